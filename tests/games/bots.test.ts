/** Bots in every game that is played with them: whole matches, practice that goes on without its bot, and runs of many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playWaiting } from '../../src/cli/bots/matches.ts';
import { botMind } from '../../src/cli/bots/mind.ts';
import { readTeamBots } from '../../src/cli/led-option.ts';
import type { BotGame } from '../../src/games/bots.ts';
import { botGame as pitBots } from '../../src/games/gliderpit/cli/bots.ts';
import { readBout as readFlight } from '../../src/games/gliderpit/cli/options.ts';
import { GLIDERPIT_ALONE } from '../../src/games/gliderpit/screens/practice.ts';
import { botGame as heroesBots } from '../../src/games/heroes/cli/bots.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { HEROES_ALONE } from '../../src/games/heroes/screens/practice.ts';
import { GAMES } from '../../src/games/index.ts';
import { botGame as muneraBots } from '../../src/games/munera/cli/bots.ts';
import { readBout } from '../../src/games/munera/cli/options.ts';
import { MUNERA_ALONE } from '../../src/games/munera/screens/practice.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import { Match } from '../../src/kernel/match.ts';
import { LABOUR_HERE } from '../../src/odds/labour.ts';
import type { Store } from '../../src/store/store.ts';
import { begunLone, type LoneMatches, openedLone } from '../../src/tui/match/practice.ts';
import { open, tempFolder } from '../store/support.ts';
import { botHere, proposed } from '../support/bots.ts';

let store: Store;
beforeAll(() => {
  store = open(tempFolder(), { games: GAMES });
});
afterAll(() => store.close());

const shelf = new Shelf(GAMES);
const QUICK: { readonly [game: string]: object } = {
  gladiator: { red: 'medium', blue: 'light', rules: 'basic' },
  heroes: { red: 'any', blue: 'rolled' },
  munera: { teams: 'samnite v thracian' },
};

const loaded = await Promise.all(
  GAMES.map(async ({ id }) => {
    const entry = shelf.entry(id);
    if (!entry.ok) throw new Error(entry.why);
    return { id, commands: await (await shelf.load(entry.value)).commands?.() };
  }),
);
const played = loaded.flatMap(({ id, commands }) => (commands?.bot === undefined ? [] : [{ id, bot: commands.bot }]));

it('bots play every game that has commands', () => {
  expect(played.map(({ id }) => id)).toEqual(expect.arrayContaining([...Object.keys(QUICK), 'gliderpit']));
});

it.each(played)('harena bot --game $id: what is proposed is taken, to the end', async ({ id, bot: { read } }) => {
  const bot = botHere(proposed);
  const play = await read({ color: false, seed: 'bots', ...QUICK[id] });
  let ended = false;
  await play(async ({ game, setup, seed, seats, minds }) => {
    const match = Match.start(game.ruleset, game.tables, setup, seed);
    const mind = botMind(game, { name: 'x', talk: bot.talk, seats });
    await playWaiting(match, { ...minds, ...Object.fromEntries(seats.map((seat) => [seat, mind])) }, (text) => {
      throw new Error(text);
    });
    ended = match.over;
  });
  expect([ended, bot.told.some(({ type }) => type === 'refused'), bot.told.at(-1)?.type]).toEqual([
    true,
    false,
    'over',
  ]);
});

const LED = 'bot:./nobody';
/** Of whoever is led against the player. */
const SEAT = 2;
const PLAYED = [
  { of: HEROES_ALONE, game: heroesBots, setup: readMatch({ blueAi: LED }, 0), who: 'an adept' },
  { of: MUNERA_ALONE, game: muneraBots, setup: readBout({ led: LED }, 0, 'bots'), who: 'a tactician' },
  { of: GLIDERPIT_ALONE, game: pitBots, setup: readFlight({ led: LED }, 0, 'bots'), who: 'a tactician' },
] as unknown as readonly {
  readonly of: LoneMatches<Kit>;
  readonly game: () => BotGame<Kit>;
  readonly setup: Kit['setup'];
  readonly who: string;
}[];

describe.each(PLAYED)('practice of $of.game', ({ of, game, setup, who }) => {
  it('says that somebody stands in where its bot is not there any more, once', () => {
    const { talk } = botHere();
    const led = { minds: { [SEAT]: botMind(game(), { name: 'x', talk, seats: [SEAT] }) }, remark: 'Led by x.' };
    const begun = begunLone(of, setup, 'bots', store.match(of.game), LABOUR_HERE, led);
    expect(begun.save().remarks?.map(({ text }) => text)).toEqual(['Led by x.']);
    const again = openedLone(of, begun.save(), store.match(of.game));
    if (!again.ok) throw new Error(again.why);
    const said = ['Led by x.', `Bots are started by the command line alone: ${who} leads in place of this one.`];
    const save = again.value.session.save();
    expect(save.remarks?.map(({ text }) => text)).toEqual(said);
    const third = openedLone(of, save, store.match(of.game));
    expect(third.ok && third.value.session.save().remarks?.map(({ text }) => text)).toEqual(said);
  });
});

describe('--led', () => {
  const fighters = [
    { team: 0, seat: 0 },
    { team: 1, seat: 2, level: 'bot' },
    { team: 1, seat: 3, level: 'bot' },
    { team: 2, seat: 4, level: 'bot' },
  ];
  const bot = `bot:${process.execPath} x`;

  it('starts a bot for each team that one leads, with all the seats of the team', () => {
    expect(readTeamBots(`book v ${bot}`, fighters).map(({ seats }) => seats)).toEqual([[2, 3], [4]]);
    expect(readTeamBots('book', fighters)).toEqual([]);
  });

  it('refuses a bot that has nobody to lead', () => {
    expect(() => readTeamBots(`${bot} v ${bot}`, fighters)).toThrow('there is nobody for it to lead');
  });
});
