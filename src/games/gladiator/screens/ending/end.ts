/** The end of a bout: the verdict, what led to it, and what now. */

import type { JournalLine } from '../../../../session/frames.ts';
import { Session } from '../../../../session/session.ts';
import { faultOfRecord, seenCounts } from '../../../../session/taken-up.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { lettingGo } from '../../../../tui/match/end-screen.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../../../../tui/parts.ts';
import { type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { MenuItem, Message, View } from '../../../../tui/view.ts';
import { meetingText } from '../../ask/sides.ts';
import { GAME_ID } from '../../id.ts';
import { optionsOf } from '../../options.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { EndCause, FighterId } from '../../rules/types.ts';
import { type Belongs, boutOwner } from '../bout/owner.ts';
import { pageOf } from '../bout/pages.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { standingAnswers } from '../bout/standing.ts';
import { boutLook, drawLogRow, type LogRow, logRows, roman } from '../journal/log.ts';
import { afterwards } from './afterwards.ts';
import { recordFileText } from './record.ts';
import { openReplay } from './replay.ts';
import { drawResults } from './results.ts';
import { verdictOf } from './verdict.ts';

interface EndState {
  readonly session: GladiatorSession;
  readonly you: FighterId;
  /** The replay's name, or why the bout could not be kept. */
  readonly kept: string | null;
  readonly notice: string;
  readonly owner: Belongs;
  /** What was chosen last; null: nothing yet. */
  readonly at: string | null;
  /** The end has been seen, or is left. */
  letGo(): void;
}

/** Keeps the finished bout, as a replay or with what it belongs to, and opens its end. */
export function endOf(session: GladiatorSession, you: FighterId, env: Env, owner: Belongs): Screen {
  const { services } = env;
  services.changeSettings({ firstRun: false });
  if (owner.kind === 'owned') {
    const notice = owner.finish(session) ?? owner.word() ?? owner.kept;
    const told = { notice: withEarned(notice, env), owner, at: null };
    return endScreen({ session, you, kept: null, ...told, letGo() {} });
  }
  const file = services.match(GAME_ID);
  const kept = services.keepReplay(session.save());
  const fault = faultOfRecord(session);
  const word = fault === null ? null : seenCounts('bout', fault, file.copyAside);
  const notice = kept.ok ? (word ?? `Kept as replay ${kept.value}.`) : `The bout could not be kept: ${kept.why}`;
  return endScreen({
    ...{ session, you, owner, kept: kept.ok ? kept.value : null, at: null },
    ...{ notice: withEarned(notice, env), letGo: lettingGo(file, kept.ok) },
  });
}

/** What is to be told at the end, with what the bout has earned. */
const withEarned = (notice: string, { services }: Env): string => [...services.counts.takeEarned(), notice].join(' ');

function endScreen(state: EndState): Screen {
  return { ...screenOf('end', state, { update, view }), drawn: state.letGo };
}

function update(state: EndState, message: Message, env: Env): Move {
  const here = endScreen(state);
  if (message.kind === 'select') return onChoice({ ...state, at: message.value }, message.value, env);
  if (message.kind !== 'key') return stay(here);
  const page = pageOf(message.command, state.session, state.you, () => state.session.save());
  const opened = page ?? afterwards(message.command, finished(state), env);
  if (opened !== null) return { to: 'over', screen: here, next: opened };
  switch (message.command) {
    case 'help':
      return { to: 'over', screen: here, next: helpScreen('end') };
    case 'ask-leave':
      state.letGo();
      return { to: 'only', next: env.routes.title(env, null) };
    default:
      return stay(here);
  }
}

const REVIEW: MenuItem = { value: 'review', label: 'Review', note: 'your three decisions that cost most, luck apart' };
const LUCK: MenuItem = { value: 'luck', label: 'Luck', note: 'how the dice fell, and might have fallen' };

const ITEMS: readonly MenuItem[] = [
  { value: 'again', label: 'Rematch', note: 'same men, new dice' },
  { value: 'same', label: 'Same dice', note: 'same men, same seed: only your choices differ' },
  { value: 'watch', label: 'Watch it', note: 'step through the bout again' },
  REVIEW,
  LUCK,
  { value: 'record', label: 'Save the record', note: 'as a text file beside the replay' },
  { value: 'title', label: 'To the title', note: '' },
];

/** Rows from which there is room for a line more; where there is not, the key alone leads to the review. */
const ROOMY = 30;

const itemsOf = ({ owner }: EndState, { rows }: Env): readonly MenuItem[] =>
  itemsFor(owner).filter((item) => item !== REVIEW || rows >= ROOMY);

const itemsFor = (owner: Belongs): readonly MenuItem[] =>
  owner.kind === 'practice'
    ? ITEMS
    : [
        { value: 'on', label: 'Go on', note: owner.after },
        { value: 'watch', label: 'Watch it', note: 'step through the bout again' },
        REVIEW,
        LUCK,
        { value: 'title', label: 'To the title', note: 'all is saved' },
      ];

function onChoice(state: EndState, value: string, env: Env): Move {
  state.letGo();
  const { session, kept } = state;
  switch (value) {
    case 'on':
      return { to: 'only', next: boutOwner(state)?.goOn(env) ?? env.routes.title(env, null) };
    case 'again':
      return rematch(state, env.services.newSeed(), env);
    case 'same':
      return rematch(state, session.match.seed, env);
    case 'watch':
      return openReplay(session.save(), env, endScreen(state));
    case 'luck':
    case 'review': {
      const next = afterwards(value, finished(state), env);
      return next === null ? stay(endScreen(state)) : { to: 'over', screen: endScreen(state), next };
    }
    case 'record': {
      if (kept === null)
        return stay(endScreen({ ...state, notice: 'The bout was not kept, so there is no place for its record.' }));
      const written = env.services.writeRecord(kept, recordFileText(session, env.skin));
      return stay(endScreen({ ...state, notice: written.ok ? `The record is in ${written.value}.` : written.why }));
    }
    default:
      return { to: 'only', next: env.routes.title(env, null) };
  }
}

/** The bout as the pages about it want it. */
const finished = ({ session, you }: EndState) => ({ save: () => session.save(), you, watch: openReplay });

/** The same set-up again; what was rolled for the men is rolled again unless the seed is the same. */
function rematch(state: EndState, seed: string, env: Env): Move {
  const { session, owner } = state;
  const { match } = session;
  if (owner.kind !== 'practice') throw new Error('a bout that belongs to something is not fought again');
  const { services } = env;
  const full = services.room.whyNoMatch();
  if (full !== null) return stay(endScreen({ ...state, notice: full }));
  const standing = standingAnswers(() => optionsOf(services.settings()));
  const by = { ...session.led, labour: services.labour };
  const options = { seats: [session.seat], sink: services.match(GAME_ID), standing, ...by } as const;
  const next = Session.start(match.ruleset, match.tables, { setup: match.setup, seed }, options);
  return { to: 'only', next: env.routes.play(owner.again(next), env, next.trouble) };
}

/** What ended a bout, in words and with its rule. */
export const CAUSES: { readonly [C in EndCause]: string } = {
  wounds: 'wounds took the last of a body area (10.3.2)',
  'killing-wound': 'a blow killed outright (10.1)',
  'killing-critical': 'a critical hit killed outright (10.5)',
  bled: 'a severed artery bled a man to death (10.5)',
  crushed: 'a beast crushed a man against the wall (P186)',
  spared: 'the fallen man begged for his life and was spared (18.3.1)',
  refused: 'the fallen man begged for his life in vain (18.3.2)',
  'stans-missus': 'the match was stopped as a draw (5.4.1)',
  outnumbered: 'the match was stopped, and one side had more men standing (26.7.1)',
  'sine-missione': 'the fallen man was killed: a match without missus (38.3.1)',
  spent: 'nobody could strike any more, and the fresher man killed (P217)',
  hunted: 'every beast was brought down (28)',
  'hunt-over': 'the beasts would fight no more, or the day was over (28)',
  'both-dead': 'they killed each other (9.4.3)',
  'victor-bled': 'the victor bled to death in the same phase (10.5)',
  'both-bled': 'both bled to death in one phase (10.5)',
};

function view(state: EndState, env: Env): View {
  const canvas = blankScreen(env);
  const { session, you } = state;
  const final = session.match.state;
  const { outcome } = final;
  const { word, sentence, fg } = verdictOf(final, you);
  const seed = boutOwner(state)?.hidesSeed === true ? '' : `seed ${session.match.seed}`;
  drawHeader(canvas, `The end · ${meetingText(final.fighters, canvas.width - seed.length - 22)}`, seed);
  const middle = (text: string) => Math.max(1, Math.floor((canvas.width - text.length) / 2));
  const spaced = [...word].join(' ');
  canvas.text(middle(spaced), 2, spaced, { fg, bold: true });
  canvas.text(middle(sentence), 3, sentence, { fg: 'text' });
  const how = outcome === null ? '' : `Turn ${roman(final.turn)}: ${CAUSES[outcome.by]}.`;
  canvas.text(middle(how), 4, how, { fg: 'mute' });
  const items = itemsOf(state, env);
  const below = 1 + drawResults(canvas, 6, final, session.lines, you);
  const told = drawTold(canvas, canvas.height - 2, state.notice, 'tell');
  const limit = Math.min(items.length, told - 1 - below);
  drawMoments(canvas, below, told - below - limit - 2, session, you);
  drawKeyBar(canvas, 'end', env);
  const y = told - 1 - limit;
  return {
    canvas,
    menu: {
      id: 'end',
      x: Math.max(2, Math.floor(canvas.width / 2) - 36),
      y,
      width: 72,
      limit,
      items,
      initial: Math.max(
        0,
        items.findIndex(({ value }) => value === state.at),
      ),
    },
  };
}

/** The moments that decided it: a death, the worst wounds, falls; who won stands above and comes last. */
function drawMoments(
  canvas: Canvas,
  y: number,
  rows: number,
  { lines, match }: GladiatorSession,
  you: FighterId,
): void {
  if (rows < 2) return;
  canvas.rule(
    0,
    y,
    canvas.width,
    { fg: 'rule' },
    { title: 'What decided it', titleStyle: { fg: 'accent', bold: true }, right: '^P', rightStyle: { fg: 'mute' } },
  );
  const worth = [...lines].map((line) => ({ line, weight: weightOf(line) })).filter(({ weight }) => weight > 0);
  const told = fitting(
    worth.sort((a, b) => b.weight - a.weight || a.line.entry.seq - b.line.entry.seq).map(({ line }) => line),
    canvas.width - 2,
    rows - 1,
  );
  for (const [i, row] of told.entries())
    drawLogRow(paneOf(canvas, 1, y + 1 + i, canvas.width - 2), row, boutLook(match.state, you));
}

/** As many of the weightiest lines as fit into some rows, in the order they happened. */
function fitting(lines: readonly JournalLine<GladiatorEvent>[], width: number, rows: number): readonly LogRow[] {
  let room = rows;
  const taken = lines.filter((line) => {
    const needs = logRows([line], width).length;
    if (needs > room) return false;
    room -= needs;
    return true;
  });
  return logRows(
    [...taken].sort((a, b) => a.entry.seq - b.entry.seq),
    width,
  );
}

function weightOf({ entry: { event } }: JournalLine<GladiatorEvent>): number {
  switch (event.kind) {
    case 'bout-ended':
      return 1;
    case 'killed':
    case 'appealed':
      return 900;
    case 'knocked-out':
      return 500;
    case 'blow':
      return (
        10 * (event.left.from - event.left.to) +
        (event.targetCf.from - event.targetCf.to) +
        (event.critical !== null && event.critical !== '--' ? 15 : 0)
      );
    case 'collided':
      return 5 * event.by;
    case 'fell-prone':
      return 20;
    case 'item-dropped':
      return event.why === 'thrown' || event.why === 'given-up' ? 0 : 12;
    default:
      return 0;
  }
}
