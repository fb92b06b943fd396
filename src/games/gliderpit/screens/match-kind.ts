/** A bout of Glider-Pit Gladiators on the house's screens. */
import type { Hex } from '../../../kernel/hex.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { MatchKind, MatchLayout, Scene, ScreenSize } from '../../../tui/match/kind.ts';
import { askedInOffers, KEY_LEADS, steeredInOffers } from '../../../tui/match/offers.ts';
import { teamsTitle } from '../../../tui/match/titles.ts';
import { type Pane, paneOf } from '../../../tui/pane.ts';
import type { Env } from '../../../tui/program.ts';
import { airWord } from '../ask/air-offers.ts';
import { askedGlider, questionOf } from '../ask/answers.ts';
import { maneuverName } from '../ask/flight-offers.ts';
import { LUCK_WORDS } from '../ask/luck-words.ts';
import type { Offer } from '../ask/offer.ts';
import { type Lead, ledTo } from '../ask/steering.ts';
import { GAME_ID } from '../id.ts';
import { ATTACKS } from '../labour/dice-luck.ts';
import { THOUGHTS } from '../labour/think.ts';
import { loadRulebook } from '../rulebook.ts';
import type { AirMarker, FlightMove } from '../rules/acts.ts';
import type { PitEvent } from '../rules/events.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import { partiesOf } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import type { BoardAsked } from './board-scene.ts';
import {
  CARD_HEIGHT,
  drawCarried,
  drawGliderCard,
  drawProfile,
  drawTracks,
  type Marked,
  PROFILE_WIDTH,
} from './draw-gliders.ts';
import { drawPit, LETTERS } from './draw-pit.ts';
import { idleAt } from './keys.ts';
import { outcomeWords } from './outcome-words.ts';

/** What is read one by one: what others mean to do, attacks and rams, the wall, and who is out. */
const LOUD: ReadonlySet<PitEvent['kind']> = new Set([
  'chits',
  'intent',
  'spun',
  'collided',
  'rammed',
  'threw',
  'struck',
  'handed',
  'recovery',
  'out',
  'ended',
]);

const LARGE_COLUMNS = 110;
const LARGE_ROWS = 34;
const isLarge = ({ columns, rows }: ScreenSize): boolean => columns >= LARGE_COLUMNS && rows >= LARGE_ROWS;

/** The whole pit with the letters of its rows: a row of hexes is a line of the screen. */
const BOARD = { width: LETTERS + 52, height: 19 } as const;
/** The rows that tracks take, with their head. */
const TRACK_ROWS = 7;
const RIGHT = BOARD.width + 2;

function layout(env: ScreenSize): MatchLayout {
  const { columns, rows } = env;
  if (isLarge(env)) {
    const below = BOARD.height + 3;
    const right = { x: RIGHT, width: columns - RIGHT - 1 };
    return {
      menu: { x: 1, y: below, width: BOARD.width - 1, rows: rows - 2 - below },
      more: { ...right, y: below + 1, rows: 6 },
      log: { ...right, y: below + 8, rows: rows - 10 - below },
    };
  }
  const x = BOARD.width;
  const first = 1 + TRACK_ROWS;
  return {
    menu: { x, y: first, width: columns - x, rows: BOARD.height + 1 - first },
    more: { x: 1, y: BOARD.height + 1, width: columns - 2, rows: rows - 3 - BOARD.height },
    // none of its own: in place of the list while nothing is asked
    log: { x, y: BOARD.height + 1, width: columns - x, rows: 0 },
  };
}

/** What keys lead to: also other ends of a movement in the same hex. */
const LEADS = new Map<string, Exclude<Lead, { readonly hex: Hex }>>([
  ...KEY_LEADS,
  ['other-next', { other: 1 }],
  ['other-back', { other: -1 }],
]);

/** Bouts of this game, for the house to show. */
export const BOUTS: MatchKind<PitKit> = {
  game: GAME_ID,
  ruleset: gliderpit,
  tables,
  rulebook: loadRulebook,
  noun: 'bout',
  screen: 'gliderpit-bout',
  title: titleOf,
  moment: (state, { turn, phase }) => momentText(state as State, turn, phase),
  isLoud: ({ kind }) => LOUD.has(kind),
  isAside: ({ kind }) => kind === 'chosen-by-lot',
  ask: askedInOffers<PitKit>(questionOf, layout),
  steer: steeredInOffers<PitKit, Offer, Exclude<Lead, { readonly hex: Hex }>>(
    { questionOf, tables, leads: LEADS },
    (by, offers, { request, marked }, state) =>
      ledTo(by, offers, { glider: askedGlider(request, state), marked }, state),
  ),
  layout,
  idle: ({ kind }) => idleAt(kind),
  zooms: true,
  draw,
  page: () => null,
  thoughts: {
    of: THOUGHTS,
    who: (request, state) => askedGlider(request, state).name,
    words: ({ kind }, choice) => unlistedWord(kind, choice),
  },
  luck: { errand: ATTACKS.throws, words: LUCK_WORDS },
  verdict: outcomeWords,
  lineStyle,
};

/** An answer that the list of its question may leave out. */
function unlistedWord(kind: string, choice: unknown): string | null {
  if (kind === 'air') return airWord(choice as AirMarker);
  return kind === 'maneuver' ? maneuverWord(choice) : null;
}

/** A maneuver, which lists have only as the next one or as the first of a way. */
function maneuverWord(choice: unknown): string | null {
  const move = choice as FlightMove;
  return move.do === 'drop' || move.do === 'ram' ? null : maneuverName(move);
}

const MUSTER = ['the launch', 'launch zones', 'weapons', 'the launch'] as const;

/** 'turn 3, Felix'; before the first turn a part of the set-up. */
function momentText(
  state: Readonly<GameState & Pick<State, 'chits' | 'gliders'>>,
  turn: number,
  phase: number,
): string {
  if (turn === 0) return MUSTER[phase] ?? 'the launch';
  const id = state.chits[phase - 1];
  const name = state.gliders.find((one) => one.id === id)?.name;
  return name === undefined ? `turn ${turn}, air currents` : `turn ${turn}, ${name}`;
}

/** Who meets whom. */
function titleOf(state: Readonly<State>): string {
  return teamsTitle(partiesOf(state).map((team) => state.gliders.filter((one) => one.team === team)));
}

function lineStyle({ kind }: PitEvent): NonNullable<Segment['style']> {
  if (kind === 'wound' || kind === 'collided' || kind === 'spun') return { fg: 'blood' };
  if (kind === 'out' || kind === 'ended') return { fg: 'accent', bold: true };
  return kind === 'intent' ? { fg: 'key' } : { fg: 'text' };
}

function draw({ canvas }: Pane, scene: Scene<PitKit>, env: Env): void {
  const state = scene.seen.shown;
  const asked = askedOn(scene);
  const marked: Marked = {
    glider: asked?.glider ?? state.acting?.glider ?? null,
    pose: asked?.marked?.leads?.pose ?? null,
  };
  drawPit(paneOf(canvas, 0, 1, BOARD.width, BOARD.height), state, { asked, marked, close: scene.close, env });
  if (!isLarge(env)) {
    const width = canvas.width - BOARD.width;
    drawTracks(paneOf(canvas, BOARD.width, 1, width, TRACK_ROWS), state, marked);
    const used = 1 + state.gliders.length;
    drawCarried(paneOf(canvas, BOARD.width, 1 + used, width, TRACK_ROWS - used), state, marked);
    return;
  }
  drawProfile(paneOf(canvas, RIGHT, 1, PROFILE_WIDTH), state, marked);
  const x = RIGHT + PROFILE_WIDTH + 1;
  for (const [i, glider] of state.gliders.entries())
    drawGliderCard(paneOf(canvas, x, 1 + i * CARD_HEIGHT, canvas.width - x), state, glider);
}

/** What is asked of whom, and the answer under the mark; null: nothing is. */
function askedOn({ asked, seen }: Scene<PitKit>): BoardAsked | null {
  if (asked === null) return null;
  const { offers } = questionOf(asked.request, seen.shown, tables());
  const marked = offers.find(({ value }) => value === asked.marked?.value) ?? null;
  return { glider: askedGlider(asked.request, seen.shown).id, offers, marked };
}
