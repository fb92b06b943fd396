/** The field for the name of a pilot, as the forms of a bout and of a season have it. */
import { GLADIATOR_NAME } from '../../../tui/screens/new-game.ts';

/** What is said of it. */
export const PILOT_NAME: typeof GLADIATOR_NAME = {
  ...GLADIATOR_NAME,
  question: 'What is your pilot called?',
  empty: 'A pilot needs a name.',
};
