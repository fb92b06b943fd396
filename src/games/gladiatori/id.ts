/** The game's id, as its entry, its folders and its saves name it. */
export const GAME_ID = 'gladiatori';
