/** Answers to questions of a bout in a few words. */
import { equalPlain } from '../../../../kernel/state.ts';
import type { AnswerWords } from '../../../../tui/advice/advice.ts';
import type { Here } from '../../ask/asked.ts';
import { printAllocation } from '../../ask/notation/allocation.ts';
import { printPlot } from '../../ask/notation/plot.ts';
import { NOTHING } from '../../ask/notation/words.ts';
import { meaningOf, offersOf } from '../../ask/questions.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { usesPhase } from '../../rules/basic/plot.ts';
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
      return orderText(here, choice as Plot);
    case 'allocate':
      return orNothing(printAllocation(choice as Allocation), 'no CF spent');
    default: {
      const offers = offersOf(here, request) ?? [];
      return offers.find((one) => equalPlain(one.choice, choice))?.label ?? JSON.stringify(choice);
    }
  }
}

/** 'SFR F', 'C charge', 'F + throw'; an X without a turn is no order. */
function orderText({ tables }: Here, { actions, act, net }: Plot): string {
  const [first] = actions;
  const steps = first?.code === 'X' && !usesPhase(actions) ? [] : actions;
  const plot: Plot = { actions: steps, act: false, ...(net === undefined ? {} : { net }) };
  const written = orNothing(printPlot(plot), 'no order');
  const special = first !== undefined && first.code !== 'X' && tables.actions[first.code].kind === 'special';
  const named = special ? `${written} ${tables.actions[first.code].name.toLowerCase()}` : written;
  return act ? `${named} + throw` : named;
}

const orNothing = (text: string, words: string): string => (text === NOTHING ? words : text);
