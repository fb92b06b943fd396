/** harena saves: list, show, export, import, check, repair. */

import { career } from '../../games/gladiator/career/index.ts';
import { cardOf } from '../../games/gladiator/career/man/card.ts';
import type { Man } from '../../games/gladiator/career/man/man-types.ts';
import { campaignTables } from '../../games/gladiator/tables.ts';
import { Match } from '../../kernel/match.ts';
import type { Save } from '../../kernel/save.ts';
import { type FileReport, findFile, listFiles, type Verifier } from '../../store/check.ts';
import { acceptOffer, repair } from '../../store/repair.ts';
import type { Store } from '../../store/store.ts';
import { exportFile, importFile, writeNew } from '../../store/transfer.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';

const SAVES_ACTIONS = ['list', 'show', 'export', 'import', 'check', 'repair'] as const;
export type SavesAction = (typeof SAVES_ACTIONS)[number];

interface SavesOptions {
  readonly dataDir?: string;
  readonly json?: boolean;
  /** Of a career: the card of its gladiator rather than its file. */
  readonly card?: boolean;
}

/** What is to be printed, and the exit code. */
export interface Printed {
  readonly text: string;
  readonly code: 0 | 1;
}

/** Does one of the actions; `verify` says why a save does not lead where it says. Only import and repair take the lock. */
export function runSaves(
  action: SavesAction,
  args: readonly string[],
  options: SavesOptions,
  verify: Verifier,
): Printed {
  const store = storeFor(options.dataDir, action === 'import' || action === 'repair');
  try {
    if (action === 'export' && options.card === true) return exportedCard(store, args, options.json === true);
    return act(store, action, args, options.json === true, verify);
  } finally {
    store.close();
  }
}

function act(
  store: Store,
  action: SavesAction,
  [first = '', second = '']: readonly string[],
  json: boolean,
  verify: Verifier,
): Printed {
  switch (action) {
    case 'list':
      return listed(store, listFiles(store.folder), json);
    case 'check':
      return checked(store, listFiles(store.folder, verify), json);
    case 'show':
      return done(shown(store, first), json);
    case 'export': {
      const out = exportFile(store.folder, first, second);
      if (!out.ok) throw new FailureError(out.why);
      return done({ exported: first, to: out.value }, json);
    }
    case 'import':
      return imported(store, first, json, verify);
    case 'repair':
      return repaired(store, json, verify);
  }
}

function exportedCard(store: Store, [name = '', to = '']: readonly string[], json: boolean): Printed {
  const found = findFile(store.folder, name);
  if (!found.ok) throw new FailureError(found.why);
  if (found.value.kind !== 'career')
    throw new FailureError(`${name} is no career (${found.value.kind}): it has no gladiator's card`);
  const files = store.careers.open(name.replace(/^careers\/|\/career\.json$/g, ''));
  const file = files?.load();
  if (file === undefined || !file.ok)
    throw new FailureError(file === undefined ? `there is no career ${name}` : file.why);
  const man = file.value === null ? null : manOf(file.value.save);
  if (man === null) throw new FailureError(`the gladiator of ${name} has not been made yet`);
  const out = writeNew(to, cardOf(man));
  if (!out.ok) throw new FailureError(out.why);
  return done({ exported: man.name, to: out.value }, json);
}

/** The man of a career as its save holds him; null before he is made. Throws FailureError where it cannot be opened. */
function manOf(save: Save): Man | null {
  const opened = Match.open(career, campaignTables(), save);
  if (!opened.ok) throw new FailureError(`the career cannot be opened: ${opened.why}`);
  return opened.value.match.state.man;
}

function done(report: object, json: boolean): Printed {
  if (json) return { text: `${JSON.stringify({ schema: 'harena/saves/1', ...report }, null, 2)}\n`, code: 0 };
  const lines = Object.entries(report).map(
    ([key, value]) => `${key.padEnd(10)} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return { text: `${lines.join('\n')}\n`, code: 0 };
}

function listed(store: Store, files: readonly FileReport[], json: boolean): Printed {
  if (json) return done({ folder: store.folder.path, files }, true);
  const rows = files.map(
    ({ name, kind, size, state, why }) =>
      `  ${name.padEnd(40)} ${kind.padEnd(9)} ${String(size).padStart(8)}  ${state}${why === null ? '' : `: ${why}`}`,
  );
  return { text: `${[store.folder.path, ...(rows.length === 0 ? ['  no files'] : rows)].join('\n')}\n`, code: 0 };
}

function checked(store: Store, files: readonly FileReport[], json: boolean): Printed {
  const bad = files.filter(({ state }) => state !== 'ok');
  const { text } = listed(store, files, json);
  const verdict =
    bad.length === 0
      ? 'All is well.\n'
      : `${bad.length} of ${files.length} files are damaged: harena saves repair sets them aside.\n`;
  return { text: json ? text : `${text}${verdict}`, code: bad.length === 0 ? 0 : 1 };
}

function shown(store: Store, name: string): object {
  const found = findFile(store.folder, name);
  if (!found.ok) throw new FailureError(found.why);
  return found.value;
}

function imported(store: Store, from: string, json: boolean, verify: Verifier): Printed {
  const taken = importFile(store, from, verify);
  if (!taken.ok) throw new FailureError(taken.why);
  return done(taken.value, json);
}

function repaired(store: Store, json: boolean, verify: Verifier): Printed {
  const found = repair(store, verify);
  if (!found.ok) throw new FailureError(found.why);
  const rows = found.value.map(({ name, why, aside, offer }) => {
    const rescued = offer === null ? null : acceptOffer(store, offer);
    return {
      name,
      why,
      aside: aside.ok ? aside.value : aside.why,
      rescued: offer === null ? 'nothing to rescue' : (rescued ?? 'goes on from its last phase'),
    };
  });
  if (json) return done({ repaired: rows }, true);
  const lines = rows.map(({ name, why, aside, rescued }) => `${name}: ${why}\n  set aside: ${aside}\n  ${rescued}`);
  return { text: `${lines.length === 0 ? 'Nothing to repair.' : lines.join('\n')}\n`, code: 0 };
}
