/** MR-72 to MR-75 How a career ends. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusOf } from './calendar.ts';
import type { CareerContext } from './kit.ts';
import type { CareerEnd } from './words.ts';

/** Ends the career, once. */
export function endCareer({ state, emit }: CareerContext, how: CareerEnd, cite: string, why: string): void {
  if (state.ended !== null) return;
  const free = how === 'rudis' || how === 'bought free';
  state.ended = { how, munus: state.turn, why };
  state.outcome = { winner: free ? 0 : null, by: how, results: { m: free ? 'V' : how === 'dead' ? 'P' : 'M' } };
  emit({ kind: 'ended', cite, how, name: state.man.name, why });
}

/** MR-72 What two dice must show, and how much Fame beyond what is asked for counts one. */
const RUDIS = 10;
const FAME_A_POINT = 2;
/** MR-72 Fame that is asked for. */
export const RUDIS_FAME = 10;

/** MR-72 After a win the wooden sword may be given to whoever is famous enough. */
export function throwForRudis(ctx: CareerContext): void {
  const { state, dice, emit } = ctx;
  const { man } = state;
  if (man.fame < RUDIS_FAME) return;
  const roll = needing(
    rollOf('rudis', 'MR-72', dice.throw('rudis', TWO_DICE), 'sum', rudisModifiers(ctx)),
    '>=',
    RUDIS,
  );
  emit({ kind: 'rudis-roll', cite: 'MR-72', rolls: [roll], name: man.name, freed: met(roll) });
  if (met(roll)) endCareer(ctx, 'rudis', 'MR-72', `the wooden sword at ${munusOf(state, state.turn).town}`);
}

/** MR-72 What helps to the wooden sword. */
function rudisModifiers({ state }: Pick<CareerContext, 'state'>): readonly Modifier[] {
  const { man } = state;
  const over = Math.floor((man.fame - RUDIS_FAME) / FAME_A_POINT);
  const { temper } = munusOf(state, state.turn);
  return [
    ...(over > 0 ? [modifier(over, 'more Fame', 'MR-72')] : []),
    ...(man.skills.includes('popularity') ? [modifier(1, 'popular', 'MR-72')] : []),
    ...(temper === 'lavish' ? [modifier(1, 'a lavish giver', 'MR-72')] : []),
    ...(temper === 'cruel' ? [modifier(-1, 'a cruel giver', 'MR-72')] : []),
  ];
}

/** MR-61 So much stamina lost for good cripples. */
const CRIPPLED = 3;
/** MR-74 From here on age may tell, and here it is over. */
const AGING = 30;
const OLD = 36;

/** MR-61 Stamina that never comes back; too much of it ends the career. */
export function loseForGood(ctx: CareerContext, cite: string): void {
  const { man } = ctx.state;
  man.lasting += 1;
  if (man.lasting >= CRIPPLED) endCareer(ctx, 'crippled', cite, 'too much of its stamina is gone for good');
}

/** MR-74 A year older: from thirty on a die against the years beyond it. */
export function age(ctx: CareerContext): void {
  const { man } = ctx.state;
  man.age += 1;
  if (man.age < AGING) return;
  const roll = needing(rollOf('age', 'MR-74', ctx.dice.throw('age', ONE_DIE), 'sum'), '<=', man.age - AGING + 1);
  ctx.emit({ kind: 'aged', cite: 'MR-74', rolls: [roll], name: man.name, age: man.age, fails: met(roll) });
  if (met(roll)) loseForGood(ctx, 'MR-74');
  if (man.age >= OLD) endCareer(ctx, 'old', 'MR-74', `${man.age} years old, it teaches others`);
}
