/** P260 The editions of the tables in words. */

import { signed } from '../../../kernel/roll-text.ts';
import { EDITION_NAMES } from '../rules/tables/edition-names.ts';
import { bringsCards, EDITIONS, type Edition, editionOf } from '../rules/tables/edition-types.ts';
import type { Formulas } from '../rules/tables/formulas.ts';
import type { RuleChoices } from '../rules/types.ts';

/** What an edition changes, in a line. */
export const EDITION_NOTES: { readonly [E in Edition]: string } = {
  colosseum: 'the tables of this game, with all its rules',
  classic: 'columns 0 to 5, armour by two dice, missus by a die (P260)',
  billings: '1981 with columns to 8, deadlier throws, nets that trip by AG (P266)',
  v2: 'men of origins and types, missus on their feet (P302)',
};

/** What tables are for, where a game is made, and what those of an edition change. */
export function tablesHelp(edition: Edition): string {
  return `The tables (P260) by which every bout is fought and every man is armed. ${EDITION_NAMES[edition]}: ${EDITION_NOTES[edition]}.`;
}

/** What the defence cards change, in a line. */
export const DEFENCE_CARDS_NOTE = '2 CF each; after a duck or a back step one man is off balance (P270)';

/** What defence cards are for, where a game is made. */
export const CARDS_HELP = `In place of special defences (23.3): ${DEFENCE_CARDS_NOTE}. Billings has them of itself.`;

/** Whether there are defence cards, in a word. */
export const CARDS_WORDS = { true: "Greenwood's", false: 'none' } as const;

/** An edition, with defence cards or without. */
export interface TablesChoice {
  readonly edition: Edition;
  readonly cards: boolean;
}

/** What may be chosen on one line: every edition by itself, and with the cards where it does not bring them. */
export const TABLES_CHOICES: readonly TablesChoice[] = EDITIONS.flatMap((edition) => [
  { edition, cards: false },
  ...(bringsCards(edition) ? [] : [{ edition, cards: true }]),
]);

/** An edition, with cards or without, in few words. */
export function tablesText({ edition, cards }: TablesChoice): string {
  return cards ? `${EDITION_NAMES[edition]} with cards` : EDITION_NAMES[edition];
}

/** The edition for a header that has little room; nothing for the Colosseum's. */
export function editionHead(rules: Pick<RuleChoices, 'edition' | 'defenceCards'>): string {
  const edition = editionOf(rules);
  const tables = edition === 'colosseum' ? '' : `Tables: ${EDITION_NAMES[edition]}  `;
  return rules.defenceCards === true ? `${tables}Cards  ` : tables;
}

/** 10.2.2 When partial armour counts. */
export const COVERAGE_NOTES: { readonly [D in Formulas['blow']]: string } = {
  'one throw': 'C4: if the black die is 1-4 (10.2)',
  'each by itself': 'C7: if 2D6 is 2-7 (P261)',
};

/** 10.2.2 What the number of partial armour means. */
export const COVERAGE_FIGURES: { readonly [D in Formulas['blow']]: string } = {
  'one throw': 'the digit after it says on how many faces of the black die it protects; without one it always does.',
  'each by itself':
    'the digit after it is the highest total of two dice at which it protects; without one it always does.',
};

/** 11.5, 15.3 How a man of such ratings shakes off stun and keeps his feet. */
export function steadinessText(formulas: Formulas, cn: number, ag: number): string {
  const sheds = formulas['stun recovery'] === 'phases' ? `CN ${cn} + phases - 1D6` : `CN ${cn} + 1 - 1D6`;
  return `Sheds ${sheds} stun; stumbling, falls if 2D6 ${signed(ag)} is 7 or less`;
}
