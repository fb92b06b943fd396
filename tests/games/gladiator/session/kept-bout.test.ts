/** Records that do not prove themselves: what has been seen counts, what was begun goes on, and nothing is fought twice. */
import { describe, expect, test } from 'vitest';
import { resultOfRecord } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { State } from '../../../../src/games/gladiator/rules/types.ts';
import type { BoutSession } from '../../../../src/games/gladiator/session/bouts.ts';
import { type CareerGame, openGame } from '../../../../src/games/gladiator/session/career.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { lying, sword, tables } from '../../../../tools/games/gladiator/bout.ts';
import {
  asked,
  type CareerDisk,
  careerOn,
  careerTables,
  emptyDisk,
  fightPlainly,
  keepOn,
} from '../../../../tools/games/gladiator/careers.ts';
import { filed, value } from '../../../kernel/toy.ts';

const ID = '00000001';
const NAME = `${ID}/1`;
/** A matched pair, then opponents one after the other, and death. */
const SEED = 'hub-1';
const SEEN =
  /^The record of this bout does not replay to what was seen\. What was seen counts; a copy of the record is in aside\/\S+\.$/;
const GOES_ON =
  /^The record of this (bout|career) does not replay: it goes on from where its last phase began; a copy of the record is in aside\/\S+\.$/;

/** The career as it is opened after the program was killed: from what is on the disk, and nothing else. */
function reopened(disk: CareerDisk): CareerGame {
  const save = disk.careers.get(ID);
  if (save === undefined) throw new Error('nothing is on the disk');
  return value(openGame(careerTables, filed(save), keepOn(disk, ID)));
}

/** Something comes to lie in a bout that no rule has put there, far from everybody. */
function haunt({ match }: BoutSession): void {
  (match.state as State).loose.push(lying(sword(777), { q: 40, r: 40 }));
}

/** A career's first bout, haunted after so many answers, and fought on until it is so, or over. */
function haunted(answers = 6, done: (bout: BoutSession) => boolean = () => false) {
  const disk = emptyDisk();
  const game = careerOn(disk, asked('bout'), { seed: SEED });
  const bout = value(game.bout());
  if (bout === null) throw new Error('no bout');
  fightPlainly(bout, ({ match }) => match.choices.length >= answers);
  haunt(bout);
  fightPlainly(bout, done);
  return { disk, game, bout };
}

/** The same bout with nothing amiss, to its end. */
function sound() {
  const game = careerOn(emptyDisk(), asked('bout'), { seed: SEED });
  const bout = value(game.bout());
  if (bout === null) throw new Error('no bout');
  fightPlainly(bout);
  return value(resultOfRecord(tables, bout.save()));
}

const recordOf = (disk: CareerDisk): Save => {
  const record = disk.bouts.get(NAME);
  if (record === undefined) throw new Error('no record');
  return filed(record);
};

const whyNot = (save: Save): string | null => {
  const opened = Match.open(gladiator, tables, save);
  return opened.ok ? null : opened.why;
};

describe('a bout whose record does not replay, when it is over,', () => {
  test('counts as it was seen, feat by feat, and the career goes on', () => {
    const { disk, game, bout } = haunted();
    expect(whyNot(recordOf(disk))).toBe('its choices lead elsewhere than it says');
    expect(game.finish(bout)).toBeNull();
    expect(game.order).toBeNull();
    const [past] = game.session.match.state.past;
    expect(past?.result).toEqual({ ...sound(), digest: digestOf(bout.match.state) });
    expect(disk.copies.map(({ record }) => record)).toEqual([recordOf(disk)]);
    expect(disk.aside).toEqual([]);
    expect(game.takeWord()).toMatch(SEEN);
    expect(game.takeWord()).toBeNull();
    expect(reopened(disk).session.match.state.past).toHaveLength(1);
  });

  test('and taken up again halfway, counts as it was seen all the same', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: SEED });
    fightPlainly(value(game.bout()) as BoutSession, ({ match }) => match.choices.length >= 6);
    const again = reopened(disk);
    const bout = value(again.bout()) as BoutSession;
    haunt(bout);
    fightPlainly(bout);
    expect(again.finish(bout)).toBeNull();
    expect(again.session.match.state.past[0]?.result.feats).toEqual(sound().feats);
    expect(again.takeWord()).toMatch(SEEN);
  });

  test('P311 counts by its last state where the program was killed before the answer', () => {
    const { disk, bout } = haunted();
    const game = reopened(disk);
    expect(value(game.bout())).toBeNull();
    const [past] = game.session.match.state.past;
    const { winner, by, turns, feats } = sound();
    expect(past?.result).toMatchObject({ winner, by, turns, digest: digestOf(bout.match.state) });
    for (const [id, one] of Object.entries(past?.result.feats ?? {})) {
      const { result, dead, wounds, attackCf, defenceCf } = feats[id] ?? {};
      expect(one).toMatchObject({ result, dead, wounds, attackCf, defenceCf });
    }
    expect(disk.copies).toHaveLength(1);
    expect(game.takeWord()).toMatch(SEEN);
    expect(whyNot(recordOf(disk))).not.toBeNull();
  });
});

describe('a bout whose record does not replay, when it is not over,', () => {
  test('goes on where its last phase began, keeps a copy, and proves itself from there', () => {
    const { disk } = haunted(6, ({ match }) => match.choices.length >= 12);
    const record = recordOf(disk);
    const game = reopened(disk);
    const bout = value(game.bout()) as BoutSession;
    expect(game.takeWord()).toMatch(GOES_ON);
    expect(disk.copies.map(({ record: one }) => one)).toEqual([record]);
    expect(digestOf(bout.match.save(0).base?.state)).toBe(digestOf(record.checkpoint.state));
    expect(bout.match.state.loose.some(({ item }) => item.id === 777)).toBe(true);
    expect(whyNot(recordOf(disk))).toBeNull();
    fightPlainly(bout);
    expect(game.finish(bout)).toBeNull();
    expect(game.takeWord()).toBeNull();
    expect(game.session.match.state.past[0]?.result.digest).toBe(digestOf(bout.match.state));
    expect(disk.copies).toHaveLength(1);
  });

  test('goes on there where a choice of it is illegal', () => {
    const { disk } = haunted(9, () => true);
    const record = recordOf(disk);
    disk.bouts.set(NAME, { ...record, choices: [...record.choices, ['nonsense']] });
    const game = reopened(disk);
    expect(value(game.bout())?.over).toBe(false);
    expect(game.takeWord()).toMatch(GOES_ON);
  });
});

describe('a bout of another version of the rules', () => {
  test('goes on where its last phase began, and says so', () => {
    const { disk } = haunted(9, () => true);
    disk.bouts.set(NAME, { ...recordOf(disk), version: gladiator.version - 1 });
    const game = reopened(disk);
    expect(value(game.bout())?.over).toBe(false);
    expect(game.takeWord()).toBe(
      'The bout is of another version of the rules: it goes on from where its last phase began.',
    );
    expect(disk.copies).toEqual([]);
    expect(recordOf(disk).version).toBe(gladiator.version);
  });

  test('that is over counts for what it was', () => {
    const { disk, bout } = haunted();
    disk.bouts.set(NAME, { ...recordOf(disk), version: gladiator.version - 1 });
    const game = reopened(disk);
    expect(value(game.bout())).toBeNull();
    expect(game.session.match.state.past[0]?.result.digest).toBe(digestOf(bout.match.state));
    expect(game.takeWord()).toBeNull();
  });
});

describe('a record begins anew, and that is said,', () => {
  const others: readonly (readonly [what: string, change: (record: Save) => Partial<Save>, why: RegExp])[] = [
    ['where it is of another seed', () => ({ seed: 'another' }), /it is of another bout/],
    [
      'where it is of other men',
      ({ setup }) => ({ setup: { ...(setup as object), arena: { size: 5 } } }),
      /it is of another bout/,
    ],
    [
      'where nothing of it can be read',
      ({ checkpoint }) => ({ digest: '0'.repeat(16), checkpoint: { ...checkpoint, state: {} } }),
      /lead elsewhere/,
    ],
  ];
  test.each(others)('%s', (_, change, why) => {
    const { disk, bout } = haunted();
    const record = { ...recordOf(disk), ...change(recordOf(disk)) };
    disk.bouts.set(NAME, record);
    const game = reopened(disk);
    const begun = value(game.bout());
    expect(begun?.match.seed).toBe(bout.match.seed);
    expect(begun?.match.over).toBe(false);
    expect(game.session.match.state.past).toEqual([]);
    expect(disk.aside.map(({ record: one }) => one)).toEqual([record]);
    const word = game.takeWord() ?? '';
    expect(word).toMatch(why);
    expect(word).toMatch(/It was put aside, and the bout begins again\.$/);
    expect(word).not.toContain('digest');
  });
});

describe('a career that does not replay', () => {
  test('goes on where its last phase began, with its bouts behind it, and proves itself from there', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('ludus', 1), { seed: 'hub-4' });
    const save = disk.careers.get(ID) as Save;
    disk.careers.set(ID, { ...save, digest: '0'.repeat(16) });
    const again = reopened(disk);
    expect(again.takeWord()).toMatch(GOES_ON);
    expect(again.session.match.state.past).toEqual(game.session.match.state.past);
    expect(again.session.prompt?.kind).toBe('ludus');
    expect(disk.copies.map(({ record }) => record.digest)).toEqual(['0'.repeat(16)]);
    expect(reopened(disk).takeWord()).toBeNull();
  });

  test('and whose bout is over is answered from its record: it is not fought twice', () => {
    const { disk, bout } = haunted();
    const save = disk.careers.get(ID) as Save;
    disk.careers.set(ID, { ...save, digest: '0'.repeat(16) });
    const again = reopened(disk);
    for (const wanted of ['enter', 'bout']) {
      while (again.session.advance() !== null);
      if (again.session.prompt?.kind === wanted && wanted === 'enter') expect(again.answer(true)).toBeNull();
    }
    expect(value(again.bout())).toBeNull();
    expect(again.session.match.state.past[0]?.result.digest).toBe(digestOf(bout.match.state));
    expect(again.takeWord()?.split('. ')).toHaveLength(3);
  });
});
