/** A year of a house played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { describe, expect, it } from 'vitest';
import { houseServices } from '../../../../../src/games/gladiator/files/houses.ts';
import { value } from '../../../../kernel/toy.ts';
import { withStore } from '../../../../support/long-kills.ts';
import { hastyFolder } from './career-folder.ts';
import { type HousePlace, playHouse } from './house-player.ts';

/** Months to be played; the soak asks for twelve. */
const MONTHS = Number(process.env.HARENA_MONTHS ?? 1);
const SEED = process.env.HARENA_SEED ?? 'house-1';

/** The game of a folder as its files have it. */
function gameOf(folder: string) {
  return withStore(folder, false, (store) => {
    const houses = houseServices(store, () => undefined);
    const [listed] = houses.list();
    return listed === undefined ? null : value(houses.open(listed.id));
  });
}

/** Where the program is to have been killed in a whole year. */
const EVERYWHERE: readonly HousePlace[] = ['title', 'telling', 'auction', 'school', 'sending', 'how to fight', 'bout'];

/** Plays a house by those dice until it is over or has lived long enough, and looks at its books; `kills` grow. */
async function lived(seed: string, kills: HousePlace[]) {
  const folder = hastyFolder();
  const enough = () => (gameOf(folder)?.session.match.state.months.length ?? 0) >= MONTHS;
  kills.push(...(await playHouse(folder, { seed, killOnceIn: 60, enough })));
  const game = gameOf(folder);
  if (game === null) throw new Error('there is no house');
  const { state } = game.session.match;
  expect(state.months.length >= MONTHS || state.outcome !== null).toBe(true);
  for (const { id, denarii } of state.houses)
    expect(state.ledger.filter(({ house }) => house === id).reduce((sum, one) => sum + one.denarii, 0)).toBe(denarii);
  return state;
}

describe('killed at random moments', () => {
  it('39.5 a house loses nothing, and its books add up', { timeout: 60_000 * Math.max(3, MONTHS) }, async ({
    annotate,
  }) => {
    const kills: HousePlace[] = [];
    let state = await lived(SEED, kills);
    // who loses his house before its time founds another
    for (let next = 2; state.months.length < MONTHS && next < 8; next++) state = await lived(`${SEED}-${next}`, kills);
    expect(state.months.length).toBeGreaterThanOrEqual(MONTHS);
    expect(kills.length).toBeGreaterThan(1);
    if (MONTHS >= 12) expect(kills).toEqual(expect.arrayContaining([...EVERYWHERE]));
    const where = Object.entries(Object.groupBy(kills, (place) => place)).map(
      ([place, all]) => `${place} ${all.length}`,
    );
    await annotate(
      `${state.months.length} months, ${kills.length} kills (${where.join(', ')}), ${state.end?.how ?? 'going on'}`,
    );
  });
});
