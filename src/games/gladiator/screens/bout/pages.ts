/** The pages about a bout that every screen of one can open. */

import type { Save } from '../../../../kernel/save.ts';
import type { Showing } from '../../../../session/frames.ts';
import { withRemarks } from '../../../../session/remarks.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { FighterId } from '../../rules/types.ts';
import { journalScreen } from '../journal/journal-screen.ts';
import { boutLook } from '../journal/log.ts';
import { lookScreen } from '../plot/look-screen.ts';
import { rosterScreen } from '../sheet/roster-screen.ts';
import { sheetScreen } from '../sheet/sheet-screen.ts';

/** The page that a command asks for, over a bout looked at from `you`; null where it asks for none. `record`: where what was thought in it may be told. */
export function pageOf(
  command: string | null,
  showing: Showing<GladiatorKit>,
  you: FighterId,
  record?: () => Save,
): Screen | null {
  switch (command) {
    case 'sheets':
      return sheetScreen({ showing, you, at: you });
    case 'roster':
      return rosterScreen({ showing, you, at: you });
    case 'journal':
      return journalScreen({
        ...{ look: boutLook(showing.shown, you), from: null },
        lines: withRemarks(showing.lines, showing.remarks),
        seals: showing.seals ?? null,
        ...(record === undefined ? {} : { record }),
      });
    case 'look':
      return lookScreen({ showing, you, at: fighterOf(showing.shown, you).at });
    default:
      return null;
  }
}
