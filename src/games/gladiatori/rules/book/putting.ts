/** 22.9, 22.11 What the book puts into its attack once cards are up, and whether that was a Feint. */
import type { AttackChoice, RevealChoice } from '../acts.ts';
import { PLAIN_ATTACK } from '../fight/announce.ts';
import { isFront } from '../geometry.ts';
import type { GladiatoriContext, Question } from '../kit.ts';
import { isNet } from '../legal/fights.ts';
import { attackFault, MOST_BLOOD, MOST_LEAPT, skillOf } from '../legal/options.ts';
import { animalOf, fighterOf, fightOf } from '../roster.ts';
import type { Fight, Fighter } from '../types.ts';
import { attackParts, totalOf } from '../values.ts';
import type { CardName } from '../words.ts';
import { believedCapacity, bounded, passiveDefense } from './guess.ts';
import type { Whims } from './whims.ts';

const MOVE = 3;
const REACTED = 4;
const WRESTLES = 10;
const ANIMAL_DEFENSE = 7;
const BEAR_DEFENSE = 11;

/** 22.9 What the book does when its cards are turned up. */
export function bookReveal({ state }: GladiatoriContext, { fighter: id, role }: Question<'reveal'>): RevealChoice {
  const fighter = fighterOf(state, id);
  const strong = role === 'attack' && fighter.played.includes('rage') && fighter.discard.includes('energy 1');
  const rage = strong ? ({ card: 'energy 1', from: 'discard' } as const) : null;
  const { offense } = fighter.cur;
  const raises = role === 'attack' && fighter.played.includes('overskill') && offense >= 1;
  const overskill = raises ? ({ skill: 'offense', amount: Math.min(5, 2 * offense) } as const) : null;
  return { rage, overskill };
}

/** 22.9 The defense that the book expects of whoever is struck first. */
function estimateOf({ state, tables }: GladiatoriContext, fight: Fight): number {
  const [strike] = fight.strikes;
  if (strike === undefined) return 0;
  const animal = animalOf(state, strike.target);
  if (animal !== null) return animal.kind === 'bear' ? BEAR_DEFENSE : ANIMAL_DEFENSE;
  return (
    passiveDefense(tables, fighterOf(state, strike.target), strike.bearing, isNet(fight.mode)) +
    (strike.passive ? 0 : REACTED)
  );
}

/** 22.9 What the book puts into its attack. */
export function bookAttack(ctx: GladiatoriContext, whims: Whims, id: string): AttackChoice {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const fight = fightOf(state);
  const [strike] = fight.strikes;
  if (strike === undefined) return PLAIN_ATTACK;
  const struck = { target: strike.target, index: 0, animal: strike.animal, ally: 0 };
  const value = (choice: AttackChoice): number => {
    const gone = choice.lunge.length + (choice.sacrifice === null ? 0 : 1);
    const left = { ...fighter, hand: fighter.hand.slice(gone) };
    return totalOf(attackParts(state, tables, left, fight, choice, struck));
  };
  const legal = (choice: AttackChoice): boolean => attackFault(state, tables, id, choice) === null;
  const estimate = estimateOf(ctx, fight);
  let choice = PLAIN_ATTACK;
  const put = (more: Partial<AttackChoice>): void => {
    const next = { ...choice, ...more };
    if (legal(next)) choice = next;
  };
  const kills = !strike.animal && believedCapacity(state, tables, strike.target) <= 1 + Math.floor(fight.n / 2);
  const passive = strike.animal ? estimate : estimate - (strike.passive ? 0 : REACTED);
  const worth = skillOf(fighter, 'offense') >= 2 || kills;
  if (worth && value(choice) < passive + REACTED) put({ offense: true });
  if (fight.action?.card === 'berserk') put({ blood: bounded(fighter.cur.blood - 1, 0, MOST_BLOOD) });
  if (fighter.unbalanced === 0) put({ acrobatic: true });
  if (strike.animal) put({ spend: spentFor(fighter) });
  const crosses = (by: number): boolean => value(choice) <= estimate && value(choice) + by > estimate;
  const weak = fighter.hand.filter((card): card is CardName => card === 'energy 0');
  if (weak.length > 0 && crosses(MOVE)) put({ sacrifice: 'energy 0' });
  const spare = weak.slice(choice.sacrifice === null ? 0 : 1);
  const lunged = [1, 2, 3].find((count) => count <= spare.length && crosses(2 * count));
  if (lunged !== undefined) put({ lunge: spare.slice(0, lunged) });
  const leapt = Math.min(MOST_LEAPT, state.sub?.entered ?? 0);
  if (leapt > 0) put({ leap: value(choice) < estimate ? { attack: leapt, damage: 0 } : { attack: 0, damage: leapt } });
  const deep = [3, 2, 1].find((count) => value(choice) - count >= estimate + 2);
  if (deep !== undefined && !isNet(fight.mode)) put({ deep });
  const wrestled = { ...choice, wrestle: strike.target };
  if (isFront(strike.bearing) && legal(wrestled) && whims.happens(ctx, id, '22.9', 'wrestles', WRESTLES))
    choice = wrestled;
  return choice;
}

/** 17.6 Everything that was added for an animal is spent on it. */
function spentFor({ played }: Fighter): AttackChoice['spend'] {
  return played.filter(
    (card): card is CardName =>
      card !== 'unseen' && card !== 'energy 0' && card !== 'energy 1' && card !== 'acrobatic strike',
  );
}

/** 22.11 Whether the book says that its attack was a Feint: on a miss alone, where enough comes back. */
export function bookFeints({ state }: GladiatoriContext, { answers }: Question<'feint'>): boolean {
  const fight = fightOf(state);
  const back = (cards: number, skill: { readonly before: number } | null, pool: number): number =>
    5 * cards + (skill === null ? 0 : 10 * skill.before) + 4 * pool;
  if (!answers) {
    const { stake, strikes, n } = fight;
    const missed = strikes.every(({ fav, fdv, react, passive, nothing }) => {
      const met = !passive && react?.card === 'movement' ? Math.floor(fav / 2) : fav;
      return nothing || met <= (fdv ?? 0);
    });
    return missed && back(n - 1, stake.skill, stake.blood) > 35;
  }
  const strike = fight.strikes[fight.at - 1];
  if (strike === undefined) return false;
  const { played } = fighterOf(state, strike.target);
  return back(played.length, strike.stake.skill, strike.stake.speed) > 15;
}
