/** IPv6 with real clients: on the loopback, and beside IPv4. Left out only where this machine has no ::1. */
import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../../src/ssh/door/limits.ts';
import { account, hostIn, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const LOOPBACK = '::1';
const isThere = Object.values(networkInterfaces()).some((one) => one?.some(({ address }) => address === LOOPBACK));

describe.runIf(isThere)('a host on IPv6', () => {
  it('lets in guests and accounts, and logs the address as it is written', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data, { address: LOOPBACK });
    await host.login({ to: LOOPBACK }).waitFor('GLADIATOR');
    await host.login({ to: LOOPBACK, key }).waitFor('Your account');
    expect(host.log.filter(({ event }) => event === 'came in').map(({ address }) => address)).toEqual([
      LOOPBACK,
      LOOPBACK,
    ]);
  });

  it('counts its sessions apart from those of IPv4, on one port for both', async () => {
    const host = await hostIn(tempFolder(), { address: null, limits: { ...LIMITS, perAddress: 2 } });
    for (const to of [LOOPBACK, LOOPBACK, '127.0.0.1', '127.0.0.1']) await host.login({ to }).waitFor('GLADIATOR');
    for (const to of [LOOPBACK, '127.0.0.1']) {
      const late = host.login({ to });
      expect((await late.exit).code).toBe(1);
      expect(late.screen()).toContain('Your address has 2 sessions open');
    }
    const from = host.log.filter(({ event }) => event === 'came in').map(({ address }) => address);
    expect(from).toEqual([LOOPBACK, LOOPBACK, '127.0.0.1', '127.0.0.1']);
  });

  it('keeps out the addresses that are banned, of either kind', async () => {
    const data = tempFolder();
    writeFileSync(join(data, 'admin.json'), JSON.stringify({ format: 1, kind: 'admin', addresses: ['::/64'] }));
    const host = await hostIn(data, { address: null });
    await host.login({ to: LOOPBACK }).exit;
    await host.login({ to: '127.0.0.1' }).waitFor('GLADIATOR');
    await until(() => host.sessions === 1);
    expect(host.log.filter(({ event }) => event === 'turned away at the door')).toEqual([
      expect.objectContaining({ address: LOOPBACK }),
    ]);
  });
});
