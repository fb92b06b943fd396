/** What threads do in the soak of Heroes of the Colosseum, a task at a time. */
import { climb, RUNGS } from '../../src/games/heroes/labour/ladder.ts';
import type { Signature } from '../../src/games/heroes/rules/words.ts';
import { derive } from '../../src/kernel/rng.ts';
import type { RungTally } from '../../src/session/ladder.ts';
import type { Range } from '../../src/session/range.ts';
import { checkJournal } from '../../tools/games/heroes/journal-checker.ts';
import { anySetup, wholeMatch } from '../../tools/games/heroes/matches.ts';
import { type FamiliaeSoaked, soakFamiliae } from './heroes-careers.ts';
import { type Soaked, soakKinds, soakStyles } from './heroes-matches.ts';

/** A task, and what comes of one of its kind. */
interface Tasks {
  kinds: { readonly of: { readonly count: number }; readonly done: Soaked };
  styles: { readonly of: { readonly count: number }; readonly done: Soaked };
  any: { readonly of: { readonly count: number }; readonly done: Soaked };
  careers: { readonly of: { readonly signature: Signature; readonly count: number }; readonly done: FamiliaeSoaked };
  ladder: { readonly of: { readonly rung: number; readonly range: Range }; readonly done: RungTally };
}
/** Any task, with its kind. */
export type SoakTask = { [K in keyof Tasks]: { readonly kind: K } & Tasks[K]['of'] }[keyof Tasks];
/** What comes of a task of a kind. */
export type SoakDone<K extends keyof Tasks> = Tasks[K]['done'];

/** Does a task. */
export function soakTask(task: SoakTask): SoakDone<keyof Tasks> {
  switch (task.kind) {
    case 'kinds':
      return soakKinds(task.count);
    case 'styles':
      return soakStyles(task.count);
    case 'any':
      return soakAny(task.count);
    case 'careers':
      return soakFamiliae(task.signature, task.count);
    case 'ladder': {
      const rung = RUNGS[task.rung];
      if (rung === undefined) throw new Error(`there is no rung ${task.rung}`);
      return climb(rung, derive('ladder', 'rung', task.rung), task.range);
    }
  }
}

/** Matches of every kind, one to three a side, `each` of them led by the book, adepts and novices. */
function soakAny(each: number): Soaked {
  const found: string[] = [];
  for (const level of ['book', 'adept', 'novice'] as const)
    for (let i = 0; i < each; i++) {
      const seed = `soak-any-${level}-${i}`;
      const { setup, journal, end } = wholeMatch(anySetup(seed, level), seed);
      found.push(...checkJournal(setup, journal, end).map((why) => `${seed}: ${why}`));
    }
  return { complaints: found, page: '', matches: 3 * each };
}
