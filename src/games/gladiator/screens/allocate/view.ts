/** The screen on which CF is divided among the areas. */

import { type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { signed } from '../../../../kernel/roll-text.ts';
import type { Canvas, Caption, Segment } from '../../../../tui/canvas.ts';
import { barOf, GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { marks, presses } from '../../../../tui/mouse/targets.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import { type AllocationDraft, attackOn, leftOver } from '../../ask/allocate/allocation-draft.ts';
import { roundOf, SPECIAL_WORDS } from '../../ask/allocate/allocation-specials.ts';
import { beyondText, isOutOfReach, reachText } from '../../ask/allocate/beasts.ts';
import type { FoeView } from '../../ask/allocate/foes.ts';
import { draftMark, markIn } from '../../ask/allocate/marks.ts';
import { type AreaGuard, rangeOf } from '../../ask/allocate/odds.ts';
import type { Stakes } from '../../ask/allocate/stakes.ts';
import type { ThrownFights } from '../../odds/thrown.ts';
import { DEFENCE_NAMES, guardCost } from '../../rules/advanced/specials.ts';
import { AREA_CF_MAX, attackCost, defenceCost } from '../../rules/basic/allocation.ts';
import { edgeOf, markAt, unitOf } from '../../rules/pool.ts';
import { boxesLeft, performance } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName, shortArea, woundWords } from '../../rules/told/words.ts';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  type Arm,
  type Attack,
  type Fighter,
  type FighterId,
  type Mark,
  type Pool,
  type RuleChoices,
} from '../../rules/types.ts';
import { areaStyle } from '../sheet/strip.ts';
import {
  chosenText,
  drawRangeHead,
  drawRangeRow,
  drawStakesHead,
  drawStakesRow,
  hasStakes,
  oddsConditionText,
} from './stakes-view.ts';

/** What the allocation screen shows. */
export interface AllocateView {
  readonly rules: RuleChoices;
  readonly tables: Tables;
  readonly fighter: Fighter;
  /** Whom attacks are being written at. */
  readonly target: Fighter;
  /** All who fight him in this phase, the nearest first. */
  readonly foes: readonly FoeView[];
  /** 26.4 His blows come from behind that man, who has several upon him. */
  readonly past: boolean;
  readonly pool: Pool;
  /** What makes the other man's. */
  readonly foeModifiers: readonly Modifier[];
  /** What may stand against an attack on any one area of his. */
  readonly guard: AreaGuard;
  /** What an attack counts for before anything defends; 0: it is never made. */
  readonly weigh: (attack: Attack) => number;
  /** Whether the other man is on his feet, strong enough and free to strike (10.3.4, 16.3, 20.5, 22.4). */
  readonly foeAble: boolean;
  /** What he could strike you with. */
  readonly foeArms: readonly Arm[];
  readonly draft: AllocationDraft;
  /** The player wants to be told odds. */
  readonly odds: boolean;
  /** What the two may do to each other; null where there are more of them. */
  readonly stakes: Stakes | null;
  /** Exchanges by the draft as it is that have been thrown. */
  readonly thrown: ThrownFights;
}

/** The line that says where the CF come from and how many are left. */
export function drawPoolLine(canvas: Canvas, y: number, { pool, draft }: AllocateView): void {
  const left = leftOver(pool, draft);
  const halved = halvedText(pool, draft.at);
  const taken = ` = ${pool.total}   spent ${pool.total - left}   left ${left}${halved.map((text) => `   ${text}`).join('')}`;
  const segments: Segment[] = [
    { text: `${termsText(pool.modifiers, canvas.width - taken.length - 8)} = `, style: { fg: 'text' } },
    { text: `${pool.total}`, style: { fg: 'accent', bold: true } },
    { text: '   spent ', style: { fg: 'mute' } },
    { text: `${pool.total - left}`, style: { fg: 'text', bold: true } },
    { text: '   left ', style: { fg: 'mute' } },
    { text: `${left}`, style: { fg: left > 0 ? 'warn' : 'good', bold: true } },
    ...halved.map((text): Segment => ({ text: `   ${text}`, style: { fg: 'warn' } })),
  ];
  canvas.segments(1, y, segments);
  canvas.text(canvas.width - 6, y, '9.3.1', { fg: 'rule' });
}

/** What made the pool, as fully as there is room for: each term by its reason, by a word of it, or all but the first in one. */
function termsText(modifiers: readonly Modifier[], room: number): string {
  const listed = (word: (why: string) => string) =>
    modifiers.map(({ value, why }, i) => `${i === 0 ? value : signed(value)} ${word(why)}`).join(' ');
  const [first, ...more] = modifiers;
  const summed = `${first?.value ?? 0} CF ${signed(sumModifiers(more))} more`;
  return [listed((why) => why), listed(inAWord)].find(({ length }) => length <= room) ?? summed;
}

/** 'PB' of 'prestige bonus (PB)', 'CF' of 'current CF', and the first word of anything else. */
function inAWord(why: string): string {
  const [, code] = /\((\w+)[^)]*\)$/u.exec(why) ?? [];
  return code ?? (why === 'current CF' ? 'CF' : (why.split(/[ :]/u)[0] ?? why));
}

/** 9.3.1, P36 What one CF of an attack costs more than one: of all weapons, or of each by name. */
function halvedText(pool: Pool, at: FighterId | null): readonly string[] {
  const target = at === null ? {} : { target: at };
  const { arms, specialAttacks } = markIn(pool, at);
  const units = arms.map((arm, i) => ({ kind: arm.kind, unit: unitOf(pool, { arm: i, ...target }) }));
  const [first] = units;
  if (first === undefined) return unitOf(pool, {}) > 1 ? [`attacks at 1/${unitOf(pool, {})}`] : [];
  const spared = specialAttacks.filter((special) =>
    units.every(({ unit }) => unitOf(pool, { special, ...target }) < unit),
  );
  const but = spared.length > 0 ? [`not ${spared.join(', ')}`] : []; // P147 what is not halved
  if (units.every(({ unit }) => unit === first.unit))
    return first.unit > 1 ? [[`attacks at 1/${first.unit}`, ...but].join(', ')] : [];
  return units.flatMap(({ kind, unit }) => (unit > 1 ? [`${kind} at 1/${unit}`] : []));
}

const COLUMNS = { area: 2, attack: 10, order: 21, defence: 35, his: 47, mine: 63, odds: 81 } as const;
/** Columns from which the odds of every attack have room beside it. */
const WIDTH_WITH_ODDS = 120;

/** The table of the five areas. It takes nine rows and 78 columns or more. */
export function drawAllocation(pane: Pane, view: AllocateView, env: Env): void {
  const { canvas, x, y, width } = pane;
  const { fighter, draft } = view;
  canvas.box(x, y, width, 9, { fg: 'rule' }, captionOf(view));
  const head = { fg: 'mute' } as const;
  const typed = { fg: 'key' } as const;
  canvas.text(x + COLUMNS.attack, y + 1, 'attack', draft.digits === 'attack' ? typed : head);
  canvas.text(x + COLUMNS.order, y + 1, 'order', head);
  canvas.text(x + COLUMNS.defence, y + 1, 'defence', draft.digits === 'defence' ? typed : head);
  drawFoe(paneOf(canvas, x + COLUMNS.his, y + 1, COLUMNS.mine - COLUMNS.his - 1), view, env);
  canvas.text(x + COLUMNS.mine, y + 1, 'yours', { fg: 'youFg' });
  if (width >= WIDTH_WITH_ODDS) drawOddsHead(canvas, x + COLUMNS.odds, y + 1, view);
  for (const [i, area] of AREAS.entries()) {
    const row = paneOf(canvas, x, y + 2 + i, width);
    drawRow(row, area, view, env);
    aimRow(row, area, draft);
  }
  const { attackTotal, defenceTotal } = fighter;
  const after = performance({
    ...fighter,
    attackTotal: attackTotal + attackCost(view.pool, draft.allocation),
    defenceTotal: defenceTotal + defenceCost(view.pool, draft.allocation),
  });
  const chosen = width < WIDTH_WITH_ODDS && hasStakes(view) ? chosenText(view, GLYPHS[env.skin]) : null;
  const word = hasSeveral(view) || chosen !== null ? 'perf' : 'performance';
  const right = `${word} ${performance(fighter)} to ${after} (18.3)`;
  canvas.text(x + width - right.length - 2, y + 7, right, head);
  const left = truncate(chosen ?? roundsText(view), width - right.length - 5, env.skin);
  canvas.text(x + 2, y + 7, left, chosen === null ? head : { fg: 'text' });
  const condition = oddsConditionText(view, width >= WIDTH_WITH_ODDS);
  if (condition !== '') canvas.text(x + 2, y + 8, ` ${condition} `, head);
}

/** 26 Whether he has to do with more than one man. */
export function hasSeveral({ foes }: Pick<AllocateView, 'foes'>): boolean {
  return foes.length > 1;
}

/** The frame of the table: of several opponents the one at whom attacks are written, and the advantage over him. */
function captionOf(view: AllocateView): Caption {
  const { target, pool, draft } = view;
  const titleStyle = { fg: 'accent', bold: true } as const;
  const right = { right: '9.3', rightStyle: { fg: 'rule' } } as const;
  const mark = draftMark(pool, draft);
  const edge = sumModifiers(mark?.edge ?? []);
  const titled = (room: number): string => (hasSeveral(view) ? titleOf(target, pool, mark, room) : 'Your allocation');
  if (mark === null || edge === 0) return { title: titled(TITLE_ROOM), titleStyle, ...right };
  const used = draft.allocation.attacks.find((attack) => attack.edge === true && markAt(pool, attack) === mark);
  const where = used === undefined ? 'e adds it' : `in the ${areaName(target, used.area)}`;
  const said = `edge +${edge}: ${where} 26.5`;
  const title = titled(TITLE_ROOM - said.length);
  return { title, titleStyle, right: said, rightStyle: { fg: used ? 'good' : 'warn' } };
}

/** Cells for what is said in the frame, at either end of it. */
const TITLE_ROOM = 70;

/** Whom attacks are written at: by his letter alone where his name has no room. */
function titleOf({ id, name }: Fighter, { marks }: Pool, mark: Mark | null, room: number): string {
  const said = (who: string): string => {
    if (mark === null) return `${who} is out of your reach`;
    return `Attacks at ${who}${marks.length < 2 ? '' : `, ${marks.indexOf(mark) + 1} of ${marks.length} in reach`}`;
  };
  const named = said(`${id} ${name.toUpperCase()}`);
  return named.length <= room ? named : said(id);
}

/** The other man's name and his CF, as far as there is room. */
function drawFoe(pane: Pane, { target, foes, foeModifiers }: AllocateView, env: Env): void {
  const { canvas, x, y, width } = pane;
  const pool = foePool(foeModifiers);
  const room = width - pool.length - 1;
  const name = hasSeveral({ foes }) ? `${target.id} ${target.name}` : target.name;
  canvas.segments(x, y, [
    { text: `${truncate(name, room, env.skin)} `, style: { fg: 'foeFg' } },
    { text: name.length + 3 <= room ? 'CF ' : '', style: { fg: 'mute' } },
    { text: pool, style: { fg: 'accent', bold: true } },
  ]);
}

/** 9.3.1 What the other man has, and what stun, posture and position add or take: '9+3'. */
function foePool([current, ...rest]: readonly Modifier[]): string {
  const more = sumModifiers(rest);
  return `${current?.value ?? 0}${more === 0 ? '' : signed(more)}`;
}

/** 9.4.2 When the planned attacks fall; of several opponents, on whom. */
function roundsText(view: AllocateView): string {
  const { draft, tables, pool } = view;
  if (hasSeveral(view) && draft.allocation.attacks.length > 0) return attacksText(view);
  const count = draft.allocation.attacks.length;
  if (count === 0) return pool.mayAttack ? (reachText(view) ?? 'No attack yet.') : 'You may not attack now (9.1).';
  const rounds = draft.allocation.attacks.map((_, i) => roundOf(tables, pool, draft.allocation, i));
  return count === 1
    ? `1 attack falls in round ${rounds.join()} (9.4.2).`
    : `${count} attacks fall in rounds ${rounds.join(', ')} (9.4.2).`;
}

/** 'D head 6 r2, E legs 3 r4': all attacks in their order. */
function attacksText({ draft: { allocation }, foes, tables, pool, target }: AllocateView): string {
  const texts = allocation.attacks.map((attack, i) => {
    const id = markAt(pool, attack)?.fighter ?? '?';
    const cf = attack.cf + edgeOf(pool, attack);
    const struck = foes.find(({ fighter }) => fighter.id === id)?.fighter ?? target;
    return `${id} ${areaName(struck, attack.area)} ${cf} r${roundOf(tables, pool, allocation, i)}`;
  });
  return texts.join(', ');
}

function drawRow(pane: Pane, area: Area, view: AllocateView, env: Env): void {
  const { canvas, x, y, width } = pane;
  const { draft, target, fighter, tables, pool } = view;
  const glyphs = GLYPHS[env.skin];
  const chosen = draft.row === area;
  if (chosen) canvas.fill(x + 1, y, width - 2, 1, { bg: 'selBg' });
  if (chosen) canvas.put(x + 1, y, glyphs.selection, { fg: 'accent', bold: true });
  canvas.text(x + COLUMNS.area, y, `${area} ${AREA_NAMES[area]}`, { fg: chosen ? 'key' : 'text', bold: chosen });
  const { attacks, defence, special } = draft.allocation;
  const attack = attackOn(pool, draft, area);
  const place = attack === undefined ? -1 : attacks.indexOf(attack);
  const edge = attack === undefined ? 0 : edgeOf(pool, attack);
  const named =
    attack?.fatal === true ? 'given up' : attack?.special === undefined ? null : SPECIAL_WORDS[attack.special];
  const beyond = attack === undefined && isOutOfReach(view, area);
  if (beyond) canvas.text(x + COLUMNS.attack, y, beyondText(view), { fg: 'mute' });
  else drawCf(canvas, x + COLUMNS.attack, y, (attack?.cf ?? 0) + edge, named, 'foeBg', env, edge > 0 ? EDGE_CELLS : 0);
  if (edge > 0)
    canvas.text(x + COLUMNS.attack + 2 + AREA_CF_MAX - EDGE_CELLS, y, `+${edge}`, { fg: 'accent', bold: true });
  if (attack !== undefined) {
    const round = roundOf(tables, pool, draft.allocation, place);
    const weapon = weaponText(pool, attack);
    canvas.text(x + COLUMNS.order, y, `${place + 1}.`, { fg: 'accent', bold: true });
    canvas.text(x + COLUMNS.order + 3, y, weapon === '' ? `round ${round}` : `r${round} ${weapon}`, { fg: 'mute' });
  }
  const guard = special === area ? DEFENCE_NAMES[area] : null;
  drawCf(canvas, x + COLUMNS.defence, y, guard === null ? defence[area] : guardCost(view.pool), guard, 'youBg', env);
  drawBody(canvas, x + COLUMNS.his, y, target, area, env, beyond);
  drawBody(canvas, x + COLUMNS.mine, y, fighter, area, env);
  if (width < WIDTH_WITH_ODDS) return;
  drawOddsRow(canvas, x + COLUMNS.odds, y, area, view);
}

/** A click on an area marks it; on a bar it sets so much, and on the figure before the bar nothing. */
function aimRow({ canvas, x, y, width }: Pane, area: Area, { row, digits }: AllocationDraft): void {
  const { keys } = marks(area, row);
  canvas.aim(x + 1, y, width - 2, 1, presses(...keys));
  for (const what of ['attack', 'defence'] as const) {
    const before = digits === what ? keys : [...keys, 'd'];
    canvas.aim(x + COLUMNS[what], y, BAR_AT + AREA_CF_MAX, 1, (cell) =>
      presses(...before, `${Math.max(0, cell.x - BAR_AT + 1)}`),
    );
  }
}

/** The heads of the figures beside the areas: of a duel, or where nothing is known of the defence. */
function drawOddsHead(canvas: Canvas, x: number, y: number, view: AllocateView): void {
  if (hasStakes(view)) drawStakesHead(canvas, x, y);
  else if (view.odds && view.draft.allocation.attacks.length > 0) drawRangeHead(canvas, x, y, view.guard);
}

function drawOddsRow(canvas: Canvas, x: number, y: number, area: Area, view: AllocateView): void {
  if (hasStakes(view)) {
    drawStakesRow(canvas, x, y, area, view);
    return;
  }
  const attack = attackOn(view.pool, view.draft, area);
  const range = attack === undefined ? null : rangeOf(view, attack);
  if (range !== null) drawRangeRow(canvas, x, y, range, view.guard);
}

/** Which of his weapons strikes, where he has more than one and it is not shield or sand that does. */
function weaponText(pool: Pool, attack: Attack): string {
  const { arm = 0, special } = attack;
  const arms = markAt(pool, attack)?.arms ?? [];
  const kind = arms[arm]?.kind;
  if (kind === undefined || arms.length < 2 || special === 'bash' || special === 'sand') return '';
  return arms.every((one) => one.kind === kind) ? `${kind} ${arm + 1}` : kind;
}

/** Cells from a figure to its bar. */
const BAR_AT = 2;
/** Cells at the end of a gauge that the advantage takes: '+3'. */
const EDGE_CELLS = 2;

function drawCf(
  canvas: Canvas,
  x: number,
  y: number,
  cf: number,
  name: string | null,
  colour: 'foeBg' | 'youBg',
  env: Env,
  taken = 0,
): void {
  const { gauge } = GLYPHS[env.skin];
  canvas.text(
    x,
    y,
    cf === 0 ? '-' : `${cf}`,
    cf === 0 ? { fg: 'mute' } : { fg: colour === 'youBg' ? 'youFg' : 'foeFg', bold: true },
  );
  if (name !== null) {
    canvas.text(x + BAR_AT, y, name, { fg: 'accent', bold: true });
    return;
  }
  const cells = AREA_CF_MAX - taken;
  const full = Math.min(cf, cells);
  const at = canvas.text(x + BAR_AT, y, gauge.full.repeat(full), { fg: colour === 'youBg' ? 'youFg' : 'foeFg' });
  canvas.text(at, y, gauge.empty.repeat(cells - full), { fg: 'rule' });
}

/** Armour, or of a beast the area as it is called on it; boxes left, a bar, a word; grey where it cannot be struck. */
function drawBody(canvas: Canvas, x: number, y: number, fighter: Fighter, area: Area, env: Env, beyond = false): void {
  const left = boxesLeft(fighter, area);
  const before = fighter.beast === null ? fighter.armour[area] : shortArea(fighter, area);
  canvas.text(x, y, before, before === '--' || beyond ? { fg: 'mute' } : { fg: 'text', bold: true });
  const style = beyond ? ({ fg: 'mute' } as const) : areaStyle(fighter, area);
  canvas.text(x + 3, y, `${left}`.padStart(2), style);
  canvas.text(x + 5, y, barOf(GLYPHS[env.skin], left / fighter.w), style);
  canvas.text(x + 7, y, woundWords(fighter.wounds[area], fighter.w), { fg: 'mute' });
}
