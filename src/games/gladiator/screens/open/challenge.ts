/** The challenge of a day: drawn, played, and scored. */

import { type Read, readAs, readable, unreadable } from '../../../../kernel/save.ts';
import { Session } from '../../../../session/session.ts';
import { attemptAt } from '../../../../tui/match/attempt.ts';
import type { Attempt, DailyChallenge, TryParts } from '../../../game.ts';
import { GAME_ID } from '../../id.ts';
import { challengeErrand } from '../../labour/challenge.ts';
import { optionsOf } from '../../options.ts';
import { gladiator } from '../../rules/index.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { unknownArms } from '../../rules/tables/unknown-arms.ts';
import type { State } from '../../rules/types.ts';
import { aboutChallenge, POINTS_TEXT, scoreOf } from '../../session/challenge.ts';
import { armoury, tables } from '../../tables.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { standingAnswers } from '../bout/standing.ts';
import { newBout } from '../bout/state.ts';
import { shownBout } from './bout-look.ts';
import { meetingHead } from './meeting.ts';

/** GLADIATOR's part in the challenge of a day. */
export const CHALLENGE: DailyChallenge<Setup> = {
  readSetup(json) {
    const setup = readAs<Setup>(gladiator.schema.setup, json, 'its set-up is damaged');
    const why = setup.ok ? unknownArms(armoury(), setup.value) : null;
    return why === null ? setup : unreadable(`its set-up is damaged: ${why}`);
  },
  draw: challengeErrand,
  about: aboutChallenge,
  points: POINTS_TEXT,
  score: ({ checkpoint }) => scoreOf(checkpoint.state as State),
  begin: ({ setup, seed }, parts) =>
    attempt(Session.start(gladiator, tables(), { setup, seed }, optionsFor(parts)), parts),
  open(save, parts): Read<Attempt> {
    const opened = Session.open(gladiator, tables(), save, optionsFor(parts));
    return opened.ok ? readable(attempt(opened.value.session, parts)) : opened;
  },
};

const optionsFor = ({ sink, settings }: TryParts) =>
  ({ seats: [0], sink, standing: standingAnswers(() => optionsOf(settings())) }) as const;

function attempt(session: GladiatorSession, { place, after, stake, kept, word, goOn, count }: TryParts): Attempt {
  return attemptAt(session, {
    game: GAME_ID,
    match: () => shownBout(session, `${meetingHead(session)}, challenge of the day`),
    screen: (env, notice) =>
      openBout(
        newBout(session, 'A', notice ?? word() ?? session.trouble, {
          kind: 'owned',
          ...{
            place: place(),
            kept,
            after,
            stake,
            word,
            goOn,
            hidesSeed: true,
            noAdvice: 'everybody tries the challenge of the day alone',
          },
          get trouble() {
            return session.trouble;
          },
          finish() {
            count(session.save());
            return session.trouble;
          },
        }),
        env,
      ),
  });
}
