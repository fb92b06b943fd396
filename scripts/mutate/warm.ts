/** A process of Vitest that stays: it runs the tests it is told, in their order, up to the first that fails. */
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

/** What it is asked: tests, and the files that have changed since it was asked last. */
export interface Asked {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

/** What it says: the file of tests that it begins with now; at the end those in which something failed. */
export type Answered = { readonly begins: string } | { readonly failed: readonly string[] };

/** Leaves files in the order they are given in: the nearest to a fault come first. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** Files of tests in which something failed since it was asked last; Vitest's own list remembers those of before. */
let failed: string[] = [];

const say = (what: Answered | 'ready'): void => void process.send?.(what);
const shortened = (path: string): string => path.slice(process.cwd().length + 1);

const vitest = await createVitest('test', {
  // Else it would look for files that change; it is told.
  watch: false,
  maxWorkers: 1,
  bail: 1,
  reporters: [
    {
      onTestModuleQueued: ({ moduleId }) => say({ begins: shortened(moduleId) }),
      onTestModuleEnd: (module) => {
        if (!module.ok()) failed.push(shortened(module.moduleId));
      },
    },
  ],
  sequence: { sequencer: AsGiven },
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();
const placeOf = new Map(all.map((one) => [shortened(one.moduleId), one]));

process.on('message', async ({ changed, tests }: Asked) => {
  for (const path of changed) vitest.invalidateFile(`${process.cwd()}/${path}`);
  const wanted = tests.flatMap((path) => placeOf.get(path) ?? []);
  failed = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
  if (failed.length === 0 && unhandledErrors.length > 0) failed.push(tests.at(-1) ?? '');
  say({ failed });
});
process.on('disconnect', () => process.exit());
say('ready');
