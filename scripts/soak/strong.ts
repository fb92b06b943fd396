/** Matches against opponents who search before they answer, one of each game of the house. */

import { readMeeting } from '../../src/games/gladiator/cli/commands/practice.ts';
import { GAME_ID as GLADIATOR } from '../../src/games/gladiator/id.ts';
import { mindsFor } from '../../src/games/gladiator/labour/minds.ts';
import { USUAL } from '../../src/games/gladiator/options.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { tables as gladiatorTables } from '../../src/games/gladiator/tables.ts';
import { readGame } from '../../src/games/gladiatori/cli/options.ts';
import { GAME_ID as GLADIATORI } from '../../src/games/gladiatori/id.ts';
import { readBout as readPit } from '../../src/games/gliderpit/cli/options.ts';
import { GAME_ID as GLIDERPIT } from '../../src/games/gliderpit/id.ts';
import { GLIDERPIT_ALONE } from '../../src/games/gliderpit/screens/practice.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { GAME_ID as HEROES } from '../../src/games/heroes/id.ts';
import { GAMES } from '../../src/games/index.ts';
import { readBout } from '../../src/games/munera/cli/options.ts';
import { GAME_ID as MUNERA } from '../../src/games/munera/id.ts';
import { PLAYER_SEAT } from '../../src/kernel/levels.ts';
import type { Save } from '../../src/kernel/save.ts';
import { type SaveSink, Session } from '../../src/session/session.ts';
import { openStore } from '../../src/store/store.ts';
import { begunLone } from '../../src/tui/match/practice.ts';
import { startGame } from '../../tools/games/gladiatori/sessions.ts';
import { startMatch } from '../../tools/games/heroes/players.ts';
import { startBout } from '../../tools/games/munera/players.ts';

/** Who searches in every game. */
const TACTICIAN = 'tactician';
const LED = `book v ${TACTICIAN}`;

type Begin = (seed: string, sink: SaveSink) => { save(): Save };

const BEGIN: { readonly [game: string]: Begin } = {
  [GLADIATOR]: (seed, sink) => {
    const setup = readMeeting({ red: 'myrmillo', blue: 'thraex', blueAi: TACTICIAN, color: false })(USUAL);
    const by = { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup) } as const;
    return Session.start(gladiator, gladiatorTables(), { setup, seed }, by);
  },
  [HEROES]: (seed, sink) => startMatch(readMatch({ red: 'secutor', blueAi: TACTICIAN }, PLAYER_SEAT), seed, sink),
  [MUNERA]: (seed, sink) =>
    startBout(readBout({ teams: 'secutor v retiarius', led: LED }, PLAYER_SEAT, seed), seed, sink),
  [GLIDERPIT]: (seed, sink) =>
    begunLone(GLIDERPIT_ALONE, readPit({ led: LED, floor: '5' }, PLAYER_SEAT, seed), seed, sink),
  [GLADIATORI]: (seed, sink) => startGame(readGame({ others: 'thraex', led: LED }, PLAYER_SEAT, seed), seed, sink),
};

/** Puts matches of some games against such opponents into a player's folder, each at its beginning. */
export function beginStrong(folder: string, games: readonly string[], seed: string): void {
  const store = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  for (const game of games) {
    const sink = store.value.match(game);
    const begin = BEGIN[game];
    if (begin === undefined) throw new Error(`nobody searches in ${game}`);
    const why = sink.write(begin(`${seed} ${game}`, sink).save());
    if (why !== null) throw new Error(why);
  }
  store.value.close();
}
