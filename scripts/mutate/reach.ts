/** Which files of tests come through the functions that faults are in. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body, Mutant } from './mutants.ts';

/** What a file of tests comes through: places in the list of faults. */
export interface Reach {
  readonly test: string;
  readonly seconds: number;
  readonly mutants: readonly number[];
}

/** What is read of Vitest's own report. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Of a copy of the project: runs all of its tests once. The sources are what they were afterwards. */
export function probed(home: string, mutants: readonly Mutant[]): readonly Reach[] {
  const were = new Map(mutants.map(({ path }) => [path, readFileSync(join(home, path), 'utf8')]));
  for (const [path, text] of were) writeFileSync(join(home, path), withProbes(text, path, mutants));
  const [log, report] = [join(home, 'reached.log'), join(home, 'report.json')];
  writeFileSync(log, '');
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'machine', '--project', 'memory', '--reporter', 'json', '--outputFile', report],
    ],
    {
      ...{ cwd: home, stdio: 'ignore' },
      env: {
        ...process.env,
        NODE_OPTIONS: `--require ${join(home, 'scripts/mutate/probe.cjs')}`,
        HARENA_REACHED: log,
        HARENA_MUTANTS: String(mutants.length),
      },
    },
  );
  for (const [path, text] of were) writeFileSync(join(home, path), text);
  const reached = reachedIn(readFileSync(log, 'utf8'));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(log);
  rmSync(report);
  return testResults.map(({ name, startTime, endTime }) => {
    return {
      test: name.slice(home.length + 1),
      seconds: (endTime - startTime) / 1000,
      mutants: reached.get(name) ?? [],
    };
  });
}

/** Lines of a number and a path. */
function reachedIn(log: string): ReadonlyMap<string, readonly number[]> {
  const reached = new Map<string, number[]>();
  for (const line of log.split('\n')) {
    const [mutant = '', path = ''] = line.split('\t');
    if (path !== '') reached.set(path, [...(reached.get(path) ?? []), Number(mutant)]);
  }
  return reached;
}

type Insertion = readonly [at: number, text: string];

/** A source that says so when a function is entered that has a fault in it. */
function withProbes(text: string, path: string, mutants: readonly Mutant[]): string {
  const insertions = mutants.flatMap((mutant, i) =>
    mutant.path === path && mutant.within !== null ? probe(mutant.within, `globalThis.harenaReached?.(${i})`) : [],
  );
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((all, [at, put]) => `${all.slice(0, at)}${put}${all.slice(at)}`, text);
}

function probe({ start, end, kind }: Body, call: string): readonly Insertion[] {
  return kind === 'block'
    ? [[start + 1, `${call};`]]
    : [
        [start, `(${call}, `],
        [end, ')'],
      ];
}
