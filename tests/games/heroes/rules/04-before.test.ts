import { describe, expect, it } from 'vitest';
import { rawTotal, rollCard } from '../../../../src/games/heroes/rules/creation.ts';
import { setupSchema } from '../../../../src/games/heroes/rules/schema.ts';
import { initialState, prepareMatch } from '../../../../src/games/heroes/rules/setup.ts';
import type { FighterSetup, HeroesSetup } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { played, sand, setupFor } from '../support/sand.ts';

const OPEN: FighterSetup = { ...setupFor(1, {}, 'Blue'), style: null, card: null };
const setup = (fighters: readonly FighterSetup[], more: Partial<HeroesSetup> = {}): HeroesSetup => ({
  ...{ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true, fighters },
  ...more,
});

/** A match prepared with written dice. */
function prepared(of: HeroesSetup, script: readonly Scripted[]) {
  const play = played(initialState(of, tables()), script);
  prepareMatch(play.ctx, of);
  play.dice.done();
  return play;
}

/** Row, three attributes, a signature. */
const CARD: readonly Scripted[] = [
  ['pool', 3],
  ['savvy', 6],
  ['speed', 1],
  ['strength', 3],
  ['signature', 1, 1],
];

/** A card of its own, rolled with written dice. */
function rolled(script: readonly Scripted[], locale: 'fringes' | null) {
  const play = played(sand([{}], [{}]), script);
  const card = rollCard(play.ctx, 'B', { locale, row: null });
  play.dice.done();
  return { card, play };
}

describe('4 before the match', () => {
  it('4.1 a hoplomachus whose die shows 3 meets a murmillo; an ally is rolled over all styles', () => {
    const first = setupFor(0, { style: 'hoplomachus' }, 'Red');
    const { ctx } = prepared(setup([first, OPEN]), [['opponent', 3], ...CARD]);
    expect(ctx.state.fighters[1]?.style).toBe('murmillo');
    const ally: FighterSetup = { ...OPEN, side: 0, card: setupFor(0, {}, 'Ally').card };
    const other = prepared(setup([first, ally, { ...OPEN, style: 'thraex' }]), [['style', 4], ...CARD]);
    expect(other.ctx.state.fighters[1]?.style).toBe('retiarius');
  });

  it('4.2, 4.3 one to four on a side, the first side first', () => {
    const side = (one: 0 | 1, many: number) => Array.from({ length: many }, () => setupFor(one, {}, 'X'));
    expect(setupSchema.safeParse(setup([...side(0, 4), ...side(1, 4)])).success).toBe(true);
    expect(setupSchema.safeParse(setup([...side(0, 5), ...side(1, 1)])).success).toBe(false);
    expect(setupSchema.safeParse(setup([...side(1, 1), ...side(0, 1)])).success).toBe(false);
  });

  it('4.4 each place has its board', () => {
    const { fringes, heart, rome } = tables().locales;
    expect([fringes.board, heart.board, rome.board]).toEqual(['provincial', 'provincial', 'colosseum']);
  });

  it('4.5 a Grunt rolls its row, as its place has it', () => {
    expect(rolled(CARD, null).card.attributes).toEqual({ savvy: 6, speed: 3, strength: 4 });
    const fringes = rolled([['pool', 6], ...CARD.slice(1)], 'fringes').card;
    expect(fringes.attributes).toEqual({ savvy: 6, speed: 3, strength: 4 });
  });

  it('4.5.1 on a 1 an attribute is lower, on a 6 higher, and too good a Grunt is trimmed', () => {
    const { card, play } = rolled(
      [
        ['pool', 6],
        ['savvy', 6],
        ['speed', 6],
        ['strength', 6],
        ['signature', 1, 1],
        ['lot:trim', 2],
      ],
      'fringes',
    );
    expect([card.attributes, rawTotal(card.attributes)]).toEqual([{ savvy: 5, speed: 5, strength: 4 }, 14]);
    expect(play.kinds()).toEqual(['card-rolled', 'trimmed', 'trimmed']);
  });

  it('4.6 parts begin at Strength less what was lost for good, at least 1', () => {
    const [one] = sand([{ at: [4, 4, 3], lost: { head: 1, belly: 6 } }], [{}]).fighters;
    expect([one?.parts.head, one?.parts.belly, one?.parts.chest]).toMatchObject([
      { max: 2, now: 2 },
      { max: 1, now: 1 },
      { max: 3, now: 3 },
    ]);
  });

  it('4.7 two dice that show seven make it to the death; six and eight do not', () => {
    const rolls = (a: number, b: number) =>
      prepared(setup([setupFor(0, {}, 'Red'), setupFor(1, {}, 'Blue')], { toDeath: null }), [['to-the-death', a, b]])
        .ctx.state.toDeath;
    expect([rolls(3, 4), rolls(3, 3), rolls(4, 4)]).toEqual([true, false, false]);
  });

  it('4.8 the sides come in through opposite gates', () => {
    const gates = (pair: 'west-east' | 'north-south') =>
      sand([{}, {}], [{}], { gates: pair }).fighters.map(({ zone }) => zone);
    expect([gates('west-east'), gates('north-south')]).toEqual([
      ['A3', 'A3', 'E3'],
      ['C1', 'C1', 'C5'],
    ]);
  });
});
