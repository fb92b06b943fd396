/** Odds in a career: its own choice, what is remembered of it, and what the hall says. */
import { describe, expect, test } from 'vitest';
import { openGame } from '../../src/session/career.ts';
import { careerOwner } from '../../src/tui/career/bout-owner.ts';
import { hallPages } from '../../src/tui/career/hall-pages.ts';
import { filed, value } from '../engine/kernel/toy.ts';
import { hallEntryOf } from '../support/men.ts';
import { asked, type CareerDisk, careerOn, careerTables, emptyDisk, keepOn, playCareer } from '../tui/careers.ts';
import { envOf, fakeServices } from '../tui/support.ts';

const ID = '00000001';

function reopened(disk: CareerDisk) {
  const save = disk.careers.get(ID);
  if (save === undefined) throw new Error('nothing is on the disk');
  return value(openGame(careerTables, filed(save), keepOn(disk, ID)));
}

describe('odds in a career', () => {
  test('are those of the options until its first bout, and its own from then on', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1' });
    expect(disk.odds.get(ID)).toBeUndefined();
    const owner = careerOwner(game, false);
    expect(owner.odds?.told).toBe(false);
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: false });
    expect(careerOwner(reopened(disk), true).odds?.told).toBe(false);
  });

  test('are remembered once they were told, though they be hidden again', () => {
    const disk = emptyDisk();
    const owner = careerOwner(careerOn(disk, asked('bout'), { seed: 'hub-1' }), false);
    expect(owner.odds?.tell(true)).toBeNull();
    expect(owner.odds?.told).toBe(true);
    expect(owner.odds?.tell(false)).toBeNull();
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: true });
  });

  test('of a career that was begun before they were noted count as told', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, (one) => one.session.match.state.past.length > 0, { seed: 'hub-1' });
    expect(game.session.match.state.past.length).toBeGreaterThan(0);
    careerOwner(game, false);
    expect(disk.odds.get(ID)).toEqual({ told: false, ever: true });
  });

  test.each([
    ['never', true],
    ['once', undefined],
  ] as const)('told %s: the hall says so of the career that is over', (when, without) => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1' });
    const owner = careerOwner(game, false);
    if (when === 'once') owner.odds?.tell(true);
    playCareer(game, () => false);
    expect(disk.hall).toHaveLength(1);
    expect(disk.hall[0]?.withoutOdds).toBe(without);
  });

  test('that were never told stand before the munera of a life in the hall', () => {
    const text = (entry: Parameters<typeof hallPages>[0][number]) =>
      JSON.stringify(hallPages([entry])[0]?.lines(80, envOf(fakeServices())));
    expect(text(hallEntryOf({ withoutOdds: true }))).toContain('without odds: ');
    expect(text(hallEntryOf())).not.toContain('without odds');
  });
});
