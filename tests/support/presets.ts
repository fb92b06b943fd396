/** What is true of the matches any game has made ready: legal, counted as they are now, and whole on their screen. */
import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/kernel/kit.ts';
import { type MatchPreset, percentWon, STRENGTHS } from '../../src/odds/match-preset.ts';
import { type CountedPresets, countFights } from '../../tools/preset-chances.ts';
import { atPage, readsFirst, SIZES } from './game-stage.ts';

/** As much of a preset as is told. */
type Told = Pick<MatchPreset, 'id' | 'title' | 'about'> & {
  readonly foes: { readonly even: { readonly about: string } };
};

/** How many standard errors a share that is counted anew may lie off the one kept. */
const ERRORS = 4.5;

/** Declares the tests of a game's presets; so many matches of the first one are counted anew. */
export function testPresets<P extends Told, K extends Kit>(of: CountedPresets<P, K>, recounted: number): void {
  const { id: game, ruleset, shelf } = of;
  const presets = shelf.presets();
  readsFirst(game);

  describe('the chances of the presets', () => {
    it('belong to matches that can be fought', () => {
      expect(shelf.check).not.toThrow();
    });

    it('are counted by these rules and of these set-ups', () => {
      const { version, seed, fights } = shelf.chances();
      expect(version).toBe(ruleset.version);
      for (const preset of presets)
        for (const strength of STRENGTHS)
          expect(fights[preset.id]?.[strength].setup).toBe(shelf.counted(preset, strength, seed).digest);
    });

    it('fall from weak to strong', () => {
      for (const { id } of presets) {
        const [weak = 0, even = 0, strong = 0] = STRENGTHS.map((one) => shelf.chance(id, one).won);
        expect([id, weak > even, even > strong]).toEqual([id, true, true]);
      }
    });

    it('come out again where some are counted anew', () => {
      const [preset] = presets;
      if (preset === undefined) throw new Error('there is no preset');
      const { won } = countFights(of, shelf.counted(preset, 'even', shelf.chances().seed), recounted);
      const { won: all, matches } = shelf.chance(preset.id, 'even');
      const share = all / matches;
      const error = Math.sqrt((share * (1 - share)) / recounted);
      expect(Math.abs(won / recounted - share)).toBeLessThan(ERRORS * error);
    });
  });

  describe.each(SIZES)('practice at $columns x $rows', (size) => {
    it('has the presets with their chances, then one of your own; nothing is cut', async () => {
      const stage = (await atPage(game, size)).press('p');
      expect(stage.labels).toEqual([...presets.map(({ title }) => title), 'Make your own']);
      for (const [i, { about, foes, id }] of presets.entries()) {
        const said = stage.text.replace(/\s+/gu, ' ');
        expect(said).toContain(about);
        expect(said).toContain(foes.even.about);
        expect(said).toContain(`you win ${percentWon(shelf.chance(id, 'even'))}`);
        expect(stage.text).not.toContain('…');
        if (i < presets.length - 1) stage.press('Down');
      }
    });
  });
}
