/** Odds in a career: its own choice, what is remembered of it, and what the hall says. */
import { describe, expect, test } from 'vitest';
import { hallEntrySchema } from '../../../../src/games/gladiator/career/told/hall.ts';
import { careerOwner } from '../../../../src/games/gladiator/screens/career/bout-owner.ts';
import { careerGame } from '../../../../src/games/gladiator/screens/career/career-screen.ts';
import { hallPages } from '../../../../src/games/gladiator/screens/career/hall-pages.ts';
import { type CareerGame, openGame } from '../../../../src/games/gladiator/session/career.ts';
import {
  asked,
  type CareerDisk,
  careerOn,
  careerTables,
  emptyDisk,
  keepOn,
  playCareer,
} from '../../../../tools/games/gladiator/careers.ts';
import { hallEntryOf } from '../../../../tools/games/gladiator/men.ts';
import { envOf, fakeServices } from '../../../../tools/games/gladiator/services.ts';
import { filed, value } from '../../../kernel/toy.ts';

const ID = '00000001';

function reopened(disk: CareerDisk) {
  const save = disk.careers.get(ID);
  if (save === undefined) throw new Error('nothing is on the disk');
  return value(openGame(careerTables, filed(save), keepOn(disk, ID)));
}

/** What its bout belongs to, where the options tell odds or keep them back. */
const ownerOf = (game: CareerGame, odds: boolean) => careerOwner(game, careerGame(game), odds);

describe('odds in a career', () => {
  test('are those of the options until its first bout, and its own from then on', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1' });
    expect(disk.odds.get(ID)).toBeUndefined();
    const owner = ownerOf(game, false);
    expect(owner.odds?.told).toBe(false);
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: false });
    expect(ownerOf(reopened(disk), true).odds?.told).toBe(false);
  });

  test('are remembered once they were told, though they be hidden again', () => {
    const disk = emptyDisk();
    const owner = ownerOf(careerOn(disk, asked('bout'), { seed: 'hub-1' }), false);
    expect(owner.odds?.tell(true)).toBeNull();
    expect(owner.odds?.told).toBe(true);
    expect(owner.odds?.tell(false)).toBeNull();
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: true });
  });

  test('of a career that was begun before they were noted count as told', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, (one) => one.session.match.state.past.length > 0, { seed: 'hub-1' });
    expect(game.session.match.state.past.length).toBeGreaterThan(0);
    ownerOf(game, false);
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: true });
  });

  test.each([
    ['never', true],
    ['once', undefined],
  ] as const)('told %s: the hall says so of the career that is over', (when, without) => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1' });
    const owner = ownerOf(game, false);
    if (when === 'once') owner.odds?.tell(true);
    playCareer(game, () => false);
    expect(disk.hall).toHaveLength(1);
    expect(disk.hall[0]?.withoutOdds).toBe(without);
  });

  test('of a career that began without them are never told, whatever the options say, and the hall says so (P353)', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1', trueOdds: false });
    const owner = ownerOf(game, true);
    expect(owner.odds?.told).toBe(false);
    expect(owner.odds?.tell(true)).toContain('began without them (P353)');
    expect(owner.odds?.told).toBe(false);
    playCareer(game, () => false);
    expect(disk.hall[0]).toMatchObject({ withoutOdds: true });
    expect(disk.hall[0]).not.toHaveProperty('trueOdds');
  });

  test('that were told mark the entry of the hall; entries from before are read without a mark (P353)', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1' });
    ownerOf(game, true);
    playCareer(game, () => false);
    expect(disk.hall[0]).toMatchObject({ trueOdds: true });
    expect(disk.hall[0]).not.toHaveProperty('withoutOdds');
    expect(hallEntrySchema.parse(hallEntryOf())).not.toHaveProperty('trueOdds');
  });

  test('a name of fourteen letters stands whole in the hall', () => {
    const entry = hallEntryOf();
    const named = { ...entry, man: { ...entry.man, name: 'Constantinus X' } };
    expect(JSON.stringify(hallPages([named])[0]?.lines(80, envOf(fakeServices())))).toContain('Constantinus X');
  });

  test('that were never told stand before the munera of a life in the hall', () => {
    const text = (entry: Parameters<typeof hallPages>[0][number]) =>
      JSON.stringify(hallPages([entry])[0]?.lines(80, envOf(fakeServices())));
    expect(text(hallEntryOf({ withoutOdds: true }))).toContain('without odds: ');
    expect(text(hallEntryOf({ trueOdds: true }))).toContain('true odds: ');
    expect(text(hallEntryOf())).not.toMatch(/without odds|true odds/u);
  });
});
