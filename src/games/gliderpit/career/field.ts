/** 23.2 to 23.4 Who meets whom in a pit, and how each bout is set up. */
import type { Shuffle } from '../../../kernel/dice.ts';
import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { innerSeed } from '../../../kernel/seal.ts';
import { idOf } from '../rules/setup.ts';
import type { GliderSetup, Grudges, PitSetup } from '../rules/types.ts';
import type { SeasonContext } from './kit.ts';
import { inOrderBy, pilotOf, STANDING } from './pilots.ts';
import type { LadderPit, SeasonTables } from './tables.ts';
import type { PitField, SeasonPilot, SeasonState } from './types.ts';

/** 23.2 The pit that is flown. Throws where there is none: a bug. */
export function ladderPit({ ladder }: Pick<SeasonTables, 'ladder'>, pit: number): LadderPit {
  const found = ladder[pit - 1];
  if (found === undefined) throw new Error(`there is no pit ${pit}`);
  return found;
}

/** Somebody of a bout, and on whose side. */
export interface Slot {
  /** Null: a hireling. */
  readonly pilot: SeasonPilot | null;
  readonly team: number;
}

const HIRED = ['Hireling', 'Journeyman', 'Nobody', 'Stranger'] as const;

/** 23.2 The bouts of this pit, the player’s own first; a duel of two hirelings is none (GR-48). */
export function makeUp(ctx: SeasonContext): readonly PitField[] {
  const { state, tables, emit } = ctx;
  const pit = ladderPit(tables, state.pit);
  const shuffles: Shuffle[] = [];
  let order: readonly SeasonPilot[] = state.pilots;
  if (pit.madeUpBy !== 'all') {
    const made = inOrderBy(ctx, pit.madeUpBy);
    shuffles.push(made.shuffle);
    order = made.order;
  }
  const bouts = slotsFor(pit, order)
    .filter((slots) => slots.some(({ pilot }) => pilot !== null && !pilot.wrecked))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  let number = state.past.length;
  const fields = bouts.map((slots): PitField => {
    const shuffle = ctx.dice.shuffle('seats', '23.2', slots.length);
    shuffles.push(shuffle);
    number += 1;
    return fieldOf(
      number,
      pit,
      shuffle.order.flatMap((at) => slots[at] ?? []),
    );
  });
  emit({ kind: 'matched', cite: '23.2', shuffles, order: order.map(({ name }) => name) });
  return fields;
}

/** 23.2 The player’s own bout as everybody stands now; of equals the lot may say otherwise. */
export function foreseenField(state: Readonly<SeasonState>, tables: SeasonTables): readonly Slot[] {
  const pit = ladderPit(tables, state.pit);
  const order = pit.madeUpBy === 'all' ? state.pilots : state.pilots.toSorted(STANDING[pit.madeUpBy]);
  return slotsFor(pit, order).find(isOwn) ?? [];
}

const isOwn = (slots: readonly Slot[]): boolean => slots.some(({ pilot }) => pilot?.mind === 'player');

/** 23.2 Places of everybody by the order in which they stand. */
const DUELS = {
  rating: [
    [0, 3],
    [1, 2],
  ],
  laurels: [
    [0, 1],
    [2, 3],
  ],
} as const;
const SIDES = [
  [0, 3],
  [1, 2],
] as const;

function slotsFor(
  { field, hirelings, madeUpBy }: LadderPit,
  order: readonly SeasonPilot[],
): readonly (readonly Slot[])[] {
  const at = (place: number, team: number): Slot => ({ pilot: order[place] ?? null, team });
  switch (field) {
    case 'melee': {
      const all = order.map((pilot, team): Slot => ({ pilot, team }));
      return [[...all, ...Array.from({ length: hirelings }, (_, i) => ({ pilot: null, team: order.length + i }))]];
    }
    case 'duels':
      return DUELS[madeUpBy === 'rating' ? 'rating' : 'laurels'].map((pair) => pair.map(at));
    case 'teams':
      return [
        SIDES.flatMap((side, team) => [
          ...side.map((place) => at(place, team)),
          ...Array.from({ length: hirelings / SIDES.length }, (): Slot => ({ pilot: null, team })),
        ]),
      ];
  }
}

function fieldOf(number: number, { field }: LadderPit, slots: readonly Slot[]): PitField {
  let hired = 0;
  const flies = ({ pilot }: Slot): SeasonPilot | null => (pilot === null || pilot.wrecked ? null : pilot);
  return {
    ...{ number, kind: field === 'duels' ? 'duel' : field, teams: slots.map(({ team }) => team) },
    pilots: slots.map((one) => flies(one)?.id ?? null),
    names: slots.map((one) => flies(one)?.name ?? HIRED[hired++] ?? `Hireling ${hired}`),
  };
}

/** 23.3 to 23.5, 23.8 The set-up and the seed of a bout. */
export function pitOrder(state: Readonly<SeasonState>, tables: SeasonTables, field: PitField) {
  const { number, pilots, teams } = field;
  const { floor } = ladderPit(tables, state.pit);
  const gliders = pilots.map((_, at) => gliderAt(state, field, at));
  const first = teams.filter((_, at) => {
    const id = pilots[at] ?? null;
    return id !== null && pilotOf(state, id).bought.first;
  });
  const setup: PitSetup = {
    ...{ floor, randomWeapons: false, randomChits: false, advanced: false, armoury: pilots.length },
    ...{ first: [...new Set(first)].sort((a, b) => a - b), gliders },
  };
  const own = gliders.some(({ seat }) => seat === PLAYER_SEAT);
  return { number, setup, seed: innerSeed(state, 'bout', number), own };
}

function gliderAt(state: Readonly<SeasonState>, { pilots, names, teams }: PitField, at: number): GliderSetup {
  const id = pilots[at] ?? null;
  const plain = { name: names[at] ?? '', team: teams[at] ?? 0, seat: null, straps: 0 };
  if (id === null) return plain;
  const pilot = pilotOf(state, id);
  const own = { ...plain, straps: pilot.bought.straps };
  if (pilot.mind === 'player') return { ...own, seat: PLAYER_SEAT };
  const grudges = grudgesIn(pilot, pilots);
  const bears = Object.keys(grudges).length === 0 ? own : { ...own, grudges };
  return pilot.mind === 'book' ? bears : { ...bears, seat: programSeat(at), level: 'tactician' };
}

/** 23.8 A pilot’s grudges by the ids that those of a bout have there. */
function grudgesIn({ grudges }: SeasonPilot, pilots: PitField['pilots']): Grudges {
  return Object.fromEntries(
    pilots.flatMap((id, at) => {
      const grudge = id === null ? 0 : (grudges[id] ?? 0);
      return grudge === 0 ? [] : [[idOf(at), grudge]];
    }),
  );
}
