/** Pictures of a game of houses: the month, its wagers, the men, the books. */
import { gladiatorFiles } from '../../src/games/gladiator/files/services.ts';
import { GAMES } from '../../src/games/index.ts';
import { servicesFor } from '../../src/play/services.ts';
import { openStore } from '../../src/store/store.ts';
import { houseSetup, playOn } from '../../tools/games/gladiator/houses.ts';
import { shelf } from '../../tools/shelf.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { type Stage, shoot, start } from './camera.ts';

/** A house that lives through its first year. */
const SEED = 'house-7';

/** A game in the folder of a stage, played on to a question of some month; then it is opened. */
async function open(stage: Stage, kind: string, month: number): Promise<Terminal> {
  const store = openStore({ dataDir: stage.folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  const { houses } = gladiatorFiles(servicesFor(store.value, '', shelf));
  const game = houses.begin(houseSetup({ months: 24 }), SEED);
  if (!game.ok) throw new Error(game.why);
  playOn(game.value, ({ session }) => session.prompt?.kind === kind && session.match.state.turn >= month);
  game.value.session.keep();
  store.value.close();
  const terminal = await start(stage);
  await terminal.press('c');
  await terminal.waitFor('The house of');
  await terminal.idle();
  return terminal;
}

/** The auction of the eighth month, the men, the charts. */
async function shootMonth(stage: Stage): Promise<void> {
  const terminal = await open(stage, 'deal', 8);
  shoot(terminal, 'house');
  await terminal.press('r', ' ', KEYS.down);
  await terminal.idle();
  shoot(terminal, 'house-men');
  await terminal.press(KEYS.escape, 'l');
  await terminal.idle();
  shoot(terminal, 'house-ledger');
  await terminal.dispose();
}

/** A wager, and what the match is really worth. */
async function shootWager(stage: Stage): Promise<void> {
  const terminal = await open(stage, 'wager', 3);
  await terminal.press('t');
  await terminal.waitFor(/from (?:100|400) bouts/u);
  await terminal.idle();
  shoot(terminal, 'house-wagers');
  await terminal.press(KEYS.enter);
  await terminal.idle();
  shoot(terminal, 'house-wager');
  await terminal.dispose();
}

export const HOUSES = [shootMonth, shootWager] as const;
