/** Beasts in our own words (28). */

import { signed } from '../../../../kernel/roll-text.ts';
import { andText } from '../../../../kernel/words.ts';
import { bookOf } from '../../rules/beasts/setup.ts';
import { BEAST_ACTIONS, type BeastAction, type BeastBook, type BeastKind } from '../../rules/beasts/types.ts';
import { ANIMAL_KINDS } from '../../rules/springsteen/types.ts';
import type { AnimalRow, Tables } from '../../rules/tables/types.ts';
import type { Fighter, RuleChoices } from '../../rules/types.ts';
import { animalImpactText, animalMeaning, animalMovesText } from './animal-notes.ts';

/** What meeting one means, beside its ratings. */
const MEANINGS: { readonly [K in BeastKind]: string } = {
  bear: 'It rears up at a man: +4 CF at head, chest, arms, and can be struck like a man (28.7.4).',
  boar: 'Bristles and tusks, and not easily frightened off.',
  elephant: 'Few CF, but a man it runs down stays down.',
  gazelle: 'It would rather be elsewhere. In panic it tramples (28.6.1).',
  leopard: 'The least of the great cats: it strikes hard but is soon dead.',
  lion: 'It comes on more often than not; its CF outlast its body.',
  rhino: 'Armoured all over; beware of standing in its way.',
  tiger: 'Nothing has more CF. Keep out of the three hexes in front of its head.',
  wolf: 'One is soon dead. A pack does what its first wolf rolls (28.5).',
  zebra: 'It runs into anybody in its way; in panic it tramples (28.6.1).',
};

/** What a kind of beast means to whoever meets it. */
export const beastMeaning = (kind: BeastKind): string => MEANINGS[kind];

/** 28.3.3 The values of a kind, as a log sheet has them; Springsteen's have AG, and no hide (P180). */
export function beastRatingsText(tables: Tables, book: BeastBook, kind: BeastKind): string {
  const animal = animalOf(tables, book, kind);
  if (animal !== null) {
    const { cunning, st, ag, cn, w, cf } = animal;
    return `CU ${cunning} ST ${signed(st)} AG ${signed(ag)} CN ${cn} W ${w} CF ${cf}`;
  }
  const { st, cn, w, cf, hide, cunning } = tables.beasts[kind];
  return `ST ${signed(st)} CN ${cn} W ${w} CF ${cf} HI ${hide} CU ${signed(cunning)}`;
}

/** A kind as Springsteen has it; null by the other book. */
function animalOf({ springsteen }: Tables, book: BeastBook, kind: BeastKind): AnimalRow | null {
  const name = ANIMAL_KINDS.find((one) => one === kind);
  return book === 'colosseum' || name === undefined ? null : springsteen.animals[name];
}

/** CF and wound boxes of a kind, for lists. */
export function beastSize(
  tables: Tables,
  book: BeastBook,
  kind: BeastKind,
): { readonly cf: number; readonly w: number } {
  return animalOf(tables, book, kind) ?? tables.beasts[kind];
}

const LENGTHS = { 1: 'One hex', 2: 'Two hexes', 3: 'Three hexes' } as const;

/** What meeting a kind means, what it is likely to do, and what its values come to, in whole sentences. */
export function beastSentences(tables: Tables, book: BeastBook, kind: BeastKind): readonly string[] {
  const animal = animalOf(tables, book, kind);
  if (animal !== null) {
    return [
      animalMeaning(kind),
      `Of 36 rolls: ${animalMovesText(tables)} (P181).`,
      `${LENGTHS[animal.hexes]}, no hide; ${animalImpactText(tables, kind)}.`,
    ];
  }
  const { hide, hexes, impact } = tables.beasts[kind];
  return [
    beastMeaning(kind),
    `Of 36 rolls: ${actionsText(tables, kind)} (28.5).`,
    hide === 0 ? 'Hide 0: no armour.' : `Hide ${hide} on every wound roll, all over (28.3.3.1).`,
    `${LENGTHS[hexes]}. Impact ${signed(impact)}, +2 for each hex it moves (28.6).`,
  ];
}

const ACTION_WORDS: { readonly [A in BeastAction]: string } = {
  panic: 'panics',
  away: 'shrinks',
  random: 'roams',
  stay: 'waits',
  toward: 'comes',
  feed: 'feeds',
};

/** 28.5 How many of the 36 throws of 2D6 make a kind do what; what it never does is left out. */
export function actionCounts(
  { beasts, beastActions }: Tables,
  kind: BeastKind,
): readonly { readonly word: string; readonly count: number }[] {
  const faces = [1, 2, 3, 4, 5, 6];
  const totals = faces.flatMap((one) => faces.map((other) => one + other + beasts[kind].cunning));
  const thrown = totals.map((total) => beastActions.at(total, 0).value.action);
  const counted = BEAST_ACTIONS.map((action) => ({
    word: ACTION_WORDS[action],
    count: thrown.filter((one) => one === action).length,
  }));
  return counted.filter(({ count }) => count > 0);
}

/** The same in a line: 'roams 6, waits 9 ..'. */
export function actionsText(tables: Tables, kind: BeastKind): string {
  return actionCounts(tables, kind)
    .map(({ word, count }) => `${word} ${count}`)
    .join(', ');
}

/** What stands in the place of weapon, shield and armour: 'fangs  hide -3  cunning +3'; an animal of Springsteen's has neither (P180). */
export function beastKit({ beasts }: Tables, rules: RuleChoices, { beast }: Fighter): string {
  if (beast === null || bookOf(rules, beast) !== 'colosseum') return 'fangs';
  const { hide, cunning } = beasts[beast.kind];
  return `fangs  hide ${hide}  cunning ${signed(cunning)}`;
}

/** 'a lion', '3 wolves and a boar', 'the beasts of a hunt'. */
export function beastsText(beasts: readonly (BeastKind | 'hunt')[]): string {
  if (beasts.includes('hunt')) return 'the beasts of a hunt';
  const texts = [...new Set(beasts)].map((kind) => {
    const count = beasts.filter((one) => one === kind).length;
    if (count === 1) return `${kind === 'elephant' ? 'an' : 'a'} ${kind}`;
    return kind === 'wolf' ? `${count} wolves` : `${count} ${kind}s`;
  });
  return andText(texts);
}
