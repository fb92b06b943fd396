/** Hunts of the book, and what must never be in one. */
import { isIn } from '../../../src/games/gladiator/rules/beasts/setup.ts';
import {
  BEAST_BOOKS,
  BEAST_KINDS,
  type BeastBook,
  type BeastKind,
} from '../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf } from '../../../src/games/gladiator/rules/bodies.ts';
import type { GladiatorEvent } from '../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../src/games/gladiator/rules/setup/setup.ts';
import { isRidden } from '../../../src/games/gladiator/rules/sheet.ts';
import { HUNTER_STYLES, type State } from '../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond } from '../../../src/kernel/arena.ts';
import { runBook } from '../../../src/kernel/runner.ts';
import { tables } from './bout.ts';

/** A hunt: who hunts, by which book, and what. */
export interface Hunt {
  readonly hunter: (typeof HUNTER_STYLES)[number];
  readonly book: BeastBook;
  readonly beasts: readonly BeastKind[];
}

/** Wolves hunt in packs, and everything else alone. */
const packOf = (kind: BeastKind): readonly BeastKind[] => (kind === 'wolf' ? ['wolf', 'wolf', 'wolf'] : [kind]);

/** Every beast of both books against either hunter. */
export const HUNTS: readonly Hunt[] = BEAST_BOOKS.flatMap((book) =>
  BEAST_KINDS.filter((kind) => isIn(book, kind)).flatMap((kind) =>
    HUNTER_STYLES.map((hunter) => ({ hunter, book, beasts: packOf(kind) })),
  ),
);

/** P97 No hunt goes on after this turn. */
const LAST_TURN = 10;

function setupOf({ hunter, book, beasts }: Hunt): Setup {
  const side = (kind: FighterSetup['kind'], i: number): FighterSetup => ({
    ...anyMan(kind),
    id: String.fromCharCode(65 + i),
    side: i === 0 ? 0 : 1,
    by: 'book',
    seat: null,
  });
  return { rules: advancedRules(undefined, { beastBook: book }), fighters: [hunter, ...beasts].map(side) };
}

/** Fights a hunt; everything that no rule allows is a complaint. */
export function fightHunt(hunt: Hunt, seed: string): { readonly state: State; readonly complaints: readonly string[] } {
  const complaints: string[] = [];
  const watch = (event: GladiatorEvent, state: State) => {
    if (event.kind === 'recovery-tried' || event.kind === 'allocated') complaints.push(...overlaps(state));
    if (event.kind === 'appealed') complaints.push('an appeal in a hunt (P97)');
    if (event.kind === 'edge-passed') complaints.push('the map gave way in a hunt (P25)');
  };
  const { state } = runBook(gladiator, tables, setupOf(hunt), seed, watch);
  if (state.turn > LAST_TURN + 1 || state.outcome === null) complaints.push(`it went on to turn ${state.turn} (P97)`);
  complaints.push(...overlaps(state));
  return { state, complaints };
}

/** A7 No two bodies in one hex, and nobody beyond the walls. */
function overlaps({ fighters, window }: State): readonly string[] {
  const taken = new Map<string, string>();
  return fighters.flatMap((one) => {
    if (one.fate !== 'fighting' || isRidden(one)) return [];
    return hexesOf(one).flatMap((hex) => {
      const key = `${hex.q},${hex.r}`;
      const other = taken.get(key);
      taken.set(key, one.name);
      return [
        ...(other === undefined ? [] : [`${one.name} and ${other} are both in ${key}`]),
        ...(edgeBeyond(window, hex) === null ? [] : [`${one.name} is beyond the wall in ${key}`]),
      ];
    });
  });
}
