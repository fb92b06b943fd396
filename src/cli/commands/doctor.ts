/** harena doctor: what the program sees of its surroundings. */
import { listFiles } from '../../store/check.ts';
import { storeFor } from '../open-store.ts';
import { levelOf, skinOf } from '../terminal.ts';
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

/** Everything worth knowing; exit code 1 if something needs attention. */
export function runDoctor(options: DoctorOptions, version: string, json: boolean): Printed {
  const findings = [...program(version), ...terminal(options), ...files(options)];
  const bad = findings.filter((one) => one.bad !== null);
  const code = bad.length === 0 ? 0 : 1;
  if (json) return { text: `${JSON.stringify({ schema: 'harena/doctor/1', findings }, null, 2)}\n`, code };
  const lines = findings.map(
    ({ what, value, bad: why }) =>
      `${why === null ? ' ' : '!'} ${what.padEnd(14)} ${value}${why === null ? '' : `: ${why}`}`,
  );
  return {
    text: `${[...lines, bad.length === 0 ? 'All is well.' : `${bad.length} things need attention.`].join('\n')}\n`,
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
    fine('colours', COLOURS[levelOf(seen, !color)]),
    fine('glyphs', skinOf(seen, ascii === true)),
    fine('locale', env.LC_ALL || env.LC_CTYPE || env.LANG || 'not set'),
  ];
}

function files({ dataDir }: DoctorOptions): readonly Finding[] {
  const reading = storeFor(dataDir, false);
  const damaged = listFiles(reading.folder).filter(({ state }) => state !== 'ok');
  const writing = storeFor(dataDir, true);
  const { trouble } = writing;
  writing.close();
  return [
    { what: 'data folder', value: reading.folder.path, bad: trouble },
    {
      what: 'files',
      value: `${listFiles(reading.folder).length}`,
      bad: damaged.length === 0 ? null : `${damaged.length} damaged (harena saves check)`,
    },
  ];
}
