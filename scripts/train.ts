/** npm run train [game] [bouts] [file]: fits the chance to win to bouts that were played out, and keeps the weights with how they were made. */
import { writeFileSync } from 'node:fs';
import { CERTAIN } from '../src/ai/tactics.ts';
import { FEATURES as BOUT_FEATURES } from '../src/games/gladiator/ai/search/features.ts';
import { FEATURES as HEROES_FEATURES } from '../src/games/heroes/ai/search/features.ts';
import { samplesOf } from './train/bouts.ts';
import { chanceAt } from './train/exactly.ts';
import { fitted, lossOf, type Sample } from './train/fit.ts';
import { heroesSamples } from './train/heroes.ts';

/** What is counted in each game, and of which bouts. */
const GAMES: {
  readonly [game: string]: { readonly features: readonly string[]; samples(seed: string): readonly Sample[] };
} = {
  gladiator: { features: BOUT_FEATURES, samples: samplesOf },
  heroes: { features: HEROES_FEATURES, samples: heroesSamples },
};

const [GAME = 'gladiator', COUNT = '3000', PAGE = `data/${GAME}/ai/chances.json`] = process.argv.slice(2);
const BOUTS = Number(COUNT);
const game = GAMES[GAME];
if (game === undefined) throw new Error(`${GAME}; known: ${Object.keys(GAMES).join(', ')}`);
const { features, samples } = game;
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
  (bout % HELD_OUT_IN === 0 ? held : learned).push(...samples(`${SEED}-${bout}`));
const found = fitted(learned, features.length);
const weights = found.map((weight) => Math.round(weight * UNIT));
const kept = weights.map((weight) => weight / UNIT);
const digits = (loss: number): number => Math.round(loss * 1e4) / 1e4;
const file = {
  id: 'chances',
  made: {
    by: GAME === 'gladiator' ? 'npm run train' : `npm run train ${GAME}`,
    seed: SEED,
    bouts: BOUTS,
    learned: learned.length,
    'held out': held.length,
    'loss learned': digits(lossOf(learned, kept)),
    'loss held out': digits(lossOf(held, kept)),
  },
  step: STEP,
  weights: Object.fromEntries(features.map((name, i) => [name, weights[i]])),
  curve: Array.from({ length: STEPS + 1 }, (_, i) => Math.round(CERTAIN * chanceAt((i * STEP) / UNIT))),
};
writeFileSync(PAGE, `${JSON.stringify(file, null, 2)}\n`);
process.stdout.write(`${JSON.stringify({ ...file.made, weights: file.weights }, null, 1)}\n`);
