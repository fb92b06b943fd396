/** 11, 12 Attacks and what is done with weapons, in words, with exact chances. */
import { percent } from '../../../odds/offers.ts';
import { type AttackOdds, strikeOdds, throwOdds } from '../odds/attack-odds.ts';
import { freedChance, NET_NEED } from '../odds/net-odds.ts';
import type { CombatAct, PilotAct } from '../rules/acts.ts';
import { shiftedTotal } from '../rules/book/worth.ts';
import { canParry, strikeAim, throwAim } from '../rules/combat/aim.ts';
import { actionsOf, combatsOf } from '../rules/legal.ts';
import { gliderOf } from '../rules/roster.ts';
import { dropOffer } from './flight-offers.ts';
import { weaponText } from './muster-offers.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** 11 All attacks and transfers, that at an enemy which hits best first; not to fight stands last. */
export function combatOffers(asking: Asking): readonly Offer[] {
  const { state, tables, glider } = asking;
  const acts = combatsOf(state, tables, glider.id);
  const rankOf = (act: CombatAct): number => {
    if (act.do === 'nothing') return 2;
    if (act.do === 'drop') return 3;
    const isEnemy = act.do !== 'transfer' && gliderOf(state, act.at).team !== glider.team;
    return isEnemy ? -chanceOf(asking, act) : 1;
  };
  return acts.toSorted((a, b) => rankOf(a) - rankOf(b)).map((act) => combatOffer(asking, act));
}

/** 11.27 The chance of an attack to hit; of anything else 0. */
function chanceOf({ state, tables, glider }: Asking, act: CombatAct): number {
  const { hand } = glider;
  if (hand === null || (act.do !== 'throw' && act.do !== 'strike')) return 0;
  const odds = act.do === 'throw' ? throwOdds : strikeOdds;
  return odds(tables, glider, hand, gliderOf(state, act.at), state.floor).hit;
}

function combatOffer(asking: Asking, act: CombatAct): Offer {
  const { state, tables, glider } = asking;
  if (act.do === 'nothing') return offer(act, 'No attack', '');
  if (act.do === 'drop' || glider.hand === null) return dropOffer(asking);
  const target = gliderOf(state, act.at);
  const weapon = glider.hand;
  if (act.do === 'transfer') {
    const { cf, need } = strikeAim(tables, glider, target);
    return offer(act, `Hand ${weapon} to ${target.name}`, `CF ${cf}, ${need}+`, { foe: target.id });
  }
  const throws = act.do === 'throw';
  const odds = (throws ? throwOdds : strikeOdds)(tables, glider, weapon, target, state.floor);
  const { parts } = throws ? throwAim(tables, glider, target, weapon) : strikeAim(tables, glider, target);
  const made = parts.map(({ value, why }) => `${why} ${value}`).join(', ');
  const ally = target.team === glider.team;
  const label = `${throws ? `Throw ${weapon}` : `Strike, ${weapon}`}: ${target.name}${ally ? ' (yours)' : ''}`;
  return offer(act, label, `hit ${percent(odds.hit)}`, {
    ...{ foe: target.id, warns: ally },
    more: () => [
      `CF ${odds.cf} (${made}): ${odds.need} or more, ${percent(odds.hit)}.`,
      effectText(odds),
      ...(throws ? ['The weapon is gone, hit or miss.'] : strikeWords(weapon === 'sword' && !canParry(target, glider))),
    ],
  });
}

/** 'Out 12 %, stunned 20 %, 1.6 levels, 0.3 speed on the average.' */
function effectText({ out, stunned, levels, slowed, netted }: AttackOdds): string {
  if (netted > 0) return `Caught in the net ${percent(netted)}. On 11 you are caught in it yourself.`;
  return `Out ${percent(out)}, stunned ${percent(stunned)}; on the average ${levels.toFixed(1)} levels, ${slowed.toFixed(1)} speed.`;
}

function strikeWords(shifts: boolean): readonly string[] {
  return ['On 11 the weapon is lost.', ...(shifts ? ['It cannot parry: you may shift the result by one.'] : [])];
}

/** 11.31 The three results to choose from. */
export function shiftOffers({ tables }: Asking, total: number): readonly Offer[] {
  return ([0, -1, 1] as const).map((shift) => {
    const { effect } = tables.strikeResult(shiftedTotal(total, shift));
    const label = shift === 0 ? `As it fell: ${total}` : `${shift > 0 ? '+1' : '-1'}: ${shiftedTotal(total, shift)}`;
    return offer(shift, label, effect.text);
  });
}

/** 12 All that can be done in the action phase. */
export function actionOffers(asking: Asking): readonly Offer[] {
  const { state, glider } = asking;
  return actionsOf(state, glider.id).map((act) => actionOffer(asking, act));
}

function actionOffer(asking: Asking, act: PilotAct): Offer {
  const { tables, glider } = asking;
  switch (act.do) {
    case 'nothing':
      return offer(act, 'Nothing', '');
    case 'drop':
      return dropOffer(asking);
    case 'stow':
      return offer(act, `Put the ${glider.hand ?? ''} away`, '');
    case 'take': {
      const { range } = tables.weapons[act.weapon];
      const freed = `In a net you get out with it by ${percent(freedChance(tables, act.weapon))}.`;
      return offer(act, `Take the ${act.weapon}`, `range ${range}`, {
        more: () => [weaponText(asking, act.weapon), ...(glider.netted ? [freed] : [])],
      });
    }
    case 'escape': {
      const { hand } = glider;
      const cuts = hand === null ? 0 : tables.weapons[hand].cuts;
      const adds = hand === null ? '' : `, ${cuts > 0 ? '+' : ''}${cuts} for the ${hand}`;
      const more = () => [`A die${adds}: ${NET_NEED} or more. A dagger in hand adds 2, a sword 1, others take 1 off.`];
      return offer(act, 'Out of the net', percent(freedChance(tables, hand)), { more });
    }
  }
}
