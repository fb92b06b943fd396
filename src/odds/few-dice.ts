/** Chances of throws of one die and of two, exactly. */

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that a die shows so much. */
export const chanceOfOne = (least: number): number => FACES.filter((face) => face >= least).length / FACES.length;

/** The chance that two dice come to so much. */
export function chanceOfTwo(least: number): number {
  const all = FACES.flatMap((one) => FACES.map((other) => one + other));
  return all.filter((total) => total >= least).length / all.length;
}
