/** The screen on which CF is divided among the areas. */
import { attackCost, defenceCost, unitOf } from '../../engine/gladiator/allocation.ts';
import { boxesLeft, currentCf, performance } from '../../engine/gladiator/sheet.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import { AREA_NAMES, AREAS, type Area, type Fighter, type Pool } from '../../engine/gladiator/types.ts';
import { woundWords } from '../../engine/gladiator/words.ts';
import { type Modifier, sumModifiers } from '../../engine/kernel/modifier.ts';
import { signed } from '../../engine/kernel/roll-text.ts';
import type { Canvas, Segment } from '../canvas.ts';
import { barOf, GLYPHS, truncate } from '../glyphs.ts';
import type { Env } from '../program.ts';
import { type AllocationDraft, attackOn, leftOver } from './allocation-draft.ts';
import { areaStyle } from './strip.ts';

/** What the allocation screen shows. */
export interface AllocateView {
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly pool: Pool;
  /** What made the pool (9.3.1). */
  readonly modifiers: readonly Modifier[];
  /** What makes the other man's. */
  readonly foeModifiers: readonly Modifier[];
  readonly draft: AllocationDraft;
}

/** The line that says where the CF come from and how many are left. */
export function drawPoolLine(canvas: Canvas, y: number, { pool, modifiers, draft }: AllocateView): void {
  const left = leftOver(pool, draft);
  const terms = modifiers.map(({ value, why }, i) => `${i === 0 ? value : signed(value)} ${why}`);
  const segments: Segment[] = [
    { text: `${terms.join(' ')} = `, style: { fg: 'text' } },
    { text: `${pool.total}`, style: { fg: 'accent', bold: true } },
    { text: '   spent ', style: { fg: 'mute' } },
    { text: `${pool.total - left}`, style: { fg: 'text', bold: true } },
    { text: '   left ', style: { fg: 'mute' } },
    { text: `${left}`, style: { fg: left > 0 ? 'warn' : 'good', bold: true } },
    ...(unitOf(pool, {}) > 1 ? [{ text: `   attacks at 1/${unitOf(pool, {})}`, style: { fg: 'warn' as const } }] : []),
  ];
  canvas.segments(1, y, segments);
  canvas.text(canvas.width - 6, y, '9.3.1', { fg: 'rule' });
}

const COLUMNS = { area: 2, attack: 10, order: 22, defence: 33, his: 46, mine: 63 } as const;

/** The table of the five areas. It takes nine rows and 78 columns or more. */
export function drawAllocation(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  view: AllocateView,
  env: Env,
): void {
  const { fighter, draft } = view;
  canvas.box(
    x,
    y,
    width,
    9,
    { fg: 'rule' },
    { title: 'Your allocation', titleStyle: { fg: 'accent', bold: true }, right: '9.3', rightStyle: { fg: 'rule' } },
  );
  const head = { fg: 'mute' } as const;
  canvas.text(x + COLUMNS.attack, y + 1, 'attack', head);
  canvas.text(x + COLUMNS.order, y + 1, 'order', head);
  canvas.text(x + COLUMNS.defence, y + 1, 'defence', head);
  drawFoe(canvas, x + COLUMNS.his, y + 1, COLUMNS.mine - COLUMNS.his - 1, view, env);
  canvas.text(x + COLUMNS.mine, y + 1, 'yours', { fg: 'youFg' });
  for (const [i, area] of AREAS.entries()) drawRow(canvas, x, y + 2 + i, width, area, view, env);
  const { attackTotal, defenceTotal } = fighter;
  const after = performance({
    ...fighter,
    attackTotal: attackTotal + attackCost(view.pool, draft.allocation),
    defenceTotal: defenceTotal + defenceCost(draft.allocation),
  });
  canvas.text(x + 2, y + 7, roundsText(view), head);
  const right = `performance ${performance(fighter)} to ${after} (18.3)`;
  canvas.text(x + width - right.length - 2, y + 7, right, head);
}

/** The other man's name and his CF, as far as there is room. */
function drawFoe(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  { target, foeModifiers }: AllocateView,
  env: Env,
): void {
  const pool = foePool(foeModifiers);
  const room = width - pool.length - 1;
  canvas.segments(x, y, [
    { text: `${truncate(target.name, room, env.skin)} `, style: { fg: 'foeFg' } },
    { text: target.name.length + 3 <= room ? 'CF ' : '', style: { fg: 'mute' } },
    { text: pool, style: { fg: 'accent', bold: true } },
  ]);
}

/** 9.3.1 What the other man has, and what stun, posture and position add or take: '9+3'. */
function foePool([current, ...rest]: readonly Modifier[]): string {
  const more = sumModifiers(rest);
  return `${current?.value ?? 0}${more === 0 ? '' : signed(more)}`;
}

/** 9.4.2 When the planned attacks fall. */
function roundsText({ draft, tables, pool }: AllocateView): string {
  const count = draft.allocation.attacks.length;
  const rounds = tables.sequence[count - 1];
  if (rounds === undefined) return pool.mayAttack ? 'No attack yet.' : 'You may not attack now (9.1).';
  return count === 1
    ? `1 attack falls in round ${rounds.join()} (9.4.2).`
    : `${count} attacks fall in rounds ${rounds.join(', ')} (9.4.2).`;
}

function drawRow(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  area: Area,
  { draft, target, fighter, tables }: AllocateView,
  env: Env,
): void {
  const glyphs = GLYPHS[env.skin];
  const chosen = draft.row === area;
  if (chosen) canvas.fill(x + 1, y, width - 2, 1, { bg: 'selBg' });
  if (chosen) canvas.put(x + 1, y, glyphs.selection, { fg: 'accent', bold: true });
  canvas.text(x + COLUMNS.area, y, `${area} ${AREA_NAMES[area]}`, { fg: chosen ? 'key' : 'text', bold: chosen });
  drawCf(canvas, x + COLUMNS.attack, y, attackOn(draft, area), 8, 'foeBg', env);
  const place = draft.allocation.attacks.findIndex((attack) => attack.area === area);
  if (place >= 0) {
    const round = tables.sequence[draft.allocation.attacks.length - 1]?.[place];
    canvas.text(x + COLUMNS.order, y, `${place + 1}.`, { fg: 'accent', bold: true });
    canvas.text(x + COLUMNS.order + 3, y, `round ${round}`, { fg: 'mute' });
  }
  drawCf(canvas, x + COLUMNS.defence, y, draft.allocation.defence[area], 8, 'youBg', env);
  drawBody(canvas, x + COLUMNS.his, y, target, area, env);
  drawBody(canvas, x + COLUMNS.mine, y, fighter, area, env);
}

function drawCf(
  canvas: Canvas,
  x: number,
  y: number,
  cf: number,
  cells: number,
  colour: 'foeBg' | 'youBg',
  env: Env,
): void {
  const { gauge } = GLYPHS[env.skin];
  canvas.text(
    x,
    y,
    cf === 0 ? '-' : `${cf}`,
    cf === 0 ? { fg: 'mute' } : { fg: colour === 'youBg' ? 'youFg' : 'foeFg', bold: true },
  );
  const full = Math.min(cf, cells);
  const at = canvas.text(x + 3, y, gauge.full.repeat(full), { fg: colour === 'youBg' ? 'youFg' : 'foeFg' });
  canvas.text(at, y, gauge.empty.repeat(cells - full), { fg: 'rule' });
}

/** Armour, boxes left, a bar, a word. */
function drawBody(canvas: Canvas, x: number, y: number, fighter: Fighter, area: Area, env: Env): void {
  const left = boxesLeft(fighter, area);
  canvas.text(x, y, fighter.armour[area], fighter.armour[area] === '--' ? { fg: 'mute' } : { fg: 'text', bold: true });
  canvas.text(x + 3, y, `${left}`.padStart(2), areaStyle(fighter, area));
  canvas.text(x + 5, y, barOf(GLYPHS[env.skin], left / fighter.w), areaStyle(fighter, area));
  canvas.text(x + 7, y, woundWords(fighter.wounds[area], fighter.w), { fg: 'mute' });
}

/** When the blows of both could fall: yours as planned, his for every number he may plan. */
export function drawRounds(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  { draft, tables, target, pool }: AllocateView,
): void {
  canvas.box(
    x,
    y,
    width,
    9,
    { fg: 'rule' },
    { title: 'Attack rounds', titleStyle: { fg: 'accent', bold: true }, right: '9.4', rightStyle: { fg: 'rule' } },
  );
  canvas.text(x + 2, y + 1, 'round        1  2  3  4  5', { fg: 'mute' });
  const mine = tables.sequence[draft.allocation.attacks.length - 1] ?? [];
  const names = draft.allocation.attacks.map(({ area }) => AREA_NAMES[area].slice(0, 2));
  canvas.text(x + 2, y + 2, 'yours', { fg: 'youFg', bold: true });
  for (const round of [1, 2, 3, 4, 5]) {
    const at = mine.indexOf(round);
    canvas.text(
      x + 12 + 3 * round,
      y + 2,
      at < 0 ? '.' : (names[at] ?? ''),
      at < 0 ? { fg: 'rule' } : { fg: 'youFg', bold: true },
    );
  }
  const upTo = currentCf(tables, target) < 1 ? 0 : 3;
  for (let attacks = 1; attacks <= upTo; attacks++) {
    canvas.text(x + 2, y + 2 + attacks, `his, if ${attacks}`, { fg: 'foeFg' });
    for (const round of [1, 2, 3, 4, 5]) {
      const strikes = tables.sequence[attacks - 1]?.includes(round) === true;
      canvas.text(x + 12 + 3 * round, y + 2 + attacks, strikes ? '?' : '.', { fg: strikes ? 'foeFg' : 'rule' });
    }
  }
  const text = pool.mayAttack ? 'Same round: more CF strikes first.' : 'You may not attack this phase.';
  canvas.text(x + 2, y + 6, text, { fg: pool.mayAttack ? 'mute' : 'warn' });
  canvas.text(x + 2, y + 7, truncate('A wound takes CF off your next blow.', width - 4, canvas.skin), { fg: 'mute' });
}

/** What the chosen area's attack would need: the red dice on its column, undefended. */
export function drawColumn(canvas: Canvas, x: number, y: number, width: number, { draft, tables }: AllocateView): void {
  const cf = attackOn(draft, draft.row);
  const title = `${AREA_NAMES[draft.row]}: ${cf === 0 ? 'no attack' : `${cf} CF, column ${cf} undefended`}`;
  canvas.box(
    x,
    y,
    width,
    9,
    { fg: 'rule' },
    { title, titleStyle: { fg: 'accent', bold: true }, right: '9.5', rightStyle: { fg: 'rule' } },
  );
  if (cf === 0) {
    canvas.text(x + 2, y + 1, 'Red dice decide what a blow does:', { fg: 'mute' });
    canvas.text(x + 2, y + 2, 'F fumble, -- miss, S shield, P parry,', { fg: 'mute' });
    canvas.text(x + 2, y + 3, 'H hit; each CF of his defence there', { fg: 'mute' });
    canvas.text(x + 2, y + 4, 'takes one column off.', { fg: 'mute' });
    canvas.text(x + 2, y + 5, 'S wears his shield, S* may drop it;', { fg: 'mute' });
    canvas.text(x + 2, y + 6, 'P and P* may disarm; H+n wounds more.', { fg: 'mute' });
    return;
  }
  const runs = columnRuns(tables, cf);
  const apart = runs.length > 12 ? 12 : 16;
  for (const [i, { from, to, cell }] of runs.entries()) {
    const at = x + 2 + apart * Math.floor(i / 6);
    canvas.text(at, y + 1 + (i % 6), from === to ? `${from}` : `${from}-${to}`, { fg: 'text' });
    canvas.text(at + 7, y + 1 + (i % 6), cell, {
      fg: cell.startsWith('H') ? 'good' : 'mute',
      bold: cell.startsWith('H'),
    });
  }
  canvas.text(x + 2, y + 7, truncate('Each CF he defends: a column left.', width - 4, canvas.skin), {
    fg: 'mute',
  });
}

/** A column of the CRT as runs of red totals with one result. */
function columnRuns(tables: Tables, column: number): readonly { from: number; to: number; cell: string }[] {
  const runs: { from: number; to: number; cell: string }[] = [];
  for (let total = 3; total <= 18; total++) {
    const { cell } = tables.crt.at(total, Math.min(8, column) - 1).table;
    const last = runs.at(-1);
    if (last !== undefined && last.cell === cell) last.to = total;
    else runs.push({ from: total, to: total, cell });
  }
  return runs;
}
