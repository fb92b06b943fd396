/** Practice: bouts made ready, and one of the player's own making; chances are those that were counted. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import { countedPreset, muneraChance, muneraChances, muneraPresets } from '../../../../src/games/munera/presets.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { percentWon, STRENGTHS } from '../../../../src/tui/match-preset.ts';
import { countBouts } from '../../../../tools/games/munera/chances.ts';
import { open, tempFolder } from '../../../store/support.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, loaded } from '../../../support/title-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;
const PRESETS = muneraPresets();

beforeAll(async () => {
  await (await GAMES.find(({ id }) => id === 'munera')?.load())?.screens();
});

const practice = async (size: (typeof SIZES)[number]): Promise<PlainStage> =>
  (
    await loaded(atTitle(open(tempFolder(), { games: GAMES }), new Shelf(GAMES), size).choose('Munera Sine Missione'))
  ).press('p');

describe('chances', () => {
  it('are counted by these rules and of these set-ups', () => {
    const { version, seed, fights } = muneraChances();
    expect(version).toBe(munera.version);
    for (const preset of PRESETS)
      for (const strength of STRENGTHS)
        expect(fights[preset.id]?.[strength].setup).toBe(countedPreset(preset, strength, seed).digest);
  });

  it('fall from weak to strong', () => {
    for (const { id } of PRESETS) {
      const [weak = 0, even = 0, strong = 0] = STRENGTHS.map((one) => muneraChance(id, one).won);
      expect([id, weak > even, even > strong]).toEqual([id, true, true]);
    }
  });

  it('come out again where some are counted anew', () => {
    const [preset] = PRESETS;
    if (preset === undefined) throw new Error('there is no preset');
    const { setup, seed } = countedPreset(preset, 'weak', muneraChances().seed);
    const share = countBouts(setup, seed, 30).won / 30;
    const { won, matches } = muneraChance(preset.id, 'weak');
    expect(Math.abs(share - won / matches)).toBeLessThan(0.25);
  });
});

describe.each(SIZES)('practice at $columns x $rows', (size) => {
  it('has the presets with their chances, then one of your own; nothing is cut', async () => {
    const stage = await practice(size);
    expect(stage.labels).toEqual([...PRESETS.map(({ title }) => title), 'Make your own']);
    for (const [i, { about, foes, id }] of PRESETS.entries()) {
      const said = stage.text.replace(/\s+/gu, ' ');
      expect(said).toContain(about);
      expect(said).toContain(foes.even.about);
      expect(said).toContain(`you win ${percentWon(muneraChance(id, 'even'))}`);
      expect(stage.text).not.toContain('…');
      if (i < PRESETS.length - 1) stage.press('Down');
    }
  });

  it('begins a bout with one Enter', async () => {
    const stage = (await practice(size)).press('Enter');
    expect(stage.lines[0]).toMatch(/Felix v [A-Z]\w+/);
  });
});
