/** How Glider-Pit Gladiators is thought about: as advice, and again once a bout is over. */
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { pitTactics, SEARCHED } from '../ai/search/tactics.ts';
import { pitTacticianWords } from '../ask/tactician-words.ts';
import { GAME_ID } from '../id.ts';
import type { PitEvent } from '../rules/events.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import { tables } from '../tables.ts';

const FEW = { trials: 48, answers: 8, finalists: 3, replies: 1, worlds: 1, slice: 1 };
const MANY = { trials: 200, answers: 12, finalists: 4, replies: 1, worlds: 1, slice: 1 };

/** Movements, glides and attacks are weighed. 18.2 its tacticians look a turn ahead by a rule of thumb: the first line of a movement shows what that came to. */
export const THOUGHTS = secondThoughts<PitKit>({
  ...{ game: GAME_ID, ruleset: gliderpit, tables, tactics: pitTactics },
  budgets: { tactician: FEW, champion: MANY, advice: MANY, glance: FEW, review: MANY },
  isWeighed: ({ kind }) => SEARCHED.some((one) => one === kind),
  levelIn: ({ gliders }, id) => gliders.find((_, i) => idOf(i) === id)?.level,
  shows(event) {
    const { kind, glider } = event as PitEvent & { readonly glider?: string };
    return kind === 'flew' && glider !== undefined ? { fighter: glider, kind: 'maneuver' } : null;
  },
  ruled: ({ view, request }) => ('glider' in request ? pitTacticianWords(view, tables(), request.glider) : []),
});
