/** npm run bench: speed, as ratios taken in one run. What is missed is told, never an error: machines differ. */
import { engine } from './bench/engine.ts';
import { exchanges } from './bench/exchanges.ts';
import { type Figure, lineOf } from './bench/figures.ts';
import { flights } from './bench/flights.ts';
import { host } from './bench/host.ts';
import { keys } from './bench/keys.ts';
import { levels } from './bench/levels.ts';
import { lists } from './bench/lists.ts';
import { odds } from './bench/odds.ts';
import { peers } from './bench/peers.ts';
import { saves } from './bench/saves.ts';
import { startup } from './bench/startup.ts';
import { workers } from './bench/workers.ts';

const PARTS: readonly (readonly [string, () => readonly Figure[] | Promise<readonly Figure[]>])[] = [
  ['Engine: book against book, one core', engine],
  ['Opponents by level', levels],
  ['Simulations by worker threads', workers],
  ['Odds', odds],
  ['Odds of exchanges', exchanges],
  ['Movements in the pit', flights],
  ['Saves', saves],
  ['Lists of many games', lists],
  ['Start-up, 80x24 in a pseudo-terminal', startup],
  ['Keys at 80x24', () => keys(80, 24)],
  ['Keys at 120x40', () => keys(120, 40)],
  ['Beside other games, 80x24', peers],
  ['Host: one process, players over ssh on the same machine', host],
];

process.stdout.write(`Node ${process.version}, ${process.platform} ${process.arch}\n`);
for (const [title, measure] of PARTS) {
  const figures = await measure();
  process.stdout.write(`\n${title}\n${figures.map(lineOf).join('\n')}\n`);
}
