/** What a plain gladiator does in its own turn: on its feet, with dice in hand, at the nearest opponent. */
import type { Act } from '../rules/acts.ts';
import { boardIn, distanceOf, neighboursOf } from '../rules/board.ts';
import { backOff, bestOf } from '../rules/book/ways.ts';
import { freeHands, weaponOf } from '../rules/gear.ts';
import { actFault, pickUpFault } from '../rules/legal.ts';
import { hasRoom, isSpent, opponentsIn, opponentsOf, standsUp } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { HANDS } from '../rules/words.ts';

/** What is done, by one rule of thumb after another. It is legal. */
export function plainAct(state: Readonly<State>, tables: Tables, fighter: Fighter): Act {
  const near = opponentsIn(state, fighter, fighter.zone);
  return near.length === 0 ? actAlone(state, tables, fighter) : actClose(state, tables, fighter, near);
}

/** With nobody in the zone: up, armed, rested, then at somebody. */
function actAlone(state: Readonly<State>, tables: Tables, fighter: Fighter): Act {
  if (fighter.ensnared) return { do: 'escape' };
  if (fighter.knocked) return { do: 'stand' };
  if (fighter.blinded) return { do: 'clear-eyes' };
  const taken = weaponOf(fighter, tables) === null ? weaponOnFloor(state, tables, fighter) : null;
  if (taken !== null) return taken;
  if (fighter.bonus < fighter.now.strength) return { do: 'hold' };
  const caught = opponentsOf(state, fighter).find(
    ({ id }) => actFault(state, tables, fighter.id, { do: 'toss', foe: id }) === null,
  );
  if (caught !== undefined) return { do: 'toss', foe: caught.id };
  const to = nearer(state, tables, fighter);
  return to === null ? { do: 'hold' } : { do: 'move', to };
}

/** With somebody in the zone: up, out of it where nothing is left to fight with or a net waits to be tossed, else at the weakest. */
function actClose(state: Readonly<State>, tables: Tables, fighter: Fighter, near: readonly Fighter[]): Act {
  if (fighter.knocked && !fighter.ensnared) return { do: 'stand' };
  const leaves = standsUp(fighter) && (isSpent(fighter) || carriesNet(fighter));
  const to = leaves ? backOff({ state, tables }, fighter) : null;
  return to === null ? { do: 'attack', foe: weakestOf(near) } : { do: 'leave', to };
}

/** The first weapon on the floor that may be taken up; null: there is none. */
export function weaponOnFloor(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
): Extract<Act, { do: 'pick-up' }> | null {
  const free = freeHands(fighter);
  const hand = free.find((one) => one === fighter.card.handed) ?? free[0];
  if (hand === undefined) return null;
  const ground = state.ground.findIndex(
    ({ item }, at) =>
      tables.items[item].use === 'weapon' && pickUpFault(state, fighter.id, { ground: at, hand }) === null,
  );
  return ground < 0 ? null : { do: 'pick-up', ground, hand };
}

/** 5.3.1 Whether a net is in hand. */
function carriesNet({ style, hands }: Fighter): boolean {
  return style === 'retiarius' && HANDS.some((hand) => hands[hand] === 'net');
}

/** A step towards the nearest opponent; null: there is no room. */
function nearer(state: Readonly<State>, tables: Tables, fighter: Fighter): string | null {
  const board = boardIn(tables, state);
  const foes = opponentsOf(state, fighter);
  const far = (zone: string): number => Math.min(...foes.map((one) => distanceOf(zone, one.zone)));
  const open = neighboursOf(board, fighter.zone).filter((zone) => hasRoom(state, zone));
  const least = Math.min(...open.map(far));
  return bestOf(
    board,
    open.filter((zone) => far(zone) === least),
  );
}

/** The one with the fewest Bonus Dice, the first of equals; there must be one. */
export function weakestOf(foes: readonly Fighter[]): string {
  const least = Math.min(...foes.map(({ bonus }) => bonus));
  return foes.find(({ bonus }) => bonus === least)?.id ?? '';
}
