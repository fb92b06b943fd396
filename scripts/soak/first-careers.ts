/** How many first careers end in their first match, by the player and by how they are saved (P356). */
import { randomController } from '../../src/ai/random.ts';
import { plainPlayer } from '../../src/games/gladiator/ai/plain-career.ts';
import { career } from '../../src/games/gladiator/career/index.ts';
import { fightByBook } from '../../src/games/gladiator/career/munus/fight-out.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../../src/games/gladiator/career/types.ts';
import type { Setup } from '../../src/games/gladiator/rules/setup/setup.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Request } from '../../src/kernel/request.ts';
import { derive } from '../../src/kernel/rng.ts';
import { wilson } from '../../src/odds/intervals.ts';
import { campaign } from '../../tools/games/gladiator/campaign.ts';
import { CAREER } from '../../tools/games/gladiator/career.ts';

/** Who plays: by chance; the plain player; one who chooses as the plain one does and has the book lead the man. */
export const FIRST_PLAYERS = ['random', 'plain', 'book'] as const;
type FirstPlayer = (typeof FIRST_PLAYERS)[number];

/** Careers that came to a first match, and how many of them ended by it, its wounds included. */
interface FirstCount {
  readonly fought: number;
  readonly ended: number;
}

/** Plays so many careers up to the end of their first month. */
export function countFirst(mode: CareerSetup['mode'], player: FirstPlayer, careers: number): FirstCount {
  const setup: CareerSetup = { ...CAREER, mode, ...(mode === 'lenient' ? { kindFirst: true } : {}), origin: true };
  const count = { fought: 0, ended: 0 };
  for (let i = 0; i < careers; i++) {
    const { past, standing } = firstMonth(setup, player, derive('soak-first-careers', player, i));
    if (past.length === 0) continue;
    count.fought += 1;
    if (standing === 'dead') count.ended += 1;
  }
  return count;
}

function firstMonth(setup: CareerSetup, player: FirstPlayer, seed: string): CareerState {
  const match = Match.start(career, campaign, setup, seed, { journal: false });
  const mind = player === 'random' ? randomController(career, campaign, seed) : plainPlayer(campaign);
  const answer = (asked: Request<CareerDecisions>) =>
    asked.kind === 'bout' && player === 'book'
      ? fightByBook(campaign.gladiator, { setup: ledByBook(asked.setup), seed: asked.seed })
      : mind.choose(asked, career.view(match.state, asked.seat));
  while (!match.over && match.state.turn < 2) {
    const why = match.answer(match.pending.map(answer));
    if (why !== null) throw new Error(why);
  }
  return match.state;
}

const ledByBook = (setup: Setup): Setup => ({
  ...setup,
  fighters: setup.fighters.map((one) => ({ ...one, by: 'book', seat: null })),
});

interface FirstRow {
  readonly player: FirstPlayer;
  readonly ironman: FirstCount;
  readonly lenient: FirstCount;
}

/** The table as Markdown. */
export function firstCareersPage(careers: number, rows: readonly FirstRow[]): string {
  const cell = ({ fought, ended }: FirstCount): string => {
    const { low, high } = wilson(ended, fought);
    return `${percent(ended / fought)} % (${percent(low)} to ${percent(high)})`;
  };
  return [
    `${careers} careers of each player and each way of saving; in brackets where the share lies 95 times in 100.\n`,
    '| first careers that end by their first match | ironman | lenient (P356) |',
    '| --- | ---: | ---: |',
    ...rows.map(({ player, ironman, lenient }) => `| ${player} | ${cell(ironman)} | ${cell(lenient)} |`),
    '',
  ].join('\n');
}

const percent = (share: number): string => (100 * share).toFixed(1);
