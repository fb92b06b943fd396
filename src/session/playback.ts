/** A finished match being watched: any moment of it, forward and back. */
import type { Kit } from '../kernel/kit.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, type Remark, readable, type Save, unreadable } from '../kernel/save.ts';
import type { SavedSeals } from '../kernel/seal.ts';
import { type Frame, type JournalLine, recorder, type Showing } from './frames.ts';
import { type Rereading, readWhole, reread } from './reread.ts';

/** All frames of a match and a place among them; 0 is before the first. */
export class Playback<K extends Kit> implements Showing<K> {
  readonly save: Save;
  readonly frames: readonly Frame<K>[];
  #at = 0;

  private constructor(save: Save, frames: readonly Frame<K>[]) {
    this.save = save;
    this.frames = frames;
  }

  /**
   * Plays a save through and keeps every frame; says why it cannot be played. One of another version
   * cannot: these rules might make another match of its choices.
   */
  static open<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], save: Save): Read<Playback<K>> {
    return readWhole(Playback.begin(ruleset, tables, save));
  }

  /** Begins to play a save through. */
  static begin<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], save: Save): Rereading<Playback<K>> {
    const frames: Frame<K>[] = [];
    return reread(ruleset, tables, save, { watch: recorder(ruleset, frames) }, () =>
      frames.length === 0
        ? unreadable('all of it was played under another version of the rules')
        : readable(new Playback(save, frames)),
    );
  }

  get seals(): SavedSeals | null {
    return this.save.seals ?? null;
  }

  get remarks(): readonly Remark[] {
    return this.save.remarks ?? [];
  }

  get at(): number {
    return this.#at;
  }

  /** Goes to a place, as near as there is one. */
  seek(at: number): void {
    this.#at = Math.max(0, Math.min(this.frames.length, at));
  }

  /** The frame last shown, or null before the first. */
  get frame(): Frame<K> | null {
    return this.frames[this.#at - 1] ?? null;
  }

  get lines(): readonly JournalLine<K['event']>[] {
    return this.frames.slice(0, this.#at);
  }

  get shown(): Readonly<K['state']> {
    const frame = this.frame ?? this.frames[0];
    if (frame === undefined) throw new Error('a replay without events');
    return frame.state;
  }

  get next(): Frame<K> | null {
    return this.frames[this.#at] ?? null;
  }

  advance(): Frame<K> | null {
    if (this.over) return null;
    this.seek(this.#at + 1);
    return this.frame;
  }

  get over(): boolean {
    return this.#at === this.frames.length;
  }

  /** Where the first event of the next phase has been shown, or (-1) nothing yet of the phase shown here. */
  phaseFrom(step: 1 | -1): number {
    const here = this.frame?.entry;
    const other = ({ entry }: Frame<K>) => entry.turn !== here?.turn || entry.phase !== here?.phase;
    if (step === 1) {
      const next = this.frames.findIndex((frame, i) => i >= this.#at && other(frame));
      return next < 0 ? this.frames.length : next + 1;
    }
    const before = this.frames.findLastIndex((frame, i) => i < this.#at && other(frame));
    return before + 1;
  }
}
