/** Answers to questions of a bout in a few words. */
import { equalPlain } from '../../../../kernel/state.ts';
import type { AnswerWords } from '../../../../tui/advice/advice.ts';
import type { Here } from '../../ask/asked.ts';
import { printAllocation } from '../../ask/notation/allocation.ts';
import { printPlot } from '../../ask/notation/plot.ts';
import { NOTHING } from '../../ask/notation/words.ts';
import { meaningOf, offersOf } from '../../ask/questions.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Allocation, Plot } from '../../rules/types.ts';

/** How answers to a question are told; `here` is what its seat sees. */
export function answerWords(here: Here, request: GladiatorRequest): AnswerWords<GladiatorKit> {
  return {
    short: (choice) => shortAnswer(here, request, choice),
    means: (choice) => meaningOf(here, request, choice as never),
    others: (answers) =>
      answers
        .map(
          ({ request: one, choice }) => `${fighterOf(here.state, one.fighter).name}: ${shortAnswer(here, one, choice)}`,
        )
        .join('; '),
  };
}

function shortAnswer(here: Here, request: GladiatorRequest, choice: unknown): string {
  switch (request.kind) {
    case 'plot':
      return orNothing(orderText(here, choice as Plot), 'no order');
    case 'allocate':
      return orNothing(printAllocation(choice as Allocation), 'nothing');
    default: {
      const offers = offersOf(here, request) ?? [];
      return offers.find((one) => equalPlain(one.choice, choice))?.label ?? JSON.stringify(choice);
    }
  }
}

/** 'SFR F', 'C charge'. */
function orderText({ tables }: Here, plot: Plot): string {
  const [first] = plot.actions;
  const written = printPlot(plot);
  if (first === undefined || first.code === 'X' || tables.actions[first.code].kind !== 'special') return written;
  return `${written} ${tables.actions[first.code].name.toLowerCase()}`;
}

const orNothing = (text: string, words: string): string => (text === NOTHING ? words : text);
