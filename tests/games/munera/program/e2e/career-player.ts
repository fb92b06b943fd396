/** Somebody who leads a career by what is on the screen. */
import { type MenuScript, menuKeys } from '../../../../support/menu-player.ts';

const WEEKS = /What is done with the weeks before the games\?/u;

/** Rests while stamina is missing, else trains what can be had; fights the first bout of the bill, and asks for its life with all there is. */
const SCRIPT: MenuScript = {
  over: /How it ended/u,
  answers: [],
  choices: [
    [/Stamina -[\s\S]*the weeks before the games\?/u, /^Rest\b/u],
    [WEEKS, /^Train\b/u],
    [WEEKS, /^Rest\b/u],
    [/Which skill\?/u, /\d or more|sure/u],
    [/Which skill\?/u, /^Back/u],
    [/kept with the career/u, /^Go on/u],
  ],
};

/** The keys for the screen as it is; null once the career is over. */
export const careerKeys = (screen: string): readonly string[] | null => menuKeys(SCRIPT, screen);

/** Where in a career a screen is, as far as a kill may matter; else it is in a bout. */
export const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a career|is being set up/u,
  'bout over': /kept with the career/u,
  telling: /Enter goes on, f tells the rest/u,
  school: /What is done with the weeks|Which skill\?/u,
  bill: /The games\. Which bout\?/u,
} as const;
