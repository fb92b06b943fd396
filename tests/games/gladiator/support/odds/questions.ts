/** Every question that can be asked of a bout as it stands. */

import { randomController } from '../../../../../src/ai/random.ts';
import { plainFighter } from '../../../../../src/games/gladiator/ai/plain-bout.ts';
import { attackReader } from '../../../../../src/games/gladiator/odds/attack.ts';
import { bookDefences } from '../../../../../src/games/gladiator/odds/book-plans.ts';
import { countExchange } from '../../../../../src/games/gladiator/odds/exchange.ts';
import { readerFor } from '../../../../../src/games/gladiator/odds/fight.ts';
import type { Meeting, MeetingSide } from '../../../../../src/games/gladiator/odds/meeting.ts';
import { orderOdds } from '../../../../../src/games/gladiator/odds/order.ts';
import {
  collisionChances,
  dragChance,
  enduranceChances,
  fallProneChance,
  missusChance,
  netChances,
  recoveryChance,
  stumbleChance,
  stunRecoveryChances,
  throwChance,
} from '../../../../../src/games/gladiator/odds/single-rolls.ts';
import { drawnAllocations, NO_FIGHTS, throwFights } from '../../../../../src/games/gladiator/odds/thrown.ts';
import { trialOf } from '../../../../../src/games/gladiator/odds/trial.ts';
import { countUnknown, GUESSES, guardsAgainst } from '../../../../../src/games/gladiator/odds/unknown.ts';
import { entryOf } from '../../../../../src/games/gladiator/rules/basic/collision.ts';
import { type Engaged, resolveEngagement } from '../../../../../src/games/gladiator/rules/basic/engagement.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { beginPhase } from '../../../../../src/games/gladiator/rules/phase.ts';
import { armOf } from '../../../../../src/games/gladiator/rules/pool.ts';
import { isWeapon } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Tables } from '../../../../../src/games/gladiator/rules/tables/types.ts';
import type {
  Fighter,
  GladiatorDecisions,
  NetKind,
  Plot,
  State,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../../../../src/kernel/dice.ts';
import type { Kind, Request } from '../../../../../src/kernel/request.ts';
import { type Rng, rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { ONES } from '../../../../../src/odds/falls.ts';
import { freeze } from '../../../../support/frozen.ts';

/** Ways of an exchange that are counted, and exchanges that are thrown. */
const SOME = { ways: 25, fights: 2, orders: 2 } as const;
/** CF up to which all divisions of the book's are counted here. */
const COUNTED_CF = 5;
const NETS: readonly NetKind[] = ['toss', 'swing', 'lay'];

/** Asks it all of a state and of what is asked of its seats; what is open hangs on the seed. */
export function askEverything(
  state: State,
  tables: Tables,
  pending: readonly Request<GladiatorDecisions>[],
  seed: string,
): void {
  const rng = rngFrom(seedState(`questions/${seed}`));
  for (const { id, fate } of state.fighters) {
    if (fate === 'fighting') askOrders({ state, tables }, id, rng);
  }
  askRolls(state, tables);
  askFight(state, tables, rng);
  askMinds(state, tables, pending, seed);
}

/** What some orders of a man's hang on: all ways of a roll, for they lead into others, and some others. */
function askOrders(meeting: Meeting, fighter: string, rng: Rng): void {
  const { state, tables } = meeting;
  const request = { kind: 'plot', seat: 0, cite: '7.2', fighter } as const;
  const some = Array.from({ length: SOME.orders }, () =>
    gladiator.decisions.plot.sample(state, tables, request, rng.int),
  );
  for (const plot of [...some, ...ROLLS]) {
    if (gladiator.decisions.plot.check(state, tables, request, plot) === null) orderOdds(meeting, fighter, plot);
  }
}

const ROLLS: readonly Plot[] = (['FL', 'FR', 'BL', 'BR'] as const).map((way) => ({
  actions: [{ code: 'RO', before: 0, after: 0, way }],
  act: false,
}));

/** The chances of everything that one roll settles. */
function askRolls(now: State, tables: Tables): void {
  const ctx = beginPhase({ state: trialOf(now), tables, dice: ONES, emit: () => {} });
  const { state } = ctx;
  freeze(state);
  const men = state.fighters.filter(({ fate, beast }) => fate === 'fighting' && beast === null);
  for (const man of men) {
    stumbleChance(tables, man, 1);
    fallProneChance(man);
    missusChance(tables, man, state.turn);
    stunRecoveryChances(tables, man, 1);
    enduranceChances(ctx, man);
    for (const loose of state.loose.slice(0, 2)) recoveryChance(ctx, man, loose);
    for (const item of man.hands.filter(isWeapon)) throwChance(tables, man, item, 2);
    const { ensnared } = man;
    const holder = men.find(({ id }) => id === ensnared?.holder);
    if (ensnared !== null && holder !== undefined) dragChance(tables, holder, ensnared, 2);
    const foe = men.find(({ side }) => side !== man.side);
    if (foe === undefined) continue;
    for (const kind of NETS) netChances(ctx, man, foe, kind);
    collisionChances(ctx, foe.at, entryOf(ctx, man, man.at), entryOf(ctx, foe, null));
  }
}

/** What may come of the blows of those who stand before one another. */
function askFight(now: State, tables: Tables, rng: Rng): void {
  const ctx = beginPhase({ state: trialOf(now), tables, dice: seededDice(seedState('engaged')), emit: () => {} });
  const step = resolveEngagement(ctx).next([]);
  if (step.done !== true || step.value.length === 0) return;
  const meeting: Meeting = { state: freeze(ctx.state), tables };
  const sides = step.value.map((one) => sideOf(meeting, one, rng));
  for (const one of step.value) askBlows(meeting, one, sides);
  const parts = sides.map((side, i) => (i === 0 ? side : { ...side, allocation: null }));
  throwFights(meeting, parts, NO_FIGHTS, SOME.fights, seededDice(seedState('thrown')));
  countExchange(meeting, sides, readerFor(meeting)).step(SOME.ways);
  const [mine, his, more] = sides;
  if (mine === undefined || his === undefined || more !== undefined || his.pool.total > COUNTED_CF) return;
  const guards = guardsAgainst(meeting, mine, his, seededDice(seedState('guards')));
  for (const guess of GUESSES) countUnknown(meeting, mine, his, guards, guess).step(SOME.ways);
}

function sideOf({ state, tables }: Meeting, { fighter, foes, threats, pool }: Engaged, rng: Rng): MeetingSide {
  const ids = (men: readonly Fighter[]) => men.map(({ id }) => id);
  const [target = ''] = ids(foes);
  const beset = { fighter: fighter.id, foes: ids(foes), threats: ids(threats) };
  const request = { kind: 'allocate', seat: 0, cite: '9.3', ...beset, target, pool, positions: [] } as const;
  return { ...beset, pool, allocation: gladiator.decisions.allocate.sample(state, tables, request, rng.int) };
}

/** The odds of a man's attacks one by one, and what the book's dice may have him do. */
function askBlows(meeting: Meeting, { fighter, foes, pool }: Engaged, sides: readonly MeetingSide[]): void {
  const { state, tables } = meeting;
  const side = sides.find((one) => one.fighter === fighter.id);
  const [target] = foes;
  if (side === undefined || target === undefined) return;
  for (const attack of side.allocation.attacks.slice(0, 2)) {
    const hand = armOf(pool, attack)?.hand ?? null;
    const item = hand === null ? null : (fighter.hands[hand] ?? null);
    if (item === null || attack.special !== undefined) continue;
    const attempt = { attacker: fighter, target, area: attack.area, round: 1, item, special: null, behind: false };
    attackReader({ rules: state.rules, tables }, attempt)(attack.cf);
  }
  if (fighter.beast !== null) return;
  drawnAllocations(meeting, { ...side, allocation: null }, SOME.fights, seededDice(seedState('drawn')));
  if (pool.total <= COUNTED_CF) bookDefences({ state, tables, fighter, foes, pool });
}

/** What those who play without a person would answer, what may be answered at all, and what each seat sees. */
function askMinds(state: State, tables: Tables, pending: readonly Request<GladiatorDecisions>[], seed: string): void {
  const minds = [plainFighter(tables, seed), randomController(gladiator, tables, seed)];
  for (const request of pending) {
    const view = gladiator.view(state, request.seat);
    for (const mind of minds) mind.choose(request, view);
    listed(state, tables, request);
  }
}

function listed<K extends Kind<GladiatorDecisions>>(
  state: State,
  tables: Tables,
  request: Request<GladiatorDecisions, K>,
): void {
  gladiator.decisions[request.kind].list(state, tables, request);
}
