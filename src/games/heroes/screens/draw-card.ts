/** 2.4 A gladiator's card: attributes then and now, parts of the body, hands, dice. */
import type { Segment } from '../../../tui/canvas.ts';
import { GLYPHS, type Skin } from '../../../tui/glyphs.ts';
import type { Pane } from '../../../tui/pane.ts';
import { isTwoHanded, weaponOf } from '../rules/gear.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';
import type { Attribute, Part } from '../rules/words.ts';
import { signOf, tokenStyle } from './draw-board.ts';

const text = (words: string): Segment => ({ text: words, style: { fg: 'text' } });
const mute = (words: string): Segment => ({ text: words, style: { fg: 'mute' } });

/** The rows of a card. */
export const CARD_ROWS = 9;
/** The rows of a card that leaves out what is not needed in a fight. */
export const SHORT_CARD_ROWS = 7;
/** Cells from which on the body is drawn in three columns, with a gauge for each part. */
const WIDE = 48;

/** Draws a card in the first rows of a pane; `short`: without wounds and signatures. */
export function drawCard({ canvas, x, y, width }: Pane, fighter: Fighter, tables: Tables, short = false): void {
  const rows = [
    ...headRows(fighter, tables),
    ...(width >= WIDE ? [] : narrowBody(fighter)),
    ...(short ? [] : footRows(fighter)),
  ];
  const body = width >= WIDE ? 3 : 0;
  for (const [i, row] of rows.entries()) {
    const at = y + i + (i < HEAD ? 0 : body);
    canvas.segments(x, at, row, x + width);
  }
  if (body > 0) drawBody({ canvas, x, y: y + HEAD, width, height: body }, fighter);
  const where = `${fighter.zone}`;
  canvas.text(x + width - where.length, y, where, { fg: 'text', bold: true });
}

/** Rows before those of the body. */
const HEAD = 4;

function headRows(fighter: Fighter, tables: Tables): readonly (readonly Segment[])[] {
  const { name, side, style, rank, bonus, starPower, secondary } = fighter;
  const own = side === 0 ? 'youFg' : 'foeFg';
  return [
    [
      { text: signOf(fighter), style: tokenStyle(fighter) },
      { text: ` ${name}`, style: { fg: own, bold: true } },
      mute(`  ${style}${secondary ? ' (second style)' : ''}${rank === 'star' ? ', Star' : ''}`),
    ],
    [...attribute(fighter, 'savvy'), ...attribute(fighter, 'speed'), ...attribute(fighter, 'strength')],
    [
      { text: `Bonus Dice ${bonus}`, style: { fg: bonus === 0 ? 'bad' : 'key', bold: true } },
      text(starPower > 0 ? `  Star Power ${starPower}` : ''),
      ...flags(fighter),
    ],
    hands(fighter, tables),
  ];
}

function footRows({ taken, dealt, rated, card }: Fighter): readonly (readonly Segment[])[] {
  const own = card.signatures.filter((one) => one !== 'none');
  return [
    [mute(`wounds taken ${taken}, dealt ${dealt}; rated ${rated}`)],
    [mute(own.length === 0 ? 'no signature' : own.join(', '))],
  ];
}

const NAMES: { readonly [A in Attribute]: string } = { savvy: 'Savvy', speed: 'Speed', strength: 'Strength' };

function attribute({ start, now }: Fighter, one: Attribute): readonly Segment[] {
  const fallen = now[one] < start[one];
  const value: Segment = {
    text: `${now[one]}${fallen ? `/${start[one]}` : ''}`,
    style: { fg: fallen ? 'bad' : 'text', bold: true },
  };
  return [mute(`${NAMES[one]} `), value, text('  ')];
}

function flags({ knocked, ensnared, blinded, standing }: Fighter): readonly Segment[] {
  const words = [
    ...(standing === 'active' ? [] : [standing]),
    ...(ensnared ? ['in a net'] : knocked ? ['down'] : []),
    ...(blinded ? ['sand in the eyes'] : []),
  ];
  return words.length === 0 ? [] : [{ text: `  ${words.join(', ')}`, style: { fg: 'warn', bold: true } }];
}

/** What is held, the weapon hand told first: 'trident in both hands', 'right sword, left nothing'. */
function hands(fighter: Fighter, tables: Tables): readonly Segment[] {
  const weapon = weaponOf(fighter, tables);
  if (weapon !== null && isTwoHanded(fighter, weapon)) return [text(`${weapon.item} in both hands`)];
  const { handed } = fighter.card;
  const other = handed === 'right' ? 'left' : 'right';
  const held = (hand: typeof handed): readonly Segment[] => [
    mute(`${hand} `),
    text(fighter.hands[hand] ?? (fighter.parts[`${hand} arm`].now === 0 ? 'out' : 'nothing')),
  ];
  return [...held(handed), mute(', '), ...held(other)];
}

function narrowBody(fighter: Fighter): readonly (readonly Segment[])[] {
  return [
    [...part(fighter, 'head'), ...part(fighter, 'chest'), ...part(fighter, 'belly')],
    [...part(fighter, 'right arm'), ...part(fighter, 'left arm')],
    [...part(fighter, 'right leg'), ...part(fighter, 'left leg')],
  ];
}

const colourOf = ({ now, max }: Fighter['parts'][Part]) => (now === 0 ? 'bad' : now < max ? 'warn' : 'text');

/** 'head 3/4 [3]': points now and whole, and the armour class. */
function part({ parts }: Fighter, one: Part): readonly Segment[] {
  const { now, max, armour } = parts[one];
  const value: Segment = { text: `${now}/${max}`, style: { fg: colourOf(parts[one]) } };
  return [mute(`${one} `), value, mute(armour === 0 ? ' ' : `[${armour}] `)];
}

/** The body as one looks at it: its right side at the left. */
const FIGURE: readonly (readonly (Part | null)[])[] = [
  ['right arm', 'head', 'left arm'],
  [null, 'chest', null],
  ['right leg', 'belly', 'left leg'],
];

function drawBody({ canvas, x, y, width }: Pane, { parts }: Fighter): void {
  const column = Math.floor(width / 3);
  for (const [row, line] of FIGURE.entries()) {
    for (const [i, one] of line.entries()) {
      if (one === null) continue;
      canvas.segments(x + i * column, y + row, gauge(one, parts[one], canvas.skin), x + (i + 1) * column);
    }
  }
}

/** 'right arm ███░ 2': points left of those there were, and the armour class. */
function gauge(one: Part, state: Fighter['parts'][Part], skin: Skin): readonly Segment[] {
  const { full, empty } = GLYPHS[skin].gauge;
  const { now, max, armour } = state;
  const short = one.replace('right ', 'r. ').replace('left ', 'l. ');
  return [
    mute(`${short} `),
    { text: full.repeat(now), style: { fg: now < max ? 'warn' : 'hp' } },
    { text: empty.repeat(max - now), style: { fg: 'hpLost' } },
    mute(armour === 0 ? '' : ` [${armour}]`),
  ];
}
