/** 7.20 to 7.22 Steps and turns in words: every hex and facing within reach, and what could be done from there. */
import type { Direction } from '../../../kernel/hex.ts';
import { capital } from '../../../kernel/words.ts';
import { percent } from '../../../odds/offers.ts';
import { strikeOdds } from '../odds/strike-odds.ts';
import type { Attack } from '../rules/acts.ts';
import { armsOf } from '../rules/gear.ts';
import { hexName, WAY_NAMES } from '../rules/hex-names.ts';
import { attackCost, attackFault, attacksOf } from '../rules/legal.ts';
import { pointsLeft } from '../rules/points.ts';
import { type Footing, reachOf, standingAt, wayTo } from '../rules/reach.ts';
import { opponentsOf, turnOf } from '../rules/roster.ts';
import { attackHead } from './attack-offers.ts';
import { type Asking, type Offer, offer, tiringWords } from './offer.ts';

/** The list of ways. */
const WAYS_GROUP = 'Go';

/** Every stand that can be reached and is not the one that is held; first those from which somebody could be struck. */
export function wayOffers(asking: Asking): readonly Offer[] {
  const { state, fighter } = asking;
  const stands = reachOf(state, fighter, pointsLeft(state, fighter), !turnOf(state).stood).filter(
    ({ cost }) => cost > 0,
  );
  const ways = stands.map((stand) => wayOffer(asking, stand));
  return [...ways.filter(({ strikes }) => strikes), ...ways.filter(({ strikes }) => !strikes)];
}

/** The best chance to hit by a plain attack from a stand, with the Action Points that are then left; null: there is none. Bare hands do not count. */
function bestHit({ state, tables, fighter }: Asking, stand: Footing): number | null {
  const { hex, facing, cost } = stand;
  const there = { state, tables, fighter: { ...fighter, hex, facing } };
  const left = pointsLeft(state, fighter) - cost;
  const blows = opponentsOf(state, fighter).flatMap((foe) =>
    armsOf(fighter)
      .map((way): Attack => ({ foe: foe.id, with: way, feint: false, whirl: false }))
      .filter(
        (how) =>
          how.with.by !== 'improvised' &&
          attackFault(there, how) === null &&
          attackCost(state, tables, fighter, how) <= left,
      ),
  );
  if (blows.length === 0) return null;
  const moved = standingAt(state, fighter.id, stand);
  return Math.max(...blows.map((how) => strikeOdds(moved, tables, fighter.id, how)?.hit ?? 0));
}

/** What a stand is called as an answer. */
const standValue = ({ hex, facing }: Pick<Footing, 'hex' | 'facing'>): string => `go ${hex.q} ${hex.r} ${facing}`;

function wayOffer(asking: Asking, stand: Footing): Offer {
  const { state } = asking;
  const [first, ...further] = wayTo(stand);
  const label = `${hexName(stand.hex, state.radius)}, facing ${WAY_NAMES[stand.facing]}`;
  const hit = bestHit(asking, stand);
  return offer(first, label, `${stand.cost} AP${hit === null ? '' : `, hit ${percent(hit)}`}`, {
    ...{ value: standValue(stand), further, group: WAYS_GROUP, cost: stand.cost, stand, strikes: hit !== null },
    more: () => wayWords(asking, stand),
  });
}

function wayWords(asking: Asking, stand: Footing): readonly string[] {
  const left = pointsLeft(asking.state, asking.fighter) - stand.cost;
  const attacks = attacksFrom(asking, stand);
  return [
    `${wayText(stand)}; ${left} AP left.`,
    ...(attacks.length === 0 ? ['From there nobody can be struck.'] : attacks),
    ...tiringWords(asking.state, stand.cost),
  ];
}

/** 'Turn NE, 3 steps NE': what is done several times is said once. */
function wayText(stand: Footing): string {
  const runs: { what: 'step' | 'turn'; way: Direction; times: number }[] = [];
  for (const { do: what, way } of wayTo(stand)) {
    const last = runs.at(-1);
    if (last?.what === what && last.way === way) last.times += 1;
    else runs.push({ what, way, times: 1 });
  }
  return capital(
    runs.map(({ what, way, times }) => `${times === 1 ? what : `${times} ${what}s`} ${WAY_NAMES[way]}`).join(', '),
  );
}

/** The plain attacks that could be made from a stand, with what is then left. */
function attacksFrom({ state, tables, fighter }: Asking, stand: Footing): readonly string[] {
  const there = standingAt(state, fighter.id, stand);
  const plain = attacksOf(there, tables, fighter.id).filter(({ feint, whirl }) => !feint && !whirl);
  const moved = there.fighters.find(({ id }) => id === fighter.id) ?? fighter;
  return plain.map((how) => `${attackHead({ state: there, tables, fighter: moved }, how)}.`);
}
