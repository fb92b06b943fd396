/** A finished match being watched: any moment of it, forward and back. */
import type { GameEvent } from '../engine/kernel/event.ts';
import type { Decisions } from '../engine/kernel/request.ts';
import type { RuleSet } from '../engine/kernel/ruleset.ts';
import { type Read, readable, type Save, unreadable } from '../engine/kernel/save.ts';
import type { GameState } from '../engine/kernel/state.ts';
import { type Frame, type JournalLine, recorder, type Showing } from './frames.ts';
import { type Reading, readWhole, reread } from './reread.ts';

/** All frames of a match and a place among them; 0 is before the first. */
export class Playback<S extends GameState, E extends GameEvent> implements Showing<S, E> {
  readonly save: Save;
  readonly frames: readonly Frame<S, E>[];
  #at = 0;

  private constructor(save: Save, frames: readonly Frame<S, E>[]) {
    this.save = save;
    this.frames = frames;
  }

  /**
   * Plays a save through and keeps every frame; says why it cannot be played. One of another version
   * cannot: these rules might make another match of its choices.
   */
  static open<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
    ruleset: RuleSet<S, D, E, Setup, T>,
    tables: T,
    save: Save,
  ): Read<Playback<S, E>> {
    return readWhole(Playback.begin(ruleset, tables, save));
  }

  /** Begins to play a save through. */
  static begin<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
    ruleset: RuleSet<S, D, E, Setup, T>,
    tables: T,
    save: Save,
  ): Reading<Playback<S, E>> {
    const frames: Frame<S, E>[] = [];
    return reread(ruleset, tables, save, { watch: recorder(ruleset, frames) }, () =>
      frames.length === 0
        ? unreadable('all of it was played under another version of the rules')
        : readable(new Playback(save, frames)),
    );
  }

  get at(): number {
    return this.#at;
  }

  /** Goes to a place, as near as there is one. */
  seek(at: number): void {
    this.#at = Math.max(0, Math.min(this.frames.length, at));
  }

  /** The frame last shown, or null before the first. */
  get frame(): Frame<S, E> | null {
    return this.frames[this.#at - 1] ?? null;
  }

  get lines(): readonly JournalLine<E>[] {
    return this.frames.slice(0, this.#at);
  }

  get shown(): Readonly<S> {
    const frame = this.frame ?? this.frames[0];
    if (frame === undefined) throw new Error('a replay without events');
    return frame.state;
  }

  get next(): Frame<S, E> | null {
    return this.frames[this.#at] ?? null;
  }

  advance(): Frame<S, E> | null {
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
    const other = ({ entry }: Frame<S, E>) => entry.turn !== here?.turn || entry.phase !== here?.phase;
    if (step === 1) {
      const next = this.frames.findIndex((frame, i) => i >= this.#at && other(frame));
      return next < 0 ? this.frames.length : next + 1;
    }
    const before = this.frames.findLastIndex((frame, i) => i < this.#at && other(frame));
    return before + 1;
  }
}
