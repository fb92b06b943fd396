/** The ladder of levels: equal gladiators, each led at another level, sides swapped from match to match. */
import { playOut } from '../../../ai/mind.ts';
import { type LeadLevel, programSeat } from '../../../kernel/levels.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { countRung, type LadderRung, noRung, type RungTally } from '../../../session/ladder.ts';
import type { Range } from '../../../session/range.ts';
import { heroes } from '../rules/index.ts';
import type { FighterSetup, HeroCard, HeroesSetup } from '../rules/types.ts';
import { type FightStyle, STYLES } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** Each against those it should stand above. */
export const RUNGS: readonly LadderRung[] = [
  { upper: 'book', lower: 'novice' },
  { upper: 'adept', lower: 'book' },
  { upper: 'tactician', lower: 'book' },
  { upper: 'tactician', lower: 'adept' },
  { upper: 'champion', lower: 'tactician' },
];

/** Fights some matches of a rung: the same gladiators twice, with sides swapped; styles in turn. Equal arguments, equal tally. */
export function climb(rung: LadderRung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const swapped = bout % 2 === 1;
    const pair = Math.floor(bout / 2);
    const style = STYLES[pair % STYLES.length] ?? 'murmillo';
    const card = rolledCard(style, derive(seed, 'card', pair));
    const winner = fought(setupFor(rung, style, card, swapped), derive(seed, 'bout', bout));
    countRung(tally, style, winner === null ? null : winner === (swapped ? 1 : 0));
  }
  return tally;
}

const fighter = (side: 0 | 1, style: FightStyle, card: HeroCard | null): FighterSetup => ({
  ...{ name: side === 0 ? 'Red' : 'Blue', side, seat: null, rank: 'grunt', style, secondary: false, card, row: null },
});

const arena = (fighters: readonly FighterSetup[]): HeroesSetup => ({
  ...{ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: false, fighters },
});

/** 4.5 A card as the Gladiator Pool has it. */
function rolledCard(style: FightStyle, seed: string): HeroCard {
  const setup = arena([fighter(0, style, null), fighter(1, style, null)]);
  const { state } = Match.start(heroes, tables(), setup, seed, { journal: false });
  const [first] = state.fighters;
  if (first === undefined) throw new Error('a match without anybody');
  return first.card;
}

function setupFor({ upper, lower }: LadderRung, style: FightStyle, card: HeroCard, swapped: boolean): HeroesSetup {
  const led = (side: 0 | 1, level: LeadLevel): FighterSetup => {
    const one = fighter(side, style, card);
    return level === 'book' ? one : { ...one, seat: programSeat(side), level };
  };
  const [red, blue] = swapped ? [lower, upper] : [upper, lower];
  return arena([led(0, red), led(1, blue)]);
}

/** Fights a match out; the side that won, or null. */
function fought(setup: HeroesSetup, seed: string): number | null {
  const match = Match.start(heroes, tables(), setup, seed, { journal: false });
  return playOut(match, mindsFor(setup)).outcome?.winner ?? null;
}
