/** Careers kept as saves: each still comes to the same end, dice, modifiers and words alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  CAREERS,
  CAREERS_INDEX,
  GOLDEN_CAREERS,
  playBackCareer,
} from '../../../../tools/games/gladiator/golden-careers.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const index = z
  .record(z.string(), z.object({ digest: z.string(), events: z.string(), text: z.string() }))
  .parse(read(CAREERS_INDEX));

const HELP = `A kept career has changed. If no rule and no word was meant to change, this is a bug. If it was meant, raise
'version' in src/engine/campaign/index.ts where a released version gave other careers, and run 'node scripts/golden.ts'.`;

describe('golden careers', () => {
  it('every kept career has its file, and every file is a kept career', () => {
    const files = readdirSync(CAREERS).sort();
    expect(files).toEqual([...GOLDEN_CAREERS.map(({ name }) => `${name}.json`), 'index.json'].sort());
  });

  it.each(GOLDEN_CAREERS)('$name comes to the recorded digest, and shows what it is kept for', ({ name, shows }) => {
    const back = playBackCareer(read(`${CAREERS}/${name}.json`));
    if (typeof back === 'string') throw new Error(`${back}\n${HELP}`);
    expect(back.record, HELP).toEqual(index[name]);
    expect(shows(back.state), HELP).toBe(true);
  });

  it('a career with one bout left out is refused', () => {
    const save = z.looseObject({ choices: z.array(z.unknown()) }).parse(read(`${CAREERS}/champion.json`));
    expect(typeof playBackCareer({ ...save, choices: save.choices.slice(1) })).toBe('string');
  });
});
