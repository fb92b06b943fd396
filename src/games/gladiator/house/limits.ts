/** 39.5: numbers that rules and policies share. */

/** P352 What the bank begins with. */
export const BANK_PURSE = 100;
/** P352 What the bank takes of a house on a match at most, for each point of the munus' quality. */
export const BANK_STAKE = 5;
/** 39.5.3.2 The dearest CV that stock is sold by. */
export const STOCK_MOST = 10;
/** 39.5.2, 66 Guards are paid by so many denarii. */
export const GUARDS_STEP = 10;
/** 27.2.1, 39.5.4.5, 39.5.5.1 The size of the arena in the Colosseum. */
export const COLOSSEUM_SIZE = 1;
/** 39.5.2, 64-65, P118 The investor's loan. */
export const LOAN = { lent: 25, instalment: 15, months: 2 } as const;
