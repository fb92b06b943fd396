/** MR-58 to MR-61 The weeks before a munus: training, rest, work, and what time does. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import type { Skill } from '../rules/words.ts';
import { endCareer } from './ending.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveCareerAsk } from './kit.ts';
import { missingSkills } from './men.ts';
import type { CareerState, Man, WeeksAct } from './types.ts';

/** MR-71 What things cost, in gold pieces. */
export const PRICES = { coach: 3, doctor: 2, freedom: 70 } as const;
/** MR-59 Stamina that comes back in weeks of work, and what a doctor adds to rest. */
const HEALS = 1;
const DOCTOR = 3;
/** MR-60 What a skill takes to be learned, beside the skills one has; what a coach adds. */
const LEARNS = 5;
const COACH = 2;
/** MR-59 Who is so badly hurt does not train. */
const TOO_HURT = 3;

/** MR-58 What is done with the weeks; false: the career is over. */
export function* resolveWeeks(ctx: CareerContext): CareerRule<boolean> {
  const [act = { do: 'rest', doctor: false } as const] = yield* resolveCareerAsk<'weeks'>([
    { kind: 'weeks', seat: PLAYER, cite: 'MR-58' },
  ]);
  switch (act.do) {
    case 'train':
      train(ctx, act);
      heal(ctx, [modifier(HEALS, 'weeks', 'MR-59')]);
      return true;
    case 'rest':
      rest(ctx, act.doctor);
      return true;
    case 'guard':
      guard(ctx);
      heal(ctx, [modifier(HEALS, 'weeks', 'MR-59')]);
      return true;
    case 'buy freedom':
      spend(ctx, 'freedom', PRICES.freedom, 'MR-73');
      endCareer(ctx, 'bought free', 'MR-73', 'its own gold bought it');
      return false;
    case 'close':
      endCareer(ctx, 'closed', 'MR-75', 'its player turned away');
      return false;
  }
}

/** MR-60 What the die must show, by itself, for a skill to be learned. */
export function trainingNeed({ skills, marks }: Pick<Man, 'skills' | 'marks'>, skill: Skill, coach: boolean): number {
  return LEARNS + skills.length - marks[skill] - (coach ? COACH : 0);
}

/** MR-60 A die, the weeks that came to nothing before, and a coach, against five and the skills one has. */
function train(ctx: CareerContext, { skill, coach }: Extract<WeeksAct, { do: 'train' }>): void {
  const { man } = ctx.state;
  if (coach) spend(ctx, 'a coach', PRICES.coach, 'MR-71');
  const modifiers = [
    ...(man.marks[skill] > 0 ? [modifier(man.marks[skill], 'weeks before', 'MR-60')] : []),
    ...(coach ? [modifier(COACH, 'a coach', 'MR-60')] : []),
  ];
  const roll = needing(
    rollOf('training', 'MR-60', ctx.dice.throw('training', ONE_DIE), 'sum', modifiers),
    '>=',
    LEARNS + man.skills.length,
  );
  if (met(roll)) man.skills.push(skill);
  man.marks[skill] = met(roll) ? 0 : man.marks[skill] + 1;
  const told = { name: man.name, skill, learned: met(roll), marks: man.marks[skill] };
  ctx.emit({ kind: 'trained', cite: 'MR-60', rolls: [roll], ...told });
}

/** MR-59 A die comes back, more with a doctor. */
function rest(ctx: CareerContext, doctor: boolean): void {
  if (doctor) spend(ctx, 'a doctor', PRICES.doctor, 'MR-71');
  if (ctx.state.man.hurt === 0) return;
  const roll = rollOf(
    'rest',
    'MR-59',
    ctx.dice.throw('rest', ONE_DIE),
    'sum',
    doctor ? [modifier(DOCTOR, 'a doctor', 'MR-59')] : [],
  );
  const { man } = ctx.state;
  const by = Math.min(man.hurt, roll.total);
  man.hurt -= by;
  ctx.emit({ kind: 'healed', cite: 'MR-59', rolls: [roll], name: man.name, by, hurt: man.hurt });
}

function heal({ state: { man }, emit }: CareerContext, modifiers: readonly Modifier[]): void {
  const by = Math.min(
    man.hurt,
    modifiers.reduce((sum, { value }) => sum + value, 0),
  );
  if (by === 0) return;
  man.hurt -= by;
  emit({ kind: 'healed', cite: 'MR-59', name: man.name, by, hurt: man.hurt });
}

/** MR-58 Half a die in gold for standing at rich men's doors. */
function guard({ state: { man }, dice, emit }: CareerContext): void {
  const roll = rollOf('guard', 'MR-58', dice.throw('guard', ONE_DIE), 'd3');
  man.purse += roll.total;
  emit({ kind: 'guarded', cite: 'MR-58', rolls: [roll], name: man.name, pay: roll.total, purse: man.purse });
}

/** MR-71 Gold is paid for something. */
export function spend(ctx: CareerContext, what: string, cost: number, cite: string): void {
  const { man } = ctx.state;
  man.purse -= cost;
  ctx.emit({ kind: 'paid', cite, name: man.name, for: what, cost, purse: man.purse });
}

/** MR-58 Why something cannot be done with the weeks, or null. */
export function weeksFault({ man }: Pick<CareerState, 'man'>, act: WeeksAct): string | null {
  const short = (cost: number): string | null =>
    man.purse < cost ? `it costs ${cost} gold, and there are ${man.purse} (MR-71)` : null;
  switch (act.do) {
    case 'train':
      if (man.skills.includes(act.skill)) return `${act.skill} is learned already (14)`;
      if (man.hurt >= TOO_HURT) return 'too badly hurt to train (MR-59)';
      return act.coach ? short(PRICES.coach) : null;
    case 'rest':
      return act.doctor ? short(PRICES.doctor) : null;
    case 'buy freedom':
      return short(PRICES.freedom);
    case 'guard':
      return man.hurt >= TOO_HURT ? 'too badly hurt to stand guard (MR-59)' : null;
    case 'close':
      return null;
  }
}

/** MR-58 Everything that can be done with the weeks. */
export function weeksActs(state: Pick<CareerState, 'man'>): readonly WeeksAct[] {
  const all: readonly WeeksAct[] = [
    ...missingSkills(state.man).flatMap((skill): WeeksAct[] => [
      { do: 'train', skill, coach: false },
      { do: 'train', skill, coach: true },
    ]),
    { do: 'rest', doctor: false },
    { do: 'rest', doctor: true },
    { do: 'guard' },
    { do: 'buy freedom' },
    { do: 'close' },
  ];
  return all.filter((act) => weeksFault(state, act) === null);
}
