/** A try at the challenge of a day, played by keys. */
import { expect } from 'vitest';
import type { DailyChallenge } from '../../src/games/game.ts';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Save } from '../../src/kernel/save.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { servicesFor } from '../../src/play/services.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { envOf } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';

/** Plays one, left once and gone on with: it is counted once, scored, proves itself, and leads back to the table. */
export async function tryByKeys<S>(
  id: string,
  challenge: DailyChallenge<S>,
  day: { readonly setup: S; readonly seed: string },
): Promise<void> {
  const shelf = new Shelf(GAMES);
  const games = gamesOn(shelf);
  await games.load(id);
  const services = servicesFor(open(tempFolder(), { games: GAMES }), '9.9.9', shelf, 'SEED');
  const counted: Save[] = [];
  const parts = {
    ...{ sink: { write: () => null }, settings: services.settings, place: () => 'Today', stake: { told: 'Nothing.' } },
    ...{ kept: 'It stands in the table.', after: 'To the table', word: () => null },
    count: (save: Save) => void counted.push(save),
    goOn: (env: Parameters<typeof ROUTES.title>[0]) => ROUTES.title(env, 'Back from the sand.'),
  };
  const begun = challenge.begin(day, parts);
  expect(challenge.score(begun.save())).toBeNull();
  const again = challenge.open(begun.save(), parts);
  if (!again.ok) throw new Error(again.why);
  const stage = new PlainStage(
    (env) => again.value.game.screen(env, null),
    () => envOf(services, ROUTES, games),
  );
  for (let keys = 0; keys < 1_000 && !stage.labels.includes('To the table'); keys++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  expect([stage.text.includes('It stands in the table.'), again.value.over, counted.length]).toEqual([true, true, 1]);
  expect(challenge.score(again.value.save())?.turns).toBeGreaterThan(0);
  expect(again.value.fault()).toBeNull();
  expect(stage.choose('To the table').text).toContain('Back from the sand.');
}
