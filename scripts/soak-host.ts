/**
 * Soak: the real host with OpenSSH's client; HARENA_SEED takes other moments to kill it, HARENA_KILLS says how often it
 * is killed while other games than GLADIATOR are played, names of proofs play those alone.
 */
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import { killedAnywhere, killedAtPrompts, sizes, stopped, storm, twice } from './soak/host.ts';
import { allFull, houses, teams } from './soak/host-crowds.ts';
import { days } from './soak/host-days.ts';
import { copied, full } from './soak/host-disk.ts';
import { fullForGames } from './soak/host-full-games.ts';
import { killedAtCalls, longGames, otherGames } from './soak/host-games.ts';
import { rotated } from './soak/host-log.ts';
import { six } from './soak/host-six.ts';
import { whyNoClient } from './soak/ssh-player.ts';

const missing = whyNoClient();
if (missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

const seed = process.env.HARENA_SEED ?? 'soak-host';
const rng = rngFrom(seedState(seed));
const kills = Number(process.env.HARENA_KILLS ?? 5);
const PROOFS: { readonly [name: string]: () => Promise<string> } = {
  sizes,
  twice,
  'killed at prompts': () => killedAtPrompts(rng, 5),
  'killed anywhere': () => killedAnywhere(rng, 20),
  'other games': () => otherGames(rng, kills),
  'long games': () => longGames(rng, kills),
  'killed at calls': () => killedAtCalls(rng, kills),
  'full for games': () => fullForGames(rng),
  full,
  'full for all': allFull,
  copied,
  six,
  rotated,
  days,
  teams,
  houses,
  storm: () => storm(rng, 120, 8),
  stopped,
};

const wanted = process.argv.slice(2);
process.stdout.write(`the host, with OpenSSH's client; seed ${seed}\n`);
for (const [name, proof] of Object.entries(PROOFS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const found = await proof();
  process.stdout.write(`${name}: ${found} (${Math.round((performance.now() - began) / 1000)} s)\n`);
}
