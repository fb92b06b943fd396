/** The luck of whole bouts: what it says of each blow against the journal, and the rolls that swung them. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { type BoutRecord, isFortune, readBout } from '../../../../src/games/gladiator/session/bout-record.ts';
import { type BoutLuck, boutLuck, readLuck } from '../../../../src/games/gladiator/session/luck.ts';
import { type Swing, searchSwings } from '../../../../src/games/gladiator/session/swings.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { once } from '../../../../src/kernel/once.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { value, why } from '../../../store/support.ts';
import { someOf, tried } from '../../../support/soak.ts';

type Kinds = readonly FighterSetup['kind'][];

/** A bout to its end; the first man is led at random where somebody leads him. */
function saveOf(red: Kinds, blue: Kinds, seed: string, lead: 'one' | null = null, rules = advancedRules()): Save {
  const setup: Setup = { rules, fighters: muster(red.map(anyMan), blue.map(anyMan), lead) };
  const match = Match.start(gladiator, tables, setup, seed, { journal: false });
  const bot = randomController(gladiator, tables, seed);
  runMatch(match, () => bot);
  return match.save(0);
}

const CLASSIC = advancedRules(undefined, { edition: 'classic' });
/** Reads the luck of each record once. */
const lucks = new Map<BoutRecord, BoutLuck>();
function luckOf(record: BoutRecord): BoutLuck {
  const luck = lucks.get(record) ?? boutLuck(record);
  lucks.set(record, luck);
  return luck;
}

const recordOf = (save: Save): BoutRecord => value(readBout(tables, save));

/** 34.3 Bouts of the book in which the gods are called on. */
const LUCKY: readonly BoutRecord[] = someOf(STYLES, 2).map((style, i) => {
  const fighters = muster([anyMan(style)], [anyMan('heavy')], null).map((man): FighterSetup => ({ ...man, luck: 12 }));
  const setup: Setup = { rules: campaignRules(), fighters };
  return recordOf(Match.start(gladiator, tables, setup, `lucky-${i}`, { journal: false }).save(0));
});

/** Bouts of every kind. */
const RECORDS: readonly BoutRecord[] = [
  ...STYLES.map((style, i) =>
    recordOf(saveOf([style], [STYLES[(i * 5 + 3) % STYLES.length] ?? 'thraex'], `luck-${i}`)),
  ),
  ...someOf(STYLES, 6).map((style, i) => recordOf(saveOf([style], ['light'], `led-${i}`, 'one'))),
  ...[1, 2].map((i) => recordOf(saveOf(['venator'], ['hunt'], `hunt-${i}`))),
  recordOf(saveOf(['light', 'thraex'], ['heavy', 'retiarius', 'velite'], 'teams')),
  recordOf(saveOf(['secutor'], ['eques'], 'rider')),
  ...someOf(STYLES, 6, 1).map((style) => recordOf(saveOf([style], ['heavy'], `1981-${style}`, null, CLASSIC))),
  ...LUCKY,
];

/** Whether a man was killed by somebody after a line, before anybody struck again. */
function kills({ frames }: BoutRecord, seq: number, by: string, whom: string): boolean {
  const after: readonly GladiatorEvent[] = frames.slice(seq + 1).map(({ entry }) => entry.event);
  const next = after.findIndex(({ kind }) => kind === 'blow');
  return after
    .slice(0, next < 0 ? undefined : next)
    .some((event) => event.kind === 'killed' && event.fighter === whom && event.killer === by);
}

describe('P300 the luck of a bout', () => {
  test('says of every blow what its journal line says: the wounds, and whether it killed', () => {
    let blows = 0;
    for (const record of RECORDS) {
      for (const { line, actual, chances } of luckOf(record).blows) {
        const { event, seq } = line.entry;
        if (event.kind !== 'blow' || event.together) continue;
        blows += 1;
        const ticked = event.left.from - event.left.to;
        const boxes = chances.length - 1;
        expect([seq, actual.wounds]).toEqual([seq, actual.kills === 0 ? ticked : boxes]);
        expect([seq, actual.kills === 1]).toEqual([seq, kills(record, seq, event.fighter, event.target)]);
      }
    }
    expect(blows).toBeGreaterThan(150);
  });

  test('finds that what happened could happen, and over many blows as often as it should', () => {
    const all = RECORDS.flatMap((record) => luckOf(record).blows);
    for (const { chances, harm, line } of all) expect([line.text, (chances[harm] ?? 0) > 0]).toEqual([line.text, true]);
    const means = all.map(({ chances }) => chances.reduce((sum, chance, i) => sum + i * chance, 0));
    const squares = all.map(({ chances }) => chances.reduce((sum, chance, i) => sum + i * i * chance, 0));
    const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
    const variance = total(squares.map((square, i) => square - (means[i] ?? 0) ** 2));
    expect(Math.abs(total(all.map(({ harm }) => harm)) - total(means))).toBeLessThan(4 * Math.sqrt(variance));
  });

  test('tells of unlikely things with their lines, the least likely first', () => {
    for (const record of RECORDS) {
      const { unlikely } = luckOf(record);
      const chances = unlikely.map(({ chance }) => chance);
      expect(chances).toEqual([...chances].sort((a, b) => a - b));
      for (const { line, chance } of unlikely) {
        expect(record.frames[line.entry.seq]?.entry).toEqual(line.entry);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(0.1);
      }
    }
  });

  test('is the same in however small steps it is read', () => {
    const [record] = RECORDS;
    if (record === undefined) throw new Error('no record');
    const reading = readLuck(record);
    let before = -1;
    while (reading.luck === null) {
      expect(reading.done).toBeGreaterThan(before);
      before = reading.done;
      reading.step(1);
    }
    expect(reading.done).toBe(1);
    expect(reading.luck).toEqual(boutLuck(record));
  });

  test('is not told of a bout that is not over, nor of one of other rules', () => {
    const save = saveOf(['light'], ['light'], 'whole', 'one');
    const match = Match.start(gladiator, tables, save.setup as Setup, 'whole');
    expect(why(readBout(tables, match.save(0)))).toBe('the bout is not over');
    expect(why(readBout(tables, { ...save, version: save.version + 1 }))).toMatch(/made by version/);
  });
});

const WORK = tried(1_000, 3_000);

function swingsOf(record: BoutRecord, step: number): readonly Swing[] {
  const search = searchSwings(record, luckOf(record), WORK);
  let before = -1;
  while (search.swings === null) {
    expect(search.done).toBeGreaterThanOrEqual(before);
    before = search.done;
    search.step(step);
  }
  expect(search.done).toBe(1);
  return search.swings;
}

describe('34.3.1 a roll that was thrown again', () => {
  test('34.3.1 the throw that does not stand is nobody’s luck, nor are the dice of the gods (P300)', () => {
    const told = LUCKY.flatMap(({ frames }) => frames.map(({ entry }) => entry.event.kind));
    expect(told.filter((kind) => kind === 'favour-kept').length).toBeGreaterThan(5);
    for (const record of LUCKY) {
      const lost = record.frames.flatMap(({ entry: { event } }) =>
        event.kind === 'favour-kept' || event.kind === 'divine-favour' ? [event] : [],
      );
      expect(lost.map(isFortune)).toEqual(lost.map(() => false));
      const { blows, unlikely } = luckOf(record);
      const kinds = [...blows, ...unlikely].map(({ line }) => line.entry.event.kind);
      expect(kinds).not.toContain('favour-kept');
      expect(kinds).not.toContain('divine-favour');
    }
  });
});

describe('P301 the rolls that swung a bout', () => {
  /** The shortest of them: bouts are played on from every phase. */
  const records = RECORDS.toSorted((a, b) => a.marks.length - b.marks.length).slice(0, tried(3, 12));
  const marksOf = () => records.map(({ marks }) => JSON.stringify(marks));
  const before = marksOf();
  const found = once(() => records.map((record) => ({ record, swings: swingsOf(record, 5000) })));

  test('are the same in however small steps they are looked for', () => {
    for (const { record, swings } of found().slice(0, tried(1, 2))) expect(swingsOf(record, 300)).toEqual(swings);
  });

  test('are at most three lines of the journal, no two of one line, with the chances on either side', () => {
    const all = found();
    expect(all.some(({ swings }) => swings.length > 0)).toBe(true);
    for (const { record, swings } of all) {
      expect(swings.length).toBeLessThanOrEqual(3);
      expect(new Set(swings.map(({ line }) => line.entry.seq)).size).toBe(swings.length);
      for (const { line, before, after } of swings) {
        expect(record.frames[line.entry.seq]?.entry).toEqual(line.entry);
        expect((line.entry.event.rolls ?? []).length + (line.entry.event.lots ?? []).length).toBeGreaterThan(0);
        expect(before.chance).not.toBe(after.chance);
        for (const { chance, low, high } of [before, after]) expect(low <= chance && chance <= high).toBe(true);
      }
    }
  });

  test('leave every record as it was', () => {
    expect(found().length).toBeGreaterThan(0);
    expect(marksOf()).toEqual(before);
  });
});
