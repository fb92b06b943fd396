/** A career in play: bouts answered from their records, munera returned to, pages and hall written once. */
import { describe, expect, test } from 'vitest';
import { OWN_FIGHTER } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import {
  type CareerGame,
  type CareerKeep,
  openGame,
  startGame,
} from '../../../../src/games/gladiator/session/career.ts';
import { once } from '../../../../src/kernel/once.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import {
  asked,
  type CareerDisk,
  careerOn,
  careerSetup,
  careerTables,
  emptyDisk,
  fightPlainly,
  keepOn,
  playCareer,
} from '../../../../tools/games/gladiator/careers.ts';
import { filed, value } from '../../../kernel/toy.ts';

const ID = '00000001';
/** A matched pair, then opponents one after the other, and death. */
const TWO = { seed: 'hub-1' } as const;

/** The career as it is opened after the program was killed: from what is on the disk, and nothing else. */
function reopened(disk: CareerDisk, keep: CareerKeep = keepOn(disk, ID)): CareerGame {
  const save = disk.careers.get(ID);
  if (save === undefined) throw new Error('nothing is on the disk');
  return value(openGame(careerTables, filed(save), keep));
}

const digest = ({ session: { match } }: CareerGame): string => digestOf(match.state);

/** A career before its first bout, and that bout as far as it is fought. */
function atBout(fought: 'whole' | 'begun') {
  const disk = emptyDisk();
  const game = careerOn(disk, asked('bout'), TWO);
  const bout = value(game.bout());
  if (bout === null) throw new Error('no bout');
  if (fought === 'whole') fightPlainly(bout);
  return { disk, game, bout };
}

describe('38.6.2 a bout of a career', () => {
  test('that was over when the program was killed is answered from its record', () => {
    const { disk, game, bout } = atBout('whole');
    const again = reopened(disk);
    expect(again.session.match.state.past).toEqual([]);
    expect(value(again.bout())).toBeNull();
    const [past] = again.session.match.state.past;
    expect(past?.result.digest).toBe(digestOf(bout.match.state));
    expect(game.finish(bout)).toBeNull();
    expect(digest(again)).toBe(digest(game));
  });

  test('that was not over goes on where it was', () => {
    const { disk, bout } = atBout('begun');
    const half = value(reopened(disk).bout());
    expect(half?.match.seed).toBe(bout.match.seed);
    expect(digestOf(half?.match.state)).toBe(digestOf(bout.match.state));
  });

  test('can be told once only', () => {
    const { game, bout } = atBout('whole');
    expect(game.finish(bout)).toBeNull();
    const after = digest(game);
    expect(game.finish(bout)).toBeNull();
    expect(digest(game)).toBe(after);
  });

  test('that is not over is no answer', () => {
    const { game, bout } = atBout('begun');
    expect(game.finish(bout)).toContain('not over');
    expect(game.session.match.state.past).toEqual([]);
  });
});

describe('a lenient career', () => {
  test('is what it was before a munus, and what is done again comes out as it did', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('ludus', 2), { seed: 'hub-4', mode: 'lenient' });
    const before = digest(game);
    expect(game.backs()).toEqual([2, 1]);
    const back = value(game.goBack(1));
    while (back.session.advance() !== null);
    expect(back.session.prompt?.kind).toBe('enter');
    expect(back.session.match.state.past).toEqual([]);
    expect(digest(reopened(disk))).toBe(digest(back));
    expect(digest(playCareer(back, asked('ludus', 2)))).toBe(before);
  });

  test('keeps nothing to return to where it is an ironman', () => {
    expect(careerOn(emptyDisk(), asked('ludus', 1), { seed: 'hub-4' }).backs()).toEqual([]);
  });

  test('says why there is no way back to a munus that was not kept', () => {
    const game = careerOn(emptyDisk(), asked('ludus', 1), { seed: 'hub-4', mode: 'lenient' });
    const back = game.goBack(7);
    expect(!back.ok && back.why).toContain('munus 7');
  });
});

/** Files that note what is written to them. */
function noting(disk: CareerDisk) {
  const pages: string[] = [];
  let honours = 0;
  const keep = keepOn(disk, ID);
  const noted: CareerKeep = {
    ...keep,
    writePage(name, text) {
      pages.push(name);
      return keep.writePage(name, text);
    },
    honour(entry) {
      honours += 1;
      return keep.honour(entry);
    },
  };
  return { pages, keep: noted, honours: () => honours };
}

/** What Continue was told while a career went on, with where it stood. */
interface Told {
  readonly munus: number;
  readonly victories: number | undefined;
  readonly note: string | null | undefined;
}

/** A career that was played to its end, once for all who look at it. */
function playedOut() {
  const disk = emptyDisk();
  const { pages, keep, honours } = noting(disk);
  const game = startGame(careerTables, careerSetup(), 'hub-31', keep);
  const first = disk.notes.get(ID);
  const told: Told[] = [];
  playCareer(game, ({ session: { match } }) => {
    const { turn, man } = match.state;
    told.push({ munus: turn, victories: man?.record.v, note: disk.notes.get(ID) });
    return false;
  });
  return { disk, game, pages, honours, first, told, last: disk.notes.get(ID) };
}
const WHOLE = once(playedOut);

describe('what is written beside a career', () => {
  test('is a page a month and what is told of him in the end, each once; the hall has him once', () => {
    const { disk, game, pages, honours } = WHOLE();
    const { past } = game.session.match.state;
    expect(past.length).toBeGreaterThan(1);
    const months = pages.filter((name) => /^\d{4}\.txt$/u.test(name));
    expect(months.filter((name, i) => months.indexOf(name) === i)).toEqual(
      past.map(({ munus }) => `${String(munus).padStart(4, '0')}.txt`),
    );
    expect(pages.filter((name) => name === 'obituary.txt')).toHaveLength(1);
    expect(honours()).toBe(1);
    reopened(disk);
    expect(disk.hall).toHaveLength(1);
    expect(disk.hall[0]?.munera.map(({ result }) => result)).toEqual(
      past.map(({ result }) => result.feats[OWN_FIGHTER]?.result),
    );
  });

  test('says why it could not be, and the career goes on in memory', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('ludus'), TWO);
    disk.trouble = 'the disk is full';
    playCareer(game, asked('ludus', 1));
    expect(game.trouble).toBe('the disk is full');
    expect(game.session.match.state.past).toHaveLength(1);
    disk.trouble = null;
    playCareer(game, asked('enter', 1));
    expect(game.session.trouble).toBeNull();
    expect(digest(reopened(disk))).toBe(digest(game));
  });
});

describe('what Continue is told of a career', () => {
  test('follows it from the making of its man on, and is null once it is over', () => {
    const { game, first, told, last } = WHOLE();
    expect(first).toBe('Flavian, in the making, 0 victories');
    for (const { munus, victories, note } of told)
      if (munus > 0) expect(note).toMatch(new RegExp(`^Flavian, munus ${munus}, ${victories} victor(y|ies)$`, 'u'));
    const notes = new Set(told.map(({ note }) => note));
    expect(notes).toContain('Flavian, munus 1, 0 victories');
    expect(notes.size).toBeGreaterThan(2);
    expect(game.session.match.over).toBe(true);
    expect(last).toBeNull();
  });

  test('is told anew when it is opened, and again where a death is undone', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, () => false, { ...TWO, mode: 'lenient' });
    expect(disk.notes.get(ID)).toBeNull();
    const [munus = 0] = game.backs();
    value(game.goBack(munus));
    expect(disk.notes.get(ID)).toMatch(new RegExp(`^Flavian, munus ${munus}, `, 'u'));
    disk.notes.clear();
    reopened(disk);
    expect(disk.notes.get(ID)).toMatch(new RegExp(`^Flavian, munus ${munus}, `, 'u'));
  });
});
