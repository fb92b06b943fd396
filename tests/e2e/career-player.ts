/** Somebody who plays careers by what is on the screen, while the power fails every so often. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { rngFrom, seedState } from '../../src/engine/kernel/rng.ts';
import type { Save } from '../../src/engine/kernel/save.ts';
import { KEYS, type Terminal } from '../support/terminal.ts';
import { start } from './game.ts';
import { nextKeys } from './player.ts';

/** The keys for the screen as it is; null once a career is over and read. */
function careerKeys(screen: string): readonly string[] | null {
  if (/The career is over/u.test(screen)) return null;
  if (/the arena, in a terminal/u.test(screen)) return [/Continue/u.test(screen) ? 'c' : 'n'];
  if (/Go on with a career, or begin one/u.test(screen)) return ['1'];
  if (/What is he called\?|Change what you like/u.test(screen)) return [KEYS.enter];
  if (/There is more\.$/mu.test(screen)) return ['f'];
  if (/What now\?/u.test(screen)) return ['g'];
  if (/O B I I T|L I B E R|V A L E/u.test(screen)) return [KEYS.escape];
  if (/That is all for now|Go in\?|what the bout leaves him with|In which style|Which of these/u.test(screen))
    return [KEYS.enter];
  if (/divide your CF/iu.test(screen) && /spent 0 /u.test(screen) && !/! |attacks at|may not attack/u.test(screen)) {
    const left = Number(/left (\d+)/u.exec(screen)?.[1] ?? 0);
    if (left >= RICH) return spread(left);
  }
  const keys = nextKeys(screen);
  return keys?.[0] === ' ' ? ['F'] : keys;
}

/** CF from which on he need not choose between blows and cover. */
const RICH = 21;

/** Eight on head and chest each, and cover for all areas alike. */
function spread(left: number): readonly string[] {
  const cover = Array.from({ length: Math.min(8, Math.floor((left - 16) / 5)) }, () => '.');
  const rows = [['8', ...cover], ['8', ...cover], cover, cover, cover];
  return rows.flatMap((keys, i) => (i === 0 ? keys : [KEYS.down, ...keys]));
}

/** What the disk holds of every career and bout: the choices in the order they were made. */
function choicesOn(folder: string): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, readonly unknown[]>();
  for (const id of namesIn(join(folder, 'careers'))) {
    const own = join(folder, 'careers', id);
    const file = JSON.parse(readFileSync(join(own, 'career.json'), 'utf8')) as { readonly save: Save };
    found.set(id, file.save.choices);
    for (const name of namesIn(join(own, 'bouts')).filter((one) => one.endsWith('.json'))) {
      const save = JSON.parse(readFileSync(join(own, 'bouts', name), 'utf8')) as Save;
      found.set(`${id}/${name}`, save.choices);
    }
  }
  return found;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** What was answered once stays answered: every list goes on as it began. */
function expectKept(before: ReadonlyMap<string, readonly unknown[]>, after: ReadonlyMap<string, readonly unknown[]>) {
  for (const [name, choices] of before) expect(after.get(name)?.slice(0, choices.length), name).toEqual(choices);
}

/** What came of playing. */
interface Played {
  /** How often the program was killed. */
  readonly kills: number;
  /** The career is over, and what is told of him was read. */
  readonly over: boolean;
}

/**
 * Plays the career that Continue leads to, or a new one, until it is over or it is enough; once in so many keys the
 * program is killed in the midst of whatever it does, and started again. What had been answered must still be so.
 */
export async function playCareer(
  folder: string,
  seed: string,
  killOnceIn: number,
  enough: () => boolean = () => false,
): Promise<Played> {
  const rng = rngFrom(seedState(seed));
  for (let kills = 0; ; kills++) {
    const kept = choicesOn(folder);
    const terminal = start(folder, ['--seed', seed]);
    await terminal.waitFor(/the arena, in a terminal.*Careers/su);
    expectKept(kept, choicesOn(folder));
    const over = await playUntil(folder, terminal, () => rng.int(killOnceIn) === 0, rng.int(40));
    expectKept(kept, choicesOn(folder));
    if (over) await terminal.dispose();
    if (over || enough()) return { kills, over };
  }
}

/** More keys than so many at once are sent in one burst. */
const HASTE = 6;

/** Presses keys until the career is over (true), or the program is killed so many milliseconds after a key (false). */
async function playUntil(folder: string, terminal: Terminal, failing: () => boolean, ms: number): Promise<boolean> {
  const begun = namesIn(join(folder, 'careers')).length > 0;
  if (begun && !terminal.screen().includes('Continue')) return true;
  for (let keys = 0; keys < 20_000; keys++) {
    const wanted = careerKeys(terminal.screen());
    if (wanted === null) return true;
    if (failing()) {
      terminal.send(wanted.join(''));
      await sleep(ms);
      terminal.kill('SIGKILL');
      await terminal.exit;
      return false;
    }
    if (wanted.length <= HASTE) await terminal.press(...wanted);
    else terminal.send(wanted.join(''));
    await terminal.idle(wanted.length <= HASTE ? 0 : 30);
  }
  throw new Error(`no end after 20000 keys:\n${terminal.screen()}`);
}
