/** 9.1, 12.4, 12.5 Cards are turned up: Rage swaps itself, Overskill raises a Skill. */
import type { Rule } from '../../../../kernel/rule.ts';
import type { RevealChoice } from '../acts.ts';
import { onlyOf } from '../body.ts';
import { takeFrom } from '../cards.ts';
import { type GladiatoriDecisions, known, type LedContext, type Role, resolveChoice } from '../kit.ts';
import { overskillsOf, ragesOf } from '../legal/options.ts';
import { fighterOf, strikeOf, subOf } from '../roster.ts';
import type { Fighter, Outlay, PlayedAction } from '../types.ts';
import type { ActionCard } from '../words.ts';
import { noStake } from './declare.ts';

const MOVE_OPERATIONS = 3;

/** Turns the Action up with what lies on it. */
function turnUp({ emit }: LedContext, fighter: Fighter, action: PlayedAction, rotates: boolean): void {
  const there = fighter.row[action.at];
  if (there !== undefined) {
    there.hidden = false;
    if (rotates) there.rotated = true;
  }
  action.revealed = true;
  action.up = true;
  const cards = fighter.played.map(known);
  emit({ kind: 'revealed', cite: '9.1', fighter: fighter.id, card: known(action.card) as ActionCard, cards });
}

/** 9.1 The attacker's cards, or those of an Action that is no attack. */
export function* resolveAttackReveal(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const sub = subOf(state);
  const fighter = fighterOf(state, sub.fighter);
  const action = state.fight?.action ?? sub.action;
  if (action === null) throw new Error('no Action was played');
  turnUp(play, fighter, action, true);
  const { fight } = state;
  if (fight !== null) fight.n = 1 + fighter.played.length;
  yield* resolveReveal(play, fighter, fight === null ? 'action' : 'attack', fight?.stake ?? noStake());
  if (fight !== null) state.step = 'attack options';
  else if (action.card === 'movement') {
    fighter.ally = null;
    state.free = MOVE_OPERATIONS;
    state.step = 'move';
  } else state.step = 'wrestle';
}

/** 9.2 The cards of one who is struck. */
export function* resolveDefenseReveal(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const strike = strikeOf(state);
  if (!strike.animal && strike.react !== null) {
    const fighter = fighterOf(state, strike.target);
    turnUp(play, fighter, strike.react, false);
    yield* resolveReveal(play, fighter, 'defense', strike.stake);
  }
  state.step = 'defense options';
}

function* resolveReveal(play: LedContext, fighter: Fighter, role: Role, stake: Outlay): Rule<GladiatoriDecisions> {
  const { state, tables } = play;
  const { id } = fighter;
  const rages = ragesOf(state, tables, id, role).length > 0;
  const skills = fighter.played.includes('overskill') && overskillsOf(state, id).length > 0;
  if (!rages && !skills) return;
  const choice = yield* resolveChoice<'reveal'>(play, fighter, { kind: 'reveal', cite: '9.1', fighter: id, role });
  apply(play, fighter, choice, stake);
}

function apply({ emit }: LedContext, fighter: Fighter, { rage, overskill }: RevealChoice, stake: Outlay): void {
  const { id } = fighter;
  if (rage !== null) {
    takeFrom(fighter[rage.from], [rage.card]);
    takeFrom(fighter.played, ['rage']);
    fighter[rage.from].push('rage');
    fighter.played.push(rage.card);
    fighter.seen = [];
    stake.rage = { took: rage.card, from: rage.from };
    emit({ kind: 'raged', cite: '12.5', fighter: id, card: rage.card, from: rage.from });
  }
  if (overskill === null) return;
  stake.overBefore ??= { was: fighter.over };
  fighter.over = { ...overskill };
  emit({ kind: 'overskill', cite: '12.4', fighter: id });
  emit({ kind: 'overskill-points', cite: '12.4', fighter: id, ...overskill, only: onlyOf(fighter) });
}
