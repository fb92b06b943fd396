/** 21.1 Odds of cards that are not seen, against counting every way they may lie. */
import { expect, it } from 'vitest';
import { outlookOf } from '../../../../src/games/gladiatori/odds/outlook.ts';
import {
  capacityChances,
  inHandChance,
  killChance,
  reactionChance,
} from '../../../../src/games/gladiatori/odds/unseen.ts';
import { PLAIN_ATTACK } from '../../../../src/games/gladiatori/rules/fight/announce.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import type { PlayedAction, State, Strike } from '../../../../src/games/gladiatori/rules/types.ts';
import { viewFor } from '../../../../src/games/gladiatori/rules/view.ts';
import { type CardName, UNSEEN } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { hexAt, sand } from '../support/sand.ts';

const LIST: readonly CardName[] = ['strength', 'berserk', 'energy 1', 'energy 1', 'energy 0', 'feint'];

/** Every way to lie so many of some cards as life. */
function livesOf(cards: readonly CardName[], count: number): readonly (readonly CardName[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => livesOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** A gladiator as another sees it: three cards in hand, three as life. */
function foe() {
  const state = sand([
    { hex: hexAt('E6'), facing: 0 },
    {
      hex: hexAt('E7'),
      facing: 3,
      list: [...LIST],
      hand: LIST.slice(0, 3) as CardName[],
      hpDeck: LIST.slice(3) as CardName[],
    },
  ]);
  const view = viewFor(state, 0);
  const [own, other] = view.fighters;
  if (own === undefined || other === undefined) throw new Error('nobody');
  return { view, own, other };
}

it('are those of all ways that six cards may lie three and three', () => {
  const { other } = foe();
  const lives = livesOf(LIST, 3);
  const share = (holds: (life: readonly CardName[]) => boolean): number => lives.filter(holds).length / lives.length;
  const hp = (life: readonly CardName[]): number => life.reduce((sum, card) => sum + tables().cards[card].hp, 0);
  const fixed = (capacityChances(tables(), { ...other, hpDeck: [] })?.[0]?.hp ?? 0) as number;
  expect(inHandChance(other, 'energy 1')).toBeCloseTo(
    share((life) => life.filter((card) => card === 'energy 1').length < 2),
    12,
  );
  expect(inHandChance(other, 'strength')).toBeCloseTo(0.5, 12);
  expect(inHandChance(other, 'sweep')).toBe(0);
  for (const { hp: sum, chance } of capacityChances(tables(), other) ?? [])
    expect(chance).toBeCloseTo(
      share((life) => hp(life) + fixed === sum),
      12,
    );
  expect(killChance(tables(), other, fixed + 5)).toBeCloseTo(
    share((life) => hp(life) <= 5),
    12,
  );
});

it('know a card that lies open in the row, and nothing of a list that nobody knows', () => {
  const { other } = foe();
  const row = [{ card: 'berserk' as const, rotated: true, standby: false, hidden: false }];
  expect(reactionChance({ ...other, row, believed: { ...other.believed, blood: 1 } }, 'berserk')).toBe(1);
  expect(reactionChance({ ...other, row, believed: { ...other.believed, blood: 0 } }, 'berserk')).toBe(0);
  expect(inHandChance({ ...other, character: 'custom' }, 'strength')).toBeNull();
});

it('say of an attack before it is made what each Reaction would come to, and change nothing', () => {
  const { view, own, other } = foe();
  const before = JSON.stringify(view);
  const choice = { ...PLAIN_ATTACK, offense: true };
  const plan = { mode: { do: 'melee', target: other.id } as const, card: 'strength' as const, played: [], choice };
  const [told] = outlookOf(view, tables(), { ...own, cur: own.start }, plan);
  const names = told?.met.map(({ react }) => react);
  expect(names).toEqual([null, 'strength', 'berserk']);
  const [nothing, block, oppose] = told?.met ?? [];
  expect(oppose?.fdv).toBe((nothing?.fdv ?? 0) + 5);
  expect(block?.fdv).toBe((nothing?.fdv ?? 0) + 5); // the same type of card
  expect(told?.met.map(({ chance }) => chance)).toEqual([1, 0.5, 0.5]);
  expect(JSON.stringify(view)).toBe(before);
});

it('say of a Reaction that lies face down which it may be, and never that there is none', () => {
  const { view, own, other } = foe();
  const choice = { ...PLAIN_ATTACK, offense: true };
  const plan = { mode: { do: 'melee', target: other.id } as const, card: 'strength' as const, played: [], choice };
  const react: PlayedAction = { card: UNSEEN, at: 0, fresh: true, wasRotated: false, revealed: false, up: false };
  const strike: Strike = { ...strikeAt(view, other.id, own.hex), passive: false, react };
  const fight = { ...fightBy(own.id, plan.mode, [strike]), action: null };
  const told = (chosen: Partial<Strike>) => {
    const state = {
      ...view,
      step: 'attack options' as const,
      fight: { ...fight, strikes: [{ ...strike, ...chosen }] },
    };
    const [one] = outlookOf(state as State, tables(), { ...own, cur: own.start }, plan);
    return one?.met.map(({ react: card, chance }) => [card, chance]);
  };
  expect(told({})).toEqual([
    ['strength', 0.5],
    ['berserk', 0.5],
  ]);
  expect(told({ react: { ...react, card: 'berserk' } })).toEqual([['berserk', 1]]);
  expect(told({ react: null, passive: true })).toEqual([[null, 1]]);
});

it('9.3, GR-72 say what a hit would hurt, its lead counted where that is played', () => {
  const { view, own, other } = foe();
  const choice = { ...PLAIN_ATTACK, offense: true };
  const plan = { mode: { do: 'melee', target: other.id } as const, card: 'strength' as const, played: [], choice };
  const bare = { ...other, items: [], believed: { ...other.believed, guard: 0 } };
  const against = (bonusDamage: boolean) => {
    const state = { ...view, fighters: [own, bare], options: { ...view.options, bonusDamage } };
    const [told] = outlookOf(state as State, tables(), { ...own, cur: own.start }, plan);
    return told?.met.map(({ fav, fdv, hits, damage }) => [fav - fdv, hits, damage]);
  };
  expect(against(true)).toEqual([
    [9, true, 4],
    [4, true, 2],
    [4, true, 2],
  ]);
  expect(against(false)?.map(([, , damage]) => damage)).toEqual([1, 1, 1]);
});
