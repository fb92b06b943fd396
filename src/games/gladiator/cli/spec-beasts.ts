/** Beasts as words on the command line (28): wolf+wolf+wolf, beast:lion, hunt. */

import { UsageError } from '../../../cli/errors.ts';
import { isBeastKind, isIn } from '../rules/beasts/setup.ts';
import { BEAST_KINDS, type BeastKind } from '../rules/beasts/types.ts';
import type { FighterSetup } from '../rules/setup/setup.ts';
import { ANIMAL_KINDS } from '../rules/springsteen/types.ts';
import type { RuleChoices } from '../rules/types.ts';
import { requireChapter } from './rules-option.ts';

/** What stands for beasts in a SPEC. */
export const WILD_KINDS = [...BEAST_KINDS, 'hunt'] as const;

/** Before the name of a beast, for who wants to be plain. */
const PREFIX = /^beast:/;

/** The beast, or the hunt, that a word of a SPEC means; null: it means none. */
export function wildKind(word: string): BeastKind | 'hunt' | null {
  const bare = word.replace(PREFIX, '');
  return WILD_KINDS.find((kind) => kind === bare && (kind !== 'hunt' || bare === word)) ?? null;
}

/** Whether a kind is a beast or a hunt. */
export function isWild(kind: FighterSetup['kind']): kind is BeastKind | 'hunt' {
  return kind === 'hunt' || isBeastKind(kind);
}

const REASONS: { readonly [key: string]: string } = {
  armour: 'its hide is printed (28.3.3.1)',
  shield: 'it has no hands',
  weapon: 'it fights with its fangs (28.7)',
  fs: 'no spirit moves it but the Beast Action Table (28.5)',
  wave: 'beasts come all at once (38.2.3)',
  talents: 'what it can is printed (28.3.3)',
  luck: 'no god hears it (P337)',
  ai: 'the Beast Action Table leads it (28.5)',
  pr: 'beasts beg nobody and please nobody (P97)',
};

/** Refuses a key that means nothing for a beast, with the reason. A beast may bear a name of its own. */
export function checkBeastKey(kind: BeastKind | 'hunt', key: string): void {
  if (kind === 'hunt') throw new UsageError(`${key}= after hunt: which beasts come is drawn (P89); hunt takes no keys`);
  if (key === 'name') return;
  const why = REASONS[key] ?? 'its ratings are printed (28.3.3)';
  throw new UsageError(`${key}= makes no sense for a beast such as ${kind}: ${why}; legal: name`);
}

/** Refuses beasts where chapter 28 is not in force, on the red side, and beside men. */
export function checkBeasts(fighters: readonly FighterSetup[], rules: RuleChoices): void {
  const wild = fighters.filter(({ kind }) => isWild(kind));
  const [first] = wild;
  if (first === undefined) return;
  requireChapter(rules, 28, `'${first.kind}' is`);
  const foreign = wild.find(({ kind }) => isBeastKind(kind) && !isIn(rules.beastBook, kind));
  if (foreign !== undefined)
    throw new UsageError(
      `no ${foreign.kind} in Springsteen's beast book; it has ${ANIMAL_KINDS.join(', ')} (P180): choose one of them, or --beasts colosseum`,
    );
  if (wild.some(({ side }) => side === 0)) throw new UsageError('beasts come on the blue side: --blue wolf+wolf (28)');
  if (fighters.some(({ side, kind }) => side === 1 && !isWild(kind)))
    throw new UsageError('men and beasts do not fight on one side (28)');
  if (wild.length > 1 && wild.some(({ kind }) => kind === 'hunt'))
    throw new UsageError('hunt draws all the beasts that come (P89): it stands alone');
}
