/** The screen on which CF is divided among the areas. */
import { AREA_CF_MAX, attackCost, defenceCost } from '../../engine/gladiator/allocation.ts';
import { unitOf } from '../../engine/gladiator/pool.ts';
import { boxesLeft, performance } from '../../engine/gladiator/sheet.ts';
import { DEFENCE_NAMES, SPECIAL_DEFENCE_CF } from '../../engine/gladiator/specials.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  type Arm,
  type Attack,
  type Fighter,
  type Pool,
} from '../../engine/gladiator/types.ts';
import { woundWords } from '../../engine/gladiator/words.ts';
import { type Modifier, sumModifiers } from '../../engine/kernel/modifier.ts';
import { signed } from '../../engine/kernel/roll-text.ts';
import type { Canvas, Segment } from '../canvas.ts';
import { barOf, GLYPHS, truncate } from '../glyphs.ts';
import type { Env } from '../program.ts';
import { type AllocationDraft, leftOver } from './allocation-draft.ts';
import { roundOf, SPECIAL_WORDS } from './allocation-specials.ts';
import { markIn } from './marks.ts';
import { areaStyle } from './strip.ts';

/** What the allocation screen shows. */
export interface AllocateView {
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly pool: Pool;
  /** What makes the other man's. */
  readonly foeModifiers: readonly Modifier[];
  /** Whether the other man is on his feet, strong enough and free to strike (10.3.4, 16.3, 20.5, 22.4). */
  readonly foeAble: boolean;
  /** What he could strike you with. */
  readonly foeArms: readonly Arm[];
  readonly draft: AllocationDraft;
}

/** The line that says where the CF come from and how many are left. */
export function drawPoolLine(canvas: Canvas, y: number, { pool, draft }: AllocateView): void {
  const left = leftOver(pool, draft);
  const terms = pool.modifiers.map(({ value, why }, i) => `${i === 0 ? value : signed(value)} ${why}`);
  const segments: Segment[] = [
    { text: `${terms.join(' ')} = `, style: { fg: 'text' } },
    { text: `${pool.total}`, style: { fg: 'accent', bold: true } },
    { text: '   spent ', style: { fg: 'mute' } },
    { text: `${pool.total - left}`, style: { fg: 'text', bold: true } },
    { text: '   left ', style: { fg: 'mute' } },
    { text: `${left}`, style: { fg: left > 0 ? 'warn' : 'good', bold: true } },
    ...halvedText(pool).map((text): Segment => ({ text: `   ${text}`, style: { fg: 'warn' } })),
  ];
  canvas.segments(1, y, segments);
  canvas.text(canvas.width - 6, y, '9.3.1', { fg: 'rule' });
}

/** 9.3.1, P36 What one CF of an attack costs more than one: of all weapons, or of each by name. */
function halvedText(pool: Pool): readonly string[] {
  const units = markIn(pool).arms.map((arm, i) => ({ kind: arm.kind, unit: unitOf(pool, { arm: i }) }));
  const [first] = units;
  if (first === undefined) return unitOf(pool, {}) > 1 ? [`attacks at 1/${unitOf(pool, {})}`] : [];
  if (units.every(({ unit }) => unit === first.unit)) return first.unit > 1 ? [`attacks at 1/${first.unit}`] : [];
  return units.flatMap(({ kind, unit }) => (unit > 1 ? [`${kind} at 1/${unit}`] : []));
}

const COLUMNS = { area: 2, attack: 10, order: 21, defence: 35, his: 47, mine: 63 } as const;

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
  if (count === 0) return pool.mayAttack ? 'No attack yet.' : 'You may not attack now (9.1).';
  const rounds = draft.allocation.attacks.map((_, i) => roundOf(tables, pool, draft.allocation, i));
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
  { draft, target, fighter, tables, pool }: AllocateView,
  env: Env,
): void {
  const glyphs = GLYPHS[env.skin];
  const chosen = draft.row === area;
  if (chosen) canvas.fill(x + 1, y, width - 2, 1, { bg: 'selBg' });
  if (chosen) canvas.put(x + 1, y, glyphs.selection, { fg: 'accent', bold: true });
  canvas.text(x + COLUMNS.area, y, `${area} ${AREA_NAMES[area]}`, { fg: chosen ? 'key' : 'text', bold: chosen });
  const { attacks, defence, special } = draft.allocation;
  const place = attacks.findIndex((attack) => attack.area === area);
  const attack = attacks[place];
  const named = attack?.special === undefined ? null : SPECIAL_WORDS[attack.special];
  drawCf(canvas, x + COLUMNS.attack, y, attack?.cf ?? 0, named, 'foeBg', env);
  if (attack !== undefined) {
    const round = roundOf(tables, pool, draft.allocation, place);
    const weapon = weaponText(pool, attack);
    canvas.text(x + COLUMNS.order, y, `${place + 1}.`, { fg: 'accent', bold: true });
    canvas.text(x + COLUMNS.order + 3, y, weapon === '' ? `round ${round}` : `r${round} ${weapon}`, { fg: 'mute' });
  }
  const guard = special === area ? DEFENCE_NAMES[area] : null;
  drawCf(canvas, x + COLUMNS.defence, y, guard === null ? defence[area] : SPECIAL_DEFENCE_CF, guard, 'youBg', env);
  drawBody(canvas, x + COLUMNS.his, y, target, area, env);
  drawBody(canvas, x + COLUMNS.mine, y, fighter, area, env);
}

/** Which of his weapons strikes, where he has more than one and it is not shield or sand that does. */
function weaponText(pool: Pool, { arm = 0, special }: Attack): string {
  const { arms } = markIn(pool);
  const kind = arms[arm]?.kind;
  if (kind === undefined || arms.length < 2 || special === 'bash' || special === 'sand') return '';
  return arms.every((one) => one.kind === kind) ? `${kind} ${arm + 1}` : kind;
}

function drawCf(
  canvas: Canvas,
  x: number,
  y: number,
  cf: number,
  name: string | null,
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
  if (name !== null) {
    canvas.text(x + 2, y, name, { fg: 'accent', bold: true });
    return;
  }
  const full = Math.min(cf, AREA_CF_MAX);
  const at = canvas.text(x + 2, y, gauge.full.repeat(full), { fg: colour === 'youBg' ? 'youFg' : 'foeFg' });
  canvas.text(at, y, gauge.empty.repeat(AREA_CF_MAX - full), { fg: 'rule' });
}

/** Armour, boxes left, a bar, a word. */
function drawBody(canvas: Canvas, x: number, y: number, fighter: Fighter, area: Area, env: Env): void {
  const left = boxesLeft(fighter, area);
  canvas.text(x, y, fighter.armour[area], fighter.armour[area] === '--' ? { fg: 'mute' } : { fg: 'text', bold: true });
  canvas.text(x + 3, y, `${left}`.padStart(2), areaStyle(fighter, area));
  canvas.text(x + 5, y, barOf(GLYPHS[env.skin], left / fighter.w), areaStyle(fighter, area));
  canvas.text(x + 7, y, woundWords(fighter.wounds[area], fighter.w), { fg: 'mute' });
}
