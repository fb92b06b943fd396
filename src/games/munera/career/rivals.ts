/** MR-62, MR-65 The gladiators of the other schools: who comes in, who learns, who leaves. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { needing, rollOf } from '../../../kernel/roll.ts';
import type { CareerContext } from './kit.ts';
import { boutsOf, missingSkills, newRival, RIVAL_PROFILES } from './men.ts';
import type { CareerState, Gladiator, Rival } from './types.ts';

/** MR-62 So many are about. */
const SCHOOLS = 14;

/** Rivals who are still about. */
export const livingRivals = ({ rivals }: Pick<CareerState, 'rivals'>): readonly Rival[] =>
  rivals.filter(({ ended }) => ended === null);

/** MR-59, MR-62 Rivals who could fight today. */
export function fitRivals(state: Pick<CareerState, 'rivals' | 'turn'>): readonly Rival[] {
  return livingRivals(state).filter(({ hurt, fought }) => hurt === 0 && fought !== state.turn);
}

/** A rival by id. Throws where there is none: a bug. */
export function rivalOf({ rivals }: Pick<CareerState, 'rivals'>, id: string): Rival {
  const found = rivals.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rival ${id}`);
  return found;
}

/** MR-62 What a die brings a newcomer: skills, in the first year and later. */
const FIRST_SKILLS = [0, 0, 1, 1, 2, 3] as const;
const LATER_SKILLS = [0, 0, 0, 1, 1, 2] as const;

/** MR-62 Newcomers until the schools are full again. */
export function fillSchools(ctx: CareerContext): void {
  const { state } = ctx;
  const skills = state.turn === 0 ? FIRST_SKILLS : LATER_SKILLS;
  for (let missing = SCHOOLS - livingRivals(state).length; missing > 0; missing--) comeIn(ctx, skills);
}

function comeIn({ state, tables, dice, emit }: CareerContext, skills: readonly number[]): void {
  state.ids += 1;
  const taken = new Set([state.man.name, ...livingRivals(state).map(({ name }) => name)]);
  const free = tables.names.filter((name) => !taken.has(name));
  const name = dice.lot('name', 'MR-62', free.length);
  const profile = dice.lot('profile', 'MR-62', RIVAL_PROFILES.length);
  const one = newRival(
    `r${state.ids}`,
    free[name.picked] ?? `Number ${state.ids}`,
    RIVAL_PROFILES[profile.picked] ?? 'samnite',
    state.turn + 1,
  );
  const roll = rollOf('skills', 'MR-62', dice.throw('skills', ONE_DIE), 'sum');
  const lots = [name, profile];
  for (let i = skills[roll.total - 1] ?? 0; i > 0; i--) {
    const open = missingSkills(one);
    const lot = dice.lot('skill', 'MR-62', open.length);
    lots.push(lot);
    one.skills.push(open[lot.picked] ?? 'attack');
  }
  state.rivals.push(one);
  const told = { name: one.name, profile: one.profile, skills: [...one.skills] };
  emit({ kind: 'newcomer', cite: 'MR-62', rolls: [roll], lots, ...told });
}

/** MR-65 What a die must show for somebody to learn at home, and how far that goes. */
const LEARNS = 6;
const HOME_MOST = 3;
/** MR-65 After so many bouts a rival may be freed, on a die. */
const VETERAN = 10;
const FREED = 5;
/** MR-59 Stamina that comes back to a rival with each munus. */
const RIVAL_HEALS = 2;

/** MR-59, MR-65 What the weeks do for the rivals: wounds heal, some learn, some are freed, others come in. */
export function passWeeks(ctx: CareerContext): void {
  for (const one of livingRivals(ctx.state)) one.hurt = Math.max(0, one.hurt - RIVAL_HEALS);
  trainRivals(ctx);
  freeVeterans(ctx);
  fillSchools(ctx);
  forget(ctx.state);
}

function trainRivals({ state, dice, emit }: CareerContext): void {
  const pupils = livingRivals(state).filter(
    ({ fought, hurt, skills }) => fought !== state.turn && hurt === 0 && skills.length < HOME_MOST,
  );
  if (pupils.length === 0) return;
  const roll = rollOf('training', 'MR-65', dice.throw('training', { die: pupils.length }), 'sum');
  const lots = [];
  const learned = [];
  for (const [i, one] of pupils.entries()) {
    if ((roll.dice.die?.[i] ?? 0) < LEARNS) continue;
    const open = missingSkills(one);
    const lot = dice.lot('skill', 'MR-65', open.length);
    const skill = open[lot.picked] ?? 'attack';
    lots.push(lot);
    one.skills.push(skill);
    learned.push({ name: one.name, skill });
  }
  emit({ kind: 'rivals-trained', cite: 'MR-65', rolls: [roll], lots, learned });
}

function freeVeterans({ state, dice, emit }: CareerContext): void {
  for (const one of livingRivals(state)) {
    if (boutsOf(one) < VETERAN || one.fought !== state.turn) continue;
    const roll = needing(rollOf('rival-freed', 'MR-65', dice.throw('rival-freed', ONE_DIE), 'sum'), '>=', FREED);
    const leaves = roll.need?.met === true;
    if (leaves) one.ended = { how: 'free', munus: state.turn, by: null };
    emit({ kind: 'rival-freed', cite: 'MR-65', rolls: [roll], name: one.name, leaves });
  }
}

/** MR-62 Who is gone and never met the gladiator is written down nowhere. */
function forget(state: CareerState): void {
  state.rivals = state.rivals.filter(({ ended, lostTo, beat, beside }) => ended === null || lostTo + beat + beside > 0);
}

/** 14.63 Whether a bout teaches somebody: it lives, and beat one who had as many skills as itself, as both stood before. */
export function learnsBy(own: number, beaten: readonly number[]): boolean {
  return beaten.some((skills) => skills >= own);
}

/** 14.63 A rival's skill is drawn. */
export function teachRival({ dice, emit }: CareerContext, one: Gladiator, over: string): void {
  const open = missingSkills(one);
  if (open.length === 0) return;
  const lot = dice.lot('skill', '14.63', open.length);
  const skill = open[lot.picked] ?? 'attack';
  one.skills.push(skill);
  emit({ kind: 'skill', cite: '14.63', lots: [lot], name: one.name, skill, over });
}
