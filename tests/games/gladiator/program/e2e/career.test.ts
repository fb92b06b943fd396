/** A career played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { describe, expect, it } from 'vitest';
import { expectWhole, hastyFolder, munera } from './career-folder.ts';
import { playCareer } from './career-player.ts';

describe('killed at random moments', () => {
  it('a man is made, equipped and sent into the arena as he would have been', async () => {
    const folder = hastyFolder();
    const enough = () => munera(folder).past.length >= 1;
    const kills = await playCareer(folder, { seed: 'novice', killOnceIn: 30, enough });
    expectWhole(folder);
    expect(kills.length).toBeGreaterThan(0);
  });
});
