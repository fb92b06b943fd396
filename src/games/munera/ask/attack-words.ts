/** 8.41, 9 What an attack may come to, in sentences, and in few words where there is little room. */
import type { Modifier } from '../../../kernel/modifier.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { signed } from '../../../kernel/roll-text.ts';
import { UNBROKEN } from '../../../kernel/words.ts';
import { percent } from '../../../odds/offers.ts';
import { isFeinted, type StrikeOdds, strikeOdds } from '../odds/strike-odds.ts';
import type { Attack } from '../rules/acts.ts';
import { armOf } from '../rules/gear.ts';
import { hexName } from '../rules/hex-names.ts';
import { attackCost } from '../rules/legal.ts';
import { fighterOf } from '../rules/roster.ts';
import { attackModifiers } from '../rules/scores.ts';
import type { Fighter } from '../rules/types.ts';
import { doublesText, type Struck } from './doubles.ts';
import { type Asking, tiringWords } from './offer.ts';

/** An attack, its odds, and what is added to its die. */
interface Weighed extends Struck {
  readonly modifiers: readonly Modifier[];
}

/** Null: no such attack can be made. */
function weighed({ state, tables, fighter }: Asking, how: Attack): Weighed | null {
  const arm = armOf(fighter, how.with, tables);
  const odds = strikeOdds(state, tables, fighter.id, how);
  if (arm === null || odds === null) return null;
  const foe = fighterOf(state, how.foe);
  const modifiers = attackModifiers(state, tables, { fighter, foe, from: fighter.hex, arm }, state.acting);
  return { foe, arm, how, odds, modifiers };
}

/** 8.41, 9 What an attack may come to: its chances, what is added to its die, what each double does, what a miss does. */
export function attackWords(asking: Asking, how: Attack): readonly string[] {
  const { state, tables, fighter } = asking;
  const all = weighed(asking, how);
  if (all === null) return [];
  const { foe, odds, modifiers } = all;
  return [
    chances(odds),
    `${effects(all).join(', ')}.`,
    ...(modifiers.length === 0
      ? []
      : [`Die ${modifiers.map(({ value, why }) => `${signed(value)} ${why}`).join(', ')}.`]),
    `Doubles: ${doublesText(all)}.`,
    `Miss: ${missText(odds, foe, state.radius)}, ${isFeinted(state, fighter.id, how) ? 2 : 1} fatigue.`,
    ...(how.whirl ? ['Whirling: the crowd likes a hit (+1), and no double (-1).'] : []),
    ...tiringWords(state, attackCost(state, tables, fighter, how)),
  ];
}

/** The same in few words, one after the other: where a miss drives the foe, which the board shows, stands last. */
export function attackBrief(asking: Asking, how: Attack): readonly string[] {
  const { state, tables, fighter } = asking;
  const all = weighed(asking, how);
  if (all === null) return [];
  const { odds, modifiers } = all;
  const told = [
    chances(odds),
    `${effects(all).join(', ')}.`,
    ...(modifiers.length === 0 ? [] : [`Die ${briefReasons(modifiers)}.`]),
    `${doublesText(all)
      .replaceAll(UNBROKEN, ' ')
      .replace(LONG, (word) => SHORT[word] ?? word)}.`,
    ...(how.whirl ? ['Crowd: hit +1, double -1.'] : []),
    ...(tiringWords(state, attackCost(state, tables, fighter, how)).length > 0 ? ['7th AP: 1 fatigue.'] : []),
    `Miss: ${missText(odds, null, state.radius)}.`,
  ];
  return [told.join(' ')];
}

const SHORT: { readonly [long: string]: string } = {
  ...{ 'you down or its weapon lost': 'you or its weapon', 'weapon lost': 'weapon', ' wounds': '' },
};
const LONG = new RegExp(Object.keys(SHORT).join('|'), 'gu');

const chances = ({ hit, miss, each }: StrikeOdds): string =>
  `Hit ${percent(hit)}, miss ${percent(miss)}, each double ${percent(each)}.`;

function effects({ arm, odds: { save, wounds, caught, downed, beaten, dead, shredded } }: Weighed): readonly string[] {
  const named = { down: downed, beaten, dead, shredded };
  return [
    ...(arm.row.net ? [`Caught ${percent(caught)}`] : [`Save ${save}`, `wounds ${wounds.toFixed(1)}`]),
    ...Object.entries(named).flatMap(([name, chance]) => (chance >= SMALLEST ? [`${name} ${percent(chance)}`] : [])),
  ];
}

/** Less would be told as 0 %. */
const SMALLEST = 0.005;

/** More reasons than this are not told with the number of each. */
const MOST_REASONS = 3;

/** '+2 side, -1 at 1'; of many reasons the sum, and their names. */
function briefReasons(modifiers: readonly Modifier[]): string {
  const short = ({ why }: Modifier): string =>
    why.replace(/^(?:from (?:the )?|each |.* (?=at \d$))| (?:adversary|skill)$/gu, '');
  if (modifiers.length <= MOST_REASONS) return modifiers.map((one) => `${signed(one.value)} ${short(one)}`).join(', ');
  return `${signed(sumModifiers(modifiers))}: ${modifiers.map(short).join(', ')}`;
}

/** Where a miss drives the foe, or what it does; null: the foe is not named. */
function missText({ pushedTo, fall }: StrikeOdds, foe: Fighter | null, radius: number): string {
  const name = foe === null ? '' : `${foe.name} `;
  if (pushedTo.length > 0) return `${name}to ${pushedTo.map((hex) => hexName(hex, radius)).join(' or ')}`;
  if (fall === 'nothing') return `${name}stays`;
  return `${foe === null ? '' : `${name}is `}pinned, so ${fall}`;
}
