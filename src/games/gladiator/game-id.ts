/** GLADIATOR as it is listed, and as its jobs and documents name it. */
export const GAME_ID = 'gladiator';
