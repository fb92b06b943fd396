/** Matches of a long game as its own save tells of them: how they were asked for, and what they were answered with. */
import type { Kit } from '../../kernel/kit.ts';
import { Match } from '../../kernel/match.ts';
import type { Request } from '../../kernel/request.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import { readAs, readable, type Save, unreadable } from '../../kernel/save.ts';
import type { LongTypes, Matches } from '../kept-match.ts';

/** What a long game is proved by: its rules and tables, its matches, how their records are numbered, and what the hall keeps. */
interface FoughtParts<K extends Kit, P extends LongTypes, Odds> {
  readonly ruleset: RuleSet<K>;
  readonly tables: () => K['tables'];
  readonly matches: Pick<Matches<P>, 'name' | 'ruleset' | 'resultOf'>;
  readonly matchTables: (tables: K['tables']) => P['kit']['tables'];
  /** Absent: by the `number` of the question. */
  readonly numberOf?: (order: Request<K['decisions']>) => number;
  readonly entry: (last: K['state'], odds: Odds) => object | null;
}

/** What the files about a long game follow from, as the store asks for it. */
export function foughtProof<K extends Kit, P extends LongTypes, Odds>(parts: FoughtParts<K, P, Odds>) {
  const { ruleset, tables, matches, matchTables, entry } = parts;
  return {
    version: ruleset.version,
    matchVersion: matches.ruleset.version,
    fought: (save: Save) => foughtIn(parts, save),
    resultOf: (record: Save) => matches.resultOf(matchTables(tables()), record),
    entryOf(state: unknown, odds: Odds) {
      const last = readAs<K['state']>(ruleset.schema.state, state, 'its last state is damaged');
      return last.ok ? entry(last.value, odds) : null;
    },
  };
}

const numbered = (order: unknown): number => (order as { readonly number: number }).number;

function foughtIn<K extends Kit, P extends LongTypes>(
  { ruleset, tables, matches, numberOf = numbered }: FoughtParts<K, P, never>,
  save: Save,
) {
  if (save.version !== ruleset.version) return unreadable('it is of another version of the rules');
  const begun = Match.begin(ruleset, tables(), save, { journal: false });
  if (!begun.ok) return begun;
  const match = begun.value;
  const asked = (answers: readonly unknown[]) =>
    match.pending.flatMap((request, i) => {
      if (request.kind !== matches.name) return [];
      const { setup, seed } = request as unknown as { readonly setup: unknown; readonly seed: string };
      return [{ number: numberOf(request), setup, seed, result: answers[i] ?? null }];
    });
  const found = save.choices.slice(match.choices.length).flatMap((answers) => {
    const here = asked(answers);
    return match.answer(answers) === null ? here : [];
  });
  const why = match.arrive(save); // what was not taken, it says
  return why === null ? readable([...found, ...asked([])]) : unreadable(why);
}
