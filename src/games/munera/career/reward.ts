/** MR-70, MR-71 What a bout is worth: Fame and gold, line by line. */
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import type { Taken } from './bill.ts';
import type { BoutResult, FighterResult } from './types.ts';

/** One who has fought, and what is known of the bout. */
export interface Fought {
  readonly result: FighterResult;
  /** Skills as everybody had them before, by seat order. */
  readonly skills: readonly number[];
  /** Its place in seat order. */
  readonly at: number;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly taken: Taken | null;
}

/** Whether somebody's team won. */
export function hasWon(teams: readonly number[], { winner }: BoutResult, at: number): boolean {
  return winner !== null && [...new Set(teams)].indexOf(teams[at] ?? -1) === winner;
}

/** The place in seat order of an id of the bout. */
export const placeOf = (id: string): number => id.charCodeAt(0) - 65;

/** MR-70 What a bout is worth in Fame. */
export function fameLines({ result, skills, at, won, drawn, taken }: Fought): readonly Modifier[] {
  const line = (value: number, why: string): readonly Modifier[] =>
    value === 0 ? [] : [modifier(value, why, 'MR-70')];
  if (result.status !== 'active') return line(-1, 'beaten');
  const own = skills[at] ?? 0;
  const equals = result.defeated.filter((id) => (skills[placeOf(id)] ?? 0) >= own).length;
  const lines = [
    ...line(won ? 1 : 0, 'won'),
    ...line(drawn ? 1 : 0, 'stood to the end'),
    ...line(equals, equals === 1 ? 'beat an equal' : `beat ${equals} equals`),
    ...line(won ? lastOf(taken, skills) : 0, 'the last of many'),
    ...line(won && result.flourish ? 1 : 0, 'whirled well'),
    ...line(won && (taken?.challenge === true || taken?.offer.called === true) ? 1 : 0, 'it was a challenge'),
  ];
  return won && taken?.mortal === true ? [...lines, ...line(sumModifiers(lines), 'sine missione')] : lines;
}

/** MR-70 Half of those one leaves behind in a mêlée. */
const lastOf = (taken: Taken | null, skills: readonly number[]): number =>
  taken?.offer.kind === 'mêlée' ? Math.floor((skills.length - 1) / 2) : 0;

/** MR-70, MR-71 What winning is worth, in Fame and in gold; of those one meets a duel's opponent alone is taken as beaten by oneself. */
export function stakesOf(
  skills: readonly number[],
  taken: Taken,
  pay: number,
): { readonly fame: number; readonly gold: number } {
  const defeated = taken.offer.kind === 'duel' ? ['B'] : [];
  const result: FighterResult = {
    ...{ status: 'active', lost: 0, taken: 0, dealt: 0, flourish: false, defeated, beatenBy: null },
  };
  const fought: Fought = { result, skills, at: 0, won: true, drawn: false, taken };
  return { fame: sumModifiers(fameLines(fought)), gold: sumModifiers(payLines(pay, fought)) };
}

/** MR-71 What a bout is paid; `pay`: what the giver pays for an appearance. */
export function payLines(pay: number, fought: Fought): readonly Modifier[] {
  const { won, skills, at, taken } = fought;
  const line = (value: number, why: string): readonly Modifier[] =>
    value === 0 ? [] : [modifier(value, why, 'MR-71')];
  const lines = [
    ...line(pay, 'for coming'),
    ...line(won ? pay : 0, 'won'),
    ...line(won ? (skills[at] ?? 0) : 0, 'skills'),
    ...line(won ? pay * lastOf(taken, skills) : 0, 'the last of many'),
  ];
  return won && taken?.mortal === true ? [...lines, ...line(sumModifiers(lines), 'sine missione')] : lines;
}
