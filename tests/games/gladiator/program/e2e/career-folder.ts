/** Folders with careers in them, for a player whose program is killed. */
import { expect } from 'vitest';
import { resultOfRecord } from '../../../../../src/games/gladiator/career/munus/fight-out.ts';
import type { CareerState } from '../../../../../src/games/gladiator/career/types.ts';
import { CAREERS } from '../../../../../src/games/gladiator/files/career-kind.ts';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { CAREER_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import type { TellPlayed } from '../../../../../src/play/long-games.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { asked, careerSetup, playCareer as playPlainly } from '../../../../../tools/games/gladiator/careers.ts';
import { value } from '../../../../kernel/toy.ts';
import { withStore } from '../../../../support/long-kills.ts';
import { dataFolder } from '../../../../support/real-program.ts';

/** A folder whose player loses no time: no pauses, no hints, no second question. */
export function hastyFolder(): string {
  const folder = dataFolder();
  withStore(folder, true, ({ settings }) => settings.change({ pace: 'instant', hints: false, confirm: false }));
  return folder;
}

/** Has Continue lead to what is played. */
const playedIn =
  ({ settings }: Store): TellPlayed =>
  (id, note) =>
    void settings.change({ last: note === null ? null : { game: 'gladiator', kind: 'career', id, note } });

/** Puts a lenient career into a folder whose man is as strong as can be: as another version would have saved it. */
export function enlistHero(folder: string, seed: string): void {
  withStore(folder, true, (store) => {
    const careers = careerServices(store, playedIn(store));
    const begun = value(careers.begin(careerSetup({ name: 'Hercules', mode: 'lenient' }), seed));
    const game = playPlainly(begun, asked('ludus'));
    const save = game.session.save();
    const state = structuredClone(save.checkpoint.state) as CareerState;
    if (state.man === null) throw new Error('he has not been made');
    const ratings = { tr: 18, st: 10, ag: 10, cn: 10, w: 18 };
    const armour = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
    const talents = [
      { code: 'WP', group: 'sword', sl: 3 },
      { code: 'HG', sl: 3 },
      { code: 'BR' },
      { code: 'TG' },
      { code: 'FA' },
      { code: 'FB' },
    ] as const;
    const man = { ...state.man, style: 'provocator', ratings, armour, shield: 'large', talents, luck: 12 } as const;
    const [listed] = careers.list();
    const files = store.long(CAREERS).open(listed?.id ?? '');
    const checkpoint = { ...save.checkpoint, state: { ...state, man } };
    expect(files?.write({ ...save, version: 0, checkpoint })).toBeNull();
  });
}

/** Every munus of the first career of a folder, with the result its record comes to. */
export function munera(folder: string) {
  return withStore(folder, false, (store) => {
    const careers = careerServices(store, () => undefined);
    const [listed] = careers.list();
    const game = value(careers.open(listed?.id ?? ''));
    const { past, outcome } = game.session.match.state;
    const { gladiator } = game.session.match.tables;
    const recorded = past.map(({ munus }) => {
      const record = value(game.record(munus));
      return record === null ? null : value(resultOfRecord(gladiator, record));
    });
    const returns = listed?.state === 'ok' ? listed.returns : 0;
    return { past, recorded, outcome, returns, hall: value(store.hall.load(CAREER_HALL)).length };
  });
}

/** All that was fought is known, each munus with the result that its bout came to. */
export function expectWhole(folder: string): void {
  const { past, recorded, outcome, hall } = munera(folder);
  expect(past.map(({ munus }) => munus)).toEqual(past.map((_, i) => i + 1));
  expect(recorded).toEqual(past.map(({ result }) => result));
  expect(hall).toBe(outcome === null ? 0 : 1);
}
