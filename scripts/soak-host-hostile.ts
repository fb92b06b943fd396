/** npm run soak: an hour of hostility on one host while others play; minutes in the first argument, names of attacks play those alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS } from './hostile/attacks.ts';
import { Siege } from './hostile/siege.ts';

const [minutes = '60', ...wanted] = process.argv.slice(2);
const names = Object.keys(ATTACKS).filter((name) => wanted.length === 0 || wanted.includes(name));
const CALM_SECONDS = 20;
/** What a round takes beside its attacks: until strangers are gone, and the kills. */
const BESIDE_SECONDS = 80;
const MOST_SECONDS = 60;

const left = Number(minutes) * 60 - CALM_SECONDS;
const rounds = Math.max(1, Math.round(left / (names.length * MOST_SECONDS + BESIDE_SECONDS)));
const seconds = Math.max(5, Math.floor((left / rounds - BESIDE_SECONDS) / names.length));

const folder = mkdtempSync(join(tmpdir(), 'harena-siege-'));
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const siege = await Siege.begin(join(folder, 'arena'), tell);
try {
  for (let round = 0; round < rounds; round++) {
    await siege.calm(CALM_SECONDS);
    for (const [n, name] of names.entries()) await siege.attack(name, seconds, n + 1);
    await siege.asBefore();
    await siege.kill(2, 'coming and going');
  }
  await siege.end();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const complaint of siege.complaints) process.stderr.write(`${complaint}\n`);
process.exit(siege.complaints.length === 0 ? 0 : 1);
