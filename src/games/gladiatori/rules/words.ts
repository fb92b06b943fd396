/** The closed lists of words that the rules, the tables and the saves use. */

/** 1.1 The four Action cards; whoever fights has one of each. */
export const ACTIONS = ['strength', 'dexterity', 'berserk', 'movement'] as const;
/** 1.1 An Action card. */
export type ActionCard = (typeof ACTIONS)[number];

/** 1.2 The Special Moves. */
export const MOVES = [
  'sweep',
  'sacrifice',
  'acrobatic strike',
  'overskill',
  'rage',
  'break item',
  'unbalancing strike',
  'reflex',
] as const;

/** 1.1 Energy cards, the weak one first. */
export const ENERGIES = ['energy 0', 'energy 1'] as const;
/** 1.1 An Energy card. */
export type EnergyCard = (typeof ENERGIES)[number];

/** 1.1 Every card of a deck. */
export const CARDS = [...ACTIONS, ...ENERGIES, 'feint', ...MOVES] as const;
/** 1.1 A card of a deck. */
export type CardName = (typeof CARDS)[number];
/** 20 What is seen of a card that is another's. */
export const UNSEEN = 'unseen';
/** A card, or what is seen of one that is hidden. */
export type Card = CardName | typeof UNSEEN;

/** 2.1 Skills: using one adds it, then it drops by one. */
export const SKILLS = ['offense', 'guard', 'endurance'] as const;
/** 2.1 A Skill. */
export type Skill = (typeof SKILLS)[number];
/** 2.1 Abilities: pools to spend from. */
export const ABILITIES = ['blood', 'speed'] as const;
/** 2.1 All that stands on a sheet as a number. */
export const TRAITS = [...SKILLS, ...ABILITIES] as const;
/** 2.1 A Skill or an Ability. */
export type Trait = (typeof TRAITS)[number];

/** 1.3 Powers, each for one use. */
export const POWERS = [
  'lunge',
  'stand up',
  'unbeatable',
  'leap',
  'deep wounds',
  'wrestling',
  'adaptation',
  'delay',
  'resistance',
] as const;
/** 1.3 A Power. */
export type Power = (typeof POWERS)[number];

/** 1.4 The eighteen items. */
export const ITEMS = [
  'gladius',
  'spatha',
  'sica',
  'falx',
  'machaera',
  'scutum',
  'parma',
  'clipeus',
  'galea',
  'crista',
  'cassis',
  'manica',
  'manica lamellata',
  'hasta',
  'pilum',
  'tridens',
  'rete',
  'iaculum',
] as const;
/** 1.4 An item. */
export type ItemName = (typeof ITEMS)[number];
/** 1.4 What an item is. */
export const ITEM_TYPES = ['sword', 'shield', 'helmet', 'iron arm', 'spear', 'trident', 'net'] as const;
/** 1.4 A type of item. */
export type ItemType = (typeof ITEM_TYPES)[number];
/** 1.4 Nobody owns two items of one symbol; '-': it has none. */
export const SYMBOLS = ['head', 'shield', 'pole', '-'] as const;
/** 1.4 A symbol. */
export type ItemSymbol = (typeof SYMBOLS)[number];

/** 2.3 The gladiators that are ready made. */
export const CHARACTERS = ['secutor', 'mirmillo', 'thraex', 'hoplomachus', 'retiarius'] as const;
/** 2.3 One of them. */
export type Character = (typeof CHARACTERS)[number];

/** 17.7 Animals. */
export const SPECIES = ['dog', 'wolf', 'lion', 'bear'] as const;
/** 17.7 A kind of animal. */
export type Species = (typeof SPECIES)[number];
/** Several of a kind. */
export const PACKS: { readonly [S in Species]: string } = { dog: 'dogs', wolf: 'wolves', lion: 'lions', bear: 'bears' };

/** 18.1 How much of the rules is played. */
export const RULE_LEVELS = ['simplified', 'light', 'normal', 'progressive'] as const;
/** 18.1 One of them. */
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** 2.4 How items are given out. */
export const ITEM_METHODS = ['quick', 'selection', 'draft', 'auction'] as const;
/** 2.4 One of them. */
export type ItemMethod = (typeof ITEM_METHODS)[number];

/** 22.2 What the book means to do with a turn. */
export const PLANS = ['assault', 'duel', 'guard', 'breathe'] as const;
/** 22.2 One of them. */
export type Plan = (typeof PLANS)[number];

/** 22.4 What the book means to do in a sub-round. */
export const INTENTIONS = ['strike', 'strike rear', 'throw', 'close in', 'face threat', 'standby', 'pass'] as const;
/** 22.4 One of them. */
export type Intention = (typeof INTENTIONS)[number];

/** 22.2 Lines of the table of plans. */
export const PLAN_LINES = [
  'base',
  'half dead',
  'nearly dead',
  'tired',
  'behind',
  'ahead',
  'late and behind',
  'hampered',
  'far away',
  ...CHARACTERS,
] as const;
/** 22.2 One of them. */
export type PlanLine = (typeof PLAN_LINES)[number];

/** 21.4 Lines of the table of what is worth keeping. */
export const KEEP_LINES = [
  'energy 0',
  'energy 1',
  'move',
  'feint',
  'action',
  'last action',
  'item',
  'engaged net',
] as const;
/** 21.4 One of them. */
export type KeepLine = (typeof KEEP_LINES)[number];
