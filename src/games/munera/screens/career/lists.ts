/** The list of a player's careers, and the form of a new one. */

import { readable } from '../../../../kernel/save.ts';
import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { type FormRow, listedRow } from '../../../../tui/form.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import type { LongList } from '../../../../tui/screens/long-games.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import type { CareerSetup } from '../../career/types.ts';
import { CAREERS, type CareerFacts, careersOf } from '../../files/careers.ts';
import { PROFILES } from '../../rules/words.ts';
import { outfitText } from '../practice-form.ts';
import { careerGame } from './career-screen.ts';

const ROWS: readonly FormRow<CareerSetup, Env>[] = [
  listedRow(
    'profile',
    'Trained as a',
    PROFILES.map((one) => [one, one] as const),
    outfitText,
  ),
  listedRow(
    'mode',
    'Saving',
    [
      ['ironman', 'ironman: what has happened stays; no advice'],
      ['lenient', 'lenient: five munera to return to'],
    ],
    'Lenient, one may go back to the weeks before an earlier munus.',
  ),
];

const NAMES = ['Felix', 'Spiculus', 'Verus', 'Mevia', 'Actius', 'Triumphus'] as const;

const NEW_CAREER: NewGame<CareerSetup> = {
  title: 'A career',
  story:
    'Six munera a year, fourteen others who come back and remember. One in ten walks out through the gate of life, with the wooden sword or their own gold.',
  name: GLADIATOR_NAME,
  rows: ROWS,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: ({ name }) => ({ label: `Swear ${name} in`, help: 'The first games are in March 64.' }),
  begin({ form, seed }, { services }) {
    const begun = careersOf(services).begin({ ...form, ...SEALED_SEEDS }, seed);
    return begun.ok ? readable(careerGame(begun.value)) : begun;
  },
};

function newCareerScreen(env: Env): Screen {
  const form: CareerSetup = { name: NAMES[0], profile: 'murmillo', mode: 'ironman' };
  return newGameScreen(NEW_CAREER, { form, seed: env.services.newSeed(), names: 0 });
}

/** The list of careers, from which one is begun, gone on with or read. */
export const CAREER_LIST: LongList<CareerFacts> = {
  title: 'Careers',
  fresh: { label: 'A new career', note: 'one gladiator, from munus to munus' },
  prompt: 'Go on with a career, or begin one. Those that are over can be read.',
  topic: 'munera-career',
  list: ({ services }) => careersOf(services).list(),
  remove: (id, { services }) => careersOf(services).remove(id),
  line: CAREERS.line,
  begin: newCareerScreen,
  open(id, { services }) {
    const opened = careersOf(services).open(id);
    return opened.ok ? readable(careerGame(opened.value)) : opened;
  },
};
