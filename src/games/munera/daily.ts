/** The challenge of a day: drawn, played, and scored. */
import { readAs } from '../../kernel/save.ts';
import { dailyMatch } from '../daily-match.ts';
import { boutOfDay } from './labour/challenge.ts';
import { munera } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { MUNERA_ALONE } from './screens/practice.ts';
import { aboutBout, BOUT_POINTS, boutScore } from './session/challenge.ts';

/** This game's part in the challenge of a day. */
export const MUNERA_CHALLENGE = dailyMatch(MUNERA_ALONE, {
  readSetup: (json) => readAs(munera.schema.setup, json, 'its set-up is damaged'),
  draw: boutOfDay,
  about: ({ setup, chance }) => aboutBout(setup, chance),
  points: BOUT_POINTS,
  score: ({ checkpoint }) => boutScore(checkpoint.state as State),
});
