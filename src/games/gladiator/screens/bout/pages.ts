/** The pages about a bout that every screen of one can open. */

import { setupOfSave } from '../../../../ai/led.ts';
import type { Save } from '../../../../kernel/save.ts';
import type { Showing } from '../../../../session/frames.ts';
import { withRemarks } from '../../../../session/remarks.ts';
import type { Screen } from '../../../../tui/program.ts';
import { gladiator } from '../../rules/index.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { FighterId } from '../../rules/types.ts';
import { ledByText } from '../campaign/levels.ts';
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
      return sheetScreen({ showing, you, at: you, led: ledIn(record?.()) });
    case 'roster':
      return rosterScreen({ showing, you, at: you, led: ledIn(record?.()) });
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

/** Who leads those men of a bout who are led at a level, by their ids: 'led by a tactician'. */
function ledIn(save: Save | undefined): ReadonlyMap<FighterId, string> {
  const setup = save === undefined ? null : setupOfSave<GladiatorKit>(gladiator, save);
  return new Map(
    setup?.fighters.flatMap(({ id, level }) =>
      level === undefined ? [] : [[id, level === 'bot' ? 'led by a bot' : ledByText(level)] as const],
    ),
  );
}
