/** 33.3: what a purchase would change, before it is made. */

import { capital } from '../../../../kernel/words.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { Man } from '../../career/man/man-types.ts';
import { learned, withTalent } from '../../career/man/talents.ts';
import { combatFactor, combatValue, manNetFactor } from '../../career/munus/fighter.ts';
import { type CampaignTables, TALENT_CODES } from '../../career/table-types.ts';
import type { Improvement, Purchase } from '../../career/types.ts';
import { purchaseMeaning, talentName } from './words.ts';

type Line = readonly Segment[];

/** What an offer means for a man: numbers before and after, chances, what is left. */
export function previewLines(
  { purchase, price, fault }: Improvement,
  man: Man,
  tables: CampaignTables,
  width: number,
  arrow: string,
): readonly Line[] {
  const wrapped = (text: string, fg: 'text' | 'mute' | 'bad' = 'mute'): readonly Line[] =>
    wrapText(text, width).map((line): Line => [{ text: line, style: { fg } }]);
  const left = fault === null ? [] : wrapped(`${capital(fault)}.`, 'bad');
  const paid = fault === null ? wrapped(`${price} XP; he would keep ${man.xp - price}.`) : [];
  return [
    ...wrapped(`${capital(purchaseMeaning(purchase))}.`, 'text'),
    ...changes(man, purchase).map((one) => changeLine(one, arrow)),
    ...(purchase.kind === 'roll' ? wrapped(`Chances: ${chancesText(tables, purchase.extra)}.`) : []),
    ...left,
    ...paid,
  ];
}

interface Change {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

function changeLine({ what, from, to }: Change, arrow: string): Line {
  return [
    { text: `${what.padEnd(22)} `, style: { fg: 'mute' } },
    { text: `${from} ${arrow} `, style: { fg: 'text' } },
    { text: to, style: { fg: 'good', bold: true } },
  ];
}

/** Each number of his that a purchase moves. */
function changes(man: Man, purchase: Purchase): readonly Change[] {
  const then = bought(man, purchase);
  const measured = MEASURES.flatMap(({ what, of }): readonly Change[] => {
    const [from, to] = [of(man), of(then)];
    return from === to ? [] : [{ what, from, to }];
  });
  return measured;
}

/** The man with the purchase made; what the dice would teach him is not known. */
function bought(man: Man, purchase: Purchase): Man {
  switch (purchase.kind) {
    case 'rating': {
      const { rating } = purchase;
      return { ...man, ratings: { ...man.ratings, [rating]: man.ratings[rating] + 1 } };
    }
    case 'level':
      return { ...man, talents: withTalent(man.talents, learned(man.talents, purchase.pick)) };
    case 'roll':
      return man;
  }
}

interface Measure {
  readonly what: string;
  of(man: Man): string;
}

const MEASURES: readonly Measure[] = [
  { what: 'CF', of: (man) => String(combatFactor(man)) },
  { what: 'NF', of: (man) => String(manNetFactor(man)) },
  { what: 'boxes of each area', of: ({ ratings: { w } }) => String(w) },
  { what: 'stumbling, he stays up', of: ({ ratings: { ag } }) => percent(twoDiceAbove(KEEPS_FEET - ag)) },
  { what: 'CF lost by turn III', of: ({ ratings: { cn } }) => tired(cn) },
  { what: 'stun off in a phase', of: ({ ratings: { cn } }) => recovers(cn) },
  { what: 'combat value', of: (man) => String(combatValue(man)) },
];

/** 15.3 2D6 + AG of 7 or less: down. */
const KEEPS_FEET = 7;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = FACES.flatMap((one) => FACES.map((other): readonly [number, number] => [one, other]));

/** Chance of 2D6 above a number. */
function twoDiceAbove(than: number): number {
  return PAIRS.filter(([one, other]) => one + other > than).length / PAIRS.length;
}

/** 17.2.1 What the first three turns cost him on the average: 1D6 + turn - CN of each, never below 0. */
function tired(cn: number): string {
  return averaged([1, 2, 3].flatMap((turn) => FACES.map((face) => 3 * Math.max(0, face + turn - cn))));
}

/** 11.5.1 CN and the phases since, less 1D6: a phase after the blow, never below 0. */
function recovers(cn: number): string {
  return averaged(FACES.map((face) => Math.max(0, cn + 1 - face)));
}

function averaged(values: readonly number[]): string {
  return (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(1);
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** 31.2 'weapon 17%, nothing 33%' of a D66 with so much on the red die. */
function chancesText({ talents }: CampaignTables, extra: number): string {
  const cells = PAIRS.map(([red, other]) => talents.at(10 * (red + extra) + other, 0).value);
  const share = (cell: (typeof cells)[number]): number => cells.filter((one) => one === cell).length / cells.length;
  const all = [
    ['nothing', share('--')] as const,
    ...TALENT_CODES.map((code) => [talentName(code), share(code)] as const),
    ['any he likes', share('any')] as const,
  ];
  return all.flatMap(([name, chance]) => (chance === 0 ? [] : [`${name} ${percent(chance)}`])).join(', ');
}
