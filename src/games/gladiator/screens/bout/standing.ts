/** What the options answer in the player's place. */

import type { StandingAnswer } from '../../../../session/answers.ts';
import type { GladiatorOptions } from '../../options.ts';
import type { GladiatorKit } from '../../rules/kit.ts';

/** 34.3 Rolls that the player does not want to be asked about stand. The options are read anew at every roll. */
export function standingAnswers(settings: () => Pick<GladiatorOptions, 'favour'>): StandingAnswer<GladiatorKit> {
  return (request) => {
    if (request.kind !== 'favour') return undefined;
    const { favour } = settings();
    return favour === 'always' || (favour === 'against' && request.against) ? undefined : false;
  };
}
