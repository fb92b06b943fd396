/** The list of a player's familiae, and the form of a new one. */

import type { LeadLevel } from '../../../../kernel/levels.ts';
import { readable } from '../../../../kernel/save.ts';
import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { either, type FormRow, listedRow } from '../../../../tui/form.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import type { LongList } from '../../../../tui/screens/long-games.ts';
import { type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import type { MatchLevels } from '../../career/levels.ts';
import type { CareerSetup } from '../../career/types.ts';
import { FAMILIAE, type FamiliaFacts, familiaeOf } from '../../files/familiae.ts';
import { LEVEL_CHOICES } from '../levels.ts';
import { familiaGame } from './familia-screen.ts';

/** What is chosen for a familia. */
interface FamiliaForm extends Omit<CareerSetup, 'levels'> {
  readonly allies: LeadLevel | 'player';
  readonly foes: LeadLevel | 'each';
}

const ROWS: readonly FormRow<FamiliaForm, Env>[] = [
  listedRow(
    'mode',
    'Saving',
    [
      ['ironman', 'ironman: what has happened stays; no advice'],
      ['lenient', 'lenient: five months to return to'],
    ],
    'Lenient, one may go back to the beginning of an earlier month.',
  ),
  listedRow('starPower', 'Star Power', either('yes', 'no'), 'Dice that soften the blows your Stars take (3.2.1).'),
  listedRow(
    'rivals',
    'Rivals that come back',
    either('yes', 'no'),
    'Grunts that leave a match alive may return, better or worse (R100).',
  ),
  listedRow(
    'foes',
    'Opponents',
    [...LEVEL_CHOICES, ['each', 'each by place and victories']],
    'How well the program leads those whom your Stars meet (5.2.5). By place and victories: on the Fringes a novice, in the Heart the book, in Rome an adept, and one step better for each victory of a rival that comes back, up to a tactician.',
  ),
  listedRow(
    'allies',
    'Allies',
    [['player', 'led by you'], ...LEVEL_CHOICES],
    'Who leads Grunts that fight beside your Stars; who leads a Star is said before each match.',
  ),
];

const NAMES = ['Varro', 'Lentulus', 'Batiatus', 'Scaurus', 'Clodia', 'Petronia'] as const;

const NEW_FAMILIA: NewGame<FamiliaForm> = {
  title: 'A new familia',
  story:
    'Stars from the Fringes of the Empire, month by month to Rome. A Star that can learn no more may be given the rudis; most are not.',
  name: {
    label: 'Your name',
    help: 'The familia is known by it; a letter typed takes the place of the one proposed.',
    question: 'What are you called?',
    empty: 'A familia needs a name.',
  },
  rows: ROWS,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: ({ name }) => ({ label: `Found the familia of ${name}`, help: 'The first month begins: September 106.' }),
  begin({ form, seed }, { services }) {
    const begun = familiaeOf(services).begin(setupOf(form), seed);
    return begun.ok ? readable(familiaGame(begun.value)) : begun;
  },
};

/** What a form comes to; no levels where the book leads all Grunts. */
function setupOf({ allies, foes, ...form }: FamiliaForm): CareerSetup {
  const levels: MatchLevels = { ...(allies === 'book' ? {} : { allies }), ...(foes === 'book' ? {} : { foes }) };
  return { ...form, ...SEALED_SEEDS, ...(Object.keys(levels).length === 0 ? {} : { levels }) };
}

function newFamiliaScreen(env: Env): Screen {
  const begun = { name: NAMES[0], starPower: true, rivals: false, mode: 'ironman' } as const;
  const form: FamiliaForm = { ...begun, allies: 'book', foes: 'book' };
  return newGameScreen(NEW_FAMILIA, { form, seed: env.services.newSeed(), names: 0 });
}

/** The list of familiae, from which one is begun, gone on with or read. */
export const FAMILIA_LIST: LongList<FamiliaFacts> = {
  title: 'Familiae',
  fresh: { label: 'A new familia', note: 'from the Fringes of the Empire' },
  prompt: 'Go on with a familia, or found one. Those that are closed can be read.',
  topic: 'heroes-familia',
  list: ({ services }) => familiaeOf(services).list(),
  remove: (id, { services }) => familiaeOf(services).remove(id),
  line: FAMILIAE.line,
  begin: newFamiliaScreen,
  open(id, { services }) {
    const opened = familiaeOf(services).open(id);
    return opened.ok ? readable(familiaGame(opened.value)) : opened;
  },
};
