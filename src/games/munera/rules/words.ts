/** The closed lists of words that the rules, the tables and the saves use. */

/** 10 Kinds of weapons. */
export const WEAPONS = [
  'sword',
  'dagger',
  'sica',
  'scissor sword',
  'arbelos',
  'cone',
  'cestus',
  'great weapon',
  'long spear',
  'trident',
  'hasta',
  'net',
  'lasso',
  'bow',
] as const;
/** 10 A kind of weapon. */
export type WeaponKind = (typeof WEAPONS)[number];

/** 10 Ways to attack that are no struck weapon. */
export const WAYS = [
  'thrown hasta',
  'thonged hasta',
  'dart',
  'cape',
  'small shield',
  'large shield',
  'improvised',
] as const;
/** 10 A way to attack that is no struck weapon. */
export type WayKind = (typeof WAYS)[number];

/** 11 The profiles. */
export const PROFILES = [
  'samnite',
  'retiarius',
  'murmillo',
  'secutor',
  'thracian',
  'gaul',
  'hoplomachus a',
  'hoplomachus b',
  'cataphractarius',
  'crupellarius a',
  'crupellarius b',
  'diamecheri',
  'cestus',
  'arbelas',
  'scissor',
  'laquearius a',
  'laquearius b',
  'contra-retiarius',
  'velite',
  'gaetulian',
  'provocator',
  'sagittarius',
  'provocator early',
] as const;
/** 11 A profile. */
export type Profile = (typeof PROFILES)[number];

/** What the left arm bears. */
export const SHIELDS = ['none', 'small', 'large', 'cape'] as const;
/** What the left arm bears. */
export type Shield = (typeof SHIELDS)[number];

/** Body armour. */
export const ARMOURS = ['none', 'light', 'heavy'] as const;
/** Body armour. */
export type Armour = (typeof ARMOURS)[number];

/** 14 Skills, each once. */
export const SKILLS = ['reflexes', 'attack', 'dodge', 'stamina', 'popularity'] as const;
/** 14 A skill. */
export type Skill = (typeof SKILLS)[number];

/** 2.3 The four quarters around a gladiator. */
export const QUADRANTS = ['front', 'left', 'right', 'rear'] as const;
/** 2.3 A quarter around a gladiator. */
export type Quadrant = (typeof QUADRANTS)[number];

/** 2.2 The arenas. */
export const ARENAS = ['pit', 'standard', 'great'] as const;
/** 2.2 An arena. */
export type Arena = (typeof ARENAS)[number];

/** 16.1 What the book is in the mood for. */
export const STANCES = ['give ground', 'guard', 'press', 'circle', 'flourish'] as const;
/** 16.1 A mood of the book. */
export type Stance = (typeof STANCES)[number];
