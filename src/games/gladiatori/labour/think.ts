/** 23.1, 23.6 How Gladiatori is thought about: by its tacticians, as advice, and again once a game is over. */
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { isListed, MOST_ANSWERS } from '../ai/search/candidates.ts';
import { gladiatoriTactics, STRETCHED } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import type { GladiatoriEvent } from '../rules/events.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit, Question, QuestionKind } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import { tables } from '../tables.ts';

/** What was asked before a line of a kind, where that line is the first that tells the answer. */
const SHOWN_BY: { readonly [K in GladiatoriEvent['kind']]?: QuestionKind } = {
  ...{ split: 'split', played: 'action', reused: 'action', standby: 'action', passed: 'action' },
  ...{ declared: 'declare', reacted: 'react', 'reaction-reused': 'react', 'no-reaction': 'react' },
  ...{ added: 'add', fav: 'attack', fdv: 'defend', feinted: 'feint' },
};

/** 23.5 A trial of a split plays its whole turn: it is given half of the worlds. */
const PART_OF_SPLIT = 0.5;

const each = { answers: MOST_ANSWERS, replies: 1, worlds: 1, slice: 8 };

/** Every question that has several answers worth a thought is weighed. */
export const THOUGHTS = secondThoughts<GladiatoriKit>({
  ...{ game: GAME_ID, ruleset: gladiatori, trials: STRETCHED, tables },
  tactics: gladiatoriTactics,
  budgets: {
    tactician: { ...each, trials: 96, finalists: 3 },
    champion: { ...each, trials: 480, finalists: 4 },
    advice: { ...each, trials: 240, finalists: 4 },
    glance: { ...each, trials: 64, finalists: 3 },
    review: { ...each, trials: 480, finalists: 4 },
  },
  hides: true,
  partOf: ({ kind }) => (kind === 'split' ? PART_OF_SPLIT : 1),
  isWeighed: (request) => isListed((request as Question).kind),
  levelIn: ({ fighters }, id) => fighters.find((_, i) => idOf(i) === id)?.level,
  shows(event) {
    const { kind, fighter } = event as GladiatoriEvent & { readonly fighter?: string };
    const asked = SHOWN_BY[kind];
    return asked === undefined || fighter === undefined ? null : { fighter, kind: asked };
  },
});
