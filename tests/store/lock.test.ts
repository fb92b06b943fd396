import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Lock, takeLock } from '../../src/store/disk/lock.ts';
import { theseProcesses } from '../../src/store/disk/processes.ts';
import { child, filesIn, processes, put, read, tempFolder } from './support.ts';

const NOON = new Date(2025, 4, 3, 12, 1);

function held(lock: Lock): Extract<Lock, { ok: true }> {
  if (!lock.ok) throw new Error(lock.why);
  return lock;
}

function refused(lock: Lock): string {
  if (lock.ok) throw new Error('the lock was to be had');
  return lock.why;
}

/** A lock as another process left it. */
function plant(folder: string, pid: number, more: object = {}): string {
  const holder = { pid, host: 'colosseum', since: NOON.toISOString(), started: `start-${pid}`, ...more };
  return put(folder, 'lock', `${JSON.stringify(holder)}\n`);
}

describe('a free lock', () => {
  test('is taken, says by whom, and is given back', () => {
    const file = join(tempFolder(), 'lock');
    const lock = held(takeLock(file, NOON, processes(7)));
    expect(JSON.parse(read(file))).toEqual({
      pid: 7,
      host: 'colosseum',
      since: NOON.toISOString(),
      started: 'start-7',
    });
    lock.release();
    expect(existsSync(file)).toBe(false);
    lock.release();
  });

  test('is held until another has it; one that somebody deleted is taken again', () => {
    const folder = tempFolder();
    const file = join(folder, 'lock');
    const lock = held(takeLock(file, NOON, processes(7)));
    expect(lock.isHeld()).toBe(true);
    rmSync(file);
    expect(lock.isHeld()).toBe(true);
    expect(JSON.parse(read(file))).toMatchObject({ pid: 7 });
    rmSync(file);
    plant(folder, 8);
    expect(lock.isHeld()).toBe(false);
    rmSync(file);
    lock.release();
    expect([lock.isHeld(), existsSync(file)]).toEqual([false, false]);
  });

  test('leaves nothing else behind', () => {
    const folder = tempFolder();
    held(takeLock(join(folder, 'lock'), NOON, processes(7)));
    expect(filesIn(folder)).toEqual(['lock']);
  });

  test('is not given back by one who has lost it', () => {
    const folder = tempFolder();
    const lock = held(takeLock(join(folder, 'lock'), NOON, processes(7)));
    const file = plant(folder, 8);
    lock.release();
    expect(JSON.parse(read(file))).toMatchObject({ pid: 8 });
  });
});

describe('a lock that is held', () => {
  test('is refused with the process and the time', () => {
    const folder = tempFolder();
    plant(folder, 8);
    expect(refused(takeLock(join(folder, 'lock'), NOON, processes(7, { 8: 'start-8' })))).toBe(
      'Nothing is saved: Harena is already running with these files: process 8, since 2025-05-03 12:01.',
    );
    expect(filesIn(folder)).toEqual(['lock']);
  });

  test('is refused to the process that holds it, too', () => {
    const file = join(tempFolder(), 'lock');
    held(takeLock(file, NOON, processes(7)));
    expect(refused(takeLock(file, NOON, processes(7)))).toContain('process 7');
  });

  test('where nobody knows when a process began, the way out is told', () => {
    const folder = tempFolder();
    const file = plant(folder, 8, { started: null });
    const why = refused(takeLock(file, NOON, processes(7, { 8: null })));
    expect(why).toContain(`If that process is not Harena, delete ${file}.`);
  });

  test('is never taken from another computer', () => {
    const folder = tempFolder();
    const file = plant(folder, 8, { host: 'ludus' });
    const why = refused(takeLock(file, NOON, processes(7)));
    expect(why).toContain('process 8 on ludus, since 2025-05-03 12:01');
    expect(why).toContain(`delete ${file}`);
    expect(JSON.parse(read(file))).toMatchObject({ host: 'ludus' });
  });

  test('that cannot be read is left alone, and said so', () => {
    const folder = tempFolder();
    const file = put(folder, 'lock', 'garbage');
    expect(refused(takeLock(file, NOON, processes(7)))).toContain(`The lock ${file} cannot be read`);
    expect(read(file)).toBe('garbage');
  });

  test('in a folder that cannot be written is refused in words', () => {
    const folder = join(tempFolder(), 'none');
    const why = refused(takeLock(join(folder, 'lock'), NOON, processes(7)));
    expect(why).toBe(`Nothing can be saved in ${folder}: there is no such file or folder.`);
  });

  test('that is a folder is refused', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'lock'));
    expect(refused(takeLock(join(folder, 'lock'), NOON, processes(7)))).toContain('it is a folder');
  });
});

describe('a stale lock', () => {
  test('of a process that is gone is taken over', () => {
    const folder = tempFolder();
    const file = plant(folder, 8);
    held(takeLock(file, NOON, processes(7)));
    expect(JSON.parse(read(file))).toMatchObject({ pid: 7 });
    expect(filesIn(folder)).toEqual(['lock']);
  });

  test('of a process whose number another has now is taken over', () => {
    const folder = tempFolder();
    const file = plant(folder, 8);
    held(takeLock(file, NOON, processes(7, { 8: 'start-later' })));
    expect(JSON.parse(read(file))).toMatchObject({ pid: 7 });
  });

  test('is taken over even when one was killed while taking it over', () => {
    const folder = tempFolder();
    const file = plant(folder, 8);
    const guard = { pid: 9, host: 'colosseum', since: NOON.toISOString(), started: 'start-9' };
    put(folder, 'lock.next', guard);
    held(takeLock(file, NOON, processes(7)));
    expect(filesIn(folder)).toEqual(['lock']);
  });

  test('is left to whoever is taking it over', () => {
    const folder = tempFolder();
    const file = plant(folder, 8);
    const guard = { pid: 9, host: 'colosseum', since: NOON.toISOString(), started: 'start-9' };
    put(folder, 'lock.next', guard);
    expect(refused(takeLock(file, NOON, processes(7, { 9: 'start-9' })))).toContain('keeps changing hands');
    expect(JSON.parse(read(file))).toMatchObject({ pid: 8 });
  });
});

describe('real processes', () => {
  test('this one is there, an ended one is not', () => {
    const here = theseProcesses();
    expect(here.look(process.pid)).not.toBeNull();
    expect(here.look(spawnSync(process.execPath, ['-e', '0']).pid)).toBeNull();
    expect(here.look(0)).toBeNull();
    expect(here.look(-1)).toBeNull();
  });

  test.runIf(process.platform === 'linux')('each is told from later ones of its number by when it began', () => {
    const here = theseProcesses();
    const [, , began] = /\) (\S+ ){19}(\d+) /u.exec(read(`/proc/${process.pid}/stat`)) ?? [];
    const boot = read('/proc/sys/kernel/random/boot_id').trim();
    expect(here.look(process.pid)).toEqual({ started: `${boot}/${began}` });
    expect(here.look(1)?.started).not.toBe(here.look(process.pid)?.started);
  });

  test('one who is killed leaves a lock that the next takes', async () => {
    const file = join(tempFolder(), 'lock');
    const code = `
      const { takeLock } = await import(store + 'lock.ts');
      const lock = takeLock(${JSON.stringify(file)}, new Date());
      process.kill(process.pid, 'SIGKILL');`;
    await child(code).done;
    expect(existsSync(file)).toBe(true);
    held(takeLock(file, NOON)).release();
    expect(existsSync(file)).toBe(false);
  });

  test('one who ends gives the lock back', async () => {
    const file = join(tempFolder(), 'lock');
    const code = `
      const { takeLock } = await import(store + 'lock.ts');
      console.log(takeLock(${JSON.stringify(file)}, new Date()).ok);
      process.exit(0);`;
    expect(await child(code).done).toBe('true\n');
    expect(existsSync(file)).toBe(false);
  });

  test('of several that race, for a free lock or a stale one, exactly one has it', async () => {
    const folder = tempFolder();
    const ended = spawnSync(process.execPath, ['-e', '0']).pid;
    const rounds = Array.from({ length: 40 }, (_, i) => join(folder, String(i)));
    for (const [i, round] of rounds.entries()) {
      mkdirSync(round);
      if (i % 2 === 1) plant(round, ended, { host: theseProcesses().host, started: null });
    }
    // All wait for the same moment, and nobody gives a lock back before all have tried them all.
    const code = `
      import { readSync, writeSync } from 'node:fs';
      const { takeLock } = await import(store + 'lock.ts');
      const nod = () => readSync(0, Buffer.alloc(1));
      const rounds = ${JSON.stringify(rounds)};
      writeSync(1, 'ready ');
      nod();
      const got = rounds.flatMap((round, i) => takeLock(round + '/lock', new Date()).ok ? [i] : []);
      writeSync(1, JSON.stringify(got) + ' ');
      nod();`;
    const racers = Array.from({ length: 4 }, () => child(code));
    for (const words of [1, 2]) {
      await Promise.all(racers.map((one) => one.said(words)));
      for (const one of racers) one.nod();
    }
    const said = await Promise.all(racers.map(({ done }) => done));
    const got = said.flatMap((out) => JSON.parse(out.split(' ')[1] ?? '') as number[]);
    expect(got.sort((a, b) => a - b)).toEqual([...rounds.keys()]);
  });
});
