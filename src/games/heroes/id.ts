/** What Heroes of the Colosseum is called in files and on the command line. */
export const GAME_ID = 'heroes';
