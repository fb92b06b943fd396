/** What every rule set owes the kernel, over matches of every share of seats. */
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { loadRulebook } from '../../../../src/games/heroes/rulebook.ts';
import { type BonusRange, bonusRange } from '../../../../src/games/heroes/rules/bonus.ts';
import type { HeroesEvent } from '../../../../src/games/heroes/rules/events.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { fighterOf } from '../../../../src/games/heroes/rules/roster.ts';
import type { FighterSetup, HeroesSetup } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

/** A fighter of a side that a seat leads, or the book. */
const one = (side: 0 | 1, seat: number | null, more: Partial<FighterSetup> = {}): FighterSetup => ({
  ...{ name: `${side}${seat ?? 'x'}`, side, seat, rank: 'grunt', style: null, secondary: false, card: null, row: null },
  ...more,
});

const match = (fighters: readonly FighterSetup[], more: Partial<HeroesSetup> = {}): HeroesSetup => ({
  ...{ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true, fighters },
  ...more,
});

const STAR: Partial<FighterSetup> = {
  rank: 'star',
  style: 'retiarius',
  secondary: true,
  card: {
    ...{ gender: 'female', handed: 'left', signatures: ['frenzy', 'steady'], spared: true, lost: { head: 1 } },
    attributes: { savvy: 5, speed: 4, strength: 4 },
  },
};

const SETUPS: readonly HeroesSetup[] = [
  match([one(0, 0), one(1, null)]),
  match([one(0, 0, STAR), one(1, 1)], { toDeath: null, board: 'colosseum', gates: 'north-south' }),
  match([one(0, 0), one(0, 0, STAR), one(1, null), one(1, 1, { style: 'retiarius' })], { locale: 'rome' }),
  match([one(0, null, STAR), one(1, null)], { toDeath: true }),
  match([one(0, 0, STAR), one(1, null, { style: 'retiarius', row: 6 })], { toDeath: true }),
];

describe('a match of Heroes of the Colosseum', () => {
  testProperties(
    () => inspect({ ruleset: heroes, tables: tables(), setups: SETUPS, turns: 1000, cites: CITES, blind: {} }, 2),
    // Later rolls of a turn hang on what was committed to the first; the first is looked at below.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );

  it('3.7.2 the book commits its dice without knowing what a seat has committed', () => {
    let looked = 0;
    for (let seed = 0; seed < 20; seed++) {
      const [none, all] = [committed(`s${seed}`, () => 0), committed(`s${seed}`, ({ most }) => most)];
      expect(none).toEqual(all);
      looked += none === undefined ? 0 : 1;
    }
    expect(looked).toBeGreaterThan(5);
  });
});

/** What the book commits to the first roll in which a seat, too, has been asked; undefined: the seat never was. */
function committed(seed: string, dice: (range: BonusRange) => number): HeroesEvent | undefined {
  const play = Match.start(heroes, tables(), match([one(0, 0), one(1, null)]), seed);
  const bot = randomController(heroes, tables(), seed);
  while (!play.over) {
    const [request] = play.pending;
    if (request === undefined) return undefined;
    if (request.kind !== 'bonus') play.answer([bot.choose(request, play.state)]);
    else {
      const told = play.journal.length;
      play.answer([dice(bonusRange(fighterOf(play.state, request.fighter), request.table))]);
      return play.journal.slice(told).find(({ event }) => event.kind === 'committed' && event.cite === '3.7.3')?.event;
    }
  }
  return undefined;
}
