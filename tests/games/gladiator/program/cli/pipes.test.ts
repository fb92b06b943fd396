/** Output into a pipe that somebody closes. */
import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { PROGRAM } from '../../../../cli/run.ts';
import { put, tempFolder } from '../../../../store/support.ts';
import { boutSave } from '../../support/kept-bouts.ts';

/** Runs the program, reads one piece of what it prints, and hangs up; its exit code and complaints. */
function cutShort(...args: readonly string[]): Promise<{ readonly code: number | null; readonly err: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

describe('a reader that has had enough', () => {
  test('of rules ends it quietly', async () => {
    expect(await cutShort('rules', '--json')).toEqual({ code: 0, err: '' });
  });

  test('of a replay ends it quietly', async () => {
    const file = put(tempFolder(), 'bout.json', boutSave('run'));
    expect(await cutShort('replay', file, '--json')).toEqual({ code: 0, err: '' });
  });

  test.runIf(process.platform !== 'win32')('of a journal ends the simulation quietly', async () => {
    const sim = `"$0" ${PROGRAM} sim --red light --blue light -n 100000 --journal /dev/stdout`;
    const child = spawn('sh', ['-c', `{ ${sim}; echo "exit $?" >&2; } | head -n 1`, process.execPath]);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('exit 0\n');
  });
});
