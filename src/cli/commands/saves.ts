/** harena saves: list, show, export, import, check, repair. */

import { knownGames } from '../../games/known.ts';
import type { Shelf } from '../../games/shelf.ts';
import { unreadable } from '../../kernel/save.ts';
import { times } from '../../kernel/words.ts';
import { countAnew } from '../../play/counting.ts';
import { checkHost } from '../../ssh/proof/host-check.ts';
import { type FileReport, findFile, listFiles } from '../../store/check.ts';
import type { KnownGames } from '../../store/known.ts';
import { acceptOffer, repair } from '../../store/repair.ts';
import type { Store } from '../../store/store.ts';
import { exportFile, importFile, writeNew } from '../../store/transfer.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';
import { wantedKey } from '../wanted-key.ts';

/** What can be done with the files of a data folder, by the word after `harena saves`. */
const SAVES_ACTIONS = ['list', 'show', 'export', 'import', 'check', 'repair'] as const;
export type SavesAction = (typeof SAVES_ACTIONS)[number];

interface SavesOptions {
  readonly dataDir?: string;
  readonly json?: boolean;
  /** Of a long game: the card of whom it is about rather than its file. */
  readonly card?: boolean;
  /** The folder of a host, whose common files are checked in place of a player's. */
  readonly data?: string;
  /** Who must have signed those: a fingerprint, or @ and a file with a public key. */
  readonly signedBy?: string;
}

/** What is to be printed, and the exit code. */
export interface Printed {
  readonly text: string;
  readonly code: 0 | 1;
}

/** Does one of the actions, the games of the shelf being loaded. Only import and repair take the lock. */
export function runSaves(
  action: SavesAction,
  args: readonly string[],
  options: SavesOptions,
  shelf: Shelf,
  challenges: KnownGames['challenges'] = new Map(),
): Printed {
  const known = { ...knownGames(shelf), challenges };
  if (action === 'check' && options.data !== undefined) return checkedHost(options.data, options, known);
  const store = storeFor(options.dataDir, action === 'import' || action === 'repair', shelf.entries);
  try {
    if (action === 'export' && options.card === true) return exportedCard(store, args, options.json === true, shelf);
    if (action === 'repair') return repaired(store, options.json === true, shelf, known);
    return act(store, action, args, options.json === true, known);
  } finally {
    store.close();
  }
}

function act(
  store: Store,
  action: Exclude<SavesAction, 'repair'>,
  [first = '', second = '']: readonly string[],
  json: boolean,
  known: KnownGames,
): Printed {
  switch (action) {
    case 'list':
      return listed(store.folder.path, listFiles(store.folder, { ...known, verify: null }), json);
    case 'check':
      return checked(store.folder.path, listFiles(store.folder, known), json);
    case 'show':
      return done(shown(store, first, known), json);
    case 'export': {
      const out = exportFile(store.folder, known, first, second);
      if (!out.ok) throw new FailureError(out.why);
      return done({ exported: first, to: out.value }, json);
    }
    case 'import':
      return imported(store, first, json, known);
  }
}

/** The card of whom a long game is about, for kinds that have one. Throws FailureError saying why there is none. */
function exportedCard(store: Store, [name = '', to = '']: readonly string[], json: boolean, shelf: Shelf): Printed {
  const found = findFile(store.folder, knownGames(shelf), name);
  if (!found.ok) throw new FailureError(found.why);
  const carded = shelf.games.flatMap(({ longGames = [] }) => longGames).filter((one) => one.card !== undefined);
  const long = carded.find(({ kind }) => kind === found.value.kind);
  if (long?.card === undefined) {
    const kinds = carded.map(({ kind }) => kind).join(' or ');
    throw new FailureError(`${name} is not a ${kinds} (${found.value.kind}): it has no card`);
  }
  const [, id = ''] = found.value.name.split('/');
  const file = store.long(long).open(id)?.load() ?? unreadable(`there is no ${long.kind} ${name}`);
  if (!file.ok) throw new FailureError(file.why);
  if (file.value === null) throw new FailureError(`its ${long.kind}.json is gone`);
  const card = long.card(file.value.save, name);
  if (!card.ok) throw new FailureError(card.why);
  const out = writeNew(to, card.value.text);
  if (!out.ok) throw new FailureError(out.why);
  return done({ exported: card.value.name, to: out.value }, json);
}

function done(report: object, json: boolean): Printed {
  if (json) return { text: `${JSON.stringify({ schema: 'harena/saves/1', ...report }, null, 2)}\n`, code: 0 };
  const lines = Object.entries(report).map(
    ([key, value]) => `${key.padEnd(10)} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return { text: `${lines.join('\n')}\n`, code: 0 };
}

function listed(folder: string, files: readonly FileReport[], json: boolean): Printed {
  if (json) return done({ folder, files }, true);
  const rows = files.map(
    ({ name, kind, size, state, why }) =>
      `  ${name.padEnd(40)} ${kind.padEnd(9)} ${String(size).padStart(8)}  ${state}${why === null ? '' : `: ${why}`}`,
  );
  return { text: `${[folder, ...(rows.length === 0 ? ['  no files'] : rows)].join('\n')}\n`, code: 0 };
}

function checkedHost(data: string, { signedBy, json }: SavesOptions, known: KnownGames): Printed {
  const wanted = signedBy === undefined ? null : wantedKey(signedBy);
  return checked(data, checkHost({ data, known, wanted }), json === true);
}

function checked(folder: string, files: readonly FileReport[], json: boolean): Printed {
  const { text } = listed(folder, files, json);
  const verdict = verdictOn(files);
  return { text: json ? text : `${text}${verdict ?? 'All is well.'}\n`, code: verdict === null ? 0 : 1 };
}

/** What is to be said of all files together; null: all is well. */
function verdictOn(files: readonly FileReport[]): string | null {
  const counted = (wanted: FileReport['state']): number => files.filter(({ state }) => state === wanted).length;
  const [damaged, incomplete] = [counted('damaged'), counted('incomplete')];
  const parts = [
    damaged === 0
      ? ''
      : `${damaged} of ${files.length} files are damaged: harena saves repair makes anew what it can, and sets the rest aside.`,
    incomplete === 0
      ? ''
      : `Of ${times(incomplete, 'file')} something is missing: harena saves repair gives the hall and the days what is kept elsewhere; a record that is gone stays gone.`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('\n');
}

function shown(store: Store, name: string, known: KnownGames): object {
  const found = findFile(store.folder, known, name);
  if (!found.ok) throw new FailureError(found.why);
  return found.value;
}

function imported(store: Store, from: string, json: boolean, known: KnownGames): Printed {
  const taken = importFile(store, from, known);
  if (!taken.ok) throw new FailureError(taken.why);
  return done(taken.value, json);
}

function repaired(store: Store, json: boolean, shelf: Shelf, known: KnownGames): Printed {
  const found = repair(store, known);
  if (!found.ok) throw new FailureError(found.why);
  const rows = found.value.map(({ name, why, aside, anew, offer }) => {
    const rescued = offer === null ? null : acceptOffer(store, offer);
    const left = anew === null ? 'nothing to rescue' : `${anew} was made anew`;
    return {
      name,
      why,
      aside: aside.ok ? aside.value : aside.why,
      rescued: offer === null ? left : (rescued ?? 'goes on from its last phase'),
    };
  });
  const counted = countAnew(store, shelf);
  if (json) return done({ repaired: rows, ...(counted === 0 ? {} : { counted }) }, true);
  const lines = [
    ...rows.map(({ name, why, aside, rescued }) => `${name}: ${why}\n  set aside: ${aside}\n  ${rescued}`),
    ...(counted === 0 ? [] : [`stats.json: not counted before, and counted now: ${counted} of the matches kept here.`]),
  ];
  return { text: `${lines.length === 0 ? 'Nothing to repair.' : lines.join('\n')}\n`, code: 0 };
}
