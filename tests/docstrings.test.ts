/** Whatever a file exports says what it is for, and a rule's number says what the rule is about. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const isEndOfComment = (line = ''): boolean => /\*\/\s*$/.test(line);

/** Whether line `i` is the type of a list's members, and stands right below the list, which is documented. */
function isOfDocumentedList(lines: readonly string[], i: number): boolean {
  const list = /^export type \w+ = \(typeof (\w+)\)\[number\];$/.exec(lines[i] ?? '')?.[1];
  if (list === undefined) return false;
  const at = lines.slice(0, i).findLastIndex((line) => /^(?:export )?const (\w+)/.exec(line)?.[1] === list);
  return at >= 0 && isEndOfComment(lines[at - 1]) && !lines.slice(at, i).includes('');
}

/** What a file declares and exports without a docstring right above it; what it passes on is documented where it is declared. */
function undocumented(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.filter(
    (line, i) =>
      /^export (?!\*|(?:type )?\{)/.test(line) && !isEndOfComment(lines[i - 1]) && !isOfDocumentedList(lines, i),
  );
}

/** Docstrings and comments without a word: numbers of rules and rulings alone, or a term beside them. */
function wordless(text: string): readonly string[] {
  const comments = [...text.matchAll(/\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)].map(([comment]) => comment);
  return comments.filter((comment) => !/\p{Ll}{2}/u.test(comment.replace('@internal', '')));
}

const SOURCES = globSync('src/**/*.{ts,tsx}').map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path: path.replaceAll('\\', '/'), text };
});

const faults = (of: (text: string) => readonly string[]): readonly string[] =>
  SOURCES.flatMap(({ path, text }) => of(text).map((line) => `${path}: ${line}`));

describe('a docstring', () => {
  it('stands above everything that is exported', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(faults(undocumented)).toEqual([]);
  });

  it('or a comment says what the rule is about whose number it bears', () => {
    expect(faults(wordless)).toEqual([]);
  });
});

describe('these tests can tell', () => {
  it.each([
    'export function b() {}',
    'export async function b() {}',
    'export const b = 1;',
    'export class B {}',
    'export abstract class B {}',
    'export interface B {',
    "export type B = 'b';",
    'export type B = (typeof BS)[number];',
    'export default b;',
  ])('that nothing is said of %s', (line) => {
    expect(undocumented(`/** Does it. */\nexport function a() {}\n\n${line}`)).toEqual([line]);
    expect(undocumented(`/** Does it. */\n${line}`)).toEqual([]);
  });

  it('what is declared from what is passed on', () => {
    expect(
      undocumented("export * from './a.ts';\nexport { b } from './b.ts';\nexport type { C } from './c.ts';"),
    ).toEqual([]);
  });

  it('the members of a documented list from others', () => {
    const list = "export const AS = [\n  'a',\n] as const;\n";
    const members = 'export type A = (typeof AS)[number];';
    expect(undocumented(`/** All of them. */\n${list}${members}`)).toEqual([]);
    expect(undocumented(`/** All of them. */\n${list}\n${members}`)).toEqual([members]);
    expect(undocumented(`${list.replace('export ', '')}${members}`)).toEqual([members]);
  });

  it('a bare number from a clause', () => {
    expect(wordless('/** 9.4.6 */\n/** P2, 31.3 SP */\n/** 35.6 @internal */')).toHaveLength(3);
    expect(wordless('/** 9.4.6 CF lost before the blow. */')).toEqual([]);
    expect(wordless('return; // P97\nreturn; // P97 beasts beg nobody')).toEqual(['// P97']);
  });
});
