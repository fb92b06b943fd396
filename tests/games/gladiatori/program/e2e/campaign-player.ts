/** Somebody who leads a campaign by what is on the screen. */
import { type MenuScript, menuKeys } from '../../../../support/menu-player.ts';

const WEEKS = /What is done with the weeks before the games\?/u;
const GAMES = /The games\. Which match\?/u;

/** Rests while cards are missing, else drills what there are coins for, or works; fights the duel of the bill, or what else it has. */
const SCRIPT: MenuScript = {
  over: /How it ended/u,
  answers: [],
  choices: [
    [WEEKS, /^Rest +a die/u],
    [/Drill +(?:[3-9]|\d\d) of[\s\S]*the weeks before the games\?/u, /^Drill\b/u],
    [WEEKS, /^Work\b/u],
    [/What is drilled\?/u, /^Attack\b/u],
    [GAMES, /^Duel: /u],
    [GAMES, /^(?!Challenge|Duels)/u],
    [/kept with the campaign/u, /^Go on/u],
  ],
};

/** The keys for the screen as it is; null once the campaign is over. */
export const campaignKeys = (screen: string): readonly string[] | null => menuKeys(SCRIPT, screen);

/** Where in a campaign a screen is, as far as a kill may matter; else it is in a match. */
export const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a campaign|is being set up/u,
  'match over': /kept with the campaign/u,
  telling: /Enter goes on, f tells the rest, \? asks why/u,
  school: /What is done with the weeks|What is drilled\?/u,
  bill: GAMES,
} as const;
