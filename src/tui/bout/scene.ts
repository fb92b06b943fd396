/** The state of a bout as something to draw. */
import { boxesLeft, isBattered, shieldOf, weaponOf } from '../../engine/gladiator/sheet.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import { AREAS, type Fighter, type FighterId, type LooseItem, type State } from '../../engine/gladiator/types.ts';
import type { ArenaScene, Figure, GroundItem } from '../arena/scene.ts';

/** What a screen adds to the bare state. */
export type Overlay = Pick<ArenaScene, 'plan' | 'hints' | 'cursor' | 'trail' | 'clash' | 'coords'>;

export const NO_OVERLAY: Overlay = { plan: null, hints: [], cursor: null, trail: [], clash: null, coords: false };

/** Everything in the arena, with what a screen lays over it; `you` is the fighter the player leads. */
export function sceneOf(state: Readonly<State>, tables: Tables, you: FighterId, overlay: Overlay): ArenaScene {
  return {
    window: state.window,
    figures: state.fighters.filter(({ fate }) => fate !== 'spared').map((fighter) => figureOf(tables, fighter, you)),
    items: state.loose.map((loose) => groundItem(tables, loose)),
    blood: state.blood,
    fronts: true,
    ...overlay,
  };
}

function figureOf(tables: Tables, fighter: Fighter, you: FighterId): Figure {
  const { id, name, at, facing, posture, faceUp, conscious, fate, stumbling, owesStumble, stun, w } = fighter;
  return {
    id,
    name: name.toUpperCase(),
    team: id === you ? 'you' : 'foe',
    at,
    facing,
    posture,
    faceUp,
    state: fate === 'dead' ? 'dead' : conscious ? 'fighting' : 'unconscious',
    stumbling: stumbling || owesStumble,
    stun: stun.amount,
    weapon: weaponOf(fighter) !== null,
    shield: shieldOf(tables, fighter)?.size ?? null,
    condition: AREAS.map((area) => boxesLeft(fighter, area) / w),
  };
}

function groundItem(tables: Tables, { item, at }: LooseItem): GroundItem {
  if (item.kind !== 'shield') return { kind: 'sword', at };
  return { kind: isBattered(tables, item) ? 'battered' : item.size, at };
}
