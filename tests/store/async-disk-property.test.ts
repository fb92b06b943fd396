import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asyncDisk } from '../../src/store/disk/async-disk.ts';
import { type Chance, type Left, ModelDisk } from './model-disk.ts';

const ROOT = '/made-up/account';
const PATHS = ['bout.json', 'careers/0badcafe/career.json', 'careers/0badcafe/bouts/0001.json'].map(
  (name) => `${ROOT}/${name}`,
);

/** What a game and its machine do, one after another. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), path: fc.constantFrom(...PATHS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), path: fc.constantFrom(...PATHS) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'wait' as const }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('proceed' as const), which: fc.nat(3) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Everything that was asked for, in order: the text a file was to have, null where it was to go. */
interface Asked {
  readonly path: string;
  readonly text: string | null;
}

/** Plays the acts until the machine stops; how many of the writes asked for were said to be safe. */
async function play(model: ModelDisk, acts: readonly Act[]) {
  const told: string[] = [];
  const disk = asyncDisk({ root: ROOT, calls: model, onTrouble: (trouble) => told.push(trouble) });
  const asked: Asked[] = [];
  let safe = 0;
  const ask = (path: string, text: string | null): void => {
    if (model.stopped) return;
    const why = text === null ? disk.remove(path) : disk.write(path, Buffer.from(text));
    if (why === null) asked.push({ path, text });
    if (why === null && !model.stopped && disk.pending) expect(disk.read(path)).toEqual(readBack(text));
    expect(why === null).toBe(disk.trouble === null);
  };
  const safeSoFar = (): void => {
    const now = asked.length;
    disk.whenSettled((trouble) => {
      if (trouble === null) safe = Math.max(safe, now);
      else expect(told).toEqual([trouble]);
    });
  };
  for (const one of acts) {
    if (one.kind === 'write') ask(one.path, `version ${asked.length} of it`);
    else if (one.kind === 'remove') ask(one.path, null);
    else if (one.kind === 'settle') expect(disk.settle() === null).toBe(disk.trouble === null);
    else if (one.kind === 'wait') safeSoFar();
    else await model.proceed(one.which);
  }
  safeSoFar();
  return { disk, asked, told, safe: () => safe };
}

const readBack = (text: string | null) => ({ ok: true, value: text === null ? null : Buffer.from(text) });

/** What lies in the files of the game after the first so many of what was asked for. */
function after(asked: readonly Asked[], count: number): Left {
  const files = new Map<string, string>();
  for (const { path, text } of asked.slice(0, count)) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

/** Whether what is left is what some number of writes, at least so many, comes to: each file whole, none newer than its elders. */
function isMoment(left: Left, asked: readonly Asked[], atLeast: number): boolean {
  const files = [...left].filter(([path]) => PATHS.includes(path)).sort();
  const text = JSON.stringify(files);
  for (let count = atLeast; count <= asked.length; count++) {
    if (JSON.stringify([...after(asked, count)].sort()) === text) return true;
  }
  return false;
}

const chances = fc.infiniteStream(fc.boolean()).map(
  (stream): Chance =>
    () =>
      stream.next().value ?? true,
);
const acts = fc.array(act, { maxLength: 60, size: 'max' });

describe('whatever is written, and wherever it stops', () => {
  test('a killed process leaves the files as they were at one moment, after all that was said to be safe', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(120), async (what, stopAfter) => {
        const model = new ModelDisk(stopAfter);
        const { asked, safe } = await play(model, what);
        expect(isMoment(model.afterKill(), asked, safe())).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('so does a machine that loses its power', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(120), chances, async (what, stopAfter, chance) => {
        const model = new ModelDisk(stopAfter);
        const { asked, safe } = await play(model, what);
        expect(isMoment(model.afterPowerLoss(chance), asked, safe())).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  const codes = fc.constantFrom('ENOSPC', 'EIO', 'EROFS', 'ENOENT', 'EDQUOT');

  test('a disk that fails is told once, and holds what was said to be safe', async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(60), codes, chances, async (what, step, code, chance) => {
        const model = new ModelDisk(Number.POSITIVE_INFINITY, { step, code });
        const { disk, asked, told, safe } = await play(model, what);
        while (model.underWay > 0) await model.proceed(0);
        expect(told).toEqual(disk.trouble === null ? [] : [disk.trouble]);
        expect(disk.pending).toBe(false);
        expect(isMoment(model.afterKill(), asked, safe())).toBe(true);
        expect(isMoment(model.afterPowerLoss(chance), asked, safe())).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('what is left alone arrives in the end, and leaves nothing beside it', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (what) => {
        const model = new ModelDisk(Number.POSITIVE_INFINITY);
        const { asked, safe } = await play(model, what);
        while (model.underWay > 0) await model.proceed(0);
        expect(safe()).toBe(asked.length);
        const all = after(asked, asked.length);
        expect(model.afterKill()).toEqual(all);
        expect(
          isMoment(
            model.afterPowerLoss(() => false),
            asked,
            asked.length,
          ),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
