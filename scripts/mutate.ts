/**
 * npm run mutate -- --sample 300 --seed N: how many small faults the tests find. Each is put into a copy of the
 * project and meets the tests that import its source, the nearest first, up to one that fails. What survives is printed.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';
import { testsByNearness } from './mutate/nearness.ts';
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
    minutes: { type: 'string', default: '600' },
  },
});
const ROOMS = 'src/{kernel,games,odds,session,store,play}/**/*.{ts,tsx}';
/** A file of tests may take so long; a fault that makes it take longer is found. */
const LONGEST_MS = 90_000;

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
/** Tests that fail where there is no fault: they find none. */
const sick = new Map<string, boolean>();
const fates = new Map<Fate, number>();
const end = Date.now() + 60_000 * Number(values.minutes);
try {
  for (const [i, mutant] of sample.entries()) {
    if (Date.now() > end) break;
    const { fate, by } = await fateOf(mutant);
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
  `${judged} of ${all.length} faults tried (seed ${values.seed}): ${of('killed')} found (${share} %), ${of('survived')} survived, ${of('untested')} in sources that no test imports\n`,
);

/** So many of them, each as likely as any other, by the seed. */
function drawn(from: readonly Mutant[], many: number): readonly Mutant[] {
  const { int } = rngFrom(seedState(`mutate ${values.seed}`));
  const left = [...from];
  return Array.from({ length: Math.min(many, left.length) }, () => left.splice(int(left.length), 1)[0] as Mutant);
}

async function fateOf(mutant: Mutant): Promise<{ readonly fate: Fate; readonly by: string }> {
  const tests = nearest(mutant.path);
  if (tests.length === 0) return { fate: 'untested', by: '' };
  const wide = Number(values.wide);
  const by = await foundBy(sandbox, mutant, tests.slice(0, wide));
  if (by !== '') return { fate: 'killed', by };
  return { fate: 'survived', by: `${Math.min(wide, tests.length)} of ${tests.length} files of tests` };
}

/** The test that finds a fault; '' where none does. Tests that fail without it find none. */
async function foundBy(box: Sandbox, mutant: Mutant, tests: readonly string[]): Promise<string> {
  const sound = tests.filter((path) => sick.get(path) !== true);
  const { came, by } = await box.run(mutant, sound, LONGEST_MS);
  if (by === null) return '';
  if (!sick.has(by)) sick.set(by, (await box.run(null, [by], 2 * LONGEST_MS)).came !== 'passed');
  if (sick.get(by) === true) return foundBy(box, mutant, tests);
  return came === 'time' ? `${by}, which did not end` : by;
}
