import { type Checkpoint, savedCheckpoint, standsAt } from './checkpoint.ts';
import { type Dice, seededDice } from './dice.ts';
import type { Entry } from './event.ts';
import type { Kit } from './kit.ts';
import { knownSetup, knownState, tablesOf } from './known-save.ts';
import type { MatchOptions } from './match-options.ts';
import { type PhaseStand, type PleadedPhase, pleadedPhase } from './pleas/pleading.ts';
import type { Answer, Choice, Kind, Request, Seat } from './request.ts';
import { seedState } from './rng.ts';
import type { Rule } from './rule.ts';
import type { Context, RuleSet } from './ruleset.ts';
import { type Read, readAs, readable, type Save, unreadable } from './save.ts';
import { copyPlain, digestOf } from './state.ts';
import { type Answered, type Staying, whyKept } from './undo.ts';

/**
 * A match in play: rules, dice, choices and journal together. Same rule set, set-up, seed and
 * choices: same match, byte for byte.
 */
export class Match<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  /** Those in force by its set-up. */
  readonly tables: K['tables'];
  readonly setup: K['setup'];
  readonly seed: string;
  readonly #options: MatchOptions<K>;
  /** Where its replay begins, if not at its seed. */
  #base: Save['checkpoint'] | null = null;
  /** Where it was taken up as a match of this object, if not at its seed. */
  #origin: Checkpoint<K['state']> | null = null;
  #checkpoint: Checkpoint<K['state']>;
  #state: K['state'];
  #dice: Dice;
  #context: Context<K>;
  /** The phase in play: as it runs, or where rolls may be thrown again as it is played anew at each answer. */
  #script: Rule<K['decisions']> | null = null;
  #pleaded: PleadedPhase<K> | null = null;
  #pending: readonly Request<K['decisions']>[] = [];
  #choices: (readonly unknown[])[] = [];
  #answered: Answered[] = [];
  /** What was asked since the checkpoint, and is answered. */
  #asked: (readonly Request<K['decisions']>[])[] = [];
  #journal: Entry<K['event']>[] = [];
  /** Entries so far, kept or not. */
  #seq = 0;
  /** How many of them not everybody may see. */
  #secrets = 0;

  private constructor(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    setup: K['setup'],
    seed: string,
    options: MatchOptions<K>,
  ) {
    this.ruleset = ruleset;
    this.tables = tablesOf(ruleset, tables, setup);
    this.setup = setup;
    this.seed = seed;
    this.#options = options;
    this.#state = ruleset.initial(setup, this.tables);
    this.#dice = seededDice(seedState(seed));
    this.#context = this.#contextOf();
    this.#checkpoint = this.#mark();
  }

  /** A new match, played up to the first question. */
  static start<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    setup: K['setup'],
    seed: string,
    options: MatchOptions<K> = {},
  ): Match<K> {
    const match = new Match(ruleset, tables, setup, seed, options);
    ruleset.prepare(match.#context, setup, seed);
    match.#nextPhase();
    return match;
  }

  /**
   * A saved match, at the prompt where it was left. A save of this version is replayed and its
   * digest compared; one of another version goes on from its checkpoint, and `dropped` says how
   * many later choices were lost.
   */
  static open<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    save: Save,
    options: MatchOptions<K> = {},
  ): Read<{ readonly match: Match<K>; readonly dropped: number }> {
    if (save.version !== ruleset.version) {
      const from = { ...save.checkpoint, seq: 0 };
      const taken = Match.#takeUp(ruleset, tables, save, from, from, options);
      return taken.ok ? readable({ match: taken.value, dropped: save.choices.length - from.at }) : taken;
    }
    const begun = Match.begin(ruleset, tables, save, options);
    if (!begun.ok) return begun;
    const match = begun.value;
    const why = match.arrive(save);
    return why === null ? readable({ match, dropped: 0 }) : unreadable(why);
  }

  /**
   * A saved match of this version, taken up at a checkpoint of its own: what led there is not played again, but
   * stays among its choices. What comes after must come to the digest and the dice that the save tells of.
   */
  static openAt<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    save: Save,
    from: Save['checkpoint'],
    options: MatchOptions<K> = {},
  ): Read<Match<K>> {
    const taken = Match.#takeUp(ruleset, tables, save, from, save.base ?? null, options);
    if (!taken.ok) return taken;
    const match = taken.value;
    const why = match.arrive(save);
    if (why !== null) return unreadable(why);
    return standsAt(match.#checkpoint, save) ? taken : unreadable('its dice are not those of its checkpoint');
  }

  /** A save's match at the place where its replay begins, none of its later choices played. */
  static begin<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    save: Save,
    options: MatchOptions<K> = {},
  ): Read<Match<K>> {
    if (save.base !== undefined) return Match.#takeUp(ruleset, tables, save, save.base, save.base, options);
    const setup = knownSetup(ruleset, tables, save);
    return setup.ok ? readable(Match.start(ruleset, tables, setup.value, save.seed, options)) : setup;
  }

  static #takeUp<K extends Kit>(
    ruleset: RuleSet<K>,
    tables: K['tables'],
    save: Save,
    from: Save['checkpoint'],
    base: Save['checkpoint'] | null,
    options: MatchOptions<K>,
  ): Read<Match<K>> {
    const setup = knownSetup(ruleset, tables, save);
    if (!setup.ok) return setup;
    const checked = knownState(ruleset, tables, setup.value, from.state);
    if (!checked.ok) return checked;
    if (from.at > save.choices.length) return unreadable('its checkpoint lies behind its last choice');
    const match = new Match(ruleset, tables, setup.value, save.seed, options);
    match.#base = base;
    match.#origin = { ...from, state: checked.value, seq: from.seq ?? 0 };
    match.#restore(match.#origin, save.choices.slice(0, from.at));
    return readable(match);
  }

  /** The questions now open, in the order their answers are wanted; empty when the match is over. */
  get pending(): readonly Request<K['decisions']>[] {
    return this.#pending;
  }

  /** The live state: read it, never change it. */
  get state(): Readonly<K['state']> {
    return this.#state;
  }

  get journal(): readonly Entry<K['event']>[] {
    return this.#journal;
  }

  get choices(): readonly (readonly unknown[])[] {
    return this.#choices;
  }

  /** What has been answered in the phase in play, oldest first: each seat's own are its secrets. */
  get answers(): readonly Answer<K['decisions']>[] {
    return this.#asked.flatMap((requests, i) =>
      requests.map((request, k) => {
        const choice = this.#choices[this.#checkpoint.at + i]?.[k];
        return { kind: request.kind, request, choice } as Answer<K['decisions']>;
      }),
    );
  }

  get over(): boolean {
    return this.#state.outcome !== null;
  }

  /** Draws of the match's dice so far. */
  get draws(): number {
    return this.#dice.draws;
  }

  digest(): string {
    return digestOf(this.#state);
  }

  /** Why a choice may not answer a pending request, or null when it may. Shape and rules alike. */
  check<P extends Kind<K['decisions']>>(request: Request<K['decisions'], P>, choice: unknown): string | null {
    const kind = request.kind as P;
    const shaped = readAs(this.ruleset.schema.choice[kind], choice, `not a choice of kind '${kind}'`);
    if (!shaped.ok) return shaped.why;
    return this.ruleset.decisions[kind].check(
      this.#state,
      this.tables,
      request,
      shaped.value as Choice<K['decisions'], P>,
    );
  }

  /**
   * Answers all pending questions and plays on to the next. Choices are checked first: returns why
   * one of them is illegal, with nothing done, or null.
   */
  answer(choices: readonly unknown[]): string | null {
    if (this.over) return 'the match is over';
    if (choices.length !== this.#pending.length) {
      return `${this.#pending.length} answers are wanted, ${choices.length} were given`;
    }
    for (const [i, request] of this.#pending.entries()) {
      const why = this.check(request, choices[i]);
      if (why !== null) return why;
    }
    this.#play(copyPlain(choices)); // whoever made them may go on changing them
    return null;
  }

  /** Draws before the last answer; null: there is none that could be taken back. */
  get drawsAtLast(): number | null {
    return this.#answered.at(-1)?.draws ?? null;
  }

  /**
   * Takes back the last choice, unless a die has fallen since, or something come out that was another's secret: says
   * why not, or null. `own`: the seats of whoever takes it back; without it any one seat that was asked alone. `stays`:
   * what is not taken back, whatever has come of it.
   */
  undo(own?: readonly Seat[], stays?: Staying): string | null {
    const now = { draws: this.#dice.draws, secrets: this.#secrets };
    const choices = this.#choices.at(-1);
    const by = { choices, ...(own === undefined ? {} : { own }), ...(stays === undefined ? {} : { stays }) };
    const why = whyKept(this.#answered.at(-1), now, by);
    if (why !== null) return why;
    this.#options.rewound?.();
    const kept = this.#choices.slice(0, -1);
    this.#journal = [];
    this.#seq = 0;
    this.#secrets = 0;
    this.#answered = [];
    this.#choices = [];
    if (this.#origin === null) {
      this.#state = this.ruleset.initial(this.setup, this.tables);
      this.#dice = seededDice(seedState(this.seed));
      this.#context = this.#contextOf();
      this.ruleset.prepare(this.#context, this.setup, this.seed);
      this.#nextPhase();
    } else {
      this.#restore(this.#origin, kept.slice(0, this.#origin.at));
    }
    for (const choices of kept.slice(this.#choices.length)) this.#play(choices);
    return null;
  }

  /** The match as a file holds it; `seen` counts the journal entries the player has been shown. */
  save(seen: number): Save {
    return {
      format: 1,
      ruleset: this.ruleset.id,
      version: this.ruleset.version,
      seed: this.seed,
      setup: this.setup,
      choices: this.#choices.map((choices) => [...choices]),
      checkpoint: savedCheckpoint(this.#checkpoint),
      digest: this.digest(),
      seen,
      ...(this.#base === null ? {} : { base: copyPlain(this.#base) }),
    };
  }

  #contextOf(): Context<K> {
    return { state: this.#state, tables: this.tables, dice: this.#dice, emit: (event) => this.#emit(event) };
  }

  #emit(event: K['event']): void {
    const { turn, phase } = this.#state;
    this.#tell({ seq: this.#seq, turn, phase, event }, this.#state);
  }

  /** Writes an entry and tells of it, unless that was done when the phase was last played. */
  #tell(entry: Entry<K['event']>, state: K['state']): void {
    if (entry.seq < this.#seq) return;
    this.#seq = entry.seq + 1;
    if (entry.event.only !== undefined) this.#secrets += 1;
    if (this.#options.journal !== false) this.#journal.push(entry);
    this.#options.watch?.(entry, state);
  }

  #mark(): Checkpoint<K['state']> {
    return {
      at: this.#choices.length,
      draws: this.#dice.draws,
      dice: this.#dice.state(),
      state: this.#copy(this.#state),
      seq: this.#seq,
    };
  }

  #copy(state: K['state']): K['state'] {
    return this.ruleset.snapshot?.(state) ?? copyPlain(state);
  }

  #restore(from: Checkpoint<K['state']>, choices: readonly (readonly unknown[])[]): void {
    this.#state = this.#copy(from.state);
    this.#dice = seededDice(from.dice, from.draws);
    this.#context = this.#contextOf();
    this.#choices = [...choices];
    this.#seq = from.seq;
    this.#nextPhase();
  }

  #nextPhase(): void {
    while (this.#state.outcome === null) {
      this.#checkpoint = this.#mark();
      this.#options.mark?.(this.#checkpoint);
      this.#asked = [];
      if (this.#enter()) return;
    }
    this.#checkpoint = this.#mark();
    this.#options.mark?.(this.#checkpoint);
    this.#asked = [];
    this.#script = null;
    this.#pleaded = null;
    this.#pending = [];
  }

  /** Plays a phase up to its first question; false: it had none. */
  #enter(): boolean {
    const { ruleset, tables } = this;
    const { favour } = ruleset;
    if (favour?.inPlay(this.#state) !== true) {
      this.#pleaded = null;
      this.#script = ruleset.playPhase(this.#context);
      return this.#take(this.#script.next([]));
    }
    const { state, seq, dice, draws } = this.#checkpoint;
    const start = { state, seq, dice: () => seededDice(dice, draws) };
    this.#script = null;
    const telling = this.#options.watch === undefined ? 'afterwards' : 'as it happens';
    this.#pleaded = pleadedPhase({ ruleset, favour, tables }, start, (entry, now) => this.#tell(entry, now), telling);
    return this.#stand(this.#pleaded.play([]));
  }

  #play(choices: readonly unknown[]): void {
    if (this.over) throw new Error('a choice was played after the end of the match');
    const seats = [...new Set(this.#pending.map(({ seat }) => seat))];
    const kinds = this.#pending.map(({ kind }) => kind);
    this.#answered.push({ seats, kinds, draws: this.#dice.draws, secrets: this.#secrets });
    this.#choices.push(choices);
    this.#asked.push(this.#pending);
    if (!this.#goOn(choices)) this.#nextPhase();
  }

  /** Plays on in the phase; false: it is over. */
  #goOn(choices: readonly unknown[]): boolean {
    if (this.#pleaded !== null) return this.#stand(this.#pleaded.play(choices));
    return this.#script !== null && this.#take(this.#script.next(choices));
  }

  #take(step: IteratorResult<readonly Request<K['decisions']>[], void>): boolean {
    if (step.done === true) return false;
    this.#pending = step.value;
    return true;
  }

  #stand({ state, dice, asked }: PhaseStand<K>): boolean {
    this.#state = state;
    this.#dice = dice;
    this.#context = this.#contextOf();
    this.#pending = asked;
    return asked.length > 0;
  }

  /** Plays a save's choices to their end; why it does not come to where the save says, or null. */
  arrive({ choices, digest: wanted }: Save): string | null {
    const why = this.#replay(choices);
    if (why !== null) return why;
    return this.digest() === wanted ? null : 'its choices lead elsewhere than it says';
  }

  /** Plays what `choices` holds beyond what has been chosen; why one of them is illegal, or null. */
  #replay(choices: readonly (readonly unknown[])[]): string | null {
    for (const answers of choices.slice(this.#choices.length)) {
      const why = this.answer(answers);
      if (why !== null) return `choice ${this.#choices.length + 1} of ${choices.length} is illegal: ${why}`;
    }
    return null;
  }
}
