/** 6, 8, 13 Modifiers: of Action Points, of attacks, of saves, of appeals. */

import { distance, type Hex } from '../../../kernel/hex.ts';
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import type { Arm } from './gear.ts';
import { wearsCesti } from './gear.ts';
import { isBeside, quadrantOf } from './geometry.ts';
import { activeIn, hasFront, inFront, isExhausted, isInjured, isWorn } from './roster.ts';
import type { Lines, Tables } from './tables/types.ts';
import type { Fighter, OwnTurn, State } from './types.ts';
import type { Quadrant } from './words.ts';

/** The lines of a table that count, as often as they do. */
function linesOf<L extends string>(
  table: Lines<L>,
  cite: string,
  counts: { readonly [P in L]?: number | boolean },
): readonly Modifier[] {
  const names = Object.keys(counts) as L[];
  return names.flatMap((name) => {
    const times = Number(counts[name] ?? 0);
    return times === 0 ? [] : [modifier(table[name] * times, name, cite)];
  });
}

/** 6 A knock-down costs at least so much. */
const LEAST_RISING = 2;

/** 6 What is added to the die for Action Points. */
export function apModifiers(fighter: Fighter, tables: Tables): readonly Modifier[] {
  const { armour, galerus, shield, entangled, hazed, skills } = fighter;
  const light = armour !== 'heavy' && (armour === 'light' || galerus);
  const lines = linesOf(tables.ap, '6', {
    'no armour': armour === 'none' && !galerus,
    'light armour': light,
    'large shield': shield === 'large',
    exhausted: isExhausted(fighter),
    tired: isWorn(fighter) && !isExhausted(fighter),
    injured: isInjured(fighter),
    entangled: entangled !== null,
    hazed,
    reflexes: skills.includes('reflexes'),
  });
  if (!fighter.down) return lines;
  return [...lines, modifier(-Math.max(LEAST_RISING, fullSave(fighter, tables)), 'standing up', '6')];
}

/** MR-31 The whole save in front. */
const fullSave = (fighter: Fighter, tables: Tables): number => saveOf(fighter, 'front', null, tables).value;

/** A save value and what it is made of. */
export interface SaveValue {
  readonly modifiers: readonly Modifier[];
  readonly value: number;
}

/** 8.42 No save is better than this. */
const BEST_SAVE = 5;

/** 8.42 The save of somebody who is hit from a quarter. `by`: the blow that meets it, or null; `whirl`: it passes the shield. */
export function saveOf(fighter: Fighter, from: Quadrant, by: Arm | null, tables: Tables, whirl = false): SaveValue {
  const { armour, helmet } = fighter;
  const line = (name: keyof Tables['saves']): Modifier => modifier(tables.saves[name][from], name, '8.42');
  const shield = whirl ? null : shieldLine(fighter);
  const covered = shield === null ? 0 : tables.saves[shield][from];
  const cuts = by?.weapon?.kind === 'sica' && covered > 0;
  const parts = [
    ...(armour === 'none' ? [] : [line(armour === 'light' ? 'light armour' : 'heavy armour')]),
    ...(helmet ? [line('helmet')] : []),
    ...(wearsCesti(fighter) ? [line('cesti')] : []),
    ...(shield === null || covered === 0 ? [] : [line(shield)]),
    ...(cuts ? [modifier(-1, 'round the shield by a sica', '8.42')] : []),
  ];
  const sum = sumModifiers(parts);
  const capped = sum > BEST_SAVE ? [...parts, modifier(BEST_SAVE - sum, 'no save is better', '8.42')] : parts;
  const before = sumModifiers(capped);
  const pierced =
    by?.row.penetrates === true && before > 0 ? [...capped, modifier(-1, 'penetration', 'MR-12')] : capped;
  return { modifiers: pierced, value: sumModifiers(pierced) };
}

/** 8.42 What guards the arm; a cape that is on somebody guards nothing. */
function shieldLine({ shield, galerus, holds }: Fighter): 'small shield' | 'large shield' | 'cape' | 'galerus' | null {
  if (shield === 'small') return 'small shield';
  if (shield === 'large') return 'large shield';
  if (shield === 'cape') return holds === null ? 'cape' : null;
  return galerus ? 'galerus' : null;
}

/** An attack as its modifiers see it: `from` is the hex it is made from. */
export interface StrikeAim {
  readonly fighter: Fighter;
  readonly foe: Fighter;
  readonly from: Hex;
  readonly arm: Arm;
}

/** 8.40 What is added to the attacker's die. */
export function attackModifiers(
  state: Readonly<State>,
  tables: Tables,
  { fighter, foe, from, arm }: StrikeAim,
  acting: OwnTurn | null,
): readonly Modifier[] {
  const quarter = quadrantOf(foe.hex, foe.facing, from);
  const lines = linesOf(tables.attack, '8.40', {
    'from the side': quarter === 'left' || quarter === 'right',
    'from behind': quarter === 'rear',
    entangled: foe.entangled !== null,
    'each other adversary': gangOf(state, fighter, foe),
    hazed: acting?.hazes.includes(foe.id) === true,
    'attack skill': fighter.skills.includes('attack'),
    'dodge skill': foe.skills.includes('dodge'),
  });
  const range = distance(from, foe.hex);
  const value = arm.row.ranges.get(range) ?? 0;
  return value === 0 ? lines : [...lines, modifier(value, `${arm.name} at ${range}`, '10')];
}

/** 8.40 Others of any team who stand beside the target and have it in front of them. */
function gangOf(state: Readonly<State>, fighter: Fighter, foe: Fighter): number {
  return activeIn(state).filter(
    (one) => one !== fighter && one !== foe && isBeside(one.hex, foe.hex) && hasFront(one) && inFront(one, foe.hex),
  ).length;
}

/** 13 What counts for and against one who appeals to the crowd; `by`: who has beaten it. */
export function appealModifiers(
  { sparedToday, terms }: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  by: Fighter,
): readonly Modifier[] {
  const lines = linesOf(tables.appeal, '13.61', {
    injured: isInjured(fighter),
    'both worn': isWorn(fighter) && isWorn(by),
    'whirled well': fighter.whirlHits > 0 && fighter.whirlDoubles === 0,
    'each opponent injured': fighter.injured.length,
    'each gladiator defeated': fighter.defeated.length,
    popular: fighter.skills.includes('popularity'),
    'wounded nobody': fighter.dealt === 0,
    'each other spared today': sparedToday - fighter.spared,
    'no helmet': !fighter.helmet,
    'whirled into a double': fighter.whirlDoubles > 0,
    'threw sand': fighter.threwSand,
    hoplomachus: fighter.hoplomachus,
    unwounded: fighter.taken === 0,
    'spared today': fighter.spared > 0,
  });
  const { favour = 0 } = fighter;
  return [
    ...lines,
    ...(favour === 0 ? [] : [modifier(favour, 'a favourite', 'MR-67')]),
    ...(terms === undefined ? [] : [modifier(terms.value, terms.why, 'MR-56')]),
  ];
}
