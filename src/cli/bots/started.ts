/** Bots of a command: started together, told of each match, ended together. */
import type { Minds } from '../../ai/mind.ts';
import type { BotGame } from '../../games/bots.ts';
import type { Kit } from '../../kernel/kit.ts';
import { safeText } from '../../safe-text.ts';
import { botMind } from './mind.ts';
import { type SeatedBot, startBot } from './program.ts';
import { BotTalk } from './talk.ts';

/** Bots that run. */
export interface StartedBots<K extends Kit> {
  readonly minds: Minds<K>;
  /** Who leads what, as a journal begins with it. */
  readonly remark: string;
  close(): void;
}

/** Starts bots. */
export function startedBots<K extends Kit>(
  game: BotGame<K>,
  seated: readonly SeatedBot[],
  seconds: number,
): StartedBots<K> {
  const bots = seated.map(({ seats, program }) => {
    const talk = new BotTalk(startBot(program), seconds);
    return { seats, name: safeText(program.name), talk };
  });
  return {
    minds: Object.fromEntries(
      bots.flatMap((bot) => {
        const mind = botMind(game, bot);
        return bot.seats.map((seat) => [seat, mind]);
      }),
    ),
    remark: bots.map(ledBy).join(' '),
    close() {
      for (const { talk } of bots) talk.close();
    },
  };
}

function ledBy({ seats, name }: { readonly seats: readonly number[]; readonly name: string }): string {
  const [seat, more] = [seats.join(', '), seats.length > 1];
  return `${more ? `Seats ${seat} are` : `Seat ${seat} is`} led by the bot ${name}.`;
}
