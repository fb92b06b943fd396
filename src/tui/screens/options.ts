/** The options, each with what it means. */

import { EDITION_NAMES } from '../../games/gladiator/screens/editions.ts';
import { chaptersScreen } from '../../games/gladiator/screens/making/chapters.ts';
import { DEFAULT_SETTINGS, REACTION_SECONDS, SETTING_CHOICES, type Settings } from '../../settings.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { blankScreen, capital, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, screenOf, stay, type View } from '../program.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';

interface OptionsState {
  readonly row: number;
  readonly trouble: string | null;
}

/** The options screen. */
export function optionsScreen(): Screen {
  return page({ row: 0, trouble: null });
}

function page(state: OptionsState): Screen {
  return screenOf('options', state, { update, view });
}

/** One option: the values it can have, in words, and what it does. */
interface Option {
  readonly key: keyof Settings;
  readonly label: string;
  readonly values: readonly (readonly [value: Settings[keyof Settings], word: string])[];
  readonly help: string;
}

const onOff = [
  [true, 'on'],
  [false, 'off'],
] as const;

const OPTIONS: readonly Option[] = [
  {
    key: 'pace',
    label: 'Pace',
    values: SETTING_CHOICES.pace.map((word) => [word, word === 'key' ? 'at a key' : word]),
    help: 'How results follow one another: at a key, flowing, briskly, or all at once up to your next decision.',
  },
  {
    key: 'skin',
    label: 'Glyphs',
    values: SETTING_CHOICES.skin.map((word) => [word, word]),
    help: 'Unicode lines and signs, or plain ASCII; auto goes by the locale.',
  },
  {
    key: 'colour',
    label: 'Colours',
    values: SETTING_CHOICES.colour.map((word) => [word, word]),
    help: 'Auto goes by what the terminal says it can show, and by NO_COLOR.',
  },
  {
    key: 'theme',
    label: 'Theme',
    values: SETTING_CHOICES.theme.map((word) => [word, word]),
    help: 'Dusk is dark sand, noon is bright (F2 anywhere).',
  },
  {
    key: 'keys',
    label: 'Step keys',
    values: SETTING_CHOICES.keys.map((word) => [word, word === 'grid' ? 'q w e / a s d' : 'y k u / b j n']),
    help: 'Six keys for the six hexsides: a block of the keyboard, or the vi letters.',
  },
  {
    key: 'relative',
    label: 'Keys go by',
    values: [
      [false, 'the map'],
      [true, 'the way you face'],
    ],
    help: 'By the map, w is always up the screen; by facing, w is always straight ahead (Tab while plotting).',
  },
  {
    key: 'reach',
    label: 'Reach',
    values: SETTING_CHOICES.reach.map((word) => [word, word === 'yours' || word === 'theirs' ? `${word} alone` : word]),
    help: 'Whose hexes within reach are tinted in the arena; with few colours they bear + and ! (R in a bout).',
  },
  { key: 'hints', label: 'Hints', values: onOff, help: 'A word of advice beside each prompt (H in a bout).' },
  {
    key: 'odds',
    label: 'Odds',
    values: onOff,
    help: 'While orders and CF are written, how often in a hundred what they need succeeds (O in a bout). Careers and houses have them only if that was chosen when they began (P353).',
  },
  {
    key: 'confirm',
    label: 'Confirm',
    values: onOff,
    help: 'Ask once more before an order with a price, or CF left unspent.',
  },
  {
    key: 'rules',
    label: 'Rules',
    values: SETTING_CHOICES.rules.map((word) => [word, capital(word)]),
    help: 'Basic: swords. Advanced: styles (19), nets (20), weapons (21), fists (22), specials (23), pairs (24), blood (25), teams (26), arenas (27), beasts (28), riders (30). Campaign: talents, luck. c: one by one.',
  },
  {
    key: 'beastBook',
    label: 'Beasts',
    values: SETTING_CHOICES.beastBook.map((word) => [word, capital(word)]),
    help: 'Colosseum: the ten beasts of chapter 28. Springsteen: tiger, lion, leopard, bear and wolf of his solitaire variant (P180), which go by three dice and crush men against walls. For bouts begun from now on.',
  },
  {
    key: 'edition',
    label: 'Tables',
    values: SETTING_CHOICES.edition.map((word) => [word, EDITION_NAMES[word]]),
    help: 'Whose tables bouts and careers are fought by from now on (P260). 1981: CRT columns 0 to 5, armour by two dice, other criticals, shields, nets, endurance; missus by a die. Billings: his revision of it.',
  },
  {
    key: 'favour',
    label: 'Divine favour',
    values: [
      ['against', 'ask when it goes against me'],
      ['always', 'always'],
      ['never', 'never'],
    ],
    help: 'Rule 34.3: about which rolls a man with luck is asked whether he calls on the gods to throw them again: his own and those that befall him, where they went against him, all of them or none.',
  },
  {
    key: 'reactionSeconds',
    label: 'Reaction timer',
    values: [
      [null, 'off'],
      [REACTION_SECONDS, `${REACTION_SECONDS} seconds`],
    ],
    help: 'Rule 7.5: when the time for a plot runs out, your man gets no order. For bouts begun from now on.',
  },
  {
    key: 'stansKills',
    label: 'Stans missus',
    values: [
      [true, 'can kill'],
      [false, 'spares all'],
    ],
    help: 'By the letter a match stopped as a draw has both men judged, and many die of it. The house rule spares them. For bouts begun from now on.',
  },
  {
    key: 'freeformPlots',
    label: 'Illegal orders',
    values: [
      [false, 'refused'],
      [true, 'punished'],
    ],
    help: 'Rule 7.6: illegal orders may be written, and cost stun 2D6+1. For bouts begun from now on.',
  },
];

/** What only others on a host have to do with. */
const WATCHED: Option = {
  key: 'watched',
  label: 'Be watched',
  values: onOff,
  help: 'Whether others on this host may watch your bouts. They see what you have seen, and neither orders nor CF before they are revealed.',
};

const optionsFor = ({ services }: Env): readonly Option[] =>
  services.company === null ? OPTIONS : [...OPTIONS, WATCHED];

function update(state: OptionsState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const count = optionsFor(env).length;
  const row = (by: number) => (state.row + by + count) % count;
  switch (message.command) {
    case 'option-up':
      return stay(page({ ...state, row: row(-1) }));
    case 'option-down':
      return stay(page({ ...state, row: row(1) }));
    case 'option-less':
      return stay(page(change(state, -1, env)));
    case 'option-more':
      return stay(page(change(state, 1, env)));
    case 'chapters':
      return { to: 'over', screen: page(state), next: chaptersScreen() };
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('options') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

function change(state: OptionsState, by: 1 | -1, env: Env): OptionsState {
  const option = optionsFor(env)[state.row];
  if (option === undefined) return state;
  const at = option.values.findIndex(([value]) => value === env.settings[option.key]);
  const next = option.values[(at + by + option.values.length) % option.values.length];
  if (next === undefined) return state;
  return { ...state, trouble: env.services.changeSettings({ [option.key]: next[0] }) };
}

/** The row of the first option. */
const TOP = 1;

function view({ row, trouble }: OptionsState, env: Env): View {
  const canvas = blankScreen(env);
  const options = optionsFor(env);
  drawHeader(canvas, 'Options', `${options.length} options`);
  for (const [i, option] of options.entries()) drawOption(canvas, TOP + i, option, i === row, env);
  const chosen = options[row];
  const help = chosen === undefined ? [] : wrapText(`${chosen.help}${overruled(chosen, env)}`, canvas.width - 8);
  const below = TOP + options.length;
  const promptAt = canvas.height - 2;
  canvas.rule(0, below, canvas.width, { fg: 'rule' });
  for (const [i, line] of help.entries()) canvas.text(4, below + 1 + i, line, { fg: 'text' });
  if (trouble !== null) drawPrompt(canvas, promptAt, trouble, 'refuse');
  else if (below + help.length < promptAt)
    drawPrompt(canvas, promptAt, 'Up and Down choose, Left and Right change. Everything is kept at once.', 'tell');
  drawKeyBar(canvas, 'options', env);
  return { canvas, menu: null };
}

/** A word where the command line or the terminal has the say, and not the option. */
function overruled({ key }: Option, { forced }: Env): string {
  const settled = (key === 'skin' && forced.skin !== null) || (key === 'colour' && forced.level !== null);
  return settled ? ' This time the command line or the terminal settles it; the option holds again afterwards.' : '';
}

function drawOption(canvas: Canvas, y: number, option: Option, chosen: boolean, { settings, skin }: Env): void {
  if (chosen) {
    canvas.fill(2, y, canvas.width - 4, 1, { bg: 'selBg' });
    canvas.put(3, y, GLYPHS[skin].selection, { fg: 'accent', bold: true });
  }
  canvas.text(5, y, option.label, { fg: chosen ? 'key' : 'text', bold: chosen });
  let x = 22;
  for (const [value, word] of option.values) {
    const now = value === settings[option.key];
    x = canvas.text(x, y, now ? `[${word}]` : ` ${word} `, { fg: now ? 'accent' : 'mute', bold: now }) + 1;
  }
  const lessRules = option.key === 'rules' && settings.leftOut.length > 0;
  if (lessRules || settings[option.key] !== DEFAULT_SETTINGS[option.key])
    canvas.text(canvas.width - 11, y, 'changed', { fg: 'mute' });
}
