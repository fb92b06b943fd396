/** 9.1, 12.7, 13 What may come on top is told beforehand: of an attack, one's own or a foe's, and of a marker. */
import { expect, it } from 'vitest';
import { addOffers } from '../../../../src/games/gladiatori/ask/card-offers.ts';
import type { Draft } from '../../../../src/games/gladiatori/ask/draft.ts';
import { balanceOffers, threatLines } from '../../../../src/games/gladiatori/ask/fight-offers.ts';
import { attackOffers } from '../../../../src/games/gladiatori/ask/value-offers.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import type { Fighter, State } from '../../../../src/games/gladiatori/rules/types.ts';
import type { CardName } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { animalAt, hexAt, pair, type Somebody, sand } from '../support/sand.ts';

const ABLE: Somebody = {
  ...{ powers: ['lunge', 'leap'], hand: ['energy 0', 'energy 0', 'acrobatic strike'] },
  cur: { offense: 5, guard: 5, endurance: 5, blood: 2, speed: 0 },
};

/** A strikes B, or an animal, after so many hexes. */
function striking(state: State, a: Fighter, target: string, entered: number): void {
  state.sub = {
    ...{ fighter: a.id, entered, before: [], moved: [] },
    action: { card: 'berserk', at: 0, fresh: true, wasRotated: false, revealed: true, up: true },
  };
  state.fight = fightBy(a.id, { do: 'melee', target }, [strikeAt(state, target, a.hex)]);
}

it('9.1 cards that are added tell what Blood, moves and Powers may still bring', () => {
  const { state, a, b } = pair(ABLE);
  striking(state, a, b.id, 2);
  state.fight = null;
  const added = (cards: readonly CardName[]): string =>
    addOffers({ state, tables: tables(), fighter: a }, { added: cards })[0]?.more().join(' ') ?? '';
  expect(added([])).toContain('May come on top: Blood 4, Lunge 6, Leap 4 or 2 damage.');
  expect(added(['acrobatic strike'])).toContain(
    'May come on top: Blood 4, Acrobatic Strike 3, Lunge 4, Leap 4 or 2 damage.',
  );
});

it('13 a defender is told what Powers of the attacker may add, as far as everybody knows them', () => {
  const told = (character: 'hoplomachus' | 'custom', powers: Fighter['powers']): string => {
    const { state, a, b } = pair({ ...ABLE, powers });
    a.character = character;
    striking(state, a, b.id, 3);
    return threatLines({ state, tables: tables(), fighter: b }).join(' ');
  };
  expect(told('hoplomachus', ['lunge', 'leap'])).toContain('may add Lunge 6, Leap 6 or 3 damage.');
  expect(told('hoplomachus', ['lunge'])).toContain('may add Lunge 6.');
  expect(told('hoplomachus', [])).not.toContain('may add');
  expect(told('custom', ['lunge', 'leap'])).not.toContain('may add');
});

/** What the row of Leap comes to, by choosing it so often. */
function leaps(state: State, a: Fighter, times: number): readonly string[] {
  const words: string[] = [];
  let draft: Draft = {};
  for (let i = 0; i < times; i++) {
    const row = attackOffers({ state, tables: tables(), fighter: a }, draft).find(({ label }) => label === 'Leap');
    draft = row?.edits as Draft;
    words.push(row?.note ?? '');
  }
  return words;
}

it('13 a Leap is offered whole first, and on an animal as attack alone', () => {
  const { state, a, b } = pair(ABLE);
  striking(state, a, b.id, 2);
  expect(leaps(state, a, 6)).toEqual(['no', '+4', '+2, damage +1', 'damage +2', '+2', 'damage +1']);
  const hunt = sand([{ hex: hexAt('E6'), facing: 0, ...ABLE }], { animals: { kinds: ['wolf'] } });
  hunt.animals = [];
  const beast = animalAt(hunt, 'wolf', hexAt('E7'));
  const [hunter] = hunt.fighters as [Fighter];
  striking(hunt, hunter, beast.id, 3);
  expect(leaps(hunt, hunter, 5)).toEqual(['no', '+6', '+4', '+2', 'no']);
});

it('13 a Lunge names the cards that it discards', () => {
  const { state, a, b } = pair(ABLE);
  striking(state, a, b.id, 0);
  const row = (draft: Draft) =>
    attackOffers({ state, tables: tables(), fighter: a }, draft).find(({ label }) => label === 'Lunge');
  expect(row({})?.more()[0]).toContain('the least missed first');
  expect(row(row(row({})?.edits as Draft)?.edits as Draft)?.more()[0]).toBe('Discards 2 Energy 0.');
});

it('12.7 the marker is told with that of Wrestling, and stands first where paying keeps nobody on the feet', () => {
  const told = (unbalanced: number, wrestles: string | null): readonly (string | undefined)[] => {
    const { state, a, b } = pair(ABLE, { unbalanced });
    striking(state, a, b.id, 0);
    if (state.fight !== null) state.fight.wrestles = wrestles;
    const offers = balanceOffers({ state, tables: tables(), fighter: b });
    return [offers[0]?.label.split(' ')[0], offers.find(({ label }) => label === 'Take the marker')?.more()[0]];
  };
  expect(told(0, null)).toEqual(['Take', 'One marker does nothing by itself; with a second you are Face-down.']);
  expect(told(1, null)).toEqual(['Pay', 'The second marker: Face-down, -5 to everything.']);
  expect(told(0, 'B')).toEqual(['Pay', 'Wrestling brings another: pushed, you are Face-down, -5 to everything.']);
  expect(told(1, 'B')).toEqual(['Take', 'Wrestling brings one too: pushed, you are Face-down whatever you pay.']);
});
