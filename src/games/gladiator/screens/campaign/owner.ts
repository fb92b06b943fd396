/** A campaign as the owner of its bouts, and the bouts it sends to the arena. */
import { type Read, readable } from '../../../../kernel/save.ts';
import type { MatchParts } from '../../../../session/kept-match.ts';
import type { Env, OpenGame } from '../../../../tui/program.ts';
import { mindsIn } from '../../labour/minds.ts';
import { optionsOf } from '../../options.ts';
import type { Bout, BoutSession } from '../../session/bouts.ts';
import type { BoutOwner } from '../bout/owner.ts';
import { standingAnswers } from '../bout/standing.ts';

/** Who answers in its bouts. */
type BoutBy = Pick<MatchParts<Bout>, 'standing' | 'mindsOf' | 'labour'>;

/** A campaign in play, as its bouts see it. */
interface Campaign {
  readonly trouble: string | null;
  takeWord(): string | null;
  bout(by: BoutBy): Read<BoutSession | null>;
  finish(session: BoutSession): string | null;
}

/** The owner of a bout that belongs to a campaign, which is `home`. `words`: what is said of it. */
export function campaignOwner(
  game: Campaign,
  home: OpenGame,
  words: Pick<BoutOwner, 'place' | 'kept' | 'after' | 'odds' | 'noAdvice'>,
): BoutOwner {
  return {
    kind: 'owned',
    ...words,
    get trouble() {
      return game.trouble;
    },
    finish: (session) => game.finish(session),
    word: () => game.takeWord(),
    goOn: (env) => env.routes.play(home, env, null),
  };
}

/** The bout now asked for, opened by `open`; null: it was over already, and is answered. */
export function boutOf(game: Campaign, env: Env, open: (session: BoutSession) => OpenGame): Read<OpenGame | null> {
  const { services } = env;
  const standing = standingAnswers(() => optionsOf(services.settings()));
  const bout = game.bout({ standing, mindsOf: (setup) => mindsIn({ setup }), labour: services.labour });
  return bout.ok ? readable(bout.value === null ? null : open(bout.value)) : bout;
}
