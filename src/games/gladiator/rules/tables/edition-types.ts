/** P260 Whose tables a match is played by. */
/** The Colosseum's, those of 1981, the Billings revision of these, and those of 1981 with men made by V2.0 (P302). */
export const EDITIONS = ['colosseum', 'classic', 'billings', 'v2'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Whole tables that lie over those beneath them, a folder of data files each: those of an edition, and Greenwood's defence cards. */
export type Overlay = Exclude<Edition, 'colosseum'> | 'greenwood';

/** P260 What lies over the Colosseum's tables in each edition, the lowest first. */
const OVERLAYS: { readonly [E in Edition]: readonly Overlay[] } = {
  colosseum: [],
  classic: ['classic'],
  billings: ['classic', 'greenwood', 'billings'],
  v2: ['classic', 'v2'],
};

/** 10.2.2, P261 The least and the most that partial armour covers, by the dice it is tested by. */
export const COVERAGE_RANGES: { readonly [E in Edition]: readonly [least: number, most: number] } = {
  colosseum: [2, 5],
  classic: [2, 11],
  billings: [2, 11],
  v2: [2, 11],
};

/** What of a match's rules names its edition; the Colosseum's is never written down. */
interface ByEdition {
  readonly edition?: Edition;
  /** P270 Greenwood's defence cards take the place of special defences; an edition may bring them itself. */
  readonly defenceCards?: true;
}

/** The edition a match is played by; where nothing is said, the Colosseum's. */
export function editionOf({ edition = 'colosseum' }: ByEdition): Edition {
  return edition;
}

/** What lies over the Colosseum's tables by these rules, the lowest first. */
export function overlaysOf(rules: ByEdition): readonly Overlay[] {
  const own = OVERLAYS[editionOf(rules)];
  return rules.defenceCards === true && !own.includes('greenwood') ? [...own, 'greenwood'] : own;
}

/** P270 Whether an edition has the defence cards of itself. */
export function bringsCards(edition: Edition): boolean {
  return OVERLAYS[edition].includes('greenwood');
}

/** The switches that an edition throws, with the cards or without. */
export function byEdition(edition: Edition, cards = false): ByEdition {
  return {
    ...(edition === 'colosseum' ? {} : { edition }),
    ...(cards && !bringsCards(edition) ? { defenceCards: true } : {}),
  };
}
