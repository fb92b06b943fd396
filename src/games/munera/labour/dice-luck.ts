/** How the attacks of a bout fell: wounds of each, held against what its dice could have brought (8.41, 9). */
import type { Entry } from '../../../kernel/event.ts';
import type { Hex } from '../../../kernel/hex.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { type LuckReader, luckErrands, type WeighedThrow } from '../../../session/match-luck.ts';
import { GAME_ID } from '../id.ts';
import { movedTo, woundChances } from '../odds/strike-odds.ts';
import type { MuneraEvent } from '../rules/events.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { fighterOf } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** How bouts are read. */
export const luckReader = (): LuckReader<MuneraKit> => ({ ruleset: munera, tables: tables(), weigher });

/** The luck of bouts, to be asked for. */
export const ATTACKS = luckErrands(GAME_ID, luckReader);

type Attacked = Extract<MuneraEvent, { kind: 'attacked' }>;

/** With these an attack is over. */
const AFTERWARDS: ReadonlySet<MuneraEvent['kind']> = new Set([
  ...(['attacked', 'feint-again', 'points', 'grappled', 'grapple-test', 'ended'] as const),
]);

/** Reads a bout event by event: an attack is told once it is known what came of it. */
function weigher(): ReturnType<LuckReader<MuneraKit>['weigher']> {
  let before: State | null = null;
  let whirledFrom: Hex | null = null;
  let again = false;
  let open: { readonly of: Attacked; readonly fell: WeighedThrow } | null = null;
  return ({ event, seq }: Entry<MuneraEvent>, state) => {
    const told = open !== null && AFTERWARDS.has(event.kind) ? [open.fell] : [];
    if (AFTERWARDS.has(event.kind)) open = null;
    if (event.kind === 'attacked' && before !== null && isOfPlayer(before, event)) {
      const fell = weighed(before, event, { seq, whirledFrom, again });
      open = fell === null ? null : { of: event, fell };
    }
    if (event.kind === 'wounded' && open !== null && isBetween(open.of, event))
      open = { ...open, fell: { ...open.fell, came: open.fell.came + event.wounds } };
    again = event.kind === 'feint-again';
    whirledFrom = event.kind === 'whirled' ? event.from : null;
    before = copyPlain(state);
    return told;
  };
}

const isBetween = ({ fighter, foe }: Attacked, wound: Extract<MuneraEvent, { kind: 'wounded' }>): boolean =>
  wound.by === fighter && wound.fighter === foe;

/** The team of the player; of a bout that the program alone fought that of the first. */
const ownTeam = ({ fighters }: Readonly<State>): number | undefined =>
  (fighters.find(({ seat }) => seat === PLAYER_SEAT) ?? fighters[0])?.team;

/** Whether one of both is of the player's team: what others do to each other is nobody's luck. */
const isOfPlayer = (state: Readonly<State>, { fighter, foe }: Attacked): boolean =>
  [fighter, foe].some((id) => fighterOf(state, id).team === ownTeam(state));

function weighed(
  before: Readonly<State>,
  event: Attacked,
  { seq, whirledFrom, again }: { readonly seq: number; readonly whirledFrom: Hex | null; readonly again: boolean },
): WeighedThrow | null {
  const { fighter, foe } = event;
  // 12.1 a whirl counts from where it began
  const stood = whirledFrom === null ? before : movedTo(before, fighter, whirledFrom);
  const theirs = again ? (event.rolls?.[1]?.total ?? null) : null;
  const how = { foe, with: event.with, feint: false, whirl: whirledFrom !== null };
  const chances = woundChances(stood, tables(), fighter, how, theirs);
  if (chances === null) return null;
  const mean = chances.reduce((sum, chance, wounds) => sum + chance * wounds, 0);
  const variance = chances.reduce((sum, chance, wounds) => sum + chance * (wounds - mean) ** 2, 0);
  return {
    ...{ seq, own: fighterOf(before, fighter).team === ownTeam(before), came: 0 },
    ...{ due: Math.round(100 * mean), variance: Math.round(100 * variance) },
  };
}
