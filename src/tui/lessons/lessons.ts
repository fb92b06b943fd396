/** The lessons of a game: the list with its ticks, what a lesson is about, and what came of it. */
import type { Read } from '../../kernel/save.ts';
import { type Env, type GameLine, type Lesson, type LessonStand, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { Message, View } from '../view.ts';
import { tick, waveAway } from './learned.ts';
import type { LessonOutcome, LessonRow } from './outcome.ts';
import { type LessonPage, pageView } from './pages.ts';

/** The lessons of a game as they are gone through. */
interface Course {
  readonly line: GameLine;
  readonly lessons: readonly Lesson[];
}

/** What the player is at: the list, a lesson of it, or what came of one. */
type Stage =
  | { readonly at: 'list' }
  | { readonly at: 'lesson'; readonly lesson: number; readonly attempt: number; readonly notice: string | null }
  | {
      readonly at: 'outcome';
      readonly lesson: number;
      readonly attempt: number;
      readonly outcome: LessonOutcome;
      /** Figures of the first rows; one more at every tick. */
      readonly known: readonly (readonly string[])[];
    };

interface CourseState {
  readonly course: Course;
  readonly stage: Stage;
  /** Nothing lies under it: closed, it leads to the title. */
  readonly alone: boolean;
}

/** The list of a game's lessons, over the screen it was asked for on. */
export function lessonsScreen(game: string, lessons: readonly Lesson[], env: Env): Screen {
  const line = env.games.lines.find(({ id }) => id === game);
  if (line === undefined) throw new Error(`no game '${game}'`);
  return page({ course: { line, lessons }, stage: LIST, alone: false });
}

const LIST: Stage = { at: 'list' };

function page(state: CourseState): Screen {
  return {
    name: 'lessons',
    game: state.course.line.id,
    timer: timerOf(state.stage),
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

/** Runs as long as there are figures to reckon. */
function timerOf(stage: Stage): Screen['timer'] {
  if (stage.at !== 'outcome') return null;
  const { outcome, known } = stage;
  return nextRow(stage) === null ? null : { ms: 1, token: `figures-${outcome.figures?.rows.length}-${known.length}` };
}

/** The first row whose figures are not known; null: all are, or there are none. */
function nextRow(stage: Stage): LessonRow | null {
  return stage.at === 'outcome' ? (stage.outcome.figures?.rows[stage.known.length] ?? null) : null;
}

function reckoned(state: CourseState): CourseState {
  const { stage } = state;
  const row = nextRow(stage);
  if (row === null || stage.at !== 'outcome') return state;
  return { ...state, stage: { ...stage, known: [...stage.known, row.figures()] } };
}

function update(state: CourseState, message: Message, env: Env): Move {
  if (message.kind === 'tick') return stay(page(reckoned(state)));
  if (message.kind === 'select') return chosen(state, message.value, env);
  if (message.kind !== 'key') return stay(page(state));
  if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('lessons') };
  return message.command === 'close' ? closed(state, env) : stay(page(state));
}

/** From a lesson back to the list; from the list to where it was opened. */
function closed(state: CourseState, env: Env): Move {
  if (state.stage.at !== 'list') return stay(page({ ...state, stage: LIST }));
  return state.alone ? { to: 'only', next: env.routes.title(env, null) } : { to: 'back' };
}

function chosen(state: CourseState, value: string, env: Env): Move {
  const { course, stage } = state;
  const at = stage.at === 'list' ? 0 : stage.lesson;
  const open = (lesson: number): Move =>
    stay(page({ ...state, stage: { at: 'lesson', lesson, attempt: 1, notice: null } }));
  switch (value) {
    case 'begin':
      return begun(state, at, stage.at === 'lesson' ? stage.attempt : 1, env);
    case 'again':
      return begun(state, at, stage.at === 'outcome' ? stage.attempt + 1 : 1, env);
    case 'next':
      return open(at + 1);
    case 'list':
      return stay(page({ ...state, stage: LIST }));
    case 'wave':
      waveAway(env, course.line.id);
      return { to: 'only', next: env.routes.title({ ...env, settings: env.services.settings() }, null) };
    case 'title':
      return { to: 'only', next: env.routes.title(env, null) };
    default:
      return open(course.lessons.findIndex(({ id }) => id === value));
  }
}

/** Plays a lesson. */
function begun(state: CourseState, at: number, attempt: number, env: Env): Move {
  const begins: Read<Screen> | null = beginning(state.course, at, attempt, env);
  if (begins === null) return stay(page({ ...state, stage: LIST }));
  if (begins.ok) return { to: 'only', next: begins.value };
  return stay(page({ ...state, stage: { at: 'lesson', lesson: at, attempt, notice: begins.why } }));
}

function beginning(course: Course, at: number, attempt: number, env: Env): Read<Screen> | null {
  const lesson = course.lessons[at];
  if (lesson === undefined) return null;
  const begins = lesson.begin(env, standOf(course, at, attempt));
  return begins.ok ? { ok: true, value: env.routes.play(begins.value, env, null) } : begins;
}

/** What a lesson that is played has of the house. */
function standOf(course: Course, at: number, attempt: number): LessonStand {
  const after = (stage: Stage): Screen => page({ course, stage, alone: true });
  return {
    place: `Lesson ${at + 1} of ${course.lessons.length}`,
    done(outcome, env) {
      if (outcome.learned) tick(env, course.line.id, course.lessons[at]?.id ?? '');
      return after({ at: 'outcome', lesson: at, attempt, outcome, known: [] });
    },
    left: () => after(LIST),
  };
}

function view({ course, stage }: CourseState, env: Env): View {
  return pageView(pageOf(course, stage), course.line, env);
}

function pageOf({ line, lessons }: Course, stage: Stage): LessonPage {
  if (stage.at === 'list') return { kind: 'list' };
  const { lesson: at, attempt } = stage;
  const title = line.lessons?.[at]?.title ?? '';
  const next = line.lessons?.[at + 1]?.title ?? null;
  if (stage.at === 'outcome') {
    const { outcome, known } = stage;
    return { kind: 'outcome', at, attempt, title, outcome, known, next };
  }
  const { text = [], task = '' } = lessons[at] ?? {};
  return { kind: 'lesson', at, attempt, title, text, task, notice: stage.notice };
}
