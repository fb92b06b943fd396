/**
 * A small rule set in which rolls may be thrown again. In odd phases both seats say whether they go on, a seat
 * throws, the foe throws, and whoever threw more has a point; in even ones nobody is asked and seat 0 throws.
 */
import * as z from 'zod/mini';
import { ONE_DIE } from '../../src/kernel/dice.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import type { MatchOptions } from '../../src/kernel/match-options.ts';
import { type Roll, rollOf } from '../../src/kernel/roll.ts';
import { asking, type Rule } from '../../src/kernel/rule.ts';
import type { Context, FavourRules, KeptThrow, Plea, RuleSet } from '../../src/kernel/ruleset.ts';
import { copyPlain, type GameState } from '../../src/kernel/state.ts';

interface PleaState extends GameState {
  luck: number;
  /** Of him who throws against the seats, whom nobody leads. */
  foeLuck: number;
  points: number[];
}

type Asked = { readonly draw: number; readonly rolls: readonly Roll[] };
type PleaDecisions = {
  go: { ask: object; choice: boolean };
  favour: { ask: Asked; choice: boolean };
  keep: { ask: { readonly first: readonly Roll[]; readonly second: readonly Roll[] }; choice: KeptThrow };
};

export interface PleaEvent extends GameEvent {
  readonly kind: 'own' | 'foe' | 'point' | 'pleaded' | 'kept';
}

type Setup = { readonly luck: number; readonly foeLuck?: number | undefined };
interface PleaToy {
  readonly state: PleaState;
  readonly decisions: PleaDecisions;
  readonly event: PleaEvent;
  readonly setup: Setup;
  readonly tables: null;
}
type PleaContext = Context<PleaToy>;
export type PleaMatch = Match<PleaToy>;
type Rules = RuleSet<PleaToy>;

const resolveAsking = asking<PleaDecisions>();

function throwFor({ dice, emit }: PleaContext, kind: 'own' | 'foe'): number {
  const roll = rollOf(kind, '2', dice.throw(kind, ONE_DIE), 'sum');
  emit({ kind, cite: '2', rolls: [roll] });
  return roll.total;
}

function* playPhase(ctx: PleaContext): Rule<PleaDecisions> {
  const { state, emit } = ctx;
  state.turn = state.phase === 0 || state.phase === 2 ? state.turn + 1 : state.turn;
  state.phase = (state.phase % 2) + 1;
  if (state.phase === 2) {
    state.points[0] = (state.points[0] ?? 0) + (throwFor(ctx, 'own') > 4 ? 1 : 0);
    if (state.turn >= 4) state.outcome = { winner: null, by: 'time', results: {} };
    return;
  }
  const goes = yield* resolveAsking<'go'>([0, 1].map((seat) => ({ kind: 'go', seat, cite: '1' })));
  const own = throwFor(ctx, 'own');
  const foe = throwFor(ctx, 'foe');
  const winner = own > foe ? 0 : 1;
  state.points = state.points.map((points, seat) => points + (seat === winner ? 1 : 0));
  emit({ kind: 'point', cite: '3' });
  if (goes[0] !== true) return;
  const [again] = yield* resolveAsking<'go'>([{ kind: 'go', seat: 0, cite: '1' }]);
  for (let i = again === true ? 2 : 1; i > 0; i--) state.points[0] = (state.points[0] ?? 0) + throwFor(ctx, 'own');
}

/** Seat 0 may plead about its own throws; a foe nobody leads about his own ones and twos, as long as he has luck. */
const favour: FavourRules<PleaToy> = {
  inPlay: ({ luck, foeLuck }) => luck > 0 || foeLuck > 0,
  of: (_state, events) =>
    events.flatMap(({ kind, rolls = [] }) =>
      rolls.flatMap((roll): Plea[] => {
        const common = { what: 'his throw', draw: roll.draw, rolls: [roll], before: [], against: false };
        if (kind === 'own') return [{ ...common, seat: 0, fighter: 'A', woe: 0 }];
        return kind === 'foe' ? [{ ...common, seat: null, fighter: 'B', woe: roll.total <= 2 ? 1 : 0 }] : [];
      }),
    ),
  may: ({ luck, foeLuck }, { fighter, woe }) => (fighter === 'A' ? luck > 0 : foeLuck > 0 && woe > 0),
  ask: (_state, { seat, draw, rolls }) => (seat === null ? true : { kind: 'favour', seat, cite: '4', draw, rolls }),
  invoke({ state, dice, emit }, { fighter }) {
    const roll = rollOf('gods', '4', dice.throw('gods', ONE_DIE), 'sum');
    if (fighter === 'A') state.luck -= 1;
    else state.foeLuck -= 1;
    emit({ kind: 'pleaded', cite: '4', rolls: [roll] });
    return roll.total > 2;
  },
  askKept: (_state, { seat, rolls, woe }, again) =>
    seat === null
      ? again.woe > woe
        ? 'first'
        : 'second'
      : { kind: 'keep', seat, cite: '4', first: rolls, second: again.rolls },
  keep({ emit }, plea, again, kept) {
    emit({ kind: 'kept', cite: '4', rolls: kept === 'first' ? again.rolls : plea.rolls });
  },
};

const int = z.int();
const BOTH = { check: () => null, list: () => [true, false], sample: pickBoth } as const;
function pickBoth(_state: unknown, _tables: unknown, _ask: unknown, pick: (n: number) => number): boolean {
  return pick(2) === 0;
}

export const pleaToy: Rules = {
  id: 'plea-toy',
  version: 1,
  schema: {
    setup: z.strictObject({ luck: int, foeLuck: z.optional(int) }),
    state: z.strictObject({ turn: int, phase: int, outcome: z.any(), luck: int, foeLuck: int, points: z.array(int) }),
    choice: { go: z.boolean(), favour: z.boolean(), keep: z.enum(['first', 'second']) },
  },
  decisions: {
    go: BOTH,
    favour: BOTH,
    keep: {
      check: () => null,
      list: () => ['first', 'second'],
      sample: (_state, _tables, _ask, pick) => (pick(2) === 0 ? 'first' : 'second'),
    },
  },
  parseTables: () => null,
  initial: ({ luck, foeLuck = 0 }) => ({ turn: 0, phase: 0, outcome: null, luck, foeLuck, points: [0, 0] }),
  prepare: () => {},
  playPhase,
  view: (state) => state,
  resample: (state) => copyPlain(state),
  narrate: ({ kind }) => kind,
  favour,
};

/** A match of it. */
export function startPleas(
  luck: number,
  options: MatchOptions<PleaToy> = {},
  {
    seed = 'a seed',
    ruleset = pleaToy,
    foeLuck = 0,
  }: { readonly seed?: string; readonly ruleset?: Rules; readonly foeLuck?: number } = {},
): PleaMatch {
  return Match.start(ruleset, null, { luck, foeLuck }, seed, options);
}
