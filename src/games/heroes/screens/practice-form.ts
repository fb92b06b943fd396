/** 4 A match of one's own making: a Star, whom it meets, and how. */
import { type LeadLevel, programSeat } from '../../../kernel/levels.ts';
import { readable } from '../../../kernel/save.ts';
import { asWords, either, type FormRow, listedRow } from '../../../tui/form.ts';
import { lonePractice } from '../../../tui/match/practice.ts';
import type { Env, Screen } from '../../../tui/program.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../tui/screens/new-game.ts';
import { POINT_DIVISIONS } from '../career/limits.ts';
import { ARENA_NAMES, namesBy } from '../rules/names.ts';
import type { FighterSetup, HeroesSetup } from '../rules/types.ts';
import {
  type Attributes,
  BODY_SIZES,
  type BodySize,
  type FightStyle,
  GENDERS,
  type Gender,
  type Locale,
  SIGNATURES,
  type Signature,
  STYLES,
} from '../rules/words.ts';
import { tables } from '../tables.ts';
import { CARD_ROWS, drawCard } from './draw-card.ts';
import { LEVEL_CHOICES } from './levels.ts';
import {
  attributesText,
  comingLines,
  type StarMaking,
  signatureText,
  sizeRow,
  sizeText,
  starComing,
  starSetup,
} from './making.ts';
import { HEROES_ALONE } from './practice.ts';

/** What is chosen for a match. */
interface PracticeForm {
  readonly name: string;
  readonly style: FightStyle;
  readonly points: Attributes;
  readonly size: BodySize;
  readonly signature: Signature;
  readonly second: Signature;
  readonly gender: Gender;
  readonly foe: FightStyle | 'rolled';
  readonly level: Locale | 'any';
  /** How well the program leads the others. */
  readonly led: LeadLevel;
  /** Of yours and of theirs. */
  readonly sides: string;
  readonly toDeath: 'no' | 'yes' | 'rolled';
  readonly starPower: boolean;
}

const SIDES = ['1 v 1', '1 v 2', '2 v 2', '2 v 3', '3 v 3', '4 v 4'] as const;
const EVEN: Attributes = POINT_DIVISIONS.find(({ savvy, speed }) => savvy === 4 && speed === 4) ?? {
  ...{ savvy: 4, speed: 4, strength: 4 },
};

const ROWS: readonly FormRow<PracticeForm, Env>[] = [
  listedRow('style', 'Style', asWords(STYLES), 'What you fight with, and what is armoured (3.8).'),
  listedRow(
    'points',
    'Twelve points',
    POINT_DIVISIONS.map((one) => [one, attributesText(one)] as const),
    'Savvy attacks, Speed manoeuvres, Strength is body and Bonus Dice (3.6).',
  ),
  listedRow(
    'size',
    'Size',
    BODY_SIZES.map((one) => [one, sizeText(sizeRow(one))] as const),
    'In a familia it is rolled: average two times in three (3.4).',
  ),
  listedRow(
    'signature',
    'Signature',
    SIGNATURES.map((one) => [one, signatureText(one)] as const),
    'What you are known for. A rated total counts where Fame is won (3.5).',
  ),
  listedRow(
    'second',
    'Second one',
    SIGNATURES.map((one) => [one, signatureText(one)] as const),
    'In a familia a second signature is rolled, and has to be kept (3.5).',
  ),
  listedRow('gender', 'Gender', asWords(GENDERS), 'A woman has Strength 1 less, and two Bonus Dice more (3.3).'),
  listedRow(
    'foe',
    'Opponent',
    [['rolled', 'as your style is usually matched'] as const, ...asWords(STYLES)],
    'Each style has its usual opponents (3.8).',
  ),
  listedRow(
    'level',
    'How good',
    [
      ['fringes', 'from the Fringes of the Empire: easy'],
      ['heart', 'from the Heart of the Empire: about your equal'],
      ['rome', 'from Rome: better than you'],
      ['any', 'whatever the dice say'],
    ],
    'Which rows of the Gladiator Pool the others are rolled on (4.5, 7.3).',
  ),
  listedRow(
    'led',
    'Led by',
    LEVEL_CHOICES,
    'How well the program leads your opponents; the book leads your allies (5.2.5).',
  ),
  listedRow('sides', 'How many', asWords(SIDES), 'You lead yourself alone (4.3).'),
  listedRow(
    'toDeath',
    'To the death',
    asWords(['no', 'yes', 'rolled'] as const),
    'No surrender, no mercy; rolled: on a 7 (4.7, 6.9).',
  ),
  listedRow('starPower', 'Star Power', either('yes', 'no'), 'Dice that soften the blows you take (3.2.1).'),
];

const starIn = ({ name, style, points, size, signature, second, gender }: PracticeForm): StarMaking => ({
  ...{ name, style, points, size: sizeRow(size), gender, handed: 'right' },
  signatures: second === 'none' || second === signature ? [signature] : [signature, second],
});

const NEW_MATCH: NewGame<PracticeForm> = {
  title: 'A match of your own',
  story: (form) => comingLines(starComing(starIn(form), form.starPower)),
  name: GLADIATOR_NAME,
  rows: ROWS,
  proposed: (_making, names) => ARENA_NAMES[names % ARENA_NAMES.length] ?? ARENA_NAMES[0],
  take: () => ({ label: 'Into the arena', help: 'The others are rolled, and the match begins.' }),
  preview: {
    rows: CARD_ROWS,
    draw: (pane, form) => drawCard(pane, starComing(starIn(form), form.starPower), tables()),
  },
  begin({ form, seed }, env) {
    return readable(lonePractice(HEROES_ALONE, { setup: setupOf(form, seed), seed }, env));
  },
};

/** The form of a new match. */
export function newPractice(env: Env): Screen {
  const form: PracticeForm = {
    ...{ name: env.settings.lastName ?? ARENA_NAMES[0], style: 'murmillo', points: EVEN, size: 'average' },
    ...{ signature: 'none', second: 'none', gender: 'male' },
    ...{ foe: 'rolled', level: 'heart', led: 'book', sides: '1 v 1', toDeath: 'no', starPower: true },
  };
  return newGameScreen(NEW_MATCH, { form, seed: env.services.newSeed(), names: 0 });
}

/** The set-up that a form comes to. */
function setupOf(form: PracticeForm, seed: string): HeroesSetup {
  const [own = 1, theirs = 1] = form.sides.split(' v ').map(Number);
  const locale = form.level === 'any' ? null : form.level;
  const names = namesBy(seed, own - 1 + theirs, [form.name]);
  const allies = names.slice(0, own - 1).map((name) => grunt(0, name, null));
  const foes = names
    .slice(own - 1)
    .map((name) => ledAt(form.led, grunt(1, name, form.foe === 'rolled' ? null : form.foe)));
  return {
    ...{ board: own + theirs > 3 || locale === 'rome' ? 'colosseum' : 'provincial', gates: 'west-east', locale },
    toDeath: form.toDeath === 'rolled' ? null : form.toDeath === 'yes',
    starPower: form.starPower,
    fighters: [starSetup(starIn(form)), ...allies, ...foes],
  };
}

const grunt = (side: 0 | 1, name: string, style: FightStyle | null): FighterSetup => ({
  ...{ name, side, seat: null, rank: 'grunt', style, secondary: false, card: null, row: null },
});

/** Somebody led at a level. */
const ledAt = (level: LeadLevel, one: FighterSetup): FighterSetup =>
  level === 'book' ? one : { ...one, seat: programSeat(one.side), level };
