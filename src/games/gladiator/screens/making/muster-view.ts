/** The muster on a screen: what there is to choose at the left, the kit of the man under the mark at the right. */

import type { LeadLevel } from '../../../../kernel/levels.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { onLine } from '../../../../tui/mouse/targets.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { seedHead } from '../../../../tui/seeds.ts';
import type { Style } from '../../../../tui/style.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { optionsOf } from '../../options.ts';
import { FIGHTER_IDS } from '../../rules/setup/lineup.ts';
import type { Lead, MusterMan } from '../../rules/setup/muster.ts';
import type { Side } from '../../rules/side.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { type FightingStyle as GladiatorStyle, RIDER_STYLES } from '../../rules/types.ts';
import { badgeStyle, sideStyle } from '../bout/sides.ts';
import { CARDS_HELP, tablesHelp, tablesText } from '../editions.ts';
import { beastsText } from '../kit/beast-notes.ts';
import { NOT_YOURS } from '../kit/rider-notes.ts';
import { tablesFor } from '../tables-for.ts';
import { type ArenaChoice, arenaMeaning, arenaWords } from './arena-choice.ts';
import { type BeastChoice, drawBeastsNote } from './beasts-view.ts';
import { drawKitOf } from './create-style.ts';
import { rulesOf, type Wanted } from './creation.ts';
import { levelMeaning, levelWords } from './level-choice.ts';
import { bookStyles, ownStyles } from './style-lists.ts';

/** Two teams in the making. */
export interface MusterState {
  readonly seed: string;
  readonly sides: readonly [red: readonly MusterMan[], blue: readonly MusterMan[]];
  /** 28 Beasts in the place of the other side; null: men. */
  readonly beasts: readonly BeastChoice[] | null;
  /** The first man has been rolled already, and stays as he is. */
  readonly rolled: boolean;
  readonly lead: Lead;
  /** 27.2 Where they fight. */
  readonly arena: ArenaChoice;
  /** P270 Whether they fight with Greenwood's defence cards; whose tables it goes by stands in the options (P260). */
  readonly cards: boolean;
  /** How well the program leads those whom the player does not. */
  readonly level: LeadLevel;
  /** The same for the player's comrades; null: as the others are led. */
  readonly comrades: 'tactician' | null;
  /** The line under the mark. */
  readonly row: number;
  readonly refused: string | null;
}

/** A line that can be marked. */
export type Row =
  | { readonly kind: 'begin' | 'against' | 'beasts' | 'lead' | 'level' | 'arena' | 'tables' }
  | { readonly kind: 'count'; readonly side: Side }
  | { readonly kind: 'man'; readonly side: Side; readonly index: number };

const SIDES = [0, 1] as const;

/** The lines from the first to the last. */
export function rowsOf({ sides, beasts }: Pick<MusterState, 'sides' | 'beasts'>): readonly Row[] {
  const sided = beasts === null ? SIDES : SIDES.slice(0, 1);
  const men = sided.flatMap((side) => sides[side].map((_, index): Row => ({ kind: 'man', side, index })));
  const theirs: Row = beasts === null ? { kind: 'count', side: 1 } : { kind: 'beasts' };
  return [
    { kind: 'begin' },
    { kind: 'count', side: 0 },
    { kind: 'against' },
    theirs,
    { kind: 'lead' },
    { kind: 'arena' },
    ...men,
    { kind: 'level' },
    { kind: 'tables' },
  ];
}

/** Whether a man is the player's to lead. */
function isLed({ lead }: Pick<MusterState, 'lead'>, { side, index }: { side: Side; index: number }): boolean {
  return side === 0 && (lead === 'all' || index === 0);
}

/** What a man of the muster may be: his own side has hunters (28.1.1), and none of those he leads rides (30.2.1). */
export function offeredTo(
  state: Pick<MusterState, 'lead'>,
  man: { side: Side; index: number },
  tables: Tables,
): readonly GladiatorStyle[] {
  if (man.side === 1) return bookStyles(tables);
  const own = ownStyles(tables);
  return isLed(state, man) ? own : [...own, ...RIDER_STYLES];
}

/** Columns of the list, and of what stands in its lines. */
const WIDTH = 43;
const COLUMNS = { mark: 1, text: 3, value: 21 } as const;

/** Draws the whole muster. */
export function drawMuster(state: MusterState, env: Env): Canvas {
  const canvas = blankScreen(env);
  const rows = rowsOf(state);
  drawHeader(canvas, 'A team bout', seedHead(state.seed, env.services));
  const marked = rows[state.row];
  const lines = linesOf(rows);
  const room = canvas.height - 4;
  const top = Math.max(0, (marked === undefined ? -1 : lines.indexOf(marked)) - room + 1);
  for (const [i, line] of lines.slice(top, top + room).entries()) {
    if (typeof line === 'string') drawTitle(canvas, 2 + i, line);
    else {
      drawRow(canvas, 2 + i, state, line, line === marked, env);
      canvas.aim(0, 2 + i, WIDTH, 1, onLine(rows.indexOf(line), state.row, 'Enter'));
    }
  }
  if (marked?.kind === 'man') {
    const weapon = state.sides[marked.side][marked.index]?.weapon ?? null;
    drawKitOf(canvas, kindAt(state, marked), tablesFor(env, rulesOf(env.settings)), weapon);
  } else if (marked?.kind === 'beasts')
    drawBeastsNote(canvas, optionsOf(env.settings).beastBook, state.beasts ?? [], gladiatorFiles(env.services).tables);
  else drawNote(canvas, state, marked, env);
  if (state.refused !== null) drawPrompt(canvas, canvas.height - 2, state.refused, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, 'Who fights whom? Left and Right change a line, Enter takes it. (26)');
  drawKeyBar(canvas, 'muster', env);
  return canvas;
}

/** The lines of the list: what can be marked, and titles above each side and what is for both. */
function linesOf(rows: readonly Row[]): readonly (Row | string)[] {
  return rows.flatMap((row): readonly (Row | string)[] => {
    if (row.kind === 'level') return ['Both sides', row];
    if (row.kind !== 'man' || row.index > 0) return [row];
    return [row.side === 0 ? 'Your side' : 'Their side', row];
  });
}

function drawTitle(canvas: Canvas, y: number, title: string): void {
  canvas.rule(0, y, WIDTH, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
}

/** What a man of the muster is to be. */
export function kindAt({ sides }: Pick<MusterState, 'sides'>, { side, index }: { side: Side; index: number }): Wanted {
  return (sides[side][index]?.kind ?? 'surprise') as Wanted;
}

function drawRow(canvas: Canvas, y: number, state: MusterState, row: Row, chosen: boolean, env: Env): void {
  if (chosen) {
    canvas.fill(0, y, WIDTH, 1, { bg: 'selBg' });
    canvas.put(COLUMNS.mark, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  }
  if (row.kind === 'man') {
    drawMan(canvas, y, state, row, chosen);
    return;
  }
  const [label, value] = wordsFor(state, row, env);
  canvas.text(COLUMNS.text, y, label, { fg: chosen ? 'key' : 'text', bold: chosen });
  const shown = truncate(value, WIDTH - COLUMNS.value - 1, canvas.skin);
  const turns = row.kind !== 'begin' && row.kind !== 'beasts';
  drawValue(canvas, y, shown, row.kind === 'begin' ? { fg: 'mute' } : { fg: 'accent', bold: true }, chosen && turns);
}

function wordsFor(
  { sides: [red, blue], beasts, lead, level, comrades, arena, cards }: MusterState,
  row: Exclude<Row, { kind: 'man' }>,
  { settings }: Env,
): readonly [string, string] {
  switch (row.kind) {
    case 'begin':
      return ['Into the arena', `${red.length} v ${beasts === null ? blue.length : 'beasts'}`];
    case 'against':
      return ['They are', beasts === null ? 'men' : 'beasts'];
    case 'beasts':
      return ['Which beasts', beastsText(beasts ?? [])];
    case 'count':
      return row.side === 0 ? ['On your side', men(red.length)] : ['On theirs', men(blue.length)];
    case 'lead':
      return ['You lead', leadText(lead, comrades, red[0]?.name ?? 'A')];
    case 'level':
      return ['The others', `by ${levelWords(level)}`];
    case 'arena':
      return ['Arena', arenaWords(arena)];
    case 'tables':
      return ['Tables', tablesText({ edition: optionsOf(settings).edition, cards })];
  }
}

function leadText(lead: MusterState['lead'], comrades: MusterState['comrades'], name: string): string {
  if (lead === 'all') return 'all of them';
  return comrades === null ? `${name} alone` : 'one, with a tactician';
}

const men = (count: number): string => (count === 1 ? '1 man' : `${count} men`);

function drawMan(
  canvas: Canvas,
  y: number,
  state: MusterState,
  { side, index }: { side: Side; index: number },
  chosen: boolean,
): void {
  const { sides } = state;
  const id = FIGHTER_IDS[side === 0 ? index : sides[0].length + index] ?? '?';
  const led = isLed(state, { side, index });
  canvas.text(COLUMNS.text, y, ` ${id} `, badgeStyle(side === 0));
  const name = sides[side][index]?.name ?? (led ? 'yours' : side === 0 ? 'a comrade' : 'a centurion');
  const named = sides[side][index]?.name !== null;
  const shown = named ? name.toUpperCase() : name;
  canvas.text(COLUMNS.text + 4, y, truncate(shown, 12, canvas.skin), named ? sideStyle(side === 0) : { fg: 'mute' });
  const kind = kindAt(state, { side, index });
  const weapon = sides[side][index]?.weapon ?? null;
  const value = kind === 'surprise' ? 'any style' : `${kind}${weapon === null ? '' : `, ${weapon}`}`;
  drawValue(canvas, y, value, { fg: kind === 'surprise' ? 'mute' : 'text' }, chosen);
}

/** A value, between arrows where it can be changed now. */
function drawValue(canvas: Canvas, y: number, value: string, style: Style, chosen: boolean): void {
  canvas.text(COLUMNS.value, y, value, style);
  if (!chosen) return;
  canvas.put(COLUMNS.value - 2, y, '<', { fg: 'key', bold: true });
  canvas.put(COLUMNS.value + value.length + 1, y, '>', { fg: 'key', bold: true });
}

/** What the line under the mark decides, where it is not a man. */
function drawNote(canvas: Canvas, state: MusterState, row: Row | undefined, env: Env): void {
  const x = WIDTH + 3;
  const width = Math.min(60, canvas.width - x - 1);
  const notes = NOTES[row === undefined || row.kind === 'man' ? 'begin' : row.kind](state, env);
  const lines = notes.flatMap((text) => [...wrapText(text, width), '']);
  for (const [i, line] of lines.entries()) canvas.text(x, 3 + i, line, { fg: 'text' });
}

const NOTES: { readonly [K in Exclude<Row['kind'], 'man'>]: (state: MusterState, env: Env) => readonly string[] } = {
  begin: ({ beasts }) => [
    ...(beasts === null ? [] : [`Against you: ${beastsText(beasts)}.`]),
    beasts !== null
      ? 'A hunt ends when all beasts are down, or all men. If all beasts left are in panic after turn 3, or when turn 10 ends, nobody has won (28, P97).'
      : 'A team bout ends when one side has nobody left, or is stopped: then the side with more men standing has won (26.7.1).',
    'Ratings and armour are rolled when it begins.',
  ],
  count: () => [
    'Pairs begin face to face, three in a row (P86, P150). If one side has more men, some have nobody opposite.',
    'A man attacked by several turns to have them in front; one behind him strikes past his defence (26.2, 26.4).',
  ],
  against: () => [
    'Men: each side has a style for every man, or any.',
    'Beasts: kinds and numbers of your choice, or a drawn hunt (28, P89). They never fight beside men.',
  ],
  beasts: () => [],
  tables: ({ cards }, { settings }) => [tablesHelp(optionsOf(settings).edition), ...(cards ? [CARDS_HELP] : [])],
  lead: ({ sides: [yours] }) => [
    'One man: your comrades are led as the others are, or by a tactician. Nobody may confer in the arena (26.6).',
    `All: you plot for ${yours.length === 1 ? 'him' : `each of the ${yours.length}`}, and divide his CF, one after the other.`,
    `${NOT_YOURS}: a comrade may ride if the book leads him, but no man whom you lead.`,
  ],
  level: ({ level }) => [
    `Those you do not lead are led by ${levelWords(level)}: ${levelMeaning(level)}.`,
    'Beasts and riders are always led by the book (28, 30.2.1).',
  ],
  arena: ({ arena }) => [
    `${capital(arenaMeaning(arena))}.`,
    'Pillars, trees, mud and rocks may stand in it. The smaller it is, the likelier its edges are walls, and the fewer obstacles there are (27.2, 27.4).',
  ],
};
