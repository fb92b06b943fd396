/** 7.1 The months of a career. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { innerSeed } from '../../../kernel/seal.ts';
import { resolveAftermath } from './aftermath.ts';
import { resolveCreation } from './creation.ts';
import { type CareerContext, PLAYER, resolveCareerAsk } from './kit.ts';
import { isLiving } from './limits.ts';
import { makeMatch, type Pairing, remember } from './match.ts';
import type { CareerDecisions, CareerState, DayAct, MatchResult } from './types.ts';

/** 7.4 Matches of a day beside what a die shows. */
const SLOTS = 4;

/** 7.1 A step of a month: its dawn, then one thing after the other done on its day. */
export function* playPhase(ctx: CareerContext): Rule<CareerDecisions> {
  const { state } = ctx;
  if (state.phase === 0) return dawn(ctx);
  const [act] = yield* resolveCareerAsk<'day'>([{ kind: 'day', seat: PLAYER, cite: '7.4' }]);
  if (act !== undefined) yield* resolveDay(ctx, act);
}

/** 7.4 How many matches there are this month. */
function dawn({ state, dice, emit }: CareerContext): void {
  state.turn += 1;
  state.phase = 1;
  const roll = rollOf('slots', '7.4', dice.throw('slots', ONE_DIE), 'sum', [modifier(SLOTS, 'every day', '7.4')]);
  state.slots = roll.total;
  state.used = 0;
  state.fought = {};
  emit({ kind: 'month', cite: '7.4', rolls: [roll], month: state.turn, slots: state.slots });
}

function* resolveDay(ctx: CareerContext, act: DayAct): Rule<CareerDecisions> {
  const { state } = ctx;
  switch (act.do) {
    case 'fight':
      return yield* resolveMatch(ctx, act);
    case 'recruit':
      return yield* resolveCreation(ctx);
    case 'retire':
      return retire(ctx, act.star);
    case 'rest':
      state.phase = 0;
      return;
    case 'close':
      return close(ctx);
  }
}

/** 7.4 A slot is taken, a match made and fought, and what it leaves behind is settled. */
function* resolveMatch(ctx: CareerContext, act: Extract<DayAct, { do: 'fight' }>): Rule<CareerDecisions> {
  const { state, emit } = ctx;
  const pairing = makeMatch(ctx, act);
  state.used += 1;
  for (const { star } of act.stars) state.fought[star] = (state.fought[star] ?? 0) + 1;
  const number = state.past.length + 1;
  emit({ kind: 'match-made', cite: '4.1', number, sides: sidesOf(pairing) });
  const seed = innerSeed(state, 'match', number);
  const [result] = yield* resolveCareerAsk<'match'>([
    { kind: 'match', seat: PLAYER, cite: '7', number, setup: pairing.setup, seed },
  ]);
  if (result === undefined) return;
  const { winner, by, digest } = result;
  emit({ kind: 'match-fought', cite: '7', number, winner, by, digest });
  const fame = yield* resolveAftermath(ctx, pairing.entries, result);
  if (state.setup.rivals) remember(state, pairing.entries);
  state.past.push(pastOf(state, number, pairing, result, fame));
}

function sidesOf({ entries }: Pairing): readonly [string, string] {
  const names = (side: 0 | 1): string =>
    entries.flatMap(({ fighter }) => (fighter.side === side ? [fighter.name] : [])).join(' & ');
  return [names(0), names(1)];
}

function pastOf(
  { turn }: CareerState,
  number: number,
  { locale, entries }: Pairing,
  result: MatchResult,
  fame: readonly number[],
): CareerState['past'][number] {
  return {
    ...{ number, month: turn, locale, result, fame },
    stars: entries.flatMap(({ career, fighter }) => (fighter.rank === 'star' && career !== null ? [career.id] : [])),
    names: entries.map(({ fighter }) => fighter.name),
    sides: entries.map(({ fighter }) => fighter.side),
    styles: entries.map(({ fighter }) => fighter.style ?? 'murmillo'),
  };
}

/** 7.6 A free Star lays down the sword. */
function retire({ state, emit }: CareerContext, id: string): void {
  const star = state.familia.find((one) => one.id === id);
  if (star === undefined) return;
  star.ended = { how: 'retired', month: state.turn, why: 'free' };
  emit({ kind: 'retired', cite: '7.6', name: star.name });
}

/** The player leaves the arena for good. */
function close({ state, emit }: CareerContext): void {
  const results = Object.fromEntries(state.familia.map((one) => [one.id, isLiving(one) ? 'V' : letterOf(one)]));
  state.outcome = { winner: null, by: 'closed', results };
  emit({ kind: 'closed', cite: '7' });
}

const letterOf = ({ ended }: CareerState['familia'][number]): string => (ended?.how === 'dead' ? 'P' : 'V');
