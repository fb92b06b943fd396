/** How GLADIATOR is thought about: by its tacticians, as advice, and again once a bout is over. */
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { gladiatorTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { chances, tables } from '../tables.ts';

/** Phases that are played on by the book after the one in question. */
const HORIZON = 0;

/** Orders and divisions of CF are weighed; lines show them once all have given theirs. */
export const THOUGHTS = secondThoughts<GladiatorKit>({
  ...{ game: GAME_ID, ruleset: gladiator, tables },
  tablesIn: ({ rules }) => tables().under(overlaysOf(rules)),
  tactics: () => gladiatorTactics(chances(), HORIZON),
  budgets: {
    tactician: { trials: 200, answers: 16, finalists: 4, replies: 4, worlds: 1, slice: 8 },
    champion: { trials: 2400, answers: 64, finalists: 6, replies: 5, worlds: 1, slice: 8 },
    advice: { trials: 1200, answers: 32, finalists: 5, replies: 5, worlds: 1, slice: 12 },
    glance: { trials: 160, answers: 12, finalists: 3, replies: 4, worlds: 1, slice: 12 },
    review: { trials: 1200, answers: 32, finalists: 4, replies: 4, worlds: 1, slice: 12 },
  },
  isWeighed: ({ kind }) => kind === 'plot' || kind === 'allocate',
  levelIn: ({ fighters }, id) => fighters.find((one) => one.id === id)?.level,
  shows(event) {
    const { kind, fighter } = event as Extract<GladiatorEvent, { kind: 'plot-shown' | 'allocated' }>;
    if (kind !== 'plot-shown' && kind !== 'allocated') return null;
    return { fighter, kind: kind === 'plot-shown' ? 'plot' : 'allocate' };
  },
});
