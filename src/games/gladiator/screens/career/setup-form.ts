/** What is settled before a career begins: name, how it is saved, and the rules one may choose. */

import type { CareerSetup } from '../../career/types.ts';
import type { GladiatorOptions } from '../../options.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../rules/rule-choices.ts';
import { EDITION_NAMES } from '../../rules/tables/edition-names.ts';
import { byEdition, EDITIONS, type Edition } from '../../rules/tables/edition-types.ts';
import { CARDS_HELP, CARDS_WORDS, EDITION_NOTES, editionAfter } from '../editions.ts';

/** A career in the making. */
export interface CareerForm {
  readonly name: string;
  readonly mode: CareerSetup['mode'];
  readonly origin: boolean;
  readonly armour: CareerSetup['armour'];
  readonly lead: CareerSetup['lead'];
  readonly trueOdds: boolean;
  readonly edition: Edition;
  readonly cards: boolean;
}

/** One line of the form: its words for each value, and what it means. */
export interface FormRow {
  readonly key: Exclude<keyof CareerForm, 'name'>;
  readonly label: string;
  readonly words: { readonly [value: string]: string };
  readonly help: string;
}

/** The lines, in their order. */
export const FORM_ROWS: readonly FormRow[] = [
  {
    key: 'mode',
    label: 'Saved as',
    words: { ironman: 'ironman', lenient: 'lenient' },
    help: 'Ironman: one save, always on the disk, and no way back. Lenient: the last five munera can be returned to; the hall of fame marks such a career.',
  },
  {
    key: 'origin',
    label: 'Social origin',
    words: { true: 'rolled', false: 'none' },
    help: 'Where he comes from (36): criminal, slave, soldier, foreigner, freeman or senator, each with its gifts and its price; by V2.0 slave, criminal, foreigner, volunteer or senator (P303).',
  },
  {
    key: 'armour',
    label: 'Armour',
    words: { roll: 'rolled', buy: 'bought' },
    help: 'Rolled on the table of his type (3.12), or bought area by area with the denarii of his type (37); the kits of nets, pikes and scissors are never bought, nor is any by V2.0 (P310).',
  },
  {
    key: 'lead',
    label: 'In team matches lead',
    words: { one: 'your man', all: 'the whole side' },
    help: 'In matches of pairs and battles you lead your man, and the book his comrades; or all of them (26).',
  },
  {
    key: 'trueOdds',
    label: 'True odds',
    words: { true: 'told', false: 'kept back' },
    help: 'While orders and CF are written, how often in a hundred what they need succeeds. Settled now for the whole career, and the hall marks one in which they were told (P353).',
  },
  {
    key: 'edition',
    label: 'Tables',
    words: EDITION_NAMES,
    help: `Whose tables (P260) every bout is fought by, and every man armed by. ${EDITIONS.map((one) => `${EDITION_NAMES[one]}: ${EDITION_NOTES[one]}`).join('; ')}.`,
  },
  {
    key: 'cards',
    label: 'Defence cards',
    words: CARDS_WORDS,
    help: CARDS_HELP,
  },
];

/** The form as it first stands. */
export function newForm(name: string, edition: Edition): CareerForm {
  return { name, mode: 'ironman', origin: true, armour: 'roll', lead: 'one', trueOdds: false, edition, cards: false };
}

/** The form with one line changed to its next value. */
export function turned(form: CareerForm, key: FormRow['key']): CareerForm {
  switch (key) {
    case 'mode':
      return { ...form, mode: form.mode === 'ironman' ? 'lenient' : 'ironman' };
    case 'origin':
      return { ...form, origin: !form.origin };
    case 'armour':
      return { ...form, armour: form.armour === 'roll' ? 'buy' : 'roll' };
    case 'lead':
      return { ...form, lead: form.lead === 'one' ? 'all' : 'one' };
    case 'trueOdds':
      return { ...form, trueOdds: !form.trueOdds };
    case 'cards':
      return { ...form, cards: !form.cards };
    case 'edition':
      return { ...form, edition: editionAfter(form.edition, 1) };
  }
}

/** The set-up a form comes to; rules of the Campaign Game with the switches of the options. */
export function setupOf({ edition, cards, ...form }: CareerForm, settings: GladiatorOptions): CareerSetup {
  const { stansKills, freeformPlots, reactionSeconds, beastBook } = settings;
  return {
    ...form,
    rules: campaignRules(OPTIONAL_SECTIONS, {
      stansKills,
      freeformPlots,
      reactionSeconds,
      beastBook,
      ...byEdition(edition, cards),
    }),
  };
}
