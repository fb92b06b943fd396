/** Somebody who leads a familia by what is on the screen. */
import { KEYS } from '../../../../../tools/terminal.ts';
import { type MenuScript, menuKeys } from '../../../../support/menu-player.ts';

/** The yard: what is asked there, and why something was refused. */
const YARD = /What happens on this day\?|nobody can fight today|one a month/u;
/** Recruits, one a month, until there are Stars enough; then all fight who can, and the day is over. */
const SCRIPT: MenuScript = {
  over: /The familia is closed/u,
  answers: [[/What are you called\?/u, [KEYS.enter]]],
  choices: [
    [/Who joins the familia\?/u, /^Roll the size/u],
    [/Known for what\?/u, /^Slow\b/u],
    [/how are twelve points divided/u, /^Join the familia/u],
    [/Who goes in, and against how many\?/u, / stays; /u],
    [/Who goes in, and against how many\?/u, /^Into the arena.* against /u],
    [/kept with the familia|what it leaves behind/u, /^Go on/u],
    [/Bonus Dice for the Attack/u, /^3\b/u],
    [/Bonus Dice for the Attack/u, /^2\b/u],
    [/Bonus Dice for the Attack/u, /^1\b/u],
  ],
};

/** So many Stars are to live at a time. */
const STARS = 2;

/** The keys for the screen as it is; null once the familia is closed. */
export function familiaKeys(screen: string): readonly string[] | null {
  if (!YARD.test(screen)) return menuKeys(SCRIPT, screen);
  const stars = (screen.match(/\d+\/\d+\/\d+ {2}raw /gu) ?? []).length;
  const first: MenuScript['choices'] = stars < STARS ? [[YARD, /^A new Star +joins/u]] : [[YARD, /^A match +\d/u]];
  return menuKeys({ ...SCRIPT, choices: [...SCRIPT.choices, ...first, [YARD, /^Next month/u]] }, screen);
}

/** Where in a familia a screen is, as far as a kill may matter; else it is in a match. */
export const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a familia|is being set up/u,
  telling: /f tells the rest/u,
  making: /Who joins the familia|Known for what|how are twelve points divided/u,
  yard: /What happens on this day|Who goes in, and against how many/u,
  'match over': /what it leaves behind/u,
} as const;
