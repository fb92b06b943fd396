/** Heroes' lessons: a moment of a match each, one question, and what the answer was worth. */
import { type Read, readable, unreadable } from '../../../kernel/save.ts';
import { copyPlain } from '../../../kernel/state.ts';
import type { JournalLine } from '../../../session/frames.ts';
import type { Session } from '../../../session/session.ts';
import type { LessonFigures, LessonOutcome, LessonRow } from '../../../tui/lessons/outcome.ts';
import { type MatchLesson, type MatchOwner, matchScreen } from '../../../tui/match/match-screen.ts';
import type { Lesson, LessonStand, OpenGame } from '../../../tui/program.ts';
import { questionOf } from '../ask/answers.ts';
import { type TaughtMoment, taughtBy } from '../ask/lessons.ts';
import type { TaughtLesson } from '../files/lessons.ts';
import { GAME_ID } from '../id.ts';
import type { HeroesEvent } from '../rules/events.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { openTaught } from '../session/lesson.ts';
import { tables, taughtLessons } from '../tables.ts';
import { MATCHES } from './match-kind.ts';

type HeroesSession = Session<HeroesKit>;

/** The lessons, in their order. */
export function heroesLessons(): readonly Lesson[] {
  return taughtLessons().map((data) => ({
    ...{ id: data.id, text: data.text, task: data.task },
    begin: (_env, stand) => begun(data, stand),
  }));
}

/** The question a lesson is on, and how much had been chosen, told and played before it. */
interface Stood {
  readonly moment: TaughtMoment;
  readonly before: number;
  readonly lines: number;
  readonly turns: number;
}

function begun(data: TaughtLesson, stand: LessonStand): Read<OpenGame> {
  const opened = openTaught(tables(), data);
  if (!opened.ok) return opened;
  const session = opened.value;
  const { prompt, match } = session;
  if (prompt === null) return unreadable('the lesson has no question');
  const stood: Stood = {
    moment: { state: copyPlain(match.state), tables: match.tables, request: copyPlain(prompt) },
    ...{ before: match.choices.length, lines: session.lines.length, turns: match.state.turns },
  };
  const owner = ownerOf(data, stood, stand);
  return readable({
    ...{ game: GAME_ID, doing: 'takes a lesson', match: null },
    screen: (env, notice) => matchScreen(MATCHES, session, owner, env, notice),
  });
}

function ownerOf(data: TaughtLesson, stood: Stood, stand: LessonStand): MatchOwner<HeroesKit> {
  const isAnswered = ({ match }: HeroesSession): boolean => match.choices.length > stood.before;
  const after: MatchLesson<HeroesKit>['after'] = (session, env) => {
    const choice = session.match.choices[stood.before]?.[0];
    return stand.done(outcomeOf(data, stood.moment, choice, session.lines.slice(stood.lines)), env);
  };
  return {
    stake: { told: 'Nothing is kept of a lesson but its tick.' },
    noAdvice: 'a lesson is learned without it',
    lesson: {
      place: stand.place,
      guide: (session) => (isAnswered(session) ? null : data.guide),
      isDone: (session) => isAnswered(session) && isOtherTurn(session, stood),
      after,
      leave: () => stand.left(),
    },
    ended: after,
  };
}

/** Whether what is asked now belongs to another turn than the lesson's question, or begins one. */
function isOtherTurn({ match, prompt }: HeroesSession, { turns }: Stood): boolean {
  return match.over || match.state.turns !== turns || prompt?.kind === 'act';
}

/** Lines of the journal that are told again: what was thrown, and what came of it. */
const LINES = 3;
const TOLD: ReadonlySet<HeroesEvent['kind']> = new Set([
  ...(['held', 'moved', 'maneuver', 'attack', 'net-tossed', 'located', 'wounded'] as const),
]);

function outcomeOf(
  data: TaughtLesson,
  moment: TaughtMoment,
  choice: unknown,
  lines: readonly JournalLine<HeroesEvent>[],
): LessonOutcome {
  const learned = taughtBy(data.id).isMet(moment, choice as never);
  const happened = lines.filter(({ entry }) => TOLD.has(entry.event.kind)).slice(0, LINES);
  const told = happened.length === 0 ? [] : [happened.map(({ text }) => text).join(' ')];
  return { learned, told: [learned ? data.met : data.unmet, ...told], figures: figuresOf(data, moment, choice) };
}

const written = (choice: unknown): string => JSON.stringify(choice);

function figuresOf({ id, ways }: TaughtLesson, moment: TaughtMoment, choice: unknown): LessonFigures {
  const taught = taughtBy(id);
  const row = (name: string, one: unknown, own: boolean): LessonRow => ({
    ...{ choice: name, own },
    figures: () => taught.figures(moment, one as never),
  });
  const rows = ways.map((way) => row(way.name, way.choice, written(way.choice) === written(choice)));
  const all = rows.some(({ own }) => own) ? rows : [row(`Yours: ${ownWords(moment, choice)}`, choice, true), ...rows];
  return { head: ['', ...taught.head], rows: all };
}

/** What was answered, as its list says it. */
function ownWords({ request, state, tables: inForce }: TaughtMoment, choice: unknown): string {
  const { offers } = questionOf(request, state, inForce);
  return offers.find((one) => written(one.choice) === written(choice))?.label ?? written(choice);
}
