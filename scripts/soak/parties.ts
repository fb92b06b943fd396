/** What many hunts come to, as tables. */
import { BEAST_KINDS, type BeastKind } from '../../src/games/gladiator/rules/beasts/types.ts';
import type { State } from '../../src/games/gladiator/rules/types.ts';
import { PARTIES, type Party } from '../../tools/games/gladiator/parties/bouts.ts';
import type { HuntWatch } from '../../tools/games/gladiator/parties/watch.ts';

/** Counters of the hunts of one party. */
interface PartyCount {
  hunts: number;
  won: number;
  lost: number;
  turns: number;
  men: number;
  menDead: number;
}

/** Counters over a batch of hunts. */
export interface PartyBalance {
  readonly parties: Map<string, PartyCount>;
  readonly ends: Map<string, number>;
  /** How many of a kind came, how many of them died, how many were of the side that won. */
  readonly kinds: Map<BeastKind, { met: number; dead: number; won: number }>;
  readonly seen: { -readonly [what in keyof HuntWatch['seen']]: number };
}

const nameOf = ([men, beasts]: Party) => `${men} : ${beasts ?? '1D3'}`;

/** Counters before the first hunt. */
export function emptyParties(): PartyBalance {
  return {
    parties: new Map(),
    ends: new Map(),
    kinds: new Map(),
    seen: { rams: 0, trampled: 0, parries: 0, fed: 0, barred: 0 },
  };
}

/** Counts one hunt that is over. */
export function takeParty(
  { parties, ends, kinds, seen }: PartyBalance,
  party: Party,
  state: State,
  watch: HuntWatch,
): void {
  const { outcome, fighters, turn } = state;
  if (outcome === null) throw new Error('a hunt without an end');
  const one = parties.get(nameOf(party)) ?? { hunts: 0, won: 0, lost: 0, turns: 0, men: 0, menDead: 0 };
  one.hunts += 1;
  if (outcome.winner === 0) one.won += 1;
  if (outcome.winner === 1) one.lost += 1;
  one.turns += turn;
  for (const { beast, fate } of fighters) {
    if (beast === null) {
      one.men += 1;
      if (fate === 'dead') one.menDead += 1;
      continue;
    }
    const kind = kinds.get(beast.kind) ?? { met: 0, dead: 0, won: 0 };
    kind.met += 1;
    if (fate === 'dead') kind.dead += 1;
    if (outcome.winner === 1) kind.won += 1;
    kinds.set(beast.kind, kind);
  }
  parties.set(nameOf(party), one);
  ends.set(outcome.by, (ends.get(outcome.by) ?? 0) + 1);
  seen.rams += watch.seen.rams;
  seen.trampled += watch.seen.trampled;
  seen.parries += watch.seen.parries;
  seen.fed += watch.seen.fed;
  seen.barred += watch.seen.barred;
}

/** The tables as Markdown. */
export function partyPage({ parties, ends, kinds, seen }: PartyBalance): string {
  const hunts = [...parties.values()].reduce((sum, one) => sum + one.hunts, 0);
  const each = (total: number) => (total / hunts).toFixed(2);
  const rows = PARTIES.map(nameOf).flatMap((name) => {
    const one = parties.get(name);
    if (one === undefined) return [];
    const even = one.hunts - one.won - one.lost;
    const shares = [one.won, even, one.lost].map((part) => percent(part, one.hunts)).join(' | ');
    return [
      `| ${name} | ${one.hunts} | ${shares} | ${(one.turns / one.hunts).toFixed(2)} | ${percent(one.menDead, one.men)} |`,
    ];
  });
  const beasts = BEAST_KINDS.flatMap((name) => {
    const kind = kinds.get(name);
    if (kind === undefined) return [];
    return [`| ${name} | ${kind.met} | ${percent(kind.dead, kind.met)} | ${percent(kind.won, kind.met)} |`];
  });
  const causes = [...ends].sort(([, a], [, b]) => b - a);
  return [
    `${hunts} hunts of the book. In a hunt ${each(seen.rams)} men and beasts run into each other, ${each(seen.trampled)} men are trampled, ${each(seen.parries)} blows of a beast meet a blade, and beasts feed ${each(seen.fed)} times. In each of them everything was watched that must never be in a hunt.\n`,
    '| men : beasts | hunts | won | even | lost | turns | men dead |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    `${rows.join('\n')}\n`,
    '| beast | met | dead | of the winning side |\n| --- | ---: | ---: | ---: |',
    `${beasts.join('\n')}\n`,
    '| what ended it | hunts | share |\n| --- | ---: | ---: |',
    `${causes.map(([by, count]) => `| ${by} | ${count} | ${percent(count, hunts)} |`).join('\n')}\n`,
  ].join('\n');
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
