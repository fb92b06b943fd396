/** harena replay: verified, printed as text, printed as JSON; what is refused. */
import { describe, expect, test } from 'vitest';
import { type ReplayOptions, runReplay } from '../../../../../src/cli/commands/replay.ts';
import { FailureError, UsageError } from '../../../../../src/cli/errors.ts';
import { COLOURS } from '../../../../../src/games/gladiator/rules/dice.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { bookSetup } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import { run, runHere } from '../../../../cli/run.ts';
import { filesIn, open, put, read, tempFolder, value } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const finished = boutSave('run');
const running = boutSave('run', 9);

/** What the command prints for a file of these contents. */
async function printed(content: string | object, options: Partial<ReplayOptions>): Promise<string> {
  let text = '';
  const file = put(tempFolder(), 'bout.json', content);
  const code = await runReplay(file, { color: false, ...options }, shelf, '0', (part) => {
    text += part;
  });
  expect(code).toBeNull();
  return text;
}

describe('replay --verify', () => {
  test('plays the bout again and tells choices, draws, digest and end', async () => {
    expect(await printed(finished, { verify: true })).toMatch(
      new RegExp(
        `^verified: ${finished.choices.length} choices, \\d+ draws, digest ${finished.digest}, ended by [a-z-]+ in turn \\d+\nIt has no seals: .*\nIt has no signature: .*\n$`,
      ),
    );
  });

  test('says of a bout in progress that it is not finished', async () => {
    expect(await printed(running, { verify: true })).toMatch(
      /, not finished\nIt has no seals: .*\nIt has no signature: .*\n$/,
    );
  });

  test('takes a file of the replays folder as well as a bare save', async () => {
    const folder = tempFolder();
    const store = open(folder);
    const { name } = value(store.replays.keep(summed(finished), new Date(2025, 4, 3)));
    store.close();
    const { code, out, err } = await run('replay', `${folder}/replays/${name}`, '--verify');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`digest ${finished.digest}`);
  });

  test.each([
    ['a wrong digest', { ...running, digest: '0000000000000000' }, /lead elsewhere than it says/],
    ['other dice', { ...running, seed: 'other' }, /digest|choice|request/],
    ['a choice that is none', { ...running, choices: [['nonsense'], ...running.choices.slice(1)] }, /choice/],
    ['another version', { ...running, version: gladiator.version + 1 }, /made by version .* cannot be verified$/],
    ['another rule set', { ...running, ruleset: 'chess' }, /chess/],
  ])('fails with %s', async (_, save, words) => {
    await expect(printed(save, { verify: true })).rejects.toThrow(FailureError);
    await expect(printed(save, { verify: true })).rejects.toThrow(words);
  });

  test('calls no record proved that begins at a checkpoint, for whoever made it could have written that', async () => {
    const { checkpoint } = finished;
    const state = { ...(checkpoint.state as State), outcome: { winner: 1, by: 'wounds', results: { A: 'P', B: 'V' } } };
    const forged = { ...finished, checkpoint: { ...checkpoint, state }, base: { ...checkpoint, state } };
    const based = { ...finished, base: checkpoint };
    await expect(printed(based, { verify: true })).rejects.toThrow(
      /: not proved: it begins at a checkpoint, after \d+/,
    );
    const refusal = printed(forged as Save, { verify: true });
    await expect(refusal).rejects.toThrow(FailureError);
    await expect(refusal).rejects.not.toThrow(/[0-9a-f]{16}/);
  });

  test('exits 1 when it fails, with the reason on standard error', async () => {
    const file = put(tempFolder(), 'bout.json', { ...running, digest: '0000000000000000' });
    const { code, out, err } = await runHere('replay', file, '--verify');
    expect([code, out]).toEqual([1, '']);
    expect(err.startsWith(`harena: ${file}: `)).toBe(true);
  });
});

describe('replay --json', () => {
  test('prints one document: seed, set-up, outcome, digest, and the journal with its prose', async () => {
    const document = JSON.parse(await printed(finished, { json: true })) as { journal: readonly { seq: number }[] };
    expect(document).toMatchObject({
      schema: 'harena/replay/1',
      ruleset: 'gladiator',
      version: gladiator.version,
      seed: finished.seed,
      setup: finished.setup,
      digest: finished.digest,
      outcome: { by: expect.any(String), results: expect.any(Object) },
    });
    expect(document.journal.map(({ seq }) => seq)).toEqual(document.journal.map((_, i) => i));
    for (const entry of document.journal) {
      expect(entry).toMatchObject({
        kind: expect.any(String),
        cite: expect.any(String),
        text: expect.stringMatching(/./),
      });
    }
  });

  test('of a bout in progress has no outcome', async () => {
    expect(JSON.parse(await printed(running, { json: true }))).toMatchObject({ outcome: null });
  });

  test('is the same every time, and begins where --at says', async () => {
    const whole = await printed(finished, { json: true });
    expect(await printed(finished, { json: true })).toBe(whole);
    const { journal } = JSON.parse(whole) as { journal: readonly unknown[] };
    expect(JSON.parse(await printed(finished, { json: true, at: '5' }))).toMatchObject({ journal: journal.slice(5) });
    expect(JSON.parse(await printed(finished, { json: true, at: '99999' }))).toMatchObject({ journal: [] });
  });
});

describe('replay --text', () => {
  test('prints a line an event, with its moment and its rule', async () => {
    const lines = (await printed(finished, { text: true })).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines.filter((one) => !one.startsWith(' ')))
      expect(line).toMatch(/^\d+\.\d {2}\S.* \[[0-9A-Z][0-9.A-Z]*\]$/);
  });

  test('holds every die of a blow below its line, as the screen shows it', async () => {
    const fought = Match.start(gladiator, tables, bookSetup(['light', 'heavy']), 'dice', { journal: false }).save(0);
    const { journal } = JSON.parse(await printed(fought, { json: true })) as {
      readonly journal: readonly { readonly kind: string; readonly text: string; readonly rolls?: readonly Roll[] }[];
    };
    const text = await printed(fought, { text: true, ascii: true });
    const lines = text.trimEnd().split('\n');
    let blows = 0;
    for (const { kind, text, rolls = [] } of journal) {
      const own = lines.shift();
      expect(own).toContain(`  ${text}  [`);
      if (kind !== 'blow') continue;
      blows += 1;
      for (const { dice } of rolls) {
        const faces = COLOURS.flatMap((colour) => dice[colour] ?? []);
        expect(lines.shift()).toMatch(
          new RegExp(`^ {7}[A-Za-z ]+ ${faces.map((face) => `\\[${face}\\] `).join('')}.+ \\[.+\\]$`),
        );
      }
    }
    expect([lines, blows > 0]).toEqual([[], true]);
    expect(text).toMatch(/^ {7}RED {6}\[\d\] \[\d\] \[\d\] \d+.* > column \d .*\[CRT 9\.5/m);
  });

  test('goes together with --verify', async () => {
    expect(await printed(finished, { text: true, verify: true })).toMatch(
      /^verified: .*\nIt has no seals: .*\nIt has no signature: .*\n0\.0 {2}/,
    );
  });
});

describe('a file that is no replay', () => {
  test.each([
    ['broken', '{"format":1,', /^[^:]*bout\.json: it is not JSON: /],
    ['empty', '', /bout\.json: it is empty$/],
    ['foreign', { name: 'left-pad' }, /bout\.json: not a save of harena: it has no format number$/],
    ['newer', { ...running, format: 9 }, /bout\.json: format 9 is newer than this version of harena/],
    ['cut short', { format: 1 }, /bout\.json: not a valid save: /],
  ])('because it is %s is refused with its path, once, and the reason', async (_, content, words) => {
    await expect(printed(content, { text: true })).rejects.toThrow(FailureError);
    await expect(printed(content, { text: true })).rejects.toThrow(words);
  });

  test('because it is not there is refused', async () => {
    const { code, err } = await runHere('replay', 'nowhere.json', '--text');
    expect([code, err]).toEqual([1, 'harena: there is no file nowhere.json\n']);
  });

  test('because it is a folder is refused', async () => {
    const folder = tempFolder();
    const { code, err } = await runHere('replay', folder, '--text');
    expect([code, err]).toEqual([1, `harena: ${folder}: it is a folder\n`]);
  });
});

describe('replay without an option', () => {
  test('needs a terminal, and says which options do not', async () => {
    const file = put(tempFolder(), 'bout.json', finished);
    const { code, err } = await runHere('replay', file);
    expect([code, err]).toEqual([2, expect.stringContaining('the game needs a terminal')]);
  });

  test.each(['-1', 'x', '1.5', ''])('refuses --at %j', async (at) => {
    await expect(printed(finished, { text: true, at })).rejects.toThrow(UsageError);
    await expect(printed(finished, { text: true, at })).rejects.toThrow(
      'expected the number of a journal entry, counted from 0',
    );
  });

  test('changes nothing and makes no folder', async () => {
    const folder = tempFolder();
    const file = put(folder, 'bout.json', finished);
    const before = read(file);
    await runHere('replay', file, '--verify', '--data-dir', `${folder}/data`);
    expect([read(file), filesIn(folder)]).toEqual([before, ['bout.json']]);
  });
});

/** A bout of one turn and some 40 dice: playing on from them takes no time. */
function shortSave(): Save {
  return Match.start(gladiator, tables, bookSetup(['light', 'heavy']), 'short-53', { journal: false }).save(0);
}

describe('replay --luck', () => {
  const short = shortSave();
  interface Document {
    readonly schema: string;
    readonly digest: string;
    readonly sides: readonly { readonly names: readonly string[]; readonly blows: number; readonly luck: number }[];
    readonly swings: readonly { readonly seq: number; readonly text: string }[];
    readonly blows: readonly { readonly seq: number; readonly cite: string; readonly side: number }[];
  }

  test('--json names the line of the journal of everything it says', async () => {
    const document = JSON.parse(await printed(short, { luck: true, json: true })) as Document;
    const { journal } = JSON.parse(await printed(short, { json: true })) as {
      readonly journal: readonly {
        readonly seq: number;
        readonly kind: string;
        readonly cite: string;
        readonly text: string;
      }[];
    };
    expect([document.schema, document.digest]).toEqual(['harena/luck/1', short.digest]);
    for (const { seq, text } of document.swings) expect(journal[seq]?.text).toBe(text);
    for (const { seq, cite } of document.blows)
      expect([journal[seq]?.kind, journal[seq]?.cite]).toEqual(['blow', cite]);
    expect(document.sides.map(({ blows }) => blows)).toEqual(
      [0, 1].map((side) => document.blows.filter((blow) => blow.side === side).length),
    );
    expect((document.sides[0]?.luck ?? 0) + (document.sides[1]?.luck ?? 0)).toBeCloseTo(100, 8);
  });

  test('prints what was done beside what was to be expected, and is the same every time', async () => {
    const text = await printed(short, { luck: true });
    expect(text).toMatch(/^ {2}red .* \d+ +\d+ +\d+\.\d +\d +\d\.\d\d +\d+$/m);
    for (const heading of ['The rolls that swung it', 'The least likely', 'Blow by blow'])
      expect(text).toContain(heading);
    const file = put(tempFolder(), 'bout.json', short);
    expect(await runHere('replay', file, '--luck')).toEqual({ code: 0, out: text, err: '' });
  });

  test('of a bout in progress is refused', async () => {
    await expect(printed(running, { luck: true })).rejects.toThrow(/: the bout is not over$/);
  });
});
