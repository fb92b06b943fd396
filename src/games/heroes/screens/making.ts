/** 3 A Star in the making: what it will be, told while it is chosen. */
import { capital } from '../../../kernel/words.ts';
import { sizedAttributes } from '../rules/creation.ts';
import { attackPool, maneuverPool } from '../rules/pools.ts';
import { initialState } from '../rules/setup.ts';
import type { SizeRow } from '../rules/tables/types.ts';
import type { Fighter, FighterSetup } from '../rules/types.ts';
import {
  type Attributes,
  type BodySize,
  type FightStyle,
  type Gender,
  type HandSide,
  PARTS,
  type Signature,
} from '../rules/words.ts';
import { tables } from '../tables.ts';

/** What a Star is made of. */
export interface StarMaking {
  readonly name: string;
  readonly gender: Gender;
  readonly handed: HandSide;
  readonly points: Attributes;
  /** 3.4 What its size changes. */
  readonly size: SizeRow;
  readonly signatures: readonly Signature[];
  readonly style: FightStyle;
}

/** Totals of two dice. */
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** 3.4 What a size changes: the row of the table; where there are several of that name, the likeliest. */
export function sizeRow(size: BodySize): SizeRow {
  const found = TOTALS.map((total) => tables().size(total).value).filter((row) => row.size === size);
  return found.at(-1) ?? { size: 'average', speed: 0, strength: 0 };
}

/** Points as they are said: 'Savvy 5, Speed 3, Strength 4'. */
export function attributesText({ savvy, speed, strength }: Attributes): string {
  return `Savvy ${savvy}, Speed ${speed}, Strength ${strength}`;
}

/** 3.4 'large: Strength +1'. */
export function sizeText({ size, speed, strength }: SizeRow): string {
  const signed = (value: number, word: string): readonly string[] =>
    value === 0 ? [] : [`${word} ${value > 0 ? '+' : ''}${value}`];
  const changes = [...signed(speed, 'Speed'), ...signed(strength, 'Strength')];
  return changes.length === 0 ? size : `${size}: ${changes.join(', ')}`;
}

/** 3.5 What each signature does, and what it adds to the rated total. */
const SIGNATURE_NOTES: { readonly [S in Signature]: string } = {
  none: 'nothing special',
  'slow to react': 'one die less in Attacks',
  slow: 'one less in initiative',
  brawler: 'a die more in Attacks rolled again',
  agile: 'one die more in Maneuvers',
  strong: 'three Bonus Dice more a match',
  frenzy: 'a Bonus Die in every Attack',
  steady: 'stays up at the first knockdown',
  swordsman: 'picks one of two places to hit',
};

/** 'rated +1; one die more in Maneuvers'. */
export function signatureNote(signature: Signature): string {
  const points = tables().points[signature];
  const rated = points === 0 ? '' : `rated ${points > 0 ? '+' : ''}${points}; `;
  return `${rated}${SIGNATURE_NOTES[signature]}`;
}

/** 'agile: rated +1; one die more in Maneuvers'. */
export function signatureText(signature: Signature): string {
  return signature === 'none' ? 'none' : `${signature}: ${signatureNote(signature)}`;
}

/** 3 A Star as a match takes it in: points, then what gender and size change. */
export function starSetup({ name, gender, handed, points, size, signatures, style }: StarMaking): FighterSetup {
  const { speed, strength } = size;
  const attributes = sizedAttributes(points, { female: gender === 'female', speed, strength });
  const card = { gender, handed, signatures: [...signatures], attributes, lost: {}, spared: false };
  return { name, side: 0, seat: 0, rank: 'star', style, secondary: false, card, row: null };
}

/** The Star as it comes in. */
export function starComing(making: StarMaking, starPower: boolean): Fighter {
  const setup = { board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower } as const;
  const [star] = initialState({ ...setup, fighters: [starSetup(making)] }, tables()).fighters;
  if (star === undefined) throw new Error('nobody was made');
  return star;
}

/** What it comes to, in three lines: attributes and ratings, dice, what is held and worn. */
export function comingLines(star: Fighter): readonly string[] {
  const { start, rated, bonus, starPower, hands, card, parts } = star;
  const bare = { committed: 0, own: false, advantage: false, bash: false, retake: false };
  const [maneuver, attack] = [maneuverPool(star, star, bare, tables()), attackPool(star, bare, tables())];
  const worn = PARTS.filter((part) => parts[part].armour > 0).map((part) => `${part} ${parts[part].armour}`);
  const held = [hands[card.handed], hands[card.handed === 'right' ? 'left' : 'right']].filter((item) => item !== null);
  const power = starPower === 0 ? '' : `, Star Power ${starPower}`;
  return [
    `${attributesText(start)}; rated ${rated}; ${parts.chest.max} ${parts.chest.max === 1 ? 'point' : 'points'} in every part.`,
    `Maneuver ${maneuver.dice} dice, Attack ${attack.dice}; Bonus Dice ${bonus}${power}.`,
    `${capital(held.join(' and '))}; armour: ${worn.length === 0 ? 'none' : worn.join(', ')}.`,
  ];
}
