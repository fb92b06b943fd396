/** Matches and careers that must come to the same for ever: what is kept of them, and how they are played again. */
import type { LeadLevel } from '../../../src/kernel/levels.ts';
import { digestOf } from '../../../src/kernel/state.ts';
import { checkedCareer } from './career-checker.ts';
import { anySetup, wholeMatch } from './matches.ts';

/** Where they are kept. */
export const GOLDEN = 'tests/games/heroes/golden.json';

/** Digests by name. */
export type GoldenDigests = { readonly [name: string]: string };

const LEVELS: readonly LeadLevel[] = ['book', 'adept', 'novice'];
const MATCHES = 12;
const CAREERS = 4;
const STAR = {
  points: { savvy: 5, speed: 3, strength: 4 },
  second: true,
  style: 'secutor',
  signature: 'brawler',
} as const;

/** Plays all of them: of a match the digest of its journal and its last state, of a career that of its last state. */
export function goldenDigests(): GoldenDigests {
  const matches = LEVELS.flatMap((level) =>
    Array.from({ length: MATCHES }, (_, i) => {
      const name = `${level} ${i}`;
      const { journal, end } = wholeMatch(anySetup(`golden ${name}`, level), `golden ${name}`);
      return [name, digestOf({ journal, end })] as const;
    }),
  );
  const careers = Array.from({ length: CAREERS }, (_, i) => {
    const { state } = checkedCareer(STAR, `golden ${i}`, i % 2 === 0);
    return [`career ${i}`, digestOf(state)] as const;
  });
  return Object.fromEntries([...matches, ...careers]);
}
