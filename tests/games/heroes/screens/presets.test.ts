/** Practice: matches made ready, and one of the player's own making; chances are those that were counted. */
import { beforeAll, describe, expect, it } from 'vitest';
import { POINT_DIVISIONS } from '../../../../src/games/heroes/career/limits.ts';
import { countedMatch, heroesChance, heroesChances, heroesPresets } from '../../../../src/games/heroes/presets.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { SIGNATURES } from '../../../../src/games/heroes/rules/words.ts';
import {
  comingLines,
  type StarMaking,
  signatureText,
  starComing,
} from '../../../../src/games/heroes/screens/making.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { derive } from '../../../../src/kernel/rng.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { percentWon, STRENGTHS } from '../../../../src/tui/match-preset.ts';
import { open, tempFolder } from '../../../store/support.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, loaded } from '../../../support/title-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;
const PRESETS = heroesPresets();
const down = (times: number): readonly string[] => Array<string>(times).fill('Down');

beforeAll(async () => {
  await (await GAMES.find(({ id }) => id === 'heroes')?.load())?.screens();
});

const practice = async (size: (typeof SIZES)[number]): Promise<PlainStage> =>
  (
    await loaded(
      atTitle(open(tempFolder(), { games: GAMES }), new Shelf(GAMES), size).choose('Heroes of the Colosseum'),
    )
  ).press('p');

describe('chances', () => {
  it('are counted by these rules and of these set-ups', () => {
    const { version, seed, fights } = heroesChances();
    expect(version).toBe(heroes.version);
    for (const preset of PRESETS)
      for (const strength of STRENGTHS)
        expect(fights[preset.id]?.[strength].setup).toBe(countedMatch(preset, strength, seed).digest);
  });

  it('fall from weak to strong, an even match near a half', () => {
    for (const { id } of PRESETS) {
      const [weak = 0, even = 0, strong = 0] = STRENGTHS.map((one) => {
        const { won, matches } = heroesChance(id, one);
        return won / matches;
      });
      expect(weak).toBeGreaterThan(0.6);
      expect(Math.abs(even - 0.5)).toBeLessThan(0.1);
      expect(strong).toBeLessThan(0.35);
    }
  });

  it('come out again where some are counted anew', () => {
    const [preset] = PRESETS;
    if (preset === undefined) throw new Error('there is no preset');
    const { setup, seed } = countedMatch(preset, 'even', heroesChances().seed);
    const wins = Array.from({ length: 120 }, (_, i) => runBook(heroes, tables(), setup, derive(seed, 'bout', i)));
    const share = wins.filter(({ state }) => state.outcome?.winner === 0).length / wins.length;
    const { won, matches } = heroesChance(preset.id, 'even');
    expect(Math.abs(share - won / matches)).toBeLessThan(0.15);
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
      expect(said).toContain(`you win ${percentWon(heroesChance(id, 'even'))}`);
      expect(stage.text).not.toContain('…');
      if (i < PRESETS.length - 1) stage.press('Down');
    }
  });

  it('begins a match with one Enter, and leads the Star of it alone', async () => {
    const stage = (await practice(size)).press(...down(5), 'Enter');
    expect(stage.lines[0]).toMatch(/Actius, [A-Z]\w+ v [A-Z]\w+, [A-Z]\w+/);
    expect(stage.text).toContain('murmillo, Star');
  });

  it('makes one of your own: what it comes to stands above the form and changes with it', async () => {
    const stage = (await practice(size)).press('m', 'Enter');
    expect(stage.text).toContain('Savvy 4, Speed 4, Strength 4; rated 12; 4 points in every part.');
    stage.press('Down', 'Down', 'Down', 'Right', 'Right', 'Right');
    expect(stage.text).toMatch(/giant|large|small/);
    expect(stage.text).not.toContain('Savvy 4, Speed 4, Strength 4; rated 12');
    expect(stage.text).not.toContain('…');
    stage.press('Up', 'Up', 'Up', 'Enter');
    expect(stage.lines[0]).toContain('Actius v ');
  });
});

describe('a Star in the making', () => {
  it('3.5 has a signature whose words fit beside the form at 80 columns', () => {
    for (const one of SIGNATURES) expect(signatureText(one).length).toBeLessThanOrEqual(53);
  });

  const making: StarMaking = {
    ...{ name: 'Mevia', gender: 'female', handed: 'right', size: 'small', style: 'retiarius' },
    ...{ signatures: ['strong'], points: { savvy: 5, speed: 3, strength: 4 } },
  };

  it('3.6.4 has seven ways to divide twelve points', () => {
    expect(POINT_DIVISIONS).toHaveLength(7);
  });

  it('3.3, 3.4, 3.5 is told with what gender, size and signature change', () => {
    const star = starComing(making, true);
    expect(star.start).toEqual({ savvy: 5, speed: 4, strength: 1 });
    expect(comingLines(star)).toEqual([
      'Savvy 5, Speed 4, Strength 1; rated 12; 1 point in every part.',
      'Maneuver 9 dice, Attack 5; Bonus Dice 7, Star Power 1.',
      'Trident and net; armour: left arm 2, belly 1, left leg 1, right leg 1.',
    ]);
  });
});
