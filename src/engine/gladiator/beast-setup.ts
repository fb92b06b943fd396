/** 28.3, P89: beasts of a match: which come, and their log sheets. */
import { type Dice, type Lot, ONE_DIE } from '../kernel/dice.ts';
import { type Roll, rollOf } from '../kernel/roll.ts';
import { BEAST_KINDS, type Beast, type BeastKind } from './beast-types.ts';
import type { Tables } from './table-types.ts';
import type { State } from './types.ts';

/** P89 The beasts of a hunt: 1D3 counters drawn from those in the box. */
export function drawHunt(
  dice: Dice,
  tables: Tables,
): { readonly kinds: readonly BeastKind[]; readonly rolls: readonly Roll[]; readonly lots: readonly Lot[] } {
  const size = rollOf('hunt-size', 'P89', dice.throw('hunt-size', ONE_DIE), 'd3');
  const box = BEAST_KINDS.flatMap((kind) => Array<BeastKind>(tables.beasts[kind].counters).fill(kind));
  const lots: Lot[] = [];
  const kinds = Array.from({ length: size.total }, () => {
    const lot = dice.lot('beast-drawn', 'P89', box.length);
    lots.push(lot);
    const [kind = 'lion'] = box.splice(lot.picked, 1);
    return kind;
  });
  return { kinds, rolls: [size], lots };
}

/** 28.3 A beast before it has done anything; `horse`: one with a rider (30.6.6). */
export function newBeast(tables: Tables, kind: BeastKind, horse = false): Beast {
  const { hexes } = tables.beasts[kind];
  return { kind, hexes, panicked: false, fed: false, dazed: false, reared: false, horse, rider: null };
}

/** 28.3 A beast's ratings as a log sheet holds them: it has neither TR nor AG, and its CF are printed. */
export function beastRatings(tables: Tables, kind: BeastKind) {
  const { st, cn, w, cf } = tables.beasts[kind];
  return { tr: 0, st, ag: 0, cn, w, cfAtStart: cf };
}

/** Whether a word names a beast. */
export function isBeastKind(kind: string): kind is BeastKind {
  return BEAST_KINDS.some((one) => one === kind);
}

const ORDINALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX'] as const;

/** 28.3.1 What a beast is called: its kind, and a number after the first of them. */
export function beastName(state: Readonly<State>, kind: BeastKind): string {
  const before = state.fighters.filter(({ beast }) => beast?.kind === kind).length;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${ORDINALS[before] ?? ''}`;
}
