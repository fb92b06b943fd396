/** Help for the screen at hand: the keys in effect, and what the signs mean. */
import { GLYPHS, type Glyphs } from '../glyphs.ts';
import { bindingsOn, keysOf, type ScreenName } from '../keymap.ts';
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { blankScreen, drawHeader, drawKeyBar, scrollKeys } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, screenOf, stay, type View } from '../program.ts';
import { scrolled } from '../scroll.ts';
import { wrapText } from '../wrap.ts';
import { topicFor } from './help-topics.ts';

interface HelpState {
  readonly about: ScreenName;
  readonly top: number;
}

/** The help page of a screen. */
export function helpScreen(about: ScreenName): Screen {
  return page({ about, top: 0 });
}

function page(state: HelpState): Screen {
  return screenOf('help', state, { update, view });
}

function update(state: HelpState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const last = Math.max(0, helpLines(state.about, env).length - rowsFor(env));
  const top = scrolled(state.top, message.command, last);
  if (top !== null) return stay(page({ ...state, top }));
  return message.command === 'close' || message.key === '?' ? BACK : stay(page(state));
}

/** The column where the words beside keys and signs begin. */
const TEXT_AT = 22;

/** Rows between the header and the foot. */
const rowsFor = ({ rows }: Env): number => rows - 3;

function view({ about, top }: HelpState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Help', topicFor(about).title);
  const lines = helpLines(about, env);
  const rows = rowsFor(env);
  const from = Math.min(top, Math.max(0, lines.length - rows));
  for (const [i, { keys, text, title }] of lines.slice(from, from + rows).entries()) {
    if (title) canvas.text(2, 1 + i, text, { fg: 'accent', bold: true });
    else {
      canvas.text(4, 1 + i, keys, { fg: 'key', bold: true });
      canvas.text(keys === '' ? 4 : TEXT_AT, 1 + i, text, { fg: 'text' });
    }
  }
  if (lines.length > from + rows) canvas.text(canvas.width - 8, canvas.height - 2, 'more', { fg: 'mute' });
  drawKeyBar(canvas, 'help', env, lines.length > rows ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}

interface HelpLine {
  readonly keys: string;
  readonly text: string;
  readonly title: boolean;
}

const heading = (text: string): HelpLine => ({ keys: '', text, title: true });
const line = (keys: string, text: string): HelpLine => ({ keys, text, title: false });

function helpLines(about: ScreenName, env: Env): readonly HelpLine[] {
  const width = env.columns - 8;
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const topic = topicFor(about).paragraphs.flatMap((text) => [
    ...wrapText(text, width).map((row) => line('', row)),
    line('', ''),
  ]);
  const keys = bindingsOn(about).map((binding) =>
    line(keysOf(binding, env.settings.keys).map(label).join(' '), binding.help),
  );
  return [...topic, heading('Keys here'), ...keys, line('', ''), heading('Signs'), ...signs(env)];
}

/** A key with its words, in as many rows as they need. */
function entry(keys: string, text: string, columns: number): readonly HelpLine[] {
  return wrapText(text, columns - TEXT_AT - 1).map((row, i) => line(i === 0 ? keys : ' ', row));
}

/** Weapons of the Advanced Game. */
const MORE_THINGS = [
  ['axe', 'bow', 'dagger', 'flail', 'javelin', 'maul', 'pike'],
  ['scimitar', 'scissor', 'spear', 'trident', 'net', 'lasso'],
] as const;

/** 27 The arena and what stands in it. */
function obstacleSigns({ obstacles, wall, ledge }: Glyphs, columns: number): readonly HelpLine[] {
  const { pillar, tree, mud, rock } = obstacles;
  const low = [tree, mud, rock].map(({ S }) => S.at(-1) ?? '');
  return [
    ...entry(
      [pillar.S.find((row) => row !== '') ?? '', ...low].join(' '),
      'a pillar, a tree, mud, a rock (27.5-27.8)',
      columns,
    ),
    ...entry(
      `${ledge[2]}B${ledge[0]}  ${rock.mark} ${tree.mark} ${mud.mark}`,
      'a man on top of a rock: its stone frames him; beside his arrow the mark of the rock, tree or mud he is on or in',
      columns,
    ),
    ...entry(wall.repeat(3), 'a wall at the edge of the map (27.4)', columns),
  ];
}

function signs({ skin, columns }: Env): readonly HelpLine[] {
  const glyphs = GLYPHS[skin];
  const { arrows, sword, large, small, battered, woundBox, eye, tail, trail, missiles, stuck, cord, net } = glyphs;
  return [
    line('A B', 'fighters; small letter: where your order leads'),
    line([...arrows].join(' '), 'the way a man faces; the hexes he can strike are tinted'),
    ...entry(
      `${trail}${trail}${missiles[7]} ${trail}${missiles[2]} ${stuck}`,
      'thrown or shot: its way, in the colour of who threw; an arrow in the sand where it fell short',
      columns,
    ),
    ...entry(
      `${cord[0].repeat(2)}${net} ${cord[2]}`,
      'the cord of a net or a noose, in the colour of who holds it',
      columns,
    ),
    line(`${sword} ${large} ${small} ${battered}`, 'sword, large shield, small shield, battered shield'),
    ...MORE_THINGS.flatMap((kinds) => entry(kinds.map((kind) => glyphs[kind]).join(' '), kinds.join(', '), columns)),
    line(
      `K S P U ${glyphs.net} ${glyphs.lasso}`,
      'kneeling, stumbling, prone, unconscious, in a net, in a noose; a digit: stun',
    ),
    ...entry(
      `${eye}B${eye} ${tail}`,
      'the head and the tail of a beast, which is one figure over two hexes or three; the kind is on its body',
      columns,
    ),
    ...entry('\\B/', 'a bear on its hind legs (28.7.4)', columns),
    ...entry('! D F', 'beasts: mad with fear, dazed (it loses its next action), feeding', columns),
    ...obstacleSigns(glyphs, columns),
    ...entry(
      `${woundBox.whole} ${woundBox.lost}`,
      'wound boxes left (yellow: the next one costs 1 CF) and lost',
      columns,
    ),
    ...entry('[5]', 'a die as it fell; red for the result, white and black for wounds', columns),
    ...entry('CF NF', 'combat factors, to attack and defend with; NF are CF without ST', columns),
    ...entry(
      'A B C --',
      'armour of an area: 8, 6, 3 or nothing off a wound roll; a digit: if BLACK is no higher',
      columns,
    ),
    ...entry('HI CU', 'of a beast: hide, off every wound roll on it; cunning, on the 2D6 for what it does', columns),
    ...entry('perf', 'performance: attack CF less defence CF spent, by 10; it counts when he begs', columns),
  ];
}
