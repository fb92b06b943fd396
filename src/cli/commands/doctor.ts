/** harena doctor: what the program sees of its surroundings. */
import { dirname, join } from 'node:path';
import type { Game } from '../../games/game.ts';
import { knownGames } from '../../games/known.ts';
import type { Shelf } from '../../games/shelf.ts';
import { colourLevel, skinOf } from '../../play/terminal.ts';
import { type FileReport, listFiles } from '../../store/check.ts';
import { FILES } from '../../store/disk/folder.ts';
import { lockHolder } from '../../store/disk/lock.ts';
import { freeAt } from '../../store/disk/look.ts';
import { dataFolder, whyNotWritable } from '../../store/disk/paths.ts';
import { diskNotice } from '../disk-notice.ts';
import { UsageError } from '../errors.ts';
import type { Printed } from './saves.ts';

interface DoctorOptions {
  readonly dataDir?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
}

const COLOURS = ['none', '16', '256', 'truecolour'] as const;
const SMALLEST = { columns: 80, rows: 24 };

/** A line of the report; `bad` says what is wrong, if anything. */
interface Finding {
  readonly what: string;
  readonly value: string;
  readonly bad: string | null;
}

/** Everything worth knowing, the games of the shelf being loaded; exit code 1 if something needs attention. */
export function runDoctor(options: DoctorOptions, version: string, shelf: Shelf, json: boolean): Printed {
  const findings = [...program(version), ...shelf.games.map(tablesOf), ...terminal(options), ...files(options, shelf)];
  const bad = findings.filter((one) => one.bad !== null);
  const code = bad.length === 0 ? 0 : 1;
  if (json) return { text: `${JSON.stringify({ schema: 'harena/doctor/1', findings }, null, 2)}\n`, code };
  const lines = findings.map(
    ({ what, value, bad: why }) =>
      `${why === null ? ' ' : '!'} ${what.padEnd(14)} ${value}${why === null ? '' : `: ${why}`}`,
  );
  return {
    text: `${[...lines, bad.length === 0 ? 'All is well.' : `${bad.length} ${bad.length === 1 ? 'thing needs' : 'things need'} attention.`].join('\n')}\n`,
    code,
  };
}

const fine = (what: string, value: string): Finding => ({ what, value, bad: null });

function program(version: string): readonly Finding[] {
  return [
    fine('harena', version),
    fine('node', process.version),
    fine('system', `${process.platform} ${process.arch}`),
  ];
}

/** Whether the tables of a game are whole, those of all its editions. */
function tablesOf({ title, checkTables }: Game): Finding {
  try {
    checkTables();
    return fine('tables', `${title}: whole`);
  } catch (error) {
    return { what: 'tables', value: title, bad: error instanceof Error ? error.message : String(error) };
  }
}

function terminal({ ascii, color }: DoctorOptions): readonly Finding[] {
  const { stdin, stdout, env } = process;
  if (!stdin.isTTY || !stdout.isTTY) return [fine('terminal', 'none: input or output is not a terminal')];
  const seen = { env, colourDepth: stdout.getColorDepth() };
  const { columns, rows } = stdout;
  const small = columns < SMALLEST.columns || rows < SMALLEST.rows;
  return [
    fine('terminal', env.TERM ?? 'TERM is not set'),
    {
      what: 'size',
      value: `${columns} x ${rows}`,
      bad: small ? `the game needs ${SMALLEST.columns} x ${SMALLEST.rows}` : null,
    },
    fine('colours', COLOURS[colourLevel(seen, !color)]),
    fine('glyphs', skinOf(seen, ascii === true)),
    fine('locale', env.LC_ALL || env.LC_CTYPE || env.LANG || 'not set'),
  ];
}

function files({ dataDir }: DoctorOptions, shelf: Shelf): readonly Finding[] {
  const where = dataFolder(dataDir ?? null);
  if (!where.ok) throw new UsageError(where.why);
  const { path } = where.value;
  const all = listFiles({ path }, { ...knownGames(shelf), verify: null });
  const damaged = all.filter(({ state }) => state !== 'ok').length;
  return [
    { what: 'data folder', value: path, bad: whyNotWritable(where.value) },
    { what: 'files', value: `${all.length}`, bad: damaged === 0 ? null : `${damaged} damaged (harena saves check)` },
    indexes(all),
    disk(path),
    inUse(path),
  ];
}

/** Whether what lists are made of holds; where it does not, it is made anew when the files are next played with. */
function indexes(all: readonly FileReport[]): Finding {
  const found = all.filter(({ kind }) => kind === 'index');
  const stale = found.filter(({ why }) => why !== null).length;
  return fine('indexes', stale === 0 ? `${found.length}` : `${found.length}, ${stale} partly out of date`);
}

function disk(path: string): Finding {
  const free = freeAt(path) ?? freeAt(dirname(path));
  const value = free === null ? 'unknown' : `${Math.floor(free / 1e6)} MB free`;
  return { what: 'disk', value, bad: diskNotice(free) };
}

/** Whether a game is running with these files. */
function inUse(path: string): Finding {
  const holder = lockHolder(join(path, FILES.lock));
  if (!holder.ok) return { what: 'in use', value: 'unknown', bad: holder.why };
  return fine('in use', holder.value ?? 'no');
}
