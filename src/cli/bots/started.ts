/** Bots of a command: started together, told of each match, ended together. */
import type { Minds } from '../../ai/mind.ts';
import type { BotGame } from '../../games/bots.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Seat } from '../../kernel/request.ts';
import { safeText } from '../../safe-text.ts';
import { botMind } from './mind.ts';
import { type BotProgram, startBot } from './program.ts';
import { BotTalk } from './talk.ts';

/** Bots that run. */
export interface StartedBots<K extends Kit> {
  readonly minds: Minds<K>;
  /** Who leads what, as a journal begins with it. */
  readonly remark: string;
  close(): void;
}

/** Starts bots, by the seats they have. */
export function startedBots<K extends Kit>(
  game: BotGame<K>,
  programs: ReadonlyMap<Seat, BotProgram>,
  seconds: number,
): StartedBots<K> {
  const bots = [...programs].map(([seat, program]) => {
    const talk = new BotTalk(startBot(program), seconds);
    return { seats: [seat], name: safeText(program.name), talk };
  });
  return {
    minds: Object.fromEntries(bots.flatMap((bot) => bot.seats.map((seat) => [seat, botMind(game, bot)]))),
    remark: bots.map(({ seats, name }) => `Seat ${seats.join()} is led by the bot ${name}.`).join(' '),
    close() {
      for (const { talk } of bots) talk.close();
    },
  };
}
