/** Words of a game of houses as the screens write them. */
import { times } from '../../../../kernel/words.ts';
import type { Master } from '../../house/house-types.ts';
import type { FightWay, Odds } from '../../house/month-types.ts';
import type { HousesStep } from '../../house/steps.ts';

/** The steps of a month as its path names them. */
export const STEP_NAMES: { readonly [S in HousesStep]: string } = {
  founding: 'founding',
  editor: 'editor',
  event: 'event',
  auction: 'auction',
  munus: 'munus',
  bouts: 'bouts',
  experience: 'XP',
  wagers: 'wagers',
  earnings: 'earnings',
  training: 'training',
  upkeep: 'upkeep',
  reckoning: 'reckoning',
};

/** How a house goes about its business (P282). */
export const MASTERS_TOLD: { readonly [M in Master]: readonly [word: string, does: string] } = {
  seat: ['yours', ''],
  thrifty: ['thrifty', 'keeps its money together, backs only favourites and never borrows'],
  steady: ['steady', 'buys and bets in moderation'],
  showman: ['showman', 'spends on men and games, bids high and backs outsiders'],
};

/** How a match was gone through. */
export const WAYS_TOLD: { readonly [W in FightWay]: readonly [label: string, note: string] } = {
  hand: ['Fight it', 'lead him'],
  watch: ['Look on', 'the book leads'],
  book: ['Have it settled', 'at once'],
};

/** '1 denarius', '12 denarii'. */
export function money(denarii: number): string {
  return times(denarii, 'denarius').replace(/denariuss?$/u, Math.abs(denarii) === 1 ? 'denarius' : 'denarii');
}

/** Odds as they are written up: '2:5'. */
export function bookOddsText([red, blue]: Odds): string {
  return `${red}:${blue}`;
}
