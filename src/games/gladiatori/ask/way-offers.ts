/** 3.3, 7.2, 8.1 Steps and turns in words: every hex and facing within reach, with whom one would have in front from there. */
import { distance, neighbour, sameHex } from '../../../kernel/hex.ts';
import { capital, times } from '../../../kernel/words.ts';
import { compared, type Footing, isBehind, standsOf, waysTo } from '../rules/book/ways.ts';
import { isFront, labelOf, WAY_NAMES } from '../rules/geometry.ts';
import { dishonourOf } from '../rules/points.ts';
import { animalsOut, enemyHexes, nameOf, opponentsOf, seenFrom } from '../rules/roster.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** The list of ways. */
const WAYS_GROUP = 'Go';

/** Every other stand within so many operations: those with an enemy directly in front first, then the nearest to one; `unit`: what an operation costs. */
export function wayOffers(asking: Asking, budget: number, unit: 'Speed' | 'of 3'): readonly Offer[] {
  const { state, fighter } = asking;
  const stands = standsOf(state, fighter, budget).filter(({ cost }) => cost > 0);
  const enemies = enemyHexes(state, fighter);
  const rank = (one: Offer): readonly number[] => {
    const { stand, foe, warns } = one;
    if (stand === null) return [];
    const near = Math.min(FAR, ...enemies.map((hex) => distance(hex, stand.hex)));
    const looks = enemies.some((hex) => seenFrom(stand, hex) === 0) ? 0 : 1;
    return [foe !== null && !warns ? 0 : 1, warns ? 1 : 0, near, looks, stand.cost];
  };
  return stands
    .map((stand) => wayOffer(asking, stand, unit))
    .map((one) => ({ one, rank: rank(one) }))
    .toSorted((a, b) => compared(a.rank, b.rank))
    .map(({ one }) => one);
}

const FAR = 99;

/** Who would stand directly in front; null: no enemy. */
function aheadFrom({ state, fighter }: Asking, { hex, facing }: Footing): string | null {
  const at = neighbour(hex, facing);
  const enemies = [...opponentsOf(state, fighter), ...animalsOut(state)];
  return enemies.find((one) => sameHex(one.hex, at))?.id ?? null;
}

function wayOffer(asking: Asking, stand: Footing, unit: 'Speed' | 'of 3'): Offer {
  const { state, fighter } = asking;
  const [first, ...further] = waysTo(stand);
  const foe = aheadFrom(asking, stand);
  const there = { ...fighter, hex: stand.hex, facing: stand.facing };
  const charged = state.sub === null ? [] : dishonourOf(state, state.sub, there);
  const behind = foe !== null && isBehind(state, foe, stand.hex);
  const warns = behind || charged.length > 0;
  const ahead = foe === null ? '' : `, ${nameOf(state, foe).replace(/^the /, '')} ahead`;
  return offer(
    first,
    `${labelOf(stand.hex)} facing ${WAY_NAMES[stand.facing]}`,
    foe === null ? `${stand.cost} ${unit}` : `${stand.cost}${ahead}`,
    {
      ...{ value: `go ${stand.hex.q} ${stand.hex.r} ${stand.facing}`, further, group: WAYS_GROUP, stand, foe, warns },
      more: () => [
        `${stepsText(stand)}: ${stand.cost} ${unit}.`,
        ...(foe === null
          ? distancesFrom(asking, stand)
          : [`${capital(nameOf(state, foe))} would be directly in front${behind ? ', facing away' : ''}.`]),
        ...(behind ? ['A blow from behind costs 3 VP, and 2 for each damage (15.1).'] : []),
        ...charged.map((what) => DISHONOUR[what]),
      ],
    },
  );
}

/** How far opponents are from a stand, and whether it looks at them. */
const distancesFrom = ({ state, fighter }: Asking, stand: Footing): readonly string[] =>
  opponentsOf(state, fighter).map((one) => {
    const looks = isFront(seenFrom(stand, one.hex)) ? 'before you' : 'behind you';
    return `${one.name} ${times(distance(stand.hex, one.hex), 'hex', 'hexes')} off, ${looks}.`;
  });

const DISHONOUR = {
  flight: 'That is fleeing: -2 VP (15.3).',
  cowardice: 'That shows your back: cowardice, -3 VP (15.3).',
} as const;

/** 'step NW, turn E': one after the other. */
function stepsText(stand: Footing): string {
  const told = [];
  for (let at: Footing | null = stand; at?.by != null; at = at.before)
    told.unshift(at.by.do === 'step' ? `step ${WAY_NAMES[at.by.way]}` : `turn ${WAY_NAMES[at.facing]}`);
  return told.join(', ');
}
