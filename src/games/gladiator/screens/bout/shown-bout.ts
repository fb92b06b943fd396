/** What a bout on the screen remembers besides the bout itself. */
import type { ArenaView } from '../../../../tui/arena/viewport.ts';
import type { ShowState } from './advance.ts';

/** What is needed to show a bout. */
export interface ShownBout extends ShowState {
  readonly large: boolean | null;
  readonly coords: boolean | null;
  readonly lens: { view: ArenaView | null };
}
