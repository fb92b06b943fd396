import { describe, expect, test } from 'vitest';
import type { Facts, Log } from '../../src/ssh/door/log.ts';
import { FreeSpace } from '../../src/ssh/free-space.ts';
import { freeAt } from '../../src/store/disk/look.ts';
import { tempFolder } from '../store/support.ts';
import { TestClock } from './clock.ts';

function watched(bytes: number | null) {
  const told: object[] = [];
  const tell = (event: string, facts: Facts = {}): void => void told.push({ event, ...facts });
  const log: Log = { info: tell, warn: tell, error: tell };
  const disk = { bytes, looks: 0 };
  const clock = new TestClock();
  const free = (): number | null => {
    disk.looks += 1;
    return disk.bytes;
  };
  return { disk, clock, told, space: new FreeSpace({ free, least: 100e6, clock, log }) };
}

describe('the free space of a host', () => {
  test('is told in the log once when there is too little, and once when there is enough again', () => {
    const { space, disk, clock, told } = watched(500e6);
    expect(space.low).toBe(false);
    disk.bytes = 99e6;
    clock.skip(5_000);
    for (let n = 0; n < 10; n++) {
      expect(space.low).toBe(true);
      clock.skip(5_000);
    }
    disk.bytes = 100e6;
    clock.skip(5_000);
    expect(space.low).toBe(false);
    expect(told).toEqual([
      { event: 'disk nearly full', freeMB: 99, leastMB: 100 },
      { event: 'disk has room again', freeMB: 100, leastMB: 100 },
    ]);
  });

  test('is looked at now and then, however often it is asked for', () => {
    const { space, disk, clock } = watched(500e6);
    for (let n = 0; n < 100; n++) void space.low;
    expect(disk.looks).toBe(1);
    clock.skip(5_000);
    for (let n = 0; n < 100; n++) void space.low;
    expect(disk.looks).toBe(2);
  });

  test('is enough where the system does not say', () => {
    expect(watched(null).space.low).toBe(false);
    expect(freeAt(tempFolder())).toBeGreaterThan(0);
    expect(freeAt('/nowhere/at/all')).toBeNull();
  });
});
