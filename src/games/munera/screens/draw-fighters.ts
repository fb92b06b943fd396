/** How everybody is: the order of turns in rows, and cards of those it is about. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { signed } from '../../../kernel/roll-text.ts';
import { percent } from '../../../odds/offers.ts';
import type { Segment } from '../../../tui/canvas.ts';
import { GLYPHS, type Skin } from '../../../tui/glyphs.ts';
import type { Pane } from '../../../tui/pane.ts';
import { mercyChance } from '../odds/appeal-odds.ts';
import { fighterOf, isActive, isExhausted, isInjured, isWorn, nearestTo } from '../rules/roster.ts';
import { apModifiers, appealModifiers, saveOf } from '../rules/scores.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { letterOf, liveryOf } from './board-scene.ts';

/** Cells of a row beside the name: whose turn it is and the letter, stamina, fatigue, and how it is. */
const BESIDE_NAME = 18;
const LONGEST_NAME = 16;

/** Draws a row for each fighter, in the order of their turns; whose turn it is is marked. */
export function drawOrder({ canvas, x, y, width, height }: Pane, state: Readonly<State>): void {
  const cells = Math.min(LONGEST_NAME, width - BESIDE_NAME);
  const order = state.order.length > 0 ? state.order : state.fighters.map(({ id }) => id);
  for (const [i, id] of order.slice(0, height).entries()) {
    const fighter = fighterOf(state, id);
    const now = state.turn > 0 && i === state.phase - 1;
    canvas.segments(x, y + i, orderRow(state, fighter, { now, cells, skin: canvas.skin }), x + width);
  }
}

/** How a row is drawn; `cells`: of the name. */
interface RowAs {
  readonly now: boolean;
  readonly cells: number;
  readonly skin: Skin;
}

function orderRow(state: Readonly<State>, fighter: Fighter, { now, cells, skin }: RowAs): readonly Segment[] {
  const { name, stamina, stamina0, fatigue } = fighter;
  const out = !isActive(fighter);
  const fg = out ? 'mute' : liveryOf(state, fighter).text;
  const head = `${now ? GLYPHS[skin].selection : ' '}${letterOf(state, fighter)} ${name.slice(0, cells).padEnd(cells)}`;
  if (out) return [{ text: `${head} ${fighter.status}`, style: { fg } }];
  const hurt = isInjured(fighter) ? 'bad' : stamina < stamina0 ? 'warn' : 'text';
  return [
    { text: head, style: { fg, bold: now } },
    { text: ` ${`${stamina}/${stamina0}`.padStart(5)} `, style: { fg: hurt } },
    { text: `f${fatigue}`.padEnd(3), style: { fg: isWorn(fighter) ? 'warn' : 'mute' } },
    { text: stateWord(fighter), style: { fg: 'warn', bold: true } },
  ];
}

/** What is most to be known of somebody; or nothing. */
function stateWord({ down, entangled, grip, hazed, stamina, fatigue }: Fighter): string {
  if (down) return 'down';
  if (entangled !== null) return entangled.kind;
  if (grip !== null) return 'grip';
  if (hazed) return 'sand';
  return stamina < fatigue ? 'worn' : '';
}

/** The rows of a card. */
export const CARD_HEIGHT = 6;

/** What a card is drawn from; `planned`: Action Points that the answer under the mark would cost. */
export interface CardOf {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly planned: number;
}

/** Draws a card in the first rows of a pane. */
export function drawFighterCard({ canvas, x, y, width }: Pane, fighter: Fighter, of: CardOf): void {
  const { state, tables } = of;
  const rows: readonly (readonly Segment[])[] = [
    [
      { text: fighter.name, style: { fg: liveryOf(state, fighter).text, bold: true } },
      { text: `  ${fighter.profile}`, style: { fg: 'mute' } },
    ],
    coinsOf(fighter, of, canvas.skin),
    staminaOf(fighter, canvas.skin),
    [
      { text: fatigueText(fighter, width), style: { fg: isWorn(fighter) ? 'warn' : 'text' } },
      { text: kitText(fighter, width).belt, style: { fg: 'mute' } },
    ],
    [{ text: kitText(fighter, width).hands, style: { fg: 'text' } }],
    [{ text: scoresText(state, tables, fighter), style: { fg: 'mute' } }],
  ];
  for (const [i, row] of rows.entries()) canvas.segments(x, y + i, row, x + width);
}

/** Draws what somebody comes with, before anything is rolled. */
export function drawOutfit({ canvas, x, y, width }: Pane, fighter: Fighter, tables: Tables): void {
  const { profile, skills } = fighter;
  const save = (from: 'front' | 'rear'): number => saveOf(fighter, from, null, tables).value;
  const rows = [
    kitText(fighter, width).hands,
    `save ${save('front')} (rear ${save('rear')}), AP die ${signed(sumModifiers(apModifiers(fighter, tables)))}`,
    skills.length === 0 ? 'no skills' : `skills: ${skills.join(', ')}`,
  ];
  canvas.text(x, y, profile, { fg: 'accent', bold: true }, x + width);
  for (const [i, row] of rows.entries()) canvas.text(x, y + 1 + i, row, { fg: 'text' }, x + width);
}

const COINS: { readonly [S in Skin]: { readonly left: string; readonly spent: string } } = {
  unicode: { left: '●', spent: '○' },
  ascii: { left: 'o', spent: '.' },
};

/** 5.13 Action Points of a turn: those left, those that the mark would spend, those spent. */
function coinsOf({ id }: Fighter, { state, planned }: CardOf, skin: Skin): readonly Segment[] {
  const { acting } = state;
  if (acting?.fighter !== id) return [{ text: '', style: {} }];
  const { left, spent } = COINS[skin];
  const goes = Math.min(planned, acting.ap);
  return [
    { text: 'AP ', style: { fg: 'mute' } },
    { text: left.repeat(Math.max(0, acting.ap - goes)), style: { fg: 'key', bold: true } },
    { text: left.repeat(goes), style: { fg: 'path', bold: true } },
    { text: spent.repeat(acting.spent), style: { fg: 'mute' } },
    { text: ` ${acting.ap}`, style: { fg: 'text', bold: true } },
    { text: goes > 0 ? ` - ${goes}` : '', style: { fg: 'path' } },
  ];
}

function staminaOf(fighter: Fighter, skin: Skin): readonly Segment[] {
  const { stamina, stamina0 } = fighter;
  const { full, empty } = GLYPHS[skin].gauge;
  const left = Math.max(0, stamina);
  const fg = isInjured(fighter) ? 'bad' : 'good';
  return [
    { text: full.repeat(left), style: { fg } },
    { text: empty.repeat(Math.max(0, stamina0 - left)), style: { fg: 'mute' } },
    { text: ` ${stamina}/${stamina0} ${isInjured(fighter) ? 'injured' : 'stamina'}`, style: { fg: 'text' } },
  ];
}

/** Fatigue and all that hinders somebody, as shortly as there is room for. */
function fatigueText(fighter: Fighter, width: number): string {
  const { fatigue, down, entangled, grip, hazed } = fighter;
  const words = [
    ...(isExhausted(fighter) ? ['exhausted'] : isWorn(fighter) ? ['tired'] : []),
    ...(down ? ['down'] : []),
    ...(entangled === null ? [] : [entangled.kind]),
    ...(grip === null ? [] : ['grappling']),
    ...(hazed ? ['sand'] : []),
  ];
  const whole = [`fatigue ${fatigue}`, ...words].join(', ');
  return whole.length <= width ? whole : [`f${fatigue}`, ...words].join(' ');
}

/** What is in hand and at the belt, helmet and galerus where there is room to say so; what is at the belt by itself where there is none. */
function kitText(
  { held, sheathed, shield, galerus, darts, arrows, helmet }: Fighter,
  width: number,
): { readonly hands: string; readonly belt: string } {
  const all = [
    ...held.map(({ kind }) => kind),
    ...(shield === 'none' ? [] : [shield === 'cape' ? 'cape' : `${shield} shield`]),
    ...(darts > 0 ? [`${darts} darts`] : []),
    ...(arrows > 0 ? [`${arrows} arrows`] : []),
  ];
  const bare = all.length === 0 ? 'bare hands' : all.join(', ');
  const worn = sheathed.map(({ kind }) => kind).join(', ');
  const belted = worn === '' ? bare : `${bare} (${worn})`;
  const guarded = galerus ? `${belted}, galerus` : belted;
  const whole = helmet ? `${guarded}, helmet` : guarded;
  const fitting = [whole, guarded, belted].find((text) => text.length <= width);
  return fitting === undefined ? { hands: bare, belt: `  belt: ${worn}` } : { hands: fitting, belt: '' };
}

/** The save in front and behind, and what an appeal would have now, with the chance of it. */
function scoresText(state: Readonly<State>, tables: Tables, fighter: Fighter): string {
  const save = (from: 'front' | 'rear'): number => saveOf(fighter, from, null, tables).value;
  const foe = nearestTo(state, fighter);
  const saves = `save ${save('front')}/${save('rear')}`;
  if (foe === null) return saves;
  const crowd = sumModifiers(appealModifiers(state, tables, fighter, foe));
  return `${saves}, crowd ${signed(crowd)}: ${percent(mercyChance(crowd))}`;
}
