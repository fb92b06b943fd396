/** What the house may ask of a game. A game's own types never leave its folder: what is here closes over them. */
import type { LuckTold } from '../kernel/dice-luck.ts';
import type { GameEvent } from '../kernel/event.ts';
import type { Term } from '../kernel/glossary.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { Summary } from '../kernel/summary.ts';
import type { DoableErrand, Errand, Toil } from '../odds/labour.ts';
import type { Playback } from '../session/playback.ts';
import type { SealsProof } from '../session/proof/seals-proof.ts';
import type { SaveSink } from '../session/session.ts';
import type { Settings } from '../settings.ts';
import type { GameKind } from '../store/game-file.ts';
import type { HallSection } from '../store/hall.ts';
import type { GameKeeps } from '../store/keeps.ts';
import type { OwnFiles } from '../store/known.ts';
import type { Score } from '../store/score.ts';
import type { CountedLine } from '../store/stats.ts';
import type { ReasonsBefore } from '../tui/advice/reasons.ts';
import type { Skin } from '../tui/glyphs.ts';
import type { LessonLine } from '../tui/lessons/outcome.ts';
import type { Env, GameScreens, OpenGame, Screen, Stake } from '../tui/program.ts';
import type { LongLine } from '../tui/screens/long-games.ts';
import type { CountsTold } from '../tui/stats/telling.ts';
import type { GameCommands } from './commands.ts';

/** What a save came to when it was played through. */
export interface Proof {
  readonly draws: number;
  readonly digest: string;
  readonly turn: number;
  /** How the match ended; null: it goes on. */
  readonly by: string | null;
  /** What its seals prove; null: it has none. */
  readonly seals: SealsProof | null;
}

/** What can be done with the saves of one rule set, whatever its state and choices are. */
export interface RuleSetDoor {
  /** As a save names it. */
  readonly id: string;
  readonly version: number;
  /** Whether it is of a long game, in which a match is a question. */
  readonly long: boolean;
  /** Plays a save through: null where it leads where it says, a remark where its rules are others, or what is wrong. */
  verify(save: Save): Read<string | null>;
  /** The same, with what it came to. */
  prove(save: Save): Read<Proof>;
  /** The same save with its phase boundaries as its match has them, by its seed and choices alone; why it does not lead where it says. */
  anew(save: Save): Read<Save>;
  /** Sums up a finished match from its last state, which must fit its digest. */
  summary(save: Save): Read<Summary>;
  /** Plays a save through and keeps every line of it. */
  playback(save: Save): Read<Playback<Kit>>;
  /** The screen on which a playback of its own is watched, from an entry of the journal on. */
  watch(playback: Playback<Kit>, at: number): Promise<Screen>;
  /** How lucky each party of a finished match was, as text or as a JSON document; absent: nothing tells it. */
  luck?(file: string, save: Save, how: { readonly json?: boolean }): Promise<string>;
  /** Loads what tells the dice behind an event in a text record; absent: nothing does. */
  dice?(): Promise<DiceLines>;
  /** Loads what finds again what was weighed before a line of a text record; absent: nobody weighs anything. */
  reasons?(): Promise<ReasonsBefore>;
}

/** The dice behind an event as a text record holds them, a line a roll; none where its own line tells enough. */
type DiceLines = (event: GameEvent, skin: Skin) => readonly string[];

/** A day's match, as it is drawn. */
export interface Drawn<S = unknown> {
  readonly setup: S;
  /** In how many of a hundred matches among programs the player's seat came off better; draws are halves. */
  readonly chance: number;
}

/** What a try at a day's challenge needs of the host: where it is saved, and what is said of it. */
export interface TryParts {
  readonly sink: SaveSink;
  settings(): Settings;
  /** Is given the record once the match is over, to be counted. */
  count(save: Save): void;
  /** What the header calls it. */
  place(): string;
  /** Said at its end, and what awaits the player then. */
  readonly kept: string;
  readonly after: string;
  readonly stake: Stake;
  /** What is to be told of its record, once; or null. */
  word(): string | null;
  /** The screen it leads back to. */
  goOn(env: Env): Screen;
}

/** A try in play. */
export interface Attempt {
  readonly game: OpenGame;
  /** Over, and everything shown. */
  readonly over: boolean;
  save(): Save;
  /** Writes the save again as it now stands. */
  keep(): void;
  /** Why its record does not replay to what was seen, or null. */
  fault(): string | null;
}

/** A game's part in the challenge of a day: a match that is the same for everybody, one try each. */
export interface DailyChallenge<S = unknown> {
  /** A set-up from a day's file. */
  readSetup(json: unknown): Read<S>;
  /** The match of a secret key, to be drawn. */
  draw(key: string): DoableErrand<Drawn<S>>;
  /** Who meets whom, and with what chance, in sentences. */
  about(drawn: Drawn<S>): readonly string[];
  /** How points are counted, in sentences. */
  readonly points: readonly string[];
  /** The score of a save; null while it goes on. */
  score(save: Save): Score | null;
  begin(day: { readonly setup: S; readonly seed: string }, parts: TryParts): Attempt;
  /** A try that was left. */
  open(save: Save, parts: TryParts): Read<Attempt>;
}

/** Something to be told on a host. */
interface NewsItem {
  /** What it is about: the same thing is told once. */
  readonly key: string;
  readonly text: string;
}

/** A part of the hall of fame, and what is told on a host when something comes into it. */
export interface Honours<E = unknown> {
  readonly section: HallSection<E>;
  /** `mark` names the entry; `before` is what stood in the section. */
  news(player: string, entry: E, mark: string, before: readonly E[]): readonly NewsItem[];
}

/** What stands in a section of a hall, each entry with its player's name on a host, and null elsewhere. */
export type HallOf = <E>(section: HallSection<E>) => readonly { readonly entry: E; readonly player: string | null }[];

/** What a finished match is for the player who had a part in it. */
export type CountedMatch = Pick<CountedLine, 'own' | 'foe' | 'result' | 'turns' | 'dealt' | 'taken'>;

/** What a save is counted as. */
export interface Tally {
  /** Null: it is no finished match, or the player had no part in it. */
  readonly match: CountedMatch | null;
  /** The ids of the achievements that it earns. */
  readonly earned: readonly string[];
}

/** What a game counts, and how it is told. */
export interface MatchCounting extends CountsTold {
  /** What is counted of a save, which is played through where that is needed and can be done; why it cannot be counted. */
  count(save: Save): Read<Tally>;
  /** Reads how the dice of a finished match fell; absent: nothing tells it. */
  luck?(save: Save): DoableErrand<LuckTold>;
}

/** Somebody on a card: lines of text that a person and a game can read. */
interface Card {
  /** Whose it is. */
  readonly name: string;
  readonly text: string;
}

/** A kind of long game: what lists and commands need of it. */
export interface LongGame<Facts = unknown> extends GameKind<Facts> {
  /** What a list says of one. */
  line(facts: Facts): LongLine;
  /** The card of the one it is about; why there is none, `file` being what the player calls it. Absent: it has no card. */
  card?(save: Save, file: string): Read<Card>;
}

/** A game, once its code and its tables are loaded. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** One for each rule set with a version of its own. */
  readonly doors: readonly RuleSetDoor[];
  rulebook(): Rulebook;
  /** The words of its screens and rules, each explained; throws TableError where they are not whole. Absent: it has none. */
  glossary?(): readonly Term[];
  /** Reads every table of every edition; throws TableError where one is not whole. */
  checkTables(): void;
  /** The screens it opens for the house; their code is loaded by this. */
  screens(): Promise<GameScreens>;
  /** Its parts of the hall of fame. */
  readonly honours: readonly Honours[];
  /** Its part of the hall of fame as text; '' where nothing stands in it. Absent: it has none. */
  hallText?(of: HallOf): Promise<string>;
  /** Absent: it has none. */
  readonly longGames?: readonly LongGame[];
  /** Files that it reads itself, in the folders its entry names. */
  readonly own?: readonly OwnFiles[];
  /** Its part in the challenge of a day; absent: none is drawn of it. */
  challenge?(): Promise<DailyChallenge>;
  /** What is counted of its matches, and its achievements; absent: nothing is. */
  readonly counting?: MatchCounting;
  /** How its errands are begun, loaded for no other use; throws where there is none of a kind. Absent: it has none. */
  toils?(): Promise<(errand: Errand) => Toil>;
  /** What it adds to the command line, loaded for no other use; absent: nothing. */
  commands?(): Promise<GameCommands>;
}

/** A game as it is listed: nothing of it is loaded before `load` is called. */
export interface GameEntry extends GameKeeps {
  /** What it is, in a few words. */
  readonly note: string;
  /** What it is like, in three sentences. */
  readonly about: readonly [string, string, string];
  /** What the turns are called that its matches are counted in; absent: 'turn'. */
  readonly turnWord?: string;
  /** Its lessons, in their order; absent: it has none. */
  readonly lessons?: readonly LessonLine[];
  /** The ids of its rule sets, as saves name them. */
  readonly rulesets: readonly string[];
  load(): Promise<Game>;
}
