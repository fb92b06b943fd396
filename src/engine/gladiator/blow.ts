/** 9.5, 9.6, 10.1-10.4, 12.2, 13.1: one throw of six dice, read in all its roles (P2). */
import { BLOW_DICE, ONE_DIE, type Throw } from '../kernel/dice.ts';
import { addModifier, type Modifier, modifier, sumModifiers } from '../kernel/modifier.ts';
import { met, needing, partOf, type Roll, rollOf } from '../kernel/roll.ts';
import type { BlowResult } from './events.ts';
import { type Combatant, combatantOf, type PhaseContext } from './phase.ts';
import { areaLoss, currentCf, type Shield, shieldOf, shieldPoints, weaponOf } from './sheet.ts';
import type { Critical, Tables } from './table-types.ts';
import { ARMOUR_LETTERS, type Area, type Armour, type ArmourLetter, type Fighter } from './types.ts';

/** 9.5 Columns of the CRT. */
const CRT_COLUMNS = 8;
/** C1 He drops it on this or less. */
const DROP_MAX = 0;

/** A blow before its dice. */
export interface Blow {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly area: Area;
  readonly cf: number;
  /** null for a thrown item, which nothing defends against and which knocks nothing from a hand (P64). */
  readonly round: number | null;
}

/** What the dice of a blow say. Nothing has happened yet. */
export interface BlowReading {
  readonly blow: Blow;
  readonly rolls: readonly Roll[];
  readonly defence: number;
  readonly modified: number;
  readonly printed: string;
  readonly result: BlowResult;
  readonly bonus: number;
  readonly hit: HitReading | null;
  readonly shield: ShieldReading | null;
  /** What the defender lets fall (13.1.1). */
  readonly drops: 'weapon' | 'shield' | null;
}

/** 10.1-10.4 What a body hit does. */
export interface HitReading {
  readonly wounds: number;
  readonly kills: 'killing-wound' | 'killing-critical' | null;
  readonly critical: Critical | null;
  readonly mortal: boolean;
}

/** 12.2 What a shield hit does. */
interface ShieldReading {
  readonly shield: Shield;
  readonly boxes: number;
  readonly destroyed: boolean;
  readonly overflow: 'P' | 'H' | null;
}

/** 9.5 Throws the six dice of a blow and reads them as the state now stands. */
export function readBlow(ctx: PhaseContext, blow: Blow): BlowReading {
  const { target } = blow;
  const defender = combatantOf(ctx, target);
  const defended = defender === null || blow.round === null ? NO_MODIFIERS : defend(ctx, defender, blow.area);
  const thrown = ctx.dice.throw('blow', BLOW_DICE);
  const modified = blow.cf + sumModifiers(defended.modifiers);
  const { roll, printed, raw, bonus } = readCrt(ctx.tables, blow, thrown, defended.modifiers);
  const armed = weaponOf(target) !== null;
  const result = convert(raw, shieldOf(ctx.tables, target) !== null, armed, blow.round === null);
  const rolls = [...defended.rolls, { ...roll, result: resultText(result, bonus) }];
  const effects = readEffects({ tables: ctx.tables, blow, thrown, modified, rolls }, result, bonus, armed);
  return { blow, rolls, defence: blow.cf - modified, modified, printed, result, bonus, ...effects };
}

const NO_MODIFIERS: { readonly modifiers: readonly Modifier[]; readonly rolls: readonly Roll[] } = {
  modifiers: [],
  rolls: [],
};

/** 9.3.3, 9.4.6, 9.6 F What stands against an attack on an area; what the defender owed is paid with it. */
function defend(ctx: PhaseContext, combatant: Combatant, area: Area): typeof NO_MODIFIERS {
  if (!combatant.fighter.conscious) return NO_MODIFIERS; // F25
  const modifiers: Modifier[] = [];
  const rolls: Roll[] = [];
  addModifier(modifiers, -combatant.defence[area], 'defence CF', '9.3.3');
  addModifier(modifiers, combatant.owed, 'CF the defender lost', '9.4.6');
  combatant.owed = 0;
  if (combatant.fumbled) {
    const roll = rollOf('fumble', '9.6', ctx.dice.throw('fumble', ONE_DIE), 'sum');
    rolls.push(roll);
    modifiers.push(modifier(roll.total, 'the defender fumbled', '9.6'));
    combatant.fumbled = false;
  }
  return { modifiers, rolls };
}

/** 9.5.1 The red dice on the CRT; CF beyond its columns counts on the die (9.5.1.2, 9.5.1.3). */
function readCrt(
  tables: Tables,
  blow: Blow,
  thrown: Throw,
  defended: readonly Modifier[],
): { roll: Roll; printed: string; raw: BlowResult; bonus: number } {
  const modifiers = [modifier(blow.cf, 'attack CF', '9.5'), ...defended].filter(({ value }) => value !== 0);
  const weakness = Math.max(0, -currentCf(tables, blow.target));
  addModifier(modifiers, weakness, 'weakened defender', '10.3.4.2'); // C69
  const roll = rollOf('crt', '9.5.1', partOf(thrown, 'red'), 'sum', modifiers);
  const column = Math.max(1, Math.min(CRT_COLUMNS, sumModifiers(modifiers)));
  const { table, value } = tables.crt.at(roll.total - column, column - 1);
  return { roll: { ...roll, table }, printed: table.cell, raw: value.result, bonus: value.bonus };
}

/** 9.6 Results change where shield or weapon is missing (P47); P* from a throw only where there is no weapon (P64). */
function convert(raw: BlowResult, shielded: boolean, armed: boolean, thrown = false): BlowResult {
  let result = raw;
  if (!shielded && (result === 'S' || result === 'S*')) result = 'P';
  else if (!shielded && result === 'P*' && !thrown) result = 'H';
  if (!armed && (result === 'P' || result === 'P*')) result = 'H';
  return result;
}

function resultText(result: BlowResult, bonus: number): string {
  return bonus > 0 ? `${result}+${bonus}` : result;
}

interface Reader {
  readonly tables: Tables;
  readonly blow: Blow;
  readonly thrown: Throw;
  readonly modified: number;
  readonly rolls: Roll[];
}

type Effects = Pick<BlowReading, 'hit' | 'shield' | 'drops'>;

function readEffects(reader: Reader, result: BlowResult, bonus: number, armed: boolean): Effects {
  const none: Effects = { hit: null, shield: null, drops: null };
  switch (result) {
    case 'F':
    case '--':
      return none;
    case 'H':
      return { ...none, hit: readHit(reader, bonus) };
    case 'P':
    case 'P*':
      return { ...none, drops: readDrop(reader, 'weapon') };
    case 'S':
    case 'S*':
      return readShieldHit(reader, result === 'S*', armed);
  }
}

/** P48 Shield damage; what it overflows into; and for an edge hit on a shield that holds, the drop. */
function readShieldHit(reader: Reader, edge: boolean, armed: boolean): Effects {
  const shield = shieldOf(reader.tables, reader.blow.target);
  if (shield === null) throw new Error('a shield hit on a man without a shield');
  const reading = readDamage(reader, shield, edge);
  const { overflow } = reading;
  const hits = overflow === 'H' || (overflow === 'P' && !armed); // 12.3.1
  const hit = hits ? readHit(reader, 0) : null;
  const parried = overflow === 'P' && armed;
  const drops = parried ? readDrop(reader, 'weapon') : edge && !reading.destroyed ? readDrop(reader, 'shield') : null;
  return { hit, shield: reading, drops };
}

/** 12.2 White dice, ST and modified CF against the shield's points; the excess is ticked off (C13). */
function readDamage({ tables, blow, thrown, modified, rolls }: Reader, shield: Shield, edge: boolean): ShieldReading {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, blow.attacker.st, 'ST of the attacker', '12.2');
  addModifier(modifiers, modified, 'modified CF', '12.2');
  addModifier(modifiers, edge ? 1 : 0, 'edge of the shield', '12.2');
  const points = shieldPoints(tables, shield);
  const sum = rollOf('shield', '12.2', partOf(thrown, 'white'), 'sum', modifiers);
  const roll = needing(sum, '>', points, (damaged) => (damaged ? `${sum.total - points} boxes` : 'no damage'));
  rolls.push(roll);
  const track = tables.shieldTracks[shield.size];
  const boxes = met(roll) ? Math.min(roll.total - points, track.length - shield.ticked) : 0;
  const ticked = track.slice(shield.ticked, shield.ticked + boxes);
  const destroyed = boxes > 0 && typeof track[shield.ticked + boxes] !== 'number';
  const overflow = ticked.includes('H') ? 'H' : ticked.includes('P') ? 'P' : null;
  return { shield, boxes, destroyed, overflow };
}

/** 13.1.1 White and black dice, less ST, modified CF and the defender's arm losses: dropped at 0 or less. */
function readDrop({ tables, blow, thrown, modified, rolls }: Reader, what: 'weapon' | 'shield'): typeof what | null {
  if (blow.round === null) return null; // P64
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -blow.attacker.st, 'ST of the attacker', '13.1.1');
  addModifier(modifiers, -modified, 'modified CF', '13.1.1');
  addModifier(modifiers, -areaLoss(tables, blow.target, 4), "CF lost from the defender's arms", '13.1.1');
  const sum = rollOf('drop', '13.1.1', partOf(thrown, 'white', 'black'), 'sum', modifiers);
  const roll = needing(sum, '<=', DROP_MAX, (drops) => (drops ? `${what} dropped` : `${what} held`));
  rolls.push(roll);
  return met(roll) ? what : null;
}

/** P49 Wounds, then the critical that goes with them. */
function readHit(reader: Reader, bonus: number): HitReading {
  const { tables, thrown, rolls } = reader;
  const wound = readWound(reader, bonus);
  if (wound === 'K*') return { wounds: 0, kills: 'killing-wound', critical: null, mortal: false };
  if (wound === 0) return { wounds: 0, kills: null, critical: null, mortal: false };
  const sum = rollOf('critical', '10.4', partOf(thrown, 'white'), 'sum', [modifier(wound, 'per wound', '10.4')]);
  const { table, value } = tables.criticals[reader.blow.area].at(sum.total, 0);
  rolls.push({ ...sum, table, result: table.cell });
  return { ...multiply(wound, value, isBare(reader.blow.target.armour[1])), critical: value };
}

const isBare = (armour: Armour) => armour === '--';

/** 10.5 What a critical makes of the wounds; a lost helmet that was not there counts as 3xM. */
function multiply(wounds: number, critical: Critical, bareHead: boolean): Omit<HitReading, 'critical'> {
  const done = { wounds, kills: null, mortal: false };
  switch (critical) {
    case '1':
      return { ...done, wounds: wounds + 1 };
    case '2x':
      return { ...done, wounds: wounds * 2 };
    case '2xM':
      return { ...done, wounds: wounds * 2, mortal: true };
    case '3xM':
      return { ...done, wounds: wounds * 3, mortal: true };
    case 'HL':
      return bareHead ? { ...done, wounds: wounds * 3, mortal: true } : done;
    case 'K*':
      return { ...done, kills: 'killing-critical' };
    default:
      return done;
  }
}

/** 10.1, 10.2 White and black dice with the hit's bonus and the armour. */
function readWound({ tables, blow, thrown, rolls }: Reader, bonus: number): number | 'K*' {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, bonus, `H+${bonus}`, '10.1');
  const armour = blow.target.armour[blow.area];
  if (covers(armour, thrown, rolls)) addModifier(modifiers, armourDrm(tables, armour), `armour ${armour}`, '10.2.1');
  const sum = rollOf('wound', '10.1', partOf(thrown, 'white', 'black'), 'sum', modifiers);
  const { table, value } = tables.wounds.at(sum.total, 0);
  rolls.push({ ...sum, table, result: value === 'K*' ? 'killed' : `${value} ${value === 1 ? 'wound' : 'wounds'}` });
  return value;
}

/** 10.2.2 Partial armour counts only if the black die is no more than its number. */
function covers(armour: Armour, thrown: Throw, rolls: Roll[]): boolean {
  if (armour.length === 1) return true;
  if (isBare(armour)) return false;
  const test = rollOf('armour', '10.2.2', partOf(thrown, 'black'), 'sum');
  const roll = needing(test, '<=', Number(armour[1]), (covered) => (covered ? `${armour} covers` : 'bare flesh'));
  rolls.push(roll);
  return met(roll);
}

function armourDrm(tables: Tables, armour: Armour): number {
  const letter: ArmourLetter | undefined = ARMOUR_LETTERS.find((one) => armour.startsWith(one));
  return letter === undefined ? 0 : tables.armourDrm[letter];
}
