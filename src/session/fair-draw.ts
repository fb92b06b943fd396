/** A meeting drawn until programs on every side find it fair, and weighed some matches at a time. */
import { derive } from '../kernel/rng.ts';
import type { Range } from './range.ts';

/** What is drawn, and how it is weighed. */
export interface FairDraw<M> {
  /** Who meets whom under a seed. */
  meet(seed: string): M;
  /** Fights some matches of a meeting: two points for a victory of the player's side, one for a draw. */
  fight(met: M, seed: string, range: Range): number;
  /** In how many of a hundred matches the player's side should come off better, and how far from it is fair still. */
  even(met: M): { readonly chance: number; readonly off: number };
}

/** A meeting with the chance of the player's side, in hundredths; draws are halves. */
interface FairMeeting<M> {
  readonly met: M;
  readonly chance: number;
}

/** Something being drawn. */
export interface FairDrawing<M> {
  /** Fights so many matches more, of one meeting; the meeting once it is found, or null. */
  step(matches: number): FairMeeting<M> | null;
}

/** Matches that a meeting is judged by. */
const MATCHES = 40;
const DRAWS = 40;

/** A meeting that is being weighed. */
interface Weighing<M> {
  readonly seed: string;
  readonly met: M;
  readonly fought: number;
  readonly points: number;
}

/** Draws the meeting of a secret key: another key, another meeting. Of none that is fair the fairest is taken. */
export function drawFairly<M>(key: string, { meet, fight, even }: FairDraw<M>): FairDrawing<M> {
  const offOf = ({ met, chance }: FairMeeting<M>): number => Math.abs(chance - even(met).chance);
  let best: FairMeeting<M> | null = null;
  let drawn = 0;
  let weighing: Weighing<M> | null = null;
  const next = (): Weighing<M> => {
    const seed = derive(key, 'challenge', drawn);
    return { seed, met: meet(seed), fought: 0, points: 0 };
  };
  const weighedOn = ({ seed, met, fought, points }: Weighing<M>, matches: number): Weighing<M> => {
    const to = Math.min(MATCHES, fought + matches);
    return { seed, met, fought: to, points: points + fight(met, seed, { from: fought, to }) };
  };
  return {
    step(matches) {
      const one = weighedOn(weighing ?? next(), matches);
      weighing = one.fought < MATCHES ? one : null;
      if (weighing !== null) return null;
      drawn += 1;
      const found = { met: one.met, chance: Math.round((50 * one.points) / MATCHES) };
      if (best === null || offOf(found) < offOf(best)) best = found;
      return drawn >= DRAWS || offOf(best) <= even(best.met).off ? best : null;
    },
  };
}
