/** P1 Draws: every one journalled once, in order; what shares a draw reads the same dice. */
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { DiceFaces } from '../../../../src/kernel/dice.ts';

/** A paragraph's number or a ruling's id. */
export const isCite = (cite: string): boolean => /^(\d+(\.\d+){0,3}|[A-Z]\d+)$/.test(cite);

/** The draws seen so far, and the last of them. */
export interface Draws {
  last: number;
  readonly seen: Set<number>;
  /** 34.3 Draws that had fallen when somebody called on the gods, and are told of only afterwards. */
  readonly owed: Set<number>;
}

/** Complains of draws out of order, missing, or read differently within one event. */
export function checkDraws(say: (complaint: string) => void, draws: Draws, event: GladiatorEvent): void {
  const seen = new Map<number, DiceFaces>();
  for (const { name, draw, dice } of event.rolls ?? []) {
    const before = seen.get(draw);
    if (before !== undefined && !agree(before, dice)) say(`roll '${name}' reads other dice of draw ${draw}`);
    seen.set(draw, { ...before, ...dice });
  }
  const lots = event.lots ?? [];
  for (const { name, of, picked, cite } of lots) {
    if (!(Number.isInteger(picked) && picked >= 0 && picked < of)) say(`lot '${name}' picks ${picked} of ${of}`);
    if (!isCite(cite)) say(`lot '${name}' cites '${cite}'`);
  }
  if (lots.some(({ draw }) => seen.has(draw))) say('a lot and a roll share a draw');
  const all = [...new Set([...seen.keys(), ...lots.map(({ draw }) => draw)])].sort((a, b) => a - b);
  if (all.length !== seen.size + lots.length) say('two lots share a draw');
  // 13.3.2.1 The areas of all throws are found before any of them strikes.
  const isThrow = event.kind === 'blow' && event.round === null;
  // 27.4.1 The edge a man is pushed over is tested once the impacts are known.
  const pushes = event.kind === 'collided' || event.kind === 'knelt';
  // 22.3 The critical of a strike is read from the dice of its blow.
  const again = event.kind === 'bruised';
  if (event.kind === 'divine-favour')
    for (let draw = event.draw; draw > 0 && !draws.seen.has(draw); draw--) draws.owed.add(draw);
  for (const draw of all) {
    if (again && draws.seen.has(draw)) continue;
    if (draws.seen.has(draw)) say(`draw ${draw} was journalled before`);
    else if (draw < draws.last && !isThrow && !pushes && !draws.owed.has(draw))
      say(`draw ${draw} comes after draw ${draws.last}`);
    draws.seen.add(draw);
    draws.last = Math.max(draws.last, draw);
  }
}

/** Complains of draws that no event tells of. */
export function checkAllDrawn(say: (complaint: string) => void, { last, seen }: Draws): void {
  for (let draw = 1; draw <= last; draw++) if (!seen.has(draw)) say(`draw ${draw} is nowhere in the journal`);
}

function agree(a: DiceFaces, b: DiceFaces): boolean {
  return (['red', 'white', 'black', 'die'] as const).every(
    (colour) => a[colour] === undefined || b[colour] === undefined || String(a[colour]) === String(b[colour]),
  );
}
