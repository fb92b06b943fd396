/** Chapter 26 made again from the places of all: who is nearest, how a man faces several, who strikes first, who has won. */
import { NOBODY_LEFT } from '../../../../src/games/gladiator/rules/end-types.ts';
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { currentCf, fighterOf, isActive } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Tables } from '../../../../src/games/gladiator/rules/tables/types.ts';
import type { Fighter, FighterId, State } from '../../../../src/games/gladiator/rules/types.ts';
import type { Direction } from '../../../../src/kernel/hex.ts';
import { bearings, hexAdvantage, inWedge, range, sides } from '../journal/hexes.ts';
import { isWeapon, longestReach, reaches } from '../journal/weapons.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

type Say = (complaint: string) => void;

/** Looks at what teams alone have, phase by phase. */
export interface Melee {
  /** A phase begins. */
  begin(): void;
  event(event: GladiatorEvent, state: State): void;
  end(state: State): void;
}

/** What a melee remembers of the phase in hand. */
interface Phase {
  /** Whom each man may strike at, and by whom each may be struck. */
  readonly engaged: { readonly by: FighterId; readonly at: FighterId }[];
  /** 20.4-20.7 Who has cast a net, and strikes no more. */
  readonly cast: Set<FighterId>;
  /** 18.4 Who has turned a man's appeal down. */
  readonly refused: Set<string>;
  faced: boolean;
}

/** A melee of one bout; complaints go to `say`. */
export function watchMelee(tables: Tables, say: Say): Melee {
  const fresh = (): Phase => ({ engaged: [], cast: new Set(), refused: new Set(), faced: false });
  let phase = fresh();
  let piled: number | null = null;
  let standing: readonly [number, number] | null = null;
  return {
    begin() {
      phase = fresh();
    },
    event(event, state) {
      switch (event.kind) {
        case 'centurion-ordered':
          checkNearest(say, state, event);
          break;
        case 'net-cast':
          phase.cast.add(event.fighter);
          break;
        case 'engaged':
          phase.engaged.push({ by: event.fighter, at: event.target });
          break;
        case 'allocated':
          if (!phase.faced) for (const man of state.fighters) checkFacing(say, state, tables, phase, man);
          phase.faced = true;
          break;
        case 'sequence-set':
          checkSequence(say, state, tables, phase, event);
          break;
        case 'piled-up':
          piled = checkPile(say, event);
          break;
        case 'collided':
          if (piled !== null) checkFirst(say, event, piled);
          piled = null;
          break;
        case 'appeal-refused':
          phase.refused.add(`${event.fighter}>${event.to}`);
          break;
        case 'appealed':
          checkHeard(say, state, tables, phase, event);
          break;
        case 'stans-missus-checked':
          if (event.stopped) standing = [standingOf(state, 0), standingOf(state, 1)];
          break;
        default:
          break;
      }
    },
    end(state) {
      if (standing !== null) checkVerdict(say, state, standing);
    },
  };
}

const alive = (state: State, side: number): readonly Fighter[] =>
  state.fighters.filter((one) => one.side !== side && one.fate === 'fighting');

/** P5, F8 Enemies who are awake, or all who are left if none is. */
function rivals(state: State, man: Fighter): readonly Fighter[] {
  const left = alive(state, man.side);
  const awake = left.filter(({ conscious }) => conscious);
  return awake.length > 0 ? awake : left;
}

/** P5 The nearest; of several as near one in his front, and of those one to whom he turns least. */
function checkNearest(say: Say, state: State, event: EventOf<'centurion-ordered'>): void {
  if (event.towards === null) return;
  const man = fighterOf(state, event.fighter);
  const chosen = fighterOf(state, event.towards);
  const key = (one: Fighter): readonly number[] => [
    range(man.at, one.at),
    hasInFront(man, one, man.facing) ? 0 : 1,
    Math.min(...bearings(man.at, one.at).map((direction) => sides(man.facing, direction))),
  ];
  const better = rivals(state, man).find((one) => !one.aside && comesFirst(key(one), key(chosen)));
  if (better !== undefined) say(`${man.id} turns to ${chosen.id}, and ${better.id} is nearer (P5)`);
}

/** 6.1, P42 Whether a man has another inside the front of his weapon, or of his bare hands, were he to face that way. */
function hasInFront(man: Fighter, { at }: Fighter, facing: Direction): boolean {
  const far = range(man.at, at);
  const bare = far === 1 && !man.hands.some(isWeapon);
  return (
    man.posture !== 'prone' && inWedge(man.at, facing, at) && (bare || man.hands.some((item) => reaches(item, far)))
  );
}

/** Whether one list of numbers comes before another, the first that differs telling. */
function comesFirst(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** 15.4 */
const STUMBLING_CF = 2;

/** P155 Whether an enemy could strike at a man, if he faced him. */
function threatens(tables: Tables, enemy: Fighter, man: Fighter): boolean {
  const far = range(enemy.at, man.at);
  const archer = enemy.hands.some(({ kind }) => kind === 'bow');
  const bare = enemy.hands.length < 2 && far === 1 && !archer;
  const free = enemy.ensnared === null && enemy.grappled === null && enemy.posture !== 'prone' && !enemy.aside;
  const strikes = bare || enemy.hands.some((item) => reaches(item, far));
  return (
    isActive(enemy) &&
    free &&
    strikes &&
    currentCf(tables, enemy) - enemy.stun.amount - (enemy.stumbling ? STUMBLING_CF : 0) > 0
  );
}

/** Whether a man's hands reach another. */
function hasReach({ at, hands }: Fighter, man: Fighter): boolean {
  const far = range(at, man.at);
  return (hands.length < 2 && far === 1) || hands.some((item) => reaches(item, far));
}

/** Whom a man fights, how many of them strike at him, and who of them could (P155). */
function opponentsOf(state: State, tables: Tables, { engaged, cast }: Phase, man: Fighter) {
  const reaching = engaged.filter(({ at, by }) => at === man.id && hasReach(fighterOf(state, by), man));
  const strikers = new Set(reaching.map(({ by }) => by)); // P315 sand makes no opponent
  const fights = new Set(engaged.filter(({ by }) => by === man.id).map(({ at }) => at));
  const foes = alive(state, man.side).filter(({ id }) => strikers.has(id) || fights.has(id));
  const threats = foes.filter((one) => strikers.has(one.id) || (!cast.has(one.id) && threatens(tables, one, man)));
  return { strikers: strikers.size, foes, threats };
}

/** 26.2, 26.2.1, P42, P155 A man whom several may strike at has as many of them before him as he can. */
function checkFacing(say: Say, state: State, tables: Tables, phase: Phase, man: Fighter): void {
  const { strikers, foes, threats } = opponentsOf(state, tables, phase, man);
  const held = man.grappled !== null || man.posture === 'prone' || !man.conscious;
  if (strikers < 2 || held || man.fate !== 'fighting') return;
  const before = (some: readonly Fighter[], facing: Direction): number =>
    some.filter((one) => hasInFront(man, one, facing)).length;
  const gained = (facing: Direction): readonly number[] => [
    -before(threats, facing),
    -before(foes, facing),
    threats.reduce((all, { at }) => all + hexAdvantage(at, man.at, facing), 0),
  ];
  const best = SIX.find((facing) => comesFirst(gained(facing), gained(man.facing)));
  if (best !== undefined) say(`${man.id} faces ${man.facing}, and would have fewer behind him at ${best} (26.2)`);
}

/**
 * 9.4.3, 26.3, P39 In a round those come first who stand beside a man beset that strikes at others and not at them;
 * then it goes by CF. Attacks that halving has cancelled are none (F18).
 */
function checkSequence(say: Say, state: State, tables: Tables, phase: Phase, { slots }: EventOf<'sequence-set'>): void {
  const unanswered = (by: FighterId, at: FighterId | undefined): boolean => {
    if (at === undefined) return false;
    const beset = opponentsOf(state, tables, phase, fighterOf(state, at)).threats.length > 1;
    const beside = range(fighterOf(state, by).at, fighterOf(state, at).at) === 1;
    const aims = slots.filter(({ fighter }) => fighter === at).map(({ target }) => target);
    return beset && beside && aims.length > 0 && !aims.includes(by);
  };
  const key = ({ fighter, target, round, cf }: (typeof slots)[number]) => [
    round,
    unanswered(fighter, target) ? 0 : 1,
    -cf,
  ];
  for (const [i, slot] of slots.entries()) {
    const last = slots[i - 1];
    if (last !== undefined && comesFirst(key(slot), key(last)))
      say(`${slot.fighter} with ${slot.cf} CF strikes after ${last.fighter} in round ${slot.round} (9.4.3, 26.3)`);
  }
}

/** P19 The pair whose impacts add up to most collides first, with the dice that were thrown for that. */
function checkPile(say: Say, { fighters, first, rolls = [] }: EventOf<'piled-up'>): number {
  const pairs = (fighters.length * (fighters.length - 1)) / 2;
  if (rolls.length % 2 === 1 || rolls.length > 2 * pairs || rolls.length < 4)
    say(`${rolls.length} impacts are told of ${fighters.length} men (P19)`);
  if (!first.every((id) => fighters.includes(id))) say(`${first} are not among ${fighters} (P19)`);
  if (new Set(rolls.map(({ draw }) => draw)).size > fighters.length) say('somebody throws twice for his impact (P19)');
  const sums = rolls.flatMap(({ total }, i) => (i % 2 === 0 ? [total + (rolls[i + 1]?.total ?? 0)] : []));
  return Math.max(...sums);
}

/** P19 The pair that collides is the one whose impacts add up to most. */
function checkFirst(say: Say, { fighters, rolls = [] }: EventOf<'collided'>, most: number): void {
  const sum = rolls.filter(({ name }) => name === 'impact').reduce((all, { total }) => all + total, 0);
  if (sum !== most) say(`${fighters} collide first with ${sum}, and ${most} is more (P19)`);
}

/** P67, P156 An appeal goes to the nearest who stands over the man, but for those who have turned it down. */
function checkHeard(
  say: Say,
  state: State,
  tables: Tables,
  { refused }: Phase,
  { fighter, to, why }: EventOf<'appealed'>,
): void {
  if (to === null || why === 'run-onto') return;
  const man = fighterOf(state, fighter);
  const over = alive(state, man.side).filter((one) => {
    const far = range(one.at, man.at);
    const cord = man.ensnared?.holder === one.id && (why === 'bound' || why === 'dragged') && one.hands.some(isWeapon);
    const armed = cord || (one.hands.some((item) => longestReach(item) >= far) && inWedge(one.at, one.facing, man.at));
    const fit = isActive(one) && one.posture !== 'prone' && (one.id === to || currentCf(tables, one) >= 1); // P33 a pair of weapons may do it
    const free = one.id === to || (!one.aside && !refused.has(`${fighter}>${one.id}`));
    return armed && fit && free;
  });
  const heard = fighterOf(state, to);
  if (!over.includes(heard)) say(`${to} hears ${fighter}, and does not stand over him (18.2)`);
  const nearer = over.find((one) => range(one.at, man.at) < range(heard.at, man.at));
  if (nearer !== undefined) say(`${fighter} appeals to ${to}, and ${nearer.id} is nearer (P156)`);
}

const standingOf = ({ fighters }: State, side: number): number =>
  fighters.filter((one) => one.side === side && isActive(one)).length;

/** 26.7.1, P153 The side with more men awake has won a match that is stopped. */
function checkVerdict(say: Say, { outcome }: State, [first, second]: readonly [number, number]): void {
  if (outcome === null) return;
  const { winner, by } = outcome;
  const even = first === second;
  if (even && winner !== null) say(`side ${winner} has won with ${first} men against ${second} (P153)`);
  if (even || NOBODY_LEFT.has(by)) return;
  const more = first > second ? 0 : 1;
  if (winner !== more) say(`${first} men against ${second}, and side ${winner} has won (P153)`);
}
