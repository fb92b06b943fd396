/** 7.5, 7.6 What an Action is declared to be, and how those who are struck react. */
import type { Rule } from '../../../../kernel/rule.ts';
import { isFront } from '../geometry.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice } from '../kit.ts';
import { addable, declarationsOf, reactionsFor, reactionsOf, sweptBy } from '../legal/fights.ts';
import { animalOf, fighterOf, fightOf, isActive, seenFrom, strikeOf, subOf } from '../roster.ts';
import { openWindows, playCard, resolveAdded } from '../sub.ts';
import type { Fight, Fighter, Mode, Outlay, State, Strike } from '../types.ts';

/** 9.4 Nothing put in so far. */
export const noStake = (): Outlay => ({
  ...{ skill: null, overBefore: null, blood: 0, speed: 0, sacrificed: null, powers: [], rage: null },
  ...{ acrobatic: false, spent: 0, spentCards: [] },
});

/** 9 Somebody who is struck, before anything is known of it. */
export function strikeAt(state: Readonly<State>, target: string, from: Fighter['hex']): Strike {
  const animal = animalOf(state, target) !== null;
  const bearing = animal ? 0 : seenFrom(fighterOf(state, target), from);
  return {
    ...{ target, animal, bearing, react: null, stake: noStake(), passive: true, fav: 0, fdv: null },
    ...{ nothing: false, unbalances: false, feinted: false, hit: false, damage: 0, doubled: false },
  };
}

/** 9 A fight with nothing in it yet. */
export const fightBy = (attacker: string, mode: Mode | null, strikes: Strike[]): Fight => ({
  ...{ attacker, beast: mode === null, mode, action: null, stake: noStake(), strikes, at: 0, n: 0 },
  ...{
    unbalances: false,
    feinted: false,
    leapDamage: 0,
    deep: 0,
    markers: 0,
    wrestles: null,
    frontPaid: false,
    rearPaid: false,
  },
});

/** Whom a mode of attack strikes, in order. */
function struckBy(state: Readonly<State>, fighter: Fighter, mode: Mode): readonly string[] {
  return mode.do === 'sweep' ? sweptBy(state, fighter, mode.from, mode.clockwise) : [mode.target];
}

/** 7.5 The Action is declared. */
export function* resolveDeclare(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, tables, emit } = play;
  const { fighter: id, action } = subOf(state);
  const fighter = fighterOf(state, id);
  const open = declarationsOf(state, tables, id);
  const mode =
    open.length > 1
      ? yield* resolveChoice<'declare'>(play, fighter, { kind: 'declare', cite: '7.5', fighter: id })
      : ({ do: 'nothing' } as const);
  if (mode.do === 'nothing') {
    fighter.ally = null;
    emit({ kind: 'declared-nothing', cite: '7.5', fighter: id });
    state.step = 'attack reveal';
    return;
  }
  const targets = struckBy(state, fighter, mode);
  const fight = fightBy(
    id,
    mode,
    targets.map((target) => strikeAt(state, target, fighter.hex)),
  );
  state.fight = { ...fight, action: action === null ? null : { ...action } };
  emit({ kind: 'declared', cite: '7.5', fighter: id, mode, targets });
  if (mode.do !== 'help') fighter.attacks += 1;
  openWindows(state, mode.do === 'help' ? 'attack reveal' : 'react', id);
}

/** 7.6, 8.3 One who is struck reacts, or is Passive. */
export function* resolveReact(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const { attacker, beast } = fightOf(state);
  const strike = strikeOf(state);
  if (strike.animal) return goOn(state);
  const fighter = fighterOf(state, strike.target);
  const open = isActive(fighter) ? reactionsOf(state, fighter.id) : [];
  const choice =
    open.length > 1
      ? yield* resolveChoice<'react'>(play, fighter, {
          ...{ kind: 'react', cite: beast ? '17.4' : '7.6', fighter: fighter.id, foe: attacker },
        })
      : ({ do: 'pass' } as const);
  if (choice.do === 'pass') {
    emit({ kind: 'no-reaction', cite: '8.3', fighter: fighter.id, forced: isHelpless(fighter, strike) });
    return goOn(state);
  }
  strike.react = playCard(play, fighter, choice, 'reaction');
  strike.passive = false;
  state.step = 'react add';
}

/** 8.2 Whether everybody sees that somebody cannot react: where it is struck from, and what holds it; what is in its hand nobody sees. */
const isHelpless = (fighter: Fighter, { bearing }: Strike): boolean =>
  !isActive(fighter) || reactionsFor(bearing, fighter).length === 0;

/** 7.6 Cards on the Reaction. */
export function* resolveReactAdd(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, tables } = play;
  const fighter = fighterOf(state, strikeOf(state).target);
  if (addable(state, tables, fighter.id).length > 0) yield* resolveAdded(play, fighter);
  goOn(state);
}

/** The next who is struck reacts; after the last the fight goes on. */
function goOn(state: State): void {
  const fight = fightOf(state);
  fight.at += 1;
  state.step = 'react';
  if (fight.at < fight.strikes.length) return;
  fight.at = 0;
  state.step = fight.beast ? 'defense reveal' : 'attack reveal';
}

/** Whether a strike comes from the front of whoever is struck. */
export const fromFront = ({ bearing }: Strike): boolean => isFront(bearing);
