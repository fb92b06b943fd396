import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAREERS } from '../../../../../src/games/gladiator/files/career-kind.ts';
import { HOUSES } from '../../../../../src/games/gladiator/files/house-kind.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { envOf } from '../../../../../tools/games/gladiator/services.ts';
import { PlainStage } from '../../../../../tools/plain-stage.ts';
import { allIn, open, tempFolder } from '../../../../store/support.ts';
import { atHome } from '../../../../store/voyages.ts';

const FIXTURES = 'tests/fixtures';
const inside = (folder: string): readonly string[] =>
  readdirSync(join(FIXTURES, folder)).map((name) => `${folder}/${name}`);

const FOLDERS = [
  ...inside('careers'),
  ...inside('houses'),
  ...inside('folders/v4'),
  ...inside('hosts/v4/data/accounts'),
];

/** Small files that are read whatever is shown. */
const SMALL = ['index', 'settings.json', 'stats.json', 'hall.json'];

/** Saves that were read, but for the career these folders were last played in: the hall has it, so it is looked at whether it is over. */
function savesRead(reads: readonly string[]): readonly string[] {
  const saves = reads.filter((name) => !SMALL.includes(name));
  return saves[0] === 'career.json' ? saves.slice(1) : saves;
}

function lists(store: Store): readonly unknown[] {
  return [
    store.long(CAREERS).list(),
    store.long(HOUSES).list(),
    store.long(CAREERS).count(),
    store.long(HOUSES).count(),
    store.replays.list(),
    store.match('gladiator').going(),
  ];
}

describe.each(FOLDERS)('a folder of an older version: %s', (fixture) => {
  test('gets its indexes when it is first looked at, and is read no more', () => {
    const path = tempFolder();
    cpSync(join(FIXTURES, fixture), path, { recursive: true });
    expect(allIn(path).filter((name) => /(^|\/)index$/.test(name))).toEqual([]);
    const store = open(path);
    const first = lists(store);
    expect(JSON.stringify(first)).not.toMatch(/"state":"(damaged|unread)"/);
    expect(store.takeNotices()).toEqual([]);
    store.close();
    for (const [of, folder] of [
      ['careers', 'careers'],
      ['houses', 'houses'],
      ['replays', 'replays'],
    ] as const)
      expect(existsSync(join(path, folder, 'index'))).toBe(existsSync(join(path, of)));
    const process = atHome();
    const again = open(path, { disk: process.disk });
    expect(lists(again)).toEqual(first);
    expect(savesRead(process.reads)).toEqual([]);
    again.close();
  });
});

test('the title, the page of a game and its lists read no save', () => {
  const path = tempFolder();
  cpSync(join(FIXTURES, 'careers/v1004/careers'), join(path, 'careers'), { recursive: true });
  cpSync(join(FIXTURES, 'folders/v4/everything'), path, { recursive: true });
  const first = open(path);
  lists(first);
  first.close();
  const process = atHome();
  const store = open(path, { disk: process.disk });
  const services = servicesFor(store, '9.9.9', new Shelf(GAMES));
  const stage = new PlainStage(
    (env) => titleScreen(env, null),
    () => envOf(services),
  );
  const seen = [stage.text, stage.choose('GLADIATOR').text];
  seen.push(stage.choose('Careers').text, stage.press('Esc').choose('Houses').text);
  seen.push(stage.press('Esc', 'Esc').choose('Replays').text);
  expect(seen[2]).toContain('6 going on, 1 over');
  expect(seen[4]).toContain('6 kept');
  expect(savesRead(process.reads)).toEqual([]);
  store.close();
});
