/** A campaign played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { expect, it } from 'vitest';
import { campaignsOf } from '../../../../../src/games/gladiatori/files/campaigns.ts';
import { CAMPAIGN } from '../../../../../src/games/gladiatori/files/kinds.ts';
import { CAMPAIGN_MATCHES } from '../../../../../src/games/gladiatori/session/campaign-matches.ts';
import { tables } from '../../../../../src/games/gladiatori/tables.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { value } from '../../../../kernel/toy.ts';
import { keptUnderKills, killsText } from '../../../../support/long-kills.ts';
import { campaignKeys, PLACES } from './campaign-player.ts';

/** Matches to be fought; the soak asks for more, and whoever ends before that is followed by another. */
const MATCHES = Number(process.env.HARENA_MATCHES ?? 1);
const SEED = process.env.HARENA_SEED ?? 'campaign-1';
const PATIENCE_MS = 60_000 + 60_000 * MATCHES;

/** The one campaign of a folder: what it remembers of its matches, and what their records come to. */
function remembered(store: Store) {
  const campaigns = campaignsOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  const game = value(campaigns.open(campaigns.list()[0]?.id ?? ''));
  const { past } = game.session.match.state;
  return {
    past,
    recorded: past.map(({ number }) => value(CAMPAIGN_MATCHES.resultOf(tables(), value(game.record(number))))),
  };
}

it('a campaign loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
  const kills: string[] = [];
  let campaigns = 0;
  for (let matches = 0; matches < MATCHES; campaigns++) {
    const plan = { game: 'gladiatori', long: CAMPAIGN, seed: `${SEED}-${campaigns}`, matches: MATCHES - matches };
    const lived = await keptUnderKills({ ...plan, keys: campaignKeys, places: PLACES, remembered });
    expect(lived.past.length).toBeGreaterThan(0);
    kills.push(...lived.kills);
    matches += lived.past.length;
  }
  expect(kills.length).toBeGreaterThan(1);
  if (MATCHES >= 20) expect(kills).toEqual(expect.arrayContaining([...Object.keys(PLACES), 'bout']));
  await annotate(`${MATCHES} matches, ${campaigns} campaigns, ${kills.length} kills (${killsText(kills)})`);
});
