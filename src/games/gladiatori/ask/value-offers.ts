/** 9.1, 9.2 What is put into attack and defense once cards are up, in words: each part as a row, the value under way. */
import { defenseOutlook, outlookOf } from '../odds/outlook.ts';
import type { AttackChoice, DefenseChoice } from '../rules/acts.ts';
import { biteParts } from '../rules/animals/bite.ts';
import { keepOf } from '../rules/book/worth.ts';
import { capacityOf } from '../rules/cards.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from '../rules/fight/announce.ts';
import { isNet } from '../rules/legal/fights.ts';
import { attackFault, defenseFault, skillOf, spendableFor } from '../rules/legal/options.ts';
import { fightOf, nameOf, strikeOf } from '../rules/roster.ts';
import type { Fight } from '../rules/types.ts';
import { damageParts, totalOf } from '../rules/values.ts';
import { type ActionCard, type CardName, POWERS, type Power } from '../rules/words.ts';
import { type Draft, type Turned, turnedOffer } from './draft.ts';
import { fellingLines } from './felled-words.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { powerOffers } from './power-offers.ts';
import { damageText, outlooksBrief, outlooksLines, valueText } from './told-values.ts';
import { countedNames, nameOfCard, nameOfPower } from './words.ts';

/** What parts do, in a row of the list's room each. */
const WORK = {
  skill: 'Used, it is one less afterwards.',
  blood: '+2 for each; no rest restores it.',
  speed: '+2 for each; no rest restores it.',
  sacrifice: 'A card of the hand leaves the game.',
  acrobatic: 'An Unbalanced marker afterwards.',
  leap: 'For hexes entered in this sub-round.',
  deep: 'A weaker blow that hurts more.',
  wrestling: 'Pushed and Unbalanced afterwards.',
} as const;

/** A part of an attack or a defense: how it is called, the ways it can be, what it does. */
interface PartRow<C> {
  readonly label: string;
  readonly ways: readonly Turned<Partial<C>>[];
  readonly about: string;
}

const NUMBERS = [0, 1, 2, 3] as const;
const yesNo = <C>(no: Partial<C>, yes: Partial<C>, word: string, not = 'no'): readonly Turned<Partial<C>>[] => [
  { word: not, part: no },
  { word, part: yes },
];

const holds = <C extends object>(choice: C, part: Partial<C>): boolean =>
  Object.entries(part).every(([key, value]) => JSON.stringify(choice[key as keyof C]) === JSON.stringify(value));

/** Rows of the parts that can be more than one way. */
function rowsOf<C extends object>(
  choice: C,
  parts: readonly PartRow<C>[],
  of: {
    fault(choice: C): string | null;
    edited(choice: C): Draft;
    more(): readonly string[];
    brief?(): readonly string[];
  },
): readonly Offer[] {
  return parts.flatMap(({ label, ways, about }) => {
    const legal = ways.filter(({ part }) => of.fault({ ...choice, ...part }) === null);
    const at = Math.max(
      0,
      legal.findIndex(({ part }) => holds(choice, part)),
    );
    const { brief } = of;
    const row = turnedOffer(label, legal, at, {
      choice,
      edited: (part) => of.edited({ ...choice, ...part }),
      more: () => [about, ...of.more()],
      ...(brief === undefined ? {} : { brief: () => [about, ...brief()] }),
    });
    return row === null ? [] : [row];
  });
}

/** Cards in hand, those that are missed least first. */
const leastFirst = ({ tables, fighter }: Asking): readonly CardName[] =>
  fighter.hand
    .filter((card): card is CardName => card !== 'unseen')
    .toSorted((a, b) => keepOf(tables, fighter, a) - keepOf(tables, fighter, b));

function sacrifices(asking: Asking): readonly Turned<{ sacrifice: CardName | null }>[] {
  const kinds = [...new Set(leastFirst(asking))];
  return [
    { word: 'no', part: { sacrifice: null } },
    ...kinds.map((card) => ({ word: `+3 for ${nameOfCard(card)}`, part: { sacrifice: card } })),
  ];
}

const isPower = (one: CardName | Power): one is Power => POWERS.some((power) => power === one);

/** 17.6 Each thing that can be spent for two against an animal. */
function spends<C extends { readonly spend: AttackChoice['spend'] }>(
  { state, tables, fighter }: Asking,
  { spend }: C,
): readonly PartRow<{ spend: AttackChoice['spend'] }>[] {
  return spendableFor(state, tables, fighter).map((one) => {
    const others = spend.filter((other) => other !== one);
    const name = isPower(one) ? nameOfPower(one) : nameOfCard(one);
    return {
      label: `Spend ${name}`,
      ways: yesNo({ spend: others }, { spend: spend.includes(one) ? spend : [...spend, one] }, '+2'),
      about: 'Worth two against an animal, and gone (17.6).',
    };
  });
}

/** 9.1 The attack: announced as it stands, or with more or less in it; Powers that are used at once. */
export function attackOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const fight = fightOf(state);
  const fault = (one: AttackChoice) => attackFault(state, tables, fighter.id, one);
  const choice = draft.attack ?? { ...PLAIN_ATTACK, offense: skillOf(fighter, 'offense') > 0 };
  const { mode } = fight;
  const card = (fight.action?.card ?? 'strength') as ActionCard;
  const played = fighter.played.filter((one): one is CardName => one !== 'unseen');
  const look = () => (mode === null ? [] : outlookOf(state, tables, fighter, { mode, card, played, choice }));
  const more = () => outlooksLines(state, look());
  const brief = () => outlooksBrief(state, look());
  const values = look().map(({ fav }) => fav);
  const total = values.join(', ');
  const isNothing = values.length > 0 && values.every((fav) => fav <= 0);
  const rows = rowsOf(choice, attackRows(asking, choice), {
    fault,
    edited: (attack) => ({ ...draft, attack }),
    more,
    brief,
  });
  return [
    offer(choice, `Announce ${total}`, isNothing ? 'nothing comes of it' : '', {
      ...{ value: 'done', more, brief, warns: isNothing },
    }),
    ...rows,
    ...powerOffers(asking, draft, (instant) => ({ instant })),
  ];
}

function attackRows(asking: Asking, choice: AttackChoice): readonly PartRow<AttackChoice>[] {
  const { state, fighter } = asking;
  const { strikes } = fightOf(state);
  const spare = leastFirst(asking).filter((_, i, all) => i !== all.indexOf(choice.sacrifice ?? 'sweep'));
  const [foe] = strikes;
  const named = strikes.map(({ target }) => target);
  return [
    {
      label: 'Offense',
      ways: yesNo<AttackChoice>({ offense: false }, { offense: true }, `in: +${skillOf(fighter, 'offense')}`, 'kept'),
      about: WORK.skill,
    },
    {
      label: 'Blood',
      ways: NUMBERS.map((blood) => ({ word: blood === 0 ? 'none' : `${blood}: +${2 * blood}`, part: { blood } })),
      about: WORK.blood,
    },
    { label: 'Sacrifice', ways: sacrifices(asking), about: WORK.sacrifice },
    {
      label: 'Acrobatic Strike',
      ways: yesNo<AttackChoice>({ acrobatic: false }, { acrobatic: true }, '+3'),
      about: WORK.acrobatic,
    },
    {
      label: 'Lunge',
      ways: NUMBERS.filter((count) => count <= spare.length).map((count) => ({
        word: count === 0 ? 'no' : `${count}: +${2 * count}`,
        part: { lunge: spare.slice(0, count) },
      })),
      about: lungeWork(choice.lunge),
    },
    { label: 'Leap', ways: leaps(foe?.animal === true), about: WORK.leap },
    {
      label: 'Deep Wounds',
      ways: NUMBERS.map((deep) => ({ word: deep === 0 ? 'no' : `-${deep}, damage +${deep}`, part: { deep } })),
      about: WORK.deep,
    },
    {
      label: 'Wrestling',
      ways: [
        { word: 'no', part: { wrestle: null } },
        ...named.map((target) => ({ word: `push ${nameOf(state, target)}`, part: { wrestle: target } })),
      ],
      about: WORK.wrestling,
    },
    ...(foe?.animal === true ? spends(asking, choice) : []),
  ];
}

/** 13 Which cards a Lunge costs. */
const lungeWork = (lunged: AttackChoice['lunge']): string =>
  lunged.length === 0 ? '+2 for each card discarded, the least missed first.' : `Discards ${countedNames(lunged)}.`;

/** 13 Ways to leap, all hexes first; damage is nothing to an animal. */
function leaps(onAnimal: boolean): readonly Turned<Partial<AttackChoice>>[] {
  const ways = NUMBERS.toReversed().flatMap((hexes) =>
    (onAnimal || hexes === 0 ? [0] : NUMBERS.slice(0, hexes + 1)).map((damage) => ({ attack: hexes - damage, damage })),
  );
  const word = ({ attack, damage }: AttackChoice['leap']): string =>
    [...(attack > 0 ? [`+${2 * attack}`] : []), ...(damage > 0 ? [`damage +${damage}`] : [])].join(', ');
  const used = ways.filter(({ attack, damage }) => attack + damage > 0);
  return [
    { word: 'no', part: { leap: { attack: 0, damage: 0 } } },
    ...used.map((leap) => ({ word: word(leap), part: { leap } })),
  ];
}

/** 9.2 The defense: announced as it stands, or with more or less in it; Powers that are used at once. */
export function defendOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const fault = (one: DefenseChoice) => defenseFault(state, tables, fighter.id, one);
  const choice = draft.defense ?? { ...PLAIN_DEFENSE, guard: skillOf(fighter, 'guard') > 0 };
  const react = strike.passive ? null : ((strike.react?.card ?? null) as ActionCard | null);
  const played = fighter.played.filter((one): one is CardName => one !== 'unseen');
  const partsOf = (one: DefenseChoice) =>
    defenseOutlook(tables, fighter, fight, strike, { react, played, choice: one });
  const parts = partsOf(choice);
  const met = react === 'movement' ? Math.floor(strike.fav / 2) : strike.fav;
  const fdv = totalOf(parts);
  const outcome = met > fdv ? `hit by ${met - fdv}` : 'it misses';
  const halved = react === 'movement' ? `${strike.fav} halved to ${met}` : `${met}`;
  const defended = defenseRows(asking, choice, fight.beast);
  const more = () => [
    valueText('Defense', parts),
    `Against attack ${halved}: ${outcome}.`,
    ...(met > fdv ? hitLines(asking, fight, met - fdv) : []),
    ...pointers(choice, defended, { fault, hurt: (one) => hurtBy(asking, fight, met - totalOf(partsOf(one))) }),
  ];
  const rows = rowsOf(choice, defended, {
    ...{ fault, more },
    edited: (defense) => ({ ...draft, defense }),
  });
  return [
    offer(choice, `Announce ${fdv} v ${met}`, outcome, { value: 'done', more, warns: met > fdv }),
    ...rows,
    ...(strike.passive ? [] : powerOffers(asking, draft, (instant) => ({ instant }))),
  ];
}

/** 9.3, 17.4 The damage of a hit by so much, part by part. */
const hurtParts = ({ state }: Asking, fight: Fight, by: number) =>
  fight.beast ? biteParts(strikeOf(state), by) : damageParts(fight, by, state.options.bonusDamage);

/** How bad an attack is that is higher by so much: 0 of a miss; a net is as bad by whatever it hits. */
function hurtBy(asking: Asking, fight: Fight, by: number): number {
  if (by <= 0) return 0;
  return isNet(fight.mode) ? 1 : totalOf(hurtParts(asking, fight, by));
}

/** 9.3, 10.3 What a hit by so much would do to the one who defends. */
function hitLines(asking: Asking, fight: Fight, by: number): readonly string[] {
  if (isNet(fight.mode)) return ['It traps you.'];
  const hurt = hurtParts(asking, fight, by);
  const told = `It does ${damageText(hurt)}.`;
  if (fight.mode?.do === 'break') return [told];
  return [told, ...fellingLines(asking.fighter, totalOf(hurt), capacityOf(asking.tables, asking.fighter))];
}

/** 9.2 Which row is worth turning: Guard that changes nothing, or the first part that would make a hit miss. */
function pointers(
  choice: DefenseChoice,
  rows: readonly PartRow<DefenseChoice>[],
  of: { fault(one: DefenseChoice): string | null; hurt(one: DefenseChoice): number },
): readonly string[] {
  const now = of.hurt(choice);
  if (choice.guard && of.hurt({ ...choice, guard: false }) === now) return ['Without Guard it comes to the same.'];
  if (now === 0) return [];
  const misses = (part: Partial<DefenseChoice>): boolean => {
    const one = { ...choice, ...part };
    return of.fault(one) === null && of.hurt(one) === 0;
  };
  for (const { label, ways } of rows) {
    const way = ways.find(({ part }) => misses(part));
    if (way !== undefined) return [`With ${label} (${way.word}) it misses.`];
  }
  return [];
}

function defenseRows(asking: Asking, choice: DefenseChoice, beast: boolean): readonly PartRow<DefenseChoice>[] {
  const { fighter } = asking;
  return [
    {
      label: 'Guard',
      ways: yesNo<DefenseChoice>({ guard: false }, { guard: true }, `in: +${skillOf(fighter, 'guard')}`, 'kept'),
      about: WORK.skill,
    },
    {
      label: 'Speed',
      ways: NUMBERS.slice(0, 3).map((speed) => ({
        word: speed === 0 ? 'none' : `${speed}: +${2 * speed}`,
        part: { speed },
      })),
      about: WORK.speed,
    },
    { label: 'Sacrifice', ways: sacrifices(asking), about: WORK.sacrifice },
    {
      label: 'Acrobatic Strike',
      ways: yesNo<DefenseChoice>({ acrobatic: false }, { acrobatic: true }, '+3'),
      about: WORK.acrobatic,
    },
    ...(beast ? spends(asking, choice) : []),
  ];
}
