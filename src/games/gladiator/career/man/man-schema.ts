/** The shape of gladiators that come from outside: out of a saved career, or off a card. */
import * as z from 'zod/mini';
import { talentsSchema } from '../../rules/advanced/talent-schema.ts';
import { armour } from '../../rules/rules-schema.ts';
import { ALL_STYLES, SHIELD_SIZES, WEAPON_WORD } from '../../rules/types.ts';
import { type Man, ORIGINS } from './man-types.ts';

const int = z.int();
const count = int.check(z.minimum(0));
const between = (low: number, high: number) => int.check(z.minimum(low), z.maximum(high));

/** 32.2 What 18 wounds and a throw of 2 cost, and more than a career of such days could. */
const INJURY_MAX = 16;
const LOST_MAX = 99;

/** Names are shown to others: letters, digits, a few signs, nothing that a terminal obeys or an eye cannot see, no heap of marks. */
const NAME_PATTERN = /^(?!.*\p{DI})(?!.*\p{M}{3})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'-]{0,18}[\p{L}\p{M}\p{N}.'])?$/u;
/** How long a name may be. */
const NAME_MAX = 20;

/** Why a text is no gladiator's name, or null. */
export function nameFault(name: string): string | null {
  if (name.trim() === '') return 'a gladiator needs a name';
  if ([...name].length > NAME_MAX) return `a name has at most ${NAME_MAX} letters`;
  if (NAME_PATTERN.test(name)) return null;
  return "a name is made of letters, digits, blanks, hyphens, dots and ', and begins with a letter or digit";
}

const name = z.string().check(z.refine((text) => nameFault(text) === null, { error: 'not a name of a gladiator' }));

/** A gladiator between matches; ratings lie within what tables, experience and injuries can make of them. */
export const manSchema: z.ZodMiniType<Man> = z.strictObject({
  name,
  origin: z.nullable(z.enum(ORIGINS)),
  style: z.enum(ALL_STYLES),
  ratings: z.strictObject({
    tr: between(1, 18),
    st: between(-LOST_MAX, 10),
    ag: between(-LOST_MAX, 10),
    cn: between(-LOST_MAX, 10),
    w: between(-LOST_MAX, 18),
  }),
  talents: talentsSchema,
  luck: between(0, 12),
  pr: between(-99, 99),
  xp: count,
  armour: z.strictObject({ 1: armour, 2: armour, 3: armour, 4: armour, 5: armour }),
  shield: z.enum([...SHIELD_SIZES, 'none']),
  record: z.strictObject({ v: count, s: count, m: count }),
  injuries: z.array(
    z.strictObject({
      munus: count,
      area: z.literal([1, 2, 3, 4, 5]),
      rating: z.enum(['st', 'ag', 'cn', 'w']),
      loss: between(1, INJURY_MAX),
    }),
  ),
  kills: count,
  weapon: z.exactOptional(z.string().check(z.regex(WEAPON_WORD))),
});
