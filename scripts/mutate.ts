/**
 * npm run mutate -- --sample 300 --seed N: how many small faults the tests find. Each is put into a copy of the
 * project and meets the tests nearest to it, and if it lives, the wider ones. What survives is printed.
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
    near: { type: 'string', default: '6' },
    wide: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '600' },
  },
});
const ROOMS = 'src/{kernel,games,odds,session,store,play}/**/*.{ts,tsx}';
/** A single run of tests may take so long; a fault that makes them take longer is found. */
const LONGEST_MS = 240_000;

/** What became of a fault. */
type Fate = 'killed' | 'survived' | 'untested' | 'unjudged';

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
  `${judged} of ${all.length} faults tried (seed ${values.seed}): ${of('killed')} found (${share} %), ${of('survived')} survived, ${of('untested')} in sources that no test imports, ${of('unjudged')} not judged\n`,
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
  const [near, wide] = [Number(values.near), Number(values.wide)];
  for (const some of [tests.slice(0, near), tests.slice(near, wide)]) {
    const by = some.length === 0 ? '' : await foundBy(sandbox, mutant, some);
    if (by === null) return { fate: 'unjudged', by: 'its tests fail without it' };
    if (by !== '') return { fate: 'killed', by };
  }
  return { fate: 'survived', by: `${Math.min(wide, tests.length)} of ${tests.length} files of tests` };
}

/** The test that finds a fault; '' where none does; null where one fails that always does. */
async function foundBy(box: Sandbox, mutant: Mutant, tests: readonly string[]): Promise<string | null> {
  const sound = tests.filter((path) => sick.get(path) !== true);
  const { came, failed } = await box.run(mutant, sound, LONGEST_MS);
  if (came === 'passed') return '';
  const [first] = failed;
  if (came === 'time' || first === undefined) return (await isSound(box, sound)) ? 'time' : null;
  if (sick.get(first) === undefined) sick.set(first, (await box.run(null, [first], LONGEST_MS)).came !== 'passed');
  return sick.get(first) === true ? foundBy(box, mutant, tests) : first;
}

/** Whether tests pass in time where there is no fault. */
async function isSound(box: Sandbox, tests: readonly string[]): Promise<boolean> {
  return (await box.run(null, tests, LONGEST_MS)).came === 'passed';
}
