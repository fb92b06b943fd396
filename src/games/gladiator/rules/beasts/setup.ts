/** 28.3, P89: beasts of a match: which come, and their log sheets. */
import { type Dice, type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { ANIMAL_KINDS, type AnimalKind } from '../springsteen/types.ts';
import type { AnimalRow, BeastRow, Tables } from '../tables/types.ts';
import type { Fighter, RuleChoices, State } from '../types.ts';
import { BEAST_KINDS, type Beast, type BeastBook, type BeastKind } from './types.ts';

/** P89 The beasts of a hunt: 1D3 counters drawn from those in the box that the book knows (P189). */
export function drawHunt(
  dice: Dice,
  tables: Tables,
  book: BeastBook,
): { readonly kinds: readonly BeastKind[]; readonly rolls: readonly Roll[]; readonly lots: readonly Lot[] } {
  const size = rollOf('hunt-size', 'P89', dice.throw('hunt-size', ONE_DIE), 'd3');
  const box = BEAST_KINDS.filter((kind) => isIn(book, kind)).flatMap((kind) =>
    Array<BeastKind>(tables.beasts[kind].counters).fill(kind),
  );
  const lots: Lot[] = [];
  const kinds = Array.from({ length: size.total }, () => {
    const lot = dice.lot('beast-drawn', 'P89', box.length);
    lots.push(lot);
    const [kind = 'lion'] = box.splice(lot.picked, 1);
    return kind;
  });
  return { kinds, rolls: [size], lots };
}

/** 28.3 A beast before it has done anything; `horse`: one with a rider (30.6.6). */
export function newBeast(tables: Tables, kind: BeastKind, horse = false, book: BeastBook = 'colosseum'): Beast {
  const { hexes } = rowOf(tables, kind, book);
  return { kind, hexes, panicked: false, fed: false, dazed: false, reared: false, horse, rider: null };
}

/** 28.3 A beast's ratings as a log sheet holds them: it has neither TR nor AG, unless by Springsteen (P180), and its CF are printed. */
export function beastRatings(tables: Tables, kind: BeastKind, book: BeastBook = 'colosseum') {
  const { st, cn, w, cf, ...row } = rowOf(tables, kind, book);
  const { tr, ag } = 'ag' in row ? { tr: row.cunning, ag: row.ag } : { tr: 0, ag: 0 };
  return { tr, st, ag, cn, w, cfAtStart: cf };
}

function rowOf(tables: Tables, kind: BeastKind, book: BeastBook): BeastRow | AnimalRow {
  if (book === 'colosseum') return tables.beasts[kind];
  if (!isAnimalKind(kind)) throw new Error(`Springsteen knows no ${kind}`);
  return tables.springsteen.animals[kind];
}

/** Whether a beast is in a book; Springsteen has five (P180). */
export function isIn(book: BeastBook, kind: BeastKind): boolean {
  return book === 'colosseum' || isAnimalKind(kind);
}

function isAnimalKind(kind: BeastKind): kind is AnimalKind {
  return ANIMAL_KINDS.some((one) => one === kind);
}

/** P189 Whose beast this is: a horse is always of chapter 28. */
export function bookOf({ beastBook }: RuleChoices, { horse }: Pick<Beast, 'horse'>): BeastBook {
  return horse ? 'colosseum' : beastBook;
}

/** P180 Whether a figure is an animal of Springsteen's. */
export function isSpringsteens(rules: RuleChoices, { beast }: Pick<Fighter, 'beast'>): boolean {
  return beast !== null && bookOf(rules, beast) === 'springsteen';
}

/** Whether a word names a beast. */
export function isBeastKind(kind: string): kind is BeastKind {
  return BEAST_KINDS.some((one) => one === kind);
}

const ORDINALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX'] as const;

/** 28.3.1 What a beast is called: its kind, and a number after the first of them. */
export function beastName(state: Readonly<State>, kind: BeastKind): string {
  const before = state.fighters.filter(({ beast }) => beast?.kind === kind).length;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${ORDINALS[before] ?? ''}`;
}
