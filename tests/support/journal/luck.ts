/** 34.3: calls on the gods, what they cost, and which of two throws stood. */
import type { EventOf } from '../../../src/engine/gladiator/events.ts';
import { type Bout, expect, manOf, must, onlyRolls, rollOf, same, taken } from './bout.ts';

/** 34.3, 34.3.2, 34.3.3 The gods' dice against his LK. */
export function checkFavour(bout: Bout, event: EventOf<'divine-favour'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.rules.sections.includes(34), 'chapter 34 is not in force');
  must(bout, man.by === 'seat', 'the book calls on nobody (P59)');
  must(bout, man.luck >= 2, 'he has no luck left');
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
  if (heard) expect(bout, 'favour-kept', event.fighter, event.what, event.draw);
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
