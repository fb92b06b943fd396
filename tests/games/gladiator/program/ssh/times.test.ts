/** Sessions that end by themselves, and are warned before. */
import { describe, expect, it } from 'vitest';
import { startBout } from '../../../../../tools/ssh-client.ts';
import { hostIn } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const MINUTE = 60_000;
const TIMEOUTS = { idle: 10 * MINUTE, total: 60 * MINUTE };

describe('a session', () => {
  it('in which no key is pressed is warned a minute before it ends', async () => {
    const host = await hostIn(tempFolder(), { timeouts: TIMEOUTS });
    const guest = host.login();
    await startBout(guest);
    const before = guest.lines();
    host.clock.skip(9 * MINUTE);
    await guest.waitFor('! Are you there? Without a key this session ends in a minute.');
    expect(guest.lines().slice(1)).toEqual(before.slice(1));
    host.clock.skip(MINUTE);
    expect(await guest.exit).toEqual({ code: 0, signal: null });
    expect(guest.screen()).toContain('No key was pressed for 10 minutes.');
    expect(host.log.at(-1)).toMatchObject({ event: 'ended', why: 'idle' });
  });

  it('goes on at a key, and the warning goes', async () => {
    const host = await hostIn(tempFolder(), { timeouts: TIMEOUTS });
    const guest = host.login();
    await startBout(guest);
    host.clock.skip(9 * MINUTE);
    await guest.waitFor('Are you there?');
    await guest.press('i');
    await guest.waitFor((one) => !one.screen().includes('Are you there?'));
    host.clock.skip(8 * MINUTE);
    expect(guest.ended).toBeNull();
    host.clock.skip(2 * MINUTE);
    await guest.exit;
  });

  it('that lasts too long is warned too, and a key does not help', async () => {
    const host = await hostIn(tempFolder(), { timeouts: TIMEOUTS });
    const guest = host.login();
    await startBout(guest);
    for (let tens = 0; tens < 6; tens++) {
      host.clock.skip(9.8 * MINUTE);
      await guest.press('i');
    }
    host.clock.skip(0.5 * MINUTE);
    await guest.waitFor('! This session ends in a minute');
    await guest.press('i');
    expect(guest.screen()).toContain('! This session ends in a minute');
    host.clock.skip(MINUTE);
    expect(await guest.exit).toEqual({ code: 0, signal: null });
    expect(guest.screen()).toContain('the longest a session may last here');
  });
});
