/** Words of a career as the screens write them. */

import { capital } from '../../../../kernel/words.ts';
import type { CombatClass, Man, MatchRecord } from '../../career/man/man-types.ts';
import type { MatchType } from '../../career/munus/munus-types.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import { withArticle } from '../../career/told/bout-words.ts';
import type { Purchase, TalentPick } from '../../career/types.ts';
import { fillsHands } from '../../rules/advanced/arms.ts';
import type { Talent } from '../../rules/advanced/talent-types.ts';
import { AREA_NAMES, type ResultLetter } from '../../rules/types.ts';

/** What ten of them win (Campaign [C]). */
export const WINS_TO_FREEDOM = 10;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** The first games are in March. */
const FIRST_MONTH = 2;

/** The month of a munus, and the year of the career it lies in. */
export function dateOf(munus: number): { readonly month: string; readonly year: number } {
  const months = FIRST_MONTH + Math.max(0, munus - 1);
  return { month: MONTHS[months % 12] ?? '', year: Math.floor(months / 12) + 1 };
}

/** 'May, year 2'. */
export function dateText(munus: number): string {
  const { month, year } = dateOf(munus);
  return `${month}, year ${year}`;
}

/** P330, P332 'Myrmillo', or with a weapon that is not his style's: 'Myrmillo with an axe'. */
export function styleText({ style, weapon }: Pick<Man, 'style' | 'weapon'>): string {
  return weapon === undefined ? capital(style) : `${capital(style)} with ${withArticle(weapon)}`;
}

/** P332 'small shield', or none where a weapon fills both hands. */
export function shieldText(
  { gladiator }: Pick<CampaignTables, 'gladiator'>,
  { shield, weapon }: Pick<Man, 'shield' | 'weapon'>,
): string {
  return shield === 'none' || (weapon !== undefined && fillsHands(gladiator, weapon))
    ? 'no shield'
    : `${shield} shield`;
}

const TALENTS: { readonly [C in Talent['code']]: readonly [name: string, does: string] } = {
  WP: ['Weapon', 'trained with it; +1 CF and +1 for the weapon per level'],
  TH: ['Throwing', '+1 throw value per level'],
  GP: ['Grappling', 'strikes at full CF and no later, +1 CF per level'],
  HG: ['Hold ground', '+1 in collisions per level'],
  RE: ['Retiarius', 'may fight with net and trident, or the lasso'],
  DI: ['Dimachaerus', 'may fight with two swords'],
  FA: ['Fast attack', 'his first attack in a phase comes one round earlier'],
  BR: ['Bravado', '+2 prestige, and +1 when it changes'],
  TG: ['Toughness', 'ignores the first CF loss of each area'],
  SP: ['Sprinting', 'three forward actions in a phase'],
  FB: ['Fatal blow', 'gives up an attack to break a defence'],
};

/** 'Sword 1', 'Hold ground 2', 'Toughness'. */
export function talentText(talent: Talent): string {
  const name = talent.code === 'WP' ? capital(talent.group) : TALENTS[talent.code][0];
  return 'sl' in talent ? `${name} ${talent.sl}` : name;
}

/** A talent's name without weapon or level. */
export function talentName(code: Talent['code']): string {
  return TALENTS[code][0].toLowerCase();
}

/** What a talent that he has does (31.3). */
export function talentMeaning(talent: Talent): string {
  return talent.code === 'WP' && talent.sl === 0 ? 'trained with it' : TALENTS[talent.code][1];
}

/** What may be learned, in a word or two. */
export function pickText(pick: TalentPick): string {
  return pick.code === 'WP' ? `${TALENTS.WP[0]}: ${pick.group}` : TALENTS[pick.code][0];
}

/** What a talent does (31.3). */
export function pickMeaning({ code }: TalentPick): string {
  return TALENTS[code][1];
}

/** What a purchase is called in the shop. */
export function purchaseText(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'rating':
      return `+1 ${purchase.rating.toUpperCase()}`;
    case 'level':
      return `${pickText(purchase.pick)} +1`;
    case 'roll':
      return purchase.extra === 0 ? 'Talent roll' : `Talent roll, red +${purchase.extra}`;
  }
}

const RATING_MEANINGS = {
  tr: 'Training: he fights better',
  st: 'Strength: harder on shields, heavier in collisions, further throws',
  ag: 'Agility: quicker, and steadier on his feet',
  cn: 'Constitution: he tires later and shakes off stun',
  w: 'Body: one more box in every area',
} as const;

/** What a purchase is good for. */
export function purchaseMeaning(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'rating':
      return RATING_MEANINGS[purchase.rating];
    case 'level':
      return pickMeaning(purchase.pick);
    case 'roll':
      return 'A talent by the dice (31.2); every 10 XP more add 1 to the red die, until he may choose';
  }
}

const MATCHES: { readonly [T in MatchType]: readonly [name: string, latin: string] } = {
  'matched-pair': ['Matched pair', 'ordinarii'],
  'two-on-one': ['Two on one', 'duo versus unum'],
  consecutive: ['One after the other', 'continuus'],
  champion: ['Against a champion', 'praescriptio'],
  'two-pairs': ['Two pairs', 'catervarii'],
  'three-pairs': ['Three pairs', 'catervarii'],
  battle: ['Battle', 'bellum'],
  venatores: ['Beast hunt, light', 'venatores'],
  bestiarii: ['Beast fight, heavy', 'bestiarii'],
};

/** A match type in words, and as the Romans called it. */
export function matchText(type: MatchType): string {
  return MATCHES[type][0];
}

/** The Latin of a match type. */
export function matchLatin(type: MatchType): string {
  return MATCHES[type][1];
}

/** What a result letter means for a man. */
export const RESULTS: { readonly [L in ResultLetter]: string } = {
  V: 'won',
  S: 'stans missus',
  M: 'spared',
  P: 'died',
};

/** How often a man was V, S and M: 'V 4  S 1  M 1'. */
export function recordLetters({ v, s, m }: MatchRecord): string {
  return `V ${v}  S ${s}  M ${m}`;
}

const CLASSES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** A combat class in Roman figures. */
export function classText(combatClass: CombatClass): string {
  return CLASSES[combatClass];
}

/** His injuries in a line each: 'legs: AG -1 (munus 4)'. */
export function injuryLines({ injuries }: Man): readonly string[] {
  return injuries.map(
    ({ munus, area, rating, loss }) => `${AREA_NAMES[area]}: ${rating.toUpperCase()} -${loss} (munus ${munus})`,
  );
}
