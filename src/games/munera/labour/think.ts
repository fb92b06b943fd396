/** How Munera Sine Missione is thought about: as advice, and again once a bout is over. */
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { muneraTactics } from '../ai/search/tactics.ts';
import { tacticianWords } from '../ask/tactician-words.ts';
import { GAME_ID } from '../id.ts';
import type { MuneraEvent } from '../rules/events.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import { tables } from '../tables.ts';

const FEW = { trials: 60, answers: 8, finalists: 3, replies: 1, worlds: 1, slice: 2 };
const MANY = { trials: 480, answers: 16, finalists: 4, replies: 1, worlds: 1, slice: 2 };
/** A bout is won or lost: with fewer trials the luck of them outweighs what tells one act from another. */
const MOST = { ...MANY, trials: 1440 };

/** Lines that show what somebody has chosen to do in its turn. */
const ACTS: ReadonlySet<string> = new Set<MuneraEvent['kind']>([
  ...(['stepped', 'turned', 'attacked', 'cut', 'drew', 'picked-up', 'dropped'] as const),
]);

/** Acts are weighed. 16.2 its tacticians look a turn ahead by a rule of thumb: a line shows what that came to. */
export const THOUGHTS = secondThoughts<MuneraKit>({
  ...{ game: GAME_ID, ruleset: munera, tables },
  tactics: ({ request }) => muneraTactics(request),
  budgets: { tactician: FEW, champion: MANY, advice: MOST, glance: FEW, review: MOST },
  isWeighed: ({ kind }) => kind === 'act',
  levelIn: ({ fighters }, id) => fighters.find((_, i) => idOf(i) === id)?.level,
  shows(event) {
    const { kind, cite, fighter } = event as MuneraEvent & { readonly fighter?: string };
    return ACTS.has(kind) && cite !== '12.3' && fighter !== undefined ? { fighter, kind: 'act' } : null;
  },
  ruled: ({ view, request }, choice) => tacticianWords(view, tables(), request.fighter, choice),
});
