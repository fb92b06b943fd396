/** The shape of talents that come from outside. */
import * as z from 'zod/mini';
import { WEAPON_WORD } from '../item-types.ts';
import { LEVEL_TALENTS, STARRED_TALENTS, type Talent } from './talent-types.ts';
import { talentKey } from './talents.ts';

const talent: z.ZodMiniType<Talent> = z.union([
  z.strictObject({
    code: z.literal('WP'),
    group: z.string().check(z.regex(WEAPON_WORD)),
    sl: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  }),
  z.strictObject({ code: z.enum(LEVEL_TALENTS), sl: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  z.strictObject({ code: z.enum(STARRED_TALENTS) }),
]);

/** 31.3.1 A man's talents: each once, WP once for each group. */
export const talentsSchema: z.ZodMiniType<readonly Talent[]> = z
  .array(talent)
  .check(
    z.refine((all) => new Set(all.map(talentKey)).size === all.length, { error: 'no talent is listed twice (31.3.1)' }),
  );
