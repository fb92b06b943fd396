/** 10.1-10.4, 12.2, 13.1, 21, 23.2: what the dice of one blow do to man, shield and weapon (P48, P49). */

import { type Dice, ONE_DIE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { addModifier, type Cite, type Modifier } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { bowOf, isArcher } from '../advanced/bow.ts';
import { addWeaponDrm } from '../advanced/training.ts';
import { pairDrop } from '../advanced/weapons.ts';
import { type Blow, type CrtResult, type HitReading, type Reader, readBlowPart } from '../blow-types.ts';
import type { BlowResult } from '../events.ts';
import { areaLoss, isWeapon, shieldOf, shieldPoints, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRecord, weaponRow } from '../tables/weapon-rows.ts';
import type { Fighter, Item, Shield, SpecialAttack, WeaponKind } from '../types.ts';
import { type DiceReading, isOneThrow } from './blow-dice.ts';
import { readHit } from './hits.ts';

/** C1 He drops it on this or less. */
const DROP_MAX = 0;
/** 23.2 A What a disarm adds to the drop. */
const DISARM_DROP = 8;
/** 20.10.2.2, P264 The die on which a broken trident still strikes at one hex. */
const SHORT_ON = { '5 or more': ['>=', 5], '4 or less': ['<=', 4] } as const;
/** 12.2 What a shield hit does. */
interface ShieldReading {
  readonly shield: Shield;
  readonly boxes: number;
  readonly destroyed: boolean;
  readonly overflow: 'P' | 'H' | null;
}

/** What a blow does besides its result. */
export interface Effects {
  readonly hit: HitReading | null;
  readonly shield: ShieldReading | null;
  /** It came through to the body, by its result or by the shield's last boxes (12.3.1). */
  readonly landed: boolean;
  /** What the defender lets fall (13.1.1). */
  readonly drops: 'weapon' | 'shield' | null;
  /** What becomes of the striker's weapon (P66). */
  readonly breaks: 'useless' | 'short' | null;
  /** 21.3.3 The bow that parried breaks. */
  readonly bowBreaks: boolean;
  /** 23.2 T CF the target loses for the phase. */
  readonly blinded: number;
  /** 22.2.1 What a parry does to the arm that struck. */
  readonly recoil: HitReading | null;
  /** 22.2.2 A bare hand has come through, and may stun. */
  readonly shakes: boolean;
  /** 22.3 The dice for the critical of such a strike, where they have fallen with the blow (P261). */
  readonly white: Throw | null;
}

const NONE: Effects = {
  hit: null,
  shield: null,
  landed: false,
  drops: null,
  breaks: null,
  bowBreaks: false,
  blinded: 0,
  recoil: null,
  shakes: false,
  white: null,
};

/** 9.6, 12, 13.1, 23.2 What a result does. */
export function readEffects(reader: Reader, { result, bonus }: CrtResult): Effects {
  const { special } = reader.blow;
  if (special === 'sand') return result === 'H' ? { ...NONE, landed: true, blinded: readSand(reader, bonus) } : NONE;
  if (reader.blow.fist) return readStrike(reader, result);
  switch (result) {
    case 'F':
    case '--':
      return NONE;
    case 'H':
      return readBodyHit(reader, bonus);
    case 'P':
    case 'P*':
      return {
        ...NONE,
        drops: readDrop(reader, 'weapon'),
        breaks: result === 'P*' ? readBreak(reader) : null,
        bowBreaks: readBowBreak(reader),
        recoil: readPaw(reader),
      };
    case 'S':
    case 'S*':
      return readShieldHit(reader, result === 'S*');
  }
}

/** 22.2 Shields stop a bare hand, weapons wound its arm by the same dice (C157), and a body hit stuns (22.2.2). */
function readStrike(reader: Reader, result: BlowResult): Effects {
  if (result === 'H') return { ...NONE, landed: true, shakes: true, white: whiteOf(reader) };
  if (result !== 'P' && result !== 'P*') return NONE;
  return { ...NONE, recoil: readRecoil(reader) };
}

/** 22.3, P261 The dice of a critical as they fell with the others; null where they are thrown if there is need of them. */
function whiteOf({ tables, cast }: Reader): Throw | null {
  return isOneThrow(tables) ? cast('critical', (thrown) => ({ rolls: [], value: thrown })).value : null;
}

/** 28.7.3.2 A parry meets the fore legs of a beast, and nothing of a man's weapon. */
function readPaw(reader: Reader): HitReading | null {
  return reader.blow.attacker.beast === null ? null : readRecoil(reader);
}

/** 22.2.1, 28.7.3.2 What the parrying weapon does to the arm, or the paw, that struck. */
function readRecoil(reader: Reader): HitReading {
  const { attacker, target } = reader.blow;
  const back: Blow = {
    ...{ ...reader.blow, attacker: target, target: attacker, area: 4, item: weaponOf(target) },
    ...{ special: null, fist: false },
  };
  return readHit({ ...reader, blow: back }, 0);
}

/** 23.2 A feint draws the guard, a disarm goes for the weapon; anything else wounds. */
function readBodyHit(reader: Reader, bonus: number): Effects {
  const { special } = reader.blow;
  const landed = { ...NONE, landed: true };
  if (special === 'feint') return landed;
  if (isWounding(special)) return { ...landed, hit: readHit(reader, bonus) };
  return { ...landed, drops: reader.armed ? readDrop(reader, 'weapon', DISARM_DROP + bonus) : null };
}

/** 23.2 Whether a body hit wounds. Then it goes by white and black dice and the hit's bonus, whatever the CF (10.1). */
export function isWounding(special: SpecialAttack | null): boolean {
  return special !== 'feint' && special !== 'disarm';
}

/** 23.2 T 2D3 and the hit's bonus (C30). */
function readSand({ dice, rolls }: Reader, bonus: number): number {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, bonus, `H+${bonus}`, '23.2');
  const roll = rollOf('sand', '23.2', dice.throw('sand', TWO_DICE), 'd3', modifiers);
  rolls.push({ ...roll, result: `${roll.total} CF lost this phase` });
  return roll.total;
}

/** 20.10.2, 21.6.1, P66 A weapon parried with weapon and shield may break; a trident may stay of use at one hex. */
function readBreak({ tables, dice, blow, rolls }: Reader): Effects['breaks'] {
  const chance = breakChance(tables, blow);
  if (chance === null) return null;
  const roll = breakRoll(chance, dice.throw('break', BREAK_DICE));
  rolls.push(roll);
  if (!met(roll)) return null;
  return chance.short === null ? 'useless' : readShort(chance.short, tables, dice, rolls);
}

/** 21.3.3, C88 A bow that parries may break, by the ST of the man who struck. */
function readBowBreak({ tables, dice, blow, rolls }: Reader): boolean {
  const chance = bowBreakChance(tables, blow);
  if (chance === null) return false;
  const roll = breakRoll(chance, dice.throw('break', BREAK_DICE));
  rolls.push(roll);
  return met(roll);
}

/** P66 The dice of a break roll. */
export const BREAK_DICE = TWO_DICE;

/** P66 What a weapon is tested by that may break: the total it must be above, and what is added. */
interface BreakChance {
  readonly kind: WeaponKind;
  readonly above: number;
  readonly modifiers: readonly Modifier[];
  readonly cite: Cite;
  /** 20.10.2.2 The paragraph by which it may stay of use at one hex; null: it may not. */
  readonly short: Cite | null;
}

/** 20.10.2.1, 21.6.1.1 How the weapon of a blow may break on the weapon and the shield that parry it (P*); null: it cannot. */
export function breakChance(tables: Tables, { item, round, target }: Blow): BreakChance | null {
  if (item === null || round === null || !isWeapon(item)) return null;
  const { breaks } = weaponRow(tables, item);
  const { broken } = weaponRecord(tables, item);
  if (breaks === null || broken === undefined || item.short === true) return null;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, strengthOf(tables, target, weaponOf(target)), 'ST of the parrying man', broken.roll);
  return { kind: item.kind, above: breaks, modifiers, cite: broken.roll, short: broken.short ?? null };
}

/** 21.3.3.1, C88 How a bow that parries a blow may break; null: no bow does. */
export function bowBreakChance(tables: Tables, { attacker, target, item, round }: Blow): BreakChance | null {
  const bow = round !== null && isArcher(tables, target) ? bowOf(tables, target) : null;
  if (bow === null) return null;
  const { breaks } = weaponRow(tables, bow);
  const { broken } = weaponRecord(tables, bow);
  if (breaks === null || broken === undefined) return null;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, strengthOf(tables, attacker, item), 'ST of the striker', broken.roll);
  return { kind: bow.kind, above: breaks, modifiers, cite: broken.roll, short: null };
}

/** P66 Whether a weapon breaks that may: above its number it does. */
export function breakRoll({ kind, above, modifiers, cite }: BreakChance, thrown: Throw): Roll {
  const sum = rollOf('break', cite, thrown, 'sum', modifiers);
  return needing(sum, '>', above, (broken) => (broken ? `the ${kind} breaks` : `the ${kind} holds`));
}

/** 21.8.1 The paragraph by which body hits of a thing stun; null: they do not. */
export function stunningCite(tables: Tables, item: Item | null): Cite | null {
  return item === null || !isWeapon(item) ? null : (weaponRecord(tables, item).stuns ?? null);
}

/** 20.10.2.2 Whether the stump of a broken weapon is still of use. */
function readShort(cite: Cite, { formulas }: Tables, dice: Dice, rolls: Roll[]): 'useless' | 'short' {
  const sum = rollOf('break-place', cite, dice.throw('break-place', ONE_DIE), 'sum');
  const [op, than] = SHORT_ON[formulas['broken trident']];
  const roll = needing(sum, op, than, (short) => (short ? 'still of use at one hex' : 'useless'));
  rolls.push(roll);
  return met(roll) ? 'short' : 'useless';
}

/** 21.8, C91 ST as shields, drops and breaks feel it: a maul's weight adds to it. */
function strengthOf(tables: Tables, fighter: Fighter, item: Item | null): number {
  return fighter.st + (item === null ? 0 : weaponRow(tables, item).st);
}

/** P48 Shield damage; what it overflows into; and for an edge hit on a shield that holds, the drop. */
function readShieldHit(reader: Reader, edge: boolean): Effects {
  const { armed } = reader;
  const shield = shieldOf(reader.tables, reader.blow.target);
  if (shield === null) throw new Error('a shield hit on a man without a shield');
  const reading = readDamage(reader, shield, edge);
  const { overflow } = reading;
  const hits = overflow === 'H' || (overflow === 'P' && !armed); // 12.3.1 the box that is ticked says so
  if (hits) return { ...readBodyHit(reader, 0), shield: reading };
  const parried = overflow === 'P' && armed;
  const drops = parried ? readDrop(reader, 'weapon') : edge && !reading.destroyed ? readDrop(reader, 'shield') : null;
  return { ...NONE, shield: reading, drops, recoil: parried ? readPaw(reader) : null };
}

/** 12.2, P262 How much a total damages a shield of so many points: by the excess (C13), or by one box where it comes up to them. */
const SHIELD_DAMAGE = {
  excess: { op: '>', boxes: (total: number, points: number) => total - points },
  'one box': { op: '>=', boxes: () => 1 },
} as const;

/** 12.2 Dice, ST and modified CF against the shield's points. */
function readDamage(reader: Reader, shield: Shield, edge: boolean): ShieldReading {
  return { shield, ...readBlowPart(reader, 'shield', (thrown) => damageOf(reader, shield, edge, thrown)) };
}

function damageOf(
  { tables, blow, modified }: Reader,
  shield: Shield,
  edge: boolean,
  thrown: Throw,
): DiceReading<Omit<ShieldReading, 'shield'>> {
  const modifiers: Modifier[] = [];
  const { item } = blow;
  addModifier(modifiers, blow.attacker.st, 'ST of the attacker', '12.2');
  if (item !== null) addWeapon(modifiers, tables, item, ['st', 'shield']);
  addModifier(modifiers, modified, 'modified CF', '12.2');
  addModifier(modifiers, edge ? 1 : 0, 'edge of the shield', '12.2');
  const points = shieldPoints(tables, shield);
  const damage = SHIELD_DAMAGE[tables.formulas['shield damage']];
  const sum = rollOf('shield', '12.2', thrown, 'sum', modifiers);
  const lost = damage.boxes(sum.total, points);
  const roll = needing(sum, damage.op, points, (damaged) => (damaged ? `${lost} boxes` : 'no damage'));
  const track = tables.shieldTracks[shield.size];
  const boxes = met(roll) ? Math.min(lost, track.length - shield.ticked) : 0;
  const ticked = track.slice(shield.ticked, shield.ticked + boxes);
  const destroyed = boxes > 0 && typeof track[shield.ticked + boxes] !== 'number';
  const overflow = ticked.includes('H') ? 'H' : ticked.includes('P') ? 'P' : null;
  return { rolls: [roll], value: { boxes, destroyed, overflow } };
}

/** 13.1.1 Three dice, less ST, modified CF and the defender's arm losses: dropped at 0 or less. */
function readDrop<W extends 'weapon' | 'shield'>(reader: Reader, what: W, disarm = 0): W | null {
  if (reader.blow.round === null) return null; // P64 a throw drops nothing
  const modifiers = dropModifiers(reader, what, disarm);
  const dropped = readBlowPart(reader, 'drop', (thrown) => {
    const sum = rollOf('drop', '13.1.1', thrown, 'sum', modifiers);
    const roll = needing(sum, '<=', DROP_MAX, (drops) => (drops ? `${what} dropped` : `${what} held`));
    return { rolls: [roll], value: met(roll) };
  });
  return dropped ? what : null;
}

function dropModifiers(
  { rules, tables, blow: { attacker, target, item }, modified }: Reader,
  what: 'weapon' | 'shield',
  disarm: number,
): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -attacker.st, 'ST of the attacker', '13.1.1');
  addModifier(modifiers, -modified, 'modified CF', '13.1.1');
  if (item !== null) {
    const { st, drop } = weaponRow(tables, item);
    addModifier(modifiers, -st, `weight of the ${item.kind}`, '21.8');
    addModifier(modifiers, -drop, `a ${item.kind} catches`, '21.11.1');
    if (isWeapon(item)) addWeaponDrm(modifiers, rules, tables, attacker, item.kind, -1); // C60, C61 what favours the striker is subtracted
  }
  addModifier(modifiers, -disarm, 'disarm', '23.2');
  addModifier(modifiers, -pairDrop(rules, tables, target), 'two weapons, untrained', '24.2.1');
  if (what === 'weapon' || tables.formulas['shield drop'] === 'arms')
    addModifier(modifiers, -areaLoss(tables, target, 4), "CF lost from the defender's arms", '13.1.1');
  if (tables.formulas.drop === 'both men') addModifier(modifiers, target.st, 'ST of the defender', 'P267');
  return modifiers;
}

/** 21 What a weapon adds to a roll against a shield. */
function addWeapon(modifiers: Modifier[], tables: Tables, item: Item, what: readonly ('st' | 'shield')[]): void {
  for (const one of what) {
    const why = one === 'st' ? `weight of the ${item.kind}` : `point of the ${item.kind}`;
    addModifier(modifiers, weaponRow(tables, item)[one], why, one === 'st' ? '21.8' : '21.9.1');
  }
}
