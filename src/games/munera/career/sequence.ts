/** MR-54 The munera of a career, step by step. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { resolveAftermath } from './aftermath.ts';
import { resolveDay } from './bill.ts';
import { boutOrder } from './bout.ts';
import { drawYear, opensYear } from './calendar.ts';
import { age } from './ending.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveCareerAsk } from './kit.ts';
import { playMorning } from './morning.ts';
import { hasWon } from './reward.ts';
import { fillSchools, passWeeks } from './rivals.ts';
import { type CareerState, MUNUS_STEPS, type MunusStep } from './types.ts';
import { resolveWeeks } from './weeks.ts';

/** MR-74 Years beside a die at the beginning. */
const YOUNGEST = 21;

/** MR-54, MR-62 The oath, and who is about. */
export function swearIn(ctx: CareerContext): void {
  const { state, dice, emit } = ctx;
  const roll = rollOf('age', 'MR-74', dice.throw('age', ONE_DIE), 'sum', [modifier(YOUNGEST, 'grown', 'MR-74')]);
  state.man.age = roll.total;
  emit({ kind: 'sworn', cite: 'MR-54', rolls: [roll], name: state.man.name, age: roll.total });
  fillSchools(ctx);
}

/** What a munus is at. */
const stepOf = ({ phase }: Pick<CareerState, 'phase'>): MunusStep => MUNUS_STEPS[phase - 1] ?? 'weeks';

/** MR-54 One step of a munus. */
export function* playPhase(ctx: CareerContext): CareerRule {
  const { state } = ctx;
  advance(state);
  switch (stepOf(state)) {
    case 'weeks':
      if (opensYear(state.turn)) newYear(ctx);
      if (state.ended === null) yield* resolveWeeks(ctx);
      return;
    case 'morning':
      return playMorning(ctx);
    case 'sand':
      return yield* resolveSand(ctx);
    case 'evening':
      return passWeeks(ctx);
  }
}

function advance(state: CareerState): void {
  if (state.turn > 0 && state.phase < MUNUS_STEPS.length) {
    state.phase += 1;
    return;
  }
  state.turn += 1;
  state.phase = 1;
}

/** MR-55, MR-74 The munera of a year are known from its beginning. */
function newYear(ctx: CareerContext): void {
  drawYear(ctx);
  if (ctx.state.turn > 1) age(ctx);
}

/** MR-62 What sitting out costs. */
const IDLE_FAME = 1;
/** MR-62 Hurt like this nobody expects one. */
const EXCUSED = 2;

/** MR-62 The bout of the day, or none. */
function* resolveSand(ctx: CareerContext): CareerRule {
  const { state, tables, emit } = ctx;
  const { man } = state;
  const taken = yield* resolveDay(ctx);
  if (taken === null) {
    if (man.hurt < EXCUSED) man.fame = Math.max(0, man.fame - IDLE_FAME);
    man.idle += 1;
    emit({ kind: 'sat-out', cite: 'MR-62', name: man.name, fame: man.fame });
    return;
  }
  const order = boutOrder(state, tables, taken);
  const { number, setup } = order;
  emit({ kind: 'bout-made', cite: 'MR-62', number, sides: sidesOf(setup.fighters), mortal: taken.mortal });
  const [result] = yield* resolveCareerAsk<'bout'>([{ kind: 'bout', seat: PLAYER, cite: 'MR-54', ...order }]);
  if (result === undefined) return;
  const { by, digest, winner } = result;
  const teams = setup.fighters.map(({ team }) => team);
  const won = winner === null ? null : hasWon(teams, result, 0);
  emit({ kind: 'bout-fought', cite: 'MR-54', number, won, by, digest });
  yield* resolveAftermath(ctx, taken, result);
}

function sidesOf(fighters: readonly { readonly name: string; readonly team: number }[]): readonly string[] {
  return [...new Set(fighters.map(({ team }) => team))].map((team) =>
    fighters.flatMap((one) => (one.team === team ? [one.name] : [])).join(' and '),
  );
}
