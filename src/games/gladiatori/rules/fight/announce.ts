/** 9.1, 9.2 What is put into attack and defense, and the values that are announced. */
import type { Rule } from '../../../../kernel/rule.ts';
import type { AttackChoice, DefenseChoice, Element } from '../acts.ts';
import { defendBeast } from '../animals/defense.ts';
import { sawAttack, sawDefense } from '../beliefs.ts';
import { doInstant, onlyOf, payElements, spendPower } from '../body.ts';
import { takeFrom } from '../cards.ts';
import { spendableCount } from '../elements.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice } from '../kit.ts';
import { cardFault, isThrow } from '../legal/fights.ts';
import { hasInstant, MARKER_COST } from '../legal/moves.ts';
import { skillOf, spendableFor } from '../legal/options.ts';
import { animalOf, fighterOf, fightOf, strikeOf } from '../roster.ts';
import type { Fight, Fighter, Outlay, State, Strike } from '../types.ts';
import { attackParts, defenseParts, type Part, shownParts, totalOf } from '../values.ts';
import { type CardName, POWERS, type Power } from '../words.ts';

/** An attack into which nothing is put. */
export const PLAIN_ATTACK: AttackChoice = {
  ...{ offense: false, blood: 0, sacrifice: null, acrobatic: false, lunge: [], leap: { attack: 0, damage: 0 } },
  ...{ deep: 0, wrestle: null, spend: [] },
};
/** A defense into which nothing is put. */
export const PLAIN_DEFENSE: DefenseChoice = { guard: false, speed: 0, sacrifice: null, acrobatic: false, spend: [] };

const isPower = (one: CardName | Power): one is Power => POWERS.some((power) => power === one);

/** 2.1 Uses a Skill: it drops by one, or to 0 where Overskill had raised it (12.4). */
function drawOnSkill(fighter: Fighter, skill: 'offense' | 'guard', stake: Outlay): void {
  stake.skill = { name: skill, before: fighter.cur[skill] };
  if (fighter.over?.skill !== skill) {
    fighter.cur[skill] -= 1;
    return;
  }
  stake.overBefore ??= { was: fighter.over };
  fighter.over = null;
  fighter.cur[skill] = 0;
}

/** 12.2, 17.6 Cards and Powers that a side gives up. */
function giveUp(
  play: LedContext,
  fighter: Fighter,
  { sacrifice, spend }: Pick<AttackChoice, 'sacrifice' | 'spend'>,
  stake: Outlay,
): void {
  if (sacrifice !== null) {
    takeFrom(fighter.hand, [sacrifice]);
    fighter.removed.push(sacrifice);
    stake.sacrificed = sacrifice;
    play.emit({ kind: 'sacrificed', cite: '12.2', fighter: fighter.id, card: sacrifice });
  }
  stake.spent = spend.length;
  stake.spentCards = spend.filter((one): one is CardName => !isPower(one));
  for (const power of spend.filter(isPower)) {
    spendPower(play, fighter, power);
    stake.powers.push(power);
  }
}

const POWERS_IN: readonly (readonly [Power, (choice: AttackChoice) => boolean])[] = [
  ['lunge', ({ lunge }) => lunge.length > 0],
  ['leap', ({ leap }) => leap.attack + leap.damage > 0],
  ['deep wounds', ({ deep }) => deep > 0],
  ['wrestling', ({ wrestle }) => wrestle !== null],
];

/** Whether anything can be put into an attack. */
function hasAttackOptions(play: LedContext, fighter: Fighter, { action, strikes }: Fight): boolean {
  if (skillOf(fighter, 'offense') > 0 || hasInstant(play.state, fighter)) return true;
  if (action?.card === 'berserk' && fighter.cur.blood > 0) return true;
  if (fighter.played.some((card) => card === 'sacrifice' || card === 'acrobatic strike')) return true;
  if (strikes.some(({ animal }) => animal) && spendableFor(play.state, play.tables, fighter).length > 0) return true;
  return fighter.powers.some((power) => POWERS_IN.some(([one]) => one === power));
}

/** 9.1 The attacker puts in what it wants, and announces what it comes to. */
export function* resolveAttackOptions(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const fighter = fighterOf(state, fight.attacker);
  const choice = hasAttackOptions(play, fighter, fight)
    ? yield* resolveChoice<'attack'>(play, fighter, { kind: 'attack', cite: '9.1', fighter: fighter.id })
    : PLAIN_ATTACK;
  if ('instant' in choice) return doInstant(play, fighter, choice.instant);
  putIn(play, fighter, fight, choice);
  announceAttack(play, fighter, fight, choice);
  state.step = fight.mode?.do === 'help' ? 'wrestle' : 'strike';
  if (fight.mode?.do === 'help') help(play, fight);
}

function putIn(play: LedContext, fighter: Fighter, fight: Fight, choice: AttackChoice): void {
  const { stake } = fight;
  giveUp(play, fighter, choice, stake);
  stake.acrobatic = choice.acrobatic;
  stake.blood = choice.blood;
  takeFrom(fighter.hand, choice.lunge);
  fighter.lunged.push(...choice.lunge);
  for (const [power, isUsed] of POWERS_IN) {
    if (!isUsed(choice)) continue;
    spendPower(play, fighter, power);
    stake.powers.push(power);
  }
  fight.leapDamage = choice.leap.damage;
  fight.deep = choice.deep;
  fight.wrestles = choice.wrestle;
  if (choice.acrobatic) fighter.pending += 1;
  if (fight.mode?.do === 'sweep') fighter.pending += 1;
}

/** 9.6 What an ally has given for a fight against somebody; it is used up by any Action or Reaction (GR-74). */
function allyBonus({ ally }: Fighter, foe: string): number {
  return ally !== null && ally.vs === foe ? ally.amount : 0;
}

function announceAttack(play: LedContext, fighter: Fighter, fight: Fight, choice: AttackChoice): void {
  const { state, tables } = play;
  const told = fight.strikes.map((strike, index) => {
    const struck = { target: strike.target, index, animal: strike.animal, ally: allyBonus(fighter, strike.target) };
    return attackParts(state, tables, fighter, fight, choice, struck);
  });
  const secret = told[0]?.filter((part) => part.secret === true) ?? [];
  if (choice.offense) drawOnSkill(fighter, 'offense', fight.stake);
  fighter.cur.blood -= choice.blood;
  fighter.ally = null;
  if (fight.mode?.do !== 'help') fighter.fury = false;
  for (const [i, strike] of fight.strikes.entries()) {
    const all = told[i] ?? [];
    strike.fav = totalOf(all);
    strike.nothing = strike.fav <= 0;
    tell(play, fighter, strike.target, 'fav', all);
  }
  sawAttack(fighter, fight.action?.card ?? 'strength', totalOf(secret));
  fight.unbalances = unbalancesNow(play, fighter, fight, 'attack');
}

/** 20 A value is announced: its total, what everybody sees of it, and all of it to its owner. */
function tell({ emit }: LedContext, fighter: Fighter, foe: string, kind: 'fav' | 'fdv', all: readonly Part[]): void {
  const cite = kind === 'fav' ? '9.1' : '9.2';
  const lines = (some: readonly Part[]) => some.map(({ value, why, cite: by }) => ({ value, why, cite: by }));
  const told = { cite, fighter: fighter.id, foe, total: totalOf(all) };
  emit({ kind, ...told, modifiers: lines(shownParts(all)) });
  if (all.some(({ secret }) => secret === true))
    emit({ kind: `${kind}-parts`, ...told, modifiers: lines(all), only: onlyOf(fighter) });
}

/** 12.7 Whether an Unbalancing Strike on the table holds: not in a Sweep of several, nor in a throw. */
function unbalancesNow({ tables }: LedContext, fighter: Fighter, fight: Fight, as: 'attack' | 'reaction'): boolean {
  const { mode, strikes, beast, stake } = fight;
  if (beast || mode === null || mode.do === 'help' || strikes.length > 1) return false;
  const own = as === 'attack' ? stake : strikes[fight.at]?.stake;
  if (!fighter.played.includes('unbalancing strike') || own?.spentCards.includes('unbalancing strike')) return false;
  return cardFault(tables, fighter, 'unbalancing strike', { as, beasts: false, thrown: isThrow(mode) }) === null;
}

/** 9.6 An ally's next fight against the same opponent is easier. */
function help({ state, emit }: LedContext, { mode, attacker, strikes }: Fight): void {
  const [strike] = strikes;
  if (mode?.do !== 'help' || strike === undefined) return;
  const ally = fighterOf(state, mode.ally);
  const bonus = Math.max(0, Math.floor(strike.fav / 4));
  const before = ally.ally?.vs === mode.target ? ally.ally.amount : 0;
  ally.ally = { vs: mode.target, amount: before + bonus };
  emit({ kind: 'helped', cite: '9.6', fighter: attacker, ally: ally.id, foe: mode.target, bonus });
}

/** 12.7 One who is struck by an Unbalancing Strike pays, or takes a marker; an animal throws for its defense. */
export function* resolveStrike(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  state.step = 'defense reveal';
  const animal = animalOf(state, strike.target);
  if (animal !== null) return defendBeast(play, fight, strike, animal);
  if (fight.unbalances && !strike.nothing)
    yield* resolveUnbalanced(play, fighterOf(state, strike.target), fight.attacker);
}

function* resolveUnbalanced(play: LedContext, fighter: Fighter, foe: string): Rule<GladiatoriDecisions> {
  if (fighter.faceDown) return;
  const elements: readonly Element[] =
    spendableCount(fighter) >= MARKER_COST
      ? yield* resolveChoice<'unbalanced'>(play, fighter, {
          kind: 'unbalanced',
          cite: '12.7',
          fighter: fighter.id,
          foe,
        })
      : [];
  if (elements.length > 0) {
    payElements(play, fighter, elements);
    play.emit({ kind: 'unbalance-paid', cite: '12.7', fighter: fighter.id });
    return;
  }
  fighter.pending += 1;
  play.emit({ kind: 'unbalance-taken', cite: '12.7', fighter: fighter.id });
}

/** Whether anything can be put into a defense. */
function hasDefenseOptions(play: LedContext, fighter: Fighter, { passive, react }: Strike, { beast }: Fight): boolean {
  if (skillOf(fighter, 'guard') > 0) return true;
  if (passive) return false;
  if (hasInstant(play.state, fighter) || (react?.card === 'movement' && fighter.cur.speed > 0)) return true;
  if (fighter.played.some((card) => card === 'sacrifice' || card === 'acrobatic strike')) return true;
  return beast && spendableFor(play.state, play.tables, fighter).length > 0;
}

/** 9.2 One who is struck puts in what it wants, and announces what it comes to. */
export function* resolveDefenseOptions(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  if (strike.animal || strike.nothing) return afterDefense(state);
  const fighter = fighterOf(state, strike.target);
  const choice = hasDefenseOptions(play, fighter, strike, fight)
    ? yield* resolveChoice<'defend'>(play, fighter, {
        ...{ kind: 'defend', cite: fight.beast ? '17.4' : '9.2', fighter: fighter.id, foe: fight.attacker },
      })
    : PLAIN_DEFENSE;
  if ('instant' in choice) return doInstant(play, fighter, choice.instant);
  defend(play, fighter, fight, strike, choice);
  state.step = strike.unbalances ? 'answer unbalanced' : 'defense options';
  if (!strike.unbalances) afterDefense(state);
}

function defend(play: LedContext, fighter: Fighter, fight: Fight, strike: Strike, choice: DefenseChoice): void {
  const { stake } = strike;
  giveUp(play, fighter, choice, stake);
  stake.acrobatic = choice.acrobatic;
  stake.speed = choice.speed;
  const all = defenseParts(
    play.tables,
    fighter,
    fight,
    strike,
    choice,
    strike.passive ? 0 : allyBonus(fighter, fight.attacker),
  );
  if (choice.guard) drawOnSkill(fighter, 'guard', stake);
  fighter.cur.speed -= choice.speed;
  if (choice.acrobatic) fighter.pending += 1;
  if (!strike.passive) {
    fighter.ally = null;
    fighter.fury = false;
  }
  strike.fdv = totalOf(all);
  tell(play, fighter, fight.attacker, 'fdv', all);
  const card = strike.passive || strike.react === null ? null : strike.react.card;
  const secret = all.filter((part) => part.secret === true);
  sawDefense(fighter, card === 'movement' ? 'movement' : null, totalOf(secret));
  strike.unbalances = !strike.passive && unbalancesNow(play, fighter, fight, 'reaction');
}

/** The next of those who are struck; after the last the values are known. */
function afterDefense(state: State): void {
  const fight = fightOf(state);
  fight.at += 1;
  if (fight.at < fight.strikes.length) {
    state.step = 'strike';
    return;
  }
  fight.at = 0;
  state.step = fight.beast ? 'hit' : 'feint';
}

/** 12.7 The attacker answers an Unbalancing Strike. */
export function* resolveAnswerUnbalanced(play: LedContext): Rule<GladiatoriDecisions> {
  const fight = fightOf(play.state);
  yield* resolveUnbalanced(play, fighterOf(play.state, fight.attacker), strikeOf(play.state).target);
  afterDefense(play.state);
}
