/** 5, 15.2, 17.8 How a game ends. */
import { hpOf, itemsHp } from './cards.ts';
import type { LedContext } from './kit.ts';
import { award, countsPoints, scoreOf } from './points.ts';
import { activeIn, isActive, partiesOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, Letter, State } from './types.ts';

/** 5, 17.8 Ends the game where one team at most is left, or no animal of those that all fight. */
export function callEnd(play: LedContext): void {
  const { state } = play;
  if (state.outcome !== null) return;
  const active = activeIn(state);
  if (!countsPoints(state)) {
    const beasts = state.animals.some((one) => one.state !== 'dead');
    if (active.length === 0) finish(play, 'defeat', partiesOf(state).length);
    else if (!beasts) finishHunt(play);
    return;
  }
  if (new Set(active.map(({ team }) => team)).size <= 1) finishByPoints(play, 'elimination');
}

/** 5 After the last turn: all who are alive have five more. */
export function callLastTurn(play: LedContext): void {
  if (countsPoints(play.state)) finishByPoints(play, 'points');
  else finishHunt(play);
}

/** 17.8, GR-52 Nobody dead is a victory, some alive half of one. */
function finishHunt(play: LedContext): void {
  const { fighters } = play.state;
  const alive = fighters.filter((one) => isActive(one) && one.undead === null);
  if (alive.length === fighters.length) finish(play, 'victory', 0);
  else if (alive.length > 0) finish(play, 'partial victory', null);
  else finish(play, 'defeat', partiesOf(play.state).length);
}

/** GR-45 HP of a team at the end: decks after merging, items, cover cards. */
function hpLeft(tables: Tables, fighters: readonly Fighter[]): number {
  return fighters
    .filter((one) => isActive(one) && one.undead === null)
    .reduce((sum, one) => sum + hpOf(tables, [...one.deck, ...one.hand, ...one.hpDeck]) + itemsHp(tables, one) + 1, 0);
}

/** 15.1, 15.2 Survivors have five more; then the highest total wins, of equals whoever has more HP. */
function finishByPoints(play: LedContext, by: string): void {
  const { state, tables } = play;
  for (const fighter of activeIn(state)) if (fighter.undead === null) award(play, fighter, 'alive');
  const scores = partiesOf(state).map((team, party) => {
    const own = state.fighters.filter((one) => one.team === team);
    return { party, team, vp: scoreOf(state, team), hp: hpLeft(tables, own), gaveUp: own.every(hasGivenUp) };
  });
  const standing = scores.filter(({ gaveUp }) => !gaveUp);
  const open = standing.length > 0 ? standing : scores;
  const told = scores.map(({ party, vp, hp }) => ({ party, vp, hp }));
  const { winner, how } = decided(state, open, by);
  finish(play, how, winner, told);
}

interface Score {
  readonly party: number;
  readonly vp: number;
  readonly hp: number;
}

/** Who wins of those who can, and by what. */
function decided(state: Readonly<State>, open: readonly Score[], by: string) {
  const parties = partiesOf(state);
  const active = parties.filter((team) => activeIn(state).some((one) => one.team === team));
  const [last] = active;
  if (state.options.lastManStandingWins && last !== undefined && active.length === 1)
    return { winner: parties.indexOf(last), how: 'last standing' };
  const most = Math.max(...open.map(({ vp }) => vp));
  const first = open.filter(({ vp }) => vp === most);
  const [only] = first;
  if (only !== undefined && first.length === 1) return { winner: only.party, how: by };
  const hp = Math.max(...first.map((one) => one.hp));
  const [best, ...others] = first.filter((one) => one.hp === hp);
  if (best === undefined || others.length > 0) return { winner: null, how: 'draw' };
  return { winner: best.party, how: 'hit points' };
}

const hasGivenUp = ({ standing }: Fighter): boolean => standing === 'surrendered';

/** GR-73 Whether a side whose members have all surrendered can win no more, another having not. */
export function isOutOfIt({ fighters }: Readonly<State>, team: number): boolean {
  const isOwn = (one: Fighter): boolean => one.team === team;
  return fighters.every((one) => !isOwn(one) || hasGivenUp(one)) && !fighters.every(hasGivenUp);
}

type Scores = Extract<Parameters<LedContext['emit']>[0], { kind: 'ended' }>['scores'];

function finish({ state, emit }: LedContext, by: string, winner: number | null, scores: Scores = []): void {
  const parties = partiesOf(state);
  const letterOf = (fighter: Fighter): Letter => {
    if (fighter.standing === 'dead' || fighter.standing === 'falling' || fighter.undead !== null) return 'P';
    if (winner === null) return 'S';
    return parties.indexOf(fighter.team) === winner ? 'V' : 'M';
  };
  state.outcome = { winner, by, results: Object.fromEntries(state.fighters.map((one) => [one.id, letterOf(one)])) };
  emit({ kind: 'ended', cite: countsPoints(state) ? '15.2' : '17.8', by, winner, scores });
}
