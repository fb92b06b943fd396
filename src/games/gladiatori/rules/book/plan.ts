/** 22.2, 22.3 What the book means to do with a turn, and how it splits its cards for it. */

import { distance } from '../../../../kernel/hex.ts';
import { countOfCard, hpOf, isAction } from '../cards.ts';
import type { GladiatoriContext } from '../kit.ts';
import { MOST_BLOOD } from '../legal/options.ts';
import { gapOf } from '../points.ts';
import { animalsOut, enemyHexes, isHampered, opponentsOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { type ActionCard, type CardName, CHARACTERS, PLANS, type Plan, type PlanLine } from '../words.ts';
import { nearestApproach } from './ways.ts';
import type { Row, Whims } from './whims.ts';
import { keepOf } from './worth.ts';

const FAR = 5;
const BEHIND = -6;
const AHEAD = 8;
const LATE = 5;
const NEAR = 3;
const MOST_ENERGY = 6;

/** Every enemy in the arena. */
export const enemiesOf = (state: Readonly<State>, fighter: Fighter): readonly string[] => [
  ...opponentsOf(state, fighter).map(({ id }) => id),
  ...animalsOut(state).map(({ id }) => id),
];

/** 22.2 The lines of the table that hold for somebody. */
function linesFor(state: Readonly<State>, tables: Tables, fighter: Fighter): readonly PlanLine[] {
  const own = [...fighter.deck, ...fighter.hand, ...fighter.hpDeck];
  const all = fighter.list;
  const [hp, hpFirst] = [hpOf(tables, [...own, ...fighter.discard]), hpOf(tables, all)];
  const gap = gapOf(state, fighter);
  const enemies = enemiesOf(state, fighter);
  const lines: readonly [PlanLine, boolean][] = [
    ['base', true],
    ['half dead', 2 * hp < hpFirst],
    ['nearly dead', 10 * hp < 3 * hpFirst],
    ['tired', 2 * own.length < all.length],
    ['behind', gap <= BEHIND],
    ['ahead', gap >= AHEAD],
    ['late and behind', state.turn >= LATE && gap < 0],
    ['hampered', isHampered(fighter)],
    ['far away', enemies.length > 0 && nearestApproach(state, fighter, enemies) > FAR],
    ...CHARACTERS.map((one): [PlanLine, boolean] => [one, one === fighter.character]),
  ];
  return lines.flatMap(([line, holds]) => (holds ? [line] : []));
}

/** 22.2 The plan for this turn. */
export function planFor(ctx: GladiatoriContext, whims: Whims, fighter: Fighter): Plan {
  const lines = linesFor(ctx.state, ctx.tables, fighter);
  const rows = PLANS.map((plan): Row<Plan> => {
    const weight = lines.reduce((sum, line) => sum + ctx.tables.plans[line][plan], 0);
    return { one: plan, name: plan, weight };
  });
  return whims.pick(ctx, fighter.id, '22.2', rows);
}

/** 22.3 Types of attack, the best first, by the cards there are. @internal */
export function rankedAttacks({ deck, cur }: Fighter): readonly ActionCard[] {
  const score: { readonly [card: string]: number } = {
    strength: Math.min(MOST_ENERGY, countOfCard(deck, 'energy 1')),
    dexterity: Math.floor(deck.length / 4),
    berserk: 2 * Math.min(MOST_BLOOD, Math.max(0, cur.blood - 1)),
  };
  const types: readonly ActionCard[] = ['strength', 'dexterity', 'berserk'];
  return types.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
}

const times = (card: CardName, count: number): readonly CardName[] => Array.from({ length: count }, () => card);

/** 22.3 In which order a plan wants its cards; what is not named comes after all that is. */
function wanted(state: Readonly<State>, fighter: Fighter, plan: Plan): readonly CardName[] {
  const [first = 'strength', second = 'dexterity', third = 'berserk'] = rankedAttacks(fighter);
  const near = enemyHexes(state, fighter).filter((hex) => distance(hex, fighter.hex) <= NEAR).length;
  switch (plan) {
    case 'assault': {
      const enemies = enemiesOf(state, fighter);
      const far = enemies.length > 0 && nearestApproach(state, fighter, enemies) > fighter.cur.speed;
      return [
        ...(far ? (['movement'] as const) : []),
        ...([first, second, ...times('energy 1', 6), 'acrobatic strike', 'unbalancing strike', 'sacrifice'] as const),
        ...(near >= 2 ? (['sweep'] as const) : []),
        ...(['feint', ...times('energy 0', 4), third, 'movement'] as const),
      ];
    }
    case 'duel':
      return [
        ...([first, 'movement', second, ...times('energy 1', 4)] as const),
        ...(['acrobatic strike', 'unbalancing strike', 'sacrifice', ...times('energy 0', 4), third, 'feint'] as const),
      ];
    case 'guard':
      return [
        ...(['berserk', 'movement', first, ...times('energy 0', 4), ...times('energy 1', 2)] as const),
        ...(['acrobatic strike', 'unbalancing strike', 'strength', 'dexterity'] as const),
      ];
    case 'breathe':
      return ['movement', first, third, ...times('energy 0', 3), ...times('energy 1', 2), second];
  }
}

/** 22.3 HP of the deck that a floor never takes more of than so many tenths. */
const FLOOR_TENTHS = 6;
const FREE_ACTIONS = 2;

/** 22.3 The cards in hand; `lower` changes the floor of the HP deck. */
export function handFor(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  plan: Plan,
  lower = 0,
): readonly CardName[] {
  const split = tables.splits[plan];
  const all = fighter.deck.filter((card): card is CardName => card !== 'unseen');
  const total = hpOf(tables, all);
  const floor = Math.min(Math.max(0, split.floor + lower), Math.floor((total * FLOOR_TENTHS) / 10));
  const rest = all.toSorted((a, b) => keepOf(tables, fighter, a) - keepOf(tables, fighter, b));
  const left = [...all];
  const hand: CardName[] = [];
  let hp = total;
  for (const card of [...wanted(state, fighter, plan), ...rest]) {
    const at = left.indexOf(card);
    if (at < 0 || hand.length >= split.most) continue;
    const after = hp - tables.cards[card].hp;
    const isFree = isAction(card) && hand.filter(isAction).length < FREE_ACTIONS;
    if (after < floor && !isFree) continue;
    left.splice(at, 1);
    hand.push(card);
    hp = after;
  }
  return hand;
}
