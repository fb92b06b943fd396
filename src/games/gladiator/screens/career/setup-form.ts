/** What is settled before a career begins: name, how it is saved, and the rules one may choose. */

import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { either, type FormRow, listedRow } from '../../../../tui/form.ts';
import type { CareerSetup } from '../../career/types.ts';
import type { GladiatorOptions } from '../../options.ts';
import { EDITION_NAMES } from '../../rules/tables/edition-names.ts';
import { EDITIONS, type Edition } from '../../rules/tables/edition-types.ts';
import { CAREER_FOES, CAREER_FOES_HELP, LEAD_CHOICES, LED_BY_BOOK, type LevelForm, ledAs } from '../campaign/levels.ts';
import { newCampaignRules } from '../campaign/rules.ts';
import { CARDS_HELP, CARDS_WORDS, EDITION_NOTES } from '../editions.ts';

/** What has been chosen so far for a new career. */
export interface CareerForm extends LevelForm {
  readonly name: string;
  readonly mode: CareerSetup['mode'];
  readonly origin: boolean;
  readonly armour: CareerSetup['armour'];
  readonly trueOdds: boolean;
  readonly edition: Edition;
  readonly cards: boolean;
}

/** The lines of the form, in their order. */
export const FORM_ROWS: readonly FormRow<CareerForm>[] = [
  listedRow(
    'mode',
    'Saved as',
    [
      ['ironman', 'ironman'],
      ['lenient', 'lenient'],
    ],
    'Ironman: one save, always on the disk, no way back and no advice; the dice alone choose the first match. Lenient: you can go back to before any of the last five munera, and the first match is the one he is most likely to survive (P356); the hall of fame marks such a career.',
  ),
  listedRow(
    'origin',
    'Social origin',
    either('rolled', 'none'),
    'Where he comes from (36): criminal, slave, soldier, foreigner, freeman or senator, each with its gifts and its price; by V2.0 slave, criminal, foreigner, volunteer or senator (P303).',
  ),
  listedRow(
    'armour',
    'Armour',
    [
      ['roll', 'rolled'],
      ['buy', 'bought'],
    ],
    'Rolled on the table of his type (3.12), or bought area by area with the denarii of his type (37); the kits of nets, pikes and scissors are never bought, nor is any by V2.0 (P310).',
  ),
  listedRow(
    'lead',
    'In team matches lead',
    LEAD_CHOICES,
    'In pairs and battles you lead your man, and the book or a tactician his comrades; or you lead them all (26).',
  ),
  listedRow('foes', 'Opponents', CAREER_FOES, CAREER_FOES_HELP),
  listedRow(
    'trueOdds',
    'True odds',
    either('told', 'kept back'),
    'While you write orders and divide CF, how often in a hundred they succeed. Decided now for the whole career; the hall of fame marks careers that were shown them (P353).',
  ),
  listedRow(
    'edition',
    'Tables',
    EDITIONS.map((one) => [one, EDITION_NAMES[one]]),
    `The tables (P260) by which every bout is fought and every man is armed. ${EDITIONS.map((one) => `${EDITION_NAMES[one]}: ${EDITION_NOTES[one]}`).join('; ')}.`,
  ),
  listedRow('cards', 'Defence cards', either(CARDS_WORDS.true, CARDS_WORDS.false), CARDS_HELP),
];

/** The form as it first stands. */
export function newForm(name: string, edition: Edition): CareerForm {
  return {
    name,
    mode: 'ironman',
    origin: true,
    armour: 'roll',
    ...LED_BY_BOOK,
    trueOdds: false,
    edition,
    cards: false,
  };
}

/** The set-up a form comes to; rules of the Campaign Game with the switches of the options. */
export function formSetup(
  { edition, cards, lead, foes, ...form }: CareerForm,
  settings: GladiatorOptions,
): CareerSetup {
  const kind = form.mode === 'lenient' ? { kindFirst: true as const } : {};
  return {
    ...form,
    ...ledAs({ lead, foes }),
    ...kind,
    ...SEALED_SEEDS,
    rules: newCampaignRules(edition, cards, settings),
  };
}
