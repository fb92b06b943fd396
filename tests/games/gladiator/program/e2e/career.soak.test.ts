/** A long career played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { describe, expect, it } from 'vitest';
import { enlistHero, expectWhole, hastyFolder, munera } from './career-folder.ts';
import { type Place, playCareer } from './career-player.ts';

/** Munera to be fought in one career; the soak asks for ten. */
const MUNERA = Number(process.env.HARENA_MUNERA ?? 1);
/** One that stands still is told by its player; a slow machine gets the time it needs. */
const PATIENCE_MS = 600_000 * MUNERA;
const SEED = process.env.HARENA_SEED ?? 'hero-2';

/** Where the program is to have been killed in a long career. */
const EVERYWHERE: readonly Place[] = ['title', 'telling', 'school', 'bill', 'bout', 'bout over'];

describe('killed at random moments', () => {
  it('a career loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
    const folder = hastyFolder();
    enlistHero(folder, SEED);
    const enough = () => munera(folder).past.length >= MUNERA;
    const kills = await playCareer(folder, { seed: SEED, killOnceIn: 60, enough });
    expectWhole(folder);
    const { past, returns } = munera(folder);
    expect(past.length).toBeGreaterThanOrEqual(MUNERA);
    expect(kills.length).toBeGreaterThan(1);
    if (MUNERA >= 10) expect(kills).toEqual(expect.arrayContaining([...EVERYWHERE]));
    const where = Object.entries(Object.groupBy(kills, (place) => place)).map(
      ([place, all]) => `${place} ${all.length}`,
    );
    await annotate(`${past.length} munera, ${kills.length} kills (${where.join(', ')}), ${returns} deaths undone`);
  });
});
