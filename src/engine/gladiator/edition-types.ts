/** P260 Whose tables a match is played by. */
/** The Colosseum's, those of 1981, and the Billings revision of these. */
export const EDITIONS = ['colosseum', 'classic', 'billings'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Whole tables that lie over those beneath them, a folder of data files each. */
export type Overlay = Exclude<Edition, 'colosseum'>;

/** P260 What lies over the Colosseum's tables in each edition, the lowest first. */
const OVERLAYS: { readonly [E in Edition]: readonly Overlay[] } = {
  colosseum: [],
  classic: ['classic'],
  billings: ['classic', 'billings'],
};

/** 10.2.2, P261 The least and the most that partial armour covers, by the dice it is tested by. */
export const COVERAGE_RANGES: { readonly [E in Edition]: readonly [least: number, most: number] } = {
  colosseum: [2, 5],
  classic: [2, 11],
  billings: [2, 11],
};

/** What of a match's rules names its edition; the Colosseum's is never written down. */
interface ByEdition {
  readonly edition?: Edition;
}

/** The edition a match is played by; where nothing is said, the Colosseum's. */
export function editionOf({ edition = 'colosseum' }: ByEdition): Edition {
  return edition;
}

/** What lies over the Colosseum's tables by these rules, the lowest first. */
export function overlaysOf(rules: ByEdition): readonly Overlay[] {
  return OVERLAYS[editionOf(rules)];
}

/** The switch that an edition throws. */
export function byEdition(edition: Edition): ByEdition {
  return edition === 'colosseum' ? {} : { edition };
}
