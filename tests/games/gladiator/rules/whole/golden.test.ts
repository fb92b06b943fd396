/** Real bouts kept as saves: each still comes to the same end, dice, modifiers and words alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { GOLDEN, INDEX, playBack, REPLAYS } from '../../../../../tools/games/gladiator/golden.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const index = z
  .record(z.string(), z.object({ digest: z.string(), events: z.string(), text: z.string() }))
  .parse(read(INDEX));

const HELP = `A kept bout has changed. If no rule and no word was meant to change, this is a bug: compare the two with
'harena replay FILE --text' before and after. If it was meant, raise 'version' in src/games/gladiator/rules/index.ts
where a released version gave other bouts (now ${gladiator.version}), run 'node scripts/golden.ts', and read what it changes.`;

describe('golden replays', () => {
  it('every kept bout has its file, and every file is a kept bout', () => {
    const files = readdirSync(REPLAYS).sort();
    expect(files).toEqual([...GOLDEN.map(({ name }) => `${name}.json`), 'index.json'].sort());
    expect(Object.keys(index)).toEqual(GOLDEN.map(({ name }) => name));
  });

  it.each(GOLDEN)(
    '$name comes to the recorded digest, with the same journal, and shows what it is kept for',
    (golden) => {
      const back = playBack(read(`${REPLAYS}/${golden.name}.json`));
      if (typeof back === 'string') throw new Error(`${back}\n${HELP}`);
      expect(back.record, HELP).toEqual(index[golden.name]);
      expect(golden.shows(back.journal), HELP).toBe(true);
    },
  );

  it('a bout with one choice changed is refused, or comes to something else', () => {
    const save = z.looseObject({ choices: z.array(z.unknown()) }).parse(read(`${REPLAYS}/throw.json`));
    const back = playBack({ ...save, choices: save.choices.slice(1) });
    expect(typeof back).toBe('string');
  });
});
