/** 34.3: calls on the gods, who makes them, what they cost, and which of two throws stood. */
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { FighterId } from '../../../../src/games/gladiator/rules/types.ts';
import { type Bout, expect, manOf, must, onlyRolls, rollOf, same, taken } from './bout.ts';

/** P337 The LK with which the book's men call. */
const TRUSTED = 6;

/** A call on the gods; `roll`: the draw of the first throw of what it was about. */
export interface Call {
  readonly fighter: FighterId;
  readonly roll: number;
  readonly granted: boolean;
}

/** P338 The draw of the first throw of a roll. */
const rootOf = (bout: Bout, draw: number): number => bout.thrownAgain.get(draw) ?? draw;

/** 34.3, 34.3.2, 34.3.3 The gods' dice against his LK. */
export function checkFavour(bout: Bout, event: EventOf<'divine-favour'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.rules.sections.includes(34), 'chapter 34 is not in force');
  must(bout, man.luck >= (man.by === 'seat' ? 2 : TRUSTED), 'he has not LK enough (P210, P337)');
  onlyRolls(bout, event, ['favour']);
  const roll = rollOf(bout, event, 'favour');
  if (roll === null) return;
  same(bout, 'what the gods need', roll.need?.than, man.luck);
  same(bout, 'the modifiers', roll.modifiers.length, 0);
  must(bout, roll.draw > event.draw, 'he called before his dice had fallen');
  const heard = roll.total <= man.luck;
  same(bout, 'that the gods hear', event.granted, heard);
  same(bout, 'his LK', event.luck, { from: man.luck, to: heard ? man.luck - roll.total : man.luck });
  man.luck = event.luck.to;
  noteCall(bout, { fighter: man.id, roll: rootOf(bout, event.draw), granted: heard });
  if (!heard) return;
  bout.thrownAgain.set(roll.draw + 1, rootOf(bout, event.draw));
  expect(bout, 'favour-kept', event.fighter, event.what, event.draw);
}

/** 34.3.1 The throw that does not stand: the one he called about, or the one after the gods' dice. */
export function checkKept(bout: Bout, event: EventOf<'favour-kept'>): void {
  const due = taken(bout, 'favour-kept', event.fighter, event.what);
  must(bout, due !== null, 'the gods have not been called on, or did not hear');
  const [draw, ...more] = new Set((event.rolls ?? []).map((roll) => roll.draw));
  must(bout, draw !== undefined && more.length === 0, 'it is not one throw');
  if (due === null || draw === undefined) return;
  if (event.kept === 'second') same(bout, 'the draw that was lost', draw, due.by);
  else must(bout, draw > due.by + 1, 'the draw that was lost is not the second');
}

/** P338 A man calls once about a roll, whatever is thrown in its place. */
function noteCall(bout: Bout, call: Call): void {
  const again = bout.calls.some(({ fighter, roll }) => fighter === call.fighter && roll === call.roll);
  must(bout, !again, 'he has called about this roll before (P338)');
  bout.calls.push(call);
}

/** P337 What a man of the book must have called about, and what he may have: at LK 6, what leaves him dead, caught or senseless. */
export function checkPleaded(bout: Bout, event: GladiatorEvent): void {
  if (!bout.rules.sections.includes(34)) return;
  const whom = victimOf(event);
  if (whom === null) return;
  const rolls = new Set((event.rolls ?? []).map(({ draw }) => rootOf(bout, draw)));
  const man = manOf(bout, whom);
  if (man.by === 'seat') return;
  const own = bout.calls.filter((call) => call.fighter === whom && rolls.has(call.roll));
  if (isFatal(event)) must(bout, man.luck < TRUSTED || own.length > 0, 'he does not call on the gods (P337)');
  if (isHarmless(event))
    must(
      bout,
      own.every(({ granted }) => granted),
      'he called about nothing (P337)',
    );
}

/** Whom an event with dice may leave dead, caught or senseless. */
function victimOf(event: GladiatorEvent): FighterId | null {
  if (event.kind === 'blow' || event.kind === 'net-cast') return event.target;
  return event.kind === 'appealed' ? event.fighter : null;
}

function isFatal(event: GladiatorEvent): boolean {
  if (event.kind === 'appealed') return event.fate === 'dead' && (event.rolls ?? []).length > 0;
  if (event.kind === 'net-cast') return event.result === 'H' && event.plot.kind === 'toss';
  if (event.kind !== 'blow') return false;
  const outright = event.rolls?.some(({ name, result }) => name === 'wound' && result === 'killed') === true;
  return outright || event.critical?.startsWith('K') === true || (event.wounds > 0 && event.left.to === 0);
}

function isHarmless(event: GladiatorEvent): boolean {
  if (event.kind === 'blow') return event.wounds === 0 && !isFatal(event);
  return !isFatal(event);
}
