/** node scripts/heroes-golden.ts: what is kept of matches and careers of Heroes of the Colosseum, made anew after its rules were changed on purpose. */
import { writeFileSync } from 'node:fs';
import { GOLDEN, goldenDigests } from '../tools/games/heroes/golden.ts';

writeFileSync(GOLDEN, `${JSON.stringify(goldenDigests(), null, 2)}\n`);
