/** P116: the steps of a month. */

/** Where in the month a game stands; the month begins with the choice of the Editor. */
export const HOUSES_STEPS = [
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
export type HousesStep = (typeof HOUSES_STEPS)[number];

/** The step a phase stands for. */
export function stepOf({ phase }: { readonly phase: number }): HousesStep {
  return HOUSES_STEPS[phase] ?? 'founding';
}
