/** The matches a game has made ready: one Enter begins one, with the chance of winning it in sight. */
import { capital } from '../../kernel/words.ts';
import { wilson } from '../../odds/intervals.ts';
import {
  type MatchPreset,
  matchChanceWords,
  type PresetChance,
  percentWon,
  STRENGTHS,
  type Strength,
  shareWon,
} from '../../odds/match-preset.ts';
import type { Canvas } from '../canvas.ts';
import { beside } from '../form.ts';
import { noteColumn } from '../menu-rows.ts';
import { paneOf } from '../pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../parts.ts';
import { BACK, type Env, type MatchPresets, type Move, type Screen, screenOf, stay } from '../program.ts';
import type { Style } from '../style.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';

interface PresetsState {
  readonly presets: MatchPresets;
  readonly strength: Strength;
  /** The line under the mark; null: the first. */
  readonly at: string | null;
  /** Why something was refused, or null. */
  readonly refused: string | null;
}

/** The presets of a game, against an even opponent until another is chosen. */
export function presetsScreen(presets: MatchPresets): Screen {
  return page({ presets, strength: 'even', at: null, refused: null });
}

function page(state: PresetsState): Screen {
  return screenOf('presets', state, { update, view });
}

/** Values of the lines: a preset's and a line's by their ids, and the one of a match of one's own. */
const PRESET = 'preset ';
const LINE = 'line ';
const OWN = 'own';
const OWN_LABEL = 'Make your own';

function update(state: PresetsState, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'highlight':
      return stay(page({ ...state, at: message.value, refused: null }));
    case 'select':
      return choose({ ...state, at: message.value, refused: null }, message.value, env);
    case 'key':
      return onKey(state, message.command, env);
    default:
      return stay(page(state));
  }
}

function onKey(state: PresetsState, command: string | null, env: Env): Move {
  switch (command) {
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('presets') };
    case 'preset-less':
      return turned(state, -1, env);
    case 'preset-more':
      return turned(state, 1, env);
    case 'preset-own':
      return choose({ ...state, refused: null }, OWN, env);
    default:
      return stay(page(state));
  }
}

/** Enter begins what is under the mark; on a line it takes its next value. */
function choose(state: PresetsState, value: string, env: Env): Move {
  if (value.startsWith(LINE)) return turned(state, 1, env);
  const full = env.services.room.whyNoMatch();
  if (full !== null) return stay(page({ ...state, refused: full }));
  if (value === OWN) return { to: 'over', screen: page(state), next: state.presets.own.open(env) };
  const begun = state.presets.begin(value.slice(PRESET.length), state.strength, env);
  return begun.ok ? { to: 'only', next: begun.value } : stay(page({ ...state, refused: begun.why }));
}

/** The line under the mark changed; elsewhere how strong the opponents are. */
function turned(state: PresetsState, by: 1 | -1, env: Env): Move {
  const line = lineAt(state);
  if (line === null) return stay(page({ ...state, strength: beside(STRENGTHS, state.strength, by), refused: null }));
  return stay(page({ ...state, refused: line.turn(by, env) }));
}

const lineAt = ({ presets, at }: PresetsState) => presets.lines.find(({ id }) => at === `${LINE}${id}`) ?? null;

function view(state: PresetsState, env: Env): View {
  const canvas = blankScreen(env);
  const { presets } = state;
  const items = itemsOf(state, env);
  drawHeader(canvas, presets.label, '');
  const tall = canvas.height >= TALL_FROM;
  const y = tall ? 3 : 2;
  const width = Math.min(canvas.width - 2, WIDEST);
  const limit = Math.min(items.length, canvas.height - y - 3 - PANEL_ROWS);
  drawHeads(canvas, y - 1, noteColumn({ items, width, limit }), state);
  drawPanel(canvas, y + limit + (tall ? 1 : 0), state, env);
  drawAsked(canvas, state, env);
  drawKeyBar(canvas, 'presets', env);
  return { canvas, menu: { id: `presets-${items.length}`, x: 1, y, width, limit, items, initial: 0 } };
}

const ASKED = 'Whom do you meet? Left and Right: a weak, an even or a strong opponent.';
const TURNED = 'Left and Right change it.';

/** Why something was refused, what is nearly full, or what is asked. */
function drawAsked(canvas: Canvas, state: PresetsState, { services }: Env): void {
  const room = services.room.told();
  const [text, tone] =
    state.refused !== null
      ? ([state.refused, 'refuse'] as const)
      : room !== null
        ? ([room, 'tell'] as const)
        : ([lineAt(state) === null ? ASKED : TURNED, 'ask'] as const);
  drawTold(canvas, canvas.height - 2, text, tone);
}

/** Columns of the list and of what is told below it. */
const WIDEST = 98;
/** Rows of a screen from which there is room around the panel, and those of the panel. */
const TALL_FROM = 30;
const PANEL_ROWS = 9;
/** Columns of the word for the rules, and of a chance. */
const RULES_CELLS = 10;
const CHANCE_CELLS = 9;

function itemsOf({ presets, strength }: PresetsState, env: Env): readonly MenuItem[] {
  return [
    ...presets.list(env).map((one) => ({
      value: `${PRESET}${one.id}`,
      label: one.title,
      note: `${one.rules.padEnd(RULES_CELLS)}${STRENGTHS.map((each) => cellOf(one, each, strength)).join('')}`.trimEnd(),
    })),
    { value: OWN, label: OWN_LABEL, note: presets.own.note },
    ...presets.lines.map((line) => ({
      value: `${LINE}${line.id}`,
      label: line.label,
      note: `< ${line.text(env)} >`,
    })),
  ];
}

/** The chance against a strength, in its column; between arrows that of the strength chosen. */
function cellOf({ foes }: MatchPreset, each: Strength, chosen: Strength): string {
  const text = percentWon(foes[each].chance).padStart('99 %'.length);
  return (each === chosen ? `< ${text} >` : `  ${text}  `).padEnd(CHANCE_CELLS);
}

/** What stands in the columns of the list: how often you win against whom. */
function drawHeads(canvas: Canvas, y: number, noteAt: number, { strength }: PresetsState): void {
  canvas.text(4, y, 'How often you win', { fg: 'mute' });
  for (const [i, each] of STRENGTHS.entries()) {
    const style: Style = each === strength ? { fg: 'accent', bold: true } : { fg: 'mute' };
    canvas.text(1 + noteAt + RULES_CELLS + CHANCE_CELLS * i + 2, y, each, style);
  }
}

/** A text of the panel, and how it is written. */
interface Told {
  readonly text: string;
  readonly style: Style;
}

const tell = (text: string, style: Style = { fg: 'text' }): Told => ({ text, style });

/** Rows below the words from which those who meet are drawn. */
const DRAWN_FROM = 12;

/** What is under the mark, told: a preset with its chance, or what a line means; below it, where there is room, a picture. */
function drawPanel(canvas: Canvas, y: number, state: PresetsState, env: Env): void {
  const width = Math.min(canvas.width - 2, WIDEST);
  const { title, told } = panelOf(state, env);
  canvas.rule(1, y, width, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  const rows = told.flatMap(({ text, style }) => wrapText(text, width - 4).map((row) => ({ row, style })));
  const bottom = canvas.height - 3;
  for (const [i, { row, style }] of rows.slice(0, bottom - y).entries()) canvas.text(3, y + 1 + i, row, style);
  const preset = presetAt(state, env);
  const below = y + 2 + rows.length;
  if (preset === null || bottom - below < DRAWN_FROM) return;
  state.presets.draw?.(paneOf(canvas, 3, below, width - 4, bottom - below), preset.id, state.strength, env);
}

/** The preset under the mark, or null. */
function presetAt({ presets, at }: PresetsState, env: Env): MatchPreset | null {
  const list = presets.list(env);
  return (at === null ? list[0] : list.find(({ id }) => at === `${PRESET}${id}`)) ?? null;
}

function panelOf(state: PresetsState, env: Env): { readonly title: string; readonly told: readonly Told[] } {
  const { presets, strength } = state;
  const line = lineAt(state);
  if (line !== null) return { title: line.label, told: line.help(env).map((text) => tell(text)) };
  const preset = presetAt(state, env);
  if (preset === null) return { title: OWN_LABEL, told: [tell(`${capital(presets.own.note)}.`)] };
  const { about, chance } = preset.foes[strength];
  return {
    title: preset.title,
    told: [
      tell(preset.about),
      tell(`Against you: ${about}`),
      tell(chanceText(chance), { fg: 'key', bold: true }),
      tell(`${presets.counted} ${countText(chance)}`, { fg: 'mute' }),
    ],
  };
}

/** A chance in words and per cent: 'An even match: you win 51 %; 5 % end with no winner.' */
function chanceText(chance: PresetChance): string {
  const { matches, drawn } = chance;
  const even = Math.round((100 * drawn) / matches);
  const draws = even === 0 ? '' : `; ${even} % end with no winner`;
  return `${capital(matchChanceWords(shareWon(chance)))}: you win ${percentWon(chance)}${draws}.`;
}

/** How many matches were counted, and how far the share of those won may be off. */
function countText({ matches, won }: PresetChance): string {
  const { low, high } = wilson(won, matches);
  return `95 % confidence interval: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %, from ${matches} matches.`;
}
