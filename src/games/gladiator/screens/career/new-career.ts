/** Before a career begins: the name, how it is saved, and what of its rules one may choose. */
import { readable } from '../../../../kernel/save.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { optionsOf } from '../../options.ts';
import { drawnName } from '../making/creation.ts';
import { careerGame } from './career-screen.ts';
import { type CareerForm, FORM_ROWS, formSetup, newForm } from './setup-form.ts';
import { WINS_TO_FREEDOM } from './words.ts';

/** What the first match of a newcomer comes to (docs/balance.md). */
const FIRST_MATCH =
  ' His first match is as hard as the dice make it: four careers in ten end there. Saved as lenient, one or two do (P356).';

const NEW_CAREER: NewGame<CareerForm> = {
  title: 'A new career',
  story: `One gladiator, from the school to freedom or the sand. ${WINS_TO_FREEDOM} victories make him the Emperor's Champion. Every month brings games; between them he heals, learns and waits.`,
  topics: { name: 'create', form: 'long-form' },
  name: {
    label: 'Name',
    help: 'His name: keep the one drawn, or type over it.',
    question: 'What is he called?',
    empty: 'A gladiator needs a name: type one, or Tab draws one.',
  },
  rows: FORM_ROWS,
  proposed: ({ seed }, names, { services }) => drawnName(gladiatorFiles(services).tables, seed, names),
  take: ({ name, edition, mode }) => ({
    label: `Send ${name} to the school`,
    help: `The dice make him: origin, body, luck, prestige and talents; ${edition === 'v2' ? 'his type as well (P310)' : 'you choose his style among those open to him'}.${mode === 'ironman' ? FIRST_MATCH : ''}`,
  }),
  begin({ form, seed }, { services, settings }) {
    const begun = gladiatorFiles(services).careers.begin(formSetup(form, optionsOf(settings)), seed);
    return begun.ok ? readable(careerGame(begun.value)) : begun;
  },
};

/** The form of a new career, with a name drawn for him. */
export function newCareerScreen(env: Env): Screen {
  const seed = env.services.newSeed();
  const name = drawnName(gladiatorFiles(env.services).tables, seed, 0);
  return newGameScreen(NEW_CAREER, { form: newForm(name, optionsOf(env.settings).edition), seed, names: 0 });
}
