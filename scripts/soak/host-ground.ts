/** Ground for proofs of the host: folders, hosts and people that go away again, and what must hold. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { words } from '../../tools/games/gladiator/player.ts';
import { enrol, makeBad, type Players, type RunningHost, type ServeOptions, serve } from '../../tools/host.ts';
import type { Terminal } from '../../tools/terminal.ts';

/** What is loaded before a host. */
export type Preload = Pick<ServeOptions, 'imports' | 'env'>;

/** A folder for a host, and what may be done with it. */
export interface Ground<Names extends readonly string[]> {
  readonly players: Players<Names>;
  readonly data: string;
  /** The file that says how bad the disk is. */
  readonly badDisk: string;
  /** Opens a host, at any port unless one is given; what is said of it goes before what is usual here. */
  open(port?: number, args?: readonly string[], preload?: Preload): Promise<RunningHost>;
}

/** Many come from one address here. */
const CROWD = ['--per-address', '500', '--max-unknown', '500', '--max-sessions', '500', '--per-account', '10'];

/** Runs a proof on ground of its own, which is cleared whatever comes of it. */
export async function on<const Names extends readonly string[]>(
  names: Names,
  proof: (ground: Ground<Names>) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-soak-'));
  const badDisk = join(folder, 'bad-disk.json');
  const data = join(folder, 'arena');
  const hosts: RunningHost[] = [];
  makeBad(badDisk, {});
  try {
    const open = async (port = 0, args: readonly string[] = [], preload: Preload = {}): Promise<RunningHost> => {
      const host = await serve(data, { port, badDisk, args: [...CROWD, ...args], ...preload });
      hosts.push(host);
      return host;
    };
    return await proof({ players: enrol(data, ...names), data, badDisk, open });
  } finally {
    for (const host of hosts) {
      host.kill('SIGKILL');
      await host.exit;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws unless it holds. */
export function must(holds: boolean, what: string, terminal?: Terminal): void {
  if (!holds) throw new Error(`${what}${terminal === undefined ? '' : `\n${terminal.screen()}`}`);
}

/** The words on the screen must be those. */
export function mustShow(terminal: Terminal, wanted: readonly string[]): void {
  const shown = words(terminal);
  const other = shown.flatMap((line, n) => (line === wanted[n] ? [] : [`- ${wanted[n] ?? ''}`, `+ ${line}`]));
  must(other.length === 0 && shown.length === wanted.length, `not where it was:\n${other.join('\n')}`, terminal);
}
