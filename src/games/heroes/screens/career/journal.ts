/** What happened in a familia, line by line, and why. */
import type { GameEvent } from '../../../../kernel/event.ts';
import { modifierText } from '../../../../kernel/roll-text.ts';
import type { SavedSeals } from '../../../../kernel/seal.ts';
import { capital } from '../../../../kernel/words.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { Playback } from '../../../../session/playback.ts';
import { journalPage } from '../../../../tui/match/journal.ts';
import { whyPages } from '../../../../tui/match/why.ts';
import type { Screen } from '../../../../tui/program.ts';
import { monthText } from '../../career/calendar.ts';
import type { CareerEvent } from '../../career/events.ts';
import type { CareerKit } from '../../career/kit.ts';
import type { CareerState } from '../../career/types.ts';
import { MATCHES } from '../match-kind.ts';

const when = (turn: number): string => (turn === 0 ? '' : monthText(turn));

/** What "why?" tells of a roll of a familia beside its dice; `roll` null: of the event itself, which is what Fame is made of. */
export function tellFamilia(event: CareerEvent, roll: number | null): readonly string[] {
  if (roll === null)
    return event.kind === 'fame' ? event.modifiers.map((one) => `${modifierText(one)} (${one.cite})`) : [];
  const thrown = event.rolls?.[roll];
  if (thrown === undefined) return [];
  if (event.kind === 'rise') {
    const before = event.value - (thrown.result === 'rises' ? 1 : 0);
    return [`${capital(event.attribute)} was ${before}: one die above it is enough, and so is a six`];
  }
  if (event.kind === 'size-rolled') return ['the row says the size, and what it does to Speed and to Strength'];
  if (event.kind === 'fall')
    return [thrown.name === 'fall' ? 'each 1 takes a point' : '1 and 2 Savvy, 3 and 4 Speed, 5 and 6 Strength'];
  return [];
}

const beside = (event: GameEvent, roll: number | null): readonly string[] => tellFamilia(event as CareerEvent, roll);

/** All lines of a familia, the last of them chosen. */
export function familiaJournal(
  lines: readonly JournalLine<GameEvent>[],
  state: Readonly<CareerState>,
  seals: SavedSeals | null,
): Screen {
  const moment = (_state: unknown, { turn }: { readonly turn: number }): string => when(turn);
  return journalPage({ ...MATCHES, moment, beside }, lines, state, { seals });
}

/** The journal of a familia that is played back. */
export const careerJournal = ({ frames, shown, seals }: Playback<CareerKit>): Screen =>
  familiaJournal(frames, shown, seals);

/** The dice behind lines of a familia. */
export const familiaWhy = (lines: readonly JournalLine<GameEvent>[]): Screen =>
  whyPages(lines, when, MATCHES.rulebook(), beside);
