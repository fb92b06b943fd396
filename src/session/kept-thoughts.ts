/** What minds answered in a match in play and what they weighed: kept in memory for the lines that will show it, and nowhere else. */
import type { Inquiry, Thought } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Match } from '../kernel/match.ts';
import { copyPlain } from '../kernel/state.ts';
import type { AnsweredAgain } from './answered.ts';

/** A question and what a mind answered to it. */
export interface KeptThought<K extends Kit = Kit> extends AnsweredAgain<K> {
  /** What it weighed; null: nothing, it went by a rule of thumb. */
  readonly reasons: Thought<K>['reasons'];
}

/** More than are answered between two answers of a person's; older ones have been shown, or are thought again. */
const MOST = 96;

/** The last of them. */
export class KeptThoughts<K extends Kit> {
  #all: KeptThought<K>[] = [];

  /** In the order in which they were given. */
  get all(): readonly KeptThought<K>[] {
    return this.#all;
  }

  /** Keeps what was answered to a question of a match as it stands. */
  keep({ choices, journal, state }: Match<K>, inquiry: Inquiry<K>, { choice, reasons }: Thought<K>): void {
    const { turn, phase } = state;
    this.#all.push({
      inquiry: copyPlain(inquiry),
      choice,
      reasons,
      at: choices.length,
      seq: journal.length,
      turn,
      phase,
    });
    if (this.#all.length > MOST) this.#all.shift();
  }

  /** The person answers: what had been answered before has been shown. What is answered together with that stays. */
  shown({ choices }: Match<K>): void {
    this.#all = this.#all.filter(({ at }) => at === choices.length);
  }

  /** An answer was taken back: it will be given anew. */
  drop(): void {
    this.#all = [];
  }
}
