/** Somebody who plays by what is on the screen: reads it, and says which keys he presses next. */
import { KEYS, type Terminal } from '../../terminal.ts';

/** A step on offer, as the panel beside the arena lists it. */
const STEP = /\s(\S) (F|B|SFL|SFR|SBL|SBR|RO [FB][LR]) +[a-z]+\d+ +(.*?)\s*$/u;

/** How much he likes what the panel says of a step. */
const LIKES: readonly (readonly [RegExp, number])[] = [
  [/(^|, )(his|[A-Z]) (back|flank) \+\d/u, 9],
  [/(^|, )above (him|[A-Z]), facing/u, 8.5],
  [/(^|, )beside (him|[A-Z]), facing/u, 8],
  [/^([A-Z] )?(shoulder|haunch|side|rear)/u, 9],
  [/^([A-Z] )?front(?!.*unseen)/u, 8],
  [/(^|, )below (him|[A-Z]), facing/u, 7],
  [/^his hex/u, 6],
  [/^([A-Z] )?range \d/u, 5],
  [/unseen|looking away/u, 4],
];

/** The keys for the screen as it is, or null at the end of a bout. */
export function nextKeys(screen: string): readonly string[] | null {
  if (/Rematch/u.test(screen)) return null;
  if (/Enter again/u.test(screen)) return [KEYS.enter];
  if (/divide your CF/u.test(screen)) return allocate(screen);
  if (/Your order/u.test(screen)) return plot(screen);
  if (/Before the fight|which area|which way do you face|let him appeal/u.test(screen)) return [KEYS.enter];
  if (/Enter choose/u.test(screen)) return [KEYS.enter];
  return [' '];
}

/** Six on the chest where there are as many, two on the legs, the rest to guard the head. */
function allocate(screen: string): readonly string[] {
  const left = Number(/left (\d+)/u.exec(screen)?.[1] ?? 0);
  if (left === 0 || /! /u.test(screen)) return [KEYS.enter];
  if (/spent 0 /u.test(screen) && !/attacks at|may not attack/u.test(screen)) {
    const first = Math.min(6, left);
    return [KEYS.down, String(first), ...(left - first >= 2 ? [KEYS.down, KEYS.down, KEYS.down, '2'] : [])];
  }
  return Array.from({ length: left }, () => '.');
}

/** Toward the other man; when beside him and facing him, he waits there. */
function plot(screen: string): readonly string[] {
  if (/^ ! /mu.test(screen)) return ['U', 'c', KEYS.enter, KEYS.enter];
  if (!/nothing yet/u.test(screen)) return [KEYS.enter];
  const steps = screen.split('\n').flatMap((line) => {
    const [, key, , note] = STEP.exec(line.slice(45)) ?? [];
    return key === undefined || note === undefined ? [] : [{ key, likes: likes(note) }];
  });
  const [best] = [...steps].sort((a, b) => b.likes - a.likes);
  return best === undefined ? [KEYS.enter] : [best.key];
}

function likes(note: string): number {
  const [, likes] = LIKES.find(([pattern]) => pattern.test(note)) ?? [null, 0];
  const range = Number(/range (\d)/u.exec(note)?.[1] ?? 0);
  return likes - range / 10;
}

/** The screen without the arena: that is a window, and where it was scrolled to is not part of a save. */
export function words(terminal: Terminal): readonly string[] {
  return terminal
    .lines()
    .map((line) => (/[╱╲▁▒]|^ *$/u.test(line.slice(0, ARENA_COLUMNS)) ? line.slice(ARENA_COLUMNS) : line));
}

const ARENA_COLUMNS = 46;
