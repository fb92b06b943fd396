/** 2.4 A gladiator's card: attributes then and now, parts of the body, hands, dice. */
import type { Segment } from '../../../tui/canvas.ts';
import type { Pane } from '../../../tui/pane.ts';
import { isTwoHanded, weaponOf } from '../rules/gear.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';
import type { Attribute, Part } from '../rules/words.ts';

const text = (words: string): Segment => ({ text: words, style: { fg: 'text' } });
const mute = (words: string): Segment => ({ text: words, style: { fg: 'mute' } });

/** The rows of a card. */
export const CARD_ROWS = 9;

/** Draws a card in the first rows of a pane. */
export function drawCard({ canvas, x, y, width }: Pane, fighter: Fighter, tables: Tables): void {
  const rows = cardRows(fighter, tables);
  for (const [i, row] of rows.entries()) canvas.segments(x, y + i, row, x + width);
}

function cardRows(fighter: Fighter, tables: Tables): readonly (readonly Segment[])[] {
  const { name, side, style, rank, bonus, starPower, taken, dealt, rated } = fighter;
  const own = side === 0 ? 'youFg' : 'foeFg';
  return [
    [
      { text: name, style: { fg: own, bold: true } },
      mute(`  ${style}${fighter.secondary ? ' (secondary)' : ''}${rank === 'star' ? ', Star' : ''}`),
    ],
    [...attribute(fighter, 'savvy'), ...attribute(fighter, 'speed'), ...attribute(fighter, 'strength')],
    [
      { text: `Bonus Dice ${bonus}`, style: { fg: bonus === 0 ? 'bad' : 'key', bold: true } },
      text(starPower > 0 ? `  Star Power ${starPower}` : ''),
      ...flags(fighter),
    ],
    hands(fighter, tables),
    [...part(fighter, 'head'), ...part(fighter, 'chest'), ...part(fighter, 'belly')],
    [...part(fighter, 'left arm'), ...part(fighter, 'right arm')],
    [...part(fighter, 'left leg'), ...part(fighter, 'right leg')],
    [mute(`wounds taken ${taken}, dealt ${dealt}; rated ${rated}`)],
    [mute(signatures(fighter))],
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
    ...(ensnared ? ['in the net'] : knocked ? ['down'] : []),
    ...(blinded ? ['sand in the eyes'] : []),
  ];
  return words.length === 0 ? [] : [{ text: `  ${words.join(', ')}`, style: { fg: 'warn', bold: true } }];
}

function hands(fighter: Fighter, tables: Tables): readonly Segment[] {
  const weapon = weaponOf(fighter, tables);
  if (weapon !== null && isTwoHanded(fighter, weapon)) return [text(`${weapon.item} in both hands`)];
  const { left, right } = fighter.hands;
  return [text(`${right ?? 'nothing'} | ${left ?? 'nothing'}`), mute('  right | left')];
}

/** 'head 3/4 [3]': points now and whole, and the armour class. */
function part({ parts }: Fighter, one: Part): readonly Segment[] {
  const { now, max, armour } = parts[one];
  const fg = now === 0 ? 'bad' : now < max ? 'warn' : 'text';
  return [mute(`${one} `), { text: `${now}/${max}`, style: { fg } }, mute(armour === 0 ? '  ' : `[${armour}]  `)];
}

function signatures({ card }: Fighter): string {
  const own = card.signatures.filter((one) => one !== 'none');
  return own.length === 0 ? 'no signature' : own.join(', ');
}
