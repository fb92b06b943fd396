/** What keeping a bout costs: a save on the disk against the least a file needs, and a fork in memory. */
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomController } from '../../src/ai/random.ts';
import { gladiator } from '../../src/engine/gladiator/index.ts';
import { Match } from '../../src/engine/kernel/match.ts';
import { openStore } from '../../src/store/store.ts';
import { tables } from '../../tests/support/bout.ts';
import { setupFor } from '../../tests/support/journal/bouts.ts';
import { type Figure, quantiles } from './figures.ts';

const ROUNDS = 200;

/** A bout in its middle, saved and forked again and again. */
export function saves(): readonly Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
  try {
    const opened = openStore({ dataDir: folder, write: true, now: () => new Date() });
    if (!opened.ok) throw new Error(opened.why);
    const match = middle();
    const text = JSON.stringify(match.save(0));
    const kept: number[] = [];
    const least: number[] = [];
    const forked: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      least.push(timed(() => plainWrite(folder, text)));
      kept.push(timed(() => opened.value.bout.write(match.save(0))));
      forked.push(timed(() => match.fork({ journal: false })));
    }
    opened.value.close();
    const [save, floor, fork] = [kept, least, forked].map((times) => quantiles(times).p50) as [number, number, number];
    return [
      { what: 'size of a save in the middle of a bout', value: text.length, unit: 'bytes' },
      { what: 'write, flush and rename of as many bytes', value: floor, unit: 'ms' },
      { what: 'saving the bout', value: save, unit: 'ms' },
      { what: 'saving the bout / plain write', value: save / floor, unit: 'x', target: { atMost: 2 } },
      { what: 'forking the bout', value: fork * 1000, unit: 'µs' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function middle() {
  const match = Match.start(gladiator, tables, setupFor(['heavy', 'heavy'], ['seat', 'book']), 'bench-save');
  const player = randomController(gladiator, tables, 'bench-save/player');
  for (let i = 0; i < 8 && !match.over; i++) {
    const why = match.answer(match.pending.map((request) => player.choose(request, match.state)));
    if (why !== null) throw new Error(why);
  }
  return match;
}

function plainWrite(folder: string, text: string): void {
  const file = openSync(join(folder, 'plain.tmp'), 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(join(folder, 'plain.tmp'), join(folder, 'plain'));
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
