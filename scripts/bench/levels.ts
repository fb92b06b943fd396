/** What opponents of each level cost: decisions a second, the longest of them, and their share of a bout's time. */
import { choiceOf } from '../../src/ai/mind.ts';
import { mindsFor } from '../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, atLevel, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../src/games/gladiator/rules/setup/setup.ts';
import { LEVELS, type LeadLevel } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import { type Figure, quantiles } from './figures.ts';

/** Levels that are asked. */
type MindLevel = Exclude<LeadLevel, 'book'>;

/** Bouts of each level: those who think longest fight fewest. */
const BOUTS: { readonly [L in MindLevel]: number } = { novice: 40, adept: 40, tactician: 4, champion: 1 };
/** Milliseconds that a decision may take. */
const MOST: { readonly [L in MindLevel]?: number } = { tactician: 100, champion: 1000 };

/** Men of one level against the book's. */
export function levels(): readonly Figure[] {
  return LEVELS.flatMap((level): readonly Figure[] => {
    if (level === 'book') return [];
    const { decisions, all } = foughtAt(level);
    const spent = decisions.reduce((sum, one) => sum + one, 0);
    const most = MOST[level];
    return [
      { what: `${level}: decisions a second`, value: (1000 * decisions.length) / spent, unit: '/s' },
      {
        ...{ what: `${level}: a decision that 95 in 100 do not exceed`, value: quantiles(decisions).p95, unit: 'ms' },
        ...(most === undefined ? {} : { target: { atMost: most } }),
      },
      { what: `${level}: share of a bout's time`, value: (100 * spent) / all, unit: '%' },
    ];
  });
}

/** How long each decision took, and the bouts in all, in ms. */
function foughtAt(level: MindLevel): { readonly decisions: readonly number[]; readonly all: number } {
  const decisions: number[] = [];
  const started = performance.now();
  for (let bout = 0; bout < BOUTS[level]; bout++) {
    const fighters = muster(atLevel([anyMan('myrmillo')], level), [anyMan('thraex')], null);
    fought({ rules: advancedRules(), fighters }, `${level}-${bout}`, decisions);
  }
  return { decisions, all: performance.now() - started };
}

function fought(setup: Setup, seed: string, decisions: number[]): void {
  const minds = mindsFor(setup);
  const match = Match.start(gladiator, tables, setup, seed, { journal: false });
  while (!match.over) {
    const choices = match.pending.map((request) => {
      const started = performance.now();
      const choice = choiceOf(match, minds, request);
      decisions.push(performance.now() - started);
      return choice;
    });
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
}
