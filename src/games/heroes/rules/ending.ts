/** 6, 6.6, 6.7, 6.9 The end of a match, a break in it, and the draw. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { ResultLetter } from '../../../kernel/state.ts';
import type { HeroesContext } from './kit.ts';
import { activeIn, isActive, isSpent, standsUp } from './roster.ts';
import { type Fighter, STANDINGS, type State } from './types.ts';

/** R83 After so many rounds the match is called off. */
const LAST_ROUND = 1000;

/** 6 Ends the match where one side has nobody left. */
export function callEnd(ctx: HeroesContext): void {
  const [first] = activeIn(ctx.state);
  if (first === undefined || activeIn(ctx.state).some(({ side }) => side !== first.side)) return;
  end(ctx, first.side, howBeaten(ctx.state, first.side));
}

/** How those of the side that has lost went out, each way once: 'dead+surrendered'. */
function howBeaten({ fighters }: State, winner: 0 | 1): string {
  const beaten = fighters.filter(({ side }) => side !== winner);
  return STANDINGS.filter((one) => beaten.some(({ standing }) => standing === one)).join('+');
}

function end({ state, emit }: HeroesContext, winner: 0 | 1 | null, by: string): void {
  const results = Object.fromEntries(state.fighters.map((one) => [one.id, letterOf(one, winner)]));
  state.outcome = { winner, by, results };
  emit({ kind: 'ended', cite: winner === null ? '6.7' : '6', by, winner });
}

/** A win is for one still active on the side that won; whoever is out has lost (R95). */
function letterOf(fighter: Fighter, winner: 0 | 1 | null): ResultLetter {
  if (isActive(fighter)) return winner === null ? 'S' : 'V';
  return fighter.fate === 'killed' ? 'P' : 'M';
}

/** The last two, one on each side; null: there are others, or only one. */
function lastTwo(state: State): readonly [Fighter, Fighter] | null {
  const [one, two, ...others] = activeIn(state);
  if (one === undefined || two === undefined || others.length > 0 || one.side === two.side) return null;
  return [one, two];
}

/** 6.6.2 Both are spent, both stand, and neither has taken more wounds. */
const areEven = ([one, two]: readonly [Fighter, Fighter]): boolean =>
  isSpent(one) && isSpent(two) && standsUp(one) && standsUp(two) && one.taken === two.taken;

/**
 * 6.6, R60, R62, R96 A break after a turn in which the Attack table was rolled: once, where the last two are even; in a
 * match to the death whenever both are spent. Both go back to their gates with their dice, and the round is over.
 */
export function breakUp({ state, emit }: HeroesContext): void {
  const two = lastTwo(state);
  if (two === null || !state.attacked) return;
  const called = state.toDeath ? two.every(isSpent) : state.breaks === 0 && areEven(two);
  if (!called) return;
  state.breaks += 1;
  for (const fighter of two) refresh(fighter);
  state.order = [];
  state.done = 0;
  const told = { fighters: two.map(({ id }) => id), bonus: two.map(({ bonus }) => bonus) };
  emit({ kind: 'break', cite: state.toDeath ? '6.9' : '6.6', ...told });
}

function refresh(fighter: Fighter): void {
  fighter.bonus = 2 * fighter.now.strength;
  fighter.blinded = false;
  fighter.ensnared = false;
  fighter.knocked = false;
  fighter.zone = fighter.gate;
  fighter.from = null;
  fighter.entered = 0;
}

/** 6.7, R61, R83 At the end of a round: a draw where the last two are even after a break, or where nothing has ended it. */
export function dismiss(ctx: HeroesContext): void {
  const { state } = ctx;
  const two = lastTwo(state);
  if (two !== null && !state.toDeath && state.breaks > 0 && areEven(two)) end(ctx, null, 'dismissed');
  else if (state.turn >= LAST_ROUND && state.toDeath) condemn(ctx);
  else if (state.turn >= LAST_ROUND) end(ctx, null, 'time');
}

/** R83 To the death: the side whose best is rated lower is put to death; of equals the one where alone the player leads somebody, else side 1. */
function condemn(ctx: HeroesContext): void {
  const { state, emit } = ctx;
  const best = ([0, 1] as const).map((side) => sideBest(state, side));
  const [first = 0, second = 0] = best;
  const loser = first < second ? 0 : second < first ? 1 : playedAlone(state);
  for (const fighter of activeIn(state).filter(({ side }) => side === loser)) {
    fighter.standing = 'dead';
    fighter.fate = 'killed';
    emit({ kind: 'put-to-death', cite: 'R83', fighter: fighter.id });
  }
  end(ctx, loser === 0 ? 1 : 0, 'time');
}

const sideBest = (state: State, side: 0 | 1): number =>
  Math.max(0, ...activeIn(state).flatMap((one) => (one.side === side ? [one.rated] : [])));

function playedAlone({ fighters }: State): 0 | 1 {
  const played = new Set(fighters.flatMap(({ seat, side }) => (seat === PLAYER_SEAT ? [side] : [])));
  return played.size === 1 && played.has(0) ? 0 : 1;
}
