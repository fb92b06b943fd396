/** 5.4, 17, 18: endurance, stans missus, pleas, the end. */
import type { AppealCause, EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { EndCause, ResultLetter } from '../../../../src/games/gladiator/rules/types.ts';
import { inSight } from './arena.ts';
import { hasBefore, headOf, reachTo } from './bodies.ts';
import { type Bout, checkModifiers, foeOf, fulfil, manOf, must, onlyRolls, rollOf, same } from './bout.ts';
import { bound } from './ensnared.ts';
import { range } from './hexes.ts';
import { armed, currentCf, type Man, rateOf, upright } from './man.ts';
import { CORD } from './printed-nets.ts';
import { longestReach } from './weapons.ts';
import { isHunt } from './wild/beings.ts';
import { checkHuntEnded } from './wild/ends.ts';

/** 28.5.2.1 */
const PANIC = 6;

/** 30.4.3 No rider tires, and no horse under him. */
export const tires = ({ mount, beast }: Man): boolean => mount === null && beast?.horse !== true;

/** 17.2.1, C23 */
export function checkEndurance(bout: Bout, event: EventOf<'endurance-checked'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.phase === 9, 'endurance is for the end of a turn');
  const roll = rollOf(bout, event, 'endurance');
  onlyRolls(bout, event, ['endurance']);
  if (roll === null) return;
  checkModifiers(bout, 'endurance', roll.modifiers, [
    { value: bout.turn, why: /turn/ },
    { value: man.exceeded ? 1 : 0, why: /rate/ },
    { value: man.beast?.panicked === true ? PANIC : 0, why: /panic/ },
    { value: -man.cn, why: /CN/ },
  ]);
  const loss = Math.max(0, roll.total);
  same(bout, 'the loss', event.loss, loss);
  same(bout, 'his CF', event.cf, { from: currentCf(man), to: currentCf(man) - loss });
  man.exhaustion += loss;
  man.now.endured = true;
}

/** 5.4.1, C19 */
export function checkStans(bout: Bout, event: EventOf<'stans-missus-checked'>): void {
  must(bout, bout.phase === 9 && bout.turn >= 3, 'it is tested from the end of turn 3');
  for (const man of bout.men.values())
    must(bout, man.now.endured || !tires(man), `${man.id} has not checked his endurance`);
  const roll = rollOf(bout, event, 'stans-missus');
  onlyRolls(bout, event, ['stans-missus']);
  if (roll === null) return;
  checkModifiers(bout, 'stans-missus', roll.modifiers, [{ value: bout.turn, why: /turn/ }]);
  same(bout, "'stopped'", event.stopped, roll.need?.met);
  bout.stansMissus = event.stopped;
}

/** P67, P145, A2 Why a man must plead as the phase begins; null: he need not. */
export function helpless(bout: Bout, man: Man): AppealCause | null {
  const foe = foeOf(bout, man);
  if (man.beast !== null || foe.beast !== null) return null; // C79
  const threatens = Math.max(0, ...foe.hands.map((item) => longestReach(item))) >= reachTo(foe, man);
  const sees = hasBefore(foe, man) && inSight(bout, headOf(foe), man.at);
  const over = armed(foe) && (onCord(bout, foe, man) || (threatens && sees));
  const fit = upright(foe) && currentCf(foe) >= 1 && over;
  return man.fate === 'fighting' && fit ? plight(bout, man) : null;
}

/** 20.6.2.1, 21.7.2 Dragged down or bound he is at the mercy of who holds the cord, wherever that man looks. */
function onCord(bout: Bout, foe: Man, { ensnared, posture, ...man }: Man): boolean {
  if (ensnared === null || ensnared.holder !== foe.id || range(foe.at, man.at) > CORD) return false;
  return bound(bout, { ensnared }) || (ensnared.dragged && posture === 'prone');
}

/** 16.3.1, 18.2, 20.5.1, 20.6.2.1, 21.7.2, P171 */
function plight(bout: Bout, man: Man): AppealCause | null {
  if (bound(bout, man)) return 'bound';
  if (man.posture !== 'prone') return null;
  if (!man.conscious) return 'unconscious';
  if (man.ensnared !== null) return man.ensnared.dragged ? 'dragged' : 'ensnared';
  if (man.grip !== null) return 'grappled';
  return man.moves >= rateOf(man) ? 'no-moves' : null;
}

/** 18.3, P57, P68 */
export function checkAppealed(bout: Bout, event: EventOf<'appealed'>): void {
  const man = manOf(bout, event.fighter);
  checkOccasion(bout, man, event);
  const performance = Math.trunc((man.attackTotal - man.defenceTotal) / 10) + 0;
  same(bout, 'his performance', event.performance, performance);
  const roll = rollOf(bout, event, 'missus');
  onlyRolls(bout, event, ['missus']);
  if (roll === null) return;
  checkModifiers(bout, 'missus', roll.modifiers, [
    { value: performance, why: /performance/ },
    { value: man.pr, why: /prestige/ },
  ]);
  const dies = event.why !== 'stans-missus' || bout.rules.stansKills;
  const lives = event.why === 'stans-missus' ? 'fighting' : 'spared';
  same(bout, 'his fate', event.fate, roll.need?.met === true || !dies ? lives : 'dead');
  man.fate = event.fate;
}

function checkOccasion(bout: Bout, man: Man, event: EventOf<'appealed'>): void {
  const foe = foeOf(bout, man);
  if (event.why === 'stans-missus') {
    must(bout, bout.stansMissus, 'the match is not stopped');
    same(bout, 'to whom he pleads', event.to, null);
    return;
  }
  same(bout, 'to whom he pleads', event.to, foe.id);
  if (event.why === 'run-onto') must(bout, fulfil(bout, 'appealed', man.id, 'run-onto'), 'nobody ran onto him');
  else {
    must(bout, fulfil(bout, 'appealed', man.id, 'helpless'), 'he is not helpless');
    same(bout, 'why he pleads', event.why, helpless(bout, man));
  }
}

/** 10.5 M, P51 */
export function checkDied(bout: Bout, event: EventOf<'died-of-wounds'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, man.mortal, 'he had no mortal wound');
  man.now.diedOfWounds = true;
}

const CAUSE_OF_DEATH: { readonly [why: string]: EndCause } = {
  'killing-wound': 'killing-wound',
  'killing-critical': 'killing-critical',
  wounds: 'wounds',
  bled: 'bled',
};

/** P70, P71 */
export function checkEnded(bout: Bout, event: EventOf<'bout-ended'>): void {
  if (isHunt(bout)) {
    checkHuntEnded(bout, event);
    return;
  }
  const men = [...bout.men.values()].filter(({ beast }) => beast === null);
  const results = Object.fromEntries(men.map((man) => [man.id, resultOf(bout, man)]));
  for (const man of men) {
    same(bout, `the result of ${man.id}`, event.results[man.id], results[man.id]);
    must(bout, !man.mortal || man.fate === 'dead' || man.now.diedOfWounds, `${man.id} should have died of his wounds`);
  }
  const winner = men.find((man) => results[man.id] === 'V');
  same(bout, 'the winner', event.winner, winner?.side ?? null);
  must(bout, bout.stansMissus || men.some(({ fate }) => fate !== 'fighting'), 'both are still fighting');
  same(bout, 'the cause', event.by, causeOf(bout, event.by));
  bout.over = true;
}

function resultOf(bout: Bout, man: Man): ResultLetter {
  if (bout.stansMissus) return man.fate === 'dead' ? 'P' : 'S';
  if (man.fate === 'dead') return 'P';
  return man.fate === 'spared' ? 'M' : 'V';
}

/** 9.4.3, 10.5, P71 Nobody is left: by how many who bled to death. */
function causeOfAll({ deathBy }: Bout, men: readonly Man[]): EndCause {
  const bled = men.filter(({ id }) => deathBy.get(id) === 'bled').length;
  return bled === 0 ? 'both-dead' : bled < men.length ? 'victor-bled' : 'both-bled';
}

function causeOf(bout: Bout, said: EndCause): EndCause {
  const men = [...bout.men.values()].filter(({ beast }) => beast === null);
  if (bout.stansMissus) return 'stans-missus';
  if (men.every(({ fate }) => fate !== 'fighting')) return causeOfAll(bout, men);
  const loser = men.find(({ fate }) => fate !== 'fighting');
  if (loser?.fate === 'spared') return 'spared';
  return CAUSE_OF_DEATH[bout.deathBy.get(loser?.id ?? '') ?? ''] ?? (said === 'refused' ? said : 'refused');
}
