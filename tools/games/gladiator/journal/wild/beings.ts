/** Beasts among the figures of a bout: who they are, what is in their way, whom they go for. */
import { BEAST_KINDS, type BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import { apart, bodyOf, type Wild } from '../bodies.ts';
import type { Bout } from '../bout.ts';
import { ahead, same as sameHex } from '../hexes.ts';
import { active, type Man } from '../man.ts';

/** A beast. */
export type Beast = Man & { readonly beast: Wild };

export const isBeast = (man: Man): man is Beast => man.beast !== null;

/** Whether somebody of a set-up is a beast. */
const isBeastKind = (kind: string): kind is BeastKind => BEAST_KINDS.some((one) => one === kind);

/** P180 Whether Springsteen's animals are in the arena. */
export const bySpringsteen = ({ rules }: Bout): boolean => rules.beastBook === 'springsteen';

/** 28 Whether the bout is a hunt: there is a beast in it that is nobody's horse. */
export function isHunt({ setup }: Bout): boolean {
  return setup.fighters.some(({ kind }) => kind === 'hunt' || isBeastKind(kind));
}

/** P25 Whether all edges are walls from the start: there are beasts or riders. */
export const isWalled = (bout: Bout): boolean =>
  isHunt(bout) || bout.setup.fighters.some(({ kind }) => kind === 'eques' || kind === 'sagittarius');

/** P5, 28.5 Men of flesh and blood: those awake, or where nobody is, those who lie senseless. */
function quarry(bout: Bout): readonly Man[] {
  const men = [...bout.men.values()].filter(({ beast, fate }) => beast === null && fate === 'fighting');
  return men.some(active) ? men.filter(active) : men;
}

/** P5 The men who are closest to a beast. */
export function closestMen(bout: Bout, beast: Beast): readonly Man[] {
  const men = quarry(bout);
  const least = Math.min(...men.map((man) => apart(beast, man)));
  return men.filter((man) => apart(beast, man) === least);
}

/** P90 Beasts that act in a phase, the nearest to a man first. */
export function actingOrder(bout: Bout): readonly Man['id'][] {
  const beasts = [...bout.men.values()].filter(isBeast).filter((one) => active(one) && !isRidden(bout, one));
  const far = (beast: Beast): number => Math.min(...quarry(bout).map((man) => apart(beast, man)));
  return beasts.sort((a, b) => far(a) - far(b)).map(({ id }) => id);
}

/** 30.6.6.1 Whether somebody sits on a horse. */
export const isRidden = (bout: Bout, beast: Man): boolean =>
  [...bout.men.values()].some(({ mount }) => mount === beast.id);

/** A beast as it would stand. */
export const placed = (beast: Beast, at: Hex, facing: Direction): Beast => ({ ...beast, at, facing });

/** Those a figure would share a hex with, if it stood there: those in the arena, and no beast that is dead. */
export function inTheWay(bout: Bout, figure: Man): readonly Man[] {
  const own = bodyOf(figure);
  return [...bout.men.values()].filter(
    (other) =>
      other.id !== figure.id &&
      other.fate === 'fighting' &&
      other.mount !== figure.id &&
      figure.mount !== other.id &&
      bodyOf(other).some((hex) => own.some((one) => sameHex(one, hex))),
  );
}

/** P25 Whether a figure would stand beyond a wall. */
export const beyondWall = ({ window }: Bout, figure: Man): boolean =>
  bodyOf(figure).some((hex) => edgeBeyond(window, hex) !== null);

/** A7, P92, P176 Whether a beast cannot stand so: beyond a wall, in another beast, or upon two men at once. */
export function cannotStand(bout: Bout, figure: Man): boolean {
  const others = inTheWay(bout, figure);
  const solid = others.some(({ beast, mount }) => beast !== null || mount !== null);
  return beyondWall(bout, figure) || solid || others.length > 1;
}

/** A7, P92 Whether a beast can neither turn to a direction nor go a hex that way. */
export function isBarred(bout: Bout, beast: Beast, way: Direction): boolean {
  const turned = placed(beast, beast.at, way);
  if (cannotStand(bout, turned)) return true;
  const met = inTheWay(bout, turned).length > 0;
  return !met && cannotStand(bout, placed(beast, ahead(beast.at, way), way));
}

type Meeting = { readonly fighters: readonly string[] };

/** Whether a beast has part in something. */
export const isWild = ({ men }: Bout, { fighters }: Meeting): boolean =>
  fighters.some((id) => (men.get(id)?.beast ?? null) !== null);

/** 30.5 Whether a rider meets a man. */
export const isRide = (bout: Bout, event: Meeting): boolean =>
  !isWild(bout, event) && event.fighters.some((id) => (bout.men.get(id)?.mount ?? null) !== null);
