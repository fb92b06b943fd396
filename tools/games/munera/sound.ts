/** What must be so of a bout after everything that happens in it. */
import { handsUsed } from '../../../src/games/munera/rules/gear.ts';
import { isInside } from '../../../src/games/munera/rules/geometry.ts';
import type { State } from '../../../src/games/munera/rules/types.ts';
import { tables } from '../../../src/games/munera/tables.ts';

/** 2.6, MR-38 Nobody and nothing outside the arena, one gladiator a hex, no weapon there twice, nobody with more than two hands full, and no shield on a galerus arm. */
export function isSound({ fighters, ground, radius }: Readonly<State>): boolean {
  const active = fighters.filter(({ status }) => status === 'active');
  const places = new Set(active.map(({ hex }) => `${hex.q} ${hex.r}`));
  const weapons = [
    ...fighters.flatMap((one) => [...one.held, ...one.sheathed]),
    ...ground.flatMap(({ item }) => (item.kind === 'weapon' ? [item.weapon] : [])),
  ];
  return (
    places.size === active.length &&
    [...active, ...ground].every(({ hex }) => isInside(radius, hex)) &&
    active.every((one) => handsUsed(one, tables()) <= 2 && !(one.galerus && one.shield !== 'none')) &&
    new Set(weapons.map(({ id }) => id)).size === weapons.length
  );
}
