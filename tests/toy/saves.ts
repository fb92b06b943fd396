/** Matches of the toy to keep in files. */
import { randomController } from '../../src/ai/random.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Save } from '../../src/kernel/save.ts';
import { TOY_DATA, toy } from './rules.ts';

const TABLES = toy.parseTables(TOY_DATA);

/** A match of two seats and the book, saved after so many answers or at its end. */
export function toySave(seed: string, answers = Number.POSITIVE_INFINITY): Save {
  const match = Match.start(toy, TABLES, { seats: [0, 1, null] }, seed, { journal: false });
  const bot = randomController(toy, TABLES, seed);
  for (let n = 0; n < answers && !match.over; n++) {
    const why = match.answer(match.pending.map((one) => bot.choose(one, toy.view(match.state, one.seat))));
    if (why !== null) throw new Error(why);
  }
  return match.save(0);
}
