/** P106, P109, C160: what a match leaves behind, for the player's man and for those he met. */
import type { Lot } from '../../../kernel/dice.ts';
import type { CareerContext, ManContext } from './context.ts';
import { changeLuck } from './luck.ts';
import { earnExperience } from './man/experience.ts';
import { NOTHING_RAISED, spendAtRandom } from './man/improvements.ts';
import { rollInjuries } from './man/injuries.ts';
import type { Injury, Man, MatchRecord, Rival } from './man/man-types.ts';
import { challengerId, OWN_FIGHTER } from './munus/bout-order.ts';
import type { Billed, Feats } from './munus/munus-types.ts';
import { changePrestige } from './prestige.ts';
import type { CareerEnd, PastMunus } from './types.ts';

/** C160 Victories that make an Emperor's Champion. */
export const CHAMPION_WINS = 10;

/** What a match made of a man. */
interface Aftermath {
  readonly man: Man;
  readonly died: boolean;
  readonly xpEarned: number;
  readonly injuries: readonly Injury[];
}

/** P106 Mortal deaths; injuries; XP; prestige, first what changes by itself; luck. The record comes before all of it. */
export function settleMan(ctx: ManContext, was: Man, feats: Feats, munus: number): Aftermath {
  const man = recorded(ctx, was, feats);
  if (feats.dead) return { man, died: true, xpEarned: 0, injuries: [] };
  const hurt = rollInjuries(ctx, man, feats.wounds, munus);
  const injuries = hurt.man.injuries.slice(man.injuries.length);
  if (hurt.died) return { man: hurt.man, died: true, xpEarned: 0, injuries };
  const grown = earnExperience(ctx, hurt.man, feats);
  const known = changePrestige(ctx, grown, feats);
  return { man: changeLuck(ctx, known, feats), died: false, xpEarned: grown.xp - hurt.man.xp, injuries };
}

/** 3.8.1 Adds the letter to the record; those who died of what they won with keep their V (P51). */
function recorded({ emit }: ManContext, man: Man, { result, kills }: Feats): Man {
  const record = withResult(man.record, result);
  emit({ kind: 'record-written', cite: '3.8.1', man: man.name, result, record });
  return { ...man, record, kills: man.kills + kills.length };
}

function withResult({ v, s, m }: MatchRecord, result: Feats['result']): MatchRecord {
  return { v: v + (result === 'V' ? 1 : 0), s: s + (result === 'S' ? 1 : 0), m: m + (result === 'M' ? 1 : 0) };
}

/** P106 All that follows from the bout just fought. */
export function settleMunus(ctx: CareerContext): void {
  const { state } = ctx;
  const past = state.past.at(-1);
  const own = past?.result.feats[OWN_FIGHTER];
  if (state.man === null || past === undefined || own === undefined) throw new Error('no bout has been fought');
  const was = state.man;
  const { man, died, xpEarned, injuries } = settleMan(ctx, was, own, state.turn);
  const pr = { from: was.pr, to: man.pr };
  const luck = { from: was.luck, to: man.luck };
  state.man = man;
  state.past[state.past.length - 1] = { ...past, xpEarned, injuries, pr, luck };
  settleChallengers(ctx, past);
  const how = endOf(man, died, own);
  if (how !== null) endCareer(ctx, how, own.killer);
}

/** 31, P109, C160 How his career is over, or null: the tenth victory frees him, though he die of it. */
function endOf({ record }: Man, died: boolean, { dead, result }: Feats): CareerEnd | null {
  if (record.v >= CHAMPION_WINS) return died ? "died Emperor's Champion" : "Emperor's Champion";
  if (!died) return null;
  return dead && result === 'P' ? 'killed' : 'died of wounds';
}

/** P109 Closes the career: what has become of its man, and who killed him, or null. */
export function endCareer({ state, emit }: CareerContext, how: CareerEnd, killer: string | null): void {
  const free = how === "Emperor's Champion" || how === "died Emperor's Champion";
  state.standing = free ? 'freed' : how === 'retired' ? 'retired' : 'dead';
  state.end = { munus: state.past.length, how, killer };
  state.outcome = { winner: free ? 0 : null, by: how, results: { [OWN_FIGHTER]: state.standing } };
  const cite = free ? '31' : how === 'retired' ? 'P233' : 'P109';
  emit({ kind: 'career-ended', cite, man: state.man?.name ?? state.setup.name, how, killer });
}

/** 38.4.2, P231 Everybody whom the player's man met and who lives on is known from now on. */
function settleChallengers(ctx: CareerContext, { bill, result, munus }: PastMunus): void {
  for (const [i, one] of bill.challengers.entries()) {
    const feats = result.feats[challengerId(bill, i)];
    if (feats === undefined) continue; // P216 He never came in.
    const known = ctx.state.rivals.find(({ id }) => id === one.rival) ?? null;
    if (known === null && feats.dead) continue;
    const rival = known ?? addRival(ctx, one);
    const met = [...rival.met, { munus, result: feats.result }];
    settleRival(ctx, { ...rival, met }, feats);
  }
}

/** P231, P234 A man of another house who is known from now on; `lots`: those a newcomer was drawn by. */
export function addRival({ state, emit }: CareerContext, { man, fs }: Billed, lots?: readonly Lot[]): Rival {
  const id = state.rivals.length + 1;
  const rival: Rival = { id, man, fs, standing: 'fighting', killer: null, met: [], bouts: 0 };
  state.rivals.push(rival);
  const newcomer = lots !== undefined;
  const common = { kind: 'rival-known', man: man.name, style: man.style, newcomer } as const;
  emit(newcomer ? { ...common, cite: 'P234', lots } : { ...common, cite: 'P231' });
  return rival;
}

/** P106 What a match leaves of a man of another house; his experience is spent by chance, within the limits between two matches (P104). */
export function settleRival(ctx: CareerContext, was: Rival, feats: Feats): void {
  const { man, died } = settleMan(ctx, was.man, feats, ctx.state.turn);
  const freed = !died && man.record.v >= CHAMPION_WINS;
  const standing = died ? 'dead' : freed ? 'freed' : 'fighting';
  const trained = standing === 'fighting' ? spendAtRandom(ctx, { man, raised: NOTHING_RAISED }).man : man;
  const killer = died ? (feats.killer ?? null) : null;
  ctx.state.rivals[was.id - 1] = { ...was, man: trained, standing, killer };
  if (died) ctx.emit({ kind: 'rival-died', cite: 'P106', man: man.name, killer });
  if (freed) ctx.emit({ kind: 'rival-freed', cite: 'C160', man: man.name });
}
