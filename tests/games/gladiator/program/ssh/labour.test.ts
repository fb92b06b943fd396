/** The page of luck over ssh: reckoned in a thread of the host's, which may end, and forgotten by whoever leaves it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { threadsOf } from '../../../../../src/ssh/labour/thread.ts';
import type { StartThread, ThreadEars, ThreadOrder } from '../../../../../src/ssh/labour/words.ts';
import type { SshWire } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { account, hostIn, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';
import { finishedSave } from '../../screens/bout/scenes.ts';

/** A host whose threads are those, and a player on the page of luck of a bout that was kept. */
async function atLuck(threads: StartThread) {
  const data = tempFolder();
  const key = await account(data, 'Anna');
  const { accounts } = JSON.parse(readFileSync(join(data, 'accounts.json'), 'utf8'));
  const replays = join(data, 'accounts', accounts[0].id, 'replays');
  mkdirSync(replays, { recursive: true });
  writeFileSync(join(replays, '2026-01-01-0000abcd.json'), JSON.stringify(finishedSave('j')));
  const host = await hostIn(data, { threads });
  const player = host.login({ key, user: 'anna' });
  await player.waitFor('GLADIATOR');
  await player.press('r', KEYS.enter);
  await player.waitFor('Space steps on');
  player.send('L');
  return { host, player };
}

/** Threads that a test sees, and that do no errand but the day's drawing unless they are let. */
function heldThreads() {
  const all: { readonly ears: ThreadEars; readonly orders: ThreadOrder[] }[] = [];
  const start: StartThread = (ears) => {
    const orders: ThreadOrder[] = [];
    all.push({ ears, orders });
    return { post: (order) => void orders.push(order), stop: async () => {} };
  };
  const orders = (): readonly ThreadOrder[] => all.flatMap((one) => one.orders);
  /** Every order is answered that is for another errand. */
  const asked = (kind: string): boolean => {
    for (const { ears, orders: own } of all)
      for (const order of own)
        if (order.to === 'do' && order.errand !== null && order.errand.kind !== kind)
          ears.answered({ id: order.id, ms: 1, failed: 'not now' });
    return orders().some((order) => order.to === 'do' && order.errand?.kind === kind);
  };
  return { start, all, orders, asked };
}

/** Real threads that search for swings as long as a test has time for. */
const hasty: StartThread = (ears) => {
  const thread = threadsOf()(ears);
  return { post: (order) => thread.post(hastened(order)), stop: () => thread.stop() };
};

function hastened(order: ThreadOrder): ThreadOrder {
  if (order.to !== 'do' || order.errand?.kind !== 'luck') return order;
  const { errand } = order;
  return { ...order, errand: { ...errand, orders: { ...(errand.orders as object), work: 200 } } };
}

const left = (player: Terminal<SshWire>): Promise<void> => player.press(KEYS.escape);

it('luck is read and searched in a thread, shown, and left', async () => {
  const { host, player } = await atLuck(hasty);
  await player.waitFor(/wounds dealt +men killed +luck in 100/u);
  await player.waitFor(/your chance to win, about: \d+|No single roll swung/u);
  await left(player);
  await player.waitFor('Space steps on');
  expect(host.log.filter(({ event }) => event === 'labour')).toEqual([]);
  await host.stop();
});

it('a thread that ends is replaced, and the page says so', async () => {
  const threads = heldThreads();
  const { host, player } = await atLuck(threads.start);
  await player.waitFor('0 %: reading its blows.');
  await until(() => threads.asked('luck'));
  const at = threads.all.length;
  threads.all.at(-1)?.ears.died('it was shot');
  await player.waitFor('The thread that worked on it has stopped: it starts again.');
  expect(threads.all.length).toBe(at + 1);
  expect(host.log).toContainEqual({ event: 'labour', why: 'a thread has stopped: it was shot' });
});

it('what nobody waits for any more is dropped: by Esc, and when the line is cut', async () => {
  for (const go of [left, async (player: Terminal<SshWire>) => player.wire.client.destroy()]) {
    const threads = heldThreads();
    const { host, player } = await atLuck(threads.start);
    await until(() => threads.asked('luck'));
    await go(player);
    const { id = 0 } = threads.orders().find((order) => order.to === 'do' && order.errand?.kind === 'luck') ?? {};
    const more = { id, ms: 1, done: 0.1, over: false, found: null };
    await until(() => {
      threads.all.at(-1)?.ears.answered(more);
      return threads.orders().some((order) => order.to === 'drop' && order.id === id);
    });
    await host.stop();
  }
});
