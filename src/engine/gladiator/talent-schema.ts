/** 31: the shape of talents that come from outside. */
import * as z from 'zod/mini';
import { WEAPON_GROUPS } from './item-types.ts';
import type { Talent } from './talent-types.ts';

const levels = z.literal([1, 2, 3]);

/** 31.3 One talent. */
const talentSchema: z.ZodMiniType<Talent> = z.union([
  z.strictObject({ code: z.literal('WP'), group: z.enum(WEAPON_GROUPS), sl: z.literal([0, 1, 2, 3]) }),
  z.strictObject({ code: z.enum(['TH', 'GP', 'HG']), sl: levels }),
  z.strictObject({ code: z.enum(['RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB']) }),
]);

/** 31.3.1 What a man has learned: nothing twice. */
export const talentsSchema: z.ZodMiniType<readonly Talent[]> = z.array(talentSchema).check(
  z.refine((talents) => new Set(talents.map(nameOf)).size === talents.length, {
    error: 'a talent stands here twice',
  }),
);

function nameOf(talent: Talent): string {
  return talent.code === 'WP' ? `WP ${talent.group}` : talent.code;
}
