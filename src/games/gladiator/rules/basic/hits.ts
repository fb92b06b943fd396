/** 10.1, 10.2, 10.4: the wounds of a hit, and the critical that goes with them. */

import type { Throw } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { bookOf } from '../beasts/setup.ts';
import { type HitReading, type Reader, readBlowPart } from '../blow-types.ts';
import { weaponRow } from '../tables/weapon-rows.ts';
import type { Armour } from '../types.ts';
import { armourDrm, armourMet } from './armour.ts';
import type { DiceReading } from './blow-dice.ts';
import { multiply, readCritical } from './criticals.ts';

/** P163 What a killing wound counts as where wounds are counted: the most that the table prints (10.1). */
const MOST_WOUNDS = 7;

/** P49 Wounds, then the critical that goes with them. */
export function readHit(reader: Reader, bonus: number): HitReading {
  const halves = reader.blow.special === 'sweep' || reader.blow.special === 'bash'; // P49 their wounds are half
  const part = (wounds: number) => (halves ? Math.floor(wounds / 2) : wounds);
  const armour = armourMet(reader);
  const { value, bare } = readBlowPart(reader, 'wound', (thrown) => woundOf(reader, bonus, armour, thrown));
  const force = part(bare === 'K*' ? MOST_WOUNDS : bare);
  if (value === 'K*') return { wounds: 0, force, kills: 'killing-wound', critical: null, mortal: false };
  const wound = part(value);
  if (wound === 0) return { wounds: 0, force, kills: null, critical: null, mortal: false };
  const { area, target } = reader.blow;
  const per = { count: wound, why: 'per wound', cites: ['10.4', '10.4'] } as const;
  const critical = readBlowPart(reader, 'critical', (thrown) => {
    const { roll, critical: value } = readCritical(reader, target, area, thrown, per);
    return { rolls: [roll], value };
  });
  return { ...multiply(wound, critical, target.armour[1]), force, critical };
}

/** Wounds, and what they would be on bare flesh (27.8.2.2). */
interface Wound {
  readonly value: number | 'K*';
  readonly bare: number | 'K*';
}

/** 10.1, 10.2 Three dice with the hit's bonus and the armour. */
function woundOf(
  { rules, tables, blow }: Reader,
  bonus: number,
  armour: Armour | null,
  thrown: Throw,
): DiceReading<Wound> {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, bonus, `H+${bonus}`, '10.1');
  if (blow.item !== null)
    addModifier(modifiers, weaponRow(tables, blow.item).wounds, `edge of the ${blow.item.kind}`, '21.2');
  const { beast } = blow.target;
  if (beast !== null && bookOf(rules, beast) === 'colosseum')
    addModifier(modifiers, tables.beasts[beast.kind].hide, 'hide', '28.3.3.1');
  const stopped = armour === null ? 0 : armourDrm(tables, armour);
  addModifier(modifiers, stopped, `armour ${armour}`, '10.2.1');
  const sum = rollOf('wound', '10.1', thrown, 'sum', modifiers);
  const { table, value } = tables.wounds.at(sum.total, 0);
  const bare = stopped === 0 ? value : tables.wounds.at(sum.total - stopped, 0).value;
  const result = value === 'K*' ? 'killed' : `${value} ${value === 1 ? 'wound' : 'wounds'}`;
  return { rolls: [{ ...sum, table, result }], value: { value, bare } };
}
