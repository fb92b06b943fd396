/** The command line as a whole: what is refused, with which words and which exit code. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../../../src/cli/unknown-command.ts';
import { run, runHere } from '../../../../cli/run.ts';
import { tempFolder } from '../../../../store/support.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const COMMANDS = [
  'practice',
  'sim',
  'odds',
  'bot',
  'replay',
  'rules',
  'games',
  'serve',
  'accounts',
  'hall',
  'stats',
  'saves',
  'doctor',
];

describe('the version', () => {
  test.each([['--version'], ['-V'], ['rules', '--version']])('is printed by %s %s', async (...args) => {
    expect(await run(...args.filter((arg) => arg !== undefined))).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('is printed by %s and names every command', async (word) => {
    const { code, out, err } = await runHere(word);
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(out.replace(/\s+/g, ' ')).toContain('a house of games');
    for (const option of ['--data-dir', '--seed', '--ascii', '--no-color']) expect(out).toContain(option);
  });

  test.each(COMMANDS)('of %s tells its own options and the global ones', async (name) => {
    const { code, out } = await runHere(name, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: harena ${name} `));
    expect(out).toContain('--data-dir');
  });

  test('of every action on saves is there', async () => {
    const { out } = await runHere('help', 'saves');
    for (const action of ['list', 'show', 'export', 'import', 'check', 'repair']) expect(out).toContain(`  ${action} `);
  });
});

describe('a word that is no command', () => {
  test('is said to be unknown, and the commands are named', async () => {
    expect(await runHere('frobnicate')).toEqual({
      code: 2,
      out: '',
      err: `harena: unknown command 'frobnicate'; the commands are ${COMMANDS.join(', ')}\n`,
    });
  });

  test.each([
    ['simm', 'sim'],
    ['ruels', 'rules'],
    ['replya', 'replay'],
    ['Doctor', 'doctor'],
  ])('such as %s brings the suggestion %s', async (word, meant) => {
    const { code, err } = await runHere(word);
    expect(code).toBe(2);
    expect(err).toContain(`unknown command '${word}' (did you mean ${meant}?)`);
  });

  test('is what is complained of, whatever options follow it', async () => {
    expect((await runHere('frobnicate', '--fast', '-n', '3')).err).toContain("unknown command 'frobnicate'");
  });

  test('of saves names the actions', async () => {
    expect(await runHere('saves', 'lst')).toEqual({
      code: 2,
      out: '',
      err: "harena: unknown command 'lst' (did you mean list?); the commands are list, show, export, import, check, repair\n",
    });
  });

  test('is compared letter by letter: a slip, a swap, one too many, one too few', () => {
    const names = ['sim', 'replay', 'practice'];
    expect(['sjm', 'rpelay', 'practicee', 'pratice'].map((word) => nearest(word, names))).toEqual([
      'sim',
      'replay',
      'practice',
      'practice',
    ]);
    expect(['xyz', '', 's', 'play'].map((word) => nearest(word, names))).toEqual([null, null, null, 'replay']);
  });
});

describe('options', () => {
  test.each([
    [['--bad'], "unknown option '--bad'"],
    [['rules', '--jsn'], '(Did you mean --json?)'],
    [['sim', '--read', 'light'], '(Did you mean --red?)'],
    [['--data-dir'], "option '--data-dir <dir>' argument missing"],
    [['replay'], "missing required argument 'file'"],
    [['saves', 'show'], "missing required argument 'name'"],
    [['saves', 'export', 'bout'], "missing required argument 'file'"],
    [['rules', '9', '10'], 'too many arguments'],
  ] as const)('%j exit 2 with %s', async (args, complaint) => {
    const { code, out, err } = await runHere(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^harena: /);
    expect(err).toContain(complaint);
    expect(err).toMatch(/\(harena .*--help .*\)\n$/);
  });

  test('saves without an action prints its help and exits 2', async () => {
    const { code, out, err } = await runHere('saves');
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('Usage: harena saves')]);
  });

  test('that are global stand before or after the command', async () => {
    const folder = tempFolder();
    const runs = [
      run('--data-dir', folder, '--seed', 's', 'sim', '--red', 'light', '--blue', 'light', '-n', '1', '--json'),
      run('sim', '--red', 'light', '--blue', 'light', '-n', '1', '--json', '--seed', 's', '--data-dir', folder),
    ];
    const [before, after] = await Promise.all(runs);
    expect(before?.code).toBe(0);
    expect(before).toEqual(after);
  });

  test.each([
    ['a file', (folder: string) => `${folder}/file`, 'is a file, not a folder'],
    ['below nothing', (folder: string) => `${folder}/none/below`, 'does not exist'],
    ['empty', () => '', '--data-dir names no folder'],
  ])('--data-dir that is %s is refused by every command that reads it', async (_, pathIn, complaint) => {
    const folder = tempFolder();
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${folder}/file`, '');
    for (const command of [['saves', 'list'], ['doctor']]) {
      const { code, err } = await runHere(...command, '--data-dir', pathIn(folder));
      expect([code, err]).toEqual([2, expect.stringContaining(complaint)]);
    }
  });
});

describe('without a terminal', () => {
  test.each([[[]], [['practice']]] as const)('harena %j says what it wants and exits 2', async (args) => {
    const folder = tempFolder();
    const { code, out, err } = await runHere(...args, '--data-dir', folder);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'harena: the game needs a terminal for input and output; for text use: harena sim, harena replay FILE --text, harena rules\n',
    );
  });

  test('bad options of practice are complained of all the same', async () => {
    expect((await runHere('practice', '--red', 'hevy')).err).toContain(
      "unknown fighter 'hevy'; legal: light, medium, heavy",
    );
    expect((await runHere('practice', '--blue', 'light(tr=99)')).err).toContain('tr=99: expected a whole number from');
    expect((await runHere('practice', '--rules', 'lavish')).err).toContain(
      "unknown rules 'lavish'; legal: basic, advanced",
    );
    expect((await runHere('practice', '--rules', 'basic', '--red', 'light+light')).err).toContain(
      'several men a side are of chapter 26',
    );
    expect((await runHere('practice', '--rules', 'advanced', '--lead', 'some')).err).toContain(
      '--lead some; legal: one, all',
    );
    expect((await runHere('practice', '--seed', '')).err).toContain("'' is not a seed: expected 1 to 64 printable");
    expect((await runHere('--seed', 'a\tb')).err).toContain('is not a seed');
  });
});
