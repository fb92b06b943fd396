/**
 * Writes players' folders of Gladiatori that later versions must open: matches stopped at every kind of question, and
 * one folder with replays of every mode. Run it once for every version of its rules:
 * `node scripts/gladiatori-fixtures.ts tests/fixtures/gladiatori/vN`.
 */
import { resolve } from 'node:path';
import { type GladiatoriMatchOptions, readGame } from '../src/games/gladiatori/cli/options.ts';
import { GAME_ID } from '../src/games/gladiatori/id.ts';
import type { GladiatoriKit } from '../src/games/gladiatori/rules/kit.ts';
import { startGame } from '../tools/games/gladiatori/sessions.ts';
import { type Stop, writeStops } from './fixtures/stops.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');

const DUEL: GladiatoriMatchOptions = { others: 'thraex' };
const SWIFT: GladiatoriMatchOptions = { own: 'hoplomachus', others: 'retiarius' };
const NET: GladiatoriMatchOptions = { own: 'retiarius', others: 'mirmillo' };
const BLOODY: GladiatoriMatchOptions = { own: 'thraex', others: 'mirmillo' };
const DRAFT: GladiatoriMatchOptions = { mode: 'three, each for itself', items: 'draft' };
const AUCTION: GladiatoriMatchOptions = { items: 'auction' };
const TEAM: GladiatoriMatchOptions = { mode: 'two against two', items: 'selection', freePlacement: true };
const LIONS: GladiatoriMatchOptions = { mode: 'alone against animals', animals: 'lions' };
const BEARS: GladiatoriMatchOptions = { mode: 'two against animals', animals: 'bears' };
const COLISEUM: GladiatoriMatchOptions = { animals: 'wolves', level: 'progressive' };

/** Questions that come before there have been two choices. */
const EARLY: readonly string[] = ['place', 'split', 'items', 'bid', 'keep'];

const at = (match: GladiatoriMatchOptions, kind: string): Stop<GladiatoriKit, GladiatoriMatchOptions> => ({
  ...{ match, kind, before: EARLY.includes(kind) ? 0 : 2 },
});

writeStops<GladiatoriKit, GladiatoriMatchOptions>({
  ...{ root: resolve(given), game: GAME_ID, beside: 'duel-attack' },
  begin: (match, seed, sink) => startGame(readGame(match, 0, seed), seed, sink),
  inProgress: {
    ...Object.fromEntries(
      ['place', 'split', 'free', 'action', 'add', 'declare', 'react', 'attack', 'defend', 'pay', 'rest', 'move'].map(
        (kind) => [`duel-${kind}`, at(DUEL, kind)],
      ),
    ),
    'duel-wrestle': at(DUEL, 'wrestle'),
    'duel-reveal': at(DUEL, 'reveal'),
    'swift-delay': at({ ...NET, own: 'retiarius' }, 'delay'),
    'swift-unbeatable': at(SWIFT, 'unbeatable'),
    'net-feint': at(NET, 'feint'),
    'bloody-unbalanced': at(BLOODY, 'unbalanced'),
    'bloody-window': at(BLOODY, 'window'),
    'draft-items': at(DRAFT, 'items'),
    'auction-bid': at(AUCTION, 'bid'),
    'auction-keep': at(AUCTION, 'keep'),
    'team-declare': at(TEAM, 'declare'),
    'lions-retreat': at(LIONS, 'retreat'),
    'bears-seven': at(BEARS, 'seven'),
    'coliseum-action': at(COLISEUM, 'action'),
  },
  finished: { duel: DUEL, net: NET, team: TEAM, bears: BEARS, coliseum: COLISEUM },
});
