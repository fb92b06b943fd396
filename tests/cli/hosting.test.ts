/** What docs/hosting.md and contrib/ tell an operator to type is what the program takes. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const page = readFileSync('docs/hosting.md', 'utf8');
const unit = readFileSync('contrib/harena.service', 'utf8');
const flagsIn = (text: string): ReadonlySet<string> => new Set(text.match(/(?<=[\s`])--[a-z-]+/gu));

/** The lines that start a host, on the page and in the unit. */
const starts = [...page.matchAll(/harena\.js serve (.+)/gu), ...unit.matchAll(/harena\.js serve (.+)/gu)];

describe('hosting', () => {
  it('starts the host with options that it knows, and tells of each', async () => {
    const help = await run('serve', '--help');
    expect(help.code).toBe(0);
    const known = flagsIn(help.out.slice(0, help.out.indexOf('--help')));
    expect(starts.length).toBeGreaterThan(3);
    for (const [line, given = ''] of starts) {
      for (const flag of flagsIn(` ${given}`)) expect(known.has(flag), `${flag} in ${line}`).toBe(true);
    }
    const table = flagsIn(page.slice(page.indexOf('| `--port`'), page.indexOf('A whole school may share one address')));
    expect([...table].sort()).toEqual([...known].sort());
  });

  it('points to files that are there', () => {
    for (const [, path = ''] of page.matchAll(/\]\(\.\.\/([^)]+)\)/gu)) expect(existsSync(path), path).toBe(true);
    for (const [path = ''] of page.matchAll(/\bcontrib\/[\w.-]*\w/gu)) expect(existsSync(path), path).toBe(true);
  });

  it('lets the service bind the port that it listens on', () => {
    const [, port] = /--port (\d+)/u.exec(unit) ?? [];
    expect(unit).toContain(`SocketBindAllow=tcp:${port}\n`);
    expect(readFileSync('contrib/harena.nft', 'utf8')).toContain(`define arena = ${port}\n`);
  });
});
