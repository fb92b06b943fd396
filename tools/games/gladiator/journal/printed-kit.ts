/**
 * 19, 21: the printed styles and weapons, keyed by hand from the rulebook as the rulings correct it
 * (C46, C47, C81-C84, C89, C136, P103).
 */
import type {
  FightingStyle,
  GladiatorType,
  Item,
  ShieldSize,
  WeaponGroup,
  WeaponKind,
} from '../../../../src/games/gladiator/rules/types.ts';

type Held = Exclude<Item['kind'], 'shield'>;

/** What a style is and brings along. */
interface StylePage {
  readonly type: GladiatorType;
  readonly rate: number;
  readonly armour: 'row' | 'none' | 'no helmet' | 'better of two rows';
  readonly shield: ShieldSize | 'row' | 'none';
  readonly hands: readonly Held[];
  readonly sheath: readonly WeaponKind[];
}

const plain = (type: GladiatorType, rate: number, more: Partial<StylePage> = {}): StylePage => ({
  ...{ type, rate, armour: 'row', shield: 'row', hands: ['sword'], sheath: [] },
  ...more,
});

/** 19.2-19.4; the types of V2.0 are what they come from (P304). */
export const STYLE_PAGES: { readonly [S in FightingStyle]: StylePage } = {
  parmularius: plain('light', 6),
  dimachaerus: plain('light', 6, { shield: 'none', hands: ['sword', 'sword'] }),
  thraex: plain('light', 6, { shield: 'small', hands: ['scimitar'] }),
  velite: plain('light', 7, { armour: 'none', shield: 'small', hands: ['javelin'] }),
  myrmillo: plain('medium', 5),
  hoplomachus: plain('medium', 5, { shield: 'small', hands: ['spear'], sheath: ['sword'] }),
  retiarius: plain('medium', 6, { armour: 'no helmet', shield: 'none', hands: ['trident', 'net'] }),
  laquearius: plain('medium', 6, { armour: 'no helmet', shield: 'none', hands: ['lasso'], sheath: ['sword'] }),
  secutor: plain('medium', 5, { shield: 'large' }),
  provocator: plain('heavy', 4),
  cataphractarius: plain('heavy', 4, { shield: 'none', hands: ['pike'] }),
  crupellarius: plain('heavy', 3, { armour: 'better of two rows' }),
  bestiarius: plain('heavy', 4),
  venator: plain('light', 6, { shield: 'none', hands: ['spear'] }),
  eques: plain('light', 6, { shield: 'large', hands: ['spear'], sheath: ['scimitar'] }),
  sagittarius: plain('medium', 5, { shield: 'none', hands: ['bow'], sheath: ['sword'] }),
  samnite: plain('heavy', 4),
  'secutor dimachus': plain('medium', 5, { shield: 'large' }),
  'myrmillo dimachus': plain('medium', 5),
  'provocator dimachus': plain('heavy', 4),
  scissores: plain('heavy', 4, { shield: 'none', hands: ['scissor', 'dagger'] }),
};

/** 19.2-19.4 The style that is nothing but its type. */
export const PLAIN_STYLE: { readonly [T in GladiatorType]: FightingStyle } = {
  light: 'parmularius',
  medium: 'myrmillo',
  heavy: 'provocator',
};

/** One row of 21's table: what a weapon does. */
interface WeaponPage {
  readonly spd: number;
  /** Ranges it strikes at. */
  readonly reach: readonly number[];
  readonly thr: number | null;
  readonly crt: number;
  readonly half?: 'always' | 'at two hexes';
  readonly bothHands?: true;
  readonly breaksOver?: number;
}

const ONE = [1];
const TWO = [1, 2];

/** 21, 13.3.2 */
const WEAPON_PAGES: { readonly [kind: string]: WeaponPage } = {
  axe: { spd: 1, reach: ONE, thr: 2, crt: 3 },
  bow: { spd: 0, reach: [], thr: 5, crt: 5, bothHands: true, breaksOver: 7 },
  dagger: { spd: -1, reach: ONE, thr: 2, crt: 2, half: 'always' },
  flail: { spd: 1, reach: ONE, thr: -1, crt: 1 },
  javelin: { spd: -1, reach: TWO, thr: 3, crt: 7, half: 'always', breaksOver: 9 },
  maul: { spd: 2, reach: TWO, thr: -1, crt: 1, bothHands: true },
  pike: { spd: 1, reach: [2, 3], thr: 0, crt: 5, bothHands: true },
  scimitar: { spd: 1, reach: TWO, thr: 0, crt: 3, half: 'at two hexes' },
  scissor: { spd: 0, reach: ONE, thr: null, crt: 0 },
  spear: { spd: 0, reach: TWO, thr: 3, crt: 4, bothHands: true },
  sword: { spd: 0, reach: ONE, thr: 1, crt: 3 },
  trident: { spd: 0, reach: TWO, thr: 2, crt: 5, bothHands: true, breaksOver: 11 },
  shield: { spd: 0, reach: [], thr: 1, crt: 0 },
  net: { spd: 0, reach: [], thr: 0, crt: 1 },
  lasso: { spd: 0, reach: [], thr: 0, crt: 1, bothHands: true },
};

/** The page of a thing. */
export function weaponPage(kind: string): WeaponPage {
  const page = WEAPON_PAGES[kind];
  if (page === undefined) throw new Error(`no page for '${kind}'`);
  return page;
}

/** 21.1.1.1, C59, C60 On CF, and on the grip of the man struck at. */
export const UNTRAINED = -2;

/** C87 Weapons that are taught with another. */
export const TAUGHT_WITH: { readonly [kind: string]: WeaponGroup } = {
  ...{ javelin: 'spear', scimitar: 'sword', scissor: 'dagger' },
};

/** 21.3, 21.3.3.1 */
export const QUIVER = 20;

/** 21.2 On the wound roll. */
export const AXE_WOUNDS = 2;
/** 21.8, C91 On ST for shield damage and drops. */
export const MAUL_ST = 3;
/** 21.9.1 On the shield damage roll. */
export const PIKE_SHIELD = 6;
/** 21.11.1 Off the drop roll. */
export const SCISSOR_DROP = 4;
/** 21.11, C92 What its tube covers of the arms. */
export const SCISSOR_ARMOUR = { letter: 'A', upTo: 3 } as const;
/** 23.2 A Off the drop roll, with the bonus of the H. */
export const DISARM_DROP = 8;
/** 23.2 F */
export const FEINT_CF = 4;
/** 23.3 */
export const SPECIAL_DEFENCE_CF = 3;
/** 23.3 P, J, C11, C33 The most CF he may have lost. */
export const LIMB_LIMIT = 3;
/** 24.2, 24.2.1 */
export const PAIR = { alike: 4, other: 2, drop: 2 } as const;
/** 19.3.3.1 */
export const SECUTOR = { advantage: 1, net: 2 } as const;

/** 21.5, C89 Two steps up the ladder. */
export const FLAIL_STEPS: { readonly [result: string]: string } = { S: 'P', 'S*': 'P*', P: 'H', 'P*': 'H+1' };

/** 23.3 What each special defence makes of a blow to its area. */
export const AUTOMATIC = { 1: '--', 2: 'S', 3: '--', 4: 'P', 5: '--' } as const;
