/** What many hunts come to, as a table. */
import type { State } from '../../src/games/gladiator/rules/types.ts';
import { HUNTS, type Hunt } from '../../tools/games/gladiator/hunts.ts';

/** Counters of one kind of hunt. */
interface HuntCount {
  hunts: number;
  won: number;
  lost: number;
  turns: number;
}

export type HuntBalance = Map<Hunt, HuntCount>;

/** Counts one hunt that is over. */
export function takeHunt(balance: HuntBalance, hunt: Hunt, { outcome, turn }: State): void {
  const one = balance.get(hunt) ?? { hunts: 0, won: 0, lost: 0, turns: 0 };
  one.hunts += 1;
  one.won += outcome?.winner === 0 ? 1 : 0;
  one.lost += outcome?.winner === 1 ? 1 : 0;
  one.turns += turn;
  balance.set(hunt, one);
}

const BOOKS = { colosseum: 'Colosseum', springsteen: 'Springsteen' } as const;

/** The table as Markdown. */
export function huntPage(balance: HuntBalance): string {
  const all = [...balance.values()].reduce((sum, { hunts }) => sum + hunts, 0);
  const rows = HUNTS.flatMap((hunt) => {
    const one = balance.get(hunt);
    if (one === undefined) return [];
    const share = (part: number) => `${((100 * part) / one.hunts).toFixed(1)} %`;
    const beasts = hunt.beasts.length > 1 ? `${hunt.beasts.length} wolves` : `${hunt.beasts[0]}`;
    const draws = one.hunts - one.won - one.lost;
    return [
      `| ${BOOKS[hunt.book]} | ${hunt.hunter} | ${beasts} | ${share(one.won)} | ${share(one.lost)} | ${share(draws)} | ${(one.turns / one.hunts).toFixed(2)} |`,
    ];
  });
  return [
    `${all} hunts, book against beast: no two bodies in one hex, nobody beyond the walls, no appeal, an end by turn 10.\n`,
    '| book | hunter | beasts | won | lost | neither | turns |\n| --- | --- | --- | ---: | ---: | ---: | ---: |',
    `${rows.join('\n')}\n`,
  ].join('\n');
}
