/** Connections that are of no use to anybody: silent, never closed, torn, malformed. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TITLE } from '../host/title.ts';
import type { Attack, Target } from './target.ts';

const GREETING = 'SSH-2.0-OpenSSH_9.9\r\n';
const HELD = 300;

/** Holds sockets open, as many as there can be, and lets the oldest go for the next. */
function holder(): { hold(socket: Socket | null): void; clear(): void } {
  const held: Socket[] = [];
  return {
    hold(socket) {
      if (socket === null) return;
      held.push(socket);
      if (held.length > HELD) held.shift()?.destroy();
    },
    clear() {
      for (const socket of held) socket.destroy();
    },
  };
}

/** Many addresses connect, and say nothing at all or half a greeting. */
export const silent: Attack = async (target) => {
  const held = holder();
  const times = await target.again(16, async () => {
    const socket = await target.socket();
    if (target.random(2) === 0) socket?.write('SSH-2.0-slow');
    held.hold(socket);
  });
  held.clear();
  return `${times} silent connections`;
};

/** Connections whose client never closes its end: after malformed packets, a farewell, half a close. */
export const neverClosed: Attack = async (target) => {
  const held = holder();
  const times = await target.again(8, async () => {
    const socket = await target.socket();
    if (socket === null) return;
    held.hold(socket);
    socket.resume();
    socket.write(GREETING);
    const way = target.random(3);
    if (way === 0) socket.write(Buffer.alloc(64, 0xff));
    else if (way === 1) socket.end();
    else socket.pause();
  });
  held.clear();
  return `${times} connections that their clients never closed`;
};

/** Packets that are none: of any length, with any padding, cut off anywhere, before keys are agreed upon. */
export const malformed: Attack = async (target) => {
  const times = await target.again(8, async () => {
    const socket = await target.socket();
    if (socket === null) return;
    socket.resume();
    socket.write(target.random(4) === 0 ? noise(target, target.random(400)) : GREETING);
    for (let packets = 0; packets < 4 && !socket.destroyed; packets++) {
      socket.write(packet(target));
      await sleep(2);
    }
    if (target.random(2) === 0) socket.end();
    await sleep(20);
    socket.destroy();
  });
  return `${times} connections of malformed packets`;
};

function packet(target: Target): Buffer {
  const body = noise(target, 1 + target.random(900));
  const length = [body.length + 1, 0, 1, 0xffff_ffff, 35_001, body.length - 5][target.random(6)] ?? 0;
  const head = Buffer.alloc(5);
  head.writeUInt32BE(length >>> 0);
  head.writeUInt8(target.random(256), 4);
  body.writeUInt8([20, 21, 30, 50, 90, 2, 4, 255][target.random(8)] ?? 0);
  return Buffer.concat([head, body]);
}

const noise = (target: Target, length: number): Buffer => Buffer.from(Array.from({ length }, () => target.random(256)));

/** Players who come and go as fast as they can, half of them without a word. */
export const comings: Attack = async (target) => {
  const times = await target.again(3, async () => {
    const terminal = target.terminal();
    await terminal.waitFor(TITLE, 10_000).catch(() => {});
    if (target.random(2) === 0) terminal.wire.client.destroy();
    await terminal.dispose();
  });
  return `${times} came and went`;
};
