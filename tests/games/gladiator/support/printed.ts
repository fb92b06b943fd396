/** The printed tables of sections 9 to 12, typed in from the rulebook's pages and not from the data files. */
import type { ArmourLetter } from '../../../../src/games/gladiator/rules/types.ts';

/** 9.5 Rows 3- to 18+, columns 1 to 8; row 11, column 5 as C20 has it. */
const CRT_PAGE = `
3-   F    F    F    --   S    S    S    S*
4    F    F    --   S    S    S    S*   P
5    F    --   S    S    S    S*   P    P
6    --   S    S    S    S*   P    P    P*
7    S    S    S    S*   P    P    P*   H
8    S    S    S*   P    P    P*   H    H
9    S    S*   P    P    P*   H    H    H+1
10   S*   P    P    P*   H    H    H+1  H+2
11   P    P    P*   H    H    H+1  H+2  H+3
12   P    P*   H    H    H+1  H+2  H+3  H+4
13   P*   H    H    H+1  H+2  H+3  H+4  H+5
14   H    H    H+1  H+2  H+3  H+4  H+5  H+6
15   H    H+1  H+2  H+3  H+4  H+5  H+6  H+7
16   H+1  H+2  H+3  H+4  H+5  H+6  H+7  H+8
17   H+2  H+3  H+4  H+5  H+6  H+7  H+8  H+9
18+  H+3  H+4  H+5  H+6  H+7  H+8  H+9  H+9
`;
const CRT = CRT_PAGE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/).slice(1));

/** The printed cell of a red total (3 to 18) and a column (1 to 8). */
export function crtCell(red: number, column: number): string {
  const cell = CRT[red - 3]?.[column - 1];
  if (cell === undefined) throw new Error(`the table has no row ${red} or no column ${column}`);
  return cell;
}

/** What the CRT gives to any red total and modified CF (9.5.1.2, 9.5.1.3). */
export function crtResult(red: number, modified: number): string {
  const column = Math.min(8, Math.max(1, modified));
  return crtCell(Math.min(18, Math.max(3, red + modified - column)), column);
}

/** 10.1 Wounds by a total; 19 and more kills. */
export function woundsFor(total: number): number | 'K' {
  if (total <= 8) return 0;
  if (total <= 10) return 1;
  if (total <= 12) return 2;
  if (total <= 14) return 3;
  return total >= 19 ? 'K' : total - 11;
}

/** 10.1 Stun by a total. */
export function stunFor(total: number): number {
  if (total <= 8) return 1;
  if (total <= 10) return 2;
  if (total <= 12) return 3;
  if (total <= 14) return 4;
  return Math.min(total, 19) - 10;
}

export const ARMOUR: Readonly<Record<ArmourLetter, number>> = { A: -8, B: -6, C: -3 };

/** 10.4 One row for each area, head to legs; columns 8- to 15+; Arms 15+ as C21 has it. */
const CRITICAL_PAGE = `
--  V   S   HL  2x   2xM  3xM  K*
--  1   1   ST  2x   2x   3xM  K*
--  1   1   AG  AG   2x   2xM  3xM
--  --  1   ST  WD   SD   2x   SA
--  --  1   AG  LMP  STU  2x   SA
`;
const CRITICAL = CRITICAL_PAGE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** The printed critical of an area (1 to 5) for white dice + wounds. */
export function criticalCell(area: number, total: number): string {
  const cell = CRITICAL[area - 1]?.[Math.min(15, Math.max(8, total)) - 8];
  if (cell === undefined) throw new Error(`the table has no area ${area}`);
  return cell;
}
