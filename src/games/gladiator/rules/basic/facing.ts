/** Chapter 6 and 9.2: fronts and positional advantage. */
import {
  type Direction,
  distance,
  type Hex,
  inWedge,
  minus,
  nearestDirections,
  rotate,
} from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { headOf } from '../bodies.ts';
import { hasSmoothHelmet } from '../sheet.ts';
import type { BodyZone, Tables } from '../tables/types.ts';
import { AREAS, type Area, type Fighter } from '../types.ts';

/** 6.1 The front of a man with a one-hex weapon: the three hexes before him. */
const FRONT_REACH = 1;
/** A1 What a net gives to everybody who attacks the man in it. */
const ENSNARED = 4;
/** A2 A throw reaches any hex of the wedge ahead. */
export const THROW_REACH = Number.POSITIVE_INFINITY;

/** 6.1, 28.2 Whether a hex lies in a man's combat front, or a beast's before its head. The prone have none (A1). */
export function hasInFront(fighter: Fighter, hex: Hex, reach = FRONT_REACH): boolean {
  return fighter.posture !== 'prone' && inWedge(headOf(fighter), fighter.facing, hex, reach);
}

/**
 * 9.2 The bonus for standing in `from` against a man in `at` with `facing`: that of the nearest of
 * the six directions; midway between two, the floor of their average (A1).
 */
export function positionBonus(tables: Tables, from: Hex, at: Hex, facing: Direction): number {
  const ways = nearestDirections(rotate(minus(from, at), -facing));
  if (ways.length === 0) return 0;
  let sum = 0;
  for (const way of ways) sum += tables.advantage[way] ?? 0;
  return Math.floor(sum / ways.length);
}

/** 9.2.1, 9.2.2, 19.3.3.1 What a man's posture, or his helmet, gives to whoever attacks him; prone replaces stumbling (C77). */
export function statusModifiers(tables: Tables, defender: Fighter): readonly Modifier[] {
  const { prone, stumbling } = tables.advantageStatus;
  const list: Modifier[] = [];
  if (defender.posture === 'prone') list.push(modifier(prone.value, prone.text, '9.2.2'));
  else if (defender.stumbling) list.push(modifier(stumbling.value, stumbling.text, '9.2.1'));
  if (defender.ensnared !== null) list.push(modifier(ENSNARED, 'ensnared', 'A1'));
  if (hasSmoothHelmet(defender)) list.push(modifier(1, 'the eye holes of a Secutor', '19.3.3.1'));
  return list;
}

/** 28.7.1, 30.6.1 The hexes beside a long body; null for whoever is struck as a man on foot is, such as a reared bear (28.7.4). */
function zonesOf(tables: Tables, { beast, mount }: Fighter): readonly BodyZone[] | null {
  if (mount !== null) return tables.mountedZones;
  return beast === null || beast.reared || beast.hexes === 1 ? null : tables.beastZones[beast.hexes];
}

/**
 * 28.7.1, 30.6.1 The hex beside a long body that lies nearest to where an attacker stands; of equals that
 * of the lower bonus (A5). Null for one who is struck as a man on foot is.
 */
export function zoneOf(tables: Tables, fighter: Fighter, from: Hex): BodyZone | null {
  const zones = zonesOf(tables, fighter);
  if (zones === null) return null;
  const place = rotate(minus(from, fighter.at), -fighter.facing);
  const range = ({ offset }: BodyZone) => distance(offset, place);
  return zones.reduce((best, zone) => {
    const nearer = range(zone) - range(best) || zone.bonus - best.bonus;
    return nearer < 0 ? zone : best;
  });
}

/** 28.7.1 The body areas that can be struck from a hex. */
export function areasFrom(tables: Tables, target: Fighter, from: Hex): readonly Area[] {
  if (target.beast === null || target.posture === 'prone') return AREAS;
  return zoneOf(tables, target, from)?.areas ?? AREAS;
}

/** 9.2 All of the positional advantage of a man in `from` over `defender`, as he now stands or stood. */
export function advantageModifiers(
  tables: Tables,
  from: Hex,
  defender: Fighter,
  stance: { readonly at: Hex; readonly facing: Direction } = defender,
): readonly Modifier[] {
  const status = statusModifiers(tables, defender);
  if (defender.posture === 'prone') return status;
  const list: Modifier[] = [];
  const zone = zoneOf(tables, defender, from);
  if (zone === null) addModifier(list, positionBonus(tables, from, stance.at, stance.facing), 'position', '9.2');
  else addModifier(list, zone.bonus, zone.name, defender.beast === null ? '30.6.1' : '28.7.1');
  return [...list, ...status];
}
