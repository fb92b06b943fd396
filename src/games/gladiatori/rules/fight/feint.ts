/** 9.4 Feints: a side that has feinted is as if it had never acted. */
import type { Rule } from '../../../../kernel/rule.ts';
import { takeFrom } from '../cards.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice } from '../kit.ts';
import { isBeastly } from '../legal/fights.ts';
import { fighterOf, fightOf } from '../roster.ts';
import type { Fighter, Outlay, PlayedAction } from '../types.ts';

const canFeint = ({ hand }: Fighter): boolean => hand.includes('feint');

/** 9.4 The attacker may say that it was a Feint, once all values are known; not against animals alone. */
export function* resolveFeint(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const fighter = fighterOf(state, fight.attacker);
  state.step = 'hit';
  if (!canFeint(fighter) || isBeastly(fight)) return;
  const feints = yield* resolveChoice<'feint'>(play, fighter, {
    ...{ kind: 'feint', cite: '9.4', fighter: fighter.id, answers: false },
  });
  if (!feints) return;
  fight.feinted = true;
  takeBack(play, fighter, fight.action, fight.stake);
  fighter.attacks -= 1;
  for (const { target, animal } of fight.strikes) if (!animal) fighterOf(state, target).pending = 0;
  fight.at = 0;
  state.step = 'feint answer';
}

/** 9.4, GR-25 Who has reacted to a Feint may answer with one. */
export function* resolveFeintAnswer(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const strike = fight.strikes[fight.at];
  if (strike === undefined) {
    state.step = 'sub end';
    return;
  }
  fight.at += 1;
  if (strike.animal || strike.react === null) return;
  const fighter = fighterOf(state, strike.target);
  if (!canFeint(fighter)) return;
  const feints = yield* resolveChoice<'feint'>(play, fighter, {
    ...{ kind: 'feint', cite: '9.4', fighter: fighter.id, answers: true },
  });
  if (!feints) return;
  strike.feinted = true;
  takeBack(play, fighter, strike.react, strike.stake);
}

/** 9.4, GR-26 All that was put in comes back, but for the Feint. */
function takeBack({ emit }: LedContext, fighter: Fighter, action: PlayedAction | null, stake: Outlay): void {
  takeFrom(fighter.hand, ['feint']);
  fighter.discard.push('feint');
  fighter.seen.push('feint');
  emit({ kind: 'feinted', cite: '9.4', fighter: fighter.id });
  if (stake.rage !== null) {
    takeFrom(fighter[stake.rage.from], ['rage']);
    takeFrom(fighter.played, [stake.rage.took]);
    fighter[stake.rage.from].push(stake.rage.took);
    fighter.played.push('rage');
  }
  fighter.hand.push(...fighter.played, ...fighter.lunged);
  fighter.played = [];
  fighter.lunged = [];
  if (stake.sacrificed !== null) {
    takeFrom(fighter.removed, [stake.sacrificed]);
    fighter.hand.push(stake.sacrificed);
  }
  takeActionBack(fighter, action);
  if (stake.skill !== null) fighter.cur[stake.skill.name] = stake.skill.before;
  if (stake.overBefore !== null) fighter.over = stake.overBefore.was;
  fighter.cur.blood += stake.blood;
  fighter.cur.speed += stake.speed;
  fighter.powers.push(...stake.powers);
  fighter.pending = 0;
}

function takeActionBack(fighter: Fighter, action: PlayedAction | null): void {
  if (action === null) return;
  const there = fighter.row[action.at];
  if (there === undefined) return;
  if (!action.fresh) {
    there.rotated = action.wasRotated;
    return;
  }
  fighter.row.splice(action.at, 1);
  fighter.hand.push(there.card);
}
