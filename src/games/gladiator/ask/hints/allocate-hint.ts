/** A word of advice beside an allocation. */

import type { Request } from '../../../../kernel/request.ts';
import { isFreeToStrike } from '../../rules/advanced/ensnared.ts';
import { guardCost } from '../../rules/advanced/specials.ts';
import { armsOf, canReach } from '../../rules/advanced/weapons.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { fighterOf, isActive, isUpright } from '../../rules/sheet.ts';
import type { Fighter, GladiatorDecisions, Pool, State } from '../../rules/types.ts';
import { hasChoices } from '../allocate/allocation-specials.ts';
import { markIn } from '../allocate/marks.ts';
import type { Here } from '../asked.ts';
import { beastAllocateHint } from '../beasts/beast-hints.ts';
import { RIDER_ALLOCATE_HINT } from '../beasts/rider-hints.ts';
import { arenaHint } from './arena-hint.ts';

const ALLOCATE_HINT =
  'More CF on one area hit harder; several attacks find gaps. Defend what he may strike at, above all what is weak or bare.';

/** What a newcomer should know while CF are divided. */
export function allocateHint(here: Here, request: Request<GladiatorDecisions, 'allocate'>): string {
  const { state } = here;
  const { pool, foes } = request;
  if (foes.length > 1) return severalHint(pool);
  const [me, foe] = [fighterOf(state, request.fighter), fighterOf(state, request.target)];
  if (!mayStrike(here, foe, me)) return harmlessHint(pool, foe);
  if (!pool.mayAttack)
    return `You cannot strike this phase. Defend what he is most likely to strike at, bare areas first.${guardHint(pool)}`;
  if (onHorse(state, foe)) return RIDER_ALLOCATE_HINT;
  if (foe.beast !== null) return beastAllocateHint(foe);
  return arenaHint(me, foe, state) || (hasChoices(pool) ? choicesHint(pool) : ALLOCATE_HINT);
}

/** Whether he could strike the one opponent he has, by all that is seen of him. */
function mayStrike({ state, tables }: Here, he: Fighter, opponent: Fighter): boolean {
  if (!isUpright(he) || !isFreeToStrike(state, tables, he)) return false;
  if (he.beast !== null && !canReach(state, tables, he, opponent)) return false; // 28.7.2 it strikes only before it
  return armsOf(state.rules, tables, he, rangeBetween(he, opponent)).length > 0;
}

/** What holds against one who cannot strike back. */
export function harmlessHint({ mayAttack }: Pool, { beast }: Fighter): string {
  const who = beast === null ? 'he' : 'it';
  return mayAttack
    ? `More CF on one area hit harder; several attacks find gaps. As ${who} cannot strike back, defence is wasted.`
    : `You cannot strike this phase, and neither can ${who}.`;
}

/** 30 Whether a man rides, or is a horse with a rider. */
const onHorse = (state: Readonly<State>, { mount, beast }: Fighter): boolean =>
  mount !== null || (beast !== null && beast.rider !== null && isActive(fighterOf(state, beast.rider)));

/** 23.3 What a special defence costs and does; '' where none can be had. */
function guardHint(pool: Pool): string {
  return pool.specialDefences.length === 0
    ? ''
    : ` v defends an area for ${guardCost(pool)} CF against any blow (23.3).`;
}

/** 26.3-26.5 What holds where a man has several against him. */
function severalHint({ marks }: Pool): string {
  const next = marks.length > 1 ? ' Tab: strike at the next one.' : '';
  const edge = marks.some((mark) => mark.edge.length > 0) ? ' e: position, into one attack (26.5).' : '';
  return `Your defence counts in full against everyone but those behind you (26.4).${next}${edge}`;
}

/** 23, 24 What there is to choose beside CF, by its keys. */
function choicesHint(pool: Pool): string {
  const { specialAttacks, arms } = markIn(pool);
  const offers = [
    ...(specialAttacks.length > 0 ? ['c makes this attack special'] : []),
    ...(pool.specialDefences.length > 0 ? [`v defends the area for ${guardCost(pool)} CF against any blow`] : []),
    ...(arms.length > 1 ? ['w: the other weapon'] : []),
    ...(pool.fatalBlow === true ? ['b gives up the attack for the next'] : []),
  ];
  return `${offers.join('; ')} (23, 24${pool.fatalBlow === true ? ', 31.3' : ''}).`;
}
