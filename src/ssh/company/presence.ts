/** What somebody on the host is doing, as a part of a sentence that the player's name begins. */
import type { OpenGame, ShownMatch } from '../../tui/program.ts';

/** What a session shows. */
export type Doing =
  | { readonly at: 'gate' }
  | { readonly at: 'game'; readonly game: OpenGame }
  /** A try at the challenge of a day. */
  | { readonly at: 'daily'; readonly game: OpenGame; readonly date: string }
  | { readonly at: 'stands'; readonly whom: string };

/** The match that is being played, or null. */
export function matchOf(doing: Doing): ShownMatch | null {
  return 'game' in doing ? doing.game.match : null;
}

/** 'leads Felix against Rufus', 'watches Anna'. */
export function doingText(doing: Doing): string {
  switch (doing.at) {
    case 'gate':
      return 'stands at the gate';
    case 'stands':
      return `watches ${doing.whom}`;
    default:
      return doing.game.doing;
  }
}
