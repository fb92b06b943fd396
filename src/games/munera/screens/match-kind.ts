/** A bout of Munera Sine Missione on the house's screens. */
import type { Hex } from '../../../kernel/hex.ts';
import type { GameState } from '../../../kernel/state.ts';
import { drawBoardIn } from '../../../tui/arena/board/panel.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { MatchKind, MatchLayout, Scene, ScreenSize } from '../../../tui/match/kind.ts';
import { askedInOffers, KEY_LEADS, type KeyLead, steeredInOffers } from '../../../tui/match/offers.ts';
import { teamsTitle } from '../../../tui/match/titles.ts';
import { type Pane, paneOf } from '../../../tui/pane.ts';
import type { Env } from '../../../tui/program.ts';
import { questionOf } from '../ask/answers.ts';
import { LUCK_WORDS } from '../ask/luck-words.ts';
import type { Offer } from '../ask/offer.ts';
import { programWords } from '../ask/program-words.ts';
import { ledTo } from '../ask/steering.ts';
import { GAME_ID } from '../id.ts';
import { ATTACKS } from '../labour/dice-luck.ts';
import { THOUGHTS } from '../labour/think.ts';
import { loadRulebook } from '../rulebook.ts';
import type { Act } from '../rules/acts.ts';
import type { MuneraEvent } from '../rules/events.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { activeIn, fighterOf, nearestTo } from '../rules/roster.ts';
import { partiesOf } from '../rules/sequence.ts';
import type { Fighter, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { boardOf } from './board-scene.ts';
import { drawFacings } from './draw-facings.ts';
import { CARD_HEIGHT, drawFighterCard, drawOrder } from './draw-fighters.ts';
import { outcomeWords } from './outcome-words.ts';

/** What is read one by one: what others mean to do, what dice of both decide, and who is out. */
const LOUD: ReadonlySet<MuneraEvent['kind']> = new Set([
  'order',
  'temper',
  'attacked',
  'double-six',
  'appealed',
  'died',
  'grappled',
  'grapple-test',
  'sand',
  'ended',
]);

const LARGE_COLUMNS = 110;
const LARGE_ROWS = 34;
const isLarge = ({ columns, rows }: ScreenSize): boolean => columns >= LARGE_COLUMNS && rows >= LARGE_ROWS;

/** The board with its margin, and the list below it. */
const SMALL = { board: 54, height: 15, menu: 36 } as const;
const LARGE = { board: 70, height: 21, menu: 68 } as const;

function layout(env: ScreenSize): MatchLayout {
  const { columns, rows } = env;
  if (isLarge(env)) {
    const right = { x: LARGE.board + 2, width: columns - LARGE.board - 3 };
    const below = 1 + LARGE.height;
    const cards = 2 + MOST_ROWS + 2 * (CARD_HEIGHT + 1);
    return {
      menu: { x: 1, y: below, width: LARGE.menu, rows: rows - below - 10 },
      more: { x: 3, y: rows - 9, width: LARGE.menu - 2, rows: 7 },
      log: { ...right, y: cards, rows: rows - 2 - cards },
    };
  }
  const below = 1 + SMALL.height;
  return {
    menu: { x: 1, y: below, width: SMALL.menu, rows: rows - 2 - below },
    more: { x: SMALL.menu + 2, y: below, width: columns - SMALL.menu - 2, rows: rows - 2 - below },
    log: { x: 1, y: rows - 2, width: columns - 2, rows: 0 },
  };
}

/** Eight fighters at most. */
const MOST_ROWS = 8;

/** Bouts of this game, for the house to show. */
export const BOUTS: MatchKind<MuneraKit> = {
  game: GAME_ID,
  ruleset: munera,
  tables,
  rulebook: loadRulebook,
  noun: 'bout',
  screen: 'munera-bout',
  title: titleOf,
  moment: (state, { turn, phase }) => momentText(state as State, turn, phase),
  isLoud: ({ kind }) => LOUD.has(kind),
  ask: askedInOffers<MuneraKit>(questionOf, layout),
  steer: steeredInOffers<MuneraKit, Offer, KeyLead>(
    { questionOf, tables, leads: KEY_LEADS },
    (by, offers, { request, marked }, state) =>
      request.kind === 'act' ? ledTo(by, offers, { fighter: fighterOf(state, request.fighter), marked }, state) : null,
  ),
  layout,
  draw,
  page: () => null,
  thoughts: {
    of: THOUGHTS,
    who: ({ fighter }, state) => fighterOf(state, fighter).name,
    words: (_request, choice) => wayWord(choice),
  },
  luck: { errand: ATTACKS.throws, words: LUCK_WORDS },
  beside: (event, roll) => (roll === null ? programWords(event) : []),
  verdict: outcomeWords,
  lineStyle,
};

/** A step or a turn, which lists have only as the first of a way. */
function wayWord(choice: unknown): string | null {
  const act = choice as Act;
  return act.do === 'step' || act.do === 'turn' ? `${act.do} ${WAY_NAMES[act.way]}` : null;
}

/** 'round 3, Felix'; before the first round the entry. */
function momentText(
  state: Readonly<GameState & Pick<State, 'order' | 'fighters'>>,
  turn: number,
  phase: number,
): string {
  if (turn === 0) return 'the entry';
  const id = state.order[phase - 1];
  const name = state.fighters.find((one) => one.id === id)?.name;
  return name === undefined ? `round ${turn}` : `round ${turn}, ${name}`;
}

/** Who meets whom. */
function titleOf(state: Readonly<State>): string {
  return teamsTitle(partiesOf(state).map((team) => state.fighters.filter((one) => one.team === team)));
}

function lineStyle({ kind }: MuneraEvent): NonNullable<Segment['style']> {
  if (kind === 'wounded' || kind === 'double-six' || kind === 'injured') return { fg: 'blood' };
  if (kind === 'died' || kind === 'appealed' || kind === 'ended') return { fg: 'accent', bold: true };
  return kind === 'temper' || kind === 'flourish' ? { fg: 'key' } : { fg: 'text' };
}

function draw({ canvas }: Pane, scene: Scene<MuneraKit>, env: Env): void {
  const state = scene.seen.shown;
  const { board, height } = isLarge(env) ? LARGE : SMALL;
  const asked = askedOn(scene);
  const focus = focusOf(state, asked);
  const large = isLarge(env);
  const x = board + (large ? 2 : 0);
  const width = canvas.width - x - (large ? 1 : 0);
  drawBoardIn(paneOf(canvas, 0, 1, x - 1, height), boardOf(state, asked), { size: 'S', focus, lens: null, env });
  drawOrder(paneOf(canvas, x, 1, width, MOST_ROWS), state);
  const first = 1 + state.fighters.length + 1;
  const stand = asked?.marked?.stand ?? null;
  if (asked !== null && stand !== null) drawFacings(paneOf(canvas, x, first - 1, width, 1), asked.ways, stand);
  const pitch = CARD_HEIGHT + (large ? 1 : 0);
  const room = large ? 2 : Math.max(1, Math.floor((1 + height - first) / pitch));
  for (const [i, fighter] of pairOf(state, asked).slice(0, room).entries()) {
    const planned = fighter.id === asked?.fighter ? (asked.marked?.cost ?? 0) : 0;
    drawFighterCard(paneOf(canvas, x, first + i * pitch, width), fighter, { state, tables: tables(), planned });
  }
}

interface AskedOn {
  readonly fighter: string;
  readonly ways: readonly Offer[];
  readonly marked: Offer | null;
}

/** What is asked of whom, and the answer under the mark; null: nothing is. */
function askedOn({ asked, seen }: Scene<MuneraKit>): AskedOn | null {
  if (asked === null) return null;
  const { offers } = questionOf(asked.request, seen.shown, tables());
  const marked = offers.find(({ value }) => value === asked.marked?.value) ?? null;
  return { fighter: asked.request.fighter, ways: offers.filter(({ stand }) => stand !== null), marked };
}

/** What must be in the picture: the mark, who acts, whom it is about, then the others. */
function focusOf(state: Readonly<State>, asked: AskedOn | null): readonly Hex[] {
  const [marked, foe] = [asked?.marked?.stand?.hex, asked?.marked?.foe ?? null];
  const acting = asked?.fighter ?? state.acting?.fighter ?? null;
  return [
    ...(marked === undefined ? [] : [marked]),
    ...[acting, foe].flatMap((id) => (id === null ? [] : [fighterOf(state, id).hex])),
    ...activeIn(state).map(({ hex }) => hex),
  ];
}

/** The two whose cards are shown: who acts, and whom that is about. */
function pairOf(state: Readonly<State>, asked: AskedOn | null): readonly Fighter[] {
  const id = asked?.fighter ?? state.acting?.fighter ?? state.order[Math.max(0, state.phase - 1)] ?? 'A';
  const one = fighterOf(state, id);
  const about = asked?.marked?.foe ?? null;
  const foe = about === null ? nearestTo(state, one) : fighterOf(state, about);
  return foe === null ? [one] : [one, foe];
}
