/** GR-91, GR-94 The gladiators of the other schools: who comes in, who grows, who leaves. */
import { type Lot, ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { CHARACTERS } from '../rules/words.ts';
import type { CampaignContext } from './kit.ts';
import type { CampaignState, OtherDuel, Rival } from './types.ts';
import { coinsFor, newRival } from './veterans.ts';

/** GR-91 So many are about. */
const ABOUT = 12;
/** GR-91 Experience for each point of a die beyond one, and for each munus that has been. */
const XP_A_FACE = 3;
const XP_A_MUNUS = 2;

/** Rivals who are still about. */
export const rivalsAbout = ({ rivals }: Pick<CampaignState, 'rivals'>): readonly Rival[] =>
  rivals.filter(({ ended }) => ended === null);

/** GR-88 Rivals who can fight today. */
export function readyRivals(state: Pick<CampaignState, 'rivals' | 'turn'>): readonly Rival[] {
  return rivalsAbout(state).filter(({ wounds, fought }) => wounds === 0 && fought !== state.turn);
}

/** A rival by id. Throws where there is none: a bug. */
export function rivalBy({ rivals }: Pick<CampaignState, 'rivals'>, id: string): Rival {
  const found = rivals.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rival ${id}`);
  return found;
}

/** GR-91 The first of the schools: whoever has the most Fame, of equals who came first; null where nobody has any. */
export function firstOfSchools(state: Pick<CampaignState, 'rivals'>): Rival | null {
  const best = rivalsAbout(state).reduce<Rival | null>((top, one) => (one.fame > (top?.fame ?? 0) ? one : top), null);
  return best;
}

/** GR-91 Newcomers until the schools are full again. */
export function fillUp(ctx: CampaignContext): void {
  for (let missing = ABOUT - rivalsAbout(ctx.state).length; missing > 0; missing--) comeIn(ctx);
}

function comeIn({ state, tables, dice, emit }: CampaignContext): void {
  state.ids += 1;
  const taken = new Set([state.man.name, ...state.rivals.map(({ name }) => name)]);
  const free = tables.names.filter((name) => !taken.has(name));
  const lots = [dice.lot('name', 'GR-91', free.length), dice.lot('character', 'GR-91', CHARACTERS.length)];
  const [name, character] = [free[lots[0]?.picked ?? 0], CHARACTERS[lots[1]?.picked ?? 0]];
  const roll = rollOf('experience', 'GR-91', dice.throw('experience', ONE_DIE), 'sum');
  const one = newRival(`r${state.ids}`, name ?? `Number ${state.ids}`, character ?? 'secutor', state.turn + 1);
  one.xp = XP_A_FACE * (roll.total - 1) + XP_A_MUNUS * state.turn;
  one.fame = roll.total - 1;
  state.rivals.push(one);
  const told = { name: one.name, character: one.character, coins: coinsFor(one) };
  emit({ kind: 'newcomer', cite: 'GR-91', rolls: [roll], lots, ...told });
}

/** GR-94 Half a die of duels among the others. */
export function playDuels(ctx: CampaignContext): void {
  const { state, dice } = ctx;
  const roll = rollOf('duels', 'GR-94', dice.throw('duels', ONE_DIE), 'd3');
  for (let n = 0; n < roll.total; n++) {
    const open = [...readyRivals(state)];
    if (open.length < 2) return;
    const lots: Lot[] = [];
    const draw = (): Rival | undefined => {
      const lot = dice.lot('duel', 'GR-94', open.length);
      lots.push(lot);
      return open.splice(lot.picked, 1)[0];
    };
    const [one, other] = [draw(), draw()];
    if (one !== undefined && other !== undefined) settleDuel(ctx, one, other, lots);
  }
}

/** GR-94 Coins that count one on the dice, experience of a duel, and what it leaves of wounds. */
const COINS_A_POINT = 8;
const DUEL_XP = { winner: 4, loser: 2 } as const;
const FALLEN_WOUNDS = 4;

/** GR-94 Two dice and the difference in coins say who wins, and whether the other gets up. */
function settleDuel({ state, tables, dice, emit }: CampaignContext, one: Rival, other: Rival, lots: readonly Lot[]) {
  const apart = coinsFor(one) - coinsFor(other);
  const points = Math.trunc(apart / COINS_A_POINT);
  const modifiers: readonly Modifier[] = points === 0 ? [] : [modifier(points, 'coins', 'GR-94')];
  const roll = rollOf('duel', 'GR-94', dice.throw('duel', TWO_DICE), 'sum', modifiers);
  const row = tables.duel(roll.total);
  const [winner, loser] = row.winner === 'first' ? [one, other] : [other, one];
  winner.record.won += 1;
  loser.record.lost += 1;
  winner.xp += DUEL_XP.winner;
  loser.xp += DUEL_XP.loser;
  winner.fame += 1;
  loser.fame = Math.max(0, loser.fame - 1);
  winner.fought = loser.fought = state.turn;
  if (row.loser === 'fallen') {
    loser.wounds = FALLEN_WOUNDS;
    loser.record.fallen += 1;
    winner.record.felled += 1;
  }
  const duel: OtherDuel = { munus: state.turn, winner: winner.name, loser: loser.name, end: row.loser };
  state.others.push(duel);
  emit({ kind: 'other-duel', cite: 'GR-94', rolls: [roll], lots, duel });
}

/** GR-94 Experience of whoever did not fight, wounds that heal, and when somebody is let go. */
const DRILLED_XP = 2;
const RIVAL_HEALS = 2;
const LET_GO_FAME = 10;
const LET_GO = 5;

/** GR-88, GR-94 What the time between two munera does to the rivals. */
export function passMonths(ctx: CampaignContext): void {
  const { state, dice, emit } = ctx;
  for (const one of rivalsAbout(state)) {
    one.wounds = Math.max(0, one.wounds - RIVAL_HEALS);
    if (one.fought !== state.turn) one.xp += DRILLED_XP;
    if (one.fame < LET_GO_FAME || one.fought !== state.turn) continue;
    const roll = needing(rollOf('rival-freed', 'GR-94', dice.throw('rival-freed', ONE_DIE), 'sum'), '>=', LET_GO);
    if (met(roll)) one.ended = { how: 'free', munus: state.turn };
    emit({ kind: 'rival-freed', cite: 'GR-94', rolls: [roll], name: one.name, leaves: met(roll) });
  }
  fillUp(ctx);
  state.rivals = state.rivals.filter(({ ended, lostTo, beat, beside }) => ended === null || lostTo + beat + beside > 0);
}
