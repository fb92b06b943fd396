/** The games of a shelf as the store asks them of files; those that are loaded answer. */
import { newerFault, type Read, readable, type Save, unreadable } from '../kernel/save.ts';
import { countedId } from '../kernel/summary.ts';
import type { KnownCount, KnownGames } from '../store/known.ts';
import { type Shelf, verifierOf } from './shelf.ts';

/** What is known of files, of which all games are loaded; saves are played through. No challenge is known: those are loaded by themselves. */
export function knownGames(shelf: Shelf): KnownGames {
  const loaded = shelf.games;
  return {
    games: shelf.entries,
    gameOf: (save) => gameIdOf(shelf, save),
    isLong(save) {
      const door = shelf.door(save);
      return door.ok && door.value.long;
    },
    verify: verifierOf(shelf),
    summary(save) {
      const door = shelf.door(save);
      return door.ok ? door.value.summary(save) : door;
    },
    anew(save) {
      const door = shelf.door(save);
      return door.ok ? door.value.anew(save) : door;
    },
    counted: (save) => countedOf(shelf, save),
    challenges: new Map(),
    long: loaded.flatMap(({ longGames = [] }) => longGames),
    own: loaded.flatMap(({ own = [] }) => own),
    hall: loaded.flatMap(({ honours }) => honours.map(({ section }) => section)),
  };
}

function countedOf(shelf: Shelf, save: Save): KnownCount | null {
  const entry = shelf.entryOf(save);
  const game = entry.ok ? shelf.loaded(entry.value.id) : null;
  const tally = game?.counting?.count(save);
  if (game === null || tally?.ok !== true || tally.value.match === null) return null;
  return { id: countedId(save), game: game.id, ...tally.value.match };
}

/** The id of the game a save is of; why none opens it: its rule set is unknown or, as far as the game is loaded, its version. */
export function gameIdOf(shelf: Shelf, save: Pick<Save, 'ruleset' | 'version'>): Read<string> {
  const entry = shelf.entryOf(save);
  if (!entry.ok) return entry;
  const door = shelf.door(save);
  const newer = door.ok ? newerFault(door.value, save) : null;
  return newer === null ? readable(entry.value.id) : unreadable(newer);
}
