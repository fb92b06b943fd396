/** The lessons: a question of a bout each, and what the answer was worth. */
import { openTaught } from '../../../session/taught.ts';
import { type MatchLessons, matchLessons } from '../../../tui/lessons/of-match.ts';
import type { Lesson } from '../../../tui/program.ts';
import { maneuverName } from '../ask/flight-offers.ts';
import { gliderpitTaught } from '../ask/lessons.ts';
import { GAME_ID } from '../id.ts';
import { ADVANCED, type GlideAct, type Maneuver, type PilotAct } from '../rules/acts.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import { gliderpitLessonTexts, tables } from '../tables.ts';
import { BOUTS } from './match-kind.ts';
import { GLIDERPIT_ALONE } from './practice.ts';

/** The lessons, in their order. */
export const gliderpitLessons = (): readonly Lesson[] => matchLessons(LESSONS, gliderpitLessonTexts());

/** Lessons that go on into what the movement was for: the throw, the strike. */
const FOUGHT_OUT = ['glide', 'combat'];
const FOUGHT = new Set(['throw', 'ram']);

const LESSONS: MatchLessons<PitKit> = {
  ...{ game: GAME_ID, kind: BOUTS },
  open: (data) => openTaught({ ruleset: gliderpit, tables: tables() }, data, GLIDERPIT_ALONE.standing),
  taught: gliderpitTaught,
  isPast({ request, state: { turn, phase } }, { match: { state }, prompt }, id) {
    if (state.turn !== turn || state.phase !== phase || prompt === null) return true;
    if (prompt.kind === request.kind) return false;
    return !FOUGHT.has(id) || !FOUGHT_OUT.includes(prompt.kind);
  },
  given: ({ request }, choices) => (request.kind === 'maneuver' ? choices.filter(isFlown) : choices),
  words: ({ request }, choices) => choices.map((one) => wordOf(request.kind, one)).join(', '),
  told: new Set([
    'collided',
    'held',
    'dived',
    'rammed',
    'threw',
    'struck',
    'wound',
    'took',
    'stowed',
    'escaped',
    'out',
  ]),
};

const MANEUVERS: ReadonlySet<unknown> = new Set(['forward', 'climb', 'slip', 'turn', 'ram', ...ADVANCED]);

const isFlown = (choice: unknown): boolean =>
  typeof choice === 'object' && choice !== null && 'do' in choice && MANEUVERS.has(choice.do);

/** An answer in few words. */
function wordOf(kind: string, choice: unknown): string {
  const act = choice as GlideAct | Maneuver | PilotAct | { readonly do: 'ram' };
  switch (act.do) {
    case 'hold':
    case 'ram':
    case 'stow':
    case 'drop':
    case 'nothing':
    case 'escape':
      return act.do;
    case 'dive':
      return `dive ${act.levels}`;
    case 'take':
      return act.weapon;
    default:
      return kind === 'maneuver' ? maneuverName(act) : '';
  }
}
