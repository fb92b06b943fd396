/** The challenge of a day: drawn fairly, tried once, scored. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import { MUNERA_CHALLENGE } from '../../../../src/games/munera/daily.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { State } from '../../../../src/games/munera/rules/types.ts';
import { aboutBout, boutScore, drawBout } from '../../../../src/games/munera/session/challenge.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { open, tempFolder } from '../../../store/support.ts';
import { PlainStage } from '../../../support/plain-stage.ts';
import { envOf } from '../../../support/title-stage.ts';
import { ring } from '../support/ring.ts';

/** A meeting under a key, weighed by whether its first profile is early in the alphabet: no dice, so no time. */
function drawn(key: string) {
  const drawing = drawBout(key, ({ fighters }, _seed, { from, to }) => (fighters.length === 2 ? to - from : 0));
  for (let steps = 0; steps < 3_000; steps++) {
    const found = drawing.step(8);
    if (found !== null) return found;
  }
  throw new Error('nothing is drawn');
}

describe('what is drawn', () => {
  it('is the same for a key, another for another, and fair where anything is', () => {
    expect(drawn('one')).toEqual(drawn('one'));
    expect(drawn('one').met).not.toEqual(drawn('two').met);
    const { met, chance } = drawn('one');
    expect([met.fighters.length, chance]).toEqual([2, 50]);
    expect(met.fighters.map(({ seat }) => seat)).toEqual([0, null]);
    expect(munera.schema.setup.safeParse(met).success).toBe(true);
    expect(aboutBout(met, chance).join(' ')).toContain('yours wins 50 bouts of a hundred');
  });
});

describe('the score', () => {
  const over = (letter: 'V' | 'S' | 'M' | 'P', more: Partial<State['fighters'][number]> = {}): State => {
    const state = ring([{ seat: 0, ...more }, {}]);
    state.turn = 5;
    state.outcome = { winner: 0, by: 'spared', results: { A: letter, B: 'M' } };
    return state;
  };

  it('13.62 counts the verdict, a quick victory, whom one has beaten, and wounds', () => {
    expect(boutScore(over('V', { dealt: 6, taken: 2, defeated: ['B'] }))).toMatchObject({
      ...{ letter: 'V', turns: 5, dealt: 6, taken: 2, points: 100 + 30 + 10 + 6 - 2 },
    });
    expect(boutScore(over('S'))?.points).toBe(50);
    expect(boutScore(over('M', { taken: 9 }))?.points).toBe(16);
    expect(boutScore(over('P', { taken: 9 }))?.points).toBe(0);
    expect(boutScore(ring([{ seat: 0 }, {}]))).toBeNull();
  });
});

it('a try is played on the bout’s own screen, counted once, and leads back; left, it goes on where it was', async () => {
  const shelf = new Shelf(GAMES);
  const games = gamesOn(shelf);
  await games.load('munera');
  const services = servicesFor(open(tempFolder(), { games: GAMES }), '9.9.9', shelf, 'SEED');
  const counted: Save[] = [];
  const parts = {
    ...{ sink: { write: () => null }, settings: services.settings, place: () => 'Today', stake: { told: 'Nothing.' } },
    ...{ kept: 'It stands in the table.', after: 'To the table', word: () => null },
    count: (save: Save) => void counted.push(save),
    goOn: (env: Parameters<typeof ROUTES.title>[0]) => ROUTES.title(env, 'Back from the sand.'),
  };
  const day = { setup: readBout({ teams: 'cestus v cestus', arena: 'pit' }, 0, 'day'), seed: 'day' };
  const begun = MUNERA_CHALLENGE.begin(day, parts);
  expect(MUNERA_CHALLENGE.score(begun.save())).toBeNull();
  const again = MUNERA_CHALLENGE.open(begun.save(), parts);
  if (!again.ok) throw new Error(again.why);
  const stage = new PlainStage(
    (env) => again.value.game.screen(env, null),
    () => envOf(services, ROUTES, games),
  );
  for (let keys = 0; keys < 500 && !stage.labels.includes('To the table'); keys++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  expect([stage.text.includes('It stands in the table.'), again.value.over, counted.length]).toEqual([true, true, 1]);
  expect(MUNERA_CHALLENGE.score(again.value.save())?.turns).toBeGreaterThan(0);
  expect(again.value.fault()).toBeNull();
  expect(stage.choose('To the table').text).toContain('Back from the sand.');
});
