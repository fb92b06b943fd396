/** What is read from the record of a bout changes nothing in it: its luck, and the rolls that swung it. */
import { expect, test } from 'vitest';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { readBout } from '../../../../src/games/gladiator/session/bout-record.ts';
import { boutLuck } from '../../../../src/games/gladiator/session/luck.ts';
import { searchSwings } from '../../../../src/games/gladiator/session/swings.ts';
import { Playback } from '../../../../src/session/playback.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { value } from '../../../kernel/toy.ts';
import { freeze, frozen } from '../../../support/frozen.ts';
import { finishedSave } from '../screens/bout/scenes.ts';

/** Draws of a search: few, for it is not its answer that is looked at. */
const WORK = 2_000;

test('a record that throws at whoever writes to it gives its luck, its swings and its frames', () => {
  const save = frozen(finishedSave('looked at'));
  const record = value(readBout(tables, save));
  freeze(record.frames);
  freeze(record.marks);
  const luck = freeze(boutLuck(record));
  expect(luck.blows.length).toBeGreaterThan(0);
  const search = searchSwings(record, luck);
  search.step(WORK);
  expect(search.done).toBeGreaterThan(0);
  expect(value(Playback.open(gladiator, tables, save)).frames).toEqual(record.frames);
});
