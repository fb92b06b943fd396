/** Somebody who flies seasons by what is on the screen. */
import { type MenuScript, menuKeys } from '../../../../support/menu-player.ts';

const PURSE = /What is bought before the pit\?/u;

/** Buys what it must, flies into every pit, takes what stands first in a bout, and flies another season after the first. */
const SCRIPT: MenuScript = {
  over: /How it went/u,
  answers: [],
  choices: [
    [/a patch first \(23\.7\)[\s\S]*What is bought before the pit\?/u, /^Patches\b/u],
    [PURSE, /^To The\b/u],
    [/Is another one flown\?/u, /^Another season\b/u],
    [/kept with the season/u, /^Go on/u],
  ],
};

/** The keys for the screen as it is; null once the pilot flies no more. */
export const seasonKeys = (screen: string): readonly string[] | null => menuKeys(SCRIPT, screen);

/** Where in a season a screen is, as far as a kill may matter; else it is in a bout. */
export const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a season|is being set up/u,
  'bout over': /kept with the season/u,
  telling: /Enter goes on, f tells the rest, \? asks why/u,
  purse: PURSE,
} as const;
