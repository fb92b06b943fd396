/** What the hall of fame keeps of a career that is over. */
import * as z from 'zod/mini';
import { BEAST_KINDS } from '../../rules/beasts/types.ts';
import { END_CAUSES, RESULT_LETTERS } from '../../rules/end-types.ts';
import { FIGHTER_IDS } from '../../rules/setup/lineup.ts';
import { ALL_STYLES } from '../../rules/types.ts';
import { manSchema } from '../man/man-schema.ts';
import { STANDINGS } from '../man/man-types.ts';
import { MATCH_TYPES } from '../munus/munus-types.ts';
import { type CareerEnd, type CareerState, MODES, type PastMunus } from '../types.ts';

const count = z.int().check(z.minimum(0));
const words = z.string().check(z.maxLength(400));
const letter = z.enum(RESULT_LETTERS);

const foeSchema = z.strictObject({
  /** Null: a beast. */
  name: z.nullable(words),
  kind: z.enum([...ALL_STYLES, ...BEAST_KINDS]),
  result: letter,
});

const munusSchema = z.strictObject({
  munus: count,
  type: z.enum(MATCH_TYPES),
  deathMatch: z.boolean(),
  result: letter,
  by: z.enum(END_CAUSES),
  turns: count,
  xp: count,
  kills: count,
  foes: z.array(foeSchema),
});

/** The shape of an entry that comes from a file. */
export const hallEntrySchema = z.strictObject({
  man: manSchema,
  mode: z.enum(MODES),
  standing: z.enum(STANDINGS),
  how: words,
  killer: z.nullable(words),
  munera: z.array(munusSchema),
  /** No odds were ever told in it. */
  withoutOdds: z.optional(z.literal(true)),
  /** P353 Odds were told in it. Entries from before it was marked say nothing of it. */
  trueOdds: z.optional(z.literal(true)),
});

/** A career that is over, as the hall of fame tells it. */
export type HallEntry = z.infer<typeof hallEntrySchema>;
/** One munus of such a career. */
export type HallMunus = HallEntry['munera'][number];

/** The entry of a career; of one still going on, as it would be now. Null before the man is made. */
export function hallEntry({ man, setup, standing, end, past }: Readonly<CareerState>): HallEntry | null {
  if (man === null) return null;
  return {
    man: man as HallEntry['man'],
    mode: setup.mode,
    standing,
    how: end === null ? 'still fighting' : endText(end.how, end.killer),
    killer: end?.killer ?? null,
    munera: past.map((one) => munusOf(one)),
  };
}

function munusOf({ munus, bill, result, xpEarned }: PastMunus): HallMunus {
  const own = result.feats[FIGHTER_IDS[0] ?? ''];
  const friends = 1 + bill.comrades.length;
  const foes = [
    ...bill.challengers.map(({ man: { name, style } }) => ({ name, kind: style })),
    ...bill.beasts.map((kind) => ({ name: null, kind })),
  ];
  return {
    munus,
    type: bill.type,
    deathMatch: bill.deathMatch,
    result: own?.result ?? 'P',
    by: result.by,
    turns: result.turns,
    xp: xpEarned,
    kills: own?.kills.length ?? 0,
    foes: foes.flatMap((foe, i) => {
      const feats = result.feats[FIGHTER_IDS[friends + i] ?? ''];
      return feats === undefined ? [] : [{ ...foe, result: feats.result }]; // P216 He never came in.
    }),
  };
}

/** How a career ended, in a few words. */
function endText(how: CareerEnd, killer: string | null): string {
  return how === 'killed' && killer !== null ? `killed by ${killer}` : how;
}
