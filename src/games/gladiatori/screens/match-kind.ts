/** A match of Gladiatori on the house's screens. */
import type { Hex } from '../../../kernel/hex.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { signed } from '../../../kernel/roll-text.ts';
import type { GameState } from '../../../kernel/state.ts';
import { drawBoardIn } from '../../../tui/arena/board/panel.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { MatchKind, MatchLayout, Scene, ScreenSize } from '../../../tui/match/kind.ts';
import { askedInOffers, KEY_LEADS, type KeyLead, steeredInOffers } from '../../../tui/match/offers.ts';
import { teamsTitle } from '../../../tui/match/titles.ts';
import { type Pane, paneOf } from '../../../tui/pane.ts';
import type { Env } from '../../../tui/program.ts';
import { questionOf } from '../ask/answers.ts';
import { alikeAnswers, composedWords, draftFor, labelApart } from '../ask/choice-words.ts';
import { type Draft, draftOf } from '../ask/draft.ts';
import { undeadBrief } from '../ask/felled-words.ts';
import type { Offer } from '../ask/offer.ts';
import { ledTo } from '../ask/steering.ts';
import { GAME_ID } from '../id.ts';
import { THOUGHTS } from '../labour/think.ts';
import { loadRulebook } from '../rulebook.ts';
import type { GladiatoriEvent } from '../rules/events.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import { countsPoints } from '../rules/points.ts';
import { fighterOf, isActive, partiesOf } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { CardName } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { type BoardAsked, boardOf } from './board-scene.ts';
import { drawPanel, PANEL_ROWS, powersText, sheetSegments } from './draw-fighters.ts';
import { type CardLook, drawFight, drawZones, hasKnownCards, zonesOf } from './draw-zones.ts';
import { believedRows, knownPage } from './known-page.ts';
import { verdictOf } from './outcome-words.ts';

/** What is read one by one: announced values, results, what is paid, markers, deaths. */
const LOUD: ReadonlySet<GladiatoriEvent['kind']> = new Set([
  ...(['order-drawn', 'bids', 'item-taken', 'turn-began', 'declared', 'declared-nothing', 'no-reaction'] as const),
  ...(['revealed', 'fav', 'fdv', 'feinted', 'result', 'null-attack', 'paid', 'item-damaged', 'item-lost'] as const),
  ...(['died', 'unbeatable', 'collapsed', 'floored', 'trapped', 'standby', 'passed', 'surrendered', 'seven'] as const),
  ...([
    'animal-attacks',
    'animal-killed',
    'animal-defends',
    'bite-doubled',
    'animals-rolled',
    'rested',
    'ended',
  ] as const),
]);

const LARGE_COLUMNS = 110;
const LARGE_ROWS = 38;
const isLarge = ({ columns, rows }: ScreenSize): boolean => columns >= LARGE_COLUMNS && rows >= LARGE_ROWS;

const SMALL = { board: 44, height: 9, menu: 37, sheet: 10, below: 15 } as const;
const LARGE = { board: 52, height: 11, menu: 40, more: 40, sheet: 13, below: 28 } as const;

/** Where things stand on the screen of a match. */
export function matchLayout(env: ScreenSize): MatchLayout {
  const { columns, rows } = env;
  if (isLarge(env)) {
    const height = rows - 2 - LARGE.below;
    const log = 1 + LARGE.menu + LARGE.more + 3;
    return {
      menu: { x: 1, y: LARGE.below, width: LARGE.menu, rows: height },
      more: { x: LARGE.menu + 2, y: LARGE.below, width: LARGE.more, rows: height },
      log: { x: log, y: LARGE.below, width: columns - log - 1, rows: height },
    };
  }
  const height = rows - 2 - SMALL.below;
  return {
    menu: { x: 1, y: SMALL.below, width: SMALL.menu - 1, rows: height },
    more: { x: SMALL.menu + 1, y: SMALL.below, width: columns - SMALL.menu - 2, rows: height },
    log: { x: 1, y: rows - 2, width: columns - 2, rows: 0 },
  };
}

/** Matches of this game, for the house to show. */
export const GLADIATORI_MATCHES: MatchKind<GladiatoriKit> = {
  game: GAME_ID,
  ruleset: gladiatori,
  tables,
  rulebook: loadRulebook,
  noun: 'match',
  screen: 'gladiatori-match',
  title: titleOf,
  moment: (state, when) => momentText(state as State, when),
  isLoud: ({ kind }) => LOUD.has(kind),
  ask: askedInOffers<GladiatoriKit>(questionOf, matchLayout),
  steer: steeredInOffers<GladiatoriKit, Offer, KeyLead>(
    { questionOf, tables, leads: KEY_LEADS },
    (by, offers, { request, marked }, state) =>
      ledTo(by, offers, { fighter: fighterOf(state, request.fighter), marked }, state),
  ),
  layout: matchLayout,
  draw,
  thoughts: {
    of: THOUGHTS,
    who: ({ fighter }, state) => fighterOf(state, fighter).name,
    composed: (request, choice, state) => composedWords(request, choice, state),
    alike: alikeAnswers,
    apart: labelApart,
    draft: draftFor,
  },
  page: (command, { seen, seat }) => (command === 'known' ? knownPage(seen.shown, seat) : null),
  beside: (event, roll) => (roll === null ? partsBehind(event) : []),
  verdict: verdictOf,
  topic: ({ kind }) => `gladiatori-${kind}`,
  lineStyle,
};

const PARTS = ['', 'the cards', 'first round', 'second round', 'the rest'] as const;

/** 'turn 3, first round'. */
function momentText(_state: Readonly<GameState>, { turn, phase }: { readonly turn: number; readonly phase: number }) {
  return turn === 0 ? 'before the first turn' : `turn ${turn} of 6, ${PARTS[phase] ?? ''}`;
}

/** Who meets whom. */
function titleOf(state: Readonly<State>): string {
  const teams = partiesOf(state).map((team) => state.fighters.filter((one) => one.team === team));
  const all = countsPoints(state) ? teams : [...teams, [{ name: 'animals' }]];
  return `${teamsTitle(all)}${state.coliseum ? ', and animals' : ''}`;
}

/** 9 What a total is made of, part by part with the rule of each. */
function partsBehind(event: GladiatoriEvent): readonly string[] {
  const modifiers = 'modifiers' in event ? (event.modifiers ?? []) : [];
  if (modifiers.length === 0) return [];
  const total = event.kind === 'result' ? event.damage : sumModifiers(modifiers);
  return [...modifiers.map(({ value, why, cite }) => `${signed(value)} ${why} (${cite})`), `= ${total}`];
}

function lineStyle({ kind }: GladiatoriEvent): NonNullable<Segment['style']> {
  if (kind === 'paid' || kind === 'item-lost' || kind === 'floored') return { fg: 'blood' };
  if (kind === 'died' || kind === 'animal-killed' || kind === 'ended') return { fg: 'accent', bold: true };
  if (kind === 'result' || kind === 'null-attack') return { fg: 'key', bold: true };
  return kind === 'points' ? { fg: 'accent' } : { fg: 'text' };
}

function draw({ canvas }: Pane, scene: Scene<GladiatoriKit>, env: Env): void {
  const state = scene.seen.shown;
  const large = isLarge(env);
  const bare = env.encoding.level === 0;
  const asked = askedOn(scene);
  const draft = draftOn(scene, asked);
  const { board, height } = large ? LARGE : SMALL;
  const focus = focusOf(state, asked);
  drawBoardIn(paneOf(canvas, 0, 1, board, height), boardOf(state, asked), { size: 'S', focus, lens: null, env });
  const now = asked?.fighter ?? state.sub?.fighter ?? null;
  const x = board + 1;
  drawPanels(paneOf(canvas, x, 1, canvas.width - x - 1, height), { state, now, bare, seat: scene.seat });
  const row = large ? LARGE.sheet : SMALL.sheet;
  const look: CardLook = { large, bare };
  const own = shownOf(state, scene.seat);
  drawSheet(paneOf(canvas, 1, row - 1, canvas.width - 2, 2), own, large);
  const pane = paneOf(canvas, 1, row + 1, canvas.width - 2);
  const powers = own === null || large ? '' : beneathText(own);
  const after = own === null ? row : drawZones(pane, zonesOf(own, draft), look, powers);
  drawFight(paneOf(canvas, 1, after, canvas.width - 2), state, draft, look);
}

/** Whose cards are shown zone by zone: one's own; else of somebody whose cards are known. */
function shownOf(state: Readonly<State>, seat: number | null): Fighter | null {
  const own = state.fighters.find((one) => one.seat !== null && one.seat === seat);
  const acting = state.fighters.find(({ id }) => id === state.sub?.fighter);
  return own ?? [acting, ...state.fighters].find((one) => one !== undefined && hasKnownCards(one)) ?? null;
}

/** What stands below or beside a sheet: how long one fights on Unbeatable, or the Powers that are left. */
function beneathText(own: Fighter): string {
  const undead = undeadBrief(own);
  return undead === '' ? powersText(own) : undead;
}

function drawSheet({ canvas, x, y, width }: Pane, own: Fighter | null, large: boolean): void {
  if (own === null) return;
  const powers = beneathText(own);
  const row = large ? y : y + 1;
  const end = canvas.segments(x, row, sheetSegments(own, true), x + width);
  if (large) canvas.text(end + 1, row, powers, { fg: 'mute' }, x + width);
}

/** The cells of a panel that has what is believed beside it. */
const PANEL_CELLS = 36;

/** A panel for each gladiator; what there is of animals below them. */
function drawPanels(pane: Pane, of: Parameters<typeof drawPanel>[2] & { readonly seat: number | null }): void {
  const { canvas, x, y, width, height } = pane;
  const { fighters, animals } = of.state;
  const rows = fighters.length > 2 ? PANEL_ROWS.many : PANEL_ROWS.few;
  const beside = width >= 2 * PANEL_CELLS - 6 && rows === PANEL_ROWS.few;
  const pitch = rows + (beside ? 1 : 0);
  for (const [i, fighter] of fighters.entries()) {
    const top = y + i * pitch;
    drawPanel(paneOf(canvas, x, top, beside ? PANEL_CELLS : width, rows), fighter, of);
    if (!beside || fighter.seat === of.seat || !isActive(fighter)) continue;
    for (const [k, row] of believedRows(fighter).entries())
      canvas.text(x + PANEL_CELLS + 2, top + k, row, { fg: 'mute' }, x + width);
  }
  if (animals.length === 0) return;
  const count = (state: (typeof animals)[number]['state']): number =>
    animals.filter((one) => one.state === state).length;
  const told = `${count('out')} out, ${count('waiting')} waiting, ${count('dead')} dead`;
  const text = [`animals: ${told}`, `animals ${told}`].find((one) => one.length < width) ?? told;
  canvas.text(x + 1, y + Math.min(height - 1, pitch * fighters.length), text, { fg: 'redFg' }, x + width);
}

/** What is asked of whom, and the answer under the mark; null: nothing is. */
function askedOn({ asked, seen }: Scene<GladiatoriKit>): BoardAsked | null {
  if (asked === null) return null;
  const { offers } = questionOf(asked.request, seen.shown, tables(), asked.draft);
  const marked = offers.find(({ value }) => value === asked.marked?.value) ?? null;
  return { fighter: asked.request.fighter, offers, marked };
}

/** The answer in the making; of a split also the one that is proposed. */
function draftOn({ asked }: Scene<GladiatoriKit>, on: BoardAsked | null): Draft {
  const draft = draftOf(asked?.draft);
  if (asked?.request.kind !== 'split' || draft.hand !== undefined) return draft;
  return { ...draft, hand: on?.offers[0]?.choice as readonly CardName[] };
}

/** What must be in the picture: the mark, then everybody. */
function focusOf(state: Readonly<State>, asked: BoardAsked | null): readonly Hex[] {
  const marked = asked?.marked?.stand?.hex;
  return [...(marked === undefined ? [] : [marked]), ...state.fighters.map(({ hex }) => hex)];
}
