/** A lesson that is a moment of a match: one question on the match's own screen, and what the answer was worth. */
import type { Kit } from '../../kernel/kit.ts';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { canonicalJson, copyPlain } from '../../kernel/state.ts';
import type { Reckoning } from '../../odds/lessons.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Session } from '../../session/session.ts';
import type { TaughtLesson, TaughtMoment } from '../../session/taught.ts';
import type { MatchKind } from '../match/kind.ts';
import { matchScreen } from '../match/match-screen.ts';
import type { MatchLesson, MatchOwner } from '../match/owner.ts';
import type { Lesson, LessonStand, OpenGame } from '../program.ts';
import type { LessonFigures, LessonOutcome, LessonRow } from './outcome.ts';

/** What a game's lessons are played with. */
export interface MatchLessons<K extends Kit> {
  /** The id of the game. */
  readonly game: string;
  readonly kind: MatchKind<K>;
  open(data: TaughtLesson<K['setup']>): Read<Session<K>>;
  taught(id: string): Reckoning<TaughtMoment<K>>;
  /** Whether what is asked now, where the match is not over, is no more about the question; `lesson` is the id. */
  isPast(moment: TaughtMoment<K>, session: Session<K>, lesson: string): boolean;
  /** What of all that was answered since belongs to the question. */
  given(moment: TaughtMoment<K>, choices: readonly unknown[]): readonly unknown[];
  /** What was answered, in words. */
  words(moment: TaughtMoment<K>, choices: readonly unknown[]): string;
  /** Kinds of events that are told again after it. */
  readonly told: ReadonlySet<K['event']['kind']>;
}

/** The lessons of a game, in their order. */
export function matchLessons<K extends Kit>(
  of: MatchLessons<K>,
  all: readonly TaughtLesson<K['setup']>[],
): readonly Lesson[] {
  return all.map((data) => ({
    ...{ id: data.id, text: data.text, task: data.task },
    begin: (_env, stand) => begun(of, data, stand),
  }));
}

/** The question a lesson is on, and how much had been chosen and told before it. */
interface Stood<K extends Kit> {
  readonly moment: TaughtMoment<K>;
  readonly before: number;
  readonly lines: number;
}

function begun<K extends Kit>(of: MatchLessons<K>, data: TaughtLesson<K['setup']>, stand: LessonStand): Read<OpenGame> {
  const opened = of.open(data);
  if (!opened.ok) return opened;
  const session = opened.value;
  const { prompt, match } = session;
  if (prompt === null) return unreadable('the lesson has no question');
  const stood: Stood<K> = {
    moment: { state: copyPlain(match.state), tables: match.tables, request: copyPlain(prompt) },
    ...{ before: match.choices.length, lines: session.lines.length },
  };
  const owner = ownerOf(of, data, stood, stand);
  return readable({
    ...{ game: of.game, doing: 'takes a lesson', match: null },
    screen: (env, notice) => matchScreen(of.kind, session, owner, env, notice),
  });
}

function ownerOf<K extends Kit>(
  of: MatchLessons<K>,
  data: TaughtLesson<K['setup']>,
  stood: Stood<K>,
  stand: LessonStand,
): MatchOwner<K> {
  const isAnswered = ({ match }: Session<K>): boolean => match.choices.length > stood.before;
  const after: MatchLesson<K>['after'] = (session, env) => {
    const since = session.match.choices.slice(stood.before).map(([choice]) => choice);
    const choices = of.given(stood.moment, since);
    return stand.done(outcomeOf(of, data, stood.moment, choices, session.lines.slice(stood.lines)), env);
  };
  return {
    stake: { told: 'Nothing is kept of a lesson but its tick.' },
    noAdvice: 'a lesson is learned without it',
    lesson: {
      place: stand.place,
      guide: (session) => (isAnswered(session) ? null : data.guide),
      isDone: (session) => isAnswered(session) && (session.match.over || of.isPast(stood.moment, session, data.id)),
      after,
      leave: () => stand.left(),
    },
    ended: after,
  };
}

/** Lines of the journal that are told again: what was thrown, and what came of it. */
const LINES = 3;

function outcomeOf<K extends Kit>(
  of: MatchLessons<K>,
  data: TaughtLesson<K['setup']>,
  moment: TaughtMoment<K>,
  choices: readonly unknown[],
  lines: readonly JournalLine<K['event']>[],
): LessonOutcome {
  const learned = of.taught(data.id).isMet(moment, choices);
  const happened = lines.filter(({ entry }) => of.told.has(entry.event.kind)).slice(0, LINES);
  const told = happened.length === 0 ? [] : [happened.map(({ text }) => text).join(' ')];
  return { learned, told: [learned ? data.met : data.unmet, ...told], figures: figuresOf(of, data, moment, choices) };
}

function figuresOf<K extends Kit>(
  of: MatchLessons<K>,
  { id, ways }: TaughtLesson<K['setup']>,
  moment: TaughtMoment<K>,
  choices: readonly unknown[],
): LessonFigures {
  const taught = of.taught(id);
  const row = (choice: string, those: readonly unknown[], own: boolean): LessonRow => ({
    ...{ choice, own },
    figures: () => taught.figures(moment, those),
  });
  const rows = ways.map((way) => row(way.name, way.choices, canonicalJson(way.choices) === canonicalJson(choices)));
  const all = rows.some(({ own }) => own) ? rows : [row(`Yours: ${of.words(moment, choices)}`, choices, true), ...rows];
  return { head: ['', ...taught.head], rows: all };
}
