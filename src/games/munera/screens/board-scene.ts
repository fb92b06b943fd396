/** 2 The arena of a bout as a board: who stands where, what lies about, what can be reached. */
import { disc, type Hex, sameHex } from '../../../kernel/hex.ts';
import type { BoardItem, BoardScene, Piece, Zone } from '../../../tui/arena/board/scene.ts';
import { EMPTY_BOARD } from '../../../tui/arena/board/scene.ts';
import { letterAmong } from '../../../tui/arena/letters.ts';
import { LIVERIES, type Livery } from '../../../tui/arena/liveries.ts';
import type { Hint, PlanStep } from '../../../tui/arena/marks.ts';
import { type Colour, mix } from '../../../tui/style.ts';
import type { Offer } from '../ask/offer.ts';
import { CENTRE } from '../rules/geometry.ts';
import type { Footing } from '../rules/reach.ts';
import { activeIn, fighterOf } from '../rules/roster.ts';
import { partiesOf } from '../rules/sequence.ts';
import type { Fighter, GroundItem, State } from '../rules/types.ts';

const TEAMS: readonly Livery[] = ['blue', 'amber', 'green', 'violet', 'red', 'pale', 'yellow', 'indigo'];

/** The colours of a fighter: those of its team, the first blue; of eight no two are alike. */
export function liveryOf(state: Pick<State, 'fighters'>, { team }: Pick<Fighter, 'team'>): (typeof LIVERIES)[Livery] {
  return LIVERIES[TEAMS[partiesOf(state).indexOf(team)] ?? 'amber'];
}

/** A fighter's letter: the first of its name where all differ, else that of its seat. */
export const letterOf = ({ fighters }: Pick<State, 'fighters'>, one: Pick<Fighter, 'id' | 'name'>): string =>
  letterAmong(fighters, one);

/** What of a bout is to be seen besides what stands there. */
export interface BoardAsked {
  /** Who is asked. */
  readonly fighter: string;
  /** Every answer that leads somewhere. */
  readonly ways: readonly Offer[];
  readonly marked: Offer | null;
}

/** A bout as a board. */
export function boardOf(state: Readonly<State>, asked: BoardAsked | null): BoardScene {
  const stand = asked?.marked?.stand ?? null;
  const foe = asked?.marked?.foe ?? null;
  return {
    ...EMPTY_BOARD,
    hexes: disc(CENTRE, state.radius),
    zones: asked === null ? [] : reachZones(asked.ways),
    pieces: activeIn(state).map((one) => pieceOf(state, one, asked?.fighter ?? null)),
    items: state.ground.map(itemOf),
    lines: netLines(state),
    plan: stand === null ? null : { steps: planOf(stand) },
    hints: asked === null || !isOnWays(asked) ? [] : costHints(asked.ways, stand === null ? [] : planOf(stand)),
    cursor: foe === null ? null : fighterOf(state, foe).hex,
  };
}

/** Whether the mark is on a way, or on a list of answers: what is under it hides no costs. */
const isOnWays = ({ marked }: BoardAsked): boolean => marked === null || marked.stand !== null;

function pieceOf(state: Readonly<State>, fighter: Fighter, asked: string | null): Piece {
  const { id, name, hex, facing, down, entangled, hazed, grip } = fighter;
  return {
    ...{
      at: hex,
      letter: letterOf(state, fighter),
      name,
      colours: liveryOf(state, fighter),
      own: fighter.seat !== null,
    },
    ...{ asked: id === asked, state: down ? 'lying' : 'up', facing, front: [facing], sign: '', values: '' },
    note: entangled !== null ? '#' : grip !== null ? '&' : hazed ? '~' : '',
  };
}

/** What each kind of thing on the sand is drawn as. */
export const ITEM_SIGNS = {
  blade: '/',
  pole: '|',
  net: '#',
  bow: ')',
  missile: '-',
  shield: 'o',
  helmet: '^',
} as const;

function signOf(item: GroundItem): string {
  if (item.kind === 'shield') return ITEM_SIGNS.shield;
  if (item.kind === 'helmet') return ITEM_SIGNS.helmet;
  if (item.kind !== 'weapon') return ITEM_SIGNS.missile;
  switch (item.weapon.kind) {
    case 'net':
    case 'lasso':
      return ITEM_SIGNS.net;
    case 'bow':
      return ITEM_SIGNS.bow;
    case 'long spear':
    case 'trident':
    case 'hasta':
      return ITEM_SIGNS.pole;
    default:
      return ITEM_SIGNS.blade;
  }
}

const itemOf = ({ item, hex }: State['ground'][number]): BoardItem => ({ at: hex, glyph: signOf(item), colour: null });

/** From whoever holds a net, a lasso or a cape to the one who is in it. */
function netLines(state: Readonly<State>): BoardScene['lines'] {
  return activeIn(state).flatMap((one) => {
    const by = one.entangled === null ? null : fighterOf(state, one.entangled.by);
    if (by === null || by.status !== 'active') return [];
    return [{ from: by.hex, to: one.hex, colour: 'item', kind: 'cord' } as const];
  });
}

/** The way to a stand: hex by hex, with how one faces in each. */
function stepsOf(stand: Footing): readonly PlanStep[] {
  const before = stand.before === null ? [] : stepsOf(stand.before);
  const here = { at: stand.hex, facing: stand.facing };
  const last = before.at(-1);
  return last !== undefined && sameHex(last.at, here.at) ? [...before.slice(0, -1), here] : [...before, here];
}

/** The way without where it begins, unless it does not leave that hex. */
function planOf(stand: Footing): readonly PlanStep[] {
  const steps = stepsOf(stand);
  return steps.length === 1 ? steps : steps.slice(1);
}

/** Costs from here on are shaded as the one before. */
const TINTS = [46, 40, 34, 28, 22, 17, 13, 10] as const;
const REACHED: Colour = 'ghost';

/** The ground of what costs so much, the darker the cheaper. */
export const reachGround = (cost: number): Colour =>
  mix('sand0', REACHED, TINTS[Math.min(cost, TINTS.length) - 1] ?? 0);

/** Every hex that can be reached, the darker the cheaper. */
function reachZones(ways: readonly Offer[]): readonly Zone[] {
  const cheapest = cheapestOf(ways);
  return TINTS.map((tint, i): Zone => {
    const cost = i + 1;
    const hexes = cheapest.filter((one) => one.cost === cost || (cost === TINTS.length && one.cost > cost));
    return { hexes: hexes.map(({ hex }) => hex), name: null, colour: REACHED, tint, sign: '', bare: '' };
  });
}

/** What each hex in reach costs at least, but those of the way; red where somebody could be struck from it. */
function costHints(ways: readonly Offer[], plan: readonly PlanStep[]): readonly Hint[] {
  return cheapestOf(ways)
    .filter(({ hex }) => plan.every(({ at }) => !sameHex(hex, at)))
    .map(({ hex, cost, strikes }) => ({ at: hex, text: `${cost}`, warn: strikes }));
}

/** A hex that can be reached: its least cost, and whether somebody could be struck from any stand there. */
interface Reached {
  readonly hex: Hex;
  readonly cost: number;
  readonly strikes: boolean;
}

function cheapestOf(ways: readonly Offer[]): readonly Reached[] {
  const cheapest = new Map<string, Reached>();
  for (const { stand, strikes } of ways) {
    if (stand === null) continue;
    const { hex, cost } = stand;
    const key = `${hex.q} ${hex.r}`;
    const known = cheapest.get(key);
    const least = Math.min(cost, known?.cost ?? cost);
    cheapest.set(key, { hex, cost: least, strikes: strikes || known?.strikes === true });
  }
  return [...cheapest.values()];
}
