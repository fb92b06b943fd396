/** The picture of a season: the pilot, how all stand, the next pit, what is asked, what befell. */
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { blankScreen, drawHeader } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { drawAsked, drawNews } from '../../../../tui/screens/long-view.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { SeasonEvent } from '../../career/events.ts';
import { ladderPit } from '../../career/field.ts';
import { counted, ratingText } from '../../career/narrate.ts';
import { byLaurels, HULL, playerIn } from '../../career/pilots.ts';
import { LAST_PIT } from '../../career/purse.ts';
import { flownLine, seasonLine } from '../../career/told.ts';
import type { FlownBout, FlownSeason, SeasonPilot, SeasonState } from '../../career/types.ts';
import { seasonTables } from '../../tables.ts';
import { type HangarRoom, type SeasonItem, type SeasonScreenState, UNTOLD } from './state.ts';
import { fieldWords, foreseenIn, MIND_WORDS, outText } from './words.ts';

/** What is told by itself. */
const TOLD = { hides: ({ event }: { readonly event: SeasonEvent }): boolean => UNTOLD.has(event.kind) };
/** Columns of the pilot’s panel, rows of both, and of the next pit below them. */
const LEFT = 26;
const PANEL = 7;
const NEXT = 4;
const BELOW = 1 + PANEL + NEXT;
/** Rows from which on the bouts so far stand below the menu. */
const TALL = 34;

type State = Readonly<SeasonState>;
const stateOf = ({ game }: SeasonScreenState): State => game.session.match.state;

/** Draws a season. */
export function seasonView(state: SeasonScreenState, items: readonly SeasonItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = stateOf(state);
  drawHeader(canvas, now.setup.name, headText(now));
  drawPilot(canvas, now);
  drawStandings(canvas, now);
  drawNext(canvas, now);
  if (isTelling(state)) return drawNews(canvas, BELOW, linesTold(state.game.session.lines, state.from, TOLD), env);
  const asked = {
    ...({ top: BELOW, keys: 'gliderpit-season', question: questionText(state), items } as const),
    id: `gliderpit-season-${now.turn}-${promptNow(state)?.kind ?? 'over'}-${state.room}`,
    past: env.rows >= TALL ? (y: number) => drawPast(canvas, y, now.past) : null,
  };
  return drawAsked(canvas, state, asked, env);
}

function headText({ ended, season, pit }: State): string {
  return ended ?? `season ${season}, pit ${Math.max(1, pit)} of ${LAST_PIT}`;
}

const ROOM_QUESTIONS: { readonly [R in Exclude<HangarRoom, 'hangar'>]: string } = {
  bouts: 'Which bout is watched again?',
  back: 'Back before which pit?',
  leave: 'Give the season up, for good?',
};

function questionText(state: SeasonScreenState): string {
  if (state.room !== 'hangar') return ROOM_QUESTIONS[state.room];
  switch (promptNow(state)?.kind) {
    case undefined:
      return 'It is over.';
    case 'purse':
      return 'What is bought before the pit?';
    case 'onward':
      return 'The season is over. Is another one flown?';
    case 'bout':
      return 'The bout waits.';
  }
}

const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const plain = (text: string): Segment => ({ text, style: { fg: 'text' } });
const strong = (text: string): Segment => ({ text, style: { fg: 'key', bold: true } });

/** The player’s pilot: what it has, and what it has come to. */
function drawPilot(canvas: Canvas, now: State): void {
  const own = playerIn(now);
  canvas.box(0, 1, LEFT, PANEL, { fg: 'rule' }, { title: own.name, titleStyle: { fg: 'youFg', bold: true } });
  const { coins, hull, record } = own;
  const lines: readonly (readonly Segment[])[] = [
    [mute('Coins '), strong(`${coins}`), mute('   Hull '), hullSegment(hull), mute(` of ${HULL}`)],
    [mute('Rated '), plain(ratingText(own.rating))],
    [mute(`${counted(record.flown, 'bout')}, ${record.won} won`)],
    [mute(`${record.downed} put out, ${outText(record.out)}`)],
    [mute('Wreaths '), plain(`${record.wreaths}`)],
  ];
  for (const [i, line] of lines.entries()) canvas.segments(2, 2 + i, line, LEFT - 1);
}

const hullSegment = (hull: number): Segment => ({
  text: `${hull}`,
  style: { fg: hull > 1 ? 'good' : hull > 0 ? 'warn' : 'bad', bold: true },
});

/** 23.10 How all four stand, the one with most laurels first. */
function drawStandings(canvas: Canvas, now: State): void {
  const width = canvas.width - LEFT;
  canvas.box(LEFT, 1, width, PANEL, { fg: 'rule' }, { title: 'Standings', titleStyle: { fg: 'accent', bold: true } });
  const head = `${''.padEnd(15)}laurels  rated  hull  coins`;
  canvas.text(LEFT + 2, 2, head, { fg: 'mute' }, canvas.width - 1);
  for (const [i, one] of now.pilots.toSorted(byLaurels).entries())
    canvas.segments(LEFT + 2, 3 + i, standing(now, one, i), canvas.width - 1);
}

function standing(now: State, one: SeasonPilot, at: number): readonly Segment[] {
  const own = playerIn(now);
  const fg = one.wrecked ? 'mute' : one === own ? 'youFg' : 'foeFg';
  const grudge = one.grudges[own.id] ?? 0;
  const cells = [`${one.laurels}`.padStart(5), ratingText(one.rating).padStart(8)].join('');
  return [
    { text: `${at + 1} ${one.name}`.padEnd(15), style: { fg, bold: true } },
    plain(cells),
    { text: `${one.hull}`.padStart(6), style: { fg: one.hull > 1 ? 'text' : 'warn' } },
    plain(`${one.coins}`.padStart(7)),
    one.wrecked
      ? { text: '  wrecked', style: { fg: 'bad', bold: true } }
      : { text: grudge === 0 ? '' : `  ${counted(grudge, 'grudge')}`, style: { fg: 'warn', bold: true } },
  ];
}

/** 23.2 The next pit, and whom it brings. */
function drawNext(canvas: Canvas, now: State): void {
  const y = 1 + PANEL;
  const over = now.seasons.find(({ season }) => season === now.season);
  if (over !== undefined) drawOver(canvas, y, over, playerIn(now).id);
  if (over !== undefined || now.pit === 0 || now.ended !== null) return;
  const pit = ladderPit(seasonTables(), now.pit);
  canvas.rule(
    0,
    y,
    canvas.width,
    { fg: 'rule' },
    {
      ...{ title: `${pit.name}, floor ${pit.floor}`, titleStyle: { fg: 'accent', bold: true } },
    },
  );
  canvas.text(2, y + 1, fieldWords(pit), { fg: 'text' }, canvas.width - 1);
  const met = foreseenIn(now).map(({ pilot, beside, expected }) =>
    beside
      ? `${pilot.name} (${MIND_WORDS[pilot.mind]}) at your side`
      : `${pilot.name} (${MIND_WORDS[pilot.mind]}) ${expected}`,
  );
  const text = met.length === 0 ? 'Hirelings alone.' : `What you score in 100, by ratings: ${met.join(', ')}.`;
  for (const [i, row] of wrapText(text, canvas.width - 4)
    .slice(0, NEXT - 2)
    .entries())
    canvas.text(2, y + 2 + i, row, { fg: 'mute' }, canvas.width - 1);
}

/** 23.10 How the season went that is over. */
function drawOver(canvas: Canvas, y: number, season: FlownSeason, player: string): void {
  const title = 'The season is over';
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  for (const [i, row] of wrapText(seasonLine(season, player), canvas.width - 4)
    .slice(0, NEXT - 1)
    .entries())
    canvas.text(2, y + 1 + i, row, { fg: 'text' }, canvas.width - 1);
}

function drawPast(canvas: Canvas, y: number, past: readonly FlownBout[]): void {
  const rows = canvas.height - 3 - y;
  if (past.length === 0 || rows < 2) return;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'Bouts', titleStyle: { fg: 'accent', bold: true } });
  const lines = past.toReversed().flatMap((one) => wrapText(flownLine(one), canvas.width - 4));
  for (const [i, line] of lines.slice(0, rows - 1).entries())
    canvas.text(2, y + 1 + i, line, { fg: 'text' }, canvas.width - 1);
}
