/** P181-P184: where one of Springsteen's animals can be after its next move. */
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { bodyOf, headOf, positionOver } from '../bodies.ts';
import { type Bout, type Doing, manOf } from '../bout.ts';
import { ahead, same as sameHex, turned } from '../hexes.ts';
import type { Man } from '../man.ts';
import { type Beast, bySpringsteen, cannotStand, inTheWay, placed } from './beings.ts';

/** P180 Whether a beast is one of his animals, and nobody's horse. */
export const isAnimal = (bout: Bout, beast: Beast): boolean => bySpringsteen(bout) && !beast.beast.horse;

/** P181 Its head a hex further one way, and the rest of it behind. */
const goneToward = (beast: Beast, way: Direction): Beast =>
  placed(beast, beast.beast.hexes === 1 ? ahead(beast.at, way) : headOf(beast), way);

const whirled = (beast: Beast, by: 1 | -1): Beast => placed(beast, beast.at, turned(beast.facing, by));

/** P181-P184 How it can stand after the move that comes next. */
export function standsOf(bout: Bout, beast: Beast, doing: Doing): readonly Beast[] {
  const { action, moved, target, aside, wall } = doing;
  const { facing } = beast;
  if (aside !== null) return [goneToward(beast, aside)];
  if (wall !== null) return alongWall(bout, beast, wall);
  const side = action.endsWith('left') ? -1 : 1;
  if (action === 'back') return [placed(beast, ahead(beast.at, facing, -1), facing)];
  if (action.startsWith('whirl')) return [whirled(beast, side)];
  if (action.startsWith('tight')) return [goneToward(beast, turned(facing, side))];
  if (action.startsWith('circle')) return [goneToward(beast, turned(facing, moved % 2 === 0 ? side : 0))];
  if (action === 'rush' && target !== null) return rushing(bout, beast, manOf(bout, target));
  return [goneToward(beast, facing)];
}

/** P184 Along a wall, as near to it as the map allows. */
function alongWall(bout: Bout, beast: Beast, side: 1 | -1): readonly Beast[] {
  const stands = [-side, 0, side, 2 * side].map((by) => goneToward(beast, turned(beast.facing, by)));
  const first = stands.find((one) => edgeBeyond(bout.window, headOf(one)) === null);
  return first === undefined ? [] : [first];
}

/** P182 Whether a man is straight before its head, with no wall and no other beast between. */
export function sees(bout: Bout, beast: Beast, man: Man): boolean {
  const others = [...bout.men.values()].filter(
    (one) => one.id !== beast.id && one.beast !== null && one.fate === 'fighting',
  );
  for (
    let hex = ahead(headOf(beast), beast.facing);
    edgeBeyond(bout.window, hex) === null;
    hex = ahead(hex, beast.facing)
  ) {
    if (sameHex(hex, man.at)) return true;
    if (others.some((one) => bodyOf(one).some((other) => sameHex(other, hex)))) return false;
  }
  return false;
}

/** P183 The next moves of the shortest ways to a man, and of those the ones that come upon him best. */
function rushing(bout: Bout, beast: Beast, man: Man): readonly Beast[] {
  const seen = new Set<string>();
  let layer = new Map([[nameOf(beast), { stand: beast, firsts: new Set<Beast>() }]]);
  while (layer.size > 0) {
    const ends: { readonly firsts: ReadonlySet<Beast>; readonly advantage: number }[] = [];
    const further: typeof layer = new Map();
    for (const { stand, firsts } of layer.values()) {
      for (const next of nextMoves(stand)) {
        const begun = stand === beast ? new Set([next]) : firsts;
        if (sameHex(headOf(next), man.at)) ends.push({ firsts: begun, advantage: over(stand, man) });
        else if (!seen.has(nameOf(next)) && isClear(bout, next, man)) {
          const known = further.get(nameOf(next))?.firsts ?? new Set();
          further.set(nameOf(next), { stand: next, firsts: new Set([...known, ...begun]) });
        }
      }
    }
    const most = Math.max(...ends.map(({ advantage }) => advantage));
    if (ends.length > 0) return ends.filter(({ advantage }) => advantage === most).flatMap(({ firsts }) => [...firsts]);
    for (const name of further.keys()) seen.add(name);
    layer = further;
  }
  return nextMoves(beast);
}

const nameOf = ({ at, facing }: Beast): string => `${at.q},${at.r},${facing}`;

/** A1 What it has over a man from where its head is. */
const over = (beast: Beast, man: Man): number => positionOver(headOf(beast), man);

const nextMoves = (beast: Beast): readonly Beast[] => [
  ...[0, 1, -1].map((by) => goneToward(beast, turned(beast.facing, by))),
  whirled(beast, 1),
  whirled(beast, -1),
];

/** P183 Neither beyond a wall nor in anybody's hex, the man's own included. */
const isClear = (bout: Bout, stand: Beast, man: Man): boolean =>
  !cannotStand(bout, stand) &&
  inTheWay(bout, stand).length === 0 &&
  bodyOf(stand).every((hex) => !sameHex(hex, man.at));

/** P184 Whether all that is left of its moves cannot be made: a step back or a whirl into something. */
export const isHeld = (bout: Bout, beast: Beast, doing: Doing): boolean =>
  standsOf(bout, beast, doing).every((stand) => cannotStand(bout, stand));

/** P92, P184 Whether its head cannot go a hex one way, or would go into its own rear. */
export const isShut = (bout: Bout, beast: Beast, way: Direction): boolean =>
  cannotStand(bout, goneToward(beast, way)) || (beast.beast.hexes > 1 && way === turned(beast.facing, 3));
