/** A finished match of any game, stepped through: forward and back, by lines and by phases. */
import { citesOf, type GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import type { Save } from '../../kernel/save.ts';
import { Playback } from '../../session/playback.ts';
import { type AsideSought, asidesFor, seekAside, soughtOn } from '../advice/asides.ts';
import { asideWords, matchReview, recalledFor } from '../advice/of-match.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Idle, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { textPages } from '../screens/text-page.ts';
import { type Work, workedOn } from '../screens/working.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { journalPage } from './journal.ts';
import { type CloseLook, type MatchKind, type Scene, zoomed } from './kind.ts';
import { drawMatch, showOn } from './showing.ts';
import { whyOfLast } from './why.ts';

interface ReplayState<K extends Kit> {
  readonly kind: MatchKind<K>;
  readonly source: Playback<K>;
  /** Where the last step began. */
  readonly from: number;
  /** What its player could not see is hidden. */
  readonly hides: boolean;
  /** A close look at the board; null: none. */
  readonly close: CloseLook | null;
  /** What was weighed before the line that is shown, while it is being found; null: it is not. */
  readonly sought: AsideSought | null;
}

/** Events that are played again at a time: some milliseconds. */
const EVENTS = 250;

/** Opens a save as a replay over `screen`; says on a page why it cannot be played. */
export function openPlayback<K extends Kit>(kind: MatchKind<K>, save: Save, screen: Screen, at = 0): Move {
  return readPlayback(Playback.begin(kind.ruleset, kind.tables(), save), screen, {
    noun: kind.noun,
    shown: (playback) => playbackScreen(kind, playback, at),
    refused: (why) => unplayable(kind, why),
  });
}

/** Where a replay that is being read leads: to its screen, or to one that says why it cannot be played. */
interface Readings<K extends Kit> {
  /** What is played again, in a word. */
  readonly noun: string;
  shown(playback: Playback<K>): Screen;
  refused(why: string): Screen;
}

/** Reads a replay over `screen`, some events at a time, and goes where it leads. */
export function readPlayback<K extends Kit>(
  reading: ReturnType<typeof Playback.begin<K>>,
  screen: Screen,
  { noun, shown, refused }: Readings<K>,
): Move {
  const work: Work = {
    ...{ title: 'Replay', doing: `the ${noun} is played again` },
    get done() {
      return reading.done;
    },
    step() {
      reading.step(EVENTS);
      const { value } = reading;
      if (value === null) return null;
      return value.ok ? shown(value.value) : refused(value.why);
    },
  };
  return { to: 'over', screen, next: workedOn(work) };
}

function unplayable<K extends Kit>({ noun }: MatchKind<K>, why: string): Screen {
  const text = `This ${noun} cannot be replayed: ${why}.`;
  return textPages([
    {
      title: 'Replay',
      right: '',
      lines: (width) => wrapText(text, width).map((row) => [{ text: row, style: { fg: 'bad' } }]),
    },
  ]);
}

/** A playback on its screen, from an entry of the journal on. */
export function playbackScreen<K extends Kit>(kind: MatchKind<K>, source: Playback<K>, at = 0): Screen {
  source.seek(Math.max(at, source.frames.filter(({ entry }) => entry.turn === 0).length));
  return page({ kind, source, from: source.at, hides: false, close: null, sought: null });
}

function page<K extends Kit>(state: ReplayState<K>): Screen {
  const { frame } = state.source;
  const cites = () => (frame === null ? [] : citesOf(frame.entry.event));
  const idle = (): Idle => ({
    ...(state.kind.thoughts === undefined ? { review: '' } : {}),
    ...(hasSecrets(state.source) ? {} : { secrets: '' }),
    ...(state.kind.zooms === true ? {} : { zoom: '' }),
  });
  const { sought } = state;
  const timer = sought === null ? null : { ms: sought.pause, token: `aside ${state.source.at} ${sought.looks}` };
  const finds = { timer, awaited: sought?.awaited ?? null };
  return { ...screenOf('playback', state, { update, view }), ...finds, game: state.kind.game, cites, idle };
}

function update<K extends Kit>(state: ReplayState<K>, message: Message, env: Env): Move {
  if (message.kind === 'tick' && state.sought !== null) {
    const sought = soughtOn(state.sought);
    return stay(page(sought === null ? seeking({ ...state, sought }, env) : { ...state, sought }));
  }
  const here = page(state);
  if (message.kind !== 'key') return stay(here);
  const moved = moveOf(state, message.command);
  if (moved !== null) return stay(page(seeking(moved, env)));
  const over = (next: Screen): Move => ({ to: 'over', screen: here, next });
  const { kind, source } = state;
  const opened = message.command === null ? null : kind.page(message.command, sceneOf(state), env);
  if (opened !== null) return over(opened);
  switch (message.command) {
    case 'why': {
      const { frame } = source;
      if (frame === null) return stay(here);
      const { lines, shown } = seenIn(state);
      const begun = source.phaseFrom(-1) - (source.lines.length - lines.length);
      const next = whyOfLast(kind, lines, Math.max(0, begun), state.hides ? shown : frame.state, (line) =>
        state.hides ? null : recalledFor(kind, source.save, line, env),
      );
      return next === null ? stay(here) : over(next);
    }
    case 'journal': {
      const { lines, shown } = seenIn(state);
      const told = state.hides ? {} : { record: () => source.save, below: asidesFor(env.settings) };
      return over(journalPage(kind, lines, shown, { ...told, seals: source.seals }));
    }
    case 'zoom':
      return stay(page(kind.zooms === true ? { ...state, close: zoomed(state.close) } : state));
    case 'secrets':
      return stay(page({ ...state, hides: !state.hides && hasSecrets(source) }));
    case 'review': {
      const review = reviewOver(kind, source.save, env);
      return review === null ? stay(here) : over(review);
    }
    case 'help-here':
      return over(helpScreen('playback'));
    case 'ask-leave':
      return BACK;
    default:
      return stay(here);
  }
}

/** The review of a match of the house's screens; null: the game gives none. */
export function reviewOver<K extends Kit>(kind: MatchKind<K>, save: Save, env: Env): Screen | null {
  return matchReview(kind, save, (before, _env, screen) => openPlayback(kind, save, screen, before), env);
}

/** What was weighed before the line that is now shown is looked for. */
function seeking<K extends Kit>(state: ReplayState<K>, { settings, services }: Env): ReplayState<K> {
  const { kind, source, hides } = state;
  state.sought?.awaited.stop();
  const words = settings.reasons && !hides ? asideWords(kind) : null;
  const sought = words === null ? null : seekAside(words, source.save, source.lines, state.from, services.labour);
  return { ...state, sought };
}

/** Where a key leads in the record; null: it is none of those. */
function moveOf<K extends Kit>(state: ReplayState<K>, command: string | null): ReplayState<K> | null {
  const { kind, source } = state;
  const seek = (to: number): ReplayState<K> => {
    const target = Math.max(0, Math.min(source.frames.length, to));
    source.seek(target);
    return { ...state, from: Math.max(0, target - 1) };
  };
  switch (command) {
    case 'next': {
      const from = source.at;
      showOn(kind, source, 'key');
      return { ...state, from };
    }
    case 'phase':
      return seek(source.phaseFrom(1));
    case 'back-step':
      return seek(source.at - 1);
    case 'back-phase':
      return seek(source.phaseFrom(-1));
    case 'first':
      return seek(0);
    case 'last':
      return seek(source.frames.length);
    default:
      return null;
  }
}

/** Whether anything is told to some seats alone. */
const hasSecrets = <K extends Kit>({ frames }: Playback<K>): boolean =>
  frames.some(({ entry }) => (entry.event as GameEvent).only !== undefined);

/** The match as far as it is shown: all of it, or as its player saw it. */
function seenIn<K extends Kit>({ kind, source, hides }: ReplayState<K>): Scene<K>['seen'] {
  if (!hides) return source;
  const isTold = ({ entry }: (typeof source.lines)[number]): boolean =>
    (entry.event as GameEvent).only?.includes(PLAYER_SEAT) ?? true;
  return { shown: kind.ruleset.view(source.shown, PLAYER_SEAT), lines: source.lines.filter(isTold) };
}

function sceneOf<K extends Kit>(state: ReplayState<K>): Scene<K> {
  return {
    seen: seenIn(state),
    seat: state.hides ? PLAYER_SEAT : null,
    asked: null,
    from: state.from,
    close: state.close,
  };
}

function view<K extends Kit>(state: ReplayState<K>, env: Env): View {
  const { kind, source } = state;
  const canvas = blankScreen(env);
  const { turn, phase } = source.shown;
  const at = `${kind.moment(source.shown, { turn, phase })}  ${source.at} of ${source.frames.length}`;
  drawHeader(canvas, `Replay${state.hides ? ', secrets hidden' : ''} · ${kind.title(source.shown)}`, at);
  drawMatch(canvas, kind, sceneOf(state), env, state.hides ? undefined : asidesFor(env.settings));
  const prompt = source.over
    ? 'The end. Backspace steps back, b a phase, Esc leaves.'
    : 'Space steps on, Backspace back; f and b by phases; ? asks why.';
  drawPrompt(canvas, canvas.height - 2, prompt, 'tell');
  drawKeyBar(canvas, 'playback', env, [], page(state).idle?.(env) ?? {});
  return { canvas, menu: null };
}
