/** practice, sim and odds: the game that is meant says what they take and do, and a game without one is told of by name. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { FailureError, UsageError } from '../../../../../src/cli/errors.ts';
import { runProgram } from '../../../../../src/cli/program/program.ts';
import { cutRange } from '../../../../../src/cli/sim/batches.ts';
import { handOf } from '../../../../../src/cli/sim/hand.ts';
import { doJob } from '../../../../../src/cli/sim/workers.ts';
import type { GameCommands, Globals, PartFile } from '../../../../../src/games/commands.ts';
import type { GameEntry } from '../../../../../src/games/game.ts';
import { GAMES as LISTED } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { runHere } from '../../../../cli/run.ts';
import { put, tempFolder } from '../../../../store/support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const screens = () => Promise.reject(new Error('no screens'));

/** A game that is commands alone. */
function gameOf(id: string, commands?: GameCommands): GameEntry {
  const title = `The game ${id}`;
  const game = {
    id,
    title,
    doors: [],
    rulebook: () => ({ paragraphs: [], rulings: [] }),
    checkTables() {},
    screens,
    honours: [],
  };
  const about = ['One.', 'Two.', 'Three.'] as const;
  const load = async () => (commands === undefined ? game : { ...game, commands: async () => commands });
  return { id, title, note: `what ${id} is`, about, rulesets: [`${id}-rules`], options: [], load };
}

/** Repeats what it was asked. */
const echo = (what: string) => async (options: Globals) => `${what} ${JSON.stringify(options)}\n`;
const DICE = gameOf('dice', {
  sim: {
    options: [{ flags: '--sides <n>', about: 'of each die', standing: '6' }],
    run: echo('dice'),
    hand: async ({ orders }) => {
      return (batch) => `${orders} ${batch}`;
    },
    merge: {
      options: [{ flags: '--sorted', about: 'by what was thrown' }],
      run: async (parts: readonly PartFile[], options) =>
        `${JSON.stringify(parts.map(({ json }) => json))} ${JSON.stringify(options)}`,
    },
  },
});
const CARDS = gameOf('cards', { sim: { options: [], run: echo('cards'), hand: async () => () => null } });
const BARE = gameOf('bare');
const GAMES = [DICE, CARDS, BARE];

/** What the program prints on a command line, in a house of these games. */
async function printed(args: readonly string[], games = GAMES): Promise<string> {
  let out = '';
  const print = (text: string) => {
    out += text;
  };
  await runProgram(args, { version: '1', shelf: new Shelf(games), print });
  return out;
}

describe('a game that nobody knows', () => {
  test.each([
    ['practice', '--game', 'sagas'],
    ['sim', '--game=sagas', '--red', 'light'],
    ['odds', '--attack', '6', '--game', 'sagas'],
    ['odds', '--game', 'sagas', '--help'],
    ['rules', '--game', 'sagas'],
  ])('is refused by name, and the games there are are named: %j', async (...args) => {
    expect(await runHere(...args)).toEqual({
      code: 2,
      out: '',
      err: `harena: --game sagas: there is no game 'sagas'; games: ${LISTED.map(({ id }) => id).join(', ')}\n`,
    });
  });

  test('--game that names none wants one', async () => {
    const { code, err } = await runHere('sim', '--game');
    expect([code, err]).toEqual([2, expect.stringContaining("option '--game <id>' argument missing")]);
  });
});

describe('the game that is meant', () => {
  test('is the first of the house where none is named, and else that of --game', async () => {
    expect(await printed(['sim'])).toMatch(/^dice /);
    expect(await printed(['sim', '--game', 'cards'])).toMatch(/^cards /);
    expect(await printed(['sim', '--game=dice', '--game=cards'])).toMatch(/^cards /);
  });

  test('is given its own options, those of the house and those of the program', async () => {
    const out = await printed(['--seed', 's', 'sim', '-n', '3', '--json', '--workers', '2', '--ascii']);
    expect(JSON.parse(out.replace('dice ', ''))).toEqual({
      ...{ sides: '6', n: '3', json: true, workers: '2', seed: 's', ascii: true, color: true },
    });
    expect(await printed(['sim', '--sides', '8'])).toContain('"sides":"8"');
  });

  test('refuses the options of another', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(printed(['sim', '--game', 'cards', '--sides', '8'])).rejects.toThrow("unknown option '--sides'");
  });

  test.each(['practice', 'odds'])('without %s says so, and which it has', async (name) => {
    const words = (game: string, has: string) =>
      new UsageError(`The game ${game} has no command '${name}'; of practice, sim, odds, bot it has ${has}`);
    await expect(printed([name])).rejects.toThrow(words('dice', 'sim'));
    await expect(printed([name, '--help'])).rejects.toThrow(words('dice', 'sim'));
    await expect(printed(['help', name, '--game', 'bare'])).rejects.toThrow(words('bare', 'none'));
  });

  test('without sim merge says so', async () => {
    const told = new UsageError("The game cards has no command 'sim merge'");
    await expect(printed(['sim', 'merge', 'a.json', '--sorted', '--game', 'cards'])).rejects.toThrow(told);
  });

  test.each([['--help'], ['games'], ['rules', '--help'], ['help']])('is not loaded for %j', async (...args) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const load = vi.fn(DICE.load);
    await printed(args, [{ ...DICE, load }]).catch(({ exitCode }) => expect(exitCode).toBe(0));
    expect(load).not.toHaveBeenCalled();
  });
});

describe('help', () => {
  test.each([
    [
      ['practice', '--help'],
      ['--red <spec>', '--lead <who>', '(default: "medium")', '--sine-missione'],
    ],
    [
      ['help', 'practice'],
      ['--red <spec>', '--arena <arena>'],
    ],
    [
      ['sim', '--help', '--game', 'gladiator'],
      ['--matrix <fighters>', '-n <matches>', '--workers <w>', '--json'],
    ],
    [
      ['odds', '--help'],
      ['--exchange', '--no-weapon', '(default: "colosseum")'],
    ],
  ] as const)('%j shows --game, the options of the game, and what it says below', async (args, options) => {
    const { code, out } = await runHere(...args);
    expect(code).toBe(0);
    for (const option of ['--game <id>', ...options]) expect(out).toContain(option);
    expect(out).toContain('A <spec> is KIND or KIND(key=value,...)');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'options for GLADIATOR; each game has its own, asked for by --game (heroes',
    );
  });
});

describe('sim merge', () => {
  const part = (ruleset: string) => put(tempFolder(), 'part.json', JSON.stringify({ ruleset: { id: ruleset } }));

  test('reads the files for the game', async () => {
    const out = await printed(['sim', 'merge', part('dice-rules'), part('of nobody'), '--sorted', '--json']);
    expect(out).toMatch(/^\[\{"ruleset":\{"id":"dice-rules"\}\},\{"ruleset":\{"id":"of nobody"\}\}\] \{/);
    expect(out).toContain('"sorted":true');
    expect(out).toContain('"json":true');
  });

  test('refuses parts of another game, and says which', async () => {
    const file = part('cards-rules');
    await expect(printed(['sim', 'merge', file])).rejects.toThrow(
      new UsageError(`${file} is of another game: add --game cards`),
    );
  });

  test('refuses files that are not there or hold no JSON', async () => {
    const [none, text] = [`${tempFolder()}/none.json`, put(tempFolder(), 'x.json', 'x')];
    await expect(printed(['sim', 'merge', none])).rejects.toThrow(new FailureError(`${none}: there is no such file`));
    await expect(printed(['sim', 'merge', text])).rejects.toThrow(`${text}: it is not JSON`);
  });
});

describe('a job for threads', () => {
  const jobOf = (game: string) => ({ game, kind: 'any', orders: 'roll' });

  test('is done by the game it names', async () => {
    const hand = await handOf(GAMES, jobOf('dice'));
    expect(hand('twice')).toBe('roll twice');
  });

  test.each(['sagas', 'bare'])('fails where the game is %s, which does none', async (game) => {
    await expect(handOf(GAMES, jobOf(game))).rejects.toThrow(`no game '${game}' does a job in threads`);
  });

  test('is told to a thread with the id of its game', async () => {
    const work = { job: jobOf('sagas'), hand: () => () => 1 };
    const means = { ascii: true, units: 'bouts', total: 4 };
    const taken: number[] = [];
    const take = (done: number) => taken.push(done);
    const batches = cutRange({ from: 0, to: 4 }, 2);
    await expect(doJob(work, batches, { ...means, workers: 2 }, take)).rejects.toThrow("no game 'sagas'");
    await doJob(work, batches, { ...means, workers: 1 }, take);
    expect(taken).toEqual([1, 1]);
  });
});
