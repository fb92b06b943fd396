/** 22 The book as it answers from a seat: by what that seat sees, with chance that is given to it. */
import type { Pick } from '../../../ai/tactics.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { bookBy } from '../rules/book/policy.ts';
import type { Row, Whims } from '../rules/book/whims.ts';
import type { GladiatoriContext, Question, QuestionKind } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';

const HUNDRED = 100;

const weightIn = ({ weight }: Row<unknown>): number => Math.max(0, weight);

/** Rows of the book's tables by lots that are no dice of the match. */
function byLots(pick: Pick): Whims {
  return {
    pick(_ctx, _fighter, _cite, rows) {
      const [first] = rows;
      if (first === undefined) throw new Error('a table without rows');
      const sum = rows.reduce((all, row) => all + weightIn(row), 0);
      if (sum === 0) return first.one;
      let left = pick(sum);
      const found = rows.find((row) => {
        left -= weightIn(row);
        return left < 0;
      });
      return (found ?? first).one;
    },
    happens: (_ctx, _fighter, _cite, _what, percent) => pick(HUNDRED) < percent,
  };
}

/** What the book answers to a question; nothing of the view is changed. */
export function bookAnswer(
  view: Readonly<State>,
  tables: Tables,
  request: { readonly kind: QuestionKind },
  pick: Pick,
): unknown {
  const context = { state: copyPlain(view as State), tables, emit: () => {} } as unknown as GladiatoriContext;
  return bookBy(byLots(pick))(context, request as Question);
}
