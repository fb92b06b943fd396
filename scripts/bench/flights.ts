/** What all ends of a movement in the pit cost: alone in the middle at the highest speed, and among five others. */
import { endsOf } from '../../src/games/gliderpit/rules/ends.ts';
import { type Flying, freshFlight } from '../../src/games/gliderpit/rules/maneuvers.ts';
import { FASTEST } from '../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../src/games/gliderpit/tables.ts';
import { type Figure, quantiles, timed } from './figures.ts';

const ROUNDS = 300;

/** Others in the hexes ahead, at the levels that are flown through. */
const CROWD: Flying['air']['others'] = [
  { id: 'B', alt: 9, hex: { q: 0, r: 0 } },
  { id: 'C', alt: 10, hex: { q: 1, r: 0 } },
  { id: 'D', alt: 9, hex: { q: 2, r: 0 } },
  { id: 'E', alt: 11, hex: { q: 1, r: -1 } },
  { id: 'F', alt: 10, hex: { q: 2, r: -1 } },
];

/** The time for all ends, at the median. */
export function flights(): readonly Figure[] {
  const cases: readonly (readonly [string, Flying['air']['others']])[] = [
    ['alone', []],
    ['among five others', CROWD],
  ];
  return cases.map(([what, others]) => {
    const flying = fastest(others);
    const times = Array.from({ length: ROUNDS }, () => timed(() => endsOf(flying)));
    return {
      ...{ what: `all ends at speed ${FASTEST}, ${what}`, value: quantiles(times).p50 },
      ...{ unit: 'ms', target: { atMost: 5 } },
    };
  });
}

const fastest = (others: Flying['air']['others']): Flying => ({
  tables: tables(),
  air: { floor: 0, others },
  pilot: { stunned: false, netted: false, hand: null },
  pose: { hex: { q: 0, r: 0 }, facing: 0, alt: 10, speed: FASTEST },
  flight: freshFlight(FASTEST),
});
