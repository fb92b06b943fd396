/** Seeded bouts for the journal checker, with the book or a random player on either side. */
import { randomController } from '../../../src/ai/random.ts';
import type { GladiatorEvent } from '../../../src/engine/gladiator/events.ts';
import { gladiator } from '../../../src/engine/gladiator/index.ts';
import { basicRules } from '../../../src/engine/gladiator/rule-choices.ts';
import { type FighterSetup, NO_RATINGS, type Setup } from '../../../src/engine/gladiator/setup.ts';
import { GLADIATOR_TYPES, type GladiatorType } from '../../../src/engine/gladiator/types.ts';
import type { Entry } from '../../../src/engine/kernel/event.ts';
import { Match } from '../../../src/engine/kernel/match.ts';
import { runMatch } from '../../../src/engine/kernel/runner.ts';
import type { Side } from '../../../src/engine/kernel/state.ts';
import { tables } from '../bout.ts';

export type Journal = readonly Entry<GladiatorEvent>[];
export type Pair = readonly [GladiatorType, GladiatorType];

/** The nine pairs of types. */
export const PAIRS: readonly Pair[] = GLADIATOR_TYPES.flatMap((a) => GLADIATOR_TYPES.map((b): Pair => [a, b]));

/** Who leads A and B. */
export type Leaders = readonly [FighterSetup['by'], FighterSetup['by']];

function fighter(side: Side, kind: GladiatorType, by: FighterSetup['by']): FighterSetup {
  const open = { name: null, ratings: NO_RATINGS, armour: null, shield: null, weapon: null, fs: null, pr: null };
  return { id: side === 0 ? 'A' : 'B', side, by, seat: by === 'seat' ? side : null, kind, ...open };
}

/** The set-up of a bout of two types. */
export function setupFor([a, b]: Pair, [first, second]: Leaders): Setup {
  return { rules: basicRules(), fighters: [fighter(0, a, first), fighter(1, b, second)] };
}

/** The set-up of a bout of the book against itself. */
export const bookSetup = (pair: Pair): Setup => setupFor(pair, ['book', 'book']);

/** A whole bout and its journal; seats are filled with random players. */
export function bout(pair: Pair, leaders: Leaders, seed: string): { readonly setup: Setup; readonly journal: Journal } {
  const setup = setupFor(pair, leaders);
  const match = Match.start(gladiator, tables, setup, seed);
  const players = [0, 1].map((seat) => randomController(gladiator, tables, `${seed}/${seat}`));
  runMatch(match, (seat) => {
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return player;
  });
  return { setup, journal: match.journal };
}
