/**
 * npm run mutate -- --sample 300 --seed N: how many small faults the tests find. Each is put into a copy of the
 * project and meets the tests that import its source, the nearest first, up to one that fails. What survives is printed.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';
import { type Near, testsByNearness } from './mutate/nearness.ts';
import type { Reach } from './mutate/reach.ts';
import { openSandbox, type Sandbox } from './mutate/sandbox.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** Those whose path has this in it. */
    only: { type: 'string', default: '' },
    /** A file and a line, as they are printed: that place alone. */
    at: { type: 'string', default: '' },
    wide: { type: 'string', default: '60' },
    /** A fault meets tests that take so long together at the most; the first in any case. Known by --reach alone. */
    seconds: { type: 'string', default: '600' },
    /** Where it stands which tests come through which fault of this sample: found out by one run of all tests. */
    reach: { type: 'string', default: '' },
    /** The numbers of those of the sample that are tried: all others have been. */
    again: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
  },
});
const ROOMS = 'src/{kernel,games,odds,session,store,play}/**/*.{ts,tsx}';
/** A file of tests may take so long, and so many times what it took without a fault; one that makes it take longer is found. */
const LONGEST_MS = 25_000;
const TIMES = 3;
/** Where nobody knows how long it takes. */
const UNKNOWN_S = 6;

/** What became of a fault. */
type Fate = 'killed' | 'survived' | 'untested';

const all = globSync(ROOMS)
  .filter((path) => path.includes(values.only))
  .sort()
  .flatMap(mutantsIn);
const sample =
  values.at === ''
    ? drawn(all, Number(values.sample))
    : all.filter(({ path, line }) => `${path}:${line}` === values.at);
const nearest = testsByNearness();
const sandbox = openSandbox();
const reaches = values.reach === '' ? null : reachesIn(values.reach);
const again = new Set(values.again.split(',').filter(Boolean).map(Number));
/** Tests that fail where there is no fault: they find none. */
const sick = new Map<string, boolean>();
const fates = new Map<Fate, number>();
const end = Date.now() + 60_000 * Number(values.minutes);
try {
  for (const [i, mutant] of sample.entries()) {
    if (Date.now() > end) break;
    if (again.size > 0 && !again.has(i + 1)) continue;
    const { fate, by } = await fateOf(mutant, i);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    const { path, line, was, is } = mutant;
    const change = `${was.replace(/\s+/gu, ' ').slice(0, 60)} -> ${is.slice(0, 60) || 'nothing'}`;
    process.stdout.write(
      `${i + 1}/${sample.length} ${fate} ${path}:${line} ${change}${by === '' ? '' : `  [${by}]`}\n`,
    );
  }
} finally {
  sandbox.close();
}
const of = (fate: Fate): number => fates.get(fate) ?? 0;
const judged = of('killed') + of('survived') + of('untested');
const share = Math.round((1000 * of('killed')) / Math.max(1, judged)) / 10;
process.stdout.write(
  `${judged} of ${all.length} faults tried (seed ${values.seed}): ${of('killed')} found (${share} %), ${of('survived')} survived, ${of('untested')} that no test comes through\n`,
);

/** So many of them, each as likely as any other, by the seed. */
function drawn(from: readonly Mutant[], many: number): readonly Mutant[] {
  const { int } = rngFrom(seedState(`mutate ${values.seed}`));
  const left = [...from];
  return Array.from({ length: Math.min(many, left.length) }, () => left.splice(int(left.length), 1)[0] as Mutant);
}

async function fateOf(mutant: Mutant, place: number): Promise<{ readonly fate: Fate; readonly by: string }> {
  const tests = through(mutant, place);
  if (tests.length === 0) return { fate: 'untested', by: '' };
  const met = affordable(tests.slice(0, Number(values.wide)));
  const by = await foundBy(sandbox, mutant, met);
  if (by !== '') return { fate: 'killed', by };
  return { fate: 'survived', by: `${met.length} of ${tests.length} files of tests` };
}

/** The tests that may find a fault, those first that are near and short. */
function through({ path, within }: Mutant, place: number): readonly string[] {
  const near = nearest(path);
  if (reaches === null || within === null) return near.map((one) => one.path);
  const seconds = new Map(reaches.filter((one) => one.mutants.includes(place)).map((one) => [one.test, one.seconds]));
  const cost = (one: Near): number => one.far + (seconds.get(one.path) ?? 0);
  return near
    .filter((one) => seconds.has(one.path))
    .sort((a, b) => cost(a) - cost(b))
    .map((one) => one.path);
}

/** The first of them, and those after it for which there is time. */
function affordable(tests: readonly string[]): readonly string[] {
  let left = Number(values.seconds);
  return tests.filter((test, i) => {
    left -= secondsOf(test);
    return i === 0 || left >= 0;
  });
}

/** How long a file of tests takes without a fault. */
function secondsOf(test: string): number {
  return reaches?.find((one) => one.test === test)?.seconds ?? UNKNOWN_S;
}

/** How long it may take, in ms. */
function longest(test: string): number {
  return LONGEST_MS + 1000 * TIMES * secondsOf(test);
}

/** From a file of an earlier run of the same sample; there is none: all tests are run, and it is written. */
function reachesIn(file: string): readonly Reach[] {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(sandbox.probe(sample)));
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Reach[];
}

/** The test that finds a fault; '' where none does. Tests that fail without it find none. */
async function foundBy(box: Sandbox, mutant: Mutant, tests: readonly string[]): Promise<string> {
  const sound = tests.filter((path) => sick.get(path) !== true);
  if (sound.length === 0) return '';
  const { came, by } = await box.run(mutant, sound, longest);
  if (by === null) return '';
  if (!sick.has(by)) sick.set(by, (await box.run(null, [by], (test) => 2 * longest(test))).came !== 'passed');
  if (sick.get(by) === true) return foundBy(box, mutant, tests);
  return came === 'time' ? `${by}, which did not end` : by;
}
