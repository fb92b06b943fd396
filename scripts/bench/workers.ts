/** How many bouts a second the built program fights, on one thread and on two: what a run of more bouts takes longer than one of fewer. */
import { spawnSync } from 'node:child_process';
import { type Figure, quantiles } from './figures.ts';

const FEW = 200;
const MANY = 1500;
/** Pairings of three types, each against each and its like. */
const PAIRINGS = 6;
const ROUNDS = 3;

/** Bouts a second of sim, for one worker and for two. */
export function workers(): readonly Figure[] {
  const rates: { readonly [W in 1 | 2]: number[] } = { 1: [], 2: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const crew of [1, 2] as const) {
      const took = timed(crew, MANY) - timed(crew, FEW);
      rates[crew].push((PAIRINGS * (MANY - FEW) * 1000) / took);
    }
  }
  const [one, two] = [quantiles(rates[1]).p50, quantiles(rates[2]).p50];
  return [
    { what: 'bouts a second of the program, 1 worker', value: one, unit: '/s', target: { atLeast: 1000 } },
    { what: 'bouts a second of the program, 2 workers', value: two, unit: '/s' },
    { what: '2 workers / 1', value: two / one, unit: 'x' },
  ];
}

function timed(crew: number, bouts: number): number {
  const args = ['sim', '--matrix', 'light,medium,heavy', '--rules', 'basic', '-n', String(bouts), '--seed', 'bench'];
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['dist/harena.js', ...args, '--workers', String(crew), '--json']);
  if (status !== 0) throw new Error(`sim ended with ${status}`);
  return performance.now() - started;
}
