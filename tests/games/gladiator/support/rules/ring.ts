/** Men who stand round another: A in (0,0) facing 0, his opponents in the hexes round him. */
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, Pool, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Direction, neighbour, turn } from '../../../../../src/kernel/hex.ts';
import { type Played, play, type Scene, type Script, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { ORIGIN } from '../centurion.ts';

/** Every chapter but those of bare hands and special attacks, which would add choices to every man. */
const TEAMS = advancedRules([19, 21, 26]);

/** A place in a direction from A, looking at him. */
export const from = (direction: Direction, range = 1): Pick<Fighter, 'at' | 'facing'> => ({
  at: neighbour(ORIGIN, direction, range),
  facing: turn(direction, 3),
});

/** Men round A by the rules of teams; each is named with where he stands and what he is. */
export const ring = (set: Scene): State => scene({ rules: TEAMS, ...set });

/** One phase of it in which nobody moves; a man not named spends nothing. */
export const fight = (set: Scene, cf: Script['cf'] = {}, script: Omit<Script, 'cf'> = {}): Played =>
  play(ring(set), { cf, ...script });

/** What a man may spend; fails where he is not asked. */
export function poolFor(played: Played, id: string): Pool {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  throw new Error(`${id} is not asked`);
}

/** Whom a man may strike at, the nearest first. */
export const marksOf = (played: Played, id: string): readonly string[] =>
  poolFor(played, id).marks.map(({ fighter }) => fighter);

/** The ways a man was offered to face; none where he was not asked. */
export const facingsOffered = (played: Played, id = 'A'): readonly Direction[] =>
  played.asked.flatMap((request) => (request.kind === 'face' && request.fighter === id ? [...request.ways] : []));

/** Who struck at whom, in the order it fell out. */
export const blowsOf = (played: Played): readonly string[] =>
  played.of('blow').map(({ fighter, target, cf, defence }) => `${fighter}>${target} ${cf}-${defence}`);
