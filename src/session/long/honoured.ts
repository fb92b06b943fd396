/** A long game of numbered matches that can be returned to and enters the hall of fame: what a game says of its own, played. */
import type { Kit } from '../../kernel/kit.ts';
import type { RuleSet } from '../../kernel/ruleset.ts';
import { type Read, readable, type Save } from '../../kernel/save.ts';
import { type LongTypes, type Matches, type Order, type RecordFile, recordIn } from '../kept-match.ts';
import type { Session } from '../session.ts';
import { beginLong, type HonouredKeep, type LongOf, LongPlay, openLong, type Page } from './game.ts';

/** The types of such a game: its rules', its matches', the question that asks for one, and what enters the hall. */
export interface Honoured {
  readonly kit: Kit & { readonly state: { readonly setup: { readonly mode: string } } };
  readonly matches: LongTypes;
  readonly order: Order & { readonly number: number };
  readonly entry: unknown;
}

type State<T extends Honoured> = Readonly<T['kit']['state']>;

/** What a game says of its own. */
export interface HonouredRules<T extends Honoured> {
  /** What it is called, as 'career'. */
  readonly name: string;
  readonly ruleset: RuleSet<T['kit']>;
  readonly matches: Matches<T['matches']>;
  /** The tables that its matches are played by. */
  matchTables(tables: T['kit']['tables']): T['matches']['kit']['tables'];
  /** Whether a lenient one can be returned to as it stands before a question of that kind. */
  returnsTo(kind: string, state: State<T>): boolean;
  /** It in a few words, for Continue. */
  note(state: State<T>): string;
  /** How far it has come: another text whenever there is more to tell. */
  step(state: State<T>): string;
  /** The pages it has to offer. */
  pages(state: State<T>, tables: T['kit']['tables']): readonly Page[];
  /** What enters the hall of fame once it is over; null: nothing. */
  entry(state: State<T>): T['entry'] | null;
}

/** The types of such a game, as it is played. */
type Played<T extends Honoured> = LongOf<T['kit'], T['matches'], T['order'], HonouredKeep<T['entry']>>;

/** Such a game in play. */
export class HonouredGame<T extends Honoured> extends LongPlay<Played<T>> {
  readonly #rules: HonouredRules<T>;

  constructor(
    rules: HonouredRules<T>,
    session: Session<T['kit']>,
    keep: HonouredKeep<T['entry']>,
    word: string | null = null,
  ) {
    super(session, keep, word);
    this.#rules = rules;
    this.tell();
  }

  protected get matches(): Matches<T['matches']> {
    return this.#rules.matches;
  }

  protected get tables(): T['matches']['kit']['tables'] {
    return this.#rules.matchTables(this.session.match.tables);
  }

  protected file({ number }: T['order']): RecordFile {
    return this.keep.bout(number);
  }

  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    return prompt !== null && match.state.setup.mode === 'lenient' && this.#rules.returnsTo(prompt.kind, match.state);
  }

  protected note(): string {
    return this.#rules.note(this.session.match.state);
  }

  protected step(): string {
    return this.#rules.step(this.session.match.state);
  }

  protected pages(): readonly Page[] {
    const { state, tables } = this.session.match;
    return this.#rules.pages(state, tables);
  }

  protected honour(): string | null {
    const entry = this.#rules.entry(this.session.match.state);
    return entry === null ? null : this.keep.honour(entry);
  }

  /** The record of a match, or why there is none. */
  record(number: number): Read<Save> {
    return recordIn(this.keep.bout(number), this.matches.name);
  }

  /** The game as it was before a step, as a game of its own. */
  goBack(step: number): Read<HonouredGame<T>> {
    const save = this.keep.goBack(step);
    return save.ok ? openHonoured(this.#rules, this.session.match.tables, save.value, this.keep) : save;
  }
}

/** A new one, saved before anything is shown. */
export function startHonoured<T extends Honoured>(
  rules: HonouredRules<T>,
  tables: T['kit']['tables'],
  begins: Order<T['kit']>,
  keep: HonouredKeep<T['entry']>,
): HonouredGame<T> {
  return new HonouredGame(rules, beginLong(rules.ruleset, tables, begins, keep), keep);
}

/** A saved one, with what had not been seen waiting to be shown. */
export function openHonoured<T extends Honoured>(
  rules: HonouredRules<T>,
  tables: T['kit']['tables'],
  save: Save,
  keep: HonouredKeep<T['entry']>,
): Read<HonouredGame<T>> {
  const opened = openLong(rules.ruleset, tables, save, keep, rules.name);
  return opened.ok ? readable(new HonouredGame(rules, opened.value.session, keep, opened.value.word)) : opened;
}

/** A chapter of what is told of such a game. */
interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is told of one gladiator: the chronicle, the last chapter first, and a page of its own. Nothing of what has no lines. */
export function toldPages(chapters: readonly Chapter[], name: string, life: readonly string[]): readonly Page[] {
  const told = chapters.toReversed().flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]);
  return [
    { name: 'chronicle.txt', lines: told },
    { name: `${name}.txt`, lines: life },
  ].flatMap((page) => (page.lines.length === 0 ? [] : [{ name: page.name, text: `${page.lines.join('\n')}\n` }]));
}
