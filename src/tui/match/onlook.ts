/** A match of any game on the screen of somebody who looks on. */
import type { Kit } from '../../kernel/kit.ts';
import { strangersEyes } from '../../session/eyes.ts';
import type { Showing } from '../../session/frames.ts';
import type { Session } from '../../session/session.ts';
import { drawKeyBar, drawPrompt } from '../parts.ts';
import type { Look, ShownMatch } from '../program.ts';
import { type CloseLook, type MatchKind, type Scene, zoomed } from './kind.ts';
import { drawMatch, showOn } from './showing.ts';
import { whyOfLast } from './why.ts';

/** A match that is played, as others may look on at it. `title`: who meets whom, and where. */
export function shownMatch<K extends Kit>(kind: MatchKind<K>, session: Session<K>, title: string): ShownMatch {
  return { session, title, stranger: strangersEyes(kind.ruleset), look: () => lookAs(kind, 0, null) };
}

/** Milliseconds between two lines where the pace of whoever looks on is no other. */
const PAUSE = 350;

function lookAs<K extends Kit>(kind: MatchKind<K>, from: number, close: CloseLook | null): Look {
  const own = (showing: Showing<Kit>): Showing<K> => showing as Showing<K>;
  return {
    keys: 'watch',
    pause: PAUSE,
    moment: (showing) => kind.moment(showing.shown, showing.shown),
    goOn(showing, far, { settings }) {
      const begin = showing.lines.length;
      showOn(kind, own(showing), far || settings.pace === 'instant' ? 'instant' : settings.pace);
      return lookAs(kind, begin, close);
    },
    onKey(command, showing) {
      if (command === 'zoom' && kind.zooms === true) return lookAs(kind, from, zoomed(close));
      const why = command === 'why' ? whyOfLast(kind, own(showing).lines, from, own(showing).shown) : null;
      return why === null ? null : { over: why };
    },
    draw(canvas, showing, prompt, env) {
      const scene: Scene<K> = { seen: own(showing), seat: null, asked: null, from, close };
      drawMatch(canvas, kind, scene, env);
      drawPrompt(canvas, canvas.height - 2, prompt, 'tell');
      drawKeyBar(canvas, 'watch', env);
    },
  };
}
