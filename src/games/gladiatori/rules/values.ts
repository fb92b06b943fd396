/** 9.1, 9.2 Attack and defense values, part by part. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { titled } from '../../../kernel/words.ts';
import type { AttackChoice, DefenseChoice } from './acts.ts';
import { itemAttack, itemsAttack, itemsDefense, ownItem, thrownAttack } from './cards.ts';
import { isFront } from './geometry.ts';
import { isNet, rangeCost } from './legal/fights.ts';
import { skillOf } from './legal/options.ts';
import { hexOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Fight, Fighter, Mode, State, Strike } from './types.ts';
import type { ActionCard, Card } from './words.ts';

/** A part of a value; `secret`: nobody but its owner is told of it by itself. */
export interface Part {
  readonly value: number;
  readonly why: string;
  readonly cite: string;
  readonly secret?: true;
}

const MATCHED = 5;
const OPPOSED = 5;
const EACH_BLOOD = 2;
const EACH_SPEED = 2;
const TRAPPED = -3;
const FACE_DOWN = -5;
const REAR = -3;
const MOVE = 3;
const FURY = 4;
const DELAY = 3;
const LUNGE = 2;
const LEAP = 2;
/** 17.6 Each thing that is spent against an animal. */
export const SPENT = 2;
/** 12.1 What each of those struck in a Sweep meets, in order. */
const SWEPT = [1, -3, -7] as const;

const energyOf = (tables: Tables, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === 'unseen' ? 0 : tables.cards[card].energy), 0);

/** Parts that are not nothing. */
const parts = (all: readonly Part[]): readonly Part[] => all.filter(({ value }) => value !== 0);

/** 14 What Trapped and Face-down cost. */
export const statusParts = ({ trapped, faceDown }: Fighter): readonly Part[] =>
  parts([
    { value: trapped > 0 ? TRAPPED : 0, why: 'Trapped', cite: '14' },
    { value: faceDown ? FACE_DOWN : 0, why: 'Face-down', cite: '14' },
  ]);

/** 8.1 What an Action adds; of Berserk, by Blood. */
function actionPart(tables: Tables, fighter: Fighter, card: Card, blood: number): Part {
  switch (card) {
    case 'strength':
      return { value: energyOf(tables, fighter.played), why: 'Energy on Strength', cite: '8.1' };
    case 'dexterity':
      return {
        value: Math.floor(fighter.hand.length / 2),
        why: `Dexterity (${fighter.hand.length} in hand)`,
        cite: '8.1',
      };
    default:
      return { value: EACH_BLOOD * blood, why: `for ${blood} Blood`, cite: '8.1', secret: true };
  }
}

/** 9.1, 11 What items add to an attack. */
function weaponParts(tables: Tables, fighter: Fighter, mode: Mode): readonly Part[] {
  const all = itemsAttack(tables, fighter);
  if (mode.do === 'throw') {
    const own = ownItem(fighter, mode.item);
    const usual = own === null ? 0 : itemAttack(tables, own);
    const thrown = own === null ? 0 : thrownAttack(tables, own);
    return [
      { value: all - usual, why: 'items', cite: '9.1' },
      { value: thrown, why: `${titled(mode.item)} thrown`, cite: '11.1' },
    ];
  }
  if (!isNet(mode)) return [{ value: all, why: 'items', cite: '9.1' }];
  const net = ownItem(fighter, mode.item);
  const attack = net === null ? 0 : mode.do === 'net throw' ? thrownAttack(tables, net) : itemAttack(tables, net);
  return [
    { value: all, why: 'items', cite: '9.1' },
    { value: attack, why: `${titled(mode.item)}${mode.do === 'net throw' ? ' thrown' : ''}`, cite: '11.2' },
  ];
}

/** 9.1 All parts of an attack on one target; the cards that it spends have left the hand. */
export function attackParts(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  { mode, action }: Pick<Fight, 'mode' | 'action'>,
  choice: AttackChoice,
  { target, index, animal, ally }: Struck,
): readonly Part[] {
  if (mode === null) return [];
  return parts([
    actionPart(tables, fighter, action?.card ?? 'strength', choice.blood),
    ...weaponParts(tables, fighter, mode),
    { value: choice.offense ? skillOf(fighter, 'offense') : 0, why: 'Offense', cite: '2.1', secret: true },
    { value: ally, why: 'from an ally', cite: '9.6' },
    ...statusParts(fighter),
    { value: choice.sacrifice === null ? 0 : MOVE, why: 'Sacrifice', cite: '12.2' },
    { value: choice.acrobatic ? MOVE : 0, why: 'Acrobatic Strike', cite: '12.3' },
    { value: LUNGE * choice.lunge.length, why: 'Lunge', cite: '13' },
    { value: LEAP * choice.leap.attack, why: 'Leap', cite: '13' },
    { value: -choice.deep, why: 'Deep Wounds', cite: '13' },
    { value: fighter.fury && mode.do !== 'help' ? FURY : 0, why: 'Unbeatable', cite: '10.4' },
    { value: -rangeCost(fighter, mode, hexOf(state, target)), why: 'for the range', cite: '3.4' },
    { value: mode.do === 'sweep' ? (SWEPT[index] ?? 0) : 0, why: 'Sweep', cite: '12.1' },
    { value: animal ? SPENT * choice.spend.length : 0, why: 'spent against an animal', cite: '17.6' },
  ]);
}

/** Who is struck, as an attack's value needs to know it. */
interface Struck {
  readonly target: string;
  readonly index: number;
  readonly animal: boolean;
  /** 9.6 Of an ally's help. */
  readonly ally: number;
}

/** 8.2 What a Reaction adds. */
function reactionPart(tables: Tables, fighter: Fighter, card: ActionCard): Part {
  switch (card) {
    case 'strength':
      return { value: energyOf(tables, fighter.played), why: 'Energy on Block', cite: '8.2' };
    case 'dexterity':
      return {
        value: Math.floor(fighter.hand.length / 2),
        why: `Parry (${fighter.hand.length} in hand)`,
        cite: '8.2',
      };
    case 'berserk':
      return { value: OPPOSED, why: 'Oppose', cite: '8.2' };
    case 'movement':
      return { value: 0, why: 'Dodge', cite: '8.2' };
  }
}

/** 9.2 All parts of a defense. */
export function defenseParts(
  tables: Tables,
  fighter: Fighter,
  { mode, action, beast }: Pick<Fight, 'mode' | 'action' | 'beast'>,
  { react, bearing, passive }: Pick<Strike, 'react' | 'bearing' | 'passive'>,
  choice: DefenseChoice,
  ally: number,
): readonly Part[] {
  const card = passive || react === null || react.card === 'unseen' ? null : (react.card as ActionCard);
  const dodges = card === 'movement';
  return parts([
    ...(card === null ? [] : [reactionPart(tables, fighter, card)]),
    {
      value: !beast && card !== null && card === action?.card ? MATCHED : 0,
      why: 'for the same type of card',
      cite: '8.2',
    },
    { value: dodges || isNet(mode) ? 0 : itemsDefense(tables, fighter), why: 'items', cite: '9.2' },
    { value: choice.guard ? skillOf(fighter, 'guard') : 0, why: 'Guard', cite: '2.1', secret: true },
    { value: EACH_SPEED * choice.speed, why: `for ${choice.speed} Speed`, cite: '8.2', secret: true },
    { value: ally, why: 'from an ally', cite: '9.6' },
    ...statusParts(fighter),
    { value: choice.sacrifice === null ? 0 : MOVE, why: 'Sacrifice', cite: '12.2' },
    { value: choice.acrobatic ? MOVE : 0, why: 'Acrobatic Strike', cite: '12.3' },
    { value: fighter.delayBonus ? DELAY : 0, why: 'Delay', cite: '1.3' },
    { value: fighter.fury && card !== null ? FURY : 0, why: 'Unbeatable', cite: '10.4' },
    { value: SPENT * choice.spend.length, why: 'spent against an animal', cite: '17.6' },
    { value: isFront(bearing) ? 0 : REAR, why: 'from behind', cite: '9.2' },
  ]);
}

/** What all parts come to. */
export const totalOf = (all: readonly Part[]): number => sumModifiers(all);

/** Parts as everybody is told of them: what is secret in one lump, where it is not nothing. */
export function shownParts(all: readonly Part[]): readonly Part[] {
  const open = all.filter(({ secret }) => secret !== true);
  const rest = sumModifiers(all.filter(({ secret }) => secret === true));
  return rest === 0 ? open : [...open, { value: rest, why: 'not shown', cite: '20' }];
}

/** 9.3 Parts of the damage of a hit. */
export function damageParts(
  { n, leapDamage, deep }: Pick<Fight, 'n' | 'leapDamage' | 'deep'>,
  by: number,
  bonus: boolean,
): readonly Part[] {
  return parts([
    { value: 1, why: 'for a hit', cite: '9.3' },
    { value: Math.floor(n / 2), why: `for ${n} cards`, cite: '9.3' },
    { value: leapDamage, why: 'Leap', cite: '13' },
    { value: deep, why: 'Deep Wounds', cite: '13' },
    { value: bonus ? Math.floor(by / 3) : 0, why: `for a lead of ${by}`, cite: 'GR-72' },
  ]);
}
