/**
 * Players' folders of every version since the first must open: bouts by replay while the version is the same, at their
 * checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/munera-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { GAME_ID } from '../../../../src/games/munera/id.ts';
import { mindsFor } from '../../../../src/games/munera/labour/minds.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { MuneraSetup, State } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { Session } from '../../../../src/session/session.ts';
import { playBout } from '../../../../tools/games/munera/players.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/munera';
/** The folder that has every kind of file; each of the others has a bout, after whose open question it is named. */
const EVERYTHING = 'everything';

/** A copy of a folder that a version left behind. */
function copyOf(version: string, name: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, name), folder, { recursive: true });
  return folder;
}

const isOurs = ({ version }: Save): boolean => version === munera.version;

describe.each(readdirSync(FIXTURES))('a player’s folders of version %s', (version) => {
  const folders = readdirSync(join(FIXTURES, version));

  test.each(folders)('%s: saves check finds nothing damaged', (name) => {
    const folder = copyOf(version, name);
    const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
    const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
    expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
  });

  test.each(folders.filter((name) => name !== EVERYTHING))(
    '%s: its bout opens at its question and is played out',
    (name) => {
      const save = value(open(copyOf(version, name)).match(GAME_ID).load());
      if (save === null) throw new Error('no bout');
      const parts = { seats: [0], sink: { write: () => null }, minds: mindsFor(save.setup as MuneraSetup) } as const;
      const { session, dropped } = value(Session.open(munera, tables(), save, parts));
      if (isOurs(save)) {
        expect([dropped, session.match.digest()]).toEqual([0, save.digest]);
        while (session.advance() !== null);
        expect(session.prompt?.kind).toBe(name.split('-').at(-1));
      } else {
        const then = save.checkpoint.state as State;
        expect(session.match.state.fighters.map((one) => one.name)).toEqual(then.fighters.map((one) => one.name));
      }
      playBout(session);
      expect(session.match.over).toBe(true);
    },
  );

  it('has replays that come to what they were summed up as', () => {
    const store = open(copyOf(version, EVERYTHING));
    const list = store.replays.list();
    expect(list).toHaveLength(5);
    for (const listed of list) {
      if (listed.state !== 'ok') throw new Error(JSON.stringify(listed));
      const { save, summary } = value(store.replays.load(listed.name));
      expect(listed.summary).toEqual(summary);
      const door = value(shelf.door(save));
      expect(value(door.summary(save))).toEqual(summary);
      if (isOurs(save)) expect(value(door.verify(save))).toBeNull();
    }
  });
});
