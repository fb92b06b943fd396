/** Input one key at a time, floods bounded, and Ctrl-C heard through them. */
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { KeySplitter } from '../../src/tui/key-splitter.ts';
import { KeyStream, keysOfTerminal } from '../../src/tui/key-stream.ts';

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
  const stream = new KeyStream(keysOfTerminal(source));
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
    expect(new KeySplitter().take('a\u001b[A\u001bOPé\r')).toEqual(['a', '\u001b[A', '\uE001', 'é', '\r']);
  });

  it('keeps what is typed before anybody listens', async () => {
    const source = new Source();
    const stream = new KeyStream(keysOfTerminal(source));
    source.emit('data', 'ab');
    await new Promise((done) => setImmediate(done));
    const key = new Promise((hear) => stream.addListener('readable', () => hear(stream.read())));
    expect(await key).toBe('a');
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

  it('gives a pasted text as one key, however long a key line is and however it is cut', async () => {
    const paste = `\u001b[200~ssh-rsa ${'A'.repeat(700)}\r\nme@laptop\u001b[201~`;
    for (let size = 1; size < paste.length; size += 1 + (size >> 3)) {
      const chunks = paste.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
      // A terminal sends a single escape whole; what follows it may be cut.
      const whole =
        size < 3 ? [paste.slice(0, 3), ...(paste.slice(3).match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [])] : chunks;
      expect(await heard('a', ...whole, 'b')).toEqual(['a', paste, 'b']);
    }
  });

  it('hears Ctrl-C through a paste that does not end, and the keys after it', async () => {
    expect(await heard('\u001b[200~abc', 'de\u0003x')).toEqual(['\u0003', 'x']);
  });
});

describe('a paste', () => {
  const [begin, end] = ['\u001b[200~', '\u001b[201~'];

  it('keeps no more than no key needs', () => {
    const splitter = new KeySplitter();
    expect(splitter.take(begin)).toEqual([]);
    for (let i = 0; i < 100; i++) expect(splitter.take('x'.repeat(1000))).toEqual([]);
    const [paste = '', after] = splitter.take(`${end}y`);
    expect(paste.length).toBeLessThan(17_000);
    expect([paste.endsWith(end), after]).toEqual([true, 'y']);
    expect(new KeySplitter().take(`${begin}${'x'.repeat(50_000)}${end}`)[0]?.length).toBeLessThan(17_000);
  });

  it('after a paste comes another, and keys between them', () => {
    const both = `a${begin}one${end}b${begin}two${end}c`;
    expect(new KeySplitter().take(both)).toEqual(['a', `${begin}one${end}`, 'b', `${begin}two${end}`, 'c']);
  });
});
