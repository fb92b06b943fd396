/** Somebody who leads a familia by what is on the screen. */
import { KEYS } from '../../../../../tools/terminal.ts';
import { titleKeys } from '../../../../support/power.ts';

/** So many Stars are to live at a time. */
const STARS = 2;

/** What is pressed where a question or a page can be told by its words; the first that fits. */
const ANSWERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/is being set up/u, []],
  [/What will it be\?/u, ['n']],
  [/Go on with a familia, or found one/u, ['1']],
  [/What are you called\?|Change what you like/u, [KEYS.enter]],
  [/f tells the rest/u, ['f']],
  // a page of text, opened by a key that was pressed once too often
  [/^ (?:↑ ↓ lines|Tab next page|Esc back)/mu, [KEYS.escape]],
];

/** What is chosen from a list, by what the prompt asks; the first line that fits. */
const CHOICES: readonly (readonly [RegExp, RegExp])[] = [
  [/Who joins the familia\?/u, /^Roll the size/u],
  [/Known for what\?/u, /^Slow\b/u],
  [/how are twelve points divided/u, /^Join the familia/u],
  [/Who goes in, and against how many\?/u, / stays; /u],
  [/Who goes in, and against how many\?/u, /^Into the arena.* against /u],
  [/kept with the familia|what it leaves behind/u, /^Go on/u],
  [/Bonus Dice for the Attack/u, /^3\b/u],
  [/Bonus Dice for the Attack/u, /^2\b/u],
  [/Bonus Dice for the Attack/u, /^1\b/u],
];

/** The yard: what is asked there, and why something was refused. */
const YARD = /What happens on this day\?|nobody can fight today|one a month/u;

/** The keys for the screen as it is; null once the familia is closed. */
export function familiaKeys(screen: string): readonly string[] | null {
  if (/The familia is closed/u.test(screen)) return null;
  if (/the arena, in a terminal/u.test(screen)) return titleKeys(screen);
  const answer = ANSWERS.find(([words]) => words.test(screen));
  if (answer !== undefined) return answer[1];
  const chosen = CHOICES.flatMap(([asked, line]) => (asked.test(screen) ? picked(screen, line) : []));
  if (chosen[0] !== undefined) return [chosen[0]];
  if (YARD.test(screen)) return [yard(screen)];
  return [KEYS.enter];
}

/** Recruits, one a month, until there are Stars enough; then all fight who can, and the day is over. */
function yard(screen: string): string {
  const stars = (screen.match(/^ {2,}\d+\/\d+\/\d+ {2}raw /gmu) ?? []).length;
  const [recruit] = stars < STARS ? picked(screen, /^A new Star +joins/u) : [];
  const [fight] = stars < STARS ? [] : picked(screen, /^A match +\d/u);
  const [rest] = picked(screen, /^Next month/u);
  return recruit ?? fight ?? rest ?? KEYS.enter;
}

/** The digit of the first line of the list that fits; none: []. */
function picked(screen: string, line: RegExp): readonly string[] {
  const blocks = screen.split(/\n *\n/u).map((block) => block.split('\n'));
  const list = blocks.find((rows) => rows.some((row) => MARKED.test(row))) ?? [];
  const column = Math.max(...list.map((row) => MARKED.exec(row)?.[1]?.length ?? 0));
  const items = list.filter((row) => row.slice(0, column).trim() === '' && /^[▸ ] \S/u.test(row.slice(column)));
  const at = items.findIndex((row) => line.test(row.slice(column + 2)));
  return at < 0 || at > 8 ? [] : [String(at + 1)];
}

/** The line of a list that is marked; the prompt stands further to the left. */
const MARKED = /^( {2,})▸ /u;

/** Where in a familia a screen is, as far as a kill may matter; else it is in a match. */
export const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a familia|is being set up/u,
  telling: /f tells the rest/u,
  making: /Who joins the familia|Known for what|how are twelve points divided/u,
  yard: /What happens on this day|Who goes in, and against how many/u,
  'match over': /what it leaves behind/u,
} as const;
