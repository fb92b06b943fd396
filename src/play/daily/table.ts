/** The table of a day: who came off how, the best first. */
import type { Score } from '../../store/score.ts';
import type { DailyRow } from '../../tui/company.ts';

/** One player's try, or a day's; no score while it goes on. */
export interface Try {
  readonly account: string;
  readonly name: string;
  readonly score: Score | null;
}

const RESULTS: { readonly [L in Score['letter']]: string } = {
  V: 'victory',
  S: 'draw',
  M: 'beaten and spared',
  P: 'killed',
};

/** A try that has come to its end. */
export type Ended = Try & { readonly score: Score };

/** The tries that have come to their end, the best first. */
export function placed(tries: readonly Try[]): readonly Ended[] {
  return tries.filter((one): one is Ended => one.score !== null).sort((a, b) => b.score.points - a.score.points);
}

/** The table: equal points share a place; those still at it stand last. */
export function tableOf(tries: readonly Try[], self: string | null): readonly DailyRow[] {
  const ended = placed(tries);
  const going = tries.filter(({ score }) => score === null);
  return [
    ...ended.map(({ account, name, score }): DailyRow => {
      const { letter, points, turns, dealt, taken } = score;
      const rank = 1 + ended.filter((one) => one.score.points > points).length;
      return { rank, name, result: RESULTS[letter], points, turns, dealt, taken, self: account === self };
    }),
    ...going.map(({ account, name }): DailyRow => {
      const none = { points: 0, turns: 0, dealt: 0, taken: 0 };
      return { rank: null, name, result: 'at it', ...none, self: account === self };
    }),
  ];
}
