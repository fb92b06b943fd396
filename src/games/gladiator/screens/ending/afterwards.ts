/** Pages that tell of a finished bout, from its end or its replay. */
import type { Save } from '../../../../kernel/save.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import type { FighterId } from '../../rules/types.ts';
import { openLuck } from '../journal/luck-screen.ts';
import { openReview, type WatchFrom } from './review-screen.ts';

/** A finished bout, and how it is watched again. */
interface Finished {
  save(): Save;
  readonly you: FighterId;
  readonly watch: WatchFrom;
}

/** The page that a command asks for: the luck of the bout, a review of it; null where it asks for none. */
export function afterwards(command: string | null, { save, you, watch }: Finished, env: Env): Screen | null {
  if (command === 'luck') return openLuck(save(), you, env);
  return command === 'review' ? openReview(save(), watch, env) : null;
}
