/** How Munera Sine Missione is thought about: as advice, and again once a bout is over. */
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { muneraTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';

const FEW = { trials: 60, answers: 8, finalists: 3, replies: 1, worlds: 1, slice: 2 };
const MANY = { trials: 480, answers: 16, finalists: 4, replies: 1, worlds: 1, slice: 2 };

/** Acts are weighed. 16.2 its tacticians look a turn ahead by a rule of thumb, so that no line shows what one had searched. */
export const THOUGHTS = secondThoughts<MuneraKit>({
  ...{ game: GAME_ID, ruleset: munera, tables },
  tactics: ({ request }) => muneraTactics(request),
  budgets: { tactician: FEW, champion: MANY, advice: MANY, glance: FEW, review: MANY },
  isWeighed: ({ kind }) => kind === 'act',
  levelIn: () => undefined,
  shows: () => null,
});
