/** Before a game of houses begins: the name of the house, its rivals, and what of the rules one may choose. */

import { readable } from '../../../../kernel/save.ts';
import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { capital } from '../../../../kernel/words.ts';
import { beside, either, type FormRow, listedRow, wheel } from '../../../../tui/form.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { type LongMaking, type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { KnownMan } from '../../files/types.ts';
import { TEMPERAMENTS } from '../../house/house-types.ts';
import type { HouseSetup, HousesSetup } from '../../house/types.ts';
import { optionsOf } from '../../options.ts';
import { isWornIn } from '../../rules/rules-schema.ts';
import { EDITION_NAMES } from '../../rules/tables/edition-names.ts';
import { EDITIONS, type Edition } from '../../rules/tables/edition-types.ts';
import { HOUSE_FOES, HOUSE_FOES_HELP, LEAD_CHOICES, LED_BY_BOOK, type LevelForm, ledAs } from '../campaign/levels.ts';
import { newCampaignRules } from '../campaign/rules.ts';
import { recordLetters, WINS_TO_FREEDOM } from '../career/words.ts';
import { CARDS_HELP, CARDS_WORDS, tablesHelp } from '../editions.ts';
import { houseGame } from './house-screen.ts';

/** A house in the making. */
interface HouseForm extends LevelForm {
  readonly name: string;
  readonly rivals: number;
  readonly months: number;
  readonly mode: HousesSetup['mode'];
  readonly harsh: boolean;
  readonly trueOdds: boolean;
  /** P260 Whose tables it is played by. */
  readonly edition: Edition;
  /** P270 Greenwood's defence cards. */
  readonly cards: boolean;
  /** Which of the men known takes part; 0: none. */
  readonly founder: number;
}

/** Names that are proposed for houses: none of them is a gladiator's (3.2). */
const HOUSES = [
  'Batiatus',
  'Solonius',
  'Vettius',
  'Tullius',
  'Proculus',
  'Salvianus',
  'Cossutius',
  'Laronius',
  'Pompeianus',
  'Ampliatus',
  'Numerius',
  'Secundinus',
] as const;

/** Lengths of a game that are offered, in months. */
const LENGTHS: readonly number[] = [12, 24, 36, 60];

/** The place in the list at which a seed begins. */
const proposed = (seed: string): number =>
  [...seed].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % HOUSES.length;

const houseName = (n: number): string => HOUSES[n % HOUSES.length] ?? HOUSES[0];

/** A man out of a career, and what he would be to the house (P281). */
interface Founder {
  readonly man: KnownMan['man'];
  readonly as: 'lanista' | 'gladiator';
}

/** Who may take part: those who would fight wear what the tables know (P260). */
function foundersOf({ services }: Env, { edition }: Pick<HouseForm, 'edition'>): readonly Founder[] {
  return gladiatorFiles(services)
    .knownMen()
    .map(({ man }): Founder => ({ man, as: man.record.v >= WINS_TO_FREEDOM ? 'lanista' : 'gladiator' }))
    .filter(({ man, as }) => as === 'lanista' || isWornIn(edition, man.armour));
}

const ROWS: readonly FormRow<HouseForm, Env>[] = [
  listedRow(
    'rivals',
    'Rival houses',
    [2, 3, 4].map((n) => [n, String(n)]),
    'Two to four houses run by the program, each with a temper of its own (P115, P282). All begin with five gladiators and 40 denarii (39.4).',
  ),
  listedRow(
    'months',
    'Months',
    LENGTHS.map((n) => [n, String(n)]),
    'How long the game lasts. The house with most denarii at the end wins, or sooner the last house with five men (39.7, P123).',
  ),
  listedRow(
    'mode',
    'Saved as',
    [
      ['ironman', 'ironman'],
      ['lenient', 'lenient'],
    ],
    'Ironman: one save, always on the disk, no way back and no advice. Lenient: you can go back to the last months.',
  ),
  listedRow(
    'harsh',
    'Plague and revolt',
    either('as printed', 'left out'),
    'As printed, they can ruin a school in a month (39.5.2). If left out, such a month has no event.',
  ),
  listedRow(
    'lead',
    'In team matches lead',
    LEAD_CHOICES,
    'In matches that you fight yourself you lead your man, and the book or a tactician his comrades; or the whole side (26). Where you watch, the book or the tactician leads your men.',
  ),
  listedRow('foes', 'Opponents', HOUSE_FOES, HOUSE_FOES_HELP),
  listedRow(
    'trueOdds',
    'True odds',
    either('told', 'kept back'),
    'The true odds of a match, found by fighting it many times by the book, beside those of the bank; and odds in bouts that you lead. Decided now for the whole game; the hall of fame marks houses that had them (P353).',
  ),
  {
    label: 'Tables',
    help: ({ edition }) => tablesHelp(edition),
    text: ({ edition }) => EDITION_NAMES[edition],
    turned: ({ edition }, by) => ({ edition: beside(EDITIONS, edition, by), founder: 0 }),
  },
  listedRow('cards', 'Defence cards', either(CARDS_WORDS.true, CARDS_WORDS.false), CARDS_HELP),
  {
    label: 'Out of a career',
    help: () =>
      'A man of one of your careers, or on a card: with ten victories he may be the lanista, with fewer he fights for the house as a sixth man (P281).',
    text(form, env) {
      const found = foundersOf(env, form)[form.founder - 1];
      if (found === undefined) return 'nobody';
      return `${found.man.name}, ${found.as}  (${capital(found.man.style)}, ${recordLetters(found.man.record)})`;
    },
    turned: (form, by, env) => ({ founder: wheel(form.founder, by, foundersOf(env, form).length + 1) }),
  },
];

const NEW_HOUSE: NewGame<HouseForm> = {
  title: 'A house of your own',
  story:
    'Five gladiators, 40 denarii and a name nobody knows. Every month an Editor gives games; you buy and train men, send them, bet on them and keep them, against other houses that do the same.',
  topics: { name: 'create', form: 'long-form' },
  name: {
    label: 'House of',
    help: 'The name of its lanista, which is yours: keep the one proposed, or type over it.',
    question: 'Whose house is it?',
    empty: 'A house needs a name: type one, or Tab proposes one.',
  },
  rows: ROWS,
  proposed: (_, names) => houseName(names),
  named: nameOf,
  take: () => ({
    label: 'Open the school',
    help: 'The dice create the men of all houses, and the first month begins.',
  }),
  begin(making, env) {
    const begun = gladiatorFiles(env.services).houses.begin(setupOf(making, env), making.seed);
    return begun.ok ? readable(houseGame(begun.value)) : begun;
  },
};

/** The form of a new game, with a name proposed for the house. */
export function newHousesScreen(env: Env): Screen {
  const seed = env.services.newSeed();
  const names = proposed(seed);
  const { edition } = optionsOf(env.settings);
  const form: HouseForm = {
    ...{ name: houseName(names), rivals: 3, months: 24, mode: 'ironman', harsh: true, trueOdds: false },
    ...{ ...LED_BY_BOOK, edition, cards: false, founder: 0 },
  };
  return newGameScreen(NEW_HOUSE, { form, seed, names });
}

/** P281 Whose house it is: a champion's who is its lanista, or the name that was typed. */
function nameOf(form: HouseForm, env: Env): string {
  const found = foundersOf(env, form)[form.founder - 1];
  return found?.as === 'lanista' ? found.man.name : form.name;
}

/** The set-up a form comes to; tempers in turn, names drawn for the rivals. */
function setupOf({ form, names }: LongMaking<HouseForm>, env: Env): HousesSetup {
  const { rivals, months, mode, harsh, trueOdds, edition, cards } = form;
  const founder = foundersOf(env, form)[form.founder - 1] ?? null;
  const own: HouseSetup = { name: nameOf(form, env), by: 'seat' };
  const free = HOUSES.map((_, i) => houseName(names + 1 + i)).filter((one) => one !== own.name);
  const others = free
    .slice(0, rivals)
    .map((one, i): HouseSetup => ({ name: one, by: TEMPERAMENTS[i % TEMPERAMENTS.length] ?? 'steady' }));
  const rules = newCampaignRules(edition, cards, optionsOf(env.settings));
  return { mode, rules, months, houses: [own, ...others], founder, harsh, trueOdds, ...ledAs(form), ...SEALED_SEEDS };
}
