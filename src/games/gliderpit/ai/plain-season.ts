/** A player of seasons who buys as the program does, and flies no second one. */
import type { Controller } from '../../../kernel/runner.ts';
import type { SeasonKit } from '../career/kit.ts';
import { playerIn } from '../career/pilots.ts';
import { purchaseByBook } from '../career/purse.ts';
import type { PitResult, SeasonDecisions, SeasonState } from '../career/types.ts';
import type { PitSetup } from '../rules/types.ts';

/** Flies a bout to its end. */
export type FliesBout = (setup: PitSetup, seed: string) => PitResult;

type PlainAnswers = {
  readonly [K in keyof SeasonDecisions]: (
    ask: SeasonDecisions[K]['ask'],
    state: SeasonState,
  ) => SeasonDecisions[K]['choice'];
};

/** Plays a season to its end; `fly`: who flies its bouts. */
export function plainSeason(fly: FliesBout): Controller<SeasonKit> {
  const answers: PlainAnswers = {
    purse: (_ask, state) => purchaseByBook(playerIn(state), state.pit),
    bout: ({ setup, seed }) => fly(setup, seed),
    onward: () => false,
  };
  return {
    choose(request, view) {
      const answer = answers[request.kind as keyof PlainAnswers] as (ask: unknown, state: SeasonState) => never;
      return answer(request, view);
    },
  };
}
