/** Bots: what is said on the line, what becomes of a turn that is lost, and that it is told. */
import { describe, expect, it } from 'vitest';
import { playWaiting } from '../../src/cli/bots/matches.ts';
import { botMind } from '../../src/cli/bots/mind.ts';
import { readBot } from '../../src/cli/bots/program.ts';
import { readBotSeconds } from '../../src/cli/bots/seconds.ts';
import { Match } from '../../src/kernel/match.ts';
import { readSave } from '../../src/kernel/save.ts';
import { LABOUR_HERE } from '../../src/odds/labour.ts';
import { withRemarks } from '../../src/session/remarks.ts';
import { anyMind, firstOf, showAll, startToy, TABLES } from '../session/support.ts';
import { botHere, first } from '../support/bots.ts';
import { TOY } from '../toy/game.ts';
import { type Toy, toy } from '../toy/rules.ts';

const GAME = { game: 'toy', ruleset: toy, tables: TABLES };
const QUESTION = {
  seat: 1,
  kind: 'order',
  cite: '2.1',
  question: {},
  view: {},
  given: [],
  choices: null,
  proposals: [],
};

describe('a talk with a bot', () => {
  const heard = (bot: ReturnType<typeof botHere>) => {
    const replies: unknown[] = [];
    bot.talk.ask(
      QUESTION,
      (choice) => (choice === 'north' ? null : 'no way there (2.1)'),
      (one) => replies.push(one),
    );
    return replies;
  };

  it('refuses with the reason, and takes a better answer', () => {
    const bot = botHere();
    const replies = heard(bot);
    for (const answer of ['what?', { id: 1, choice: 1, more: 2 }, { id: 1, choice: 'up' }, { id: 9, choice: 'north' }])
      bot.say(answer);
    expect(bot.told.slice(1)).toEqual([
      { type: 'refused', id: 1, why: 'the line is not JSON', left: 4 },
      { type: 'refused', id: 1, why: expect.stringMatching(/^not an answer: .*more/), left: 3 },
      { type: 'refused', id: 1, why: 'no way there (2.1)', left: 2 },
      { type: 'refused', id: null, why: 'nothing with the id 9 is asked, or not any more', left: 0 },
    ]);
    bot.say({ id: 1, choice: 'north' });
    expect(replies).toEqual([{ choice: 'north' }]);
  });

  it('is a lost turn after five wrong answers, or none in time; after three such it is asked no more', () => {
    const bot = botHere();
    const wrong = heard(bot);
    for (let i = 0; i < 5; i++) bot.say({ id: 1, choice: 'up' });
    expect(wrong).toEqual([{ lost: '5 answers were refused, the last because no way there (2.1)' }]);
    const late = [0, 1, 2].map(() => {
      const replies = heard(bot);
      bot.late();
      return replies[0];
    });
    expect(late).toEqual(Array(3).fill({ lost: 'no answer came in 7 s' }));
    expect([heard(bot), bot.talk.gone]).toEqual([
      [{ lost: '3 answers in a row came too late' }],
      '3 answers in a row came too late',
    ]);
  });

  it('that says nothing after a wrong answer is told what was wrong with it', () => {
    const bot = botHere();
    const replies = heard(bot);
    bot.say({ id: 1, choice: 'up' });
    bot.late();
    expect(replies).toEqual([{ lost: 'no answer came in 7 s after one was refused because no way there (2.1)' }]);
  });

  it('ends with the bot, and with one that goes on about nothing', () => {
    const bot = botHere();
    const replies = heard(bot);
    bot.leave('it ended with exit code 1: \u001b[31mboom');
    expect(replies).toEqual([{ lost: 'it ended with exit code 1: [31mboom' }]);
    const noisy = botHere();
    for (let i = 0; i < 200; i++) noisy.say('la');
    expect([noisy.told.length, noisy.talk.gone]).toEqual([100, 'it went on about what nobody had asked']);
  });
});

describe('a bot in a match', () => {
  it('of any game is told what its seat sees, and how the match ended', async () => {
    const bot = botHere(first);
    const game = await TOY.load();
    const read = (await game.commands?.())?.bot?.read;
    const play = await read?.({ color: false, seed: 'bots' });
    await play?.(async ({ game, setup, seed, seats, minds }) => {
      const match = Match.start(game.ruleset, game.tables, setup, seed);
      const mind = botMind(game, { name: 'x', talk: bot.talk, seats });
      await playWaiting(match, { ...minds, ...Object.fromEntries(seats.map((seat) => [seat, mind])) }, () => {
        throw new Error('it lost a turn');
      });
      expect(match.over).toBe(true);
    });
    const [hello, ask] = bot.told;
    expect(hello).toMatchObject({
      type: 'hello',
      protocol: 1,
      game: 'toy',
      seats: [0],
      choices: { order: { type: 'object' } },
    });
    expect(ask).toMatchObject({ type: 'ask', seat: 0, kind: 'order', question: { fighter: 'A' }, proposals: [{}] });
    expect(JSON.stringify(ask?.view)).toContain('hidden');
    expect(bot.told.at(-1)).toMatchObject({ type: 'over', outcome: { by: expect.any(String) } });
  });

  it('loses its turn to the book where it stalls, and the journal tells it, in the save too', () => {
    const bot = botHere();
    const mind = botMind(GAME, { name: './slow', talk: bot.talk, seats: [1] });
    const session = startToy([0, 1, null], {
      minds: { 1: mind },
      labour: LABOUR_HERE,
      remark: 'Seat 1 is led by a bot.',
    });
    showAll(session);
    session.look();
    expect([session.prompt, session.thinking?.requests.length]).toEqual([null, 1]);
    bot.late();
    session.look();
    expect(session.prompt?.seat).toBe(0);
    session.answer(firstOf(session));
    showAll(session);
    const why = 'The bot ./slow lost its turn (order, seat 1) to the book: no answer came in 7 s.';
    const save = session.save();
    expect(save.remarks?.map(({ text }) => text)).toEqual(['Seat 1 is led by a bot.', why]);
    expect(readSave(save).ok).toBe(true);
    const told = withRemarks(session.lines, session.remarks).map(({ text }) => text);
    expect([told[0], told.indexOf(why)]).toEqual(['Seat 1 is led by a bot.', 1 + (save.remarks?.[1]?.seq ?? 0)]);
  });

  it('that is gone is told of once', async () => {
    const bot = botHere((message, say) => (message.id === 2 ? bot.leave('it ended') : first(message, say)));
    const remarks: string[] = [];
    const match = Match.start(toy, TABLES, { seats: [0, 1, null] } satisfies Toy['setup'], 'gone');
    const minds = { 0: anyMind(), 1: botMind(GAME, { name: './x', talk: bot.talk, seats: [1] }) };
    await playWaiting(match, minds, (text) => remarks.push(text));
    expect([match.over, remarks]).toEqual([
      true,
      ['The bot ./x has stopped, and the book leads in its place: it ended.'],
    ]);
  });
});

describe('a bot on the command line', () => {
  it.each([
    ['bot:', 'expected a program, as bot:./my-bot'],
    ['bot:./nowhere', 'there is no such file'],
    ['bot:nowhere-at-all', 'there is no such program; a file of yours is written ./nowhere-at-all'],
    ['bot:./tests', 'it is not a file'],
    ['bot:./LICENSE', 'it may not be run'],
    ['bot:./a\u001b[2J', '"bot:./a\\u001b[2J": a bot is named without control characters'],
  ])('is refused where it cannot be started: %j', (text, why) => {
    expect(() => readBot('--blue-ai', text)).toThrow(why);
  });

  it('has its seconds', () => {
    expect([readBotSeconds(undefined), readBotSeconds('0.5')]).toEqual([10, 0.5]);
    for (const text of ['0', '-1', 'x', '1e9']) expect(() => readBotSeconds(text)).toThrow('--bot-seconds');
  });
});
