/** @PATH in a SPEC: the gladiator on a card. */

import { UsageError } from '../../../cli/errors.ts';
import { readText } from '../../../store/own-files.ts';
import { readCard } from '../career/man/card.ts';
import { boutFighter } from '../career/munus/fighter.ts';
import type { MusterMan } from '../rules/setup/muster.ts';
import type { Armoury } from '../rules/tables/armoury-types.ts';

/** Whether a word of a SPEC is a card. */
export function isCard(word: string): boolean {
  return word.startsWith('@');
}

/** The man on the card at a path; his fighting spirit is left to the dice. Throws UsageError saying what is wrong. */
export function cardMan(word: string, armoury: Armoury): MusterMan {
  const path = word.slice(1);
  if (path === '') throw new UsageError('@ is followed by the path of a gladiator card, as in @maximus.card');
  const read = readCard(textOf(path), armoury);
  if (!read.ok) throw new UsageError(`${word}: ${read.why}`);
  return { ...boutFighter({ armoury }, read.value, 0), fs: null };
}

function textOf(path: string): string {
  const read = readText(path);
  if (!read.ok) throw new UsageError(`the card ${path}: ${read.why}`);
  return read.value;
}

/** What --rules says, or where it says nothing: campaign where a card is among the fighters, for it has talents and luck. */
export function rulesWord(rules: string | undefined, ...specs: readonly (string | undefined)[]): string | undefined {
  const carded = specs.some((spec) => spec !== undefined && /(^|\+)\s*@/.test(spec));
  return rules ?? (carded ? 'campaign' : undefined);
}
