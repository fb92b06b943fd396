/** What of a gladiator bears on who will win, as whole numbers. */
import { isTwoHanded, isUnarmoured, reaches, weaponOf } from '../../rules/gear.ts';
import { activeIn, hasSignature } from '../../rules/roster.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { HANDS, PARTS, type Part } from '../../rules/words.ts';

/** What is counted of each gladiator that is still active; each has a weight in the chances. */
export const FEATURES = [
  'active',
  'bonus',
  'plenty',
  'spent',
  'rest',
  'savvy',
  'speed',
  'strength',
  'body',
  'thin',
  'bare',
  'limbs',
  'lost arm',
  'armour',
  'armed',
  'both hands',
  'trident',
  'reach',
  'guard',
  'large guard',
  'net',
  'unarmoured',
  'down',
  'netted',
  'blinded',
  'wounds',
  'star power',
  'agile',
  'slow',
  'brawler',
  'slow to react',
  'frenzy',
  'steady',
  'swordsman',
] as const;
/** One of them. */
export type Feature = (typeof FEATURES)[number];
/** A number for each. */
export type Counted = { [F in Feature]: number };

/** Beyond so many Bonus Dice another one is worth less. */
const PLENTY = 4;
/** A part of the body with so few points gives way to one blow. */
const THIN = 2;
const BARE = 1;
/** Parts that fell whoever has nothing left there. */
const VITALS: readonly Part[] = ['head', 'chest', 'belly'];
/** Of 36 throws so many go to each part (5.4.2). */
const THROWS: { readonly [P in Part]: number } = {
  ...{ head: 3, chest: 11, belly: 9 },
  ...{ 'left arm': 3, 'right arm': 4, 'left leg': 4, 'right leg': 2 },
};

/** All features at nought. */
const NO_COUNT = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Readonly<Counted>;

/** What a side has more of than the other. */
export function countSides(state: Readonly<State>, tables: Tables, side: number): Counted {
  const counted = { ...NO_COUNT };
  const active = activeIn(state);
  for (const fighter of active) {
    const foes = active.filter((one) => one.side !== fighter.side);
    countOne(counted, tables, fighter, foes, fighter.side === side ? 1 : -1);
  }
  return counted;
}

function countOne(to: Counted, tables: Tables, fighter: Fighter, foes: readonly Fighter[], times: number): void {
  const { bonus, now } = fighter;
  to.active += times;
  to.bonus += times * bonus;
  to.plenty += times * Math.max(0, bonus - PLENTY);
  if (bonus === 0) to.spent += times;
  to.rest += times * Math.max(0, now.strength - bonus);
  to.savvy += times * now.savvy;
  to.speed += times * now.speed;
  to.strength += times * now.strength;
  to.wounds += times * fighter.taken;
  to['star power'] += times * fighter.starPower;
  if (fighter.knocked) to.down += times;
  if (fighter.ensnared) to.netted += times;
  if (fighter.blinded) to.blinded += times;
  countBody(to, fighter, times);
  countGear(to, tables, fighter, foes, times);
  countSignatures(to, fighter, times);
}

function countBody(to: Counted, { parts }: Fighter, times: number): void {
  for (const part of PARTS) {
    const { now, armour } = parts[part];
    to.armour += times * armour * THROWS[part];
    if (!VITALS.includes(part)) {
      to.limbs += times * now;
      if (now === 0 && part.endsWith('arm')) to['lost arm'] += times;
      continue;
    }
    to.body += times * now;
    if (now <= THIN) to.thin += times;
    if (now <= BARE) to.bare += times;
  }
}

function countGear(to: Counted, tables: Tables, fighter: Fighter, foes: readonly Fighter[], times: number): void {
  const weapon = weaponOf(fighter, tables);
  const held = HANDS.map((hand) => fighter.hands[hand]);
  const net = held.includes('net');
  if (weapon !== null) to.armed += times;
  if (weapon?.item === 'trident') to.trident += times;
  if (weapon !== null && isTwoHanded(fighter, weapon)) to['both hands'] += times;
  if (foes.some((foe) => reaches(fighter, foe, tables))) to.reach += times;
  if (held.includes('large shield')) to['large guard'] += times;
  else if (net || held.includes('small shield') || held.every((item) => item === 'sword')) to.guard += times;
  if (net && fighter.style === 'retiarius') to.net += times;
  if (isUnarmoured(fighter, tables)) to.unarmoured += times;
}

function countSignatures(to: Counted, fighter: Fighter, times: number): void {
  for (const signature of ['agile', 'slow', 'brawler', 'slow to react', 'frenzy', 'swordsman'] as const)
    if (hasSignature(fighter, signature)) to[signature] += times;
  if (hasSignature(fighter, 'steady') && !fighter.steadied) to.steady += times;
}
