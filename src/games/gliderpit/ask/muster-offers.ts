/** 4, 14 Zones, weapons, the launch and markers of the air currents, in words. */
import { neighbour, sameHex } from '../../../kernel/hex.ts';
import { hexName, WAY_NAMES } from '../rules/hex-names.ts';
import { freeZones, LAUNCH_ALT, launchesOf, picksFor, takersOf } from '../rules/legal.ts';
import { inwards, middleOf } from '../rules/pit.ts';
import { gliderOf, loadOf } from '../rules/roster.ts';
import type { Weapon } from '../rules/words.ts';
import { standText } from './flight-offers.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** 4.8 The zones that are free, with who has the one across the pit. */
export function zoneOffers({ state, tables }: Asking): readonly Offer[] {
  return freeZones(state).map((zone) => {
    const across = zone.includes('W') ? zone.replace('W', 'E') : zone.replace('E', 'W');
    const other = state.gliders.find((one) => one.zone === across);
    const hex = middleOf(tables, zone);
    const pose = { hex, facing: inwards(zone), alt: LAUNCH_ALT, speed: 1 };
    return offer(zone, `Zone ${zone}`, other === undefined ? '' : `${other.name} opposite`, {
      leads: { pose, path: [{ hex, facing: pose.facing }], maneuvers: [] },
    });
  });
}

/** 4.9 What may be taken, and what is left of it. */
export function draftOffers({ state, tables, glider }: Asking, team: number): readonly Offer[] {
  const several = state.gliders.filter((one) => one.team === team).length > 1;
  const takes = picksFor(state, tables, team).map((pick) => {
    if (pick.do === 'pass') return offer(pick, 'No more', '');
    const { portage } = tables.weapons[pick.weapon];
    const who = several ? ` for ${gliderOf(state, pick.glider).name}` : '';
    return offer(
      pick,
      `${pick.weapon[0]?.toUpperCase() ?? ''}${pick.weapon.slice(1)}${who}`,
      `portage ${portage} of ${roomOf(pick.glider)}`,
      {
        more: () => [weaponText({ tables }, pick.weapon), `${state.armoury[pick.weapon]} are left.`],
      },
    );
  });
  return [...takes, offer({ do: 'pass' }, 'No more', '', { more: () => ['A pass is final.'] })];

  function roomOf(id: string): number {
    const one = id === glider.id ? glider : gliderOf(state, id);
    return one.limit - loadOf(one, tables);
  }
}

/** 3.1 What a weapon can do. */
export function weaponText({ tables }: Pick<Asking, 'tables'>, weapon: Weapon): string {
  const { range, strikes, cuts } = tables.weapons[weapon];
  const uses: { readonly [W in Weapon]: string } = {
    dagger: `helps out of a net: +${cuts}`,
    net: 'catches: no attacks, no Slips, no Climbs',
    spear: 'one CF easier to throw; it hurts',
    stone: 'the longest range, the least harm',
    sword: `no parry against it from behind; +${cuts} out of a net`,
  };
  return `Range ${range}${strikes ? ', strikes' : ''}; ${uses[weapon]}.`;
}

/** 16.40 Who takes what was drawn. */
export function assignOffers({ state, tables }: Asking, team: number, weapon: Weapon): readonly Offer[] {
  return takersOf(state, tables, team, weapon).map((id) => {
    const one = gliderOf(state, id);
    return offer(id, one.name, `room ${one.limit - loadOf(one, tables)}`);
  });
}

/** 4.10 First from the middle of the zone to the far wall; the other hexes and facings in a list of their own. */
export function launchOffers({ state, tables, glider }: Asking): readonly Offer[] {
  const { zone } = glider;
  if (zone === null) return [];
  const offers = launchesOf(state, tables, glider.id).map((launch) => {
    const { hex, facing, dive } = launch;
    const pose = { hex, facing, alt: LAUNCH_ALT - dive, speed: 1 + dive };
    const usual = sameHex(hex, middleOf(tables, zone)) && facing === inwards(zone);
    const label = usual ? `Dive ${dive}` : `${hexName(tables, hex)} ${WAY_NAMES[facing]}, dive ${dive}`;
    const path = [{ hex: neighbour(hex, facing, 0), facing }];
    return offer(launch, label, standText(pose), {
      ...(usual ? {} : { group: 'From elsewhere' }),
      leads: { pose, path, maneuvers: [] },
      more: () => [`From ${hexName(tables, hex)}, facing ${WAY_NAMES[facing]}.`],
    });
  });
  return [...offers.filter(({ group }) => group === undefined), ...offers.filter(({ group }) => group !== undefined)];
}
