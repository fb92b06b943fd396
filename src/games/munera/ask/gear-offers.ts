/** 7.27 to 7.35 What is done with things, in words. */
import { percent } from '../../../odds/offers.ts';
import type { Act } from '../rules/acts.ts';
import { FREES } from '../rules/blows/nets.ts';
import { itemName } from '../rules/gear.ts';
import { hexName } from '../rules/hex-names.ts';
import { actCost, actsOf } from '../rules/legal.ts';
import type { Fighter } from '../rules/types.ts';
import { type Asking, type Offer, offer } from './offer.ts';

type GearAct = Exclude<Act, { readonly do: 'end' | 'cut' | 'step' | 'turn' | 'attack' | 'grapple' | 'haze' }>;

const isGear = (act: Act): act is GearAct =>
  !['end', 'cut', 'step', 'turn', 'attack', 'grapple', 'haze'].includes(act.do);

/** Things that may be drawn, put away, dropped, thrown away, picked up and kicked. */
export function gearOffers({ state, tables, fighter }: Asking): readonly Offer[] {
  return actsOf(state, tables, fighter.id)
    .filter(isGear)
    .map((act) => {
      const cost = actCost(state, tables, fighter.id, act);
      const { label, more } = gearWords({ state, tables, fighter }, act);
      return offer(act, label, cost === 0 ? 'free' : `${cost} AP`, {
        ...{ group: GEAR_LISTS[act.do], cost, more: () => more },
      });
    });
}

const GEAR_LISTS: { readonly [D in GearAct['do']]: string } = {
  draw: 'Weapons and gear',
  sheathe: 'Weapons and gear',
  drop: 'Weapons and gear',
  'drop-dart': 'Weapons and gear',
  discard: 'Weapons and gear',
  'pick-up': 'Pick up, kick',
  kick: 'Pick up, kick',
};

const nameIn = (weapons: Fighter['held'], id: string): string => weapons.find((one) => one.id === id)?.kind ?? '';

function gearWords(
  { state, fighter }: Asking,
  act: GearAct,
): { readonly label: string; readonly more: readonly string[] } {
  switch (act.do) {
    case 'draw':
      return { label: `Draw the ${nameIn(fighter.sheathed, act.id)}`, more: [] };
    case 'sheathe':
      return { label: `Sheathe the ${nameIn(fighter.held, act.id)}`, more: [] };
    case 'drop':
      return {
        label: `Drop the ${nameIn(fighter.held, act.id)}`,
        more: ['It stays in your hex, for anybody to pick up.'],
      };
    case 'drop-dart':
      return { label: 'Drop a dart', more: ['It stays in your hex, for anybody to pick up.'] };
    case 'discard': {
      const what = act.what === 'helmet' ? 'helmet' : fighter.shield === 'cape' ? 'cape' : 'shield';
      return {
        label: `Throw the ${what} away`,
        more: [`It is gone for good.${what === 'helmet' ? ' An appeal of yours -1.' : ''}`],
      };
    }
    case 'pick-up':
    case 'kick': {
      const lying = state.ground[act.ground];
      const what = lying === undefined ? '' : `the ${itemName(lying.item)} at ${hexName(lying.hex, state.radius)}`;
      return { label: `${act.do === 'kick' ? 'Kick' : 'Take'} ${what}`, more: [] };
    }
  }
}

/** 8.47 Cutting at what one is caught in. */
export function cutOffer({ fighter }: Asking): readonly Offer[] {
  const { entangled } = fighter;
  if (entangled === null) return [];
  const chance = (7 - FREES[entangled.kind]) / 6;
  return [
    offer({ do: 'cut' }, `Cut the ${entangled.kind}`, `1 AP, free ${percent(chance)}`, {
      ...{ cost: 1, more: () => [`Once a turn. On a 6 the ${entangled.kind} is destroyed.`] },
    }),
  ];
}
