/** When blows could fall, and what the dice could make of the chosen one. */
import type { Tables } from '../../engine/gladiator/table-types.ts';
import { AREA_NAMES } from '../../engine/gladiator/types.ts';
import type { Canvas } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import type { AllocateView } from './allocate-view.ts';
import { attackOn } from './allocation-draft.ts';
import { roundOf, SPECIAL_EFFECTS, shifted } from './allocation-specials.ts';
import { markIn } from './marks.ts';

/** Attacks of the other man that are thought through. */
const HIS_MOST = 3;
/** 9.4.2 The rounds of swords; other weapons strike before or after them. */
const SWORD_ROUNDS = [1, 5] as const;

/** Rounds in which either man could strike, the first to the last. */
function roundsBetween({ pool, foeArms }: AllocateView): readonly number[] {
  const speeds = [...markIn(pool).arms, ...foeArms].map(({ speed }) => speed);
  const first = shifted(SWORD_ROUNDS[0], Math.min(0, ...speeds));
  const last = shifted(SWORD_ROUNDS[1], Math.max(0, ...speeds));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Columns before the first round: fewer where there are many rounds. */
const START = { few: 15, many: 12 } as const;
const FEW = 8;

/** When the blows of both could fall: yours as planned, his for every number he may plan. */
export function drawRounds(canvas: Canvas, x: number, y: number, width: number, view: AllocateView): void {
  const { tables, pool, foeAble, foeArms } = view;
  const caption = { title: 'Attack rounds', titleStyle: { fg: 'accent', bold: true } } as const;
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
  const upTo = foeAble && foeArms.length > 0 ? HIS_MOST : 0;
  for (let attacks = 1; attacks <= upTo; attacks++) {
    canvas.text(x + 2, y + 2 + attacks, `his, if ${attacks}`, { fg: 'foeFg' });
    const his = foeArms.flatMap(({ speed }) =>
      (tables.sequence[attacks - 1] ?? []).map((round) => shifted(round, speed)),
    );
    for (const [i, round] of rounds.entries()) {
      const strikes = his.includes(round);
      canvas.text(start + 3 * i, y + 2 + attacks, strikes ? '?' : '.', { fg: strikes ? 'foeFg' : 'rule' });
    }
  }
  const safe = foeAble ? 'He cannot strike you from there (6.1).' : 'He cannot strike this phase.';
  if (!foeAble || foeArms.length === 0) canvas.text(x + 2, y + 3, safe, { fg: 'good' });
  const text = pool.mayAttack ? 'Same round: more CF strikes first.' : 'You may not attack this phase.';
  canvas.text(x + 2, y + 6, text, { fg: pool.mayAttack ? 'mute' : 'warn' });
  canvas.text(x + 2, y + 7, truncate('A wound takes CF off your next blow.', width - 4, canvas.skin), { fg: 'mute' });
}

/** The areas struck at in a round: two letters of the first, and a sign for more. */
function yoursIn({ draft: { allocation }, tables, pool }: AllocateView, round: number): string {
  const due = allocation.attacks.filter((_, i) => roundOf(tables, pool, allocation, i) === round);
  const [first, ...more] = due.map(({ area }) => AREA_NAMES[area].slice(0, 2));
  return first === undefined ? '' : `${first}${more.length > 0 ? '+' : ''}`;
}

/** What the chosen area's attack would need: the red dice on its column, undefended. */
export function drawColumn(canvas: Canvas, x: number, y: number, width: number, { draft, tables }: AllocateView): void {
  const attack = draft.allocation.attacks.find(({ area }) => area === draft.row);
  const cf = attackOn(draft, draft.row);
  const title = `${AREA_NAMES[draft.row]}: ${cf === 0 ? 'no attack' : `${cf} CF, column ${cf} undefended`}`;
  canvas.box(
    x,
    y,
    width,
    9,
    { fg: 'rule' },
    {
      title,
      titleStyle: { fg: 'accent', bold: true },
      right: attack?.special === undefined ? '9.5' : '23.2',
      rightStyle: { fg: 'rule' },
    },
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
  const special = attack?.special;
  const text = special === undefined ? 'Each CF he defends: a column left.' : `${SPECIAL_EFFECTS[special]}.`;
  canvas.text(x + 2, y + 7, truncate(text, width - 3, canvas.skin), { fg: special === undefined ? 'mute' : 'accent' });
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
