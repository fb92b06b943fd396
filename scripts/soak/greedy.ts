/** What seasons of greedy lanistas come to beside the plain one's, as a table. */
import { GREEDS, type Greed, greedyLanista } from '../../src/games/gladiator/ai/greedy-lanista.ts';
import { plainLanista } from '../../src/games/gladiator/ai/plain-lanista.ts';
import { type HouseTally, simulateHouses } from '../../src/games/gladiator/session/simulate-houses.ts';
import { type Interval, wilson } from '../../src/odds/intervals.ts';
import { campaign } from '../../tools/games/gladiator/campaign.ts';
import { HOUSES } from '../../tools/games/gladiator/house.ts';

/** What a lanista lives by. */
type Policy = 'plain' | Greed;
const POLICIES: readonly Policy[] = ['plain', ...GREEDS];

/** The seat's house in so many seasons of each policy, the same seasons for all. */
export function greedySeasons(seasons: number): ReadonlyMap<Policy, HouseTally> {
  return new Map(POLICIES.map((policy) => [policy, seatOf(policy, seasons)]));
}

function seatOf(policy: Policy, seasons: number): HouseTally {
  const player = policy === 'plain' ? plainLanista : greedyLanista(policy);
  const range = { from: 0, to: seasons };
  const { seat } = simulateHouses(campaign, HOUSES, 'soak-houses-greedy', range, 'plain', player).by;
  if (seat === undefined) throw new Error(`nobody had the seat in the seasons of '${policy}'`);
  return seat;
}

/** The tables as Markdown; `tallies` has the plain lanista among them. */
export function greedyPage(tallies: ReadonlyMap<string, HouseTally>): string {
  const rows = [...tallies].map(([policy, tally]) => `| ${policy} | ${cellsOf(tally).join(' | ')} |`);
  return [
    '| the seat lives by | seasons | won | interval | debts | no men | from the bank | from other houses | stock sold |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}

function cellsOf({ houses, won, out, ledger }: HouseTally): readonly string[] {
  const { low, high } = wilson(won, houses);
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  const each = (sum: number | undefined) => ((sum ?? 0) / houses).toFixed(1);
  return [
    ...[String(houses), share(won / houses), `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`],
    ...[share(out.debts / houses), share(out['no men'] / houses)],
    ...[each(ledger['bank wager']), each(ledger['private wager']), each(ledger['stock sale'])],
  ];
}

/** P355 Those who live by what their men do on the sand: the others are measured by the best of them. */
const HONEST: readonly Policy[] = ['plain', 'refuse everything', 'starve'];

/** Greedy policies whose whole interval lies above that of every honest one. */
export function winnersOf(tallies: ReadonlyMap<Policy, HouseTally>): readonly Policy[] {
  const best = Math.max(...HONEST.map((policy) => intervalOf(tallies, policy).high));
  return POLICIES.filter((policy) => !HONEST.includes(policy) && intervalOf(tallies, policy).low > best);
}

function intervalOf(tallies: ReadonlyMap<Policy, HouseTally>, policy: Policy): Interval {
  const tally = tallies.get(policy);
  if (tally === undefined) throw new Error(`nobody lived by '${policy}'`);
  return wilson(tally.won, tally.houses);
}
