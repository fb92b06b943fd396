/**
 * Players' folders of every version since the first must open: a bout at every kind of question, seasons at every kind
 * of place, a replay, a hall. A new version of the rules adds a folder beside the old ones (scripts/gliderpit-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { gliderpitSeason } from '../../../../src/games/gliderpit/career/index.ts';
import { SEASON_HALL } from '../../../../src/games/gliderpit/files/season-hall.ts';
import { seasonsOf } from '../../../../src/games/gliderpit/files/seasons.ts';
import { GAME_ID } from '../../../../src/games/gliderpit/id.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { GLIDERPIT_ALONE } from '../../../../src/games/gliderpit/screens/practice.ts';
import { seasonBout } from '../../../../src/games/gliderpit/screens/season/season-match.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { openedLone } from '../../../../src/tui/match/practice.ts';
import { flyBout, playSeason } from '../../../../tools/games/gliderpit/season-players.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/gliderpit';
const KINDS = ['zone', 'draft', 'launch', 'maneuver', 'glide', 'combat', 'action', 'air'];
/** Where seasons were saved, by their names, and the question that is open there. */
const PLACES: { readonly [name: string]: string | null } = {
  'Before a pit': 'purse',
  'In a bout': 'bout',
  'After a bout': 'bout',
  'After a season': 'onward',
  'Is over': null,
};

/** A copy of what a version left behind. */
function copyOf(version: string, folder: string): string {
  const copy = tempFolder();
  cpSync(join(FIXTURES, version, folder), copy, { recursive: true });
  return copy;
}

describe.each(readdirSync(FIXTURES))('players’ folders of version %s', (version) => {
  it.each(KINDS)('a bout that was left at the question ‘%s’ opens there and goes on to its end', (kind) => {
    const store = open(copyOf(version, kind));
    const save = value(store.match(GAME_ID).load());
    if (save === null) throw new Error('no bout');
    const { session } = value(openedLone(GLIDERPIT_ALONE, save, { write: () => null }));
    if (save.version === gliderpit.version) {
      expect(digestOf(session.match.state)).toBe(save.digest);
      while (session.advance() !== null);
      expect(session.prompt?.kind).toBe(kind);
    }
    flyBout(session, ({ match }) => match.choices.length > save.choices.length + 12);
    expect(session.trouble).toBeNull();
    store.close();
  });

  it('saves check finds nothing damaged', () => {
    const folder = copyOf(version, 'everything');
    const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
    const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
    expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
  });

  it('seasons open where they were kept, and go on; one can be led back, one stands in the hall, a replay proves itself', () => {
    const store = open(copyOf(version, 'everything'));
    const seasons = seasonsOf(servicesFor(store, '9.9.9', shelf));
    for (const listed of seasons.list()) {
      if (listed.state !== 'ok') throw new Error(`${listed.id} cannot be read`);
      const game = value(seasons.open(listed.id));
      const { name } = listed.facts.setup;
      if (game.session.match.ruleset.version === gliderpitSeason.version) {
        while (game.session.advance() !== null);
        expect([name, game.session.prompt?.kind ?? null]).toEqual([name, PLACES[name]]);
      }
      if (name === 'After a bout') expect(value(seasonBout(game))).toBeNull();
      if (name === 'In a bout') expect(value(seasonBout(game))?.over).toBe(false);
      if (name === 'Before a pit') {
        expect(value(game.goBack(1)).session.match.state.past).toEqual([]);
        const { length } = game.session.match.state.past;
        playSeason(game, ({ session: { match } }) => match.state.past.length > length);
        expect(game.trouble).toBeNull();
      }
    }
    expect(value(store.hall.load(SEASON_HALL)).map(({ entry }) => entry.name)).toEqual(['Is over']);
    const [replay] = store.replays.list();
    if (replay?.state !== 'ok') throw new Error('no replay');
    const { save, summary } = value(store.replays.load(replay.name));
    expect(value(value(shelf.door(save)).summary(save))).toEqual(summary);
    if (save.version === gliderpit.version) expect(value(value(shelf.door(save)).verify(save))).toBeNull();
    store.close();
  });
});
