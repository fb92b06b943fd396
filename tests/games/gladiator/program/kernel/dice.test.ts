/** The dice of the box: how many fall, how they are counted, and how they go on from a save. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOW_DICE, D66 } from '../../../../../src/games/gladiator/rules/dice.ts';
import {
  type Dice,
  ONE_DIE,
  seededDice,
  TEN_SIDED,
  THREE_DICE,
  TWO_DICE,
  turningDice,
} from '../../../../../src/kernel/dice.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { everyOutcome } from '../../../../../tools/outcomes.ts';

const diceOf = (seed: string): Dice => seededDice(seedState(seed));

/** One throw or lot, told by a number. */
function draw(dice: Dice, what: number): object {
  const counts = [ONE_DIE, TWO_DICE, THREE_DICE, D66, BLOW_DICE][what];
  return counts === undefined ? dice.lot('lot', '3.2', what) : dice.throw('throw', counts);
}
const draws = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 20 });

describe('a throw', () => {
  it('9.5 of a blow has three red dice, two white ones and a black one', () => {
    const { dice } = diceOf('x').throw('blow', BLOW_DICE);
    expect([dice.red?.length, dice.white?.length, dice.black?.length]).toEqual([3, 2, 1]);
    expect(dice).not.toHaveProperty('die');
  });

  it('2.5 of a D66 has a red die for the tens and a white one for the ones', () => {
    const { dice } = diceOf('x').throw('d66', D66);
    expect(Object.entries(dice).map(([colour, faces]) => [colour, faces.length])).toEqual([
      ['red', 1],
      ['white', 1],
    ]);
  });

  it('takes the faces from the stream in the order in which its colours are named', () => {
    const rng = rngFrom(seedState('x'));
    const faces = Array.from({ length: 7 }, () => rng.int(6) + 1);
    const { dice } = diceOf('x').throw('all', { red: 3, white: 2, black: 1, die: 1 });
    expect(dice).toEqual({ red: faces.slice(0, 3), white: faces.slice(3, 5), black: [faces[5]], die: [faces[6]] });
  });

  it('shows faces from 1 to 6, and all of them', () => {
    const dice = diceOf('faces');
    const seen = new Set(Array.from({ length: 100 }, () => dice.throw('one', ONE_DIE).dice.die?.[0]));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not depend on its name', () => {
    expect(diceOf('x').throw('one', BLOW_DICE)).toEqual(diceOf('x').throw('other', BLOW_DICE));
  });
});

describe('dice of other sides', () => {
  it('show every number from the lowest to the highest, and no other', () => {
    const dice = diceOf('faces');
    const seen = new Set(Array.from({ length: 200 }, () => dice.throw('one', { tens: 1 }, TEN_SIDED).dice.tens?.[0]));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a shuffle', () => {
  it('has everything once, in one draw', () => {
    const dice = diceOf('x');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (of) => {
        const before = dice.draws;
        const { order, draw } = dice.shuffle('deck', '4.1', of);
        expect(draw).toBe(before + 1);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, i) => i));
      }),
    );
  });

  it('comes to every order as often as to any other', () => {
    const orders = [...everyOutcome((dice) => dice.shuffle('three', '4.1', 3).order.join(''))];
    const weights = new Map<string, number>();
    for (const { value, weight } of orders) weights.set(value, (weights.get(value) ?? 0) + weight);
    expect([...weights.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const weight of weights.values()) expect(weight).toBeCloseTo(1 / 6, 12);
  });

  it('goes on from a save as lots and throws do', () => {
    const dice = diceOf('x');
    dice.shuffle('deck', '4.1', 20);
    const twin = seededDice(dice.state(), dice.draws);
    expect(twin.shuffle('deck', '4.1', 20)).toEqual(dice.shuffle('deck', '4.1', 20));
  });
});

describe('a lot', () => {
  it('picks one of the things there are, and says among how many', () => {
    const dice = diceOf('x');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (of) => {
        const lot = dice.lot('name', '3.2', of);
        expect(lot).toMatchObject({ name: 'name', cite: '3.2', of });
        expect(lot.picked >= 0 && lot.picked < of).toBe(true);
      }),
    );
  });

  it('among one thing picks it, and is a draw all the same', () => {
    const dice = diceOf('x');
    expect(dice.lot('name', '3.2', 1)).toEqual({ name: 'name', cite: '3.2', draw: 1, of: 1, picked: 0 });
    expect(dice.draws).toBe(1);
  });
});

describe('draws', () => {
  it('are counted from 1, throws and lots alike, however many dice fall', () => {
    const dice = diceOf('x');
    expect(dice.draws).toBe(0);
    expect(dice.throw('blow', BLOW_DICE).draw).toBe(1);
    expect(dice.lot('name', '3.2', 6).draw).toBe(2);
    expect(dice.throw('one', ONE_DIE).draw).toBe(3);
    expect(dice.draws).toBe(3);
  });

  it('go on from a saved state as if there had been no break', () => {
    fc.assert(
      fc.property(fc.string(), draws, draws, (seed, before, after) => {
        const dice = diceOf(seed);
        for (const what of before) draw(dice, what);
        const resumed = seededDice(JSON.parse(JSON.stringify(dice.state())), dice.draws);
        for (const what of after) expect(draw(resumed, what)).toEqual(draw(dice, what));
        expect(resumed.state()).toEqual(dice.state());
        expect(resumed.draws).toBe(before.length + after.length);
      }),
    );
  });
});

describe('dice that turn', () => {
  it('fall as they fell up to a draw and with it, and then as others do, counted on', () => {
    fc.assert(
      fc.property(fc.string(), draws, draws, fc.nat(20), (seed, before, after, more) => {
        const first = diceOf(seed);
        for (const what of before) draw(first, what);
        const [from, drawn] = [first.state(), first.draws];
        const last = drawn + Math.min(more, after.length);
        const other = seedState(`${seed}/other`);
        const turning = turningDice(from, drawn, last, other);
        const kept = after.slice(0, last - drawn);
        for (const what of kept) expect(draw(turning, what)).toEqual(draw(first, what));
        const fresh = seededDice(other, last);
        for (const what of after.slice(kept.length)) expect(draw(turning, what)).toEqual(draw(fresh, what));
        expect(turning.draws).toBe(drawn + after.length);
      }),
    );
  });
});
