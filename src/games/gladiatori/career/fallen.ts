/** 16.3, GR-96 Who lies unconscious, and what is done to it. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusNow } from './calendar.ts';
import { type Field, isDead, resultAt, sideWon } from './field.ts';
import { type CampaignContext, type CampaignRule, resolveCampaignAsk } from './kit.ts';
import { isHuntOf } from './order.ts';
import type { Rival } from './types.ts';
import type { Fate, Temper } from './words.ts';

/** GR-96 On this or less of a die somebody is finished; what a grudge adds to it. */
const FINISHES = 1;
const GRUDGE = 2;

/** GR-96 What the giver and a grudge take from the die. */
function cruelty({ tempers }: CampaignContext['tables'], temper: Temper, hates: boolean): readonly Modifier[] {
  const cruel = tempers[temper].finishes;
  return [
    ...(cruel > 0 ? [modifier(-cruel, `a ${temper} giver`, 'GR-83')] : []),
    ...(hates ? [modifier(-GRUDGE, 'a grudge', 'GR-95')] : []),
  ];
}

/** GR-96 Up to what a die finishes whoever lies unconscious before a giver. */
export const finishedOn = (tables: CampaignContext['tables'], temper: Temper, hates: boolean): number =>
  FINISHES - sumModifiers(cruelty(tables, temper, hates));

/** GR-96 Whether a rival that won finishes the one at its feet. */
function finishes(ctx: CampaignContext, by: Rival, victim: string, hates: boolean): boolean {
  const { state, tables, dice, emit } = ctx;
  const { temper } = munusNow(state);
  const modifiers = cruelty(tables, temper, hates);
  const roll = needing(rollOf('mercy', 'GR-96', dice.throw('mercy', ONE_DIE), 'sum', modifiers), '<=', FINISHES);
  emit({ kind: met(roll) ? 'finished' : 'let-live', cite: 'GR-96', rolls: [roll], name: victim, by: by.name });
  return met(roll);
}

/** 16.3, GR-96 What becomes of the gladiator itself. */
export function mercyOnMan(ctx: CampaignContext, field: Field): Fate {
  const own = resultAt(field, 0);
  const won = sideWon(field, 0);
  if (own.gaveUp) return 'gave up';
  if (own.overkill === null) return won ? 'won' : field.result.winner === null ? 'drawn' : 'lost';
  if (isDead(own) || field.taken.mortal) return 'dead';
  if (won) return 'fallen, its side won';
  const by = victorOf(field);
  if (by === null || by.regard === 'debt') return 'fallen';
  return finishes(ctx, by, ctx.state.man.name, by.regard === 'grudge') ? 'dead' : 'fallen';
}

/** The first of the side that won, of those on their feet; null: animals, nobody, or the gladiator's own side. */
function victorOf(field: Field): Rival | null {
  if (isHuntOf(field.taken.offer.kind)) return null;
  const victor = field.entrants.find((_, at) => sideWon(field, at) && resultAt(field, at).overkill === null);
  return victor !== undefined && 'regard' in victor ? victor : null;
}

/** 16.3, GR-96 The others who lie on the sand: who dies of it. Ids of those whom the gladiator has finished. */
export function* resolveVerdict(ctx: CampaignContext, field: Field): CampaignRule<ReadonlySet<string>> {
  const { state, emit } = ctx;
  const finished = new Set<string>();
  for (const [at, one] of field.entrants.entries()) {
    const own = resultAt(field, at);
    if (!('regard' in one) || own.overkill === null) continue;
    if (isDead(own) || field.taken.mortal) {
      bury(ctx, one, isDead(own) ? 'killed on the sand' : 'sine missione');
      continue;
    }
    if (field.teams[at] === 0 || isHuntOf(field.taken.offer.kind)) continue;
    if (!sideWon(field, 0) || resultAt(field, 0).overkill !== null) {
      const by = victorOf(field);
      if (by !== null && by !== one && finishes(ctx, by, one.name, false)) bury(ctx, one, `finished by ${by.name}`);
      continue;
    }
    const [finish = false] = yield* resolveCampaignAsk<'verdict'>([
      { kind: 'verdict', seat: 0, cite: 'GR-96', rival: one.id },
    ]);
    emit({ kind: finish ? 'finished' : 'let-live', cite: 'GR-96', name: one.name, by: state.man.name });
    if (!finish) continue;
    finished.add(one.id);
    bury(ctx, one, `finished by ${state.man.name}`);
  }
  return finished;
}

function bury({ state, emit }: CampaignContext, one: Rival, why: string): void {
  one.ended = { how: 'dead', munus: state.turn };
  emit({ kind: 'died', cite: '16.3', name: one.name, why });
}
