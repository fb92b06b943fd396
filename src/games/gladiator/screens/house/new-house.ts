/** Before a game of houses begins: the name of the house, its rivals, and what of the rules one may choose. */

import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import {
  BACK,
  type Env,
  type Message,
  type Move,
  type Screen,
  screenOf,
  stay,
  type View,
} from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { nameAfter } from '../../../../tui/screens/name-field.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorOf } from '../../files/services.ts';
import type { KnownMan } from '../../files/types.ts';
import { TEMPERAMENTS } from '../../house/house-types.ts';
import type { HouseSetup, LanistaSetup } from '../../house/types.ts';
import { type GladiatorOptions, optionsOf } from '../../options.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../rules/rule-choices.ts';
import { isWornIn } from '../../rules/rules-schema.ts';
import { EDITION_NAMES } from '../../rules/tables/edition-names.ts';
import { byEdition, type Edition } from '../../rules/tables/edition-types.ts';
import { capitalised, recordText, WINS_TO_FREEDOM } from '../career/words.ts';
import { CARDS_HELP, CARDS_WORDS, editionAfter, tablesHelp } from '../editions.ts';
import { houseGame } from './house-screen.ts';

interface NewLudusState {
  readonly name: string;
  /** The name is being typed; else the lines below it are chosen from. */
  readonly naming: boolean;
  readonly suggested: boolean;
  readonly rivals: number;
  readonly months: number;
  readonly mode: LanistaSetup['mode'];
  readonly harsh: boolean;
  readonly lead: LanistaSetup['lead'];
  readonly trueOdds: boolean;
  /** P260 Whose tables it is played by. */
  readonly edition: Edition;
  /** P270 Greenwood's defence cards. */
  readonly cards: boolean;
  /** Which of the men known takes part; 0: none. */
  readonly founder: number;
  readonly seed: string;
  /** Where in the list of houses the proposed name stands. */
  readonly names: number;
  readonly row: number;
  readonly refused: string | null;
}

/** Names that are proposed for houses: none of them is a gladiator's (3.2). */
const HOUSES = [
  'Batiatus',
  'Solonius',
  'Vettius',
  'Tullius',
  'Proculus',
  'Salvianus',
  'Cossutius',
  'Laronius',
  'Pompeianus',
  'Ampliatus',
  'Numerius',
  'Secundinus',
] as const;

/** Lengths of a game that are offered, in months. */
const LENGTHS: readonly number[] = [12, 24, 36, 60];

/** The form of a new game, with a name proposed for the house. */
export function newLudusScreen(env: Env): Screen {
  const seed = env.services.newSeed();
  const names = proposed(seed);
  return page({
    ...{ name: houseName(names), naming: true, suggested: true, names, rivals: 3, months: 24, mode: 'ironman' },
    ...{
      harsh: true,
      lead: 'one',
      trueOdds: false,
      edition: optionsOf(env.settings).edition,
      cards: false,
      founder: 0,
    },
    ...{ seed, row: ROWS.length, refused: null },
  });
}

/** The place in the list at which a seed begins. */
const proposed = (seed: string): number =>
  [...seed].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % HOUSES.length;

const houseName = (n: number): string => HOUSES[n % HOUSES.length] ?? HOUSES[0];

function page(state: NewLudusState): Screen {
  return screenOf(state.naming ? 'name' : 'form', state, { update, view });
}

/** A man out of a career, and what he would be to the house (P281). */
interface Founder {
  readonly man: KnownMan['man'];
  readonly as: 'lanista' | 'gladiator';
}

/** Who may take part: those who would fight wear what the tables know (P260). */
function foundersOf({ services }: Env, { edition }: Pick<NewLudusState, 'edition'>): readonly Founder[] {
  return gladiatorOf(services)
    .knownMen()
    .map(({ man }): Founder => ({ man, as: man.record.v >= WINS_TO_FREEDOM ? 'lanista' : 'gladiator' }))
    .filter(({ man, as }) => as === 'lanista' || isWornIn(edition, man.armour));
}

interface Row {
  readonly label: string;
  help(state: NewLudusState): string;
  text(state: NewLudusState, env: Env): string;
  turned(state: NewLudusState, by: 1 | -1, env: Env): Partial<NewLudusState>;
}

const wheel = (value: number, by: number, count: number): number => (value + by + count) % count;

const ROWS: readonly Row[] = [
  {
    label: 'Rival houses',
    help: () =>
      'Two to four houses run by the computer, each of its own temper (P115, P282). All begin with five gladiators and 40 denarii (39.4).',
    text: ({ rivals }) => String(rivals),
    turned: ({ rivals }, by) => ({ rivals: 2 + wheel(rivals - 2, by, 3) }),
  },
  {
    label: 'Months',
    help: () =>
      'How long it goes. The house with the most denarii at the end has won, or the last house left with five men (39.7, P123).',
    text: ({ months }) => String(months),
    turned: ({ months }, by) => ({
      months: LENGTHS[wheel(LENGTHS.indexOf(months), by, LENGTHS.length)] ?? months,
    }),
  },
  {
    label: 'Saved as',
    help: () => 'Ironman: one save, always on the disk, and no way back. Lenient: the last months can be returned to.',
    text: ({ mode }) => mode,
    turned: ({ mode }) => ({ mode: mode === 'ironman' ? 'lenient' : 'ironman' }),
  },
  {
    label: 'Plague and revolt',
    help: () => 'As printed they can ruin a school in a month (39.5.2). Left out, such a month has no event.',
    text: ({ harsh }) => (harsh ? 'as printed' : 'left out'),
    turned: ({ harsh }) => ({ harsh: !harsh }),
  },
  {
    label: 'In team matches lead',
    help: () => 'In matches of pairs and battles that you fight by hand you lead your man, or his whole side (26).',
    text: ({ lead }) => (lead === 'one' ? 'your man' : 'the whole side'),
    turned: ({ lead }) => ({ lead: lead === 'one' ? 'all' : 'one' }),
  },
  {
    label: 'True odds',
    help: () =>
      'What a match is really worth, fought by the book many times beside the book odds, and odds in bouts that you lead. Settled now for the whole game, and the hall marks a house that could learn them (P353).',
    text: ({ trueOdds }) => (trueOdds ? 'told' : 'kept back'),
    turned: ({ trueOdds }) => ({ trueOdds: !trueOdds }),
  },
  {
    label: 'Tables',
    help: ({ edition }) => tablesHelp(edition),
    text: ({ edition }) => EDITION_NAMES[edition],
    turned: ({ edition }, by) => ({ edition: editionAfter(edition, by), founder: 0 }),
  },
  {
    label: 'Defence cards',
    help: () => CARDS_HELP,
    text: ({ cards }) => CARDS_WORDS[`${cards}`],
    turned: ({ cards }) => ({ cards: !cards }),
  },
  {
    label: 'Out of a career',
    help: () =>
      'A man of one of your careers, or on a card: with ten victories he may be the lanista, with fewer he fights for the house besides the five (P281).',
    text: (state, env) => {
      const found = foundersOf(env, state)[state.founder - 1];
      if (found === undefined) return 'nobody';
      return `${found.man.name}, ${found.as}  (${capitalised(found.man.style)}, ${recordText(found.man.record)})`;
    },
    turned: (state, by, env) => ({ founder: wheel(state.founder, by, foundersOf(env, state).length + 1) }),
  },
];

function update(state: NewLudusState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  return state.naming ? onNameKey(state, message) : onFormKey(state, message.command, env);
}

type KeyMessage = Extract<Message, { kind: 'key' }>;

function onNameKey(state: NewLudusState, { key, command }: KeyMessage): Move {
  const go = (next: Partial<NewLudusState>): Move => stay(page({ ...state, refused: null, ...next }));
  const step = nameAfter(state, key, command, 'A house needs a name: type one, or Tab proposes one.');
  switch (step.to) {
    case 'field':
      return go(step.field);
    case 'refused':
      return go({ refused: step.why });
    case 'another':
      return go({ names: state.names + 1, name: houseName(state.names + 1), suggested: true });
    case 'accepted':
      return go({ name: step.name, suggested: false, naming: false });
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('name', 'create') };
  }
}

function onFormKey(state: NewLudusState, command: string | null, env: Env): Move {
  const go = (next: Partial<NewLudusState>): Move => stay(page({ ...state, refused: null, ...next }));
  const rows = ROWS.length + 1;
  const row = ROWS[state.row];
  switch (command) {
    case 'option-up':
      return go({ row: wheel(state.row, -1, rows) });
    case 'option-down':
      return go({ row: wheel(state.row, 1, rows) });
    case 'option-less':
      return go(row?.turned(state, -1, env) ?? {});
    case 'form-turn':
      return go(row?.turned(state, 1, env) ?? {});
    case 'form-take':
      return row === undefined ? begin(state, env) : go(row.turned(state, 1, env));
    case 'close':
      return go({ naming: true });
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('form', 'long-form') };
    default:
      return stay(page(state));
  }
}

function begin(state: NewLudusState, env: Env): Move {
  const begun = gladiatorOf(env.services).houses.begin(setupOf(state, env), state.seed);
  if (!begun.ok) return stay(page({ ...state, refused: begun.why }));
  return { to: 'only', next: env.routes.play(houseGame(begun.value), env, null) };
}

/** P281 Whose house it is: a champion's who is its lanista, or the name that was typed. */
function nameOf(state: NewLudusState, env: Env): string {
  const found = foundersOf(env, state)[state.founder - 1];
  return found?.as === 'lanista' ? found.man.name : state.name;
}

/** The set-up a form comes to; tempers in turn, names drawn for the rivals. */
function setupOf(state: NewLudusState, env: Env): LanistaSetup {
  const { rivals, months, mode, harsh, lead, trueOdds } = state;
  const founder = foundersOf(env, state)[state.founder - 1] ?? null;
  const own: HouseSetup = { name: nameOf(state, env), by: 'seat' };
  const free = HOUSES.map((_, i) => houseName(state.names + 1 + i)).filter((one) => one !== own.name);
  const others = free
    .slice(0, rivals)
    .map((one, i): HouseSetup => ({ name: one, by: TEMPERAMENTS[i % TEMPERAMENTS.length] ?? 'steady' }));
  const rules = rulesFor(state, optionsOf(env.settings));
  return { mode, rules, months, houses: [own, ...others], founder, harsh, lead, trueOdds };
}

function rulesFor(
  { edition, cards }: NewLudusState,
  { stansKills, freeformPlots, reactionSeconds, beastBook }: GladiatorOptions,
): LanistaSetup['rules'] {
  const switches = { stansKills, freeformPlots, reactionSeconds, beastBook };
  return campaignRules(OPTIONAL_SECTIONS, { ...switches, ...byEdition(edition, cards) });
}

const VALUE_AT = 26;

function view(state: NewLudusState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'A house of your own', `seed ${state.seed}`);
  const story =
    'Five gladiators, 40 denarii and a name nobody knows. Every month an Editor gives games; you buy and train men, send them, bet on them and keep them, against other houses that do the same.';
  for (const [i, line] of wrapText(story, canvas.width - 6).entries()) canvas.text(3, 2 + i, line, { fg: 'mute' });
  const { naming } = state;
  const end = drawNamed(canvas, 6, naming, naming ? state.name : nameOf(state, env));
  if (naming) canvas.put(end, 6, env.skin === 'ascii' ? '_' : '█', { fg: 'accent' });
  for (const [i, row] of ROWS.entries())
    drawRow(canvas, 7 + i, !naming && state.row === i, row.label, row.text(state, env));
  const last = 8 + ROWS.length;
  drawRow(canvas, last, !naming && state.row === ROWS.length, 'Open the school', '');
  const help = naming
    ? 'The name of its lanista, which is yours; a letter typed takes the place of the one proposed.'
    : (ROWS[state.row]?.help(state) ?? 'The dice make the men of all houses, and the first month begins.');
  for (const [i, text] of wrapText(help, canvas.width - 6).entries())
    canvas.text(3, last + 2 + i, text, { fg: 'mute' });
  if (state.refused !== null) drawPrompt(canvas, canvas.height - 2, state.refused, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, naming ? 'Whose house is it?' : 'Change what you like, then begin.');
  drawKeyBar(canvas, naming ? 'name' : 'form', env);
  return { canvas, menu: null };
}

/** Draws the name; returns the column after it. */
function drawNamed(canvas: Canvas, y: number, naming: boolean, name: string): number {
  canvas.text(3, y, 'House of', { fg: naming ? 'accent' : 'text', bold: naming });
  return canvas.text(VALUE_AT, y, name, { fg: 'youFg', bold: true });
}

function drawRow(canvas: Canvas, y: number, marked: boolean, label: string, value: string): void {
  if (marked) canvas.fill(1, y, canvas.width - 2, 1, { bg: 'selBg' });
  if (marked) canvas.put(1, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  canvas.text(3, y, label, { fg: marked ? 'accent' : 'text', bold: marked });
  canvas.text(VALUE_AT, y, value, { fg: 'key', bold: true });
}
