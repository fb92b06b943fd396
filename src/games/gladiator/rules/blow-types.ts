/** 9.5, 9.6: what a blow is, what it is read with, and what a hit does. */
import type { Dice, Throw } from '../../../kernel/dice.ts';
import type { Roll } from '../../../kernel/roll.ts';
import type { BlowPart, Cast, DiceReading } from './basic/blow-dice.ts';
import type { BlowResult } from './events.ts';
import type { Critical, Tables } from './tables/types.ts';
import type { Area, Fighter, Item, RuleChoices, SpecialAttack } from './types.ts';

/** A blow before its dice. */
export interface Blow {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly area: Area;
  readonly cf: number;
  /** null for a thrown item, which nothing defends against and which knocks nothing from a hand (P64). */
  readonly round: number | null;
  /** What strikes: a weapon in hand, or the thing that was thrown. */
  readonly item: Item | null;
  readonly special: SpecialAttack | null;
  /** 22.2 A strike with the bare hand. */
  readonly fist: boolean;
  /** 26.4 From behind a man with several opponents: his defence does not count. */
  readonly behind: boolean;
}

/** 9.6 What a blow came to; `bonus` is the number behind an H, 0 for all else. */
export interface CrtResult {
  readonly result: BlowResult;
  readonly bonus: number;
}

/** 10.1-10.4 What a body hit does. */
export interface HitReading {
  readonly wounds: number;
  /** 27.8.2.2 Wounds before armour. */
  readonly force: number;
  readonly kills: 'killing-wound' | 'killing-critical' | null;
  readonly critical: Critical | null;
  readonly mortal: boolean;
}

/** What the dice of one blow are read with. */
export interface Reader {
  readonly rules: RuleChoices;
  readonly tables: Tables;
  readonly dice: Dice;
  readonly blow: Blow;
  readonly cast: Cast;
  readonly modified: number;
  readonly rolls: Roll[];
  /** The target has a weapon in hand. */
  readonly armed: boolean;
}

/** Makes one reading of a blow and tells of it. */
export function readBlowPart<T>({ cast, rolls }: Reader, part: BlowPart, read: (thrown: Throw) => DiceReading<T>): T {
  const found = cast(part, read);
  rolls.push(...found.rolls);
  return found.value;
}
