/** 3.8.1, 5.3: how a bout can end, and what is written of it. */

/** 3.8.1 Victory, stans missus, missus; P: dead (P70). */
export const RESULT_LETTERS = ['V', 'S', 'M', 'P'] as const;
export type ResultLetter = (typeof RESULT_LETTERS)[number];

/** How a bout can end. */
export const END_CAUSES = [
  'wounds',
  'killing-wound',
  'killing-critical',
  'bled',
  'crushed',
  'spared',
  'refused',
  'stans-missus',
  'both-dead',
  'victor-bled',
  'both-bled',
  'outnumbered',
  'hunted',
  'hunt-over',
  'sine-missione',
  'spent',
] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** P71 Ends of which nobody is left to have won. */
export const NOBODY_LEFT: ReadonlySet<EndCause> = new Set(['both-dead', 'victor-bled', 'both-bled']);

/** Of what a man is dead: those of `EndCause` by which one can die. */
export type DeathCause =
  | 'wounds'
  | 'killing-wound'
  | 'killing-critical'
  | 'bled'
  | 'crushed'
  | 'refused'
  | 'hunted'
  | 'sine-missione'
  | 'spent';
