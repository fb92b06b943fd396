/** The pages about a bout that every screen of one can open. */
import type { GladiatorEvent } from '../../engine/gladiator/events.ts';
import { fighterOf } from '../../engine/gladiator/sheet.ts';
import type { FighterId, State } from '../../engine/gladiator/types.ts';
import type { Showing } from '../../session/frames.ts';
import type { Screen } from '../program.ts';
import { journalScreen } from './journal-screen.ts';
import { boutLook } from './log.ts';
import { lookScreen } from './look-screen.ts';
import { rosterScreen } from './roster-screen.ts';
import { sheetScreen } from './sheet-screen.ts';

/** The page that a command asks for, over a bout looked at from `you`; null where it asks for none. */
export function pageOf(command: string | null, showing: Showing<State, GladiatorEvent>, you: FighterId): Screen | null {
  switch (command) {
    case 'sheets':
      return sheetScreen({ showing, you, at: you });
    case 'roster':
      return rosterScreen({ showing, you, at: you });
    case 'journal':
      return journalScreen({ lines: showing.lines, look: boutLook(showing.shown, you), from: null });
    case 'look':
      return lookScreen({ showing, you, at: fighterOf(showing.shown, you).at });
    default:
      return null;
  }
}
