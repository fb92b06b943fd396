/** harena bot: matches of any game, played by whoever reads and writes lines of JSON. */
import type { BotMatch } from '../../games/bots.ts';
import type { GameCommands, Globals } from '../../games/commands.ts';
import type { Kit } from '../../kernel/kit.ts';
import { Match } from '../../kernel/match.ts';
import { derive } from '../../kernel/rng.ts';
import { cutLines } from '../bots/lines.ts';
import { playWaiting } from '../bots/matches.ts';
import { botMind } from '../bots/mind.ts';
import { readBotSeconds } from '../bots/seconds.ts';
import { BotTalk, type BotWire } from '../bots/talk.ts';
import { FailureError, UsageError } from '../errors.ts';

/** What `harena bot` is told besides what its game reads. */
interface BotOptions extends Globals {
  readonly n?: string;
  readonly botSeconds?: string;
}

const MATCHES_MAX = 1_000_000;

/** Plays the matches. Throws UsageError, and FailureError where the bot is gone before the last of them is over. */
export async function runBot(
  { read }: NonNullable<GameCommands['bot']>,
  options: BotOptions,
  print: (text: string) => void,
): Promise<void> {
  const [seconds, matches] = [readBotSeconds(options.botSeconds), readMatches(options.n)];
  const play = await read(options);
  const talk = new BotTalk(ownStreams(print), seconds);
  try {
    for (let n = 0; n < matches; n++) await play((match) => played(match, n, talk));
  } finally {
    talk.close();
  }
}

function readMatches(text = '1'): number {
  const matches = Number(text);
  if (/^\d+$/.test(text) && matches >= 1 && matches <= MATCHES_MAX) return matches;
  throw new UsageError(`-n ${text}: expected a whole number from 1 to ${MATCHES_MAX}`);
}

/** One match: the first has the seed as it was given. */
async function played<K extends Kit>(
  { game, setup, seed, seats, minds }: BotMatch<K>,
  n: number,
  talk: BotTalk,
): Promise<void> {
  const own = n === 0 ? seed : derive(seed, 'bout', n);
  const match = Match.start(game.ruleset, game.tables, setup, own, { journal: false });
  const bot = botMind(game, { name: 'at the other end', talk, seats });
  await playWaiting(match, { ...minds, ...Object.fromEntries(seats.map((seat) => [seat, bot])) }, () => {
    if (talk.gone !== null) throw new FailureError(`nobody plays any more: ${talk.gone}`);
  });
}

function ownStreams(print: (text: string) => void): BotWire {
  const { stdin } = process;
  return {
    send: (line) => print(`${line}\n`),
    listen(line, gone) {
      cutLines(stdin, line, gone);
      stdin.on('end', () => gone('standard input has ended'));
    },
    close: () => void stdin.destroy(),
  };
}
