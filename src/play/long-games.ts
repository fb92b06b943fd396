/** The long games of a player, of any kind: listed, begun, opened, and kept while they are played. */
import { newerFault, type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import type { SaveSink } from '../session/session.ts';
import type { CopyAside } from '../session/taken-up.ts';
import { factsOf, type GameFile, type GameKind } from '../store/game-file.ts';
import type { GameFiles, ListedGame } from '../store/games.ts';
import type { HallSection } from '../store/hall.ts';
import type { LongCount } from '../store/index/long-index.ts';
import { newNonce } from '../store/nonce.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../tui/services.ts';

/** Is told what is being played, by its id, in a few words; null: it is over. */
export type TellPlayed = (id: string, note: string | null) => void;

/** Counts a finished match, or what a long game has come to. */
export type CountSave = Services['counts']['add'];

/** Keeps what is played of a kind as the long game last played, for Continue; forgets it once it is over. */
export function playedLast(
  services: Pick<Services, 'settings' | 'changeSettings'>,
  game: string,
  kind: string,
): TellPlayed {
  return (id, note) => {
    const { last } = services.settings();
    const same = last?.game === game && last.kind === kind && last.id === id;
    if (note === null && same) services.changeSettings({ last: null });
    else if (note !== null && !(same && last.note === note))
      services.changeSettings({ last: { game, kind, id, note } });
  };
}

/** The files of a long game as whoever plays it sees them. */
export interface HallKeep<Entry>
  extends SaveSink,
    Pick<GameFiles, 'bout' | 'keepBack' | 'backs' | 'goBack' | 'writePage' | 'odds' | 'noteOdds'> {
  readonly copyAside: CopyAside;
  /** Is told what goes on, in a few words, as often as that changes; null: it is over. */
  played(note: string | null): void;
  /** `record`: where a match is kept, null for the game itself. */
  readonly count: CountSave;
  /** Enters the hall of fame; once, however often it is told. Why it could not, or null. */
  honour(entry: Entry): string | null;
}

/** What a kind of long game brings along. */
export interface LongParts<Facts, Setup, Game, Entry> {
  readonly kind: GameKind<Facts>;
  readonly hall: HallSection<Entry>;
  /** Of the rules it is played by. */
  readonly version: number;
  /** A new one, saved before anything is shown. */
  start(setup: Setup, seed: string, keep: HallKeep<Entry>): Game;
  open(save: Save, keep: HallKeep<Entry>): Read<Game>;
}

/** The long games of one kind. */
export interface LongGames<Facts, Setup, Game> {
  /** All of them, the one last played first. */
  list(): readonly ListedGame<Facts>[];
  /** How many there are. */
  count(): LongCount;
  /** A new one, on the disk when this returns. */
  begin(setup: Setup, seed: string): Read<Game>;
  open(id: string): Read<Game>;
  /** Takes one away for good. Why it is still there, or null. */
  remove(id: string): string | null;
}

/** As much of a long game in play as the frame sees. */
interface InPlay {
  readonly session: { readonly trouble: string | null };
}

/** The long games of a kind over an open store. `played` is told the id of one that is opened or begun. */
export function longGames<Facts, Setup, Game extends InPlay, Entry>(
  store: Store,
  parts: LongParts<Facts, Setup, Game, Entry>,
  played: TellPlayed,
  count: CountSave,
): LongGames<Facts, Setup, Game> {
  const { kind } = parts;
  const keeping: Keeping<Entry> = { store, hall: parts.hall, played, count };
  const games = store.long(kind);
  return {
    list: games.list,
    count: games.count,
    remove(id) {
      const why = games.remove(id);
      if (why === null) played(id, null);
      return why;
    },
    begin(setup, seed) {
      const full = store.room.whyNoGame();
      if (full !== null) return unreadable(full);
      const files = games.prepare();
      if (!files.ok) return files;
      const { last } = store.settings.value;
      played(files.value.id, ''); // first: whatever stops it here, Continue leads to it
      const game = parts.start(setup, seed, keepOf(keeping, files.value));
      if (game.session.trouble === null) return readable(game);
      store.settings.change({ last });
      return unreadable(game.session.trouble);
    },
    open(id) {
      const files = games.open(id);
      if (files === null) return unreadable(`there is no ${kind.kind} ${id}`);
      const found = files.load();
      if (!found.ok) return found;
      if (found.value === null) return unreadable(`its ${kind.kind}.json is gone`);
      const { save } = found.value;
      withdrawUndone(store, kind, parts.hall, found.value);
      const newer = newerFault(parts, save);
      const opened = newer === null ? parts.open(save, keepOf(keeping, files)) : unreadable(newer);
      return opened.ok ? opened : unreadable(asideSentence(store, kind, id, opened.why));
    },
  };
}

/** Takes one that goes on out of the hall: it went back, and was stopped before the hall heard of that. */
function withdrawUndone<F, E>(store: Store, kind: GameKind<F>, hall: HallSection<E>, { id, save }: GameFile): void {
  const facts = factsOf(kind, save);
  if (facts.ok && !kind.over(facts.value)) store.hall.withdraw(hall, id);
}

/** What is told of one that its rules refuse, which is put aside. */
function asideSentence(store: Store, { kind, folder }: GameKind<unknown>, id: string, why: string): string {
  const aside = store.setAside(`${folder}/${id}/${kind}.json`, why);
  const where = aside.ok ? `It was set aside as ${aside.value}.` : `It stays where it is: ${aside.why}.`;
  return `The ${kind} cannot be opened: ${why}. ${where}`;
}

/** Where a game is kept, and who is told of it. */
interface Keeping<Entry> {
  readonly store: Store;
  readonly hall: HallSection<Entry>;
  readonly played: TellPlayed;
  readonly count: CountSave;
}

function keepOf<Entry>({ store, hall, played, count }: Keeping<Entry>, files: GameFiles): HallKeep<Entry> {
  return {
    ...files,
    nonce: newNonce,
    count,
    played: (note) => played(files.id, note),
    goBack(at, first) {
      const full = store.room.whyNoBytes(); // what was played since is kept aside, and would come on top
      if (full !== null) return unreadable(full);
      if (files.backs().includes(at)) played(files.id, ''); // first: whatever stops it here, Continue leads back
      const back = files.goBack(at, first);
      const why = back.ok ? store.hall.withdraw(hall, files.id) : null;
      return why === null ? back : unreadable(why);
    },
    honour(entry) {
      const found = files.load();
      const returns = found.ok ? (found.value?.returns ?? 0) : 0;
      return store.hall.append(hall, { id: files.id, returns, entry });
    },
  };
}
