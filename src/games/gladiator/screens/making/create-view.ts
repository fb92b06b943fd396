/** The sheet of a man in the making. */

import type { LeadLevel } from '../../../../kernel/levels.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { signed } from '../../../../kernel/roll-text.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import type { Env } from '../../../../tui/program.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { KnownMan } from '../../files/types.ts';
import { optionsOf } from '../../options.ts';
import { inForce } from '../../rules/rule-choices.ts';
import type { ManKind } from '../../rules/setup/man-kinds.ts';
import { itemsText } from '../../rules/told/words.ts';
import { AREA_NAMES, AREAS, type WeaponKind } from '../../rules/types.ts';
import { COVERAGE_NOTES, steadinessText } from '../editions.ts';
import { diceSegments } from '../journal/roll-lines.ts';
import { beastsText } from '../kit/beast-notes.ts';
import { tablesFor } from '../tables-for.ts';
import type { ArenaChoice } from './arena-choice.ts';
import { type BeastChoice, drawBeastsNote } from './beasts-view.ts';
import { drawStyleChoice, isStyle } from './create-style.ts';
import { rulesOf, type Sheet, stylesKnown, type Wanted } from './creation.ts';
import { bookStyles, ownStyles } from './style-lists.ts';

/** The steps of making a man, in their order. */
export const MAKING_STEPS = ['type', 'body', 'name', 'foe', 'begin'] as const;
export type MakingStep = (typeof MAKING_STEPS)[number];

/** A man in the making. */
export interface CreateState {
  readonly step: MakingStep;
  readonly seed: string;
  /** 'surprise': his type is rolled as well (P304). */
  readonly kind: Wanted;
  /** The rolled sheet; null before the body is rolled. */
  readonly sheet: Sheet | null;
  readonly rolls: number;
  /** 21.4.1 A Retiarius takes a dagger besides. */
  readonly dagger: boolean;
  /** P330 Chosen in place of what his style has him bear; null: that. */
  readonly weapon: WeaponKind | null;
  readonly name: string;
  readonly names: number;
  /** The name was put there for him: the first letter typed takes its place. */
  readonly suggested: boolean;
  readonly foe: ManKind | 'beasts';
  /** 28 Which they are, where it is beasts. */
  readonly beasts: readonly BeastChoice[];
  /** Somebody he knows, in place of the foe. */
  readonly known: KnownMan | null;
  /** 27.2 Where they fight. */
  readonly arena: ArenaChoice;
  /** P270 Greenwood's defence cards are played with. */
  readonly cards: boolean;
  /** How well the program leads whom he meets. */
  readonly level: LeadLevel;
  readonly refused: string | null;
  /** The seed is being typed. */
  readonly typing: boolean;
}

const STEP_WORDS: { readonly [S in MakingStep]: string } = {
  type: 'Type',
  body: 'Body',
  name: 'Name',
  foe: 'Opponent',
  begin: 'Begin',
};
const MEANINGS: { readonly [label: string]: string } = {
  TR: 'training, most of what he fights with',
  ST: 'strength: shields, drops, throws, impact',
  AG: 'agility: keeping his feet, impact',
  CN: 'constitution: stun and exhaustion',
  W: 'wound boxes of each body area',
};

/** Whether a fighting style is being chosen, for the man or for his opponent. */
export function choosesStyle({ step }: Pick<CreateState, 'step'>, { settings }: Env): boolean {
  return inForce(rulesOf(settings), 19) && (step === 'type' || step === 'foe');
}

const PROMPTS: { readonly [S in MakingStep]: string } = {
  type: 'What kind of gladiator? (3.10-3.12)',
  body: 'Five characteristics by 3D6, armour and shield by 1D6 (3.4.1, 3.12).',
  name: 'Name him, or Tab for another from the Roman list (3.2). Enter goes on.',
  foe: 'Whom does he meet? A centurion, led by the book (29).',
  begin: 'Those who are about to die salute you.',
};

const V2_BODY = 'Origin and ratings by percentages, armour by type (P303, P304).';

const STYLE_PROMPTS = {
  type: 'Which style does he fight in? (19)',
  foe: 'Whom does he meet? A centurion on foot or horse (29, 30), or beasts (28).',
} as const;

/** What is asked at this step. */
export function creationPrompt(state: CreateState, env: Env): string {
  const { step, typing } = state;
  if (typing) return 'Type a seed; Enter takes it.';
  if (step === 'body' && optionsOf(env.settings).edition === 'v2') return V2_BODY;
  return inForce(rulesOf(env.settings), 19) && (step === 'type' || step === 'foe')
    ? STYLE_PROMPTS[step]
    : PROMPTS[step];
}

/** Where a list of what can be chosen begins, and the log sheet below it at the earliest. */
export const LIST_ROW = 4;
const SHEET_ROW = 9;
/** Rows of the log sheet, and of what stands below it; the column where CF and NF are explained. */
const SHEET_ROWS = 13;
const FOOT_ROWS = 2;
const FACTOR_AT = 28;

/** The first row of the log sheet: below a list of so many lines, if the screen is high enough. */
export function sheetRowFor(lines: number, { rows }: Pick<Env, 'rows'>): number {
  return Math.max(SHEET_ROW, Math.min(LIST_ROW + lines + 1, rows - SHEET_ROWS - FOOT_ROWS));
}

/** Draws the steps, the log sheet filling from a row on, and what the body can do. */
export function drawCreation(canvas: Canvas, sheetRow: number, state: CreateState, env: Env): void {
  drawSteps(canvas, state, env);
  if (choosesStyle(state, env)) {
    if (state.step === 'type') drawStyleChoice(canvas, state.kind, tablesOf(env), ownList(env));
    else drawFoeChoice(canvas, state, env);
    return;
  }
  if (state.step === 'name' || state.typing) drawEntry(canvas, state, env);
  else if (state.step === 'begin') drawMeeting(canvas, 3, state);
  drawSheetBox(canvas, sheetRow, state, env);
}

const tablesOf = (env: Env) => tablesFor(env, rulesOf(env.settings));
const ownList = (env: Env) => {
  const tables = tablesOf(env);
  return { offered: stylesKnown(env.settings, ownStyles(tables)), after: tables.creation === null ? 0 : 1 };
};
/** One line after the styles where there are beasts (28). */
const foeList = (env: Env) => ({
  offered: stylesKnown(env.settings, bookStyles(tablesOf(env))),
  after: inForce(rulesOf(env.settings), 28) ? 1 : 0,
});

/** 28 Beasts have a list of their own; what they are is told before it opens. */
function drawFoeChoice(canvas: Canvas, { foe, beasts }: CreateState, env: Env): void {
  const { services, settings } = env;
  drawStyleChoice(canvas, foe === 'beasts' ? 'surprise' : foe, tablesOf(env), foeList(env));
  if (foe === 'beasts') drawBeastsNote(canvas, optionsOf(settings).beastBook, beasts, gladiatorFiles(services).tables);
}

function drawSteps(canvas: Canvas, state: CreateState, env: Env): void {
  const at = MAKING_STEPS.indexOf(state.step);
  const y = choosesStyle(state, env) ? 1 : 2;
  let x = 2;
  for (const [i, one] of MAKING_STEPS.entries()) {
    const style =
      i === at ? { fg: 'accent' as const, bold: true } : { fg: i < at ? ('text' as const) : ('mute' as const) };
    const word = one === 'type' && inForce(rulesOf(env.settings), 19) ? 'Style' : STEP_WORDS[one];
    x = canvas.text(x, y, `${i + 1} ${word}`, style) + 3;
  }
}

function drawEntry(canvas: Canvas, state: CreateState, env: Env): void {
  const text = state.typing ? state.seed : state.name;
  const label = state.typing ? 'Seed ' : 'Name ';
  const x = canvas.text(4, 5, label, { fg: 'mute' });
  const end = canvas.text(x, 5, text, { fg: 'key', bold: true });
  canvas.put(end, 5, env.skin === 'ascii' ? '_' : '█', { fg: 'accent' });
}

const article = (word: string): string => (/^[aeio]/u.test(word) ? 'an' : 'a');

/** Whom he meets, and what of the bout is not settled yet. */
function drawMeeting(canvas: Canvas, y: number, { foe, beasts, name, known }: CreateState): void {
  if (known !== null) {
    canvas.segments(3, y, [
      { text: name.toUpperCase(), style: { fg: 'youFg', bold: true } },
      { text: ' meets ', style: { fg: 'mute' } },
      { text: known.man.name, style: { fg: 'foeFg', bold: true } },
      { text: `, ${article(known.man.style)} ${known.man.style}, ${known.from}.`, style: { fg: 'mute' } },
    ]);
    return;
  }
  if (foe === 'beasts') {
    canvas.segments(3, y, [
      { text: name.toUpperCase(), style: { fg: 'youFg', bold: true } },
      { text: ' meets ', style: { fg: 'mute' } },
      { text: beastsText(beasts), style: { fg: 'foeFg', bold: true } },
      { text: ': until they are down, or he is (28, P97).', style: { fg: 'mute' } },
    ]);
    return;
  }
  canvas.segments(3, y, [
    { text: name.toUpperCase(), style: { fg: 'youFg', bold: true } },
    { text: ' meets ', style: { fg: 'mute' } },
    {
      text: foe === 'surprise' ? 'any centurion' : `${article(foe)} ${foe}${isStyle(foe) ? '' : ' centurion'}`,
      style: { fg: 'foeFg', bold: true },
    },
    { text: ', whose body and armour the seed decides.', style: { fg: 'mute' } },
  ]);
}

/** 3.4.1, P303 Rolls that are each of one rating. */
const RATING_ROLLS: readonly string[] = ['characteristic', 'rating'];
/** P303, P304 Rolls that say what he is and where he comes from. */
const BIRTH_ROLLS: readonly string[] = ['gladiator-type', 'origin'];

function drawSheetBox(canvas: Canvas, y: number, state: CreateState, env: Env): void {
  const width = Math.min(canvas.width, 100);
  const rows = Math.min(canvas.height - y - FOOT_ROWS, SHEET_ROWS);
  canvas.box(
    0,
    y,
    width,
    rows,
    { fg: 'rule' },
    { title: 'Log sheet', titleStyle: { fg: 'accent', bold: true }, right: '3.1', rightStyle: { fg: 'rule' } },
  );
  const { sheet } = state;
  if (sheet === null) {
    drawTypeFacts(canvas, y + 1, state, env);
    return;
  }
  const { tr, st, ag, cn, w, cf, nf } = sheet.sheet;
  canvas.text(
    2,
    y + 1,
    truncate(state.step === 'type' || state.step === 'body' ? 'not named yet' : state.name.toUpperCase(), 30, env.skin),
    { fg: 'youFg', bold: true },
  );
  const { style, type, origin } = sheet.sheet;
  const kind = style === null ? `${type} gladiator` : `${style}, ${type}`;
  const from = origin === undefined ? '' : `, ${origin}`;
  const born = (sheet.rolls ?? []).filter(({ name }) => BIRTH_ROLLS.includes(name));
  const dice = born.flatMap((roll) => diceSegments(roll.dice, env.skin));
  canvas.segments(canvas.text(34, y + 1, `${kind}${from}  `, { fg: 'mute' }), y + 1, dice, width - 2);
  const rolls = (sheet.rolls ?? []).filter(({ name }) => RATING_ROLLS.includes(name));
  for (const [i, [label, value]] of [
    ['TR', tr],
    ['ST', st],
    ['AG', ag],
    ['CN', cn],
    ['W', w],
  ].entries() as IterableIterator<[number, [string, number]]>) {
    drawRating(canvas, y + 2 + i, label, value, rolls[i], env);
  }
  canvas.text(2, y + 7, `CF = TR + ST + AG = ${cf}`, { fg: 'accent', bold: true });
  canvas.text(FACTOR_AT, y + 7, 'combat factors: for blows (8 an area) and defence', { fg: 'mute' });
  canvas.text(2, y + 8, `NF = TR + AG = ${nf}`, { fg: 'mute' });
  canvas.text(FACTOR_AT, y + 8, 'net factor: only against a net or lasso', { fg: 'mute' });
  drawArmour(canvas, y + 9, sheet, env);
  canvas.text(
    2,
    y + 11,
    truncate(steadinessText(tablesFor(env, rulesOf(env.settings)).formulas, cn, ag), width - 4, env.skin),
    { fg: 'mute' },
  );
}

/** P303 The cell of a rating, and what his origin adds to it: '9-1'. */
const bornText = (value: number, cell: number): string => (value === cell ? '' : `${cell}${signed(value - cell)}`);

function drawRating(canvas: Canvas, y: number, label: string, value: number, roll: Roll | undefined, env: Env): void {
  canvas.text(2, y, label.padEnd(3), { fg: 'mute' });
  let x = 6;
  if (roll !== undefined) {
    x = canvas.segments(x, y, diceSegments(roll.dice, env.skin));
    canvas.text(x, y, `= ${`${roll.total}`.padStart(2)}`, { fg: 'mute' });
    if (roll.name === 'rating')
      canvas.text(19, y, bornText(value, Number(roll.table?.cell)).padStart(5), { fg: 'mute' });
  }
  const shown = label === 'ST' || label === 'AG' ? signed(value) : `${value}`;
  canvas.text(25, y, shown.padStart(3), { fg: 'key', bold: true });
  canvas.text(30, y, MEANINGS[label] ?? '', { fg: 'mute' });
}

function drawArmour(canvas: Canvas, y: number, { sheet, rolls = [] }: Sheet, env: Env): void {
  const { armour } = sheet;
  const thrown = rolls.filter(({ name }) => name === 'armour-row');
  canvas.text(2, y, 'armour', { fg: 'mute' });
  let x = 10;
  for (const roll of thrown) x = canvas.segments(x, y, diceSegments(roll.dice, env.skin));
  const worn = AREAS.map((area) => `${AREA_NAMES[area]} ${armour[area]}`).join('  ');
  canvas.text(Math.max(x, 15), y, worn, { fg: 'text' });
  const { formulas } = tablesFor(env, rulesOf(env.settings));
  const text = `${kitText(sheet, env)}.  A -8, B -6, C -3; ${COVERAGE_NOTES[formulas.blow]}`;
  canvas.text(2, y + 1, truncate(text, canvas.width - 4, env.skin), { fg: 'mute' });
}

/** Shield and weapons in words, the shield with its sign. */
function kitText({ shield, hands, sheath }: Sheet['sheet'], { skin }: Env): string {
  const guard = shield === null ? [] : [`${GLYPHS[skin][shield]} ${shield} shield`];
  const held = hands.filter(({ kind }) => kind !== 'shield');
  const sheathed = sheath.length === 0 ? [] : [`${itemsText(sheath)} in the sheath`];
  return [...guard, itemsText(held), ...sheathed].join(', ');
}

/** What the type at hand wears and how it moves, before anything is rolled. */
function drawTypeFacts(canvas: Canvas, y: number, { kind }: CreateState, env: Env): void {
  const tables = tablesOf(env);
  if (kind === 'surprise') return;
  const type = isStyle(kind) ? tables.styles[kind].type : kind;
  canvas.text(2, y, `A ${type} gladiator moves in ${tables.moveRate[type]} of the 8 phases of a turn.`, { fg: 'text' });
  canvas.text(2, y + 1, 'His armour will be one of these (1D6):', { fg: 'mute' });
  canvas.text(6, y + 2, 'head  chest groin arms  legs  shield', { fg: 'mute' });
  for (const [i, row] of tables.armour[type].entries()) {
    const cells = AREAS.map((area) => row.armour[area].padEnd(6)).join('');
    canvas.text(2, y + 3 + i, `${i + 1}`, { fg: 'key', bold: true });
    canvas.text(6, y + 3 + i, `${cells}${row.shield}`, { fg: 'text' });
  }
  canvas.text(2, y + 9, `A takes 8 off a wound roll, B 6, C 3; ${COVERAGE_NOTES[tables.formulas.blow]}.`, {
    fg: 'mute',
  });
}
