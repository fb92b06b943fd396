/** 15 Victory points. */
import { distance } from '../../../kernel/hex.ts';
import type { Award } from './events.ts';
import { bearingOf, isBefore } from './geometry.ts';
import type { LedContext } from './kit.ts';
import { activeIn, animalsOut, fighterOf, isActive, opponentsOf } from './roster.ts';
import type { Fighter, State, SubRound } from './types.ts';

/** 15.1 What each event is worth, once or for each point. */
const WORTH: { readonly [A in Award]: number } = {
  attack: 2,
  damage: 1,
  'first blood': 3,
  kill: 6,
  'attack from behind': -3,
  'damage from behind': -2,
  'kill from behind': -12,
  'item destroyed': 1,
  flight: -2,
  cowardice: -3,
  surrender: -15,
  alive: 5,
  'animal killed': 3,
};
/** 15.1 VP of an event, once. */
export const awardOf = (reason: Award): number => WORTH[reason];

/** 15.2 What the pair has less against one. */
const PAIR = -10;
/** 15.3 So far away is fled. */
const FLED = 3;
/** 15.3 An enemy so near in front excuses one's back. */
const EXCUSE = 3;

/** 15.1 Awards VP; `times`: points of damage. */
export function award({ emit }: LedContext, fighter: Fighter, reason: Award, times = 1): void {
  const delta = WORTH[reason] * times;
  if (delta === 0) return;
  fighter.vp += delta;
  const cite = reason === 'flight' || reason === 'cowardice' ? '15.3' : '15.1';
  emit({ kind: 'points', cite, fighter: fighter.id, delta, reason, total: fighter.vp });
}

/** 17.8 Whether VP count: not where all fight animals. */
export const countsPoints = ({ fighters }: Pick<State, 'fighters'>): boolean =>
  new Set(fighters.map(({ team }) => team)).size > 1;

/** 15.3 Flight and cowardice of all who have moved in a sub-round. */
export function judgeHonour(play: LedContext, sub: SubRound): void {
  if (!countsPoints(play.state)) return;
  for (const id of new Set(sub.moved)) {
    const fighter = fighterOf(play.state, id);
    if (!isActive(fighter)) continue;
    for (const reason of dishonourOf(play.state, sub, fighter)) award(play, fighter, reason);
  }
}

/** 15.3 What somebody has done to its honour who stands so when a sub-round ends. */
export function dishonourOf(
  state: Readonly<State>,
  sub: SubRound,
  fighter: Fighter,
): readonly ('flight' | 'cowardice')[] {
  if (!countsPoints(state)) return [];
  return [
    ...(hasFled(state, sub, fighter) ? (['flight'] as const) : []),
    ...(isCoward(state, sub, fighter) ? (['cowardice'] as const) : []),
  ];
}

type Before = SubRound['before'][number];

const beforeOf = ({ before }: SubRound, id: string): Before | undefined => before.find((one) => one.id === id);

/** Everybody hostile, opponents and animals, with where each stands. */
const enemiesOf = (state: Readonly<State>, fighter: Fighter) => [
  ...opponentsOf(state, fighter).map(({ id, hex }) => ({ id, hex })),
  ...animalsOut(state).map(({ id, hex }) => ({ id, hex })),
];

/** GR-41 Left an opponent with whom it was in melee far behind, and came nearer to no other enemy. */
function hasFled(state: Readonly<State>, sub: SubRound, fighter: Fighter): boolean {
  const own = beforeOf(sub, fighter.id);
  if (own === undefined) return false;
  const left = opponentsOf(state, fighter).find(
    ({ id, hex }) => own.melee.includes(id) && distance(fighter.hex, hex) >= FLED,
  );
  if (left === undefined) return false;
  return !enemiesOf(state, fighter).some(({ id, hex }) => {
    const then = beforeOf(sub, id);
    return id !== left.id && then !== undefined && distance(fighter.hex, hex) < distance(own.hex, then.hex);
  });
}

const isRear = (bearing: number): boolean => bearing === 2 || bearing === 3 || bearing === 4;

/** GR-42 Shows its back to an opponent beside it who did not see it before, with no other enemy in front. */
function isCoward(state: Readonly<State>, sub: SubRound, fighter: Fighter): boolean {
  const own = beforeOf(sub, fighter.id);
  if (own === undefined) return false;
  const shown = opponentsOf(state, fighter).filter((foe) => {
    if (distance(fighter.hex, foe.hex) !== 1 || !isRear(bearingOf(fighter.hex, fighter.facing, foe.hex))) return false;
    const then = beforeOf(sub, foe.id);
    if (then === undefined || distance(own.hex, then.hex) !== 1) return true;
    return !isRear(bearingOf(own.hex, own.facing, then.hex));
  });
  return shown.some((foe) =>
    enemiesOf(state, fighter).every(
      ({ id, hex }) =>
        id === foe.id || distance(fighter.hex, hex) > EXCUSE || !isBefore(fighter.hex, fighter.facing, hex),
    ),
  );
}

/** 15.2 What a team comes to. */
export function scoreOf({ fighters, options }: Readonly<State>, team: number): number {
  const own = fighters.filter((one) => one.team === team);
  const others = fighters.filter((one) => one.team !== team);
  const sum = own.reduce((all, { vp }) => all + vp, 0);
  if (own.length === 2 && others.length === 1) return sum + PAIR;
  if (own.length === 1 && others.length === 2 && new Set(others.map((one) => one.team)).size === 1)
    return sum + options.singleVp;
  return sum;
}

/** How far the best opponent is behind somebody in VP. */
export function gapOf(state: Readonly<State>, fighter: Fighter): number {
  const foes = activeIn(state).filter(({ team }) => team !== fighter.team);
  return foes.length === 0 ? 0 : fighter.vp - Math.max(...foes.map(({ vp }) => vp));
}
