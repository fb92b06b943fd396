/** What a journal says beside what happened, among its lines. */
import type { Entry, GameEvent } from '../kernel/event.ts';
import type { Remark, Save } from '../kernel/save.ts';
import type { JournalLine } from './frames.ts';

/** An event that no rule has written. */
const REMARK: GameEvent = { kind: 'remark', cite: '' };

/** Whether a line tells of nothing that happened by the rules. */
export function isRemark({ kind }: Pick<GameEvent, 'kind'>): boolean {
  return kind === REMARK.kind;
}

/** The remarks of a match that goes on at a place of its journal; what was said last is not said again. */
export function saidAgain(remarks: Save['remarks'], text: string | undefined, seq: number): Save['remarks'] {
  return text === undefined || remarks?.at(-1)?.text === text ? remarks : [...(remarks ?? []), { seq, text }];
}

/** Lines with each remark before the first line that comes after it; those that come later are left out. */
export function withRemarks(
  lines: readonly JournalLine<GameEvent>[],
  remarks: readonly Remark[] | undefined,
): readonly JournalLine<GameEvent>[] {
  const last = lines.at(-1)?.entry;
  if (remarks === undefined || remarks.length === 0 || last === undefined) return lines;
  const told = remarks.filter(({ seq }) => seq <= last.seq + 1);
  const before = (seq: number) => told.filter((one) => one.seq === seq);
  const from = lines[0]?.entry.seq ?? 0;
  const said = (entry: Entry<GameEvent>, { text }: Remark) => ({ entry: { ...entry, event: REMARK }, text });
  return [
    ...lines.flatMap((line) => [...before(line.entry.seq).map((one) => said(line.entry, one)), line]),
    ...told.filter(({ seq }) => seq === last.seq + 1 && seq > from).map((one) => said(last, one)),
  ];
}
