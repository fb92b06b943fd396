/** The games there are, those of them loaded that have been opened. */
import { type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import type { Game, GameEntry, LongGame, RuleSetDoor } from './game.ts';

/** Games by id and by rule set. Loading one twice gives the same. */
export class Shelf {
  readonly entries: readonly GameEntry[];
  readonly #loading = new Map<string, Promise<Game>>();
  readonly #loaded = new Map<string, Game>();

  constructor(entries: readonly GameEntry[]) {
    this.entries = entries;
  }

  /** The game of an id, or why there is none. */
  entry(id: string): Read<GameEntry> {
    const found = this.entries.find((one) => one.id === id);
    if (found !== undefined) return readable(found);
    return unreadable(`there is no game '${id}'; games: ${this.entries.map((one) => one.id).join(', ')}`);
  }

  /** The game whose rule set a save is of, or why there is none. */
  entryOf({ ruleset }: Pick<Save, 'ruleset'>): Read<GameEntry> {
    const found = this.entries.find(({ rulesets }) => rulesets.includes(ruleset));
    return found === undefined ? unreadable(unknownRules(ruleset)) : readable(found);
  }

  /** Loads the code and the tables of a game. */
  load(entry: GameEntry): Promise<Game> {
    const loading =
      this.#loading.get(entry.id) ??
      entry.load().then((game) => {
        this.#loaded.set(entry.id, game);
        return game;
      });
    this.#loading.set(entry.id, loading);
    return loading;
  }

  async loadAll(): Promise<readonly Game[]> {
    return Promise.all(this.entries.map((entry) => this.load(entry)));
  }

  /** The games that have been loaded. */
  get games(): readonly Game[] {
    return this.entries.flatMap(({ id }) => this.loaded(id) ?? []);
  }

  /** The kinds of long games of all games that have been loaded. */
  get longGames(): readonly LongGame[] {
    return this.games.flatMap(({ longGames = [] }) => longGames);
  }

  /** A game that has been loaded, or null. */
  loaded(id: string): Game | null {
    return this.#loaded.get(id) ?? null;
  }

  /** The door of a save's rule set, in a game that has been loaded; why there is none. */
  door(save: Pick<Save, 'ruleset'>): Read<RuleSetDoor> {
    const entry = this.entryOf(save);
    if (!entry.ok) return entry;
    const door = this.loaded(entry.value.id)?.doors.find(({ id }) => id === save.ruleset);
    return door === undefined ? unreadable(`${entry.value.title} is not loaded`) : readable(door);
  }
}

const unknownRules = (ruleset: string): string =>
  `it is of '${ruleset}', which is none of the rule sets of this version of harena`;

/** Plays saves through by their rule sets, whose games have been loaded: null, a remark, or what is wrong. */
export function verifierOf(shelf: Shelf): (save: Save) => Read<string | null> {
  return (save) => {
    const door = shelf.door(save);
    return door.ok ? door.value.verify(save) : door;
  };
}
