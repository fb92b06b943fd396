/** How CF are divided, as words on the command line: 'head 4/2, chest 3, legs /1, duck'. */

import { UsageError } from '../../../cli/errors.ts';
import { DEFENCE_NAMES } from '../rules/advanced/specials.ts';
import { allocationFault, NO_DEFENCE } from '../rules/basic/allocation.ts';
import {
  type Allocation,
  AREA_NAMES,
  AREAS,
  type Area,
  type Attack,
  type Pool,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../rules/types.ts';

const SPECIALS = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];
const FIGURES = /^(\d*)(?:\/(\d+))?$/;
const EXPECTED = `areas with their CF of attack and of defence, such as "head 4/2, chest 3, legs /1"; a special attack before its area ("sweep 4", "feint head 3"), @2 for the second weapon, a special defence by its name (${Object.values(DEFENCE_NAMES).join(', ')})`;

/** Reads a man's allocation, his attacks in the order they stand. Throws UsageError for what is not to be read, or not legal. */
export function readAllotment(option: string, text: string, pool: Pool): Allocation {
  const attacks: Attack[] = [];
  const defence = { ...NO_DEFENCE };
  let special: Area | null = null;
  for (const part of partsOf(text)) {
    const guard = AREAS.find((area) => DEFENCE_NAMES[area] === part);
    if (guard !== undefined) {
      if (special !== null) throw new UsageError(`${option}: one special defence a phase (23.3)`);
      special = guard;
      continue;
    }
    const { attack, area, guarding } = readPart(option, part);
    if (attack !== null) attacks.push(attack);
    defence[area] += guarding;
  }
  const allocation = { attacks, defence, ...(special === null ? {} : { special }) };
  const fault = allocationFault(pool, allocation);
  if (fault !== null) throw new UsageError(`${option} "${text}": ${fault}`);
  return allocation;
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && part !== 'nothing');

/** 'head 4/2', 'sweep 3', 'feint head 4 @2', 'legs /1' */
function readPart(option: string, part: string) {
  const words = part.split(/\s+/);
  const special = SPECIALS.find((one) => one === words[0]) ?? null;
  if (special !== null) words.shift();
  const named = AREAS.find((one) => AREA_NAMES[one] === words[0]) ?? null;
  if (named !== null) words.shift();
  const area = (special === null ? null : SPECIAL_ATTACKS[special]) ?? named;
  const [, cf = '', guarding = ''] = FIGURES.exec(words.shift() ?? '') ?? [];
  const arm = words[0] === '@1' || words[0] === '@2' ? words.shift() : undefined;
  const foreign = named !== null && named !== area;
  if (area === null || foreign || words.length > 0 || (cf === '' && guarding === ''))
    throw new UsageError(`${option}: '${part}' is not to be read: expected ${EXPECTED}`);
  const with2 = arm === '@2' ? { arm: 1 } : {};
  const attack = { area, cf: Number(cf), ...with2, ...(special === null ? {} : { special }) };
  return { area, guarding: Number(guarding), attack: Number(cf) > 0 ? attack : null };
}

/** The same in words: 'strikes at head 4, chest 3; defends head 2'. */
export function allotmentText(allocation: Allocation): string {
  const struck = allocation.attacks.map(
    ({ area, cf, special }) => `${special === undefined ? '' : `${special} `}${AREA_NAMES[area]} ${cf}`,
  );
  const attack = struck.length === 0 ? 'strikes at nothing' : `strikes at ${struck.join(', ')}`;
  return `${attack}; ${guardText(allocation.defence, allocation.special ?? null)}`;
}

/** 'defends head 2, duck' */
export function guardText(defence: Allocation['defence'], special: Area | null): string {
  const areas = AREAS.filter((area) => defence[area] > 0).map((area) => `${AREA_NAMES[area]} ${defence[area]}`);
  const all = special === null ? areas : [...areas, DEFENCE_NAMES[special]];
  return all.length === 0 ? 'defends nothing' : `defends ${all.join(', ')}`;
}
