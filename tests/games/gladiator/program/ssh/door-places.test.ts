/** The places at the door and behind it: whoever is silent loses them, and none can take them all. */
import { connect, isIP, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Newcomers } from '../../../../../src/ssh/accounts/newcomers.ts';
import { countedAs, plainAddress } from '../../../../../src/ssh/door/address.ts';
import { Door } from '../../../../../src/ssh/door/door.ts';
import { FIXED, LIMITS } from '../../../../../src/ssh/door/limits.ts';
import { newKey } from '../../../../../tools/ssh-client.ts';
import { TestClock } from '../../../../ssh/clock.ts';
import { account, connected, hostIn, type TestHost, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const hex = (group: number): string => group.toString(16);
const groups = (count: number) => fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: count, maxLength: count });
/** The address with its longest row of zeros left out, as everybody writes it. */
const written = (all: readonly number[]): string =>
  new URL(`http://[${all.map(hex).join(':')}]/`).hostname.slice(1, -1);

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, counted) => expect(countedAs(address)).toBe(counted));

  it('counts as the others of its /64, however it is written, and as no other', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (net, other, one, two) => {
        fc.pre(isIP(written([...net, ...one])) === 6);
        expect(countedAs(written([...net, ...one]))).toBe(countedAs([...net, ...two].map(hex).join(':')));
        fc.pre(net.join() !== other.join());
        expect(countedAs(written([...net, ...one]))).not.toBe(countedAs(written([...other, ...one])));
      }),
    );
  });

  it('is written without what Node adds', () => {
    expect(['::ffff:10.0.0.1', 'fe80::1%lo', '::1'].map(plainAddress)).toEqual(['10.0.0.1', 'fe80::1', '::1']);
  });
});

describe('the door', () => {
  it('has places for so many from one address, and none of theirs give way to their own', () => {
    const door = new Door({ ...LIMITS, unknown: 3, perAddress: 2 }, new TestClock());
    const sent: string[] = [];
    const first = door.knock('a', () => sent.push('a1'));
    door.knock('a', () => sent.push('a2'));
    expect(door.knock('a', () => sent.push('a3'))).toBeNull();
    expect([sent, door.waiting]).toEqual([[], 2]);
    first?.away();
    expect(door.knock('a', () => {})).not.toBeNull();
  });

  it('when full, takes the place of the one that was silent longest', () => {
    const door = new Door({ ...LIMITS, unknown: 3 }, new TestClock());
    const sent: string[] = [];
    const come = (name: string) => door.knock(name, () => sent.push(name));
    const first = come('a');
    come('b');
    come('c');
    first?.heard();
    come('d');
    come('e');
    expect([sent, door.waiting]).toEqual([['b', 'c'], 3]);
    first?.away();
    come('f');
    expect(sent).toEqual(['b', 'c']);
  });

  it('takes those first that have come least far, however lately they were heard', () => {
    const door = new Door({ ...LIMITS, unknown: 3 }, new TestClock());
    const sent: string[] = [];
    const come = (name: string) => door.knock(name, () => sent.push(name));
    const [first, second, third] = [come('a'), come('b'), come('c')];
    first?.further();
    third?.further();
    third?.further();
    second?.heard();
    for (const name of ['d', 'e', 'f']) come(name);
    expect(sent).toEqual(['b', 'd', 'e']);
    third?.away();
    come('g')?.further();
    come('h')?.further();
    expect(sent).toEqual(['b', 'd', 'e', 'f']);
    come('i');
    expect(sent.at(-1)).toBe('a');
  });

  it('gives nobody a place for what is heard of one who had to go', () => {
    const door = new Door({ ...LIMITS, unknown: 1 }, new TestClock());
    const gone = door.knock('a', () => {});
    door.knock('b', () => {});
    gone?.heard();
    gone?.away();
    expect(door.waiting).toBe(1);
  });

  it('opens to one address only so often, whichever of its /64, and forgets it when it has been quiet', () => {
    const clock = new TestClock();
    const door = new Door({ ...LIMITS, perAddress: 1 }, clock);
    const knocks = Array.from({ length: 6 }, (_, i) => {
      const knock = door.knock(`2001:db8::${i}`, () => {});
      knock?.away();
      return knock !== null;
    });
    expect(knocks).toEqual([true, true, true, true, false, false]);
    expect(door.knock('2001:db8:0:1::1', () => {})).not.toBeNull();
    clock.skip(60_000);
    door.sweep();
    expect(door.knock('2001:db8::9', () => {})).not.toBeNull();
  });

  it('counts new accounts by the /64 too', () => {
    const newcomers = new Newcomers(new TestClock());
    const why = Array.from({ length: 10 }, (_, i) => newcomers.admit(`2001:db8::${i + 1}`));
    expect(why.filter((one) => one === null)).toHaveLength(FIXED.newcomersFrom.burst);
  });
});

/** A connection that says what is given, and nothing more; resolves when the host has greeted it. */
async function silent(host: TestHost, says = ''): Promise<Socket> {
  const socket = connect(host.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resume();
  if (says !== '') socket.write(says);
  return socket;
}

const ROOMY = { limits: { ...LIMITS, perAddress: 100 } };

describe('connections that say nothing', () => {
  it.each([
    ['nothing at all', ''],
    ['no more than which SSH they speak', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ])('lock nobody out, saying %s', async (_what, says) => {
    const host = await hostIn(tempFolder(), ROOMY);
    const sockets: Socket[] = [];
    for (let i = 0; i < LIMITS.unknown; i++) sockets.push(await silent(host, says));
    await until(() => host.connections === LIMITS.unknown);
    await host.login().waitFor('GLADIATOR');
    await until(() => sockets[0]?.closed === true);
    expect(sockets.filter(({ closed }) => closed)).toHaveLength(1);
    for (let i = 0; i < LIMITS.unknown; i++) await silent(host, says);
    await host.login().waitFor('GLADIATOR');
    expect(host.log.filter(({ event }) => event === 'turned away at the door')).toEqual([]);
  });

  it('have five seconds to say which SSH they speak, and thirty for the rest', async () => {
    const host = await hostIn();
    const mute = await silent(host);
    const greeted = await silent(host, 'SSH-2.0-OpenSSH_9.9\r\n');
    const asked = await connected(host);
    await until(() => host.connections === 3);
    host.clock.skip(FIXED.greetingMs);
    await until(() => mute.closed);
    expect(host.connections).toBe(2);
    host.clock.skip(FIXED.helloMs - FIXED.greetingMs - 1_000);
    expect(host.connections).toBe(2);
    const closed = new Promise<void>((resolve) => asked.once('close', () => resolve()));
    host.clock.skip(1_000);
    await until(() => greeted.closed);
    await closed;
    expect(host.connections).toBe(0);
    await host.login().waitFor('GLADIATOR');
  });
});

describe('a storm of connections that say nothing, each from an address of its own', () => {
  it('pushes out nobody who is on the way in, however slow that is', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...LIMITS, perAddress: 10_000, unknown: 4, sessions: 4 } });
    let storming = true;
    const storm = (async () => {
      while (storming) await silent(host);
    })();
    for (let visits = 0; visits < 3; visits++) {
      const guest = host.login();
      await guest.waitFor('GLADIATOR');
      await guest.dispose();
    }
    storming = false;
    await storm;
    expect(host.log.find(({ event }) => event === 'gave way at the door')?.address).toBe('127.0.0.1');
  });
});

describe('of all sessions', () => {
  it('a quarter are kept for accounts: neither guests nor new keys take them', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data, { limits: { ...LIMITS, sessions: 4 } });
    for (let i = 0; i < 3; i++) await host.login().waitFor('GLADIATOR');
    for (const late of [host.login(), host.login({ key: newKey(), user: 'rufus' })]) {
      expect((await late.exit).code).toBe(1);
      expect(late.screen()).toContain('1 of its 4 places are kept for accounts');
    }
    await host.login({ key, user: 'anna' }).waitFor('GLADIATOR');
    expect(host.sessions).toBe(4);
  });

  it('those of accounts take none that guests may have, until all are taken', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data, { limits: { ...LIMITS, sessions: 4 } });
    await host.login({ key, user: 'anna' }).waitFor('GLADIATOR');
    for (let i = 0; i < 3; i++) await host.login().waitFor('GLADIATOR');
    expect(host.sessions).toBe(4);
  });
});
