/** Wagers of lanistas who look for what the odds do not know. */

import type { Choice } from '../../../kernel/request.ts';
import { otherSide, prizeOf, riskOf } from '../house/games/odds.ts';
import { spareOf } from '../house/games/wagers.ts';
import type { Fixture, Odds } from '../house/month-types.ts';
import type { HousesDecisions, HousesState, Tip } from '../house/types.ts';
import type { Side } from '../rules/side.ts';
import { RIDER_STYLES } from '../rules/types.ts';
import type { LanistaAnswers, LanistaQuestion } from './plain-lanista.ts';

type Wagering = Choice<HousesDecisions, 'wager'>;
/** The sides of a match that he backs, the best first. */
type Taste = (fixture: Fixture, odds: Odds) => readonly Side[];

/** A house is asked to risk so small a part of its purse that any of the program dares it (P282). */
const ASKED_PART = 10;

/** The outsider of every match. */
export const outsider: Taste = (_fixture, odds) => (odds[0] === odds[1] ? [] : odds[0] < odds[1] ? [0] : [1]);

/** The side with more men. */
export const theMany: Taste = ({ bill: { comrades, challengers } }) => {
  const [own, theirs] = [1 + comrades.length, challengers.length];
  return own === theirs ? [] : own > theirs ? [0] : [1];
};

/** Both sides of every match. */
export const bothSides: Taste = () => [0, 1];

/** The side with more men, or else the rider, or else whoever meets a man with a net or a rope. */
export const sharp: Taste = (fixture, odds) => {
  const many = theMany(fixture, odds);
  if (many.length > 0) return many;
  const styles = [fixture.sheet.style, fixture.bill.challengers[0]?.man.style];
  const mounted = styles.map((style) => RIDER_STYLES.some((one) => one === style));
  if (mounted[0] !== mounted[1]) return [mounted[0] === true ? 0 : 1];
  const netted = styles.map((style) => style === 'retiarius' || style === 'laquearius');
  if (netted[0] === netted[1]) return [];
  return [netted[0] === true ? 1 : 0];
};

/** Backs such sides with all the bank takes, then with every house that takes the other side at the book's odds. */
export function backing(taste: Taste): LanistaAnswers['wager'] {
  return (state, _tables, { tips, spare }) => {
    for (const tip of tips) {
      const fixture = state.month.fixtures[tip.fixture - 1];
      if (fixture === undefined) continue;
      for (const on of taste(fixture, tip.odds).filter((side) => tip.sides.includes(side))) {
        const laid = withBank(tip, on, spare) ?? withHouse(state, tip, on, spare);
        if (laid !== null) return laid;
      }
    }
    return { kind: 'done' };
  };
}

function withBank({ fixture, odds, bank }: Tip, on: Side, spare: number): Wagering | null {
  const stake = Math.min(bank[on], Math.floor(spare / riskOf({ stake: 1, odds, on })));
  return stake < 1 ? null : { kind: 'bank', fixture, on, stake };
}

/** A private wager with the first house that still takes one: it is never asked for more than any of the program dares. */
function withHouse(state: HousesState, { fixture, odds, takers }: Tip, on: Side, spare: number): Wagering | null {
  const own = Math.floor(spare / riskOf({ stake: 1, odds, on }));
  for (const house of takers.filter((id) => hasNoMan(state, fixture, on, id))) {
    const stake = Math.min(own, Math.floor(roomOf(state, house) / odds[otherSide(on)]));
    if (stake >= 1) return { kind: 'house', house, fixture, on, stake, odds };
  }
  return null;
}

/** P282 What a house may still be asked to risk this month. */
function roomOf(state: HousesState, house: number): number {
  const taken = state.month.wagers.filter((one) => one.with === house).map(prizeOf);
  const part = Math.floor((state.houses[house]?.denarii ?? 0) / ASKED_PART);
  return Math.min(
    spareOf(state, house),
    taken.reduce((left, one) => left - one, part),
  );
}

function hasNoMan(state: HousesState, n: number, on: Side, house: number): boolean {
  const fixture = state.month.fixtures[n - 1];
  const man = fixture === undefined ? null : on === 0 ? fixture.red : fixture.blue;
  return man === null || state.men[man - 1]?.house !== house;
}

/** Takes a private wager where he would have backed that side himself. */
export function daring(taste: Taste): LanistaAnswers['dare'] {
  return (state, _tables, { wager }: LanistaQuestion<'dare'>) => {
    const fixture = state.month.fixtures[wager.fixture - 1];
    return fixture !== undefined && taste(fixture, fixture.odds ?? wager.odds).includes(otherSide(wager.on));
  };
}
