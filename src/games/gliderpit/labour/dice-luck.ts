/** How the attacks of a bout fell: hits, held against the chance that each throw and strike had. */
import type { Entry } from '../../../kernel/event.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { type LuckReader, luckErrands, type WeighedThrow } from '../../../session/match-luck.ts';
import { GAME_ID } from '../id.ts';
import { hitsIn36 } from '../rules/combat/aim.ts';
import type { PitEvent } from '../rules/events.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** How bouts are read. */
export const luckReader = (): LuckReader<PitKit> => ({ ruleset: gliderpit, tables: tables(), weigher: () => weigh });

/** The luck of bouts, to be asked for. */
export const ATTACKS = luckErrands(GAME_ID, luckReader);

function weigh({ event, seq }: Entry<PitEvent>, { gliders }: Readonly<State>): readonly WeighedThrow[] {
  if (event.kind !== 'threw' && event.kind !== 'struck') return [];
  const teamOf = (id: string) => gliders.find((one) => one.id === id)?.team;
  const team = (gliders.find(({ seat }) => seat === PLAYER_SEAT) ?? gliders[0])?.team;
  const own = teamOf(event.glider) === team;
  if (!own && teamOf(event.foe) !== team) return [];
  const chance = hitsIn36(event.cf) / 36;
  const hit = event.result === 'hit' || event.result === 'critical';
  return [
    { seq, own, came: hit ? 1 : 0, due: Math.round(100 * chance), variance: Math.round(100 * chance * (1 - chance)) },
  ];
}
