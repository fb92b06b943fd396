/** When blows could fall, and what the dice could make of the chosen one. */

import { sumModifiers } from '../../../../kernel/modifier.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Style } from '../../../../tui/style.ts';
import { wrapWithin } from '../../../../tui/wrap.ts';
import { attackOn } from '../../ask/allocate/allocation-draft.ts';
import { roundOf, SPECIAL_EFFECTS, shifted } from '../../ask/allocate/allocation-specials.ts';
import { againstBeast, beastAdvice } from '../../ask/allocate/beasts.ts';
import type { FoeView } from '../../ask/allocate/foes.ts';
import { attackOddsText } from '../../ask/allocate/odds.ts';
import { AREA_CF_MAX } from '../../rules/basic/allocation.ts';
import { combatResult } from '../../rules/basic/blow.ts';
import { edgeOf, markAt } from '../../rules/pool.ts';
import { shieldOnDice } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName } from '../../rules/told/words.ts';
import type { Arm, Fighter } from '../../rules/types.ts';
import { drawStakes, hasStakes } from './stakes-view.ts';
import { type AllocateView, hasSeveral } from './view.ts';

/** Attacks of the other man that are thought through. */
const HIS_MOST = 3;
/** 9.4.2 The rounds of swords; other weapons strike before or after them. */
const SWORD_ROUNDS = [1, 5] as const;

/** Rounds in which any of them could strike, the first to the last. */
function roundsBetween({ pool, foes, foeArms }: AllocateView): readonly number[] {
  const mine = pool.marks.flatMap(({ arms }) => arms);
  const theirs = foes.flatMap(({ arms }) => arms);
  const speeds = [...mine, ...foeArms, ...theirs].map(({ speed }) => speed);
  const first = shifted(SWORD_ROUNDS[0], Math.min(0, ...speeds) - (pool.fast === true ? 1 : 0));
  const last = shifted(SWORD_ROUNDS[1], Math.max(0, ...speeds));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Columns before the first round: fewer where there are many rounds. */
const START = { few: 15, many: 12 } as const;
const FEW = 8;

/** When the blows of both could fall: yours as planned, his for every number he may plan. */
export function drawRounds(pane: Pane, view: AllocateView): void {
  const { canvas, x, y, width } = pane;
  const { pool } = view;
  const title = hasSeveral(view) ? `Rounds (2: if ${pronoun(view.foes)} strikes twice)` : 'Attack rounds';
  const caption = { title, titleStyle: { fg: 'accent', bold: true } } as const;
  canvas.box(x, y, width, 9, { fg: 'rule' }, { ...caption, right: '9.4', rightStyle: { fg: 'rule' } });
  const rounds = roundsBetween(view);
  const start = x + (rounds.length > FEW ? START.many : START.few);
  canvas.text(x + 2, y + 1, 'round', { fg: 'mute' });
  canvas.text(x + 2, y + 2, 'yours', { fg: 'youFg', bold: true });
  for (const [i, round] of rounds.entries()) {
    canvas.text(start + 3 * i, y + 1, `${round}`, { fg: 'mute' });
    const names = yoursIn(view, round);
    canvas.text(start + 3 * i, y + 2, names === '' ? '.' : names, {
      fg: names === '' ? 'rule' : 'youFg',
      bold: names !== '',
    });
  }
  if (hasSeveral(view)) {
    drawFoes(pane, { ...view, rounds, start });
    return;
  }
  drawHis(canvas, x, y, { ...view, rounds, start });
  if (hasStakes(view)) {
    drawStakes(paneOf(canvas, x + 2, y + 6, width - 3), view);
    return;
  }
  const text = pool.mayAttack ? 'Same round: more CF strikes first.' : 'You may not attack this phase.';
  canvas.text(x + 2, y + 6, text, { fg: pool.mayAttack ? 'mute' : 'warn' });
  canvas.text(x + 2, y + 7, truncate('A wound takes CF off your next blow.', width - 4, canvas.skin), { fg: 'mute' });
}

/** The rounds that are shown, and the column of the first. */
type RoundsView = AllocateView & { readonly rounds: readonly number[]; readonly start: number };

/** When the only opponent could strike, for every number of attacks he may plan. */
function drawHis(canvas: Canvas, x: number, y: number, view: RoundsView): void {
  const { tables, foeAble, foeArms, rounds, start } = view;
  const upTo = foeAble && foeArms.length > 0 ? HIS_MOST : 0;
  for (let attacks = 1; attacks <= upTo; attacks++) {
    canvas.text(x + 2, y + 2 + attacks, `${view.target.beast === null ? 'his' : 'its'}, if ${attacks}`, {
      fg: 'foeFg',
    });
    const his = roundsFor(tables, foeArms, attacks);
    for (const [i, round] of rounds.entries()) {
      const strikes = his.includes(round);
      canvas.text(start + 3 * i, y + 2 + attacks, strikes ? '?' : '.', { fg: strikes ? 'foeFg' : 'rule' });
    }
  }
  const who = view.target.beast === null ? 'He' : 'It';
  const safe = foeAble ? `${who} cannot strike you there (6.1).` : `${who} cannot strike this phase.`;
  if (!foeAble || foeArms.length === 0) canvas.text(x + 2, y + 3, safe, { fg: 'good' });
}

/** Rows for opponents, and those left over for what must be known about them. */
const FOE_ROWS = 3;

/** When each of several could strike at all; those whose blows no defence meets are marked. */
function drawFoes(pane: Pane, view: RoundsView): void {
  const { canvas, x, y, width } = pane;
  const { foes, tables, rounds, start } = view;
  const shown = foes.slice(0, foes.length > FOE_ROWS + 1 ? FOE_ROWS : FOE_ROWS + 1);
  for (const [i, { fighter, arms, behind, edge }] of shown.entries()) {
    const row = y + 3 + i;
    const style: Style = behind ? { fg: 'bad', bold: true } : { fg: 'foeFg' };
    const label = `${behind ? '!' : ' '}${fighter.id} ${fighter.name.toUpperCase()}`;
    canvas.text(x + 1, row, truncate(label, start - x - 2, canvas.skin), style);
    for (const [k, round] of rounds.entries()) {
      const fewest = STRIKES.find((strikes) => roundsFor(tables, arms, strikes).includes(round));
      canvas.text(start + 3 * k, row, `${fewest ?? '.'}`, { fg: fewest === undefined ? 'rule' : 'foeFg' });
    }
    const note = arms.length === 0 ? 'harmless' : edge > 0 ? `edge +${edge}` : '';
    const end = x + width - 2 - note.length;
    if (end > start + 3 * rounds.length - 1) canvas.text(end, row, note, { fg: edge > 0 ? 'warn' : 'mute' });
  }
  const told = [
    ...(foes.length > shown.length
      ? [`also ${foes.slice(shown.length).map(markedId).join(' ')}: r lists all men.`]
      : []),
    ...(foes.some(({ behind }) => behind) ? ['! from behind: past defence (26.4)'] : []),
    ...(view.pool.mayAttack
      ? [`If not attacked, ${pronoun(foes)} is first (26.3)`]
      : ['You may not attack this phase.']),
  ];
  for (const [i, text] of told.slice(0, 5 - shown.length).entries())
    canvas.text(x + 2, y + 3 + shown.length + i, truncate(text, width - 4, canvas.skin), toneOf(text));
}

/** 'it' where all of them are beasts. */
const pronoun = (foes: readonly FoeView[]): string =>
  foes.every(({ fighter }) => fighter.beast !== null) ? 'it' : 'he';

const markedId = ({ fighter, behind }: FoeView): string => `${behind ? '!' : ''}${fighter.id}`;

/** Numbers of attacks he may plan. */
const STRIKES = Array.from({ length: HIS_MOST }, (_, i) => i + 1);

/** 9.4.2, 9.4.4 The rounds in which so many attacks fall, with whatever he strikes. */
function roundsFor(tables: Tables, arms: readonly Arm[], attacks: number): readonly number[] {
  return arms.flatMap(({ speed }) => (tables.sequence[attacks - 1] ?? []).map((round) => shifted(round, speed)));
}

const toneOf = (text: string): Style => ({ fg: text.startsWith('!') ? 'bad' : 'mute' });

/** What is struck at in a round: two letters of the first area, or of several opponents whose it is, and a sign for more. */
function yoursIn(view: AllocateView, round: number): string {
  const { tables, pool } = view;
  const { allocation } = view.draft;
  const due = allocation.attacks.filter((_, i) => roundOf(tables, pool, allocation, i) === round);
  if (hasSeveral(view)) {
    const ids = [...new Set(due.map((attack) => markAt(pool, attack)?.fighter ?? '?'))];
    return ids.join('').slice(0, 2);
  }
  const [first, ...more] = due.map(({ area }) => areaName(view.target, area).slice(0, 2));
  return first === undefined ? '' : `${first}${more.length > 0 ? '+' : ''}`;
}

/** What the chosen area's attack would need: the red dice on its column, undefended. */
export function drawColumn(pane: Pane, view: AllocateView): void {
  const { canvas, x, y, width } = pane;
  const { draft, tables, pool, past, target } = view;
  const attack = attackOn(pool, draft, draft.row);
  const written = attack === undefined ? 0 : attack.cf + edgeOf(pool, attack);
  const cf = attack === undefined ? 0 : view.weigh(attack);
  const title = `${areaName(target, draft.row)}: ${attack?.fatal === true ? `${written} CF given up` : countedText(view, written, cf)}`;
  canvas.box(
    x,
    y,
    width,
    9,
    { fg: 'rule' },
    {
      title,
      titleStyle: { fg: 'accent', bold: true },
      right: attack?.fatal === true ? '31.3' : attack?.special === undefined ? '9.5' : '23.2',
      rightStyle: { fg: 'rule' },
    },
  );
  if (written > 0 && cf === 0) {
    canvas.text(x + 2, y + 1, 'Halved it is 0: it is never made.', { fg: 'warn' });
    return;
  }
  if (cf === 0 && target.beast !== null) {
    const lines = wrapWithin(beastAdvice(view), width - 4, 7, canvas.skin);
    for (const [i, line] of lines.entries()) canvas.text(x + 2, y + 1 + i, line, { fg: 'mute' });
    return;
  }
  if (cf === 0) {
    canvas.text(x + 2, y + 1, 'Red dice decide what a blow does:', { fg: 'mute' });
    canvas.text(x + 2, y + 2, 'F fumble, -- miss, S shield, P parry,', { fg: 'mute' });
    canvas.text(x + 2, y + 3, 'H hit; each CF of his defence there', { fg: 'mute' });
    canvas.text(x + 2, y + 4, 'takes off one column.', { fg: 'mute' });
    canvas.text(x + 2, y + 5, 'S harms his shield, S* may drop it;', { fg: 'mute' });
    canvas.text(x + 2, y + 6, 'P and P* may disarm; H+n wounds more.', { fg: 'mute' });
    return;
  }
  if (attack?.fatal === true) {
    drawGivenUp(pane, view.fighter);
    return;
  }
  const shift = sumModifiers(shieldOnDice(tables, target));
  const runs = columnRuns(tables, cf, shift, target.beast === null ? (cell) => cell : againstBeast);
  const apart = runs.length > 12 ? 12 : 16;
  for (const [i, { from, to, cell }] of runs.entries()) {
    const at = x + 2 + apart * Math.floor(i / 6);
    canvas.text(at, y + 1 + (i % 6), from === to ? `${from}` : `${from}-${to}`, { fg: 'text' });
    canvas.text(at + 7, y + 1 + (i % 6), cell, {
      fg: cell.startsWith('H') ? 'good' : 'mute',
      bold: cell.startsWith('H'),
    });
  }
  const special = attack?.special;
  const guard =
    target.beast !== null
      ? view.guard.sure
        ? `Its speed defends it with ${view.guard.most}.`
        : 'It never defends (28.7.3).'
      : past
        ? 'From behind: nothing defends (26.4).'
        : 'Each defence CF: one column left.';
  const plain = (attack === undefined ? null : attackOddsText(view, attack)) ?? guard;
  const text = special === undefined ? plain : `${SPECIAL_EFFECTS[special]}.`;
  canvas.text(x + 2, y + 7, truncate(text, width - 3, canvas.skin), { fg: special === undefined ? 'mute' : 'accent' });
}

/** What an attack counts for and on which column: '8 CF, column 8 undefended', '8 CF count 4, column 4' of legs that are low (14.2). */
function countedText({ tables, past }: AllocateView, written: number, cf: number): string {
  if (written === 0) return 'no attack';
  const column = columnText(tables, cf);
  if (cf !== written) return `${written} CF count ${cf}${cf > AREA_CF_MAX ? '' : `, ${column}`}`;
  return `${cf} CF, ${column}${past || cf > AREA_CF_MAX ? '' : ' undefended'}`;
}

/** 31.3 FB What an attack that is given up is good for. */
function drawGivenUp(pane: Pane, { tr }: Fighter): void {
  const { canvas, x, y, width } = pane;
  const text = `In its round this attack is not made. The next area you strike at has 1D3 + ${Math.floor(tr / 3)} CF less defence, at least 0. It is lost if a wound or a fumble takes it first.`;
  for (const [i, line] of wrapWithin(text, width - 4, 7, canvas.skin).entries())
    canvas.text(x + 2, y + 1 + i, line, { fg: 'accent' });
}

/** 9.5.1.3 The column of some CF; what is above the last counts on the dice. */
function columnText({ crt: { last } }: Tables, cf: number): string {
  return cf > last ? `column ${last}, dice +${cf - last}` : `column ${cf}`;
}

/** A column of the CRT as runs of red totals with one result; `shift`: what goes on the dice (P305). */
function columnRuns(
  tables: Tables,
  cf: number,
  shift: number,
  counted: (cell: string) => string,
): readonly { from: number; to: number; cell: string }[] {
  const runs: { from: number; to: number; cell: string }[] = [];
  for (let total = 3; total <= 18; total++) {
    const cell = counted(combatResult(tables, total + shift, cf).table.cell);
    const last = runs.at(-1);
    if (last !== undefined && last.cell === cell) last.to = total;
    else runs.push({ from: total, to: total, cell });
  }
  return runs;
}
