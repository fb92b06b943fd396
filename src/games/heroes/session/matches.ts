/** Matches inside a career, as the house keeps matches of a long game. */
import { Match } from '../../../kernel/match.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { Matches } from '../../../session/kept-match.ts';
import { resultOfMatch } from '../career/result.ts';
import type { MatchResult } from '../career/types.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';

/** A match, and what it comes to for those in it. */
export interface CareerMatch {
  readonly kit: HeroesKit;
  readonly result: MatchResult;
}

/** All that a career needs to know stands in the last state: nobody has to look on. */
const EYES = { watch() {}, rewound() {}, result: resultOfMatch };

/** Matches as parts of a career. */
export const CAREER_MATCHES: Matches<CareerMatch> = {
  ruleset: heroes,
  name: 'match',
  eyes: () => EYES,
  eyesOn: () => readable(EYES),
  resultOf,
};

/** What a finished match came to, by its record alone. */
function resultOf(tables: Tables, record: Save): Read<MatchResult> {
  const opened = Match.open(heroes, tables, record, { journal: false });
  if (!opened.ok) return opened;
  const { match } = opened.value;
  return match.over ? readable(resultOfMatch(match.state)) : unreadable('the match is not over');
}
