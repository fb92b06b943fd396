/** A copy of the project in which sources are changed and tests are run. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Mutant } from './mutants.ts';
import { probed, type Reach } from './reach.ts';
import type { Answered, Asked } from './warm.ts';

/** What came of some tests. */
interface Came {
  /** 'time': one of them did not come to its end, or took the process with it. */
  readonly came: 'passed' | 'failed' | 'time';
  /** The first that failed, or that which did not come to its end; null: all passed. */
  readonly by: string | null;
}

/** A copy that is taken away at the end. */
export interface Sandbox {
  /** Runs tests in their order, up to the first that fails, with a fault in its place or without one. `longest`: ms for a file. */
  run(mutant: Mutant | null, tests: readonly string[], longest: (test: string) => number): Promise<Came>;
  /** All tests, once, with a probe in the function around each fault. */
  probe(mutants: readonly Mutant[]): readonly Reach[];
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
  const runner = new Runner(home);
  return {
    async run(mutant, tests, longest) {
      const changed = mutant === null ? [] : [mutant.path];
      const was = mutant === null ? '' : readFileSync(join(home, mutant.path), 'utf8');
      if (mutant !== null) writeFileSync(join(home, mutant.path), mutated(was, mutant));
      const came = await runner.run({ changed, tests }, longest);
      if (mutant !== null) writeFileSync(join(home, mutant.path), was);
      runner.changed(changed);
      return came;
    },
    probe: (mutants) => probed(home, mutants),
    close() {
      runner.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const mutated = (text: string, { start, end, is }: Mutant): string => `${text.slice(0, start)}${is}${text.slice(end)}`;

/** Runs tests in a process that has Vitest ready, and begins another one where that hangs or dies. */
class Runner {
  readonly #home: string;
  #process: ChildProcess | null = null;
  #changed: readonly string[] = [];

  constructor(home: string) {
    this.#home = home;
  }

  /** Files that are what they were before. */
  changed(paths: readonly string[]): void {
    this.#changed = paths;
  }

  async run({ changed, tests }: Asked, longest: (test: string) => number): Promise<Came> {
    const process = await this.#ready();
    process.send({ changed: [...this.#changed, ...changed], tests } satisfies Asked);
    for (let at = tests[0] ?? ''; ; ) {
      const said = (await answerOf(process, longest(at))) as Answered | null;
      if (said === null) {
        this.stop();
        return { came: 'time', by: at };
      }
      if ('begins' in said) at = said.begins;
      else return { came: said.failed.length === 0 ? 'passed' : 'failed', by: said.failed[0] ?? null };
    }
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#process !== null) return this.#process;
    const begun = fork(join(this.#home, 'scripts/mutate/warm.ts'), {
      cwd: this.#home,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = begun;
    if ((await answerOf(begun, STARTS_MS)) === null) throw new Error('Vitest does not start');
    return begun;
  }

  /** Ends the process with all that it has begun. */
  stop(): void {
    const pid = this.#process?.pid;
    this.#process = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}

const STARTS_MS = 120_000;

/** What a process says next; null: nothing in time, or it has died. */
function answerOf(process: ChildProcess, ms: number): Promise<unknown> {
  return new Promise((done) => {
    const said = (answer: unknown): void => {
      clearTimeout(late);
      process.off('message', said).off('exit', gone);
      done(answer);
    };
    const gone = (): void => said(null);
    const late = setTimeout(gone, ms);
    process.on('message', said).on('exit', gone);
  });
}
