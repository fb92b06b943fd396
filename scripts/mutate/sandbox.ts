/** A copy of the project in which sources are changed and tests are run. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './mutants.ts';

/** What came of some tests; 'time': they were still running. */
type Came = 'passed' | 'failed' | 'time';

/** A copy that is taken away at the end. */
export interface Sandbox {
  /** Runs tests with a fault in its place, or without one. */
  run(
    mutant: Mutant | null,
    tests: readonly string[],
    ms: number,
  ): Promise<{ readonly came: Came; readonly failed: readonly string[] }>;
  close(): void;
}

/** Copies the project as it lies here, changes that are not committed included. */
export function openSandbox(): Sandbox {
  const home = mkdtempSync(join(tmpdir(), 'harena-mutate-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
  for (const path of listed.filter((one) => one !== '')) {
    mkdirSync(join(home, dirname(path)), { recursive: true });
    cpSync(path, join(home, path), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
  return {
    async run(mutant, tests, ms) {
      if (mutant !== null) writeFileSync(join(home, mutant.path), mutated(mutant));
      const report = join(home, 'report.json');
      rmSync(report, { force: true });
      const isDone = await vitest(home, [...tests, '--bail=1', '--reporter=json', `--outputFile=${report}`], ms);
      if (mutant !== null) writeFileSync(join(home, mutant.path), readFileSync(mutant.path));
      if (!isDone) return { came: 'time', failed: [] };
      const failed = failedIn(report);
      return {
        came: failed.length === 0 ? 'passed' : 'failed',
        failed: failed.map((path) => path.slice(home.length + 1)),
      };
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}

function mutated({ path, start, end, is }: Mutant): string {
  const text = readFileSync(path, 'utf8');
  return `${text.slice(0, start)}${is}${text.slice(end)}`;
}

/** Whether they came to an end in time; a run that does not is ended with all its processes. */
function vitest(cwd: string, args: readonly string[], ms: number): Promise<boolean> {
  const running = spawn('node_modules/.bin/vitest', ['run', '--maxWorkers=1', ...args], {
    cwd,
    detached: true,
    stdio: 'ignore',
  });
  return new Promise((done) => {
    const late = setTimeout(() => {
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
      done(false);
    }, ms);
    running.on('close', () => {
      clearTimeout(late);
      done(true);
    });
  });
}

/** The files of a report in which something failed. Throws where there is no report: then nothing was run. */
function failedIn(report: string): readonly string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  };
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}
