/** The closed lists of words that the rules, the tables and the saves use. */

/** 2.5 The parts of a body, in the order of the card. */
export const PARTS = ['head', 'left arm', 'chest', 'right arm', 'belly', 'left leg', 'right leg'] as const;
/** 2.5 A part of a body. */
export type Part = (typeof PARTS)[number];

/** 2.5 The three attributes, in the order in which they are rolled. */
export const ATTRIBUTES = ['savvy', 'speed', 'strength'] as const;
/** 2.5 One of the three attributes. */
export type Attribute = (typeof ATTRIBUTES)[number];
/** 2.5 A number for each attribute. */
export type Attributes = Record<Attribute, number>;

/** 3.8 The styles, by the alphabet. */
export const STYLES = ['dimachaerus', 'hoplomachus', 'murmillo', 'retiarius', 'secutor', 'thraex'] as const;
/** 3.8 A fighting style. */
export type FightStyle = (typeof STYLES)[number];

const SLOW_ONES = ['slow to react', 'slow'] as const;
const ABLE_ONES = ['brawler', 'agile', 'strong', 'frenzy', 'steady', 'swordsman'] as const;
/** 3.5 The signatures, in the order of Table 3-2. */
export const SIGNATURES = ['none', ...SLOW_ONES, ...ABLE_ONES] as const;
/** 3.5 A signature. */
export type Signature = (typeof SIGNATURES)[number];

/** 3.4 The sizes, from the smallest. */
export const BODY_SIZES = ['small', 'slight', 'average', 'large', 'very large', 'giant'] as const;
/** 3.4 A size. */
export type BodySize = (typeof BODY_SIZES)[number];

/** 3.10 What a hand may hold. */
export const ITEMS = ['sword', 'spear', 'trident', 'net', 'small shield', 'large shield'] as const;
/** 3.10 Something that a hand may hold. */
export type Item = (typeof ITEMS)[number];

/** 2.4 The hands, as the gladiator has them. */
export const HANDS = ['left', 'right'] as const;
/** 2.4 A hand. */
export type HandSide = (typeof HANDS)[number];

/** 3.3 The genders. */
export const GENDERS = ['male', 'female'] as const;
/** 3.3 Male or female. */
export type Gender = (typeof GENDERS)[number];

/** 7.3 The locales, from the edge of the Empire to its middle. */
export const LOCALES = ['fringes', 'heart', 'rome'] as const;
/** 7.3 Where a career is fought. */
export type Locale = (typeof LOCALES)[number];

/** 2.6 The boards. */
export const BOARDS = ['provincial', 'colosseum'] as const;
/** 2.6 A board. */
export type BoardId = (typeof BOARDS)[number];

/** 4.8 Pairs of gates: west and east, or north and south. */
export const GATE_PAIRS = ['west-east', 'north-south'] as const;
/** 4.8 A pair of gates that lie across from each other. */
export type GatePair = (typeof GATE_PAIRS)[number];

/** 2.6 A zone: the letter of its column and the number of its row. */
export type ZoneName = string;

/** The arm of a hand. */
export const armOf = (hand: HandSide): Part => (hand === 'left' ? 'left arm' : 'right arm');

/** The other hand. */
export const otherHand = (hand: HandSide): HandSide => (hand === 'left' ? 'right' : 'left');
