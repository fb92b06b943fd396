/** 22.8, 22.10, 22.12 How the book defends: its Reaction, the cards on it, what it puts in. */
import type { DefenseChoice, Element, Instant, ReactChoice } from '../acts.ts';
import { capacityOf, countOfCard, itemAttack, itemsAttack, itemsDefense } from '../cards.ts';
import { PLAIN_DEFENSE } from '../fight/announce.ts';
import { isFront } from '../geometry.ts';
import type { GladiatoriContext } from '../kit.ts';
import { addable, cardFault, isNet, isThrow, reactionsOf } from '../legal/fights.ts';
import { hasPower, MARKER_COST } from '../legal/moves.ts';
import { defenseFault, skillOf } from '../legal/options.ts';
import { fighterOf, fightOf, strikeOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fight, Fighter, Strike } from '../types.ts';
import { defenseParts, SPENT, statusParts, totalOf } from '../values.ts';
import type { Card, CardName } from '../words.ts';
import { bounded, WHOLE } from './guess.ts';
import type { Whims } from './whims.ts';
import { easyElements, payOrder } from './worth.ts';

const NET_DAMAGE = 4;
const REAR = 3;
const MATCH = 5;
const OPPOSE = 5;
const MOST_DODGE = 2;
const MOST_BLOCK = 3;
/** In hundredths. */
const CARD_COST = 35;
const SECOND = 15;
const THROWN = 4;
const DELAY = 3;
const MOVE = 3;

/** 22.8 An attack as the one who is struck expects it, in hundredths, and what it would do. */
interface Threat {
  readonly value: number;
  readonly damage: number;
  /** 17.4 An animal has thrown already. */
  readonly exact: boolean;
  readonly net: boolean;
  /** Types that the attack can be. */
  readonly types: readonly Card[];
}

function threatOf({ state, tables }: GladiatoriContext, fight: Fight, strike: Strike): Threat {
  const net = isNet(fight.mode);
  if (fight.beast) return { value: WHOLE * strike.fav, damage: 0, exact: true, net, types: [] };
  const foe = fighterOf(state, fight.attacker);
  const cards = foe.played.length;
  const thrown = isThrow(fight.mode) ? THROWN : 0;
  const own = net ? netItem(tables, foe) : 0;
  const items = itemsAttack(tables, foe) + own;
  const status = totalOf(statusParts(foe));
  const value = WHOLE * (items + 2 + status + thrown) + 80 * foe.believed.offense + 40 * cards;
  const damage = net ? NET_DAMAGE : 1 + Math.floor((cards + 1) / 2);
  return { value, damage, exact: false, net, types: typesOf(foe, fight) };
}

function netItem(tables: Tables, { items }: Fighter): number {
  const net = items.find(({ name }) => tables.items[name].type === 'net');
  return net === undefined ? 0 : itemAttack(tables, net);
}

/** 22.8 A card used again is public; a fresh one is none of those that lie in the row or are out of the game. */
function typesOf({ row, removed }: Fighter, { action }: Fight): readonly Card[] {
  if (action?.revealed) return [action.card];
  const gone = new Set<Card>([...row.filter(({ hidden }) => !hidden).map(({ card }) => card), ...removed]);
  return (['strength', 'dexterity', 'berserk'] as const).filter((card) => !gone.has(card));
}

/** A way to react, with what it is believed to come to. */
interface Guess {
  readonly choice: ReactChoice;
  readonly score: number;
}

/** 22.8 How good each Reaction looks, in hundredths. */
function guessOf(ctx: GladiatoriContext, fighter: Fighter, strike: Strike, threat: Threat, choice: ReactChoice): Guess {
  const { tables } = ctx;
  const status =
    totalOf(statusParts(fighter)) - (isFront(strike.bearing) ? 0 : REAR) + (fighter.delayBonus ? DELAY : 0);
  const guard = skillOf(fighter, 'guard');
  const base = (threat.net ? 0 : itemsDefense(tables, fighter)) + guard + status;
  const card =
    choice.do === 'fresh' ? choice.card : choice.do === 'reuse' ? (fighter.row[choice.at]?.card ?? null) : null;
  const match =
    threat.types.length > 0 && card !== null && threat.types.includes(card)
      ? Math.floor((WHOLE * MATCH) / threat.types.length)
      : 0;
  const block = Math.min(countOfCard(fighter.hand, 'energy 1'), 2);
  const cost = choice.do === 'fresh' ? 50 : choice.do === 'reuse' ? 40 * (fighter.row.length - choice.at) : 0;
  const fresh = choice.do === 'fresh' ? 1 : 0;
  const speed = 2 * Math.min(MOST_DODGE, fighter.cur.speed);
  const value =
    card === 'movement'
      ? WHOLE * (guard + status + speed)
      : WHOLE *
          (base +
            (card === 'strength'
              ? block
              : card === 'dexterity'
                ? Math.floor((fighter.hand.length - fresh) / 2)
                : card === 'berserk'
                  ? OPPOSE
                  : 0)) +
        match;
  const met = card === 'movement' ? Math.floor(threat.value / 2) : threat.value;
  if (threat.exact) {
    const left = Math.max(0, Math.floor(met / WHOLE) - Math.floor(value / WHOLE));
    return { choice, score: -150 * left - cost };
  }
  const chance = bounded(50 + Math.floor((value - met) / (card === 'movement' ? 5 : 8)), 0, WHOLE);
  const added = CARD_COST * (card === 'strength' ? block : card === null ? 0 : movesAdded(ctx, fighter).length);
  return { choice, score: Math.floor((chance * threat.damage * 3) / 2) - cost - added };
}

/** 22.8 The Reaction. */
export function bookReact(ctx: GladiatoriContext, whims: Whims, id: string): ReactChoice {
  const { state } = ctx;
  const fighter = fighterOf(state, id);
  const strike = strikeOf(state);
  const threat = threatOf(ctx, fightOf(state), strike);
  const all = reactionsOf(state, id)
    .map((choice) => guessOf(ctx, fighter, strike, threat, choice))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = all;
  if (first === undefined) return { do: 'pass' };
  const close = second !== undefined && first.score - second.score <= WHOLE;
  return close && whims.happens(ctx, id, '22.8', 'the second best Reaction', SECOND) ? second.choice : first.choice;
}

/** 22.8 Cards on the Reaction. */
export function bookReactAdd(ctx: GladiatoriContext, id: string): readonly CardName[] {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const card = strike.react?.card ?? null;
  const open = addable(state, tables, id);
  const strong = card === 'strength' ? open.filter((one) => one === 'energy 1') : [];
  if (!fight.beast) return card === 'strength' ? strong.slice(0, MOST_BLOCK) : movesAdded(ctx, fighter);
  return againstAnimal(ctx, fighter, fight, strike, open, strong);
}

/** 22.8 Special Moves that go with any Reaction but Block to the attack of a gladiator. */
function movesAdded({ state, tables }: GladiatoriContext, fighter: Fighter): readonly CardName[] {
  const fight = fightOf(state);
  const to = { as: 'reaction', beasts: false, thrown: isThrow(fight.mode) } as const;
  const may = (move: CardName): boolean => fighter.hand.includes(move) && cardFault(tables, fighter, move, to) === null;
  const unbalances = !fighterOf(state, fight.attacker).faceDown;
  return [
    ...(fighter.unbalanced === 0 && may('acrobatic strike') ? (['acrobatic strike'] as const) : []),
    ...(unbalances && may('unbalancing strike') ? (['unbalancing strike'] as const) : []),
  ];
}

/** 22.8 Against an animal cards are added until its attack is met. */
function againstAnimal(
  { tables }: GladiatoriContext,
  fighter: Fighter,
  fight: Fight,
  strike: Strike,
  open: readonly CardName[],
  strong: readonly CardName[],
): readonly CardName[] {
  const met = metBy(strike, strike.fav);
  const full = { ...PLAIN_DEFENSE, guard: skillOf(fighter, 'guard') > 0, speed: 0 };
  let value = totalOf(defenseParts(tables, fighter, fight, strike, full, 0));
  if (strike.react?.card === 'movement') value += 2 * Math.min(MOST_DODGE, fighter.cur.speed);
  const others = [...new Set(open)].filter((one) => tables.cards[one].kind === 'move' || one === 'feint');
  const added: CardName[] = [];
  for (const [one, worth] of [...strong.map((e) => [e, 1] as const), ...others.map((o) => [o, SPENT] as const)]) {
    if (value >= met) break;
    added.push(one);
    value += worth;
  }
  return added;
}

const metBy = ({ react, passive }: Strike, fav: number): number =>
  !passive && react?.card === 'movement' ? Math.floor(fav / 2) : fav;

/** Something that can be put into a defense, with what it costs, in tenths. */
interface Ward {
  readonly cost: number;
  readonly value: number;
  readonly more: (choice: DefenseChoice) => DefenseChoice;
  readonly delay?: true;
}

/** 22.10 All that can be put into a defense. */
function wardsOf(
  { state, tables }: GladiatoriContext,
  fighter: Fighter,
  strike: Strike,
  fight: Fight,
): readonly Ward[] {
  const wards: Ward[] = [];
  const guard = skillOf(fighter, 'guard');
  if (guard > 0) wards.push({ cost: 10, value: guard, more: (choice) => ({ ...choice, guard: true }) });
  if (strike.passive) return wards;
  if (strike.react?.card === 'movement')
    for (let i = 0; i < Math.min(MOST_DODGE, fighter.cur.speed); i++)
      wards.push({ cost: 7, value: 2, more: (choice) => ({ ...choice, speed: choice.speed + 1 }) });
  const weakest = ['energy 0', 'energy 1']
    .map((one) => fighter.hand.find((card) => card === one))
    .find((one) => one !== undefined);
  const isFor = (card: CardName): boolean =>
    fighter.played.includes(card) &&
    cardFault(tables, fighter, card, { as: 'reaction', beasts: false, thrown: false }) === null;
  if (isFor('sacrifice') && weakest !== undefined && weakest !== 'unseen')
    wards.push({ cost: 20, value: MOVE, more: (choice) => ({ ...choice, sacrifice: weakest }) });
  if (isFor('acrobatic strike'))
    wards.push({
      cost: markersOf(fighter) > 0 ? 30 : 10,
      value: MOVE,
      more: (choice) => ({ ...choice, acrobatic: true }),
    });
  if (hasPower(state, fighter, 'delay') && !fighter.delayBonus)
    wards.push({ cost: 15, value: DELAY, more: (choice) => choice, delay: true });
  if (fight.beast)
    for (const card of fighter.played)
      if (card !== 'unseen' && (tables.cards[card].kind === 'move' || card === 'feint'))
        wards.push({ cost: 12, value: SPENT, more: (choice) => ({ ...choice, spend: [...choice.spend, card] }) });
  return wards;
}

/** A set of wards. */
interface Warded {
  readonly cost: number;
  readonly value: number;
  readonly wards: readonly Ward[];
}

const joined = (wards: readonly Ward[]): DefenseChoice =>
  wards.reduce<DefenseChoice>((choice, { more }) => more(choice), PLAIN_DEFENSE);

function setsOf(wards: readonly Ward[]): readonly Warded[] {
  const sets: Warded[] = [{ cost: 0, value: 0, wards: [] }];
  for (const ward of wards) {
    const before = sets.map((set) => ({
      ...{ cost: set.cost + ward.cost, value: set.value + ward.value, wards: [...set.wards, ward] },
    }));
    sets.push(...before);
  }
  return sets;
}

/** 22.10 What the book puts into its defense: no more than the cards of the attack are worth, whatever the margin adds. */
export function bookDefend(ctx: GladiatoriContext, id: string): DefenseChoice | { readonly instant: Instant } {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const plain = totalOf(defenseParts(tables, fighter, fight, strike, PLAIN_DEFENSE, 0));
  const met = metBy(strike, strike.fav);
  const capacity = capacityOf(tables, fighter);
  const sets = setsOf(wardsOf(ctx, fighter, strike, fight)).filter(
    ({ wards }) => defenseFault(state, tables, id, joined(wards)) === null,
  );
  const by = met - plain;
  const best = fight.beast ? leastHarm(sets, by, capacity, strike.doubled) : cheapest(sets, by);
  if (best === null) return PLAIN_DEFENSE;
  const cards = 1 + Math.floor(fight.n / 2) + fight.leapDamage + fight.deep;
  const damage = isNet(fight.mode) ? NET_DAMAGE : cards;
  const bonus = state.options.bonusDamage && !isNet(fight.mode) ? Math.floor(Math.max(0, by) / 3) : 0;
  if (!fight.beast && 10 * best.cost > 120 * damage && damage + bonus < capacity) return PLAIN_DEFENSE;
  if (best.wards.some(({ delay }) => delay === true)) return { instant: { do: 'delay' } };
  return joined(best.wards);
}

/** 22.10 The cheapest set that keeps the blow off; null: none does, or none is needed. */
function cheapest(sets: readonly Warded[], by: number): Warded | null {
  const enough = sets.filter(({ value }) => value >= by);
  const [first, ...others] = enough;
  return first === undefined ? null : others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
}

const DEADLY = 500;

/** 22.10 The set after which harm and cost together are least. */
function leastHarm(sets: readonly Warded[], by: number, capacity: number, doubled: boolean): Warded | null {
  const harmOf = ({ cost, value }: Warded): number => {
    const left = Math.max(0, by - value) * (doubled ? 2 : 1);
    return 12 * left + cost + (left >= capacity ? DEADLY : 0);
  };
  const [first, ...others] = sets;
  return first === undefined ? null : others.reduce((best, one) => (harmOf(one) < harmOf(best) ? one : best), first);
}

/** 22.12 Unbalanced markers with those that come into force at the end of the sub-round. */
const markersOf = ({ unbalanced, pending }: Fighter): number => unbalanced + pending;

/** 22.12 Whether the book pays to keep its balance, and with what. */
export function bookBalance({ state }: GladiatoriContext, id: string): readonly Element[] {
  const fighter = fighterOf(state, id);
  const pays = markersOf(fighter) === 1 || easyElements(fighter) >= MARKER_COST;
  const all = payOrder(fighter).slice(0, MARKER_COST);
  return pays && all.length === MARKER_COST ? all : [];
}
