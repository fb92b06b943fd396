/** 3 The arena of a match as a board: who stands where, what can be reached, whom it is about. */
import { type Hex, sameHex } from '../../../kernel/hex.ts';
import { type BoardScene, EMPTY_BOARD, type Piece, type Zone } from '../../../tui/arena/board/scene.ts';
import { letterAmong } from '../../../tui/arena/letters.ts';
import { LIVERIES, type Livery, type LiveryColours } from '../../../tui/arena/liveries.ts';
import type { Hint } from '../../../tui/arena/marks.ts';
import { mix } from '../../../tui/style.ts';
import type { Offer } from '../ask/offer.ts';
import { GATES, HEXES, labelOf, STARTS } from '../rules/geometry.ts';
import { animalOf, animalsOut, isThere, partiesOf } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import { SPECIES } from '../rules/words.ts';

const TEAMS: readonly Livery[] = ['blue', 'amber', 'green', 'violet'];
const BEASTS: LiveryColours = LIVERIES.red;

/** The colours of a gladiator: those of its team, the first blue. */
export const coloursOf = (state: Pick<State, 'fighters'>, { team }: Pick<Fighter, 'team'>): LiveryColours =>
  LIVERIES[TEAMS[partiesOf(state).indexOf(team)] ?? 'pale'];

/** A gladiator's letter. */
export const signOf = ({ fighters }: Pick<State, 'fighters'>, one: Pick<Fighter, 'id' | 'name'>): string =>
  letterAmong(fighters, one);

/** What of a match is to be seen besides who stands there. */
export interface BoardAsked {
  /** Who is asked. */
  readonly fighter: string;
  readonly offers: readonly Offer[];
  readonly marked: Offer | null;
}

/** A match as a board. */
export function boardOf(state: Readonly<State>, asked: BoardAsked | null): BoardScene {
  const { marked = null, offers = [], fighter = null } = asked ?? {};
  const ways = offers.filter(({ stand }) => stand !== null);
  const stand = marked?.stand ?? null;
  const foe = marked?.foe ?? null;
  const about = marked?.hex ?? (stand === null && foe !== null ? hexById(state, foe) : null);
  return {
    ...EMPTY_BOARD,
    hexes: HEXES,
    zones: [...groundZones(state), reachZone(ways, stand !== null)],
    pieces: [...figures(state, fighter), ...beginner(state, fighter, stand), ...beasts(state)],
    lines: netLines(state),
    plan:
      stand === null || state.step === 'placement'
        ? null
        : { steps: [{ at: stand.hex, facing: stand.facing, cost: stand.cost }] },
    hints: stand === null ? [] : costHints(ways, stand.hex),
    cursor: about,
  };
}

function hexById(state: Readonly<State>, id: string): Hex | null {
  const animal = animalOf(state, id);
  return animal === null ? (state.fighters.find((one) => one.id === id)?.hex ?? null) : animal.hex;
}

/** 4, GR-15 Where gladiators begin; the gates, where there are animals. */
function groundZones({ step, gated }: Readonly<State>): readonly Zone[] {
  const places = step === 'placement' || step === 'items' || step === 'spoils';
  const starts: Zone = { hexes: STARTS, name: null, colour: 'path', tint: 25, sign: '', bare: '*' };
  const gates: Zone = { hexes: GATES, name: null, colour: 'redBg', tint: 35, sign: '[]', bare: '[]' };
  return [...(places ? [starts] : []), ...(gated ? [gates] : [])];
}

/** Every hex that can be come to. */
function reachZone(ways: readonly Offer[], isOn: boolean): Zone {
  const hexes = isOn ? ways.flatMap(({ stand }) => (stand === null ? [] : [stand.hex])) : [];
  return { hexes, name: null, colour: 'ghost', tint: 26, sign: '', bare: '' };
}

/** What the cheapest stand of each hex costs. */
function costHints(ways: readonly Offer[], at: Hex): readonly Hint[] {
  const least = new Map<string, Hint & { readonly cost: number }>();
  for (const { stand, warns } of ways) {
    if (stand === null || stand.cost === 0 || sameHex(stand.hex, at)) continue;
    const key = labelOf(stand.hex);
    const known = least.get(key);
    if (known === undefined || stand.cost < known.cost)
      least.set(key, { at: stand.hex, text: `${stand.cost}`, warn: warns, cost: stand.cost });
  }
  return [...least.values()];
}

function figures(state: Readonly<State>, asked: string | null): readonly Piece[] {
  if (state.step === 'items' || state.step === 'spoils') return [];
  const placed = (id: string): boolean => state.turn > 0 || !state.queue.includes(id);
  return state.fighters.filter((one) => isThere(one) && placed(one.id)).map((one) => figure(state, one, asked));
}

const figure = (state: Readonly<State>, one: Fighter, asked: string | null): Piece => ({
  ...{ at: one.hex, letter: signOf(state, one), name: one.name, colours: coloursOf(state, one) },
  ...{ own: one.seat !== null, asked: one.id === asked, state: one.faceDown ? 'lying' : 'up' },
  ...{ facing: one.facing, front: [one.facing], sign: '', values: '' },
  note: one.trapped > 0 ? '#' : one.unbalanced > 0 ? '~' : '',
});

/** 4 Whoever has no place yet, where the mark would have it begin. */
function beginner(state: Readonly<State>, asked: string | null, stand: Offer['stand']): readonly Piece[] {
  const one = state.fighters.find(({ id }) => id === asked);
  if (one === undefined || stand === null || state.step !== 'placement') return [];
  return [figure(state, { ...one, hex: stand.hex, facing: stand.facing }, asked)];
}

/** Animals by their first letter, small; of several in a gate how many. */
function beasts(state: Readonly<State>): readonly Piece[] {
  const out = animalsOut(state);
  return SPECIES.flatMap((kind) =>
    out
      .filter((one) => one.kind === kind)
      .map((one): Piece => {
        const stacked = out.filter(({ hex }) => sameHex(hex, one.hex)).length;
        return {
          ...{ at: one.hex, letter: kind.charAt(0).toUpperCase(), name: one.id, colours: BEASTS, own: false },
          ...{ asked: false, state: 'up', facing: null, front: [], values: '' },
          ...{
            sign: stacked > 1 ? `${stacked}` : (one.id.split(' ')[1]?.slice(-1) ?? ''),
            note: one.trapped > 0 ? '#' : '',
          },
        };
      }),
  );
}

/** 11.2 From a net's owner to whomever it holds. */
function netLines(state: Readonly<State>): BoardScene['lines'] {
  return state.fighters.flatMap(({ hex, items }) =>
    items.flatMap(({ holds }) => {
      const to = holds === null ? null : hexById(state, holds);
      return to === null ? [] : [{ from: hex, to, colour: mix('item', 'sand0', 20), kind: 'cord' } as const];
    }),
  );
}
