/** Men in the midst of an exchange of blows, who can be set back and struck again for every way the dice can fall. */

import { branchingDice, type PickWay, walkOf } from '../../../odds/branching.ts';
import { armedCf } from '../rules/advanced/weapons.ts';
import { playMoment } from '../rules/basic/attack.ts';
import { reveal } from '../rules/basic/combat.ts';
import type { Engaged } from '../rules/basic/engagement.ts';
import { beginPhase, type MetBlow, type PhaseContext, turnoutOf } from '../rules/phase.ts';
import { fighterOf, isWeapon, shieldOf } from '../rules/sheet.ts';
import { AREAS, type Fighter, type FighterId, type Item } from '../rules/types.ts';
import { type AlikeReader, alikeReader } from './alike.ts';
import {
  type FightMoment,
  fightMoment,
  momentWords,
  type Outlook,
  outlookOf,
  setBack,
  thingsCarried,
} from './carried.ts';
import type { Guarded, Meeting, MeetingSide } from './meeting.ts';
import { trialOf } from './trial.ts';

/** Men in the same state, however they came to it. */
export interface Node {
  readonly moment: FightMoment;
  readonly outlook: Outlook;
  chance: number;
  /** For each man who may still be hurt: the chance that he has so many wounds by now. */
  readonly wounds: readonly number[][];
}

/** How blows between these men are read. It serves several exchanges, as long as the men stay as they are. */
export function readerFor({ state, tables }: Meeting): AlikeReader {
  return alikeReader({ rules: state.rules, tables });
}

/** An exchange as it is being worked out. */
export interface Fight {
  readonly ctx: PhaseContext;
  readonly items: readonly Item[];
  /** By whom the dice of the walk under way are thrown. */
  readonly hand: { pick: PickWay; picks: BlowPick | null };
  readonly before: readonly Holding[];
  readonly sums: readonly Sums[];
}

/** How a blow falls, where it is not every way. */
export type BlowPick = (met: MetBlow, ways: readonly number[], pick: PickWay) => number;

/** What is counted of a man once he cannot be hurt any more. */
interface Sums {
  readonly wounds: number[];
  cf: number;
}

/** All men stand as they are and have shown what they wrote; who would be asked in a fight does as the book would (P253). */
export function begin({ state, tables }: Meeting, sides: readonly MeetingSide[], read: AlikeReader): Fight {
  const copy = trialOf(state);
  const hand: Fight['hand'] = { pick: () => 0, picks: null };
  const dice = branchingDice((ways) => hand.pick(ways));
  const falls: PhaseContext['falls'] = (met) => {
    const { throws, ways } = read(met);
    const thrown = throws[hand.picks?.(met, ways, hand.pick) ?? hand.pick(ways)];
    if (thrown === undefined) throw new Error('a blow without a fall of its dice');
    return thrown;
  };
  const ctx: PhaseContext = { ...beginPhase({ state: copy, tables, dice, emit: () => {} }), falls };
  const engaged = sides.map(({ fighter, foes, threats, pool }): Engaged => {
    const named = (ids: readonly FighterId[]) => ids.map((id) => fighterOf(copy, id));
    return { fighter: fighterOf(copy, fighter), foes: named(foes), threats: named(threats), pool };
  });
  for (const { fighter, exposed = 0 } of sides) turnoutOf(ctx, fighterOf(copy, fighter)).pool.exposed = exposed;
  const books = sides.map(({ allocation }) => ({ allocation, spentOnAttack: 0, rolls: [], lots: [] }));
  reveal(ctx, engaged, books);
  const before = ctx.combatants.map(({ fighter }) => holdingOf(ctx, fighter));
  return { ctx, items: thingsCarried(ctx), hand, before, sums: before.map((): Sums => ({ wounds: [0], cf: 0 })) };
}

/** The men before the first blow, with every defence there may be. */
export function firstNodes(fight: Fight, guarded: Guarded | null): ReadonlyMap<string, Node> {
  const { ctx, items, sums } = fight;
  const found = new Map<string, Node>();
  const defender = ctx.combatants.find(({ fighter }) => fighter.id === guarded?.fighter);
  for (const { defence, chance } of guarded?.guards ?? [{ defence: null, chance: 1 }]) {
    if (defender !== undefined && defence !== null) for (const area of AREAS) defender.defence[area] = defence[area];
    const outlook = outlookOf(ctx);
    const words = momentWords(ctx, outlook);
    const node = found.get(words) ?? nodeOf(ctx, items, outlook);
    found.set(words, node);
    node.chance += chance;
    for (const [i, { fighter }] of ctx.combatants.entries()) {
      const counts = outlook.atRisk.has(fighter) ? node.wounds[i] : sums[i]?.wounds;
      if (counts !== undefined) counts[0] = (counts[0] ?? 0) + chance;
    }
  }
  return found;
}

/** A node of the fight as it now stands, with no chance yet. */
export function nodeOf(ctx: PhaseContext, items: readonly Item[], outlook = outlookOf(ctx)): Node {
  return { moment: fightMoment(ctx, items), outlook, chance: 0, wounds: ctx.combatants.map(() => []) };
}

/** Goes through all ways in which the blows that are next can fall, one at a time, and says the chance of each; `picks` says how one of them falls. */
export function walkFalls(fight: Fight, { moment }: Node, picks?: BlowPick): () => number | null {
  const { ctx, items, hand } = fight;
  const script = (pick: PickWay) => {
    hand.pick = pick;
    hand.picks = picks ?? null;
    setBack(ctx, items, moment);
    if (playMoment(ctx).next([]).done !== true) throw new Error('a man of the book was asked');
  };
  return walkOf(script);
}

/** All boxes ticked on a man. */
export const woundsOf = ({ wounds }: Pick<Fighter, 'wounds'>): number =>
  wounds[1] + wounds[2] + wounds[3] + wounds[4] + wounds[5];

/** What a man has in his hands, and to spend. */
interface Holding {
  readonly weapons: number;
  readonly shield: boolean;
  readonly cf: number;
}

/** What he has as the fight now stands. */
export function holdingOf({ state: { rules }, tables }: PhaseContext, fighter: Fighter): Holding {
  const { hands, stun } = fighter;
  return {
    weapons: hands.filter(isWeapon).length,
    shield: shieldOf(tables, fighter) !== null,
    cf: armedCf(rules, tables, fighter) - stun.amount,
  };
}
