/** MatchCounting a player's matches: what a game makes of a save, kept in the player's statistics. */
import { existsSync } from 'node:fs';
import type { MatchCounting } from '../games/game.ts';
import type { Shelf } from '../games/shelf.ts';
import { readable, type Save } from '../kernel/save.ts';
import { countedId } from '../kernel/summary.ts';
import { FILES, FOLDERS, pathIn } from '../store/disk/folder.ts';
import { readJsonFile } from '../store/disk/json-file.ts';
import { readReplay } from '../store/replay-file.ts';
import type { CountedLine } from '../store/stats.ts';
import type { Store } from '../store/store.ts';
import type { Counts } from '../tui/services.ts';

/** What a game that is loaded counts by, and its id; null: nothing of it is counted, or it is not loaded. */
function countingOf(shelf: Shelf, save: Save): { readonly game: string; readonly counting: MatchCounting } | null {
  const entry = shelf.entryOf(save);
  const game = entry.ok ? shelf.loaded(entry.value.id) : null;
  return game?.counting === undefined ? null : { game: game.id, counting: game.counting };
}

/** Where a record lies in the player's folder, or null, and when it was made. */
interface Made {
  readonly record: string | null;
  readonly when: Date;
}

/** Counts a save once. The achievements that it earned for the first time, with their titles; none where nothing can be kept. */
function counted(store: Store, shelf: Shelf, save: Save, { record, when }: Made): readonly string[] {
  const known = countingOf(shelf, save);
  if (known === null || store.folder.trouble !== null) return [];
  const { game, counting } = known;
  const tally = counting.count(save);
  if (!tally.ok) return [];
  const at = when.toISOString();
  const { match, earned } = tally.value;
  if (match === null && earned.length === 0) return [];
  const line: CountedLine | null =
    match === null ? null : { id: countedId(save), when: at, game, ...match, record, luck: null };
  const added = store.stats.add({ match: line, game, earned, when: at });
  if (!added.ok) {
    store.folder.notice(`The statistics could not be kept: ${added.why}.`);
    return [];
  }
  return added.value.flatMap((id) => {
    const found = counting.achievements.find((one) => one.id === id);
    return found === undefined ? [] : [`Achievement: ${found.title} (${found.cite}).`];
  });
}

/** The counts of a player for the screens. */
export function countsFor(store: Store, shelf: Shelf): Counts {
  const earned: string[] = [];
  return {
    any: () => existsSync(pathIn(store.folder, FILES.stats)),
    load: () => store.stats.load(),
    add: (save, record) => void earned.push(...counted(store, shelf, save, { record, when: store.folder.now() })),
    takeEarned: () => earned.splice(0),
    telling: (game) => shelf.loaded(game)?.counting ?? null,
    luckOf({ game, record }, labour) {
      const luck = shelf.loaded(game)?.counting?.luck;
      if (luck === undefined || record === null) return null;
      const found = readJsonFile(pathIn(store.folder, record), readReplay, store.folder.disk);
      return found.ok && found.value !== null ? labour.send(luck(found.value.save)) : null;
    },
    keepLuck: ({ id }, luck) => store.stats.addLuck(id, luck),
  };
}

/** A record that is kept in a folder. */
interface Kept {
  readonly name: string;
  readonly save: Save;
  readonly when: Date;
}

/** Counts every record of a folder that is not counted yet: replays, long games and their matches. How many were new; the games are loaded. */
export function countAnew(store: Store, shelf: Shelf): number {
  const before = store.stats.load();
  const had = before.ok ? before.value.matches.length : 0;
  for (const { name, save, when } of keptIn(store, shelf)) counted(store, shelf, save, { record: name, when });
  const after = store.stats.load();
  return (after.ok ? after.value.matches.length : had) - had;
}

function keptIn(store: Store, shelf: Shelf): readonly Kept[] {
  const replays = store.replays.list().flatMap((listed): readonly Kept[] => {
    const found = listed.state === 'damaged' ? null : store.replays.load(listed.name);
    if (found === null || !found.ok) return [];
    const { save, when } = found.value;
    return [{ name: `${FOLDERS.replays}/${listed.name}`, save, when: dateOf(when, store) }];
  });
  const long = shelf.longGames.flatMap((kind) => {
    const games = store.long(kind);
    return games.list().flatMap(({ id }): readonly Kept[] => {
      const files = games.open(id);
      const own = files?.load() ?? readable(null);
      if (files === null || !own.ok || own.value === null) return [];
      const when = new Date(own.value.played);
      const matches = files.records().flatMap(({ name, load }): readonly Kept[] => {
        const save = load();
        return save.ok && save.value !== null ? [{ name, save: save.value, when }] : [];
      });
      return [...matches, { name: '', save: own.value.save, when }];
    });
  });
  return [...replays, ...long].sort((a, b) => a.when.getTime() - b.when.getTime());
}

const dateOf = (when: string | null, { folder }: Store): Date => (when === null ? folder.now() : new Date(when));
