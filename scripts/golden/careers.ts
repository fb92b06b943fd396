/** Makes the careers kept in tests/replays-careers anew. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { career } from '../../src/games/gladiator/career/index.ts';
import { Match } from '../../src/kernel/match.ts';
import { runMatch } from '../../src/kernel/runner.ts';
import type { Save } from '../../src/kernel/save.ts';
import { campaign } from '../../tools/games/gladiator/campaign.ts';
import type { Record } from '../../tools/games/gladiator/golden.ts';
import {
  CAREERS,
  CAREERS_INDEX,
  GOLDEN_CAREERS,
  type GoldenCareer,
  playBackCareer,
} from '../../tools/games/gladiator/golden-careers.ts';

/** Seeds tried for one career. */
const TRIES = 2000;

/** Writes every kept career and what it comes to. */
export function writeCareers(): void {
  mkdirSync(CAREERS, { recursive: true });
  for (const file of readdirSync(CAREERS)) if (file.endsWith('.json')) rmSync(`${CAREERS}/${file}`);
  const index: { [name: string]: Record } = {};
  for (const golden of GOLDEN_CAREERS) {
    const save = found(golden);
    const back = playBackCareer(save);
    if (typeof back === 'string') throw new Error(`${golden.name}: ${back}`);
    writeFileSync(`${CAREERS}/${golden.name}.json`, JSON.stringify(save));
    index[golden.name] = back.record;
    process.stdout.write(`${golden.name}: seed ${save.seed}, ${save.choices.length} choices\n`);
  }
  writeFileSync(CAREERS_INDEX, JSON.stringify(index));
}

/** The first career, by seed, that shows what it is kept for. */
function found({ name, setup, player, shows }: GoldenCareer): Save {
  for (let i = 0; i < TRIES; i++) {
    const seed = `${name}-${i}`;
    const match = Match.start(career, campaign, setup, seed);
    const mind = player(seed);
    runMatch(match, () => mind);
    if (shows(match.state)) return match.save(match.journal.length);
  }
  throw new Error(`no career shows '${name}' in ${TRIES} seeds`);
}
