/** What of a man bears on who will win, as whole numbers. */
import { isMissile } from '../../rules/advanced/missiles.ts';
import { armedCf, canReach } from '../../rules/advanced/weapons.ts';
import { positionBonus } from '../../rules/basic/facing.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { isSnare, moveRate, movesLeft, protectionOf, shieldOf, shieldPoints, weaponOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { AREAS, type Fighter, type State } from '../../rules/types.ts';

/** What is counted of each man; each has a weight in the chances. */
export const FEATURES = [
  'man',
  'beast',
  'senseless',
  'cf',
  'weak',
  'spent',
  'stun',
  'boxes',
  'thin',
  'bare',
  'armour',
  'armed',
  'shield',
  'net',
  'missiles',
  'prone',
  'kneeling',
  'stumbling',
  'tied',
  'stuck',
  'moves',
  'rate',
  'bleeding',
  'mortal',
  'lame',
  'reach',
  'behind',
  'near',
] as const;
/** One of them. */
export type Feature = (typeof FEATURES)[number];
/** A number for each. */
export type Counted = { [F in Feature]: number };

/** Below this a man can hardly defend himself any more. */
const WEAK_CF = 6;
/** With so few boxes an area gives way to one blow. */
const THIN = 4;
const BARE = 2;
/** Beyond this nobody is near. */
const NEAR = 3;

/** All features at nought. */
const NO_COUNT = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Readonly<Counted>;

/** A man in his fight; `foes`: those he fights against. */
interface Fight {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly man: Fighter;
  readonly foes: readonly Fighter[];
}

/** Adds what is counted of one man who is in the fight, `times` over. */
function countMan(to: Counted, fight: Fight, times: number): void {
  const { state, tables, man } = fight;
  const { posture, conscious, ensnared, grappled, stun } = man;
  const left = Math.max(0, armedCf(state.rules, tables, man) - stun.amount);
  const moves = movesLeft(tables, man);
  const shield = shieldOf(tables, man);
  const prone = posture === 'prone';
  to.man += times;
  if (man.beast !== null) to.beast += times;
  if (!conscious) to.senseless += times;
  to.cf += times * left;
  to.weak += times * Math.max(0, WEAK_CF - left);
  if (left < 1) to.spent += times;
  to.stun += times * stun.amount;
  for (const area of AREAS) countArea(to, tables, man, area, times);
  if (weaponOf(man) !== null || man.sheath.length > 0) to.armed += times;
  to.shield += times * (shield === null ? 0 : shieldPoints(tables, shield));
  if (man.hands.some(isSnare)) to.net += times;
  to.missiles += times * man.hands.filter((item) => isMissile(tables, item)).length;
  if (prone) to.prone += times;
  if (posture === 'kneeling') to.kneeling += times;
  if (man.owesStumble || man.stumbling) to.stumbling += times;
  if (ensnared !== null || grappled !== null) to.tied += times;
  if (prone && (moves === 0 || !conscious || ensnared !== null || grappled !== null)) to.stuck += times;
  to.moves += times * moves;
  to.rate += times * moveRate(tables, man);
  to.bleeding += times * man.arteries.length;
  if (man.mortal) to.mortal += times;
  to.lame += times * (man.limps + man.stumbles);
  countPlace(to, fight, times);
}

function countArea(to: Counted, tables: Tables, man: Fighter, area: 1 | 2 | 3 | 4 | 5, times: number): void {
  const boxes = man.w - man.wounds[area];
  to.boxes += times * boxes;
  if (boxes <= THIN) to.thin += times;
  if (boxes <= BARE) to.bare += times;
  to.armour += times * protectionOf(tables, man, area);
}

/** Where he stands to the nearest of his foes. */
function countPlace(to: Counted, { state, tables, man, foes }: Fight, times: number): void {
  if (man.posture === 'prone' || !man.conscious) return;
  const foe = nearestOf(man, foes);
  if (foe === null) return;
  const range = rangeBetween(man, foe);
  to.near += times * Math.max(0, NEAR - range);
  if (!canReach(state, tables, man, foe)) return;
  to.reach += times;
  to.behind += times * positionBonus(tables, man.at, foe.at, foe.facing);
}

/** The nearest of some men; null: there is none. */
export function nearestOf(man: Fighter, foes: readonly Fighter[]): Fighter | null {
  let nearest: Fighter | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const range = rangeBetween(man, foe);
    if (range < least) [nearest, least] = [foe, range];
  }
  return nearest;
}

/** What a side has more of than the other. */
export function countSides(state: Readonly<State>, tables: Tables, side: number): Counted {
  const counted = { ...NO_COUNT };
  const in_ = state.fighters.filter((one) => one.fate === 'fighting' && one.beast?.horse !== true);
  for (const man of in_) {
    const foes = in_.filter((one) => one.side !== man.side);
    countMan(counted, { state, tables, man, foes }, man.side === side ? 1 : -1);
  }
  const waiting = state.fighters.filter(({ fate }) => fate === 'waiting');
  for (const man of waiting) countMan(counted, { state, tables, man, foes: [] }, man.side === side ? 1 : -1);
  return counted;
}
