/** What a match is really worth, fought by the book a little at a time while the screen waits. */
import type { Fixture } from '../../engine/campaign/lanista/month-types.ts';
import type { LanistaState } from '../../engine/campaign/lanista/types.ts';
import type { LudusGame } from '../../session/lanista.ts';
import { addOdds, NO_BOUTS, type TrueOdds, trueOdds } from '../../session/true-odds.ts';
import type { PageLine } from '../screens/text-page.ts';
import { sideNames } from './meeting.ts';

/** How far the reckoning of a match has come. */
export interface Truth {
  readonly fixture: number;
  readonly odds: TrueOdds;
  /** How many bouts are to be fought, and how many before the screen is heard again. */
  readonly wanted: number;
  readonly atOnce: number;
  /** Milliseconds between: on a host others want to play meanwhile. */
  readonly pause: number;
}

const PAUSE = 1;
const PAUSE_ON_HOST = 15;

/** Bouts of one man against one, and of more. */
const PAIR = { wanted: 400, atOnce: 10 } as const;
const CROWD = { wanted: 100, atOnce: 1 } as const;

/** A reckoning of a match that has not begun. */
export function newTruth({ n, bill: { comrades, challengers, beasts } }: Fixture, onHost: boolean): Truth {
  const alone = comrades.length === 0 && challengers.length + beasts.length === 1;
  const pause = onHost ? PAUSE_ON_HOST : PAUSE;
  return { fixture: n, odds: NO_BOUTS, pause, ...(alone ? PAIR : CROWD) };
}

/** Whether there is more to reckon. */
export function isReckoning({ odds, wanted }: Truth): boolean {
  return odds.bouts < wanted;
}

/** Some bouts further; their dice are none of the game's. */
export function reckoned(truth: Truth, { session: { match } }: LudusGame): Truth {
  const { state, tables } = match;
  const fixture = state.month.fixtures.find(({ n }) => n === truth.fixture);
  if (fixture === undefined) return { ...truth, odds: { ...truth.odds, bouts: truth.wanted } };
  const { bouts } = truth.odds;
  const more = trueOdds(state, tables, fixture, SEED, { from: bouts, to: bouts + truth.atOnce });
  return { ...truth, odds: addOdds(truth.odds, more) };
}

const SEED = 'true odds';

/** What has been found so far, of a match of this month. */
export function truthLines({ fixture, odds, wanted }: Truth, state: Readonly<LanistaState>): readonly PageLine[] {
  const { bouts, red, blue, draws } = odds;
  if (bouts === 0) return [];
  const share = (count: number): string => `${Math.round((100 * count) / bouts)}`;
  const [one, other] = sideNames(state, fixture);
  const far = bouts < wanted ? `, ${Math.round((100 * bouts) / wanted)}% reckoned` : '';
  return [
    [
      { text: 'of 100 by the book: ' },
      { text: share(red), style: { fg: 'key', bold: true } },
      { text: ` ${one}, ` },
      { text: share(blue), style: { fg: 'key', bold: true } },
      { text: ` ${other}, ${share(draws)} neither` },
    ],
    [{ text: `(${bouts} bouts${far})`, style: { fg: 'mute' } }],
  ];
}
