/** npm run soak: fifty players by script on one host for five minutes; and a thousand who come and go, which must leave nothing behind. */
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '../tools/ssh-client.ts';
import { crowdOn, startHost } from './host/started.ts';
import { TITLE } from './host/title.ts';

const PLAYERS = Number(process.argv[2] ?? 50);
const SECONDS = Number(process.argv[3] ?? 300);
const COMERS = Number(process.argv[4] ?? 1_000);
const ABREAST = 10;
/** More than this a session may not leave behind, in MB: what is kept of none. */
const LEFT_MB = 0.01;

const started = await startHost();
const complaints: string[] = [];
try {
  const report = await crowdOn({ port: started.port, players: PLAYERS, seconds: SECONDS, warmUp: 15, pause: 1_000 });
  const { keys, p50, p95, bouts, lost } = report;
  const times = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  process.stdout.write(`${PLAYERS} players, ${SECONDS} s: ${keys} keys, ${times}; ${bouts} bouts to their end\n`);
  if (lost > 0) complaints.push(`${lost} players were cut off`);
  await comeAndGo(COMERS / 10);
  const before = await started.memory();
  await comeAndGo(COMERS);
  const after = await started.memory();
  const each = (after.heap - before.heap) / COMERS;
  const left = `${before.heap.toFixed(1)} MB before, ${after.heap.toFixed(1)} MB after, resident ${after.rss.toFixed(0)} MB`;
  process.stdout.write(`${COMERS} who came and went: ${left}\n`);
  if (each > LEFT_MB) complaints.push(`${(each * 1024).toFixed(0)} KB of every session stay`);
} finally {
  const code = await started.stop();
  if (code !== 0) complaints.push(`the host ended with ${code}`);
}
const errors = started.log.filter((line) => / (?:error|warn) /u.test(line));
complaints.push(...errors.slice(0, 20));
process.stdout.write(`${started.log.filter((line) => line.includes(' metrics ')).join('\n')}\n`);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);

/** So many come in, see the title and go, half of them without a word. */
async function comeAndGo(count: number): Promise<void> {
  let left = count;
  const one = async (): Promise<void> => {
    while (left-- > 0) {
      const terminal = login({ port: started.port });
      await terminal.waitFor(TITLE, 60_000);
      if (left % 2 === 0) terminal.wire.client.destroy();
      await terminal.dispose();
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, one));
  await sleep(1_000);
}
