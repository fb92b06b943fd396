/** What an attack takes from the wits of the man struck and from his CF: what follows from a blow, by the engine's own rules. */

import { met } from '../../../kernel/roll.ts';
import { branchingDice, eachWay, type PickWay } from '../../../odds/branching.ts';
import { BODY_WAYS, ONES } from '../../../odds/falls.ts';
import { isArcher } from '../rules/advanced/bow.ts';
import { armedCf } from '../rules/advanced/weapons.ts';
import { strike } from '../rules/basic/attack.ts';
import type { BlowReading } from '../rules/basic/blow.ts';
import { blowDice, castOf } from '../rules/basic/blow-dice.ts';
import { BREAK_DICE, bowBreakChance, breakRoll, type Effects, readEffects } from '../rules/basic/blow-effects.ts';
import type { Blow, CrtResult } from '../rules/blow-types.ts';
import { beginPhase, type PhaseContext } from '../rules/phase.ts';
import { initialState } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';
import type { OddsBook, Stroke } from './attempt.ts';
import { fightMoment, setBack, thingsCarried } from './carried.ts';
import { trialMan } from './trial.ts';

/** What a blow takes from a man who lives through it: chances of 0 to 1, and CF on the average. */
export interface Toll {
  /** 11.2 He has more Stun than before. */
  readonly stunned: number;
  /** 11.4 He loses his senses. */
  readonly knockedOut: number;
  /** P271 By how much less he has to spend. */
  readonly cfLoss: number;
}

/** All of a blow that its toll hangs on. */
interface Aftermath {
  readonly result: CrtResult['result'];
  /** Of a shield bash, whose stun it adds to, or of sand. */
  readonly bonus: number;
  readonly effects: Effects;
}

/** The aftermaths of one result, in words, with the ways of the white and black dice that bring them. */
export type Aftermaths = Map<string, { readonly what: Aftermath; ways: number }>;

/** Counts the effects of some falls of the dice; those that take nothing are left out. */
export function countAftermath(
  to: Aftermaths,
  tables: Tables,
  blow: Blow,
  { result, bonus }: CrtResult,
  effects: Effects,
  ways: number,
): void {
  const { hit, landed, drops } = effects;
  const parried = (result === 'P' || result === 'P*') && isArcher(tables, blow.target);
  if (hit === null && !landed && drops === null && !parried) return;
  const added = blow.special === 'bash' || blow.special === 'sand' ? bonus : 0;
  const harm = hit === null ? '' : `${hit.wounds}${hit.critical}${hit.mortal ? 'm' : ''}${hit.kills ?? ''}`;
  const words = `${harm}|${landed ? `l${added}` : ''}|${drops ?? ''}|${parried ? 'p' : ''}`;
  const known = to.get(words);
  if (known === undefined) to.set(words, { what: { result, bonus: added, effects }, ways });
  else known.ways += ways;
}

/** What is taken, on the average of all falls of the white and black dice and of all that are thrown after them. */
export type TollReader = (aftermaths: Aftermaths) => Toll;

const NO_TOLL: Toll = { stunned: 0, knockedOut: 0, cfLoss: 0 };

/** `to` with so much of `more` added. */
function addToll(to: Toll, more: Toll, share: number): Toll {
  return {
    stunned: to.stunned + share * more.stunned,
    knockedOut: to.knockedOut + share * more.knockedOut,
    cfLoss: to.cfLoss + share * more.cfLoss,
  };
}

/** The toll of several parts, each with its share. */
export function tollOf(parts: Iterable<readonly [Toll, number]>): Toll {
  let all = NO_TOLL;
  for (const [toll, share] of parts) all = addToll(all, toll, share);
  return all;
}

/** Reads the toll of an attack; the men must not change in between. */
export function tollReader(book: OddsBook, attempt: Stroke): TollReader {
  const known = new Map<string, Toll>();
  let stage: Stage | null = null;
  const after = (words: string, what: Aftermath): Toll => {
    const found = known.get(words);
    if (found !== undefined) return found;
    stage ??= stageOf(book, attempt);
    const made = played(stage, attempt, what);
    known.set(words, made);
    return made;
  };
  return (aftermaths) =>
    tollOf([...aftermaths].map(([words, { what, ways }]) => [after(words, what), ways / BODY_WAYS]));
}

/** Two men on open sand, who can be struck again and again. */
interface Stage {
  readonly ctx: PhaseContext;
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly setBack: () => void;
  readonly hand: { pick: PickWay };
}

function stageOf({ rules, tables }: OddsBook, attempt: Stroke): Stage {
  const [attacker, target] = [standIn(attempt.attacker), standIn(attempt.target)];
  const state = { ...initialState({ rules, fighters: [] }), fighters: [attacker, target] };
  const hand: Stage['hand'] = { pick: () => 0 };
  const ctx = beginPhase({ state, tables, dice: branchingDice((ways) => hand.pick(ways)), emit: () => {} });
  const items = thingsCarried(ctx);
  const moment = fightMoment(ctx, items);
  return { ctx, attacker, target, hand, setBack: () => setBack(ctx, items, moment) };
}

/** A man by himself: nobody asks him, and nobody holds or bears him. */
const standIn = (fighter: Fighter): Fighter => ({
  ...trialMan(fighter),
  ...{ mount: null, grappled: null },
});

/** Strikes the man in one way, for every fall of what is thrown with it and after it. */
function played(stage: Stage, attempt: Stroke, what: Aftermath): Toll {
  const { ctx, target, hand } = stage;
  const before = spendable(ctx, target);
  const stun = target.stun.amount;
  const { conscious } = target;
  let toll = NO_TOLL;
  let blinded = 0;
  const script = (pick: PickWay) => {
    hand.pick = pick;
    stage.setBack();
    const reading = readingOf(stage, attempt, what);
    blinded = reading.blinded;
    strike(ctx, reading);
  };
  eachWay(script, (chance) => {
    if (target.fate !== 'fighting') return;
    const one = {
      stunned: Number(target.stun.amount > stun),
      knockedOut: Number(conscious && !target.conscious),
      cfLoss: before - spendable(ctx, target) + blinded,
    };
    toll = addToll(toll, one, chance);
  });
  stage.setBack();
  return toll;
}

/** The blow as it falls, with what hangs on dice of their own: sand in the eyes, and a bow that parries. */
function readingOf(
  { ctx, attacker, target }: Stage,
  attempt: Stroke,
  { result, bonus, effects }: Aftermath,
): BlowReading {
  const blow: Blow = { ...attempt, attacker, target, cf: 0, fist: false };
  const { tables, dice, state } = ctx;
  const sand = blow.special === 'sand';
  const cast = castOf(blowDice(tables, ONES));
  const reader = { rules: state.rules, tables, dice, blow, cast, modified: 0, rolls: [] };
  const { blinded } = sand ? readEffects({ ...reader, armed: true }, { result, bonus }) : effects;
  const chance = result === 'P' || result === 'P*' ? bowBreakChance(tables, blow) : null;
  const bowBreaks = chance !== null && met(breakRoll(chance, dice.throw('break', BREAK_DICE)));
  return {
    ...{ defence: 0, modified: 0, printed: '', st: attacker.st, rolls: [], lots: [], blow, result, bonus },
    ...{ ...effects, blinded, bowBreaks, shield: null, breaks: null, recoil: null, shakes: false, white: null },
  };
}

/** P33 CF and stun. */
function spendable({ state: { rules }, tables }: PhaseContext, fighter: Fighter): number {
  return armedCf(rules, tables, fighter) - fighter.stun.amount;
}
