/** Careers played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { expect, it } from 'vitest';
import { GAMES } from '../../../../../src/games/index.ts';
import { careersOf } from '../../../../../src/games/munera/files/careers.ts';
import { OATH } from '../../../../../src/games/munera/files/kinds.ts';
import { CAREER_BOUTS } from '../../../../../src/games/munera/session/matches.ts';
import { tables } from '../../../../../src/games/munera/tables.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { value } from '../../../../kernel/toy.ts';
import { keptUnderKills, killsText } from '../../../../support/long-kills.ts';
import { careerKeys, PLACES } from './career-player.ts';

/** Bouts to be fought; the soak asks for more, and whoever falls before that is followed by another. */
const BOUTS = Number(process.env.HARENA_BOUTS ?? 1);
const SEED = process.env.HARENA_SEED ?? 'career-1';
const PATIENCE_MS = 300_000 + 60_000 * BOUTS;

/** The one career of a folder: what it remembers of its bouts, and what their records come to. */
function remembered(store: Store) {
  const careers = careersOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  const game = value(careers.open(careers.list()[0]?.id ?? ''));
  const { past } = game.session.match.state;
  return {
    past,
    recorded: past.map(({ number }) => value(CAREER_BOUTS.resultOf(tables(), value(game.record(number))))),
  };
}

it('a career loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
  const kills: string[] = [];
  let careers = 0;
  for (let bouts = 0; bouts < BOUTS; careers++) {
    const plan = { game: 'munera', long: OATH, seed: `${SEED}-${careers}`, matches: BOUTS - bouts };
    const lived = await keptUnderKills({ ...plan, keys: careerKeys, places: PLACES, remembered });
    expect(lived.past.length).toBeGreaterThan(0);
    kills.push(...lived.kills);
    bouts += lived.past.length;
  }
  expect(kills.length).toBeGreaterThan(1);
  if (BOUTS >= 20) expect(kills).toEqual(expect.arrayContaining([...Object.keys(PLACES), 'bout']));
  await annotate(`${BOUTS} bouts, ${careers} careers, ${kills.length} kills (${killsText(kills)})`);
});
