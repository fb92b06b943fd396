/** 2 The pit of a bout as a board, seen from above: who flies where, what can be reached, where the air moves. */
import { type Hex, sameHex } from '../../../kernel/hex.ts';
import { type BoardScene, EMPTY_BOARD, type Piece, type Zone } from '../../../tui/arena/board/scene.ts';
import { letterAmong } from '../../../tui/arena/letters.ts';
import { LIVERIES, type Livery } from '../../../tui/arena/liveries.ts';
import type { Hint, PlanStep } from '../../../tui/arena/marks.ts';
import type { Offer } from '../ask/offer.ts';
import { hexName } from '../rules/hex-names.ts';
import { hexesOf, middleOf, rowOf } from '../rules/pit.ts';
import { aloftIn, gliderOf, partiesOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';
import { type LaunchZone, LEDGE, ZONES } from '../rules/words.ts';

const TEAMS: readonly Livery[] = ['blue', 'amber', 'green', 'violet', 'red', 'pale'];

/** The colours of a glider: those of its team, the first blue. */
export function liveryOf(state: Pick<State, 'gliders'>, { team }: Pick<Glider, 'team'>): (typeof LIVERIES)[Livery] {
  return LIVERIES[TEAMS[partiesOf(state).indexOf(team)] ?? 'amber'];
}

/** A glider's letter: the first of its name where all differ, else its id. */
export const letterOf = ({ gliders }: Pick<State, 'gliders'>, one: Pick<Glider, 'id' | 'name'>): string =>
  letterAmong(gliders, one);

/** What of a bout is to be seen besides who flies there. */
export interface BoardAsked {
  /** Who is asked. */
  readonly glider: string;
  readonly offers: readonly Offer[];
  readonly marked: Offer | null;
}

/** Those who have launched and are in the air. */
export const launchedIn = (state: Readonly<State>): readonly Glider[] =>
  aloftIn(state).filter(({ alt }) => alt < LEDGE);

/** A bout as a board; `named`: empty hexes have their names. */
export function boardOf(state: Readonly<State>, tables: Tables, asked: BoardAsked | null, named: boolean): BoardScene {
  const { marked = null, offers = [], glider = null } = asked ?? {};
  const leads = marked?.leads ?? null;
  const plan: readonly PlanStep[] = (leads?.path ?? []).map(({ hex, facing }) => ({ at: hex, facing }));
  const ends = offers.filter(({ group, leads: to }) => to !== null && group !== undefined);
  return {
    ...EMPTY_BOARD,
    hexes: hexesOf(tables),
    label: named ? (hex) => hexName(tables, hex) : null,
    zones: [...launchZones(state, tables), ...airZones(state, tables, marked), reachZone(ends)],
    pieces: seenFirst(state, glider).map((one) => pieceOf(state, one, glider)),
    plan: plan.length === 0 ? null : { steps: plan },
    hints: altitudeHints(ends, plan),
    cursor: marked?.foe === null || marked === null ? null : gliderOf(state, marked.foe).hex,
  };
}

/** Of several in a hex whoever is asked or acts is seen, else the highest. */
export function seenFirst(state: Readonly<State>, asked: string | null): readonly Glider[] {
  const first = asked ?? state.acting?.glider ?? null;
  const rank = ({ id }: Glider): number => (id === first ? 0 : 1);
  return launchedIn(state).toSorted((a, b) => rank(a) - rank(b) || b.alt - a.alt);
}

function pieceOf(state: Readonly<State>, glider: Glider, asked: string | null): Piece {
  const { id, name, hex, facing, alt, speed, stunned, netted } = glider;
  return {
    ...{ at: hex, letter: letterOf(state, glider), name, colours: liveryOf(state, glider), own: !glider.program },
    ...{ asked: id === asked, state: stunned ? 'lying' : 'up', facing, front: [facing] },
    ...{ sign: '', note: netted ? '#' : '', values: `${alt}/${speed}` },
  };
}

/** 2.2 The launch zones, while gliders launch; each is named in its middle, and has the colour of whoever has taken it. */
function launchZones(state: Readonly<State>, tables: Tables): readonly Zone[] {
  if (state.turn > 0) return [];
  const colourOf = (zone: LaunchZone): Zone['colour'] => {
    const taker = state.gliders.find((one) => one.zone === zone);
    return taker === undefined ? 'path' : liveryOf(state, taker).text;
  };
  return ZONES.flatMap((zone): readonly Zone[] => [
    { hexes: tables.zones[zone], name: null, colour: colourOf(zone), tint: 30, sign: '', bare: '+' },
    { hexes: [middleOf(tables, zone)], name: zone, colour: null, tint: 0, sign: zone, bare: zone },
  ]);
}

/** 14.37 Rows in which markers lie, and the one under the mark. */
function airZones({ air }: Readonly<State>, tables: Tables, marked: Offer | null): readonly Zone[] {
  const rowOfMark = marked?.row ?? null;
  const inRow = (row: number): readonly Hex[] => hexesOf(tables).filter((hex) => rowOf(hex) === row);
  const laid = (air?.placed ?? []).map(
    ({ row, sign }): Zone => ({
      ...{ hexes: inRow(row), name: null, colour: sign > 0 ? 'good' : 'bad', tint: 22 },
      ...{ sign: '', bare: sign > 0 ? '^' : 'v' },
    }),
  );
  if (rowOfMark === null) return laid;
  return [...laid, { hexes: inRow(rowOfMark), name: null, colour: 'cursor', tint: 30, sign: '', bare: '=' }];
}

/** Every hex in which the movement can end. */
function reachZone(ends: readonly Offer[]): Zone {
  const hexes = ends.flatMap(({ leads }) => (leads === null ? [] : [leads.pose.hex]));
  return { hexes, name: null, colour: 'ghost', tint: 26, sign: '', bare: '' };
}

/** In each hex the highest altitude in which the movement can end there; red where every end there is a bad one. */
function altitudeHints(ends: readonly Offer[], plan: readonly PlanStep[]): readonly Hint[] {
  const best = new Map<string, { readonly at: Hex; readonly alt: number; readonly warn: boolean }>();
  for (const { leads, warns } of ends) {
    if (leads === null) continue;
    const { hex, alt } = leads.pose;
    const key = `${hex.q} ${hex.r}`;
    const known = best.get(key);
    const better = known === undefined || (known.warn && !warns) || (known.warn === warns && alt > known.alt);
    if (better) best.set(key, { at: hex, alt, warn: warns });
  }
  return [...best.values()]
    .filter(({ at }) => plan.every((step) => !sameHex(step.at, at)))
    .map(({ at, alt, warn }) => ({ at, text: `${alt}`, warn }));
}
