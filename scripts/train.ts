/** npm run train: fits the chance to win to bouts that were played out, and keeps the weights with how they were made. */
import { writeFileSync } from 'node:fs';
import { CERTAIN } from '../src/ai/tactics.ts';
import { FEATURES } from '../src/games/gladiator/ai/search/features.ts';
import { samplesOf } from './train/bouts.ts';
import { chanceAt } from './train/exactly.ts';
import { fitted, lossOf, type Sample } from './train/fit.ts';

const PAGE = process.argv[3] ?? 'data/gladiator/ai/chances.json';
const BOUTS = Number(process.argv[2] ?? 3000);
/** Of so many bouts one is held out, to see how well the chances hold where nothing was learned. */
const HELD_OUT_IN = 6;
const SEED = 'train';
/** A weight of 1 in the file is a thousandth. */
const UNIT = 1000;
/** The curve: thousandths of a step, and how many there are. */
const STEP = 50;
const STEPS = 120;

const learned: Sample[] = [];
const held: Sample[] = [];
for (let bout = 0; bout < BOUTS; bout++)
  (bout % HELD_OUT_IN === 0 ? held : learned).push(...samplesOf(`${SEED}-${bout}`));
const found = fitted(learned, FEATURES.length);
const weights = found.map((weight) => Math.round(weight * UNIT));
const kept = weights.map((weight) => weight / UNIT);
const digits = (loss: number): number => Math.round(loss * 1e4) / 1e4;
const file = {
  id: 'chances',
  made: {
    by: 'npm run train',
    seed: SEED,
    bouts: BOUTS,
    learned: learned.length,
    'held out': held.length,
    'loss learned': digits(lossOf(learned, kept)),
    'loss held out': digits(lossOf(held, kept)),
  },
  step: STEP,
  weights: Object.fromEntries(FEATURES.map((name, i) => [name, weights[i]])),
  curve: Array.from({ length: STEPS + 1 }, (_, i) => Math.round(CERTAIN * chanceAt((i * STEP) / UNIT))),
};
writeFileSync(PAGE, `${JSON.stringify(file, null, 2)}\n`);
process.stdout.write(`${JSON.stringify({ ...file.made, weights: file.weights }, null, 1)}\n`);
