/** What Munera Sine Missione is called in files and on the command line. */
export const GAME_ID = 'munera';
