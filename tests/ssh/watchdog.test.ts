/** A host that hangs is killed, and says in whose session. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

interface End {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  readonly told: string;
}

/** Runs a program that has a watchdog called `dog`, which waits for so many milliseconds. */
function run(ms: number, code: string): Promise<End> {
  const from = JSON.stringify(pathToFileURL('src/ssh/door/watchdog.ts').href);
  const program = `import { startWatchdog } from ${from}; const dog = startWatchdog(${ms}); ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', (status, signal) => resolve({ code: status, signal, told })));
}

describe('the watchdog', () => {
  it('kills a process whose thread does not turn, and says who was served last', async () => {
    const { signal, told } = await run(1_000, 'dog.busy(42); for (;;);');
    expect(told).toContain('the last key came from session 42');
    if (process.platform !== 'win32') expect(signal).toBe('SIGKILL');
  });

  it('leaves one alone that is busy now and then, and holds none up', async () => {
    const busy = 'const end = Date.now() + 400; while (Date.now() < end);';
    const { code, told } = await run(
      3_000, // a busy machine may hold up the one thread longer than the other
      `let n = 0; const t = setInterval(() => { ${busy} if (++n === 8) clearInterval(t); }, 50);`,
    );
    expect([code, told]).toEqual([0, '']);
  });
});
