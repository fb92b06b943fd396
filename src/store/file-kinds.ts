/** What the files of a data folder are, by their names alone. */
import { FILES, FOLDERS, type FolderPlace, MATCH_NAME, pathIn, TRY_NAME } from './disk/folder.ts';
import { isIndexLeftover, isLeftover, isLongLeftover, isReplayLeftover, isTryLeftover } from './disk/leftovers.ts';
import { namesAt } from './disk/look.ts';
import { longIds } from './index/long-index.ts';
import type { GameKeeps, LongKind, OwnFolder } from './keeps.ts';

/** What a file is; `word` is what a list calls it, 'other' one that is none of the games'. */
export type FileKind =
  | { readonly as: 'settings' | 'hall' | 'stats' | 'days' | 'replay' | 'record' | 'index'; readonly word: string }
  | { readonly as: 'match'; readonly word: string; readonly game: string }
  | { readonly as: 'long'; readonly word: string; readonly id: string }
  | { readonly as: 'own'; readonly word: string }
  /** Nothing in it is looked into. */
  | { readonly as: 'plain'; readonly word: 'page' | 'lock' | 'aside' | 'leftover' | 'other' };

/** A file of a data folder, and what its name says that it holds. */
export interface NamedFile {
  /** Within the data folder, parts divided by '/'. */
  readonly name: string;
  readonly kind: FileKind;
}

/** All files, in the order of their names. */
export function filesOf(place: FolderPlace, games: readonly GameKeeps[]): readonly NamedFile[] {
  const [long, own] = [games.flatMap((game) => game.long ?? []), games.flatMap((game) => game.own ?? [])];
  const folders = [...Object.values(FOLDERS), ...long.map(({ folder }) => folder), ...own.map(({ folder }) => folder)];
  const top = namesIn(place, '').filter((name) => !folders.includes(name));
  return [
    ...top.map((name) => ({ name, kind: kindAtTop(name, games) })),
    ...filesIn(place, FOLDERS.replays, kindOfReplay),
    ...filesIn(place, FOLDERS.daily, kindOfTry),
    ...filesIn(place, FOLDERS.aside, () => plain('aside')),
    ...long.flatMap(({ folder }) => indexIn(place, folder)),
    ...long.flatMap((kind) => filesOfLong(place, kind)),
    ...own.flatMap((kind) => filesIn(place, kind.folder, (base) => kindOfOwn(kind, base))),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const plain = (word: Extract<FileKind, { readonly as: 'plain' }>['word']): FileKind => ({ as: 'plain', word });
const INDEX: FileKind = { as: 'index', word: 'index' };
const OTHER = plain('other');
const LEFTOVER = plain('leftover');

const namesIn = (place: FolderPlace, name: string): readonly string[] => namesAt(pathIn(place, name));

function filesIn(place: FolderPlace, folder: string, kindOf: (base: string) => FileKind): readonly NamedFile[] {
  return namesIn(place, folder).map((base) => ({ name: `${folder}/${base}`, kind: kindOf(base) }));
}

/** The index of a folder of long games, and what is left of a write of it; other people's files there are not told of. */
function indexIn(place: FolderPlace, folder: string): readonly NamedFile[] {
  return filesIn(place, folder, kindOfIndex).filter(({ kind }) => kind !== OTHER);
}

function kindOfIndex(base: string): FileKind {
  if (base === FILES.index) return INDEX;
  return isIndexLeftover(base) ? LEFTOVER : OTHER;
}

function kindAtTop(name: string, games: readonly GameKeeps[]): FileKind {
  if (name === FILES.settings) return { as: 'settings', word: 'settings' };
  if (name === FILES.hall) return { as: 'hall', word: 'hall' };
  if (name === FILES.days) return { as: 'days', word: 'days' };
  if (name === FILES.stats) return { as: 'stats', word: 'stats' };
  if (name === FILES.index) return INDEX;
  const match = MATCH_NAME.exec(name);
  if (match !== null) return kindOfMatch(match[1] ?? null, games);
  if (name === FILES.lock || name.startsWith(`${FILES.lock}.next`)) return plain('lock');
  return isLeftover(name) ? LEFTOVER : OTHER;
}

const kindOfMatch = (game: string | null, [first]: readonly GameKeeps[]): FileKind =>
  game === null ? { as: 'match', word: 'bout', game: first?.id ?? '' } : { as: 'match', word: 'match', game };

function kindOfReplay(base: string): FileKind {
  if (base === FILES.index) return INDEX;
  if (isReplayLeftover(base)) return LEFTOVER;
  return base.endsWith('.json') ? { as: 'replay', word: 'replay' } : OTHER;
}

function kindOfTry(base: string): FileKind {
  if (isTryLeftover(base)) return LEFTOVER;
  return TRY_NAME.test(base) ? { as: 'record', word: 'try' } : OTHER;
}

const kindOfOwn = ({ kind, ending }: OwnFolder, base: string): FileKind =>
  base.endsWith(ending) ? { as: 'own', word: kind } : OTHER;

/** Folders within that of a long game: records, autosaves, pages, and what was undone. */
const DRAWERS = ['bouts', 'back', 'pages', 'undone'] as const;

function filesOfLong(place: FolderPlace, kind: LongKind): readonly NamedFile[] {
  return longIds(place, kind).flatMap((id) => {
    const home = `${kind.folder}/${id}`;
    const names = namesIn(place, home).filter((name) => !DRAWERS.some((drawer) => drawer === name));
    return [
      ...names.map((base) => ({ name: `${home}/${base}`, kind: kindInLong(kind, id, null, base) })),
      ...DRAWERS.flatMap((drawer) => filesIn(place, `${home}/${drawer}`, (base) => kindInLong(kind, id, drawer, base))),
    ];
  });
}

function kindInLong(long: LongKind, id: string, drawer: (typeof DRAWERS)[number] | null, base: string): FileKind {
  if (isLongLeftover(long, base)) return LEFTOVER;
  if (drawer === 'pages') return plain('page');
  if (drawer === 'undone' || !base.endsWith('.json')) return OTHER;
  if (drawer !== null) return { as: 'record', word: drawer === 'bouts' ? long.record : 'autosave' };
  return base === `${long.kind}.json` ? { as: 'long', word: long.kind, id } : OTHER;
}
