/**
 * Players' folders of every version since the first must open: matches by replay while the version is the same, at
 * their checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/fixtures/stops.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Minds } from '../../src/ai/mind.ts';
import { runSaves } from '../../src/cli/commands/saves.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import type { RuleSet } from '../../src/kernel/ruleset.ts';
import type { Save } from '../../src/kernel/save.ts';
import { Session } from '../../src/session/session.ts';
import { playByChance } from '../../tools/by-chance.ts';
import { shelf } from '../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../store/support.ts';

/** The folder that has every kind of file; each of the others has a match, after whose open question it is named. */
const EVERYTHING = 'everything';

/** What is kept of a game. */
interface Kept<K extends Kit> {
  readonly game: string;
  readonly ruleset: RuleSet<K>;
  tables(): K['tables'];
  minds(setup: K['setup']): Minds<K>;
  /** Where its versions lie. */
  readonly folder: string;
  /** Replays of each version. */
  readonly replays: number;
  /** How many of the matches are played out after they were opened; absent: all. */
  readonly playedOut?: number;
}

type Named = { readonly fighters: readonly { readonly name: string }[] };

const namesIn = (state: unknown): readonly string[] => (state as Named).fighters.map(({ name }) => name);

/** Declares the tests of a game's folders. */
export function testStopped<K extends Kit>(of: Kept<K>): void {
  const { game, ruleset, folder: root, replays, playedOut = Number.POSITIVE_INFINITY } = of;
  /** A copy of a folder that a version left behind. */
  const copyOf = (version: string, name: string): string => {
    const folder = tempFolder();
    cpSync(join(root, version, name), folder, { recursive: true });
    return folder;
  };
  const isOurs = ({ version }: Save): boolean => version === ruleset.version;

  describe.each(readdirSync(root))('a player’s folders of version %s', (version) => {
    const folders = readdirSync(join(root, version));

    test.each(folders)('%s: saves check finds nothing damaged', (name) => {
      const folder = copyOf(version, name);
      const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
      const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
      expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
    });

    const matches = folders.filter((name) => name !== EVERYTHING).map((name, i) => [name, i] as const);
    test.each(matches)('%s: its match opens at its question and goes on', (name, i) => {
      const save = value(open(copyOf(version, name)).match(game).load());
      if (save === null) throw new Error('no match');
      const minds = of.minds(save.setup as K['setup']);
      const parts = { seats: [0], sink: { write: () => null }, minds } as const;
      const { session, dropped } = value(Session.open(ruleset, of.tables(), save, parts));
      if (isOurs(save)) {
        expect([dropped, session.match.digest()]).toEqual([0, save.digest]);
        while (session.advance() !== null);
        expect(session.prompt?.kind).toBe(name.split('-').at(-1));
      } else expect(namesIn(session.match.state)).toEqual(namesIn(save.checkpoint.state));
      if (i >= playedOut) return;
      playByChance(session);
      expect(session.match.over).toBe(true);
    });

    it('has replays that come to what they were summed up as', () => {
      const store = open(copyOf(version, EVERYTHING));
      const list = store.replays.list();
      expect(list).toHaveLength(replays);
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
}
