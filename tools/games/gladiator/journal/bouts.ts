/** Seeded bouts for the journal checker, with the book or a random player on either side. */

import { randomController } from '../../../../src/ai/random.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules, basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { type FighterSetup, NO_RATINGS, type Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Side } from '../../../../src/games/gladiator/rules/side.ts';
import {
  type FightingStyle,
  GLADIATOR_TYPES,
  type GladiatorType,
  type Plot,
  type PlotAction,
  STYLES,
  type WeaponKind,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { type Controller, runMatch } from '../../../../src/kernel/runner.ts';
import { tables } from '../bout.ts';

export type Journal = readonly Entry<GladiatorEvent>[];
export type Pair = readonly [GladiatorType, GladiatorType];
/** Two kinds of men: types, or styles of the Advanced Game. */
export type Kinds = readonly [FighterSetup['kind'], FighterSetup['kind']];
/** Weapons in place of those their kinds hold first. */
export type Weapons = readonly [WeaponKind | null, WeaponKind | null];

/** The nine pairs of types. */
export const PAIRS: readonly Pair[] = GLADIATOR_TYPES.flatMap((a) => GLADIATOR_TYPES.map((b): Pair => [a, b]));

/** All pairs of styles. */
export const STYLE_PAIRS: readonly (readonly [FightingStyle, FightingStyle])[] = STYLES.flatMap((a) =>
  STYLES.map((b): readonly [FightingStyle, FightingStyle] => [a, b]),
);

/** Who leads A and B. */
export type Leaders = readonly [FighterSetup['by'], FighterSetup['by']];
export const BOOK: Leaders = ['book', 'book'];
/** Every way in which a random player leads somebody. */
export const LED: readonly Leaders[] = [
  ['seat', 'book'],
  ['book', 'seat'],
  ['seat', 'seat'],
];

function fighter(
  side: Side,
  kind: FighterSetup['kind'],
  by: FighterSetup['by'],
  weapon: WeaponKind | null = null,
): FighterSetup {
  const open = { name: null, ratings: NO_RATINGS, armour: null, shield: null, weapon, fs: null, pr: null };
  return { id: side === 0 ? 'A' : 'B', side, by, seat: by === 'seat' ? side : null, kind, ...open };
}

/** The set-up of a bout of two types by the Basic Game. */
export function setupFor([a, b]: Pair, [first, second]: Leaders): Setup {
  return { rules: basicRules(), fighters: [fighter(0, a, first), fighter(1, b, second)] };
}

/** The set-up of a bout of the book against itself. */
export const bookSetup = (pair: Pair): Setup => setupFor(pair, ['book', 'book']);

interface Fought {
  readonly setup: Setup;
  readonly journal: Journal;
}

/** A whole bout and its journal; seats are filled with random players. */
export const bout = (pair: Pair, leaders: Leaders, seed: string): Fought => fight(setupFor(pair, leaders), seed);

/** Chapters the checker knows. */
export const CHECKED = [19, 20, 21, 22, 23, 24, 25] as const;

/** The set-up of a bout by the chapters of the Advanced Game that the checker knows. */
export function advancedSetup([a, b]: Kinds, [first, second]: Leaders, [ours, theirs]: Weapons = [null, null]): Setup {
  return { rules: advancedRules(CHECKED), fighters: [fighter(0, a, first, ours), fighter(1, b, second, theirs)] };
}

/** A whole bout by the Advanced Game. */
export const advancedBout = (
  kinds: Kinds,
  leaders: Leaders,
  seed: string,
  weapons: Weapons = [null, null],
  made: Made = plain,
): Fought => fight(advancedSetup(kinds, leaders, weapons), seed, made);

type Player = Controller<GladiatorKit>;
/** What is put between a random player and the rules. */
type Made = (player: Player, seat: number) => Player;
const plain: Made = (player) => player;

/** A player who struggles in no net, and keeps looking for a choice that says something he is fond of. */
export const fond =
  (of: RegExp): Made =>
  (player) => ({
    choose(request, view) {
      if (request.kind === 'escape') return 0;
      const { list } = gladiator.decisions[request.kind];
      const liked = list(view, tables, request)?.find((one) => of.test(JSON.stringify(one)));
      if (liked !== undefined) return liked;
      let choice = player.choose(request, view);
      for (let tries = 0; tries < 20 && !of.test(JSON.stringify(choice)); tries++)
        choice = player.choose(request, view);
      return choice;
    },
  });

/** A player who now and then writes an order against the rules (7.6), with freeform plots. */
export function unruly(player: Player): Player {
  let plots = 0;
  return {
    choose: (request, view) =>
      request.kind === 'plot' && ++plots % 5 === 0 ? THREE_STEPS : player.choose(request, view),
  };
}

const STEP: PlotAction = { code: 'F', before: 0, after: 0, way: null };
const THREE_STEPS: Plot = { actions: [STEP, STEP, STEP], act: false };

/** A bout of any set-up. */
export function fight(setup: Setup, seed: string, made: Made = plain): Fought {
  const match = Match.start(gladiator, tables, setup, seed);
  const players = [0, 1].map((seat) => made(randomController(gladiator, tables, `${seed}/${seat}`), seat));
  runMatch(match, (seat) => {
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return player;
  });
  return { setup, journal: match.journal };
}
