/** A ladder of levels: how one fares against another between equal fighters. */
import type { LeadLevel } from '../kernel/levels.ts';
import type { Range } from './range.ts';

/** One level against another that it should stand above. */
export interface LadderRung {
  readonly upper: LeadLevel;
  readonly lower: LeadLevel;
}

/** Some matches of one rung, by its place. */
export interface RungBatch {
  readonly rung: number;
  readonly range: Range;
}

/** How the upper one fared: a draw is half a win to both. */
export interface RungTally {
  bouts: number;
  wins: number;
  draws: number;
  /** By style of the first fighter of each side. */
  readonly styles: { [style: string]: { bouts: number; wins: number; draws: number } };
}

/** A tally before the first match. */
export const noRung = (): RungTally => ({ bouts: 0, wins: 0, draws: 0, styles: {} });

/** What a level wins, a draw being half a win. */
export const rungScore = ({ wins, draws }: Pick<RungTally, 'wins' | 'draws'>): number => wins + draws / 2;

/** Both tallies as one. */
export function joinRungs(one: RungTally, other: RungTally): RungTally {
  const styles = { ...one.styles };
  for (const [style, more] of Object.entries(other.styles)) styles[style] = added(styles[style], more);
  return { ...added(one, other), styles };
}

/** Counts one match; `won`: whether the upper level won it, or null. */
export function countRung(tally: RungTally, style: string, won: boolean | null): void {
  const own = { bouts: 1, wins: won === true ? 1 : 0, draws: won === null ? 1 : 0 };
  Object.assign(tally, added(tally, own));
  tally.styles[style] = added(tally.styles[style], own);
}

function added(one: Omit<RungTally, 'styles'> | undefined, more: Omit<RungTally, 'styles'>) {
  return {
    bouts: (one?.bouts ?? 0) + more.bouts,
    wins: (one?.wins ?? 0) + more.wins,
    draws: (one?.draws ?? 0) + more.draws,
  };
}
