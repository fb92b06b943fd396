/** Somebody who plays a long game of the house's screens by what is to be read there. */
import { KEYS } from '../../tools/terminal.ts';
import { titleKeys } from './power.ts';

/** How a long game is played. */
export interface MenuScript {
  /** What is to be read once it is over. */
  readonly over: RegExp;
  /** What is pressed where a question or a page can be told by its words; the first that fits. */
  readonly answers: readonly (readonly [RegExp, readonly string[]])[];
  /** What is chosen from a list, by what is asked; the first line that is there. */
  readonly choices: readonly (readonly [RegExp, RegExp])[];
}

/** What is pressed in any long game. */
const EVERYWHERE: MenuScript['answers'] = [
  [/is being set up/u, []],
  // a key for the title that came too late
  [/^ HARENA {2}(?:Learn|Lesson|Practice)/u, [KEYS.escape]],
  [/What will it be\?/u, ['n']],
  [/Go on with an? \S+, or (?:begin|found) one/u, ['1']],
  [/called\?|Change what you like/u, [KEYS.enter]],
  [/f tells the rest/u, ['f']],
  // a page of text, opened by a key that was pressed once too often
  [/^ (?:↑ ↓ lines|Tab next page|Esc back)/mu, [KEYS.escape]],
];

/** The keys for the screen as it is; null once the game is over. What nothing is said of is taken as it stands. */
export function menuKeys({ over, answers, choices }: MenuScript, screen: string): readonly string[] | null {
  if (over.test(screen)) return null;
  if (/the arena, in a terminal/u.test(screen)) return titleKeys(screen);
  const answer = [...answers, ...EVERYWHERE].find(([words]) => words.test(screen));
  if (answer !== undefined) return answer[1];
  const [chosen] = choices.flatMap(([asked, line]) => (asked.test(screen) ? picked(screen, line) : []));
  return [chosen ?? KEYS.enter];
}

/** The digit of the first line of the list that fits; none: []. */
function picked(screen: string, line: RegExp): readonly string[] {
  const blocks = screen.split(/\n *\n/u).map((block) => block.split('\n'));
  const list = blocks.find((rows) => rows.some((row) => MARKED.test(row))) ?? [];
  const column = Math.max(...list.map((row) => MARKED.exec(row)?.[1]?.length ?? 0));
  const items = list.filter((row) => row.slice(0, column).trim() === '' && /^[▸ ] {1,3}\S/u.test(row.slice(column)));
  const at = items.findIndex((row) => line.test(row.slice(column + 2).trimStart()));
  const number = /^\d\b/u.exec(items[at]?.slice(column + 2) ?? '');
  if (number !== null) return number; // where lines are numbers a digit takes its own
  return at < 0 || at > 8 ? [] : [String(at + 1)];
}

/** The line of a list that is marked; the prompt stands further to the left. */
const MARKED = /^( {2,})▸ /u;
