/**
 * Players' folders of every version since the first must open: campaigns at every kind of question, and a hall. A new
 * version of the rules adds a folder beside the old ones (scripts/gladiatori-campaign-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { gladiatoriCampaign } from '../../../../src/games/gladiatori/career/index.ts';
import type { CampaignState } from '../../../../src/games/gladiatori/career/types.ts';
import { CAMPAIGN_HALL } from '../../../../src/games/gladiatori/files/campaign-hall.ts';
import { CAMPAIGNS, campaignsOf } from '../../../../src/games/gladiatori/files/campaigns.ts';
import { matchNow } from '../../../../src/games/gladiatori/screens/campaign/campaign-match.ts';
import type { CampaignGame } from '../../../../src/games/gladiatori/session/campaign.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { playCampaign } from '../../../../tools/games/gladiatori/campaign-players.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/gladiatori-campaigns';
const EVERYTHING = 'everything';
/** Where a campaign was saved, by its name, and the question that is open there. */
const PLACES: readonly (readonly [name: string, kind: string | null])[] = [
  ['In the school', 'weeks'],
  ['At the games', 'day'],
  ['Arms itself', 'arms'],
  ['Has felled one', 'verdict'],
  ['In a match', 'match'],
  ['After a match', 'match'],
  ['Is over', null],
];

/** A copy of what a version left behind. */
function copyOf(version: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, EVERYTHING), folder, { recursive: true });
  return folder;
}

/** The campaigns of a version, and where each lies by its name. */
function campaignsIn(version: string) {
  const store = open(copyOf(version));
  const campaigns = campaignsOf(servicesFor(store, '9.9.9', shelf));
  const idOf = (name: string): string => {
    const found = campaigns.list().find((one) => one.state === 'ok' && one.facts.setup.name === name);
    if (found === undefined) throw new Error(`no campaign ${name}`);
    return found.id;
  };
  return { store, campaigns, idOf };
}

/** What is asked, and when. */
const stepOf = ({ session: { match, prompt } }: CampaignGame): string => `${match.state.turn} ${prompt?.kind}`;

describe.each(readdirSync(FIXTURES))('a player’s folder of version %s', (version) => {
  it('saves check finds nothing damaged', () => {
    const folder = copyOf(version);
    const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
    const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
    expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
  });

  test.each(PLACES)('the campaign of the one who is called ‘%s’ opens there and goes on', (name, kind) => {
    const { store, campaigns, idOf } = campaignsIn(version);
    const id = idOf(name);
    const saved = value(store.long(CAMPAIGNS).open(id)?.load() ?? { ok: false, why: 'gone' })?.save;
    const game = value(campaigns.open(id));
    const then = saved?.checkpoint.state as CampaignState;
    expect(game.session.match.state.past.slice(0, then.past.length)).toEqual(then.past);
    if (saved?.version === gladiatoriCampaign.version) {
      expect(digestOf(game.session.match.state)).toBe(saved.digest);
      while (game.session.advance() !== null);
      expect(game.session.prompt?.kind ?? null).toBe(kind);
    }
    const at = stepOf(game);
    playCampaign(game, (now) => stepOf(now) !== at);
    expect([game.session.match.state.outcome !== null || stepOf(game) !== at, game.trouble]).toEqual([true, null]);
  });

  it('takes a match that is over for what it was, and goes on with one half fought', () => {
    const { campaigns, idOf } = campaignsIn(version);
    const [half, late] = ['In a match', 'After a match'].map((name) => value(campaigns.open(idOf(name))));
    if (half === undefined || late === undefined) throw new Error('gone');
    for (const game of [half, late]) while (game.session.advance() !== null);
    expect(value(matchNow(half))?.over).toBe(false);
    expect(value(matchNow(late))).toBeNull();
    expect([half.order === null, late.order]).toEqual([false, null]);
  });

  it('leads back to before a munus, and has its hall', () => {
    const { store, campaigns, idOf } = campaignsIn(version);
    const back = value(value(campaigns.open(idOf('In the school'))).goBack(1));
    expect(back.session.match.state.past).toEqual([]);
    expect(value(store.hall.load(CAMPAIGN_HALL)).map((line) => line.id)).toEqual([idOf('Is over')]);
  });
});
