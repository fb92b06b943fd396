/** The challenge of a day: drawn, played, and scored. */
import { readAs } from '../../kernel/save.ts';
import { dailyMatch } from '../daily-match.ts';
import { flightOfDay } from './labour/challenge.ts';
import { gliderpit } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { GLIDERPIT_ALONE } from './screens/practice.ts';
import { aboutFlight, FLIGHT_POINTS, flightScore } from './session/challenge.ts';

/** This game's part in the challenge of a day. */
export const GLIDERPIT_CHALLENGE = dailyMatch(GLIDERPIT_ALONE, {
  readSetup: (json) => readAs(gliderpit.schema.setup, json, 'its set-up is damaged'),
  draw: flightOfDay,
  about: ({ setup, chance }) => aboutFlight(setup, chance),
  points: FLIGHT_POINTS,
  score: ({ checkpoint }) => flightScore(checkpoint.state as State),
});
