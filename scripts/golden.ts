/** node scripts/golden.ts: makes the bouts kept in tests/replays anew, after the rules were changed on purpose. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { randomController } from '../src/ai/random.ts';
import { gladiator } from '../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../src/games/gladiator/rules/kit.ts';
import { Match } from '../src/kernel/match.ts';
import { derive, rngFrom, seedState } from '../src/kernel/rng.ts';
import { type Controller, runMatch } from '../src/kernel/runner.ts';
import type { Save } from '../src/kernel/save.ts';
import { tables } from '../tools/games/gladiator/bout.ts';
import { saveOf } from '../tools/games/gladiator/fuzz/bouts.ts';
import { GOLDEN, type Golden, INDEX, playBack, REPLAYS, type Record } from '../tools/games/gladiator/golden.ts';
import { CAREERS } from '../tools/games/gladiator/golden-careers.ts';
import { order } from '../tools/games/gladiator/notation.ts';
import { writeCareers } from './golden/careers.ts';

/** Seeds tried for one bout. */
const TRIES = 2000;
/** Where orders are free, one in so many breaks the rules. */
const RECKLESS = 8;

mkdirSync(REPLAYS, { recursive: true });
for (const file of readdirSync(REPLAYS)) if (file.endsWith('.json')) rmSync(`${REPLAYS}/${file}`);
const index: { [name: string]: Record } = {};
for (const golden of GOLDEN) {
  const { save, record } = found(golden);
  writeFileSync(`${REPLAYS}/${golden.name}.json`, JSON.stringify(save));
  index[golden.name] = record;
  process.stdout.write(`${golden.name}: seed ${save.seed}, ${save.choices.length} choices\n`);
}
writeFileSync(INDEX, JSON.stringify(index));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
writeCareers();
execFileSync(process.execPath, [biome, 'format', '--write', REPLAYS, CAREERS]);

/** The first bout, by seed, that shows what it is kept for. */
function found(golden: Golden): { readonly save: Save; readonly record: Record } {
  for (let i = 0; i < TRIES; i++) {
    const save = played(golden, `${golden.name}-${i}`);
    const back = playBack(save);
    if (typeof back === 'string') throw new Error(`${golden.name}-${i}: ${back}`);
    if (golden.shows(back.journal)) return { save, record: back.record };
  }
  throw new Error(`no bout shows '${golden.name}' in ${TRIES} seeds`);
}

/** A whole bout with random players in its seats. */
function played({ from }: Golden, seed: string): Save {
  const match = 'turn' in from ? goOn(from, seed) : Match.start(gladiator, tables, from, seed);
  const players = [0, 1].map((seat) => playerFor(match.state.rules.freeformPlots, `${seed}/${seat}`));
  runMatch(match, (seat) => {
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return player;
  });
  return match.save(match.journal.length);
}

function goOn(from: Parameters<typeof saveOf>[0], seed: string) {
  const opened = Match.open(gladiator, tables, saveOf(from, seed));
  if (!opened.ok) throw new Error(opened.why);
  return opened.value.match;
}

/** A player at random, who now and then writes an order against the rules if he may. */
function playerFor(freeform: boolean, seed: string): Controller<GladiatorKit> {
  const player = randomController(gladiator, tables, seed);
  if (!freeform) return player;
  const rng = rngFrom(seedState(derive(seed, 'reckless')));
  return {
    choose(request, view) {
      const choice = player.choose(request, view);
      return request.kind === 'plot' && rng.int(RECKLESS) === 0 ? order('C F') : choice;
    },
  };
}
