/** A bout on the screen of somebody who looks on. */
import type { Kit } from '../../../../kernel/kit.ts';
import type { Showing } from '../../../../session/frames.ts';
import type { Look, ShownMatch } from '../../../../tui/program.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { isPlayers } from '../../rules/setup/levels.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { strangersFrame, strangersLine, strangersState } from '../../session/stranger.ts';
import { NOTHING_SHOWN, showBeat, showPhase } from '../bout/advance.ts';
import { changeReach, isZoomed, showsCoords } from '../bout/looks.ts';
import { pageOf } from '../bout/pages.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { drawFoot, drawShown } from '../bout/showing-view.ts';
import type { ShownBout } from '../bout/shown-bout.ts';
import { moment, momentHead } from '../journal/log.ts';
import { whyScreen } from '../journal/why-screen.ts';

/** A bout that is played, as others may look on at it. */
export function shownBout(session: GladiatorSession, title: string): ShownMatch {
  return {
    session,
    title,
    stranger: { state: strangersState, line: strangersLine, frame: strangersFrame },
    look: (showing) => lookAs(fresh(ours(showing).shown)),
  };
}

/** What is shown of a bout of this game is GLADIATOR's. */
const ours = (showing: Showing<Kit>): Showing<GladiatorKit> => showing as Showing<GladiatorKit>;

function fresh({ fighters }: Readonly<State>): ShownBout {
  const you: FighterId = fighters.find(isPlayers)?.id ?? 'A';
  return { ...NOTHING_SHOWN, you, pause: 0, beat: 0, large: null, coords: null, lens: { view: null } };
}

function lookAs(shown: ShownBout): Look {
  return {
    keys: 'onlook',
    pause: shown.pause ?? 0,
    bell: shown.harm,
    moment: (showing) => momentHead(ours(showing).shown),
    goOn(showing, far, { settings, skin }) {
      const pace = settings.pace === 'key' ? 'brisk' : settings.pace;
      const show = far ? showPhase : showBeat;
      return lookAs(show(shown, ours(showing), { ...settings, pace, motion: false }, skin));
    },
    onKey(command, showing, env) {
      const opened = pageOf(command, ours(showing), shown.you);
      if (opened !== null) return { over: opened };
      const line = ours(showing).lines.at(-1);
      switch (command) {
        case 'zoom':
          return lookAs({ ...shown, large: !isZoomed(shown, env) });
        case 'coords':
          return lookAs({ ...shown, coords: !showsCoords(shown, env) });
        case 'reach':
          changeReach(env);
          return lookAs(shown);
        case 'why':
          return line === undefined ? null : { over: whyScreen(line, moment(line.entry.turn, line.entry.phase)) };
        default:
          return null;
      }
    },
    draw(canvas, showing, prompt, env) {
      drawShown(canvas, shown, ours(showing), env);
      drawFoot(canvas, ours(showing), shown.you, { screen: 'onlook', prompt, tone: 'tell', hotkeys: [] }, env);
    },
  };
}
