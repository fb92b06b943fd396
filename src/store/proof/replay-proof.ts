/** A replay held against its own summary and its name. */
import { equalPlain } from '../../kernel/state.ts';
import { isOver } from '../../kernel/summary.ts';
import type { KnownGames } from '../known.ts';
import type { Replay } from '../replay-file.ts';
import { REPLAY_NAME, replayId } from '../replay-names.ts';

/** Why a replay is not what its summary or its file's name says, or null. */
export function replayFault(
  { save, summary }: Replay,
  name: string,
  known: Pick<KnownGames, 'summary'>,
): string | null {
  const named = REPLAY_NAME.exec(name)?.[2];
  if (named !== undefined && !replayId(save).startsWith(named)) return 'its name is that of another match';
  const made = isOver(save) ? known.summary(save) : null;
  if (summary === null || made?.ok !== true || equalPlain(summary, made.value)) return null;
  return 'its summary is not that of the match in it';
}
