/** A match inside a long game: begun by its order, or gone on with from its record. */
import type { Minds } from '../ai/mind.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { Watcher } from '../kernel/match-options.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import type { Labour } from '../odds/labour.ts';
import type { StandingAnswer } from './answers.ts';
import { type SaveSink, Session, type SessionOptions } from './session.ts';
import { type CopyAside, goesOn, seenCounts, type TakenUp, takenUp } from './taken-up.ts';

/** The types of the matches of a long game: their rule set's, and what one comes to for the game around it. */
export interface LongTypes {
  readonly kit: Kit;
  readonly result: unknown;
}

/** What a match is begun by. */
export interface Order<K extends Kit = Kit> {
  readonly setup: K['setup'];
  readonly seed: string;
}

/** Looks on at a match, from its first event to its last. */
interface Eyes<P extends LongTypes> {
  readonly watch: Watcher<P['kit']>;
  /** Forgets what was seen: it is told again from where the looking began. */
  rewound(): void;
  /** What it came to. Throws while it is not over. */
  result(state: P['kit']['state']): P['result'];
}

/** The matches of a long game. */
export interface Matches<P extends LongTypes> {
  readonly ruleset: RuleSet<P['kit']>;
  /** What one is called, as 'bout'; a question of that kind asks for one. */
  readonly name: string;
  /** Who answers at seats of the program; absent: nobody but the person is asked. */
  minds?(tables: P['kit']['tables']): Minds<P['kit']>;
  /** Eyes for one that begins. */
  eyes(tables: P['kit']['tables']): Eyes<P>;
  /** Eyes for one that goes on from its record. */
  eyesOn(tables: P['kit']['tables'], record: Save): Read<Eyes<P>>;
  /** What a finished one came to, by its record alone. */
  resultOf(tables: P['kit']['tables'], record: Save): Read<P['result']>;
}

/** Where the record of a match is kept. */
export interface RecordFile extends SaveSink {
  /** What it is called where it is kept. */
  readonly name: string;
  load(): Read<Save | null>;
  /** Puts a record aside that cannot be used; says where it went, or why it stays. */
  setAside(why: string): Read<string>;
  readonly copyAside: CopyAside;
}

/** Matches of which the last state says all that they came to: nobody has to look on. `name`: what one is called. */
export function matchesByEnd<P extends LongTypes>(
  ruleset: RuleSet<P['kit']>,
  name: string,
  result: (state: P['kit']['state']) => P['result'],
): Matches<P> {
  const eyes: Eyes<P> = { watch() {}, rewound() {}, result };
  return {
    ...{ ruleset, name, eyes: () => eyes, eyesOn: () => readable(eyes) },
    resultOf(tables, record) {
      const opened = Match.open(ruleset, tables, record, { journal: false });
      if (!opened.ok) return opened;
      const { match } = opened.value;
      return match.over ? readable(result(match.state)) : unreadable(`the ${name} is not over`);
    },
  };
}

/** A record as it is kept, or why there is none. `name`: what such a match is called. */
export function recordIn(file: RecordFile, name: string): Read<Save> {
  const kept = file.load();
  if (!kept.ok) return kept;
  return kept.value === null ? unreadable(`The record of that ${name} is not kept.`) : readable(kept.value);
}

/** A match in play, and the eyes that look on at it. */
export interface LiveMatch<P extends LongTypes> {
  readonly session: Session<P['kit']>;
  readonly eyes: Eyes<P>;
}

/** A match that was asked for, as its record has it. */
export interface KeptMatch<P extends LongTypes> extends LiveMatch<P> {
  /** It is over already, with this result: the program was killed between its end and the answer; null: it goes on. */
  readonly ended: { readonly result: P['result'] } | null;
  /** What the player is to be told of its record, or null. */
  readonly word: string | null;
}

/** What a match inside a long game is opened with: its rules and tables, and the file of its record. */
export interface MatchParts<P extends LongTypes> {
  readonly matches: Matches<P>;
  readonly tables: P['kit']['tables'];
  readonly file: RecordFile;
  /** What the player need not be asked in it. */
  readonly standing?: StandingAnswer<P['kit']> | undefined;
  /** Who answers at seats of the program by the set-up of the match; absent: whoever answers in all of them. */
  readonly mindsOf?: ((setup: unknown) => Minds<P['kit']>) | undefined;
  /** Who does the thinking of minds that take their time; absent: they think here and now. */
  readonly labour?: Labour | undefined;
}

/** The match of an order: begun, or where it has a record gone on with; why that cannot be. */
export function keptMatch<P extends LongTypes>(order: Order<P['kit']>, parts: MatchParts<P>): Read<KeptMatch<P>> {
  const { matches, file } = parts;
  const anew = `It was put aside, and the ${matches.name} begins again.`;
  const found = file.load();
  if (!found.ok) return readable(begun(order, parts, `Its record cannot be read. ${anew}`));
  const save = found.value;
  if (save === null) return readable(begun(order, parts, null));
  const opened: Read<TakenUp<LiveMatch<P>>> = isOf(order, matches, save)
    ? takenUp(save, (one) => opening(one, parts))
    : unreadable(`it is of another ${matches.name}`);
  if (opened.ok) return readable(goneOn(save, opened.value, parts));
  const aside = file.setAside(opened.why);
  if (!aside.ok) return unreadable(`The ${matches.name}'s record cannot be used: ${opened.why}; ${aside.why}.`);
  return readable(begun(order, parts, `Its record cannot be used: ${opened.why}. ${anew}`));
}

function begun<P extends LongTypes>(order: Order<P['kit']>, parts: MatchParts<P>, word: string | null): KeptMatch<P> {
  const { matches, tables } = parts;
  const eyes = matches.eyes(tables);
  const session = Session.start(matches.ruleset, tables, order, optionsFor(parts, eyes, order.setup));
  return { session, eyes, ended: null, word };
}

/** The person has the first seat; at others are minds. */
function optionsFor<P extends LongTypes>(
  { matches: { minds: ofAll }, tables, file, standing, mindsOf, labour }: MatchParts<P>,
  { watch, rewound }: Eyes<P>,
  setup: unknown,
): SessionOptions<P['kit']> {
  const minds = mindsOf?.(setup) ?? ofAll?.(tables);
  return { seats: [0], sink: file, standing, watch, rewound, labour, ...(minds === undefined ? {} : { minds }) };
}

function opening<P extends LongTypes>(save: Save, parts: MatchParts<P>): Read<LiveMatch<P>> {
  const { matches, tables } = parts;
  const found = matches.eyesOn(tables, save);
  if (!found.ok) return found;
  const eyes = found.value;
  const opened = Session.open(matches.ruleset, tables, save, optionsFor(parts, eyes, save.setup));
  return opened.ok ? readable({ session: opened.value.session, eyes }) : opened;
}

/** A match taken up from its record; one that is taken up elsewhere than where it was left is written down as it now stands. */
function goneOn<P extends LongTypes>(
  { version }: Save,
  { value: { session, eyes }, fault }: TakenUp<LiveMatch<P>>,
  { matches, file }: MatchParts<P>,
): KeptMatch<P> {
  const ended = session.over ? { result: eyes.result(session.match.state) } : null;
  const word = wordOf(version, fault, ended !== null, matches, file);
  if (word !== null && ended === null) session.keep();
  return { session, eyes, ended, word };
}

function wordOf<P extends LongTypes>(
  version: number,
  fault: string | null,
  over: boolean,
  { name, ruleset }: Matches<P>,
  { copyAside }: RecordFile,
): string | null {
  if (fault !== null) return over ? seenCounts(name, fault, copyAside) : goesOn(name, fault, copyAside);
  if (version === ruleset.version || over) return null;
  return `The ${name} is of another version of the rules: it goes on from where its last phase began.`;
}

/** What a match came to, by its record; where that does not replay, by what was seen, and what the player is to be told. */
export function cameTo<P extends LongTypes>(
  { session, eyes }: LiveMatch<P>,
  { matches, tables, file }: MatchParts<P>,
): Read<{ readonly result: P['result']; readonly word: string | null }> {
  if (!session.match.over) return unreadable(`the ${matches.name} is not over`);
  const proved = matches.resultOf(tables, session.save());
  if (proved.ok) return readable({ result: proved.value, word: null });
  return readable({
    result: eyes.result(session.match.state),
    word: seenCounts(matches.name, proved.why, file.copyAside),
  });
}

/** Whether a record is of the match that is asked for; by other rules its set-up may have been written down otherwise. */
function isOf<P extends LongTypes>({ setup, seed }: Order<P['kit']>, { ruleset }: Matches<P>, save: Save): boolean {
  if (save.seed !== seed) return false;
  return save.version !== ruleset.version || digestOf(save.setup) === digestOf(setup);
}
