/** Whom the operator keeps out, and when a change of the file counts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBans } from '../../src/ssh/accounts/ban-list.ts';
import { type Bans, openBans } from '../../src/ssh/accounts/bans.ts';
import { newKey } from '../../tools/ssh-keys.ts';

const KEY = newKey().fingerprint;
const STRANGER = { fingerprint: null, name: null, address: null } as const;
const json = (bans: object): string => JSON.stringify({ format: 1, kind: 'admin', ...bans });

describe('a list of bans', () => {
  const refused = (bans: object, guest: object): string | null => {
    const list = readBans(JSON.parse(json(bans)));
    if (!list.ok) throw new Error(list.why);
    return list.value.refusal({ ...STRANGER, ...guest });
  };

  it.each([
    [{ keys: [KEY] }, { fingerprint: KEY }, 'The operator of this host has banned this key.'],
    [
      { keys: [{ is: `${KEY}=`, why: 'rude\u001b[2J words' }] },
      { fingerprint: KEY },
      'The operator of this host has banned this key: rude[2J words.',
    ],
    [{ names: ['Rufus'] }, { name: 'rufus' }, 'The operator of this host has banned the name Rufus.'],
    [{ addresses: ['203.0.113.7'] }, { address: '203.0.113.7' }, 'The operator of this host has banned this address.'],
    [
      { addresses: ['203.0.113.0/24'] },
      { address: '::ffff:203.0.113.200' },
      'The operator of this host has banned this address.',
    ],
    [
      { addresses: ['2001:db8::/32'] },
      { address: '2001:db8:1::5' },
      'The operator of this host has banned this address.',
    ],
    [{ addresses: ['::/0'] }, { address: '2001:db8::1' }, 'The operator of this host has banned this address.'],
    [
      { addresses: ['::ffff:203.0.113.0/120'] },
      { address: '203.0.113.7' },
      'The operator of this host has banned this address.',
    ],
    [{ addresses: ['fe80::/10'] }, { address: 'fe80::1%eth0' }, 'The operator of this host has banned this address.'],
  ])('%j keeps out %j', (bans, guest, why) => {
    expect(refused(bans, guest)).toBe(why);
  });

  it.each([
    [{}, { fingerprint: KEY, name: 'Rufus', address: '203.0.113.7' }],
    [{ keys: [KEY] }, { fingerprint: newKey().fingerprint }],
    [{ names: ['Rufus'] }, { name: 'Rufus-2' }],
    [{ names: ['Rufus'] }, {}],
    [{ addresses: ['203.0.113.0/24'] }, { address: '203.0.114.1' }],
    [{ addresses: ['203.0.113.0/24'] }, { address: 'nowhere' }],
    [{ addresses: ['203.0.113.0/24'] }, { address: '::1' }],
    [{ addresses: ['::/0'] }, { address: '203.0.113.7' }],
    [{ addresses: ['::/64'] }, { address: '::ffff:127.0.0.1' }],
    [{ addresses: ['0.0.0.0/0'] }, { address: '2001:db8::1' }],
    [{ addresses: ['::ffff:203.0.113.0/120'] }, { address: '203.0.114.7' }],
  ])('%j lets in %j', (bans, guest) => {
    expect(refused(bans, guest)).toBeNull();
  });

  it('bars a name and what looks like it', () => {
    const list = readBans(JSON.parse(json({ names: ['Rufus'] })));
    expect(list.ok && ['RUFU5', 'rufus', 'Ru-fus', 'Marcus'].map((name) => list.value.bars(name))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    [{ keys: ['MD5:00'] }, 'MD5:00 is not a fingerprint'],
    [{ addresses: ['203.0.113'] }, '203.0.113 is not an address'],
    [{ addresses: ['203.0.113.0/33'] }, '203.0.113.0/33 is not an address'],
    [{ addresses: ['::/-1'] }, '::/-1 is not an address'],
    [{ key: [KEY] }, 'not a valid list of bans'],
    [{ keys: KEY }, 'not a valid list of bans'],
  ])('%j is told to be wrong', (bans, why) => {
    const list = readBans(JSON.parse(json(bans)));
    expect(list.ok ? '' : list.why).toContain(why);
  });
});

describe('admin.json', () => {
  let folder = '';
  let bans: Bans | null = null;
  const heard: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'harena-bans-'));
    heard.length = 0;
  });
  afterEach(() => {
    bans?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (text: string): void => writeFileSync(join(folder, 'admin.json'), text);
  const open = (): Bans => {
    const opened = openBans(folder, { changed: () => heard.push('changed'), trouble: (why) => heard.push(why) });
    if (!opened.ok) throw new Error(opened.why);
    bans = opened.value;
    return opened.value;
  };
  const banned = ({ refusal }: Bans): boolean => refusal({ ...STRANGER, fingerprint: KEY }) !== null;

  it('may be missing', () => {
    expect(banned(open())).toBe(false);
  });

  it('that is damaged at the start is refused', () => {
    write('{');
    const opened = openBans(folder, { changed() {}, trouble() {} });
    expect(opened.ok ? '' : opened.why).toContain('Repair it, or delete it');
  });

  it('is read anew when it has been the same for two looks', () => {
    const now = open();
    write(json({ keys: [KEY] }));
    now.look();
    expect(banned(now)).toBe(false);
    now.look();
    expect(banned(now)).toBe(true);
    now.look();
    expect(heard).toEqual(['changed']);
  });

  it('damaged later keeps what it said before, and is told once', () => {
    write(json({ keys: [KEY] }));
    const now = open();
    write('{"format": 1, "kind": "admin", "keys": []');
    for (let i = 0; i < 4; i++) now.look();
    expect(banned(now)).toBe(true);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain('What it said before still holds.');
    write(json({}));
    for (let i = 0; i < 2; i++) now.look();
    expect(banned(now)).toBe(false);
  });

  it('gone for one look only changes nothing; gone for good bans nobody', () => {
    write(json({ keys: [KEY] }));
    const now = open();
    rmSync(join(folder, 'admin.json'));
    now.look();
    write(json({ keys: [KEY], names: ['Rufus'] }));
    now.look();
    expect(banned(now)).toBe(true);
    rmSync(join(folder, 'admin.json'));
    for (let i = 0; i < 2; i++) now.look();
    expect(banned(now)).toBe(false);
  });
});
