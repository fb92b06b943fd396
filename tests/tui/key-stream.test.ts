/** Input one key at a time, floods bounded, and Ctrl-C heard through them. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { KeyStream, splitKeys } from '../../src/tui/key-stream.ts';

class Source extends EventEmitter {
  pause(): this {
    return this;
  }
  resume(): this {
    return this;
  }
}

/** Every key heard of what is sent, chunk by chunk. */
async function heard(...chunks: readonly string[]): Promise<readonly string[]> {
  const source = new Source();
  const stream = new KeyStream(source);
  const keys: string[] = [];
  stream.on('readable', () => {
    const key = stream.read();
    if (key !== null) keys.push(key);
  });
  for (const chunk of chunks) source.emit('data', chunk);
  for (let before = -1; before < keys.length; ) {
    before = keys.length;
    await new Promise((done) => setImmediate(done));
    await new Promise((done) => setImmediate(done));
  }
  return keys;
}

describe('a stream of keys', () => {
  it('splits a burst into keys, escape sequences whole', () => {
    expect(splitKeys('a\u001b[A\u001bOPé\r')).toEqual(['a', '\u001b[A', '\uE001', 'é', '\r']);
  });

  it('gives each key by itself, in order', async () => {
    expect(await heard('abc', '\u001b[B')).toEqual(['a', 'b', 'c', '\u001b[B']);
  });

  it('drops what a flood sends beyond 256 keys', async () => {
    expect(await heard('x'.repeat(1000))).toHaveLength(256);
  });

  it('hears Ctrl-C at once, however much was typed before it', async () => {
    expect(await heard('x'.repeat(1000), 'yy\u0003z')).toEqual(['\u0003', 'z']);
  });
});
