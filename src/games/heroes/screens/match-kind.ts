/** A match of Heroes of the Colosseum on the house's screens. */
import type { GameState } from '../../../kernel/state.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Choosable, MatchKind, MatchLayout, Scene, ScreenSize } from '../../../tui/match/kind.ts';
import { type Pane, paneOf } from '../../../tui/pane.ts';
import type { Env } from '../../../tui/program.ts';
import { wrapText } from '../../../tui/wrap.ts';
import { questionOf } from '../ask/answers.ts';
import { POOL_WORDS } from '../ask/luck-words.ts';
import { GAME_ID } from '../id.ts';
import { POOLS } from '../labour/dice-luck.ts';
import { THOUGHTS } from '../labour/think.ts';
import { loadRulebook } from '../rulebook.ts';
import { boardIn } from '../rules/board.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { comparedTo, fighterOf, isActive } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { ZoneName } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { tellBeside } from './beside.ts';
import { drawZones, signOf } from './draw-board.ts';
import { CARD_ROWS, drawCard, SHORT_CARD_ROWS } from './draw-card.ts';
import { drawDice } from './draw-dice.ts';
import { POOL_ROWS, poolRows } from './draw-pools.ts';
import { legendOf } from './legend.ts';
import { verdictOf } from './verdict.ts';

/** Rolls and moves are read one by one; what leads to them is not. */
const QUIET: ReadonlySet<HeroesEvent['kind']> = new Set([
  'card-rolled',
  'style-rolled',
  'trimmed',
  'entered',
  'initiative',
  'order',
  'option',
  'committed',
  'target',
  'edge',
  'located',
  'impact',
  'knocked-down',
  'side-step',
]);

const LARGE_COLUMNS = 110;
const LARGE_ROWS = 34;
const isLarge = ({ columns, rows }: ScreenSize): boolean => columns >= LARGE_COLUMNS && rows >= LARGE_ROWS;

/** Cells of the larger board's seven columns, with a margin; five columns take all of the width where there is much. */
const SMALL = { width: 6, height: 2, left: 44 } as const;
const LARGE = { width: 9, height: 3, left: 66 } as const;
const FIVE_WIDE = 12;

function layout(env: ScreenSize): MatchLayout {
  const { columns, rows } = env;
  if (isLarge(env)) {
    const width = LARGE.left - 3;
    const below = 2 + 5 * LARGE.height;
    const right = { x: LARGE.left, width: columns - LARGE.left - 1 };
    const cards = 2 + 2 * (CARD_ROWS + 1);
    return {
      menu: { x: 1, y: below + 1, width, rows: rows - below - 10 },
      more: { x: 3, y: rows - 8, width, rows: 5 },
      log: { ...right, y: cards + 1, rows: rows - 3 - cards },
    };
  }
  const below = 1 + 5 * SMALL.height + 1;
  return {
    menu: { x: 1, y: below, width: SMALL.left - 2, rows: rows - 6 - below },
    more: { x: 3, y: rows - 6, width: SMALL.left - 4, rows: 3 },
    log: { x: 1, y: rows - 3, width: columns - 2, rows: 1 },
  };
}

/** Matches of this game, for the house to show. */
export const MATCHES: MatchKind<HeroesKit> = {
  game: GAME_ID,
  ruleset: heroes,
  tables,
  rulebook: loadRulebook,
  noun: 'match',
  screen: 'heroes-match',
  title: titleOf,
  moment: (_state: Readonly<GameState>, { turn, phase }) => momentText(turn, phase),
  isLoud: ({ kind }) => !QUIET.has(kind),
  ask(request, state, of, env) {
    const { text, offers } = questionOf(request, state, of);
    const { width, rows } = layout(env).more ?? { width: 0, rows: 0 };
    const answers = offers.map(
      ({ choice, label, note, group, more }): Choosable => ({
        ...{ value: JSON.stringify(choice), choice, label, note, ...(group === undefined ? {} : { group }) },
        get more() {
          return wholeRows(more(), width, rows).map((row): Segment[] => [{ text: row, style: { fg: 'mute' } }]);
        },
      }),
    );
    return { text, answers };
  },
  layout,
  draw,
  page: () => null,
  thoughts: {
    of: THOUGHTS,
    who: ({ fighter }, state) => fighterOf(state, fighter).name,
    apart: ({ kind }, label) => (kind === 'bonus' ? `${label} Bonus ${label === '1' ? 'Die' : 'Dice'}` : label),
  },
  luck: { errand: POOLS.throws, words: POOL_WORDS },
  beside: tellBeside,
  topic: ({ kind }) => TOPIC_OF[kind],
  verdict: verdictOf,
};

/** As many sentences as have room, each of them whole. */
function wholeRows(sentences: readonly string[], width: number, most: number): readonly string[] {
  const rows: string[] = [];
  for (const one of sentences) {
    const added = wrapText(one, width);
    if (rows.length + added.length <= most) rows.push(...added);
  }
  return rows;
}

/** What help tells beside each question. */
const TOPIC_OF: { readonly [K in keyof HeroesKit['decisions']]: string } = {
  act: 'heroes-match',
  target: 'heroes-match',
  'pick-up': 'heroes-match',
  bonus: 'heroes-bonus',
  edge: 'heroes-bonus',
  swordsman: 'heroes-blow',
  'star-power': 'heroes-blow',
};

/** 'round 3, turn 1'; before the first round the entry. */
function momentText(turn: number, phase: number): string {
  if (turn === 0) return 'the entry';
  if (phase === 0) return `round ${turn}`;
  return phase > 8 ? `round ${turn}, end` : `round ${turn}, turn ${phase}`;
}

/** Who meets whom. */
function titleOf({ fighters }: Readonly<State>): string {
  const names = (side: 0 | 1): string =>
    fighters
      .filter((one) => one.side === side)
      .map(({ name }) => name)
      .join(', ');
  return `${names(0)} v ${names(1)}`;
}

function draw({ canvas }: Pane, scene: Scene<HeroesKit>, env: Env): void {
  const state = scene.seen.shown;
  const board = boardIn(tables(), state);
  const [size, y] = [isLarge(env) ? LARGE : SMALL, 1];
  const isWide = board.columns === 7;
  const cell = { width: isLarge(env) && !isWide ? FIVE_WIDE : size.width, height: size.height };
  const left = isWide ? 1 : 1 + Math.floor((7 * size.width - 5 * cell.width) / 2);
  drawZones(canvas, board, state, { x: left, y, cell }, { lit: litBy(scene), picks: picksIn(scene) });
  canvas.segments(
    1,
    y + 5 * size.height,
    legendOf(state, scene.asked?.request.kind === 'act' ? scene.asked.request.fighter : null),
    size.left - 1,
  );
  if (isLarge(env) && scene.asked === null) {
    const below = y + 5 * size.height + 2;
    drawDice(paneOf(canvas, 1, below, size.left - 3, canvas.height - 2 - below), scene);
  }
  if (state.toDeath) drawDeath(canvas, left, y + 4 * size.height, cell.width);
  const x = size.left + 1;
  const width = canvas.width - x - 1;
  const short = state.fighters.length > 2;
  let row = y;
  for (const fighter of pairOf(scene)) {
    const pool = poolRows(scene, fighter, tables(), width);
    drawCard(paneOf(canvas, x, row, width), fighter, tables(), short || pool !== null);
    for (const [i, line] of (pool ?? []).entries()) canvas.segments(x, row + SHORT_CARD_ROWS + i, line, x + width);
    row += short ? SHORT_CARD_ROWS + (pool === null ? 0 : POOL_ROWS) : CARD_ROWS + 1;
  }
  const end = canvas.height - (isLarge(env) ? 2 : 3);
  if (short) drawRoster(paneOf(canvas, x, row, width, end - row), scene);
}

/** 6.9 Said in a corner of the board, where no zone is. */
function drawDeath(canvas: Pane['canvas'], x: number, y: number, width: number): void {
  // the margin at the left is free, and a narrow cell would leave no space before the next zone
  const from = width > 'to the'.length ? x : x - 1;
  for (const [i, word] of ['to the', 'death'].entries()) canvas.text(from, y + i, word, { fg: 'bad', bold: true });
}

/** The zones that the answer under the mark is about. */
function litBy({ asked, seen }: Scene<HeroesKit>): readonly ZoneName[] {
  if (asked === null) return [];
  const fighter = fighterOf(seen.shown, asked.request.fighter);
  const choice = asked.marked?.choice;
  if (typeof choice !== 'object' || choice === null) return [fighter.zone];
  if ('to' in choice && typeof choice.to === 'string') return [choice.to];
  return 'foe' in choice && typeof choice.foe === 'string' ? [fighterOf(seen.shown, choice.foe).zone] : [fighter.zone];
}

/** What a click on each zone answers: a way there, something done to whoever is there, or to wait where one is. */
function picksIn({ asked, seen: { shown } }: Scene<HeroesKit>): ReadonlyMap<ZoneName, string> {
  const picks = new Map<ZoneName, string>();
  if (asked?.request.kind !== 'act') return picks;
  const own = fighterOf(shown, asked.request.fighter);
  for (const { choice, value } of asked.answers) {
    const act = choice as HeroesKit['decisions']['act']['choice'];
    const zone = 'to' in act ? act.to : 'foe' in act ? fighterOf(shown, act.foe).zone : own.zone;
    if (!picks.has(zone)) picks.set(zone, value);
  }
  return picks;
}

/** The two whose cards are shown: those of the exchange, or one who is asked and the foe that is nearest. */
function pairOf({ asked, seen: { shown } }: Scene<HeroesKit>): readonly Fighter[] {
  const { exchange, fighters, order, done } = shown;
  if (exchange !== null) return bySide([fighterOf(shown, exchange.first), fighterOf(shown, exchange.second)]);
  const acting = asked?.request.fighter ?? order[done - 1] ?? fighters[0]?.id ?? 'A';
  const one = fighterOf(shown, acting);
  const foe = comparedTo(shown, one) ?? fighters.find(({ side }) => side !== one.side);
  return bySide(foe === undefined ? [one] : [one, foe]);
}

const bySide = (pair: readonly Fighter[]): readonly Fighter[] => pair.toSorted((a, b) => a.side - b.side);

/** 5.2 The order of the round, and how everybody is: one below the other, else in two columns; where there is no room for all, nobody. */
function drawRoster({ canvas, x, y, width, height }: Pane, { seen: { shown } }: Scene<HeroesKit>): void {
  const order = shown.order.length > 0 ? shown.order : shown.fighters.map(({ id }) => id);
  const all = [...order, ...shown.fighters.map(({ id }) => id).filter((id) => !order.includes(id))];
  const rows = all.length <= height ? all.length : Math.ceil(all.length / 2);
  if (rows > height) return;
  const column = rows === all.length ? width : Math.floor(width / 2);
  for (const [i, id] of all.entries()) {
    const one = fighterOf(shown, id);
    const now = i === shown.done - 1 ? '>' : ' ';
    const fg = !isActive(one) ? 'mute' : one.side === 0 ? 'youFg' : 'foeFg';
    const words = column === width ? rosterText(one, width >= WIDE_ROSTER) : shortText(one);
    const from = x + column * Math.floor(i / rows);
    canvas.text(from, y + (i % rows), `${now}${signOf(one)} ${words}`, { fg }, from + column);
  }
}

/** 'Callim C3  8': a name, where it is, and its Bonus Dice. */
function shortText({ name, zone, bonus, standing }: Fighter): string {
  return `${name.slice(0, 7).padEnd(7)} ${standing === 'active' ? `${zone} ${`${bonus}`.padStart(2)}` : 'out'}`;
}

/** Cells from which attributes stand in the list of all. */
const WIDE_ROSTER = 48;

function rosterText({ name, zone, bonus, standing, knocked, ensnared, now }: Fighter, wide: boolean): string {
  if (standing !== 'active') return `${name.padEnd(13)}${standing}`;
  const posture = ensnared ? 'netted' : knocked ? 'down' : '';
  const attributes = wide ? `${now.savvy}/${now.speed}/${now.strength}  ` : '';
  return `${name.padEnd(13)}${zone}  ${`${bonus}`.padStart(2)} dice  ${attributes}${posture}`;
}
