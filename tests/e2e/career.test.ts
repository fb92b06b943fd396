/** Careers played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { describe, expect, it } from 'vitest';
import { careerServices } from '../../src/cli/career-services.ts';
import { resultOfRecord } from '../../src/engine/campaign/fight-out.ts';
import type { CareerState } from '../../src/engine/campaign/types.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { value } from '../engine/kernel/toy.ts';
import { asked, careerSetup, playCareer as playPlainly } from '../tui/careers.ts';
import { playCareer } from './career-player.ts';
import { dataFolder } from './game.ts';

/** The files of a folder, for as long as something is done with them. */
function withStore<T>(folder: string, use: (store: Store) => T): T {
  const store = value(openStore({ dataDir: folder, write: true, now: () => new Date() }));
  try {
    return use(store);
  } finally {
    store.close();
  }
}

/** A folder whose player loses no time: no pauses, no hints, no second question. */
function hastyFolder(): string {
  const folder = dataFolder();
  withStore(folder, ({ settings }) => settings.change({ pace: 'instant', hints: false, confirm: false }));
  return folder;
}

/** Puts a career into a folder whose man is so strong that he lives long: as another version would have saved it. */
function enlistHero(folder: string, seed: string): void {
  withStore(folder, (store) => {
    const careers = careerServices(store, (id) => void store.settings.change({ lastCareer: id }));
    const game = playPlainly(value(careers.begin(careerSetup({ name: 'Hercules' }), seed)), asked('ludus'));
    const save = game.session.save();
    const state = structuredClone(save.checkpoint.state) as CareerState;
    if (state.man === null) throw new Error('he has not been made');
    const ratings = { tr: 18, st: 6, ag: 6, cn: 10, w: 18 };
    const armour = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
    const talents = [{ code: 'WP', group: 'sword', sl: 3 }, { code: 'TG' }, { code: 'FA' }] as const;
    const man = { ...state.man, style: 'provocator', ratings, armour, shield: 'large', talents, luck: 12 } as const;
    const [listed] = careers.list();
    const files = store.careers.open(listed?.id ?? '');
    const checkpoint = { ...save.checkpoint, state: { ...state, man } };
    expect(files?.write({ ...save, version: 0, checkpoint })).toBeNull();
  });
}

/** Every munus of the first career of a folder, with the result its record comes to. */
function munera(folder: string) {
  return withStore(folder, (store) => {
    const careers = careerServices(store, () => undefined);
    const [listed] = careers.list();
    const { session, ...game } = openedWith(value(careers.open(listed?.id ?? '')));
    const { past, outcome } = session.match.state;
    const { gladiator } = session.match.tables;
    const recorded = past.map(({ munus }) => {
      const record = value(game.record(munus));
      return record === null ? null : value(resultOfRecord(gladiator, record));
    });
    return { past, recorded, outcome, hall: value(store.hall.load()).length };
  });
}

function openedWith(game: ReturnType<typeof playPlainly>) {
  return { session: game.session, record: (munus: number) => game.record(munus) };
}

/** Munera to be fought, in as many careers as that takes. */
const MUNERA = 3;
/** How long one of the careers must be besides; the soak asks for ten munera. */
const LONGEST = Number(process.env.HARENA_MUNERA ?? 1);
const PATIENCE_MS = LONGEST > 1 ? 3_600_000 : 120_000;

describe('killed at random moments', () => {
  it('careers lose nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async () => {
    let [total, longest, killed] = [0, 0, 0];
    for (let hero = 0; total < MUNERA || longest < LONGEST; hero++) {
      const folder = hastyFolder();
      enlistHero(folder, `hero-${hero}`);
      const enough = () => munera(folder).past.length >= Math.max(LONGEST, MUNERA - total);
      const { kills } = await playCareer(folder, `hero-${hero}`, 50, enough);
      const { past, recorded, outcome, hall } = munera(folder);
      expect(past.map(({ munus }) => munus)).toEqual(past.map((_, i) => i + 1));
      expect(recorded).toEqual(past.map(({ result }) => result));
      expect(hall).toBe(outcome === null ? 0 : 1);
      [total, longest, killed] = [total + past.length, Math.max(longest, past.length), killed + kills];
    }
    expect(killed).toBeGreaterThan(1);
  });

  it('a man is made, equipped and sent into the arena as he would have been', async () => {
    const folder = hastyFolder();
    const { kills } = await playCareer(folder, 'novice', 30, () => munera(folder).past.length >= 1);
    const { past, recorded } = munera(folder);
    expect(kills).toBeGreaterThan(0);
    expect(recorded).toEqual(past.map(({ result }) => result));
  });
});
