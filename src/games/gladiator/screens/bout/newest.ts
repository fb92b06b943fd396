/** The newest line of a bout on its screen, and what leads on from it. */
import { citesOf } from '../../../../kernel/event.ts';
import type { Screen } from '../../../../tui/program.ts';
import { moment } from '../journal/log.ts';
import { whyScreen } from '../journal/why-screen.ts';
import { type BoutState, promptNow } from './state.ts';

/** The line of the last card, or of the last thing that happened. */
function newestLine({ cards, session }: BoutState) {
  const card = cards.at(-1);
  return session.lines.find(({ entry }) => entry.seq === card?.seq) ?? session.lines.at(-1);
}

/** The page that explains the newest line; null: there is none yet. */
export function whyNewest(state: BoutState): Screen | null {
  const line = newestLine(state);
  if (line === undefined) return null;
  const { turn, phase } = line.entry;
  return whyScreen(line, moment(turn, phase), state.session.save());
}

/** The rules of what is being shown, or of the question that is open. */
export function citesShownIn(state: BoutState): readonly string[] {
  const prompt = promptNow(state);
  const line = prompt === null ? newestLine(state) : undefined;
  return prompt === null ? (line === undefined ? [] : citesOf(line.entry.event)) : [prompt.cite];
}
