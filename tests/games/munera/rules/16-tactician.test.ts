/** 16.2 The tactician by the vectors of the spec: worth to four decimals, and plans that are legal. */
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../../../../src/ai/mind.ts';
import { strikeWorth } from '../../../../src/games/munera/ai/strike-worth.ts';
import { placeWorth, tacticianAct } from '../../../../src/games/munera/ai/tactician.ts';
import { mindsFor, mindsIn } from '../../../../src/games/munera/labour/minds.ts';
import { THOUGHTS } from '../../../../src/games/munera/labour/think.ts';
import type { Attack, With } from '../../../../src/games/munera/rules/acts.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { armOf } from '../../../../src/games/munera/rules/gear.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { setupSchema } from '../../../../src/games/munera/rules/schema.ts';
import type { MuneraLevel, MuneraSetup } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { programSeat } from '../../../../src/kernel/levels.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { at, pair, type Somebody, setupOf } from '../support/ring.ts';

/** What an attack of A on B is worth. */
function worth(first: Somebody, second: Somebody, by: With, more: Partial<Attack> = {}): number {
  const [state, fighter, foe] = pair(first, second);
  const arm = armOf(fighter, by, tables());
  if (arm === null) throw new Error('nothing in hand');
  const how = { foe: 'B', with: by, feint: false, whirl: false, ...more };
  return strikeWorth({ state, tables: tables(), fighter, foe, arm, how });
}

const first: With = { by: 'weapon', id: 'A-h1' };
const second: With = { by: 'weapon', id: 'A-h2' };
const fist: With = { by: 'improvised' };

describe('16.2 what an attack is worth', () => {
  it('16.2 Samnites by vector 23', () => {
    expect(worth({}, {}, first)).toBeCloseTo(6.1142, 4);
    expect(worth({}, {}, { by: 'shield' })).toBeCloseTo(6.7994, 4);
    expect(worth({}, {}, fist)).toBeCloseTo(2.466, 4);
    expect(worth({}, {}, first, { whirl: true })).toBeCloseTo(10.6605, 4);
    expect(worth({}, {}, first, { feint: true })).toBeCloseTo(8.8668, 4);
    expect(worth({}, { facing: 0 }, first)).toBeCloseTo(24.0216, 4);
    expect(worth({}, { facing: 4 }, first)).toBeCloseTo(10.429, 4);
    expect(worth({}, { facing: 2 }, first)).toBeCloseTo(14.0401, 4);
    expect(worth({ hex: at(5, 0) }, { hex: at(6, 0) }, first)).toBeCloseTo(12.3642, 4);
    expect(worth({}, { down: true }, first)).toBeCloseTo(7.3642, 4);
  });

  it('16.2 a Retiarius at a Secutor by vector 24', () => {
    const own = { profile: 'retiarius', stamina0: 7 } as const;
    const foe = { profile: 'secutor', stamina0: 7 } as const;
    const far = { ...foe, hex: at(2, 0) };
    expect(worth(own, far, first)).toBeCloseTo(6.6651, 4);
    expect(worth(own, far, second)).toBeCloseTo(1.8796, 4);
    expect(worth(own, foe, first)).toBeCloseTo(5.054, 4);
    expect(worth(own, foe, second)).toBeCloseTo(5.0741, 4);
    expect(worth(own, foe, fist)).toBeCloseTo(2.9985, 4);
    const alone = { ...own, held: [{ id: 'A-h1', kind: 'trident' as const, thonged: false }] };
    expect(worth(alone, far, first)).toBeCloseTo(8.3966, 4);
  });
});

describe('16.2 where it stands', () => {
  it('16.2 keeps the target in front, its back from the wall, its distance, and likes a flank', () => {
    const place = (one: Somebody, other: Somebody = {}) => {
      const [state, fighter, foe] = pair(one, other);
      return placeWorth(state, fighter, foe, fighter.hex);
    };
    expect([place({}), place({ facing: 1 }), place({ facing: 5 }), place({ facing: 3 })]).toEqual([0, -3, -4, -8]);
    expect(place({ hex: at(-6, 0) }, { hex: at(-5, 0) })).toBe(-5);
    expect(place({ hex: at(-6, 0) }, { hex: at(-5, 0), down: true })).toBe(0);
    expect(place({}, { facing: 0 })).toBe(4);
    expect(place({ profile: 'gaetulian' }, { hex: at(2, 0) })).toBe(-4);
    expect([place({ profile: 'retiarius' }), place({ profile: 'laquearius a' })]).toEqual([-1.5, 0]);
  });
});

describe('16.2 the tactician', () => {
  it('16.2 ends its turn where nothing is better', () => {
    const [state] = pair({ hex: at(0, 0) }, { hex: at(1, 0) }, { ap: 1, attacks: 2 });
    expect(tacticianAct(state, tables(), 'A')).toEqual({ do: 'end' });
  });

  it.each(['novice', 'tactician'] as const)(
    '16.2 a bout led by a %s is legal to its end, and opens from its save',
    (level: MuneraLevel) => {
      const setup: MuneraSetup = {
        ...setupOf([{ profile: 'retiarius' }, { profile: 'secutor' }, { profile: 'gaetulian' }]),
        fighters: setupOf([{ profile: 'retiarius' }, { profile: 'secutor' }, { profile: 'gaetulian' }]).fighters.map(
          (one) => ({
            ...one,
            ...(one.team === 2 ? {} : { seat: programSeat(one.team), level }),
          }),
        ),
      };
      const minds = mindsFor(setup);
      const lines: Entry<MuneraEvent>[] = [];
      const match = Match.start(munera, tables(), setup, level, { watch: (line) => void lines.push(line) });
      while (!match.over) {
        const before = JSON.stringify(match.state);
        const answers = match.pending.map((request) => choiceOf(match, minds, request));
        expect(JSON.stringify(match.state)).toBe(before);
        expect(match.answer(answers)).toBeNull();
      }
      const save = match.save(0);
      expect(Object.keys(mindsIn(save))).toEqual(['1', '2']);
      const opened = Match.open(munera, tables(), save);
      expect(opened.ok && opened.value.match.state).toEqual(match.state);
      const recalled = lines.map((line) => [line.event, THOUGHTS.recall(save, line)] as const);
      if (level === 'novice') expect(recalled.filter(([, errand]) => errand !== null)).toEqual([]);
      else
        for (const [event, errand] of recalled.filter(([{ kind }]) => kind === 'attacked').slice(0, 4)) {
          const found = errand === null ? null : toiledOut(errand.begin());
          expect(found !== null).toBe(event.chart === undefined);
          if (found === null || event.kind !== 'attacked') continue;
          if (!('ruled' in found)) throw new Error('it is not told');
          const weapon = event.weapon === 'improvised' ? 'kick' : event.weapon;
          expect(found.choice).toMatchObject({ do: 'attack' });
          expect(found.ruled[1]).toMatch(new RegExp(`^> from here, .*${weapon}: -?[0-9.]+ [(]blow `));
        }
    },
  );

  it('3.7 a level is for a seat of the program', () => {
    const [one, two] = setupOf([{}, {}]).fighters;
    const led = (seat: number | null) => ({ ...setupOf([{}, {}]), fighters: [one, { ...two, seat, level: 'novice' }] });
    expect([
      readAs(setupSchema, led(2), '').ok,
      readAs(setupSchema, led(0), '').ok,
      readAs(setupSchema, led(null), '').ok,
    ]).toEqual([true, false, false]);
  });
});
