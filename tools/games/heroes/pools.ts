/** Pools and sums as the printed tables have them. */
import { type Line, lines, type Sheet, savvyOf, unarmoured, weapon, weaponHand, works } from './sheets.ts';

/** What a pool hangs on besides its owner. */
export interface PoolOf {
  readonly committed: number;
  readonly foe: Sheet;
  /** The one whose turn it is; in an attack the attacker. */
  readonly first: boolean;
  readonly edge: 'advantage' | 'bash' | 'untold' | null;
  readonly retake: boolean;
}

const has = ({ card }: Sheet, signature: Sheet['card']['signatures'][number]): boolean =>
  card.signatures.includes(signature);
const savvy = (one: Sheet): readonly Line[] =>
  lines([
    ['Savvy', true, one.now.savvy],
    ['sand in the eyes', true, savvyOf(one) - one.now.savvy],
  ]);
const longer = (item: string | null): boolean => item === 'spear' || item === 'trident';

/** 5.2 Table 5-1. */
export const initiative = (one: Sheet): readonly Line[] =>
  lines([
    ['Speed', true, one.now.speed],
    ['unarmoured', unarmoured(one), 1],
    ['ensnared', one.ensnared, -2],
    ['knocked down', one.knocked, -1],
    ['slow', has(one, 'slow'), -1],
    ['spent', one.bonus === 0, -1],
  ]);

/** Tables 5-3, 5-4, 5-5, and Savvy and Speed alone for a throw and for sand (5.4.8, 5.4.9). */
export const POOLS: {
  readonly [K in 'maneuver' | 'net' | 'attack' | 'plain']: (one: Sheet, of: PoolOf) => readonly Line[];
} = {
  maneuver: (one, { committed, foe, first }) => [
    ...savvy(one),
    ...lines([
      ['Speed', true, one.now.speed],
      ['unarmoured', unarmoured(one), 1],
      ['agile', has(one, 'agile'), 1],
      ['ensnared', one.ensnared, -3],
      ['knocked down', one.knocked, -2],
      ['reach', first && longer(weapon(one)) && !longer(weapon(foe)), 1],
      ['Bonus Dice', true, committed],
    ]),
  ],
  net: (one, { committed, foe, first }) => [
    ...savvy(one),
    ...lines([
      ['Speed', true, one.now.speed],
      ['unarmoured', !first && unarmoured(one), 1],
      ['knocked down', !first && one.knocked, -2],
      ['against a secutor', first && foe.style === 'secutor', -1],
      ['Bonus Dice', true, committed],
    ]),
  ],
  attack: (one, { committed, first, edge, retake }) => [
    ...savvy(one),
    ...lines([
      ['advantage', first && edge === 'advantage', 1],
      ['bash', first && edge === 'bash', 2],
      ['ensnared', one.ensnared, -3],
      ['knocked down', one.knocked, -2],
      ['off hand', isOffHand(one), -1],
      ['slow to react', has(one, 'slow to react'), -1],
      ['brawler', retake && has(one, 'brawler'), 1],
      ['Bonus Dice', true, committed],
    ]),
  ],
  plain: (one) => [...savvy(one), ...lines([['Speed', true, one.now.speed]])],
};

function isOffHand(one: Sheet): boolean {
  const hand = weaponHand(one);
  return hand === null ? !works(one, one.card.handed) : hand !== one.card.handed;
}

/** 6.8 The lines of the two tables of mercy: for the gladiator, and for the Emperor. */
export function mercy(
  one: Sheet,
  zone: 'center' | 'wall' | 'heart',
): { readonly own: readonly Line[]; readonly emperor: readonly Line[] } {
  const vital = ['head', 'chest', 'belly'].some((part) => one.wounded.has(part as 'head'));
  const rows: readonly (readonly [string, number, number])[] = [
    ['each opponent defeated', one.defeated.length, 1],
    ['has wounded', one.dealt > 0 ? 1 : 0, 1],
    ['wounded in head, chest or belly', vital ? 1 : 0, 1],
    ['in the center', zone === 'center' ? 1 : 0, 1],
    ['at the wall', zone === 'wall' ? 1 : 0, -1],
    ['kicked sand', one.kicked ? 1 : 0, -1],
    ['threw a weapon', one.threw ? 1 : 0, -1],
    ['still has bonus dice', one.bonus > 0 ? 1 : 0, -1],
  ];
  return {
    own: lines(rows.map(([why, times, sign]) => [why, true, times * sign])),
    emperor: lines([
      ...rows.map(([why, times, sign]) => [why, true, -times * sign] as const),
      ['spared before', one.card.spared, 3],
    ]),
  };
}
