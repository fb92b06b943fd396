/** 9, 10, 12, 13 What is legal once cards are turned up: Rage, Overskill, what is put into attack and defense, payments. */
import type { AttackChoice, DefenseChoice, Payment, RevealChoice } from '../acts.ts';
import { hpOf, itemHp, ownItem, rowOf, without } from '../cards.ts';
import { isFront } from '../geometry.ts';
import type { Role } from '../kit.ts';
import { fighterOf, fightOf, hexOf, isHampered, seenFrom, strikeOf, subOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { type CardName, type Power, SKILLS, type Skill } from '../words.ts';
import { cardFault, isThrow } from './fights.ts';
import { hasPower, powersPlay } from './moves.ts';

type Seen = Readonly<State>;

const MOST_OVERSKILL = 5;
/** 8.1 So much Blood goes into a Berserk attack. */
export const MOST_BLOOD = 3;
const MOST_SPEED = 2;
/** 13 So many cards go into a Lunge. */
export const MOST_LUNGED = 3;
/** 13 Hexes that Leap counts. */
export const MOST_LEAPT = 3;
const MOST_DEEP = 3;

/** 12.4 A Skill as it counts now. */
export const skillOf = ({ cur, over }: Fighter, skill: Skill): number =>
  cur[skill] + (over?.skill === skill ? over.amount : 0);

/** 12.5, GR-31 Cards that Rage may bring, each with where it lies. */
export function ragesOf(
  state: Seen,
  tables: Tables,
  id: string,
  role: Role,
): readonly NonNullable<RevealChoice['rage']>[] {
  const fighter = fighterOf(state, id);
  if (!fighter.played.includes('rage')) return [];
  const as = role === 'defense' ? 'reaction' : role === 'attack' ? 'attack' : playedAs(state);
  const thrown = isThrow(state.fight?.mode ?? null);
  const fits = (card: CardName): boolean => {
    if (card === 'sweep' || card === 'break item' || card === 'rage') return false;
    if (rowOf(tables, card).kind === 'move' && fighter.played.includes(card)) return false;
    return cardFault(tables, fighter, card, { as, beasts: false, thrown }) === null;
  };
  return (['discard', 'hpDeck'] as const).flatMap((from) =>
    [...new Set(fighter[from])].flatMap((card) => (card !== 'unseen' && fits(card) ? [{ card, from }] : [])),
  );
}

const playedAs = (state: Seen): 'attack' | 'movement' =>
  subOf(state).action?.card === 'movement' ? 'movement' : 'attack';

/** 12.4 Ways to use Overskill. */
export function overskillsOf(state: Seen, id: string): readonly NonNullable<RevealChoice['overskill']>[] {
  const fighter = fighterOf(state, id);
  return SKILLS.flatMap((skill) => {
    const most = Math.min(MOST_OVERSKILL, 2 * fighter.cur[skill]);
    return Array.from({ length: most }, (_, i) => ({ skill, amount: i + 1 }));
  });
}

/** 12.4, 12.5 Why cards cannot be turned up so; null: they can. */
export function revealFault(
  state: Seen,
  tables: Tables,
  { fighter: id, role }: { readonly fighter: string; readonly role: Role },
  { rage, overskill }: RevealChoice,
): string | null {
  const fighter = fighterOf(state, id);
  if (
    rage !== null &&
    !ragesOf(state, tables, id, role).some((one) => one.card === rage.card && one.from === rage.from)
  )
    return 'Rage cannot bring that card (12.5)';
  if (overskill === null) return null;
  if (!fighter.played.includes('overskill') && rage?.card !== 'overskill') return 'there is no Overskill (12.4)';
  const open = overskillsOf(state, id).some(
    ({ skill, amount }) => skill === overskill.skill && amount === overskill.amount,
  );
  return open ? null : 'a Skill grows by five at most, and to three times itself (12.4)';
}

/** 12.4, 12.5 Every way to turn cards up. */
export function revealsOf(
  state: Seen,
  tables: Tables,
  { fighter: id, role }: { readonly fighter: string; readonly role: Role },
): readonly RevealChoice[] {
  const rages = [null, ...ragesOf(state, tables, id, role)];
  return rages.flatMap((rage) =>
    [null, ...overskillsOf(state, id)]
      .map((overskill) => ({ rage, overskill }))
      .filter((choice) => revealFault(state, tables, { fighter: id, role }, choice) === null),
  );
}

/** What can be spent for two each against an animal (17.6): moves and a Feint on the Action, Powers. */
export function spendableFor(state: Seen, tables: Tables, fighter: Fighter): readonly (CardName | Power)[] {
  const cards = fighter.played
    .filter((card): card is CardName => card !== 'unseen')
    .filter((card) => {
      const { kind } = tables.cards[card];
      return kind === 'move' || kind === 'feint';
    });
  return [...new Set(cards), ...(powersPlay(state) ? fighter.powers : [])];
}

/** Whether a Special Move on the Action is there to do its own work. */
function ready(
  tables: Tables,
  fighter: Fighter,
  card: CardName,
  spend: readonly string[],
  as: 'attack' | 'reaction',
): boolean {
  if (!fighter.played.includes(card) || spend.includes(card)) return false;
  return cardFault(tables, fighter, card, { as, beasts: false, thrown: false }) === null;
}

function sharedFault(
  state: Seen,
  tables: Tables,
  fighter: Fighter,
  { sacrifice, acrobatic, spend }: Pick<AttackChoice, 'sacrifice' | 'acrobatic' | 'spend'>,
  as: 'attack' | 'reaction',
): string | null {
  if (sacrifice !== null) {
    if (!ready(tables, fighter, 'sacrifice', spend, as)) return 'there is no Sacrifice (12.2)';
    if (!fighter.hand.includes(sacrifice)) return 'such a card is not in hand (12.2)';
  }
  if (acrobatic && !ready(tables, fighter, 'acrobatic strike', spend, as)) return 'there is no Acrobatic Strike (12.3)';
  if (new Set(spend).size !== spend.length) return 'each is spent once (17.6)';
  const open = spendableFor(state, tables, fighter);
  return spend.every((one) => open.includes(one)) ? null : 'that cannot be spent (17.6)';
}

/** 9.1 Why something cannot be put into an attack; null: it can. */
export function attackFault(state: Seen, tables: Tables, id: string, choice: AttackChoice): string | null {
  const fighter = fighterOf(state, id);
  const { mode, action, strikes } = fightOf(state);
  if (choice.offense && skillOf(fighter, 'offense') < 1) return 'there is no Offense left (2.1)';
  const most = action?.card === 'berserk' ? Math.min(MOST_BLOOD, fighter.cur.blood) : 0;
  if (choice.blood > most) return `at most ${most} Blood goes into it (8.1)`;
  if (choice.spend.length > 0 && !strikes.some(({ animal }) => animal)) return 'only against an animal (17.6)';
  const fault = sharedFault(state, tables, fighter, choice, 'attack');
  if (fault !== null) return fault;
  return mode?.do === 'help' ? helpingFault(choice) : powerFault(state, tables, fighter, choice);
}

const helpingFault = ({ lunge, leap, deep, wrestle }: AttackChoice): string | null =>
  lunge.length + leap.attack + leap.damage + deep > 0 || wrestle !== null ? 'help is no attack (9.6)' : null;

/** 13 Powers that are declared with the attack. */
function powerFault(state: Seen, tables: Tables, fighter: Fighter, choice: AttackChoice): string | null {
  const { mode, strikes } = fightOf(state);
  const { lunge, leap, deep, wrestle, spend, sacrifice } = choice;
  const used: readonly [Power, boolean][] = [
    ['lunge', lunge.length > 0],
    ['leap', leap.attack + leap.damage > 0],
    ['deep wounds', deep > 0],
    ['wrestling', wrestle !== null],
  ];
  for (const [power, isUsed] of used) {
    if (!isUsed) continue;
    const { movement, melee } = tables.powers[power];
    if (!hasPower(state, fighter, power) || spend.includes(power)) return `${power} is not there to be used (1.3)`;
    if (movement && isHampered(fighter)) return `${power}: not while Trapped or Face-down (1.3)`;
    if (melee && isThrow(mode)) return `${power}: not with a throw (1.3)`;
  }
  const gone = sacrifice === null ? lunge : [...lunge, sacrifice];
  if (lunge.length > MOST_LUNGED || without(fighter.hand, gone) === null) return 'no such cards to lunge with (13)';
  const leapt = Math.min(MOST_LEAPT, subOf(state).entered);
  if (leap.attack + leap.damage > leapt) return `only ${leapt} hexes were entered (13)`;
  if (deep > MOST_DEEP) return `at most ${MOST_DEEP} (13)`;
  if (wrestle === null) return null;
  const struck = strikes.some(({ target }) => target === wrestle);
  return struck && isFront(seenFrom(fighter, hexOf(state, wrestle))) ? null : 'nobody so struck is in front (13)';
}

/** 9.2 Why something cannot be put into a defense; null: it can. */
export function defenseFault(state: Seen, tables: Tables, id: string, choice: DefenseChoice): string | null {
  const fighter = fighterOf(state, id);
  const { beast } = fightOf(state);
  const { passive, react } = strikeOf(state);
  if (choice.guard && skillOf(fighter, 'guard') < 1) return 'there is no Guard left (2.1)';
  if (passive && (choice.speed > 0 || choice.sacrifice !== null || choice.acrobatic || choice.spend.length > 0))
    return 'who is Passive has Guard and items alone (8.3)';
  const most = react?.card === 'movement' ? Math.min(MOST_SPEED, fighter.cur.speed) : 0;
  if (choice.speed > most) return `at most ${most} Speed goes into it (8.2)`;
  if (choice.spend.length > 0 && !beast) return 'only against an animal (17.6)';
  return passive ? null : sharedFault(state, tables, fighter, choice, 'reaction');
}

/** HP that a payment comes to; null: something of it is not there. */
function worthOf(tables: Tables, fighter: Fighter, { cards, items }: Payment): readonly number[] | null {
  if (without(fighter.hpDeck, cards) === null || new Set(items).size !== items.length) return null;
  const own = items.map((name) => ownItem(fighter, name));
  if (own.some((item) => item === null)) return null;
  return [
    ...cards.map((card) => rowOf(tables, card).hp),
    ...own.map((item) => (item === null ? 0 : itemHp(tables, item))),
  ];
}

/** 10.1, GR-38 Why damage cannot be paid so; null: it can. */
export function payFault(state: Seen, tables: Tables, id: string, damage: number, payment: Payment): string | null {
  const worths = worthOf(tables, fighterOf(state, id), payment);
  if (worths === null) return 'something of it is not there (10.1)';
  const sum = worths.reduce((all, worth) => all + worth, 0);
  if (sum < damage) return `${damage} HP are to be paid (10.1)`;
  return worths.some((worth) => sum - worth >= damage) ? 'less would do (10.1)' : null;
}

/** 10.2 HP that can be paid before the cover card. */
export const payableOf = (tables: Tables, fighter: Fighter): number =>
  hpOf(tables, fighter.hpDeck) + fighter.items.reduce((sum, item) => sum + itemHp(tables, item), 0);

/** 17.7 Why a bear cannot take that; null: it can. */
export function sevenFault(state: Seen, id: string, { cards, items }: Payment): string | null {
  const fighter = fighterOf(state, id);
  if (cards.length + items.length !== 1) return 'one card or one item (17.7)';
  const there = cards.every((card) => fighter.hpDeck.includes(card)) && items.every((item) => ownItem(fighter, item));
  return there ? null : 'it is not there (17.7)';
}

/** 17.7 All that a bear could take. */
export const sevensOf = ({ hpDeck, items }: Fighter): readonly Payment[] => [
  ...items.map(({ name }): Payment => ({ cards: [], items: [name] })),
  ...[...new Set(hpDeck)].flatMap((card): readonly Payment[] =>
    card === 'unseen' ? [] : [{ cards: [card], items: [] }],
  ),
];
