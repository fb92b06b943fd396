/** 38.2-38.6: the bill of the day. */

import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { rollArena } from '../../rules/arena/setup.ts';
import type { ArenaSetup } from '../../rules/arena/types.ts';
import { drawHunt } from '../../rules/beasts/setup.ts';
import type { BeastBook, BeastKind } from '../../rules/beasts/types.ts';
import { D66 } from '../../rules/dice.ts';
import type { Side } from '../../rules/side.ts';
import {
  type CareerContext,
  type CareerRule,
  type ManContext,
  type ManRule,
  PLAYER,
  resolveAsk,
  resolveAskOfMan,
} from '../context.ts';
import type { CombatClass, Man, Rival } from '../man/man-types.ts';
import { newcomer } from '../man/newcomer.ts';
import { classOf } from '../man/talents.ts';
import { kindBill } from './first-match.ts';
import { type Bill, type Billed, MATCH_TYPES, type MatchType } from './munus-types.ts';
import { rollClass } from './pairing.ts';

/** 38.2.3 How many fight on either side, where no dice say it. */
const NUMBERS: { readonly [T in MatchType]?: readonly [own: number, theirs: number] } = {
  'matched-pair': [1, 1],
  champion: [1, 1],
  'two-on-one': [1, 2],
  'two-pairs': [2, 2],
  'three-pairs': [3, 3],
};

/** Whether a match is against beasts. */
export function isHuntMatch(type: MatchType): boolean {
  return type === 'venatores' || type === 'bestiarii';
}

/** 38.2-38.6 Draws up the bill for the player's man; the first of a lenient career is chosen (P356). */
export function* resolveBill(ctx: CareerContext, man: Man): CareerRule<Bill> {
  if (ctx.state.setup.kindFirst === true && ctx.state.past.length === 0) return kindBill(ctx, man, arenaOf(ctx));
  const { type, unique, death } = yield* resolveType(ctx, 'seat');
  const deathMatch = !isHuntMatch(type) && death !== null && rollDeath(ctx, death);
  const common = { type, unique, deathMatch };
  if (isHuntMatch(type))
    return {
      ...common,
      comrades: [],
      challengers: [],
      beasts: rollBeasts(ctx, ctx.state.setup.rules.beastBook),
      arena: arenaOf(ctx),
    };
  const [own, theirs] = numbersOf(ctx, type);
  const combatClass = classOf(ctx.tables, man.style); // P105 Comrades are of his class.
  const comrades: Billed[] = [];
  for (let i = 1; i < own; i++) comrades.push(billed(ctx, 0, newcomer(ctx, combatClass, false, comrades)));
  const challengers: Billed[] = [];
  for (let i = 0; i < theirs; i++) {
    const beside = [...comrades, ...challengers];
    challengers.push(yield* resolveChallenger(ctx, combatClass, type === 'champion', beside));
  }
  return { ...common, comrades, challengers, beasts: [], arena: arenaOf(ctx) };
}

/** 38.2.1 A kind of match, and its Death number. */
interface MatchDrawn {
  readonly type: MatchType;
  /** 38.2.3 It came of a unique match. */
  readonly unique: boolean;
  readonly death: number | null;
}

/** 38.2.1 The kind of match by D66; a unique one is chosen, for a man of the book by lot. */
export function* resolveType(ctx: ManContext, by: 'seat' | 'book'): ManRule<MatchDrawn> {
  const roll = rollOf('match-type', '38.2.1', ctx.dice.throw('match-type', D66), 'd66');
  const { table, value } = ctx.tables.matches.at(roll.total, 0);
  const { type, death } = value;
  ctx.emit({ kind: 'match-rolled', cite: '38.2.1', type, rolls: [{ ...roll, table, result: type }] });
  if (type !== 'unique') return { type, unique: false, death };
  const ask = { kind: 'unique', seat: PLAYER, cite: '38.2.3', types: MATCH_TYPES } as const;
  const [chosen = null] = by === 'seat' ? yield* resolveAskOfMan<'unique'>([ask]) : [];
  return { type: settleUnique(ctx, chosen), unique: true, death };
}

/** P105 A unique match is what the player names, or any of the others by lot. */
function settleUnique({ dice, emit }: ManContext, chosen: MatchType | null): MatchType {
  if (chosen !== null) {
    emit({ kind: 'match-chosen', cite: '38.2.3', type: chosen, byDice: false });
    return chosen;
  }
  const lot = dice.lot('unique-match', 'P105', MATCH_TYPES.length);
  const type = MATCH_TYPES[lot.picked] ?? 'matched-pair';
  emit({ kind: 'match-chosen', cite: 'P105', type, byDice: true, lots: [lot] });
  return type;
}

/** 38.3 1D6 above the Death number: sine missione. */
export function rollDeath({ dice, emit }: ManContext, death: number): boolean {
  const sum = rollOf('death-match', '38.3.1', dice.throw('death-match', ONE_DIE), 'sum');
  const roll = needing(sum, '>', death, (deadly) => (deadly ? 'sine missione' : 'missus allowed'));
  emit({ kind: 'death-rolled', cite: '38.3.1', deathMatch: met(roll), rolls: [roll] });
  return met(roll);
}

/** 38.2.3 How many fight on either side. */
export function numbersOf(ctx: ManContext, type: MatchType): readonly [own: number, theirs: number] {
  const fixed = NUMBERS[type];
  if (fixed !== undefined) return fixed;
  if (type === 'consecutive') {
    const thrown = ctx.dice.throw('challengers', ONE_DIE);
    const roll = rollOf('challengers', '38.2.3', thrown, 'd3', [modifier(1, 'always', '38.2.3')]);
    return [1, numberRolled(ctx, 'challengers', roll)];
  }
  const men = numberRolled(ctx, 'men a side', rollOf('battle', '38.2.3', ctx.dice.throw('battle', TWO_DICE), 'd3'));
  return [men, men];
}

function numberRolled({ emit }: ManContext, of: 'challengers' | 'men a side', roll: Roll): number {
  emit({ kind: 'number-rolled', cite: '38.2.3', of, count: roll.total, rolls: [roll] });
  return roll.total;
}

/** 38.4, 38.5 One challenger: a man known of old, where the player asks for one, or a newcomer. */
function* resolveChallenger(
  ctx: CareerContext,
  player: CombatClass,
  champion: boolean,
  beside: readonly Billed[],
): CareerRule<Billed> {
  const combatClass = rollClass(ctx, player);
  const known = champion ? [] : rivalsOf(ctx, combatClass).filter(({ id }) => beside.every((one) => one.rival !== id));
  const rival = known.length === 0 ? null : yield* resolveRival(known);
  if (rival !== null) {
    const { man, fs, id } = rival;
    return billed(ctx, 1, { man, combatClass, spent: 0, fs, rival: id });
  }
  return billed(ctx, 1, newcomer(ctx, combatClass, champion, beside));
}

/** 38.4.2, P231 The known gladiators of a class who are able to fight. */
function rivalsOf({ state, tables }: CareerContext, combatClass: CombatClass): readonly Rival[] {
  return state.rivals.filter(
    ({ man, standing }) => standing === 'fighting' && classOf(tables, man.style) === combatClass,
  );
}

function* resolveRival(known: readonly Rival[]): CareerRule<Rival | null> {
  const rivals = known.map(({ id }) => id);
  const [chosen = null] = yield* resolveAsk<'challenger'>([
    { kind: 'challenger', seat: PLAYER, cite: '38.4.2', rivals },
  ]);
  return known.find(({ id }) => id === chosen) ?? null;
}

/** 38.4 A man goes on the bill. */
export function billed({ emit }: ManContext, side: Side, one: Billed): Billed {
  const { name, style } = one.man;
  emit({ kind: 'billed', cite: side === 0 ? 'P105' : '38.4', man: name, style, side, known: one.rival !== null });
  return one;
}

/** 38.2.3, P89 Draws the beasts of a hunt, 1D3 of them, and tells it. */
export function rollBeasts({ dice, tables, emit }: ManContext, book: BeastBook): readonly BeastKind[] {
  const { kinds, rolls, lots } = drawHunt(dice, tables.gladiator, book);
  emit({ kind: 'beasts-drawn', cite: '38.2.3', beasts: kinds, rolls, lots });
  return kinds;
}

/** 38.6.1 The arena, as 27.2 has it. */
export function arenaOf({ dice, emit }: ManContext): ArenaSetup {
  const { size, obstacles, rolls } = rollArena(dice);
  emit({ kind: 'arena-rolled', cite: '38.6.1', size, obstacles, rolls });
  return { size, obstacles };
}
