/** Bouts inside a career, as the house keeps matches of a long game. */
import { Match } from '../../../kernel/match.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { Matches } from '../../../session/kept-match.ts';
import { resultOfBout } from '../career/result.ts';
import type { BoutResult } from '../career/types.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';

/** A bout, and what it comes to for those in it. */
export interface CareerBout {
  readonly kit: MuneraKit;
  readonly result: BoutResult;
}

/** All that a career needs to know stands in the last state: nobody has to look on. */
const EYES = { watch() {}, rewound() {}, result: resultOfBout };

/** Bouts as parts of a career. */
export const CAREER_BOUTS: Matches<CareerBout> = {
  ruleset: munera,
  name: 'bout',
  eyes: () => EYES,
  eyesOn: () => readable(EYES),
  resultOf,
};

/** What a finished bout came to, by its record alone. */
function resultOf(tables: Tables, record: Save): Read<BoutResult> {
  const opened = Match.open(munera, tables, record, { journal: false });
  if (!opened.ok) return opened;
  const { match } = opened.value;
  return match.over ? readable(resultOfBout(match.state)) : unreadable('the bout is not over');
}
