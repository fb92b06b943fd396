/** Practice: matches made ready, and one of the player's own making; chances are those that were counted. */
import { describe, expect, it } from 'vitest';
import { POINT_DIVISIONS } from '../../../../src/games/heroes/career/limits.ts';
import { HEROES_SHELF } from '../../../../src/games/heroes/presets.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { SIGNATURES } from '../../../../src/games/heroes/rules/words.ts';
import { sizeIn } from '../../../../src/games/heroes/screens/career/menus.ts';
import {
  comingLines,
  type StarMaking,
  signatureText,
  sizeRow,
  sizeText,
  starComing,
} from '../../../../src/games/heroes/screens/making.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { STRENGTHS, shareWon } from '../../../../src/odds/match-preset.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atPage, SIZES, type Size } from '../../../support/game-stage.ts';
import { testPresets } from '../../../support/presets.ts';
import { familia } from '../support/familia.ts';

const down = (times: number): readonly string[] => Array<string>(times).fill('Down');
const practice = async (size: Size): Promise<PlainStage> => (await atPage('heroes', size)).press('p');

testPresets({ id: 'heroes', ruleset: heroes, tables: tables(), shelf: HEROES_SHELF }, 80);

it('an even match has a chance near a half, a weak opponent loses as a rule, a strong one wins', () => {
  for (const { id } of HEROES_SHELF.presets()) {
    const [weak = 0, even = 0, strong = 0] = STRENGTHS.map((one) => shareWon(HEROES_SHELF.chance(id, one)));
    expect(weak).toBeGreaterThan(0.6);
    expect(Math.abs(even - 0.5)).toBeLessThan(0.1);
    expect(strong).toBeLessThan(0.35);
  }
});

describe.each(SIZES)('practice at $columns x $rows', (size) => {
  it('begins a match with one Enter, and leads the Star of it alone', async () => {
    const stage = (await practice(size)).press(...down(5), 'Enter');
    expect(stage.lines[0]).toMatch(/Actius, [A-Z]\w+ v [A-Z]\w+, [A-Z]\w+/);
    expect(stage.text).toContain('murmillo, Star');
  });

  it('makes one of your own: what it comes to stands above the form and changes with it', async () => {
    const stage = (await practice(size)).press('m');
    expect(stage.press('Down').prompt).toContain('Change what you like');
    stage.press('Up');
    expect(stage.text).toContain('Savvy 4, Speed 4, Strength 4; rated 12; 4 points in every part.');
    stage.press('Down', 'Down', 'Down', 'Right', 'Right', 'Right');
    expect(stage.text).toMatch(/giant|large|small/);
    expect(stage.text).not.toContain('Savvy 4, Speed 4, Strength 4; rated 12');
    expect(stage.text).not.toContain('…');
    stage.press('Up', 'Up', 'Up', 'Enter');
    expect(stage.lines[0]).toContain('Actius v ');
  });
});

it('a match made ready shows the Star beside whoever is against it, where there is room', async () => {
  expect((await practice(SIZES[1])).text).toMatch(/Actius .*Against you/u);
});

it('has as many on each side as the form says', async () => {
  const stage = (await practice(SIZES[0])).press('m');
  while (!stage.text.includes('▸ How many')) stage.press('Down');
  stage.press('Right', 'Right');
  expect(stage.text).toMatch(/How many +2 v 2/u);
  while (!stage.text.includes('▸ Into the arena')) stage.press('Down');
  expect(stage.press('Enter').lines[0]).toMatch(/Actius, [A-Z]\w+ v [A-Z]\w+, [A-Z]\w+ {2}/u);
});

describe('a Star in the making', () => {
  it('3.5 has a signature whose words fit beside the form at 80 columns', () => {
    for (const one of SIGNATURES) expect(signatureText(one).length).toBeLessThanOrEqual(53);
  });

  const making: StarMaking = {
    ...{ name: 'Mevia', gender: 'female', handed: 'right', size: sizeRow('small'), style: 'retiarius' },
    ...{ signatures: ['strong'], points: { savvy: 5, speed: 3, strength: 4 } },
  };

  it('3.6.4 has seven ways to divide twelve points', () => {
    expect(POINT_DIVISIONS).toHaveLength(7);
  });

  it('3.4, R92 has the size that was rolled, also where two rows of the table bear its name', () => {
    const sizeOf = (...dice: number[]) => {
      const now = familia([], { creation: { size: dice, second: null } });
      const birth = { name: 'Mevia', gender: 'female', handed: 'right' } as const;
      return sizeText(sizeIn(now, { birth, size: 'slight' }));
    };
    expect([sizeOf(3, 2), sizeOf(3, 3), sizeOf(1, 1)]).toEqual([
      'slight: Speed +1, Strength -1',
      'slight',
      'small: Speed +1, Strength -2',
    ]);
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
