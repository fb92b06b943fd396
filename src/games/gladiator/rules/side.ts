/** 26 The two sides of a bout: 0 red, 1 blue. They are its parties. */
export type Side = 0 | 1;
