/** Proof of the host on IPv6, with OpenSSH's client from many addresses: in a network of its own, where this machine can have one. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Terminal } from '../../tools/terminal.ts';
import { TITLE } from '../host/title.ts';
import { must, on } from './host-ground.ts';
import { ssh } from './ssh-player.ts';

/** Two networks as households have them, and a third that is banned. */
const HOUSEHOLD = ['fd42:0:0:1::1', 'fd42:0:0:1::2', 'fd42::1:ffff:0:0:3', 'fd42:0:0:1::4'] as const;
const NEIGHBOUR = 'fd42:0:0:2::1';
const BANNED = 'fd42:0:0:3::1';
const PER_ADDRESS = 3;

/** Runs the proof in a network that has all these addresses, and nothing else. */
export async function six(): Promise<string> {
  const add = [...HOUSEHOLD, NEIGHBOUR, BANNED].map((one) => `ip -6 addr add ${one}/128 dev lo`).join(' && ');
  const script = `ip link set lo up && ${add} && exec "$0" "$1"`;
  const inside = spawnSync('unshare', ['--net', 'sh', '-c', script, process.execPath, import.meta.filename], {
    encoding: 'utf8',
  });
  if (/unshare|not permitted|not found/u.test(inside.stderr ?? '') || inside.error !== undefined)
    return 'left out: nobody but root on Linux can have a network of its own';
  must(inside.status === 0, `${inside.stdout}${inside.stderr}`);
  return inside.stdout.trim();
}

const inside = (): Promise<string> =>
  on(['Anna', 'Bruna', 'Carus', 'Dora', 'Emil', 'Flavia', 'Gaia', 'Hilara'], async ({ players, data, open }) => {
    const bans = { format: 1, kind: 'admin', addresses: ['fd42:0:0:3::/64'] };
    writeFileSync(join(data, 'admin.json'), JSON.stringify(bans));
    const host = await open(0, ['--address', '::', '--per-address', String(PER_ADDRESS), '--per-account', '50']);
    const terminals: Terminal[] = [];
    const come = (from: string, to: string): Terminal => {
      const player = players[terminals.length];
      if (player === undefined) throw new Error('nobody is left');
      return ssh(host, player, { from, to });
    };
    const seen = async (from: string, what: RegExp, to = '::1'): Promise<void> => {
      const terminal = come(from, to);
      terminals.push(terminal);
      await terminal.waitFor((one) => what.test(one.screen()) || one.ended !== null, 60_000);
      must(what.test(terminal.screen()), `${from} is not told ${what}`, terminal);
    };
    for (const from of HOUSEHOLD.slice(0, PER_ADDRESS)) await seen(from, TITLE);
    await seen(HOUSEHOLD.at(-1) ?? '', /Your address has 3 sessions open/u);
    await seen(NEIGHBOUR, TITLE, 'fd42:0:0:2::1');
    await seen('127.0.0.1', TITLE, '127.0.0.1');
    await seen('::1', TITLE);
    const banned = come(BANNED, '::1');
    must((await banned.exit).code === 255, 'who is banned came in', banned);
    for (const from of [...HOUSEHOLD.slice(0, PER_ADDRESS), NEIGHBOUR, '127.0.0.1'])
      must(host.log().includes(`address=${from} `), `${from} is not in the log as it is written:\n${host.log()}`);
    for (const terminal of [...terminals, banned]) await terminal.dispose();
    return `${HOUSEHOLD.length} addresses of a /64 had ${PER_ADDRESS} places between them; its neighbours of IPv6 and IPv4 had their own`;
  });

if (import.meta.main) process.stdout.write(`${await inside()}\n`);
