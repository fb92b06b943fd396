/** P324: a centurion with nobody awake against him fetches a weapon, or goes to where his own reaches. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { inSight } from './arena.ts';
import { bearingsTo, gap } from './bodies.ts';
import { type Bout, foeOf, graspable, must, onlyRolls, same } from './bout.ts';
import { disc, inWedge, range, same as sameHex, sides, text, turned } from './hexes.ts';
import type { Man } from './man.ts';
import { arrowOf, needs, samePath, waysTo } from './paths.ts';
import { armsAt, isWeapon } from './weapons.ts';

/** Whether that is what he has to do; complains where he does it otherwise. */
export function finishes(bout: Bout, man: Man, event: EventOf<'centurion-ordered'>): boolean {
  const foe = foeOf(bout, man);
  if (foe.conscious || foe.beast !== null) return false;
  const goals = needs(man, { id: 0, kind: 'sword' }) ? weaponHexes(bout, man) : roomHexes(bout, man, foe);
  if (goals.length === 0) return false;
  const end = event.path.at(-1) ?? man.at;
  same(bout, 'his order', event.order, 'move');
  onlyRolls(bout, event, []);
  must(
    bout,
    goals.some((hex) => sameHex(hex, end)),
    `he goes to ${text(end)}, to finish a fallen man`,
  );
  const ways = clearWays(bout, man, end);
  must(
    bout,
    ways.some((way) => samePath(way, event.path)),
    'that is no way there',
  );
  same(bout, 'the hexsides he may turn', event.turns, turnsAt(man, end));
  return true;
}

/** 13.4, 29.4.2.5 As near to a weapon as two hexes bring him, if that is nearer: within one hex of it will do. */
function weaponHexes(bout: Bout, man: Man): readonly Hex[] {
  const weapons = [...graspable(bout).values()].filter(({ item }) => isWeapon(item) && needs(man, item));
  if (weapons.length === 0) return [];
  const far = (hex: Hex): number => Math.max(1, Math.min(...weapons.map(({ at }) => range(at, hex))));
  const near = least(openHexes(bout, man), far);
  return near.some((hex) => far(hex) < far(man.at)) ? least(near, (hex) => range(hex, man.at)) : [];
}

/** 21.9 The nearest hexes from which he reaches a man who is too near to him, and has him in his front. */
function roomHexes(bout: Bout, man: Man, foe: Man): readonly Hex[] {
  const now = gap(man.at, foe);
  const weapons = (far: number) => armsAt(man, far).filter(isWeapon);
  if (weapons(now).length > 0 || weapons(now + 1).length === 0) return [];
  const off = (hex: Hex): number => sides(man.facing, arrowOf(bearingsTo(hex, foe), man.facing));
  const strikes = (hex: Hex): boolean => {
    if (weapons(gap(hex, foe)).length === 0 || !inSight(bout, hex, foe.at)) return false;
    const arrow = arrowOf(bearingsTo(hex, foe), man.facing);
    const by = Math.min(off(hex), turnsAt(man, hex));
    const way = turned(man.facing, sides(turned(man.facing, 1), arrow) < off(hex) ? by : -by);
    return inWedge(hex, way, foe.at);
  };
  const near = least(openHexes(bout, man).filter(strikes), (hex) => range(hex, man.at));
  return least(near, (hex) => bearingsTo(hex, foe).reduce<number>((sum, way) => sum + sides(man.facing, way), 0));
}

const turnsAt = ({ at, ensnared }: Man, hex: Hex): number => (ensnared === null ? range(at, hex) || 3 : 0);

/** The hexes of his chart where nobody is, with a way to them that goes through nobody. */
const openHexes = (bout: Bout, man: Man): readonly Hex[] =>
  disc(man.at, 2).filter((hex) => !isHeld(bout, man, hex) && clearWays(bout, man, hex).length > 0);

const clearWays = (bout: Bout, man: Man, to: Hex): readonly (readonly Hex[])[] =>
  waysTo(bout, man.at, to).filter((way) => way.every((hex) => !isHeld(bout, man, hex)));

const isHeld = (bout: Bout, man: Man, hex: Hex): boolean =>
  [...bout.men.values()].some((one) => one.id !== man.id && one.fate === 'fighting' && gap(hex, one) === 0);

function least(hexes: readonly Hex[], figure: (hex: Hex) => number): readonly Hex[] {
  const best = Math.min(...hexes.map(figure));
  return hexes.filter((hex) => figure(hex) === best);
}
