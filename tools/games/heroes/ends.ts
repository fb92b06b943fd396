/** 6 Lines of the end: out, begging, spared, a break, the last word. */
import { mercy } from './pools.ts';
import { BOARDS, isWall } from './printed.ts';
import { active, hold, type Of, passes, type Reading, sheetOf, total } from './reading.ts';
import { areLines, newSheet, type Sheet, sum } from './sheets.ts';

/** R64 Out, and who did it. */
function putOut(read: Reading, id: string, by: string, standing: Sheet['standing']): void {
  sheetOf(read, id).standing = standing;
  sheetOf(read, by).defeated.push(id);
}

/** 5.4.4 Nothing left of a part, or no leg to stand on. */
export function checkOut(
  read: Reading,
  { kind, fighter, by, rolls = [] }: Of<'killed' | 'unconscious' | 'fell'>,
): void {
  const one = sheetOf(read, fighter);
  one.knocked = true;
  const legs = one.parts['left leg'].now === 0 && one.parts['right leg'].now === 0;
  const vital = (['head', 'chest', 'belly'] as const).some((part) => one.parts[part].now === 0);
  if (kind === 'fell') hold(read, legs || one.now.speed === 0, 'still has a leg to stand on');
  else hold(read, vital && (passes(rolls[0], 1, one.start.strength) === 1) === (kind === 'unconscious'), 'the die');
  putOut(read, fighter, by, kind === 'killed' ? 'dead' : kind === 'fell' ? 'fallen' : 'unconscious');
  if (kind !== 'killed') return;
  one.fate = 'killed';
  sheetOf(read, by).killings += 1;
}

function zoneKind({ setup: { board } }: Reading, zone: string): 'center' | 'wall' | 'heart' {
  if (BOARDS[board].center.some((one) => one === zone)) return 'center';
  return isWall(board, zone) ? 'wall' : 'heart';
}

/** 6.8 Table 6-1. */
export function checkAppeal(read: Reading, event: Of<'appealed'>): void {
  const one = sheetOf(read, event.fighter);
  const { own } = mercy(one, zoneKind(read, one.zone));
  const savvy = one.start.savvy + sum(own);
  hold(read, !read.toDeath && areLines(event.modifiers, own) && event.savvy === savvy, `Savvy ${savvy} by Table 6-1`);
  const passed = passes(event.rolls?.[0], 2, Math.min(5, savvy));
  hold(read, event.result === ['killed', 'split', 'spared'][passed], `${passed} passed`);
  if (event.result === 'spared') one.fate = 'spared';
}

/** 6.8.1 Table 6-2. */
export function checkJudged(read: Reading, event: Of<'judged'>): void {
  const one = sheetOf(read, event.fighter);
  const { emperor } = mercy(one, zoneKind(read, one.zone));
  const savvy = 9 + sum(emperor);
  hold(read, areLines(event.modifiers, emperor) && event.savvy === savvy, `Savvy ${savvy} by Table 6-2`);
  const [against, pleaded, mine, theirs] = event.rolls ?? [];
  const more = passes(against, 2, Math.min(5, savvy)) - passes(pleaded, 2, Math.min(5, one.start.savvy));
  const spared = more === 0 ? total(mine) > total(theirs) : more < 0;
  hold(read, event.spared === spared && (more === 0) === (mine !== undefined), 'the Emperor against the gladiator');
  if (spared) one.fate = 'spared';
}

/** 6.6, 6.9 A break. */
export function checkBreak(read: Reading, event: Of<'break'>): void {
  const two = active(read);
  const even = two.every((one) => one.bonus === 0 && !one.knocked) && two[0]?.taken === two[1]?.taken;
  hold(read, two.length === 2 && two.every(({ bonus }) => bonus === 0), 'both are spent');
  hold(read, read.toDeath || (even && read.breaks === 0), 'both stand, with as many wounds, for the first time');
  read.breaks += 1;
  for (const [i, one] of two.entries()) {
    one.bonus = 2 * one.now.strength;
    hold(read, event.fighters[i] === one.id && event.bonus[i] === one.bonus, `${one.id} has ${one.bonus} dice`);
    const { zone } = newSheet(one.id, one.setup, one.style, one.card, read.setup);
    Object.assign(one, { zone, from: null, entered: 0, blinded: false, knocked: false, ensnared: false });
  }
}

/** 6 The end. */
export function checkEnded(read: Reading, { winner, by }: Of<'ended'>): void {
  const sides = new Set(active(read).map(({ setup: { side } }) => side));
  if (winner === null) {
    const even = active(read).every(({ bonus, knocked }) => bonus === 0 && !knocked);
    hold(read, by === 'time' || (sides.size === 2 && even && read.breaks > 0), 'both spent after a break');
    return;
  }
  hold(read, sides.size === 1 && sides.has(winner), 'one side is left');
}

/** 6.5 Nobody gives up in a match to the death. */
export function checkSurrender(read: Reading, { fighter, to }: Of<'surrendered'>): void {
  hold(read, !read.toDeath, 'nobody surrenders to the death');
  putOut(read, fighter, to, 'surrendered');
}
