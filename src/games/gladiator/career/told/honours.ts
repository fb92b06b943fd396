/** The hall of fame read as a whole: gladiators in their order, whom they met, and the records. */
import type { BeastKind } from '../../rules/beasts/types.ts';
import type { ResultLetter } from '../../rules/end-types.ts';
import type { FightingStyle } from '../../rules/types.ts';
import type { HallEntry, HallMunus } from './hall.ts';

/** A man or a kind of beast that gladiators of the hall have met. */
export interface Met<Kind> {
  readonly name: string;
  readonly kind: Kind;
  /** How his matches against them ended for him. */
  readonly results: Readonly<Record<ResultLetter, number>>;
  /** Gladiators of the hall whose career he ended. */
  readonly killed: readonly string[];
}

/** Something nobody else in the hall has matched. */
interface Best {
  readonly what: string;
  readonly value: number;
  readonly who: string;
}

/** All that the hall has to say. */
export interface CareerHonours {
  readonly gladiators: readonly HallEntry[];
  readonly opponents: readonly Met<FightingStyle>[];
  readonly beasts: readonly Met<BeastKind>[];
  /** How careers ended, the most frequent first. */
  readonly ends: readonly { readonly how: string; readonly count: number }[];
  readonly bests: readonly Best[];
}

/** Reads the entries of a hall: most victories first, then stans missus, then the fewest munera, then as they ended. */
export function honoursOf(entries: readonly HallEntry[]): CareerHonours {
  const met = metBy(entries);
  return {
    gladiators: entries
      .map((entry, i) => ({ entry, i }))
      .sort((a, b) => ranking(a.entry, b.entry) || a.i - b.i)
      .map(({ entry }) => entry),
    opponents: met.flatMap((one) => (one.beast ? [] : [one.met as Met<FightingStyle>])),
    beasts: met.flatMap((one) => (one.beast ? [one.met as Met<BeastKind>] : [])),
    ends: endsOf(entries),
    bests: bestsOf(entries),
  };
}

function ranking(a: HallEntry, b: HallEntry): number {
  const [one, other] = [a.man.record, b.man.record];
  return other.v - one.v || other.s - one.s || a.munera.length - b.munera.length;
}

/** The killings of whoever a career's last munus was fought against. */
const fatal = (entry: HallEntry, munus: HallMunus): boolean =>
  entry.standing === 'dead' && munus === entry.munera.at(-1);

interface Count {
  readonly beast: boolean;
  readonly met: Met<FightingStyle | BeastKind>;
}

function metBy(entries: readonly HallEntry[]): readonly Count[] {
  const counts = new Map<string, Count>();
  for (const entry of entries) {
    for (const munus of entry.munera) {
      for (const { name, kind, result } of munus.foes) {
        const known = name ?? kind;
        const key = `${name === null ? 'beast' : 'man'} ${known}`;
        const { met } = counts.get(key) ?? {
          met: { name: known, kind, results: { V: 0, S: 0, M: 0, P: 0 }, killed: [] },
        };
        const killer = entry.killer ?? '';
        const killed = fatal(entry, munus) && killer.includes(known) ? [...met.killed, entry.man.name] : met.killed;
        const results = { ...met.results, [result]: met.results[result] + 1 };
        counts.set(key, { beast: name === null, met: { ...met, kind, results, killed } });
      }
    }
  }
  const all = [...counts.values()];
  const matches = ({ met: { results } }: Count): number => results.V + results.S + results.M + results.P;
  return all.sort(
    (a, b) =>
      b.met.killed.length - a.met.killed.length || matches(b) - matches(a) || (a.met.name < b.met.name ? -1 : 1),
  );
}

function endsOf(entries: readonly HallEntry[]): CareerHonours['ends'] {
  const counts = new Map<string, number>();
  for (const { how } of entries) counts.set(how, (counts.get(how) ?? 0) + 1);
  return [...counts]
    .map(([how, count]) => ({ how, count }))
    .sort((a, b) => b.count - a.count || (a.how < b.how ? -1 : 1));
}

interface Claim {
  readonly value: number;
  readonly who: string;
}

/** The records: what is counted, and whether more of it is better. */
const RECORDS: readonly {
  readonly what: string;
  readonly more: boolean;
  claims(entry: HallEntry): readonly number[];
}[] = [
  { what: 'most victories', more: true, claims: ({ man }) => [man.record.v] },
  { what: 'most kills', more: true, claims: ({ man }) => [man.kills] },
  { what: 'highest prestige', more: true, claims: ({ man }) => [man.pr] },
  { what: 'most munera', more: true, claims: ({ munera }) => [munera.length] },
  {
    what: 'quickest victory, in turns',
    more: false,
    claims: ({ munera }) => munera.filter(won).map(({ turns }) => turns),
  },
  { what: 'longest bout, in turns', more: true, claims: ({ munera }) => munera.map(({ turns }) => turns) },
  { what: 'most experience of one bout', more: true, claims: ({ munera }) => munera.map(({ xp }) => xp) },
  {
    what: 'most foes beaten at once',
    more: true,
    claims: ({ munera }) => munera.filter(won).map(({ foes }) => foes.length),
  },
];

const won = ({ result }: HallMunus): boolean => result === 'V';

function bestsOf(entries: readonly HallEntry[]): readonly Best[] {
  return RECORDS.flatMap(({ what, more, claims }) => {
    const all = entries.flatMap((entry) => claims(entry).map((value): Claim => ({ value, who: entry.man.name })));
    const better = (a: Claim, b: Claim): boolean => (more ? a.value > b.value : a.value < b.value);
    const best = all.reduce<Claim | null>((found, one) => (found === null || better(one, found) ? one : found), null);
    return best === null || best.value <= 0 ? [] : [{ what, ...best }];
  });
}
