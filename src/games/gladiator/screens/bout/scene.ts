/** The state of a bout as something to draw. */

import type { Hex } from '../../../../kernel/hex.ts';
import type { Settings } from '../../../../settings.ts';
import type { ArenaScene, Cord, Figure, LongBody, Passing, Team } from '../../../../tui/arena/scene.ts';
import { BARE } from '../../../../tui/arena/scene.ts';
import type { Thing } from '../../../../tui/arena/things.ts';
import { isTeams } from '../../ask/sides.ts';
import { canStrike } from '../../rules/advanced/weapons.ts';
import { boxesLeft, isBattered, isOnSand, isRidden, isShield, isSnare } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { AREAS, type Fighter, type FighterId, type Item, type State } from '../../rules/types.ts';
import { emblemOf } from '../kit/pictures.ts';
import type { Passage } from './passages.ts';
import { teamOf } from './sides.ts';

/** What a screen adds to the bare state. */
export type SceneOverlay = Pick<
  ArenaScene,
  'plan' | 'sealed' | 'hints' | 'cursor' | 'trail' | 'clash' | 'cords' | 'flights' | 'coords'
> & {
  /** Of a team, the man for whom a question is open. */
  readonly asked: FighterId | null;
  /** What is seen on the way to the state; null: the state as it is. */
  readonly picture: Passage | null;
};

/** Nothing laid over the arena: what is in it, and no more. */
export const NO_OVERLAY: SceneOverlay = { ...BARE, asked: null, picture: null };

const TINTED: Readonly<Record<Settings['reach'], readonly Team[]>> = {
  both: ['you', 'foe'],
  yours: ['you'],
  theirs: ['foe'],
  none: [],
};

/** Everything in the arena, with what a screen lays over it; `you` is a man of the player's side. */
export function sceneOf(
  state: Readonly<State>,
  tables: Tables,
  you: FighterId,
  { asked, picture, ...overlay }: SceneOverlay,
  reach: Settings['reach'],
): ArenaScene {
  const lettered = isTeams(state);
  const figures = state.fighters
    .filter((fighter) => isOnSand(fighter) && !isRidden(fighter))
    .map((fighter): Figure => {
      const figure = figureOf(state, tables, fighter, teamOf(state, fighter.id, you));
      const seen = picture?.falling.find(({ id }) => id === fighter.id);
      return { ...figure, ...seen, lettered, asked: lettered && fighter.id === asked };
    });
  const passing = figures.flatMap((figure): readonly Passing[] => {
    const way = picture?.moving.find(({ id }) => id === figure.id);
    return way === undefined ? [] : [{ figure, from: way.from, share: way.share }];
  });
  return {
    window: state.window,
    figures: figures.filter((figure) => !passing.some((one) => one.figure === figure)),
    walls: state.arena?.walls ?? [],
    obstacles: state.arena?.obstacles ?? [],
    items: state.loose.map(({ item, at }) => ({ kind: thingOf(tables, item), at })),
    blood: state.blood,
    fronts: TINTED[reach],
    ...overlay,
    passing,
    sparks: picture?.sparks ?? [],
    clash: picture === null ? overlay.clash : picture.flash,
    flights: picture?.flights ?? overlay.flights,
    cords: [...cordsIn(state, you), ...(picture?.casts ?? overlay.cords)],
  };
}

/** 20.5, 21.7 The cords by which men in nets and nooses are held. */
function cordsIn(state: Readonly<State>, you: FighterId): readonly Cord[] {
  return state.fighters.flatMap(({ at: to, ensnared }): readonly Cord[] => {
    const holder = ensnared === null ? undefined : state.fighters.find(({ id }) => id === ensnared.holder);
    if (holder?.fate !== 'fighting') return [];
    return [{ team: teamOf(state, holder.id, you), from: holder.at, to, end: null }];
  });
}

function figureOf(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  team: Team,
): Omit<Figure, 'lettered' | 'asked'> {
  const { id, name, at, facing, posture, faceUp, conscious, fate, stumbling, owesStumble, stun, w, ensnared } = fighter;
  return {
    id,
    name: name.toUpperCase(),
    team,
    at,
    body: bodyOf(fighter),
    facing,
    posture,
    faceUp,
    state: fate === 'dead' ? 'dead' : conscious ? 'fighting' : 'unconscious',
    stumbling: stumbling || owesStumble,
    ...(ensnared === null ? {} : { caught: ensnared.snare.kind }),
    stun: stun.amount,
    ...heldBy(tables, fighter),
    strikes: strikesOf(state, tables, fighter),
    condition: AREAS.map((area) => boxesLeft(fighter, area) / w),
  };
}

/** 28.2, 30.3 A beast's body, or a rider's with that of his horse. */
function bodyOf({ beast, mount }: Fighter): LongBody | null {
  const calm = { reared: false, panicked: false, dazed: false, fed: false };
  if (mount !== null) return { kind: 'horse', hexes: 3, ...calm, ridden: true };
  if (beast === null) return null;
  const { kind, hexes, reared, panicked, dazed, fed, horse } = beast;
  return { kind: horse ? 'horse' : kind, hexes, reared, panicked, dazed, fed, ridden: false };
}

/** The weapon he strikes with and what is in the other hand; a battered shield counts as none (B3). */
function heldBy(tables: Tables, { hands }: Fighter): Pick<Figure, 'weapon' | 'other'> {
  const armed = hands.find(({ kind }) => kind !== 'shield') ?? null;
  const other = hands.find((item) => item !== armed) ?? null;
  const shown = other === null ? null : thingOf(tables, other);
  return { weapon: armed === null ? null : thingOf(tables, armed), other: shown === 'battered' ? null : shown };
}

function thingOf(tables: Tables, item: Item): Thing {
  if (isSnare(item)) return item.kind;
  if (isShield(item)) return isBattered(tables, item) ? 'battered' : item.size;
  return emblemOf(tables, item.kind);
}

/** The longest reach there is (21.9). */
const LONGEST = 3;

/** 6.1, 21 The hexes in his front within the reach of what he holds. */
function strikesOf(state: Readonly<State>, tables: Tables, fighter: Fighter): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let q = -LONGEST; q <= LONGEST; q++) {
    for (let r = -LONGEST; r <= LONGEST; r++) {
      const hex = { q: fighter.at.q + q, r: fighter.at.r + r };
      if (canStrike(state, tables, fighter, hex)) hexes.push(hex);
    }
  }
  return hexes;
}
