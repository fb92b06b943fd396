/** The player's long games of a kind that enters the hall of fame, from what the game says of its own. */
import {
  type Honoured,
  type HonouredGame,
  type HonouredRules,
  openHonoured,
  startHonoured,
} from '../session/long/honoured.ts';
import type { GameKind } from '../store/game-file.ts';
import type { HallSection } from '../store/hall.ts';
import type { MakesOwn } from '../tui/services.ts';
import { type LongGames, longGames, playedLast } from './long-games.ts';

/** What such a kind brings along. */
interface HonouredKind<Facts, T extends Honoured> {
  /** The game it is of. */
  readonly game: string;
  readonly kind: GameKind<Facts>;
  readonly hall: HallSection<T['entry']>;
  readonly rules: HonouredRules<T>;
  /** The tables it is played by, read when they are needed. */
  readonly tables: () => T['kit']['tables'];
}

/** The long games of such a kind, as a player has them. */
export type HonouredGames<Facts, T extends Honoured> = LongGames<Facts, T['kit']['setup'], HonouredGame<T>>;

/** Those of the player whose services these are: Continue and the counts hear of them. */
export function honouredOf<Facts, T extends Honoured>({
  game,
  kind,
  hall,
  rules,
  tables,
}: HonouredKind<Facts, T>): MakesOwn<HonouredGames<Facts, T>> {
  return (store, services) =>
    longGames(
      store,
      {
        ...{ kind, hall, version: rules.ruleset.version },
        start: (setup: T['kit']['setup'], seed, keep) => startHonoured(rules, tables(), { setup, seed }, keep),
        open: (save, keep) => openHonoured(rules, tables(), save, keep),
      },
      playedLast(services, game, kind.kind),
      services.counts.add,
    );
}
