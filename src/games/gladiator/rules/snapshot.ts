/** Copies of a bout's state, for checkpoints and frames: what no rule changes in place is shared with it. */
import { copyPlain } from '../../../kernel/state.ts';
import type { ByArea, Fighter, State } from './types.ts';

/** The state as it is now: nothing that is played later changes it. */
export function snapshotOf(state: Readonly<State>): State {
  const { fighters, loose, blood, window, arena } = state;
  return {
    ...state,
    fighters: fighters.map(copyFighter),
    loose: listed(loose),
    blood: listed(blood),
    window: { ...window },
    arena: arena === null ? null : { ...arena, walls: [...arena.walls], obstacles: [...arena.obstacles] },
  };
}

/** One fighter, with every part of the sheet that is written to as the match goes on. */
function copyFighter(fighter: Fighter): Fighter {
  const { at, beast, armour, hands, sheath, wounds, stun, arteries, ensnared, grappled } = fighter;
  return {
    ...fighter,
    at: { ...at },
    beast: copyPlain(beast),
    armour: byArea(armour),
    hands: listed(hands),
    sheath: listed(sheath),
    wounds: byArea(wounds),
    stun: { ...stun },
    arteries: listed(arteries),
    ensnared: copyPlain(ensnared),
    grappled: copyPlain(grappled),
  };
}

const byArea = <T>(each: Readonly<ByArea<T>>): ByArea<T> => ({ ...each });

const listed = <T>(list: readonly T[]): T[] => list.map(copyPlain);
