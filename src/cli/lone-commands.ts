/** harena practice and harena bot of a game whose matches stand alone on the house's screens. */
import type { BotGame, PlayBotMatch } from '../games/bots.ts';
import type { FirstScreen, Globals } from '../games/commands.ts';
import type { Kit } from '../kernel/kit.ts';
import { PLAYER_SEAT } from '../kernel/levels.ts';
import { LABOUR_HERE } from '../odds/labour.ts';
import type { Store } from '../store/store.ts';
import { begunLone, type LoneMatches, loneMatch } from '../tui/match/practice.ts';
import type { SeatedBot } from './bots/program.ts';
import { readBotSeconds } from './bots/seconds.ts';
import { startedBots } from './bots/started.ts';
import { UsageError } from './errors.ts';
import { seedGiven } from './seed.ts';

/** How its matches are read from what was typed. */
interface LoneReading<K extends Kit, O extends object> {
  readonly of: LoneMatches<K>;
  /** As bots play it. */
  game(): BotGame<K>;
  /** Who meets whom; the player leads the first fighter. Throws UsageError. */
  setup(options: O, seed: string): K['setup'];
  /** The bots that lead others; none: []. Throws UsageError. */
  bots(options: O, setup: K['setup']): readonly SeatedBot[];
}

/** What both commands are told besides who meets whom. */
type LoneOptions = Globals & { readonly botSeconds?: string };

/** Both, as their options are read. What they give back begins the match; all of it throws UsageError. */
export function loneCommands<K extends Kit, O extends object>({ of, game, setup, bots }: LoneReading<K, O>) {
  return {
    async practice(options: LoneOptions & O): Promise<(store: Store) => FirstScreen> {
      const seed = seedGiven(options.seed);
      const own = setup(options, seed);
      const seated = bots(options, own);
      const seconds = readBotSeconds(options.botSeconds);
      return (store) => {
        refuseSecond(of, store);
        const started = seated.length === 0 ? null : startedBots(game(), seated, seconds);
        const session = begunLone(of, own, seed, store.match(of.game), LABOUR_HERE, started);
        return (env, told) =>
          told === null ? env.routes.play(loneMatch(of, session), env, session.trouble) : env.routes.title(env, told);
      };
    },
    /** The bot has the player's seat; others are led at their levels. */
    async bot(options: LoneOptions & O): Promise<(play: PlayBotMatch) => Promise<void>> {
      const seed = seedGiven(options.seed);
      const own = setup(options, seed);
      if (bots(options, own).length > 0)
        throw new UsageError('harena bot starts no program: the bot is at its standard input and output');
      return (play) => play({ game: game(), setup: own, seed, seats: [PLAYER_SEAT], minds: of.minds(own) });
    },
  };
}

/** One match at a time is kept. */
function refuseSecond<K extends Kit>({ game, kind: { noun } }: LoneMatches<K>, { match, trouble }: Store): void {
  const running = match(game).load();
  if (running.ok && running.value !== null && trouble === null)
    throw new UsageError(`a ${noun} is in progress: finish it or give it up with harena, then practise`);
}
