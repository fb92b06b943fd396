/** 5.2.3, 5.2.4 What may be done in one's own turn, and why not. */
import type { Act, PickUp } from './acts.ts';
import { backOf, boardIn, neighboursOf } from './board.ts';
import { armWorks, freeHands, heldBy } from './gear.ts';
import { activeIn, fighterOf, hasRoom, opponentsIn, opponentsOf, standsUp } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, GroundItem, State } from './types.ts';
import { HANDS, type HandSide, otherHand, type ZoneName } from './words.ts';

/** A fighter, and the match as it stands. */
interface Place {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** Whether a fighter's zone holds an active opponent. */
const isOccupied = ({ state, fighter }: Place): boolean => opponentsIn(state, fighter, fighter.zone).length > 0;

/** Why a fighter may not do something, with its rule; null: it may. */
export function actFault(state: Readonly<State>, tables: Tables, id: string, act: Act): string | null {
  const place = { state, tables, fighter: fighterOf(state, id) };
  switch (act.do) {
    case 'hold':
      return occupiedFault(place, '3.7.1') ?? uprightFault(place, '5.4.6');
    case 'move':
      return occupiedFault(place, '5.2.4') ?? uprightFault(place, '5.2.3') ?? stepFault(place, act.to);
    case 'attack':
      return opponentsIn(state, place.fighter, place.fighter.zone).some((one) => one.id === act.foe)
        ? null
        : 'no such opponent in this zone (5.2.4)';
    case 'leave':
      return freeFault(place, '5.2.3') ?? uprightFault(place, '5.2.4') ?? stepFault(place, act.to);
    case 'roll-away':
      return freeFault(place, '5.2.3') ?? rollFault(place, act.to);
    case 'stand':
      return standFault(place);
    case 'escape':
      if (!place.fighter.ensnared) return 'in no net (5.3.4)';
      return occupiedFault(place, '5.3.4');
    case 'clear-eyes':
      return place.fighter.blinded ? null : 'no sand in the eyes (5.4.9)';
    case 'destroy-net':
      return occupiedFault(place, '5.3.3') ?? uprightFault(place, '5.3.3') ?? netFault(place);
    case 'surrender':
      return state.toDeath ? 'nobody may surrender in a match to the death (6.9)' : null;
    case 'toss':
      return distantFault(place, act.foe, '5.3.1') ?? tossFault(place, act.foe);
    case 'throw':
      return distantFault(place, act.foe, '5.4.8') ?? throwFault(place, act.hand, act.foe);
    case 'sand':
      return (
        distantFault(place, act.foe, '5.4.9') ??
        (fighterOf(state, act.foe).blinded ? 'that one has sand in the eyes already (5.4.9)' : null)
      );
    case 'switch':
      return occupiedFault(place, '3.10.6') ?? uprightFault(place, '3.10.6') ?? switchFault(place, act.hand);
    case 'drop':
      return place.fighter.hands[act.hand] === null ? 'nothing in that hand (3.10.6)' : null;
    case 'pick-up':
      return pickUpFault(state, id, act);
  }
}

const occupiedFault = (place: Place, cite: string): string | null =>
  isOccupied(place) ? `an opponent is in this zone (${cite})` : null;

const freeFault = (place: Place, cite: string): string | null =>
  isOccupied(place) ? null : `no opponent is in this zone (${cite})`;

function uprightFault({ fighter }: Place, cite: string): string | null {
  if (fighter.ensnared) return `down in a net (${cite})`;
  return fighter.knocked ? `knocked down (${cite})` : null;
}

/** 5.2.4 Why a fighter may not go to a zone; null: it may. */
export function stepFault({ state, tables, fighter }: Place, to: ZoneName): string | null {
  if (!neighboursOf(boardIn(tables, state), fighter.zone).includes(to)) return `${to} is not next to this zone (5.2.2)`;
  if (!hasRoom(state, to)) return `${to} is full (2.6)`;
  const backs = opponentsIn(state, fighter, fighter.zone).map((one) => backOf(fighter, one));
  return backs.includes(to) ? `an opponent stands in the way to ${to} (5.2.4)` : null;
}

function rollFault(place: Place, to: ZoneName): string | null {
  if (standsUp(place.fighter)) return 'not knocked down (5.3.4)';
  const taken = opponentsIn(place.state, place.fighter, to).length > 0;
  return stepFault(place, to) ?? (taken ? `an opponent is in ${to} (5.3.4)` : null);
}

function standFault({ fighter }: Place): string | null {
  if (fighter.ensnared) return 'down in a net (5.3.4)';
  return fighter.knocked ? null : 'not knocked down (5.4.6)';
}

function netFault({ state, fighter }: Place): string | null {
  const lies = state.ground.some(({ missed, zone }) => missed === fighter.id && zone === fighter.zone);
  return lies ? null : 'no net that has just missed lies here (5.3.3)';
}

/** R26 Why a fighter may not aim at somebody in the next zone; null: it may. */
function distantFault(place: Place, foe: string, cite: string): string | null {
  const { state, tables, fighter } = place;
  const near = neighboursOf(boardIn(tables, state), fighter.zone);
  const target = opponentsOf(state, fighter).find((one) => one.id === foe);
  if (target === undefined || !near.includes(target.zone)) return `no such opponent in a neighbour zone (${cite})`;
  return occupiedFault(place, cite) ?? uprightFault(place, cite);
}

function tossFault({ state, fighter }: Place, foe: string): string | null {
  const holds = HANDS.some((hand) => fighter.hands[hand] === 'net');
  if (fighter.style !== 'retiarius' || !holds) return 'no net to toss (5.3.1)';
  return fighterOf(state, foe).ensnared ? 'that one is in a net already (5.3.1)' : null;
}

function throwFault({ state, tables, fighter }: Place, hand: HandSide, foe: string): string | null {
  const item = fighter.hands[hand];
  if (item === null || !tables.items[item].thrown) return 'no weapon to throw in that hand (5.4.8)';
  const { zone } = fighterOf(state, foe);
  const friend = activeIn(state).some((one) => one.side === fighter.side && one.zone === zone);
  return friend ? 'a friend stands in that zone (5.4.8)' : null;
}

function switchFault({ fighter }: Place, hand: HandSide): string | null {
  const other = otherHand(hand);
  if (fighter.hands[hand] === null) return 'nothing in that hand (3.10.6)';
  if (fighter.hands[other] !== null) return 'the other hand is not empty (3.10.6)';
  return armWorks(fighter, other) ? null : 'the other arm is out (3.10.6)';
}

/** 3.10.6, R33, R36, R89 Why a fighter may not pick something up; null: it may. */
export function pickUpFault(state: Readonly<State>, id: string, { ground, hand }: PickUp): string | null {
  const fighter = fighterOf(state, id);
  if (state.picked) return 'only one thing a turn (3.10.6)';
  if (!standsUp(fighter)) return 'one must stand for it (3.10.6)';
  if (opponentsIn(state, fighter, fighter.zone).length > 0) return 'an opponent is in this zone (3.10.6)';
  if (!freeHands(fighter).includes(hand)) return 'that hand is not free (3.10.6)';
  return liftFault(state, fighter, state.ground[ground]);
}

function liftFault({ turns }: Readonly<State>, fighter: Fighter, lying: GroundItem | undefined): string | null {
  if (lying === undefined || lying.zone !== fighter.zone) return 'no such thing lies here (3.10.6)';
  if (lying.fell === turns) return 'it has fallen in this very turn (R89)';
  return lying.item === 'net' && fighter.style !== 'retiarius' ? 'a net is for a retiarius (R36)' : null;
}

/** Everything that may be picked up, and with which hand. */
export function pickUpsOf(state: Readonly<State>, id: string): readonly PickUp[] {
  return state.ground
    .flatMap((_, ground) => HANDS.map((hand) => ({ ground, hand })))
    .filter((one) => pickUpFault(state, id, one) === null);
}

/** Everything a fighter may do, each once. */
export function actsOf(state: Readonly<State>, tables: Tables, id: string): readonly Act[] {
  return possible(state, tables, id).filter((act) => actFault(state, tables, id, act) === null);
}

/** Everything that anybody could think of doing. */
function possible(state: Readonly<State>, tables: Tables, id: string): readonly Act[] {
  const fighter = fighterOf(state, id);
  const held = heldBy(fighter);
  const foes = opponentsOf(state, fighter).map((one) => one.id);
  const zones = neighboursOf(boardIn(tables, state), fighter.zone);
  return [
    ...(['attack', 'toss', 'sand'] as const).flatMap((what) => foes.map((foe) => ({ do: what, foe }))),
    ...(['move', 'leave', 'roll-away'] as const).flatMap((what) => zones.map((to) => ({ do: what, to }))),
    ...held.flatMap(({ hand }) => foes.map((foe) => ({ do: 'throw' as const, hand, foe }))),
    ...(['hold', 'stand', 'escape', 'clear-eyes', 'destroy-net'] as const).map((what) => ({ do: what })),
    ...(['switch', 'drop'] as const).flatMap((what) => held.map(({ hand }) => ({ do: what, hand }))),
    ...pickUpsOf(state, id).map((one) => ({ do: 'pick-up' as const, ...one })),
    { do: 'surrender' },
  ];
}
