/** Whole bouts of every kind: every question has its words, and nothing is offered that may not be chosen. */

import { describe, expect, it } from 'vitest';
import { hintOf, meaningOf, offersOf, questionOf, writtenBy } from '../../../../src/games/gladiator/ask/questions.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { tried } from '../../../support/soak.ts';
import { type Answered, askThrough, BOUTS } from '../support/asked.ts';

const SEEDS = tried(3, 50);
/** Bouts in which what is asked seldom comes up: nooses about arms, nets that are won, several in front. */
const MORE_SEEDS: { readonly [kind: string]: readonly number[] } = {
  'a lasso': [84, 102],
  'one against three': [24, 37],
};
const PATIENCE = 300_000;

/** No word that only a program says. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|\bfunction\b|\s{2}|^\s|\s$/u;
const SENTENCE = /^\(?[A-Z].*[.?)]$/su;
/** Advice may begin with the key it is about. */
const ADVICE = /[.)]$/u;

const seen = new Set<string>();

/** What is amiss with the words of a question and its answer; nothing: []. */
function faults({ match, request, choice }: Answered): readonly string[] {
  seen.add(request.kind);
  const here = { state: match.state, tables: match.tables, odds: match.state.turn % 2 === 0 };
  const offers = offersOf(here, request);
  const written = writtenBy(request);
  const means = meaningOf(here, request, choice);
  const question = questionOf(here, request);
  const hint = hintOf(here, request);
  const bad = (text: string, right: RegExp) => !right.test(text) || BROKEN.test(text);
  return [
    ...[question, means, ...(written === null ? [] : [written])].filter((text) => bad(text, SENTENCE)),
    ...(hint !== '' && bad(hint, ADVICE) ? [hint] : []),
    ...((offers === null) === (written === null) ? ['neither listed nor written, or both'] : []),
    ...(offers ?? []).flatMap(({ choice: offered, label, note }) => [
      ...[match.check(request, offered)].flatMap((why) => (why === null ? [] : [`${label}: ${why}`])),
      ...(bad(label, /./u) ? [`label '${label}'`] : []),
      ...(note !== '' && bad(note, /./u) ? [`note '${note}'`] : []),
      ...(bad(meaningOf(here, request, offered), SENTENCE) ? [meaningOf(here, request, offered)] : []),
    ]),
    ...(offers === null || offers.some((one) => meaningOf(here, request, one.choice) === means)
      ? []
      : [`nothing offered means: ${means}`]),
  ].map((fault) => `${request.kind}: ${fault}`);
}

describe('every question of a bout has its words, and offers what may be chosen', () => {
  it.each(Object.keys(BOUTS))(
    'of %s',
    (kind) => {
      let asked = 0;
      const found: string[] = [];
      for (const i of [...Array(SEEDS).keys(), ...(MORE_SEEDS[kind] ?? [])])
        askThrough(kind, `asked-${i}`, (one) => {
          asked += 1;
          found.push(...faults(one));
        });
      expect([...new Set(found)].slice(0, 9)).toEqual([]);
      expect(asked).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  it('and no kind of question was left out', () => {
    expect([...seen].sort()).toEqual(Object.keys(gladiator.decisions).sort());
  });
});
