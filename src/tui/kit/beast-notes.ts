/** Beasts in our own words (28). */
import { BEAST_ACTIONS, type BeastAction, type BeastKind } from '../../engine/gladiator/beast-types.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import type { Fighter, RuleChoices } from '../../engine/gladiator/types.ts';
import { signed } from '../../engine/kernel/roll-text.ts';

/** What meeting one means, beside its ratings. */
const MEANINGS: { readonly [K in BeastKind]: string } = {
  bear: 'With a man before it it rears up: 4 CF more, all at head, chest and arms; and then it is struck as a man is (28.7.4).',
  boar: 'Two hexes of bristles and tusks, not easily frightened off.',
  elephant: 'It fights with few CF, but whom it runs down stays down; it takes all day to kill.',
  gazelle: 'It would rather be elsewhere. In panic its hooves trample (28.6.1).',
  leopard: 'The least of the great cats: it strikes hard and bears little.',
  lion: 'It comes on more often than not; its CF outlast its body.',
  rhino: 'Armoured all over; beware of standing in its way.',
  tiger: 'Nobody in the arena has more CF. Keep out of the three hexes before its head.',
  wolf: 'One alone is soon dead. All of a pack do what the first of them rolls (28.5).',
  zebra: 'It runs, and kicks at what it runs into; in panic it tramples (28.6.1).',
};

/** What a kind of beast means to whoever meets it. */
export const beastMeaning = (kind: BeastKind): string => MEANINGS[kind];

/** 28.3.3 The six values of a kind, as a log sheet has them. */
export function beastRatingsText({ beasts }: Tables, kind: BeastKind): string {
  const { st, cn, w, cf, hide, cunning } = beasts[kind];
  return `ST ${signed(st)} CN ${cn} W ${w} CF ${cf} HI ${hide} CU ${signed(cunning)}`;
}

/** What hide, cunning, impact and the length of a kind come to, in whole sentences. */
export function beastSentences({ beasts }: Tables, kind: BeastKind): readonly string[] {
  const { w, hide, cunning, hexes, impact } = beasts[kind];
  return [
    `${hexes === 2 ? 'Two hexes' : 'Three hexes'} long; each body area bears ${w} wounds.`,
    hide === 0
      ? 'Hide 0: your blows meet nothing like armour.'
      : `Hide ${hide}: that comes off every wound roll on it, wherever you strike (28.3.3.1).`,
    `Cunning ${signed(cunning)} on the 2D6 for what it does each phase (28.3.3.2).`,
    `Impact ${signed(impact)} where it runs into a man, and 2 more for each hex it has gone (28.6).`,
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

/** 28.5 How often in 36 throws of 2D6 a kind does what; what it never does is left out: 'roams 8, waits 11 ..'. */
export function actionsText({ beasts, beastActions }: Tables, kind: BeastKind): string {
  const faces = [1, 2, 3, 4, 5, 6];
  const totals = faces.flatMap((one) => faces.map((other) => one + other + beasts[kind].cunning));
  const thrown = totals.map((total) => beastActions.at(total, 0).value.action);
  const counted = BEAST_ACTIONS.map((action) => ({ action, count: thrown.filter((one) => one === action).length }));
  return counted.flatMap(({ action, count }) => (count > 0 ? [`${ACTION_WORDS[action]} ${count}`] : [])).join(', ');
}

/** What stands in the place of weapon, shield and armour: 'fangs, hide -3, cunning +3'; of a foreign book the fangs alone (P180). */
export function beastKit({ beasts }: Tables, { beastBook }: RuleChoices, { beast }: Fighter): string {
  if (beast === null || (beastBook !== 'colosseum' && !beast.horse)) return 'fangs';
  const { hide, cunning } = beasts[beast.kind];
  return `fangs  hide ${hide}  cunning ${signed(cunning)}`;
}
