/** 16.2 Nothing that one might hit upon is all that one needs: one idea after the other, tried against the chart and the tactician. */
import { duelOfLevels } from '../../src/games/munera/labour/ladder.ts';
import { mindsFor } from '../../src/games/munera/labour/minds.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import type { Profile } from '../../src/games/munera/rules/words.ts';
import { tables } from '../../src/games/munera/tables.ts';
import { programSeat } from '../../src/kernel/levels.ts';
import { derive } from '../../src/kernel/rng.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { countRung, noRung, type RungTally, rungScore } from '../../src/session/ladder.ts';
import { foughtOut } from '../../src/session/outcomes.ts';
import { percent } from './munera.ts';
import { IDEAS, mindWith } from './munera-ideas.ts';

/** 16.2 What stays at or below half against the tactician. */
const HELD_BY_TACTICIAN: readonly string[] = ['kicks alone', 'plain pressing', 'whirl, then flank'];

/** Whom they meet: their like, and the two whose ways differ most. */
const FOES = ['its like', 'samnite', 'retiarius'] as const;

/** An idea against a level: so many bouts as each profile against each foe. */
export interface IdeaShare {
  readonly idea: string;
  readonly against: 'book' | 'tactician';
  readonly bouts: number;
}

/** All shares, what thinks longest first. */
export function ideaShares(bouts: number): readonly IdeaShare[] {
  const shares = (against: IdeaShare['against'], ideas: readonly string[]): readonly IdeaShare[] =>
    ideas.map((idea) => ({ idea, against, bouts }));
  return [...shares('tactician', HELD_BY_TACTICIAN), ...shares('book', Object.keys(IDEAS))];
}

/** What came of a share, by foe. */
export interface IdeaTried {
  readonly share: IdeaShare;
  readonly tally: RungTally;
}

/** Fights a share: half of the bouts from either place. */
export function tryIdea(share: IdeaShare): IdeaTried {
  const tally = noRung();
  for (const profile of IDEAS[share.idea]?.as ?? [])
    for (const foe of FOES)
      for (let bout = 0; bout < share.bouts; bout++)
        countRung(tally, foe, fought(share, [profile, foe === 'its like' ? profile : foe], bout));
  return { share, tally };
}

/** Whether the one with the idea wins a bout; null: a draw. */
function fought({ idea, against }: IdeaShare, pair: readonly [Profile, Profile], bout: number): boolean | null {
  const swapped = bout % 2 === 1;
  const own = swapped ? 1 : 0;
  const setup = duelOfLevels({ upper: 'novice', lower: against }, pair, swapped);
  const minds = { ...mindsFor(setup), [programSeat(own)]: mindWith(idea) };
  const seed = derive('soak-munera-ideas', `${idea} ${against} ${pair.join(' v ')}`, bout);
  const winner =
    foughtOut({ ruleset: munera, tables: tables(), minds: () => minds }, setup, seed).outcome?.winner ?? null;
  return winner === null ? null : winner === own;
}

/** What is wrong: an idea that beats the tactician, or the chart where none should. */
export function wrongIdeas(tried: readonly IdeaTried[]): readonly string[] {
  return tried.flatMap(({ share: { idea, against }, tally }) => {
    const found = wilson(rungScore(tally), tally.bouts);
    const held = IDEAS[idea]?.known !== '' && !HELD_BY_TACTICIAN.includes(idea);
    const beats = found.low > 0.5 && (against === 'tactician' || held);
    return beats ? [`${idea}: ${within(found)} against the ${WHO[against]}`] : [];
  });
}

const WHO = { book: 'chart', tactician: 'tactician' } as const;

/** The table as Markdown. */
export function ideasPage(tried: readonly IdeaTried[]): string {
  const rows = tried.map(({ share: { idea, against }, tally }) => {
    const all = [percent(rungScore(tally), tally.bouts), within(wilson(rungScore(tally), tally.bouts))];
    const byFoe = FOES.map((foe) => {
      const one = tally.styles[foe];
      return one === undefined ? '' : percent(rungScore(one), one.bouts);
    });
    const known = against === 'book' ? (IDEAS[idea]?.known ?? '') : 'at most 50';
    return `| ${[idea, WHO[against], tally.bouts, ...all, ...byFoe, known].join(' | ')} |`;
  });
  const head = [
    'knows only',
    'against the',
    'bouts',
    'score',
    'interval',
    ...FOES.map((foe) => `against ${foe}`),
    '16.2',
  ];
  const lines = ['---', '---', '---:', '---:', '---', '---:', '---:', '---:', '---'];
  return `${[`| ${head.join(' | ')} |`, `| ${lines.join(' | ')} |`, ...rows].join('\n')}\n`;
}
