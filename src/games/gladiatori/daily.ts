/** The challenge of a day: drawn, played, and scored. */
import { readAs } from '../../kernel/save.ts';
import { dailyMatch } from '../daily-match.ts';
import { matchOfDay } from './labour/challenge.ts';
import { gladiatori } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { GLADIATORI_ALONE } from './screens/practice.ts';
import { aboutMatch, MATCH_POINTS, matchScore } from './session/challenge.ts';

/** This game's part in the challenge of a day. */
export const GLADIATORI_CHALLENGE = dailyMatch(GLADIATORI_ALONE, {
  readSetup: (json) => readAs(gladiatori.schema.setup, json, 'its set-up is damaged'),
  draw: matchOfDay,
  about: ({ setup, chance }) => aboutMatch(setup, chance),
  points: MATCH_POINTS,
  score: ({ checkpoint }) => matchScore(checkpoint.state as State),
});
