/** What many bouts of teams come to, as tables. */
import type { State } from '../../src/games/gladiator/rules/types.ts';
import { SHAPES, type Shape } from '../../tools/games/gladiator/teams/bouts.ts';
import type { TeamWatch } from '../../tools/games/gladiator/teams/watch.ts';

/** Counters of one shape of bouts. */
interface ShapeCount {
  bouts: number;
  red: number;
  blue: number;
  turns: number;
  dead: number;
  spared: number;
}

/** Counters over a batch of bouts of teams. */
export interface TeamBalance {
  readonly shapes: Map<string, ShapeCount>;
  readonly ends: Map<string, number>;
  readonly seen: { -readonly [what in keyof TeamWatch['seen']]: number };
}

const nameOf = ([red, blue]: Shape) => `${red} : ${blue}`;

/** Counters before the first bout. */
export function emptyTeams(): TeamBalance {
  return {
    shapes: new Map(),
    ends: new Map(),
    seen: { edges: 0, behind: 0, splits: 0, besieged: 0, refusals: 0, piles: 0 },
  };
}

/** Counts one bout that is over. */
export function takeTeams({ shapes, ends, seen }: TeamBalance, shape: Shape, state: State, watch: TeamWatch): void {
  const { outcome, fighters, turn } = state;
  if (outcome === null) throw new Error('a bout without an end');
  const one = shapes.get(nameOf(shape)) ?? { bouts: 0, red: 0, blue: 0, turns: 0, dead: 0, spared: 0 };
  one.bouts += 1;
  if (outcome.winner !== null) one[outcome.winner === 0 ? 'red' : 'blue'] += 1;
  one.turns += turn;
  one.dead += fighters.filter(({ fate }) => fate === 'dead').length;
  one.spared += fighters.filter(({ fate }) => fate === 'spared').length;
  shapes.set(nameOf(shape), one);
  ends.set(outcome.by, (ends.get(outcome.by) ?? 0) + 1);
  seen.edges += watch.seen.edges;
  seen.behind += watch.seen.behind;
  seen.splits += watch.seen.splits;
  seen.besieged += watch.seen.besieged;
  seen.refusals += watch.seen.refusals;
  seen.piles += watch.seen.piles;
}

/** The tables as Markdown. */
export function teamPage({ shapes, ends, seen }: TeamBalance): string {
  const bouts = [...shapes.values()].reduce((sum, one) => sum + one.bouts, 0);
  const rows = SHAPES.map(nameOf).flatMap((name) => {
    const one = shapes.get(name);
    if (one === undefined) return [];
    const share = (part: number) => `${((100 * part) / one.bouts).toFixed(1)} %`;
    const each = (total: number) => (total / one.bouts).toFixed(2);
    const draws = one.bouts - one.red - one.blue;
    return [
      `| ${name} | ${one.bouts} | ${share(one.red)} | ${share(draws)} | ${share(one.blue)} | ${each(one.turns)} | ${each(one.dead)} | ${each(one.spared)} |`,
    ];
  });
  const causes = [...ends].sort(([, a], [, b]) => b - a);
  const perBout = (total: number) => (total / bouts).toFixed(2);
  return [
    `${bouts} bouts, book against book, every man of a style by lot, nets and bare hands included. A bout has ${perBout(seen.besieged)} turns of a man beset, ${perBout(seen.edges)} edges over a man who fights several, ${perBout(seen.behind)} blows from behind, and ${perBout(seen.piles)} pile-ups. In each of them everything was watched that teams must never do.\n`,
    '| sides | bouts | red wins | draws | blue wins | turns | dead | spared |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `${rows.join('\n')}\n`,
    '| what ended it | bouts | share |\n| --- | ---: | ---: |',
    `${causes.map(([by, count]) => `| ${by} | ${count} | ${((100 * count) / bouts).toFixed(1)} % |`).join('\n')}\n`,
  ].join('\n');
}
