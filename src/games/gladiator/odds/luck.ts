/** How lucky each side of a bout was: what its blows brought, held against all that their dice could have brought (P300). */

import type { DiceCounts, DiceFaces, Throw } from '../../../kernel/dice.ts';
import type { DiceLuck } from '../../../kernel/dice-luck.ts';
import { met, type Roll, rethrown } from '../../../kernel/roll.ts';
import { chanceOf } from '../../../odds/falls.ts';
import { DEFENCE_NAMES } from '../rules/advanced/specials.ts';
import { BLOW_PARTS, type BlowPart, type Fallen } from '../rules/basic/blow-dice.ts';
import { COLOURS } from '../rules/dice.ts';
import type { EventOf } from '../rules/events.ts';
import { fighterOf } from '../rules/sheet.ts';
import type { Side } from '../rules/side.ts';
import type { State } from '../rules/types.ts';
import { type AttackOdds, attackReader, attackResult, unparriedOdds } from './attack.ts';
import type { OddsBook, Stroke } from './attempt.ts';

type BlowEvent = EventOf<'blow'>;

/** What one side did, or what its dice were worth. */
interface Harm {
  /** Wound boxes; a man killed counts for all those of an area (P300). */
  readonly wounds: number;
  readonly kills: number;
}

/** A blow, what it came to and what was to be expected of it. */
export interface Struck {
  readonly side: Side;
  readonly actual: Harm;
  readonly expected: Harm;
  /** By harm from none up (P300), and the harm it did. */
  readonly chances: readonly number[];
  readonly harm: number;
  /** The chance of as much harm or more. */
  readonly orMore: number;
}

/** How lucky the blows of one side were: the harm they did, and what they could expect to do. */
export interface SideLuck {
  readonly blows: number;
  readonly actual: Harm;
  readonly expected: Harm;
  /** Of 100 bouts struck blow for blow like this one, in so many its own blows do less harm. */
  readonly striking: number;
  /** In so many it comes off worse, by the harm it does less that which it suffers. */
  readonly luck: number;
}

/** 22.2 A bare hand's blow, whose wounds hang on a roll for stun: it is counted nowhere here. */
function isStrike(state: State, { fighter, with: item, special, round }: BlowEvent): boolean {
  return item === null && special === null && round !== null && fighterOf(state, fighter).beast === null;
}

/** A blow of the journal, `before` being the state as it fell; null for a strike with the bare hand. */
export function struckBy({ rules, tables }: OddsBook, before: State, event: BlowEvent): Struck | null {
  if (isStrike(before, event)) return null;
  const attempt = attemptOf(before, event);
  const crt = event.rolls?.find(({ name }) => name === 'crt');
  const book = { rules, tables };
  const odds =
    crt === undefined
      ? unparriedOdds(book, attempt, event.bonus)
      : attackReader(book, attempt)(event.modified, isGuarded(event, crt), onDice(crt));
  const came = attackResult(
    book,
    attempt,
    event.modified,
    { result: event.result, bonus: event.bonus },
    fallenIn(event),
  );
  const chances = harmChances(odds);
  const harm = came.dies ? chances.length - 1 : came.wounds;
  return {
    side: attempt.attacker.side,
    actual: { wounds: harm, kills: came.dies ? 1 : 0 },
    expected: { wounds: chances.reduce((sum, chance, boxes) => sum + chance * boxes, 0), kills: odds.kill },
    chances,
    harm,
    orMore: chances.slice(harm).reduce((sum, chance) => sum + chance, 0),
  };
}

function attemptOf(before: State, { fighter, target, area, round, with: item, special }: BlowEvent): Stroke {
  const attacker = fighterOf(before, fighter);
  return { attacker, target: fighterOf(before, target), area, round, item, special, behind: false };
}

/** 23.3 A special defence has its name before the result. */
function isGuarded({ area }: BlowEvent, { result = '' }: Roll): boolean {
  return result.startsWith(`${DEFENCE_NAMES[area]}: `);
}

/** P270 What counted on its dice alone. */
const onDice = ({ modifiers }: Roll) => modifiers.filter(({ cite }) => cite === 'P270');

/** The dice of a blow, part by part and those that share a throw together; where nothing read them, they matter to nothing. */
function fallenIn({ rolls = [] }: BlowEvent): Fallen {
  const part = (name: BlowPart): Throw | undefined => rolls.find((roll) => roll.name === name);
  const draw = (part('crt') ?? part('wound'))?.draw ?? 0;
  const dice: DiceFaces = Object.assign({}, ...rolls.filter((roll) => roll.draw === draw).map((roll) => roll.dice));
  const blow = { draw, dice: { white: [1, 1], black: [1], ...dice } };
  const parts = BLOW_PARTS.flatMap((name) => (part(name) === undefined ? [] : [[name, part(name)] as const]));
  return { ...Object.fromEntries(parts), blow };
}

/** P300 A man killed is all the boxes of an area: the last entry. */
function harmChances({ wounds, kill }: AttackOdds): readonly number[] {
  return wounds.map((chance, i) => (i === wounds.length - 1 ? chance + kill : chance));
}

/** The luck of red and of blue over all blows of a bout. */
export function luckOf(blows: readonly Struck[]): readonly [SideLuck, SideLuck] {
  return [sideLuck(blows, 0), sideLuck(blows, 1)];
}

function sideLuck(blows: readonly Struck[], side: Side): SideLuck {
  const own = blows.filter((blow) => blow.side === side);
  return {
    blows: own.length,
    actual: harmOf(own.map(({ actual }) => actual)),
    expected: harmOf(own.map(({ expected }) => expected)),
    striking: percentile(own, side),
    luck: percentile(blows, side),
  };
}

/** Adds up the blows of a bout as a side sees them. */
export function diceTally(blows: readonly Struck[], side: Side): DiceLuck {
  const own = blows.filter((blow) => blow.side === side);
  const theirs = blows.filter((blow) => blow.side !== side);
  const due = (all: readonly Struck[]): number =>
    Math.round(100 * all.reduce((sum, { expected }) => sum + expected.wounds, 0));
  return {
    throws: blows.length,
    ...{ dealt: harmOf(own.map(({ actual }) => actual)).wounds, dealtDue: due(own) },
    ...{ taken: harmOf(theirs.map(({ actual }) => actual)).wounds, takenDue: due(theirs) },
    variance: Math.round(100 * blows.reduce((sum, blow) => sum + varianceOf(blow), 0)),
  };
}

function varianceOf({ chances, expected: { wounds: mean } }: Struck): number {
  return chances.reduce((sum, chance, harm) => sum + chance * (harm - mean) ** 2, 0);
}

function harmOf(all: readonly Harm[]): Harm {
  return {
    wounds: all.reduce((sum, { wounds }) => sum + wounds, 0),
    kills: all.reduce((sum, { kills }) => sum + kills, 0),
  };
}

/** How much of all that the dice could have brought lies below what they did bring, 0 to 100; half of what is equal. */
function percentile(blows: readonly Struck[], side: Side): number {
  const sums = blows.reduce<Sums>((all, { chances, side: by }) => plus(all, chances, by === side ? 1 : -1), {
    least: 0,
    chances: Float64Array.of(1),
  });
  const came = blows.reduce((sum, { harm, side: by }) => sum + (by === side ? harm : -harm), 0);
  const at = came - sums.least;
  const below = sums.chances.slice(0, at).reduce((sum, chance) => sum + chance, 0);
  return 100 * (below + (sums.chances[at] ?? 0) / 2);
}

/** The chances of sums from `least` up. */
interface Sums {
  readonly least: number;
  readonly chances: Readonly<Float64Array>;
}

/** Sums with one blow more, added or taken away. */
function plus({ least, chances }: Sums, more: readonly number[], sign: 1 | -1): Sums {
  const all = new Float64Array(chances.length + more.length - 1);
  const from = sign === 1 ? least : least - (more.length - 1);
  for (let harm = 0; harm < more.length; harm++) {
    const chance = more[harm] ?? 0;
    const at = sign === 1 ? harm : more.length - 1 - harm;
    for (let i = 0; i < chances.length; i++) all[at + i] = (all[at + i] ?? 0) + (chances[i] ?? 0) * chance;
  }
  return { least: from, chances: all };
}

/** The chance that a roll against a threshold comes out as it did, over all its dice could show; null where there is none. */
export function chanceOfOutcome(roll: Roll): number | null {
  if (roll.need === undefined) return null;
  const chance = chanceOf(countsOf(roll.dice), (thrown) => rethrown(roll, thrown));
  return met(roll) ? chance : 1 - chance;
}

function countsOf(dice: DiceFaces): DiceCounts {
  const counts = COLOURS.flatMap((colour) => {
    const faces = dice[colour];
    return faces === undefined ? [] : [[colour, faces.length]];
  });
  return Object.fromEntries(counts) as DiceCounts;
}
