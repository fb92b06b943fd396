/** P116: the steps of a month. */

/** Where in the month a game stands; the month begins with the choice of the Editor. */
export const STEPS = [
  'founding',
  'editor',
  'event',
  'auction',
  'munus',
  'bouts',
  'experience',
  'wagers',
  'earnings',
  'training',
  'upkeep',
  'reckoning',
] as const;
export type Step = (typeof STEPS)[number];

/** The step a phase stands for. */
export function stepOf({ phase }: { readonly phase: number }): Step {
  return STEPS[phase] ?? 'founding';
}
