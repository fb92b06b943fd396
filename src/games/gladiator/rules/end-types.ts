/** 3.8.1, 5.3: how a bout can end, and what is written of it. */

/** 3.8.1 Victory, stans missus, missus; P: dead (P70). */
export { RESULT_LETTERS, type ResultLetter } from '../../../kernel/state.ts';

const DEATH_CAUSES = [
  'wounds',
  'killing-wound',
  'killing-critical',
  'bled',
  'crushed',
  'refused',
  'hunted',
  'sine-missione',
  'spent',
] as const;
/** Of what a man is dead. */
export type DeathCause = (typeof DEATH_CAUSES)[number];

/** How a bout can end: by a death, or otherwise. */
export const END_CAUSES = [
  ...DEATH_CAUSES,
  ...(['spared', 'stans-missus', 'both-dead', 'victor-bled', 'both-bled', 'outnumbered', 'hunt-over'] as const),
] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** P71 Ends of which nobody is left to have won. */
export const NOBODY_LEFT: ReadonlySet<EndCause> = new Set(['both-dead', 'victor-bled', 'both-bled']);
