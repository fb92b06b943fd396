/** 4 Who meets whom: what the set-up leaves open is rolled, and everybody comes in through a gate. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { boardIn } from './board.ts';
import { ratedTotal, rollCard, rollOpponent, startingAttributes } from './creation.ts';
import { partHit } from './gear.ts';
import type { HeroesContext } from './kit.ts';
import { hasSignature } from './roster.ts';
import type { Board, Tables } from './tables/types.ts';
import type { Fighter, FighterSetup, HeroCard, HeroesSetup, PartState, State } from './types.ts';
import { type FightStyle, type GatePair, type HandSide, otherHand, PARTS, type Part, STYLES } from './words.ts';

/** 3.7 Bonus Dice beside two for each point of Strength. */
const WOMANS_DICE = 2;
const STRONG_DICE = 3;
/** 4.7 What two dice must show for a match to the death. */
const TO_THE_DEATH = 7;

/** What stands on a card until it is rolled. */
const BLANK: HeroCard = {
  gender: 'male',
  handed: 'right',
  signatures: ['none'],
  attributes: { savvy: 1, speed: 1, strength: 1 },
  lost: {},
  spared: false,
};

/** The state before anything is rolled. */
export function initialState(setup: HeroesSetup, tables: Tables): State {
  const state: State = {
    ...{ turn: 0, phase: 0, outcome: null },
    ...{ board: setup.board, toDeath: setup.toDeath ?? false },
    ...{ fighters: [], ground: [], order: [], done: 0 },
    ...{ turns: 0, steps: 0, breaks: 0, attacked: false, picked: false, exchange: null },
  };
  state.fighters = setup.fighters.map((one, i) =>
    fighterFor(setup, tables, one, { id: idOf(i), style: one.style ?? 'murmillo', card: one.card ?? BLANK }),
  );
  return state;
}

/** The id of a fighter by its place in the roster: 'A', 'B', .. */
export const idOf = (at: number): string => String.fromCharCode(65 + at);

interface Made {
  readonly id: string;
  readonly style: FightStyle;
  readonly card: HeroCard;
}

/** 4.6 A fighter as it comes in. */
function fighterFor(setup: HeroesSetup, tables: Tables, one: FighterSetup, { id, style, card }: Made): Fighter {
  const start = startingAttributes(card, one.secondary);
  const gate = gateOf(boardIn(tables, setup), setup.gates, one.side);
  const fighter: Fighter = {
    ...{ id, name: one.name, side: one.side, seat: one.seat, rank: one.rank },
    ...{ style, secondary: one.secondary, card, gate, zone: gate, from: null, entered: 0 },
    ...{ start, now: { ...start }, rated: ratedTotal(card, one.secondary, tables) },
    ...{ parts: partsFor(card, style, start.strength, tables), hands: handsFor(card.handed, style, tables) },
    ...{ bonus: 0, starPower: setup.starPower && one.rank === 'star' ? start.strength : 0 },
    ...{ knocked: false, ensnared: false, blinded: false, steadied: false, kicked: false, threw: false },
    ...{ taken: 0, dealt: 0, wounded: [], killings: 0, defeated: [] },
    ...{ standing: 'active', fate: null, mercy: false, beatenBy: null },
  };
  fighter.bonus = startingBonus(fighter);
  return fighter;
}

/** 3.7 Two for each point of Strength, two more for a woman who is a Star, three more for the strong. */
function startingBonus(fighter: Fighter): number {
  const woman = fighter.rank === 'star' && fighter.card.gender === 'female' ? WOMANS_DICE : 0;
  return 2 * fighter.start.strength + woman + (hasSignature(fighter, 'strong') ? STRONG_DICE : 0);
}

/** 4.8 Side 0 comes in through the first gate of the pair. */
function gateOf({ gates }: Board, pair: GatePair, side: 0 | 1): string {
  if (pair === 'west-east') return side === 0 ? gates.west : gates.east;
  return side === 0 ? gates.north : gates.south;
}

/** 2.5, 3.9, R19 All parts whole but for what was lost for good, armoured as the style is. */
function partsFor(card: HeroCard, style: FightStyle, strength: number, { armour }: Tables): Record<Part, PartState> {
  const parts = PARTS.map((part) => {
    const max = Math.max(1, strength - (card.lost[part] ?? 0));
    return [part, { max, now: max, armour: armour[style][partHit(part, card.handed)] }];
  });
  return Object.fromEntries(parts) as Record<Part, PartState>;
}

/** 3.8 What the style carries, the weapon in the hand that is the better one. */
function handsFor(handed: HandSide, style: FightStyle, { styles }: Tables): Fighter['hands'] {
  const { weapon, off } = styles[style];
  const hands: Fighter['hands'] = { left: null, right: null };
  hands[handed] = weapon;
  hands[otherHand(handed)] = off;
  return hands;
}

/** 4 Rolls styles, then cards, then whether it goes to the death; then all come in. */
export function prepareMatch(ctx: HeroesContext, setup: HeroesSetup): void {
  const { state, tables, emit } = ctx;
  const styles = rollStyles(ctx, setup);
  state.fighters = setup.fighters.map((one, i) => {
    const id = idOf(i);
    const card = one.card ?? rollCard(ctx, id, { locale: setup.locale, row: one.row });
    return fighterFor(setup, tables, one, { id, style: styles[i] ?? 'murmillo', card });
  });
  if (setup.toDeath === null) rollToDeath(ctx);
  for (const { id, zone } of state.fighters) emit({ kind: 'entered', cite: '4.8', fighter: id, zone });
}

/** 4.1 Allies by the rows of the table of styles; each foe as an opponent of the first, second .. of side 0. */
function rollStyles(ctx: HeroesContext, { fighters }: HeroesSetup): readonly FightStyle[] {
  const styles: FightStyle[] = [];
  const first: FightStyle[] = [];
  for (const [i, one] of fighters.entries()) {
    const foes = styles.length - first.length;
    const style = one.style ?? (one.side === 0 ? rollAlly(ctx, idOf(i)) : rollFoe(ctx, idOf(i), first, foes));
    if (one.side === 0) first.push(style);
    styles.push(style);
  }
  return styles;
}

const rollFoe = (ctx: HeroesContext, fighter: string, styles: readonly FightStyle[], foes: number): FightStyle =>
  rollOpponent(ctx, fighter, styles[foes % Math.max(1, styles.length)] ?? 'murmillo');

function rollAlly({ dice, emit }: HeroesContext, fighter: string): FightStyle {
  const roll = rollOf('style', '4.1', dice.throw('style', ONE_DIE), 'sum');
  const style = STYLES[roll.total - 1] ?? 'murmillo';
  emit({ kind: 'style-rolled', cite: '4.1', rolls: [{ ...roll, result: style }], fighter, style });
  return style;
}

/** 4.7, R67 Two dice that show seven. */
function rollToDeath({ state, dice, emit }: HeroesContext): void {
  const roll = rollOf('to-the-death', '4.7', dice.throw('to-the-death', TWO_DICE), 'sum');
  state.toDeath = roll.total === TO_THE_DEATH;
  emit({ kind: 'death-rolled', cite: '4.7', rolls: [roll], toDeath: state.toDeath });
}
