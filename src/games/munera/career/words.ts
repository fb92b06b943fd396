/** Words of a career, as tables and records have them. */

/** MR-56 How the giver of the games is minded. */
export const TEMPERS = ['frugal', 'fair', 'lavish', 'cruel'] as const;
/** MR-56 One of them. */
export type Temper = (typeof TEMPERS)[number];

/** MR-57 What there is to see beside the duels. */
export const SPECTACLES = ['pairs', 'mêlée', 'teams'] as const;
/** MR-57 One of them. */
export type Spectacle = (typeof SPECTACLES)[number];

/** MR-66 What somebody owes or bears a gladiator for what was between them. */
export const REGARDS = ['none', 'grudge', 'debt'] as const;
/** MR-66 One of them. */
export type Regard = (typeof REGARDS)[number];

/** MR-75 How a career may end. */
export const ENDS = ['dead', 'crippled', 'old', 'rudis', 'bought free', 'closed'] as const;
/** MR-75 One of them. */
export type CareerEnd = (typeof ENDS)[number];
/** How each is called in lists. */
export const CAREER_ENDINGS: { readonly [E in CareerEnd]: string } = {
  ...{ dead: 'dead', crippled: 'crippled', old: 'grown old', rudis: 'freed', 'bought free': 'bought free' },
  closed: 'turned away',
};
