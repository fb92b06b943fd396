/** Words of a campaign, as tables and records have them. */

/** GR-83 How the giver of the games is minded. */
export const TEMPERS = ['frugal', 'fair', 'lavish', 'cruel'] as const;
/** GR-83 One of them. */
export type Temper = (typeof TEMPERS)[number];

/** GR-84 By what custom the games of a day are held. */
export const CUSTOMS = ['own arms', 'arms drawn', 'arms sold', 'free places'] as const;
/** GR-84 One of them. */
export type Custom = (typeof CUSTOMS)[number];

/** GR-85 What there is to see beside the duels. */
export const SPECTACLES = ['pairs', 'free-for-all', 'one against two', 'hunt', 'hunt of two', 'coliseum'] as const;
/** GR-85 One of them. */
export type Spectacle = (typeof SPECTACLES)[number];

/** GR-95 What somebody owes or bears a gladiator for what was between them. */
export const REGARDS = ['none', 'grudge', 'debt'] as const;
/** GR-95 One of them. */
export type Regard = (typeof REGARDS)[number];

/** GR-100 How a campaign may end. */
export const ENDS = ['dead', 'crippled', 'rudis', 'bought free', 'sold', 'closed'] as const;
/** GR-100 One of them. */
export type CampaignEnd = (typeof ENDS)[number];
/** How each is called in lists. */
export const END_WORDS: { readonly [E in CampaignEnd]: string } = {
  ...{ dead: 'dead', crippled: 'crippled', rudis: 'freed', 'bought free': 'bought free' },
  ...{ sold: 'sold', closed: 'turned away' },
};

/** What a match came to for the gladiator whom a campaign is about. */
export const FATES = ['won', 'drawn', 'lost', 'gave up', 'fallen', 'fallen, its side won', 'dead'] as const;
/** One of them. */
export type Fate = (typeof FATES)[number];
