/** What keeping a bout costs: a save on the disk against the least a file needs. */
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomController } from '../../src/ai/random.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Save } from '../../src/kernel/save.ts';
import { asyncDisk } from '../../src/store/disk/async-disk.ts';
import { openStore } from '../../src/store/store.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import { setupFor } from '../../tools/games/gladiator/journal/bouts.ts';
import { type Figure, quantiles, timed } from './figures.ts';

const ROUNDS = 200;
const PLAYERS = 50;
const CROWDS = 5;

/** A bout in its middle, saved again and again. */
export async function saves(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
  try {
    const opened = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
    if (!opened.ok) throw new Error(opened.why);
    const match = middle();
    const text = JSON.stringify(match.save(0));
    const kept: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      least.push(timed(() => plainWrite(folder, text)));
      kept.push(timed(() => opened.value.match('gladiator').write(match.save(0))));
    }
    opened.value.close();
    const host = await onHost(match);
    const [save, floor] = [kept, least].map((times) => quantiles(times).p50) as [number, number];
    return [
      { what: 'size of a save in the middle of a bout', value: text.length, unit: 'bytes' },
      { what: 'write, flush and rename of as many bytes', value: floor, unit: 'ms' },
      { what: 'saving the bout', value: save, unit: 'ms' },
      { what: 'saving the bout / plain write', value: save / floor, unit: 'x', target: { atMost: 2 } },
      { what: 'saving it on a host: the game is held up', value: host.held, unit: 'ms' },
      { what: 'saving it on a host: held up / saving at once', value: host.held / save, unit: 'x' },
      { what: 'saving it on a host: until it is safe, alone', value: host.alone, unit: 'ms' },
      { what: 'the same, of 50 players at once: p95', value: host.crowd, unit: 'ms' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a host's save holds the event loop up, and how long the player's screen waits for it; in ms. */
async function onHost(match: ReturnType<typeof middle>) {
  const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
  try {
    const players = Array.from({ length: PLAYERS }, (_, n) => player(join(folder, String(n))));
    const [first] = players;
    if (first === undefined) throw new Error('nobody plays');
    const before = performance.eventLoopUtilization();
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round++) alone.push(await first.save(match.save(0)));
    const { active } = performance.eventLoopUtilization(before);
    const crowd: number[] = [];
    for (let round = 0; round < CROWDS; round++) {
      crowd.push(...(await Promise.all(players.map(({ save }) => save(match.save(0))))));
    }
    for (const { close } of players) close();
    return { held: active / ROUNDS, alone: quantiles(alone).p50, crowd: quantiles(crowd).p95 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function player(folder: string) {
  const disk = asyncDisk({ root: folder });
  const opened = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES, disk });
  if (!opened.ok) throw new Error(opened.why);
  return {
    async save(save: Save): Promise<number> {
      const started = performance.now();
      const why = opened.value.match('gladiator').write(save) ?? (await disk.settled());
      if (why !== null) throw new Error(why);
      return performance.now() - started;
    },
    close: () => opened.value.close(),
  };
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
