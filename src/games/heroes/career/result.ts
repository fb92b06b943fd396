/** What a match came to, for the career it belongs to; and why something cannot have come of one. */
import { runBook } from '../../../kernel/runner.ts';
import { digestOf } from '../../../kernel/state.ts';
import { startingAttributes } from '../rules/creation.ts';
import { heroes } from '../rules/index.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { HeroesSetup, State } from '../rules/types.ts';
import { PARTS, type Part } from '../rules/words.ts';
import type { FighterResult, MatchResult } from './types.ts';

/** The result of a match that is over. Throws where it is not: a bug. */
export function resultOfMatch(state: Readonly<State>): MatchResult {
  const { outcome, turn, toDeath, fighters } = state;
  if (outcome === null) throw new Error('the match is not over');
  const { winner, by } = outcome;
  return {
    ...{ winner: winner === 0 || winner === 1 ? winner : null, by, turns: turn, toDeath, digest: digestOf(state) },
    fighters: fighters.map(
      (one): FighterResult => ({
        ...{ standing: one.standing, fate: one.fate, taken: one.taken, dealt: one.dealt, wounded: one.wounded.length },
        ...{ killings: one.killings, defeated: [...one.defeated], beatenBy: one.beatenBy, bonus: one.bonus },
        mercy: one.mercy,
        parts: Object.fromEntries(PARTS.map((part) => [part, one.parts[part].now])) as { [P in Part]: number },
      }),
    ),
  };
}

/** The match as the book leads everybody in it (R85). */
export function playedByBook(tables: Tables, setup: HeroesSetup, seed: string): MatchResult {
  const fighters = setup.fighters.map(({ level: _level, ...one }) => ({ ...one, seat: null }));
  return resultOfMatch(runBook(heroes, tables, { ...setup, fighters }, seed).state);
}

/** Why a result cannot have come of a match of that set-up, or null. */
export function resultFault({ fighters: setup }: HeroesSetup, { winner, fighters }: MatchResult): string | null {
  if (fighters.length !== setup.length) return `${fighters.length} fighters, ${setup.length} were matched (7)`;
  const active = setup.filter((_, i) => fighters[i]?.standing === 'active').map(({ side }) => side);
  if (winner === null ? new Set(active).size !== 2 : active.length === 0 || active.some((side) => side !== winner))
    return 'who is left does not fit who has won (6)';
  const at = fighters.findIndex((one, i) => fighterFault(setup, one, i) !== null);
  const one = fighters[at];
  return one === undefined ? null : fighterFault(setup, one, at);
}

function fighterFault(setup: HeroesSetup['fighters'], one: FighterResult, at: number): string | null {
  const { name, card, secondary } = setup[at] ?? { name: '', card: null, secondary: false };
  if ((one.standing === 'active') !== (one.beatenBy === null && one.fate === null))
    return `${name}: who is out was put out by somebody (R64)`;
  if (one.standing === 'dead' && one.fate !== 'killed') return `${name} is dead and alive (6.1)`;
  if (card === null) return null;
  const { strength } = startingAttributes(card, secondary);
  const over = PARTS.find((part) => one.parts[part] > Math.max(1, strength - (card.lost[part] ?? 0)));
  return over === undefined ? null : `${name}: ${over} has more than it can have (2.5)`;
}
