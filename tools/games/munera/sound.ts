/** What must be so of a bout after everything that happens in it. */
import { isInside } from '../../../src/games/munera/rules/geometry.ts';
import type { State } from '../../../src/games/munera/rules/types.ts';

/** 2.6 Nobody and nothing outside the arena, one gladiator a hex, no weapon there twice. */
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
    new Set(weapons.map(({ id }) => id)).size === weapons.length
  );
}
