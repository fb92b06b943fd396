/** States are plain JSON: copied deep, and told apart by a digest. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPlain, digestOf } from '../../src/kernel/state.ts';

// As JSON gives it back, without minus zeros. No schema lets a key '__proto__' into a state.
const json = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text): unknown => JSON.parse(text));

/** The same value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

/** Whether two values have an object or a list in common. */
function share(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return false;
  if (a === b) return true;
  const parts = Object.values(a);
  return Object.values(b ?? {}).some((item, i) => share(parts[i], item));
}

describe('a copy', () => {
  it('is equal, and has nothing in common with its original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyPlain(value);
        expect(copy).toEqual(value);
        expect(share(value, copy)).toBe(false);
      }),
    );
  });
});

describe('a digest', () => {
  it('is the first 16 hex digits of SHA-256 over JSON with sorted keys', () => {
    const text = '{"a":[1,{"c":null,"d":true}],"b":"x\\"y"}';
    const sum = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(digestOf({ b: 'x"y', a: [1, { d: true, c: null }] })).toBe(sum);
  });

  it('is that of any value, whatever characters are in it', () => {
    const plain = (value: unknown): string => {
      if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
      if (typeof value !== 'object' || value === null) return JSON.stringify(value);
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${plain(item)}`).join()}}`;
    };
    const odd = fc.jsonValue({ stringUnit: 'binary' }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(fc.oneof(json, odd), (value) => {
        const sum = createHash('sha256').update(plain(value)).digest('hex').slice(0, 16);
        expect(digestOf(value)).toBe(sum);
      }),
    );
  });

  it('is the same whatever order the keys stand in, and after a file', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(digestOf(reversed(value))).toBe(digestOf(value));
        expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(value));
      }),
    );
  });

  it('is another for another value', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(digestOf(a) === digestOf(b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
    const alike = [
      [],
      {},
      null,
      '',
      0,
      '0',
      [0],
      ['0'],
      [[]],
      { a: 0 },
      { a: [0] },
      { a: 1 },
      { A: 0 },
      false,
      [1, 2],
      [2, 1],
    ];
    expect(new Set(alike.map(digestOf)).size).toBe(alike.length);
  });
});
