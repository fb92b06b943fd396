/** What Glider-Pit Gladiators is called in files and on the command line. */
export const GAME_ID = 'gliderpit';
