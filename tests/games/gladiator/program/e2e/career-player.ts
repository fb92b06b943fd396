/** Somebody who plays careers by what is on the screen, while the power fails every so often. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { nextKeys } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import {
  choicesOn,
  expectKept,
  type Games,
  gamesIn,
  isGoingOn,
  killAfter,
  movesOn,
  type Power,
  powerOf,
  titleKeys,
  type,
} from '../../../../support/power.ts';
import { start } from '../../../../support/real-program.ts';

const CAREERS: Games = { folder: 'careers', file: 'career.json' };

/** A page of text: of the dead man, or of what a key opened that was pressed once too often. */
const PAGE = /O B I I T|L I B E R|V A L E|^ (?:↑ ↓ lines|Tab next page|Esc back)/mu;
/** A game that is loaded: nothing is asked yet. */
const COMING = /is being set up/u;

/** GLADIATOR's page, to which the title leads where nothing goes on. */
const PAGE_OF_GAME = /What will it be\?/u;

/** The keys for the screen as it is, after so many deaths undone; null once a career is over and read. */
function careerKeys(screen: string, undone: number): readonly string[] | null {
  if (/The career is over/u.test(screen)) return null;
  if (/the arena, in a terminal/u.test(screen)) return titleKeys(screen);
  if (COMING.test(screen)) return [];
  if (PAGE_OF_GAME.test(screen)) return ['n'];
  if (/Go on with a career, or begin one/u.test(screen)) return [/ lenient/u.test(screen) ? '2' : '1'];
  if (/What is he called\?|Change what you like/u.test(screen)) return [KEYS.enter];
  if (/There is more\.$/mu.test(screen)) return ['f'];
  if (/What now\?/u.test(screen)) return ['g'];
  if (PAGE.test(screen)) return [KEYS.escape];
  if (/That is all for now|Go in\?|what the bout did to him|In which style|Which of these/u.test(screen))
    return [KEYS.enter];
  if (/divide your CF/iu.test(screen) && /spent 0 /u.test(screen) && !/! |attacks at|may not attack/u.test(screen)) {
    const left = Number(/left (\d+)/u.exec(screen)?.[1] ?? 0);
    if (left >= RICH) return spread(left, BLOWS[undone % BLOWS.length] ?? []);
  }
  const keys = nextKeys(screen);
  return keys?.[0] === ' ' ? ['F'] : keys;
}

/** CF from which on he need not choose between blows and cover. */
const RICH = 21;
/** The areas he strikes at; others each time, so that a bout that killed him goes another way. */
const BLOWS: readonly (readonly number[])[] = [
  [1, 2],
  [2, 5],
  [1, 5],
  [2, 3],
  [1, 4],
];

/** Eight on each of two areas, and cover for all areas alike. */
function spread(left: number, blows: readonly number[]): readonly string[] {
  const cover = Array.from({ length: Math.min(8, Math.floor((left - 16) / 5)) }, () => '.');
  return [1, 2, 3, 4, 5].flatMap((area) => [
    ...(area === 1 ? [] : [KEYS.down]),
    ...(blows.includes(area) ? ['8'] : []),
    ...cover,
  ]);
}

/** Where in a career a screen is, as far as a kill may matter. */
const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a career/u,
  telling: /There is more\.$|That is all for now/mu,
  school: /What now\?/u,
  bill: /Go in\?|what came after is undone/u,
  'bout over': /what the bout did to him/u,
  end: /O B I I T|L I B E R|V A L E|The career is over/u,
} as const;
/** A place where the program may be killed. */
export type Place = keyof typeof PLACES | 'bout';

function placeOf(screen: string): Place {
  const places = Object.keys(PLACES) as (keyof typeof PLACES)[];
  return places.find((place) => PLACES[place].test(screen)) ?? 'bout';
}

/** How a career is to be played, besides what is on the screen. */
interface Plan {
  readonly seed: string;
  /** Once in so many keys of a bout the program is killed. */
  readonly killOnceIn: number;
  /** Whether nothing more is to be played; a death before that is undone where the career allows it. */
  readonly enough: () => boolean;
}

/** The time between a start of the program and its end. */
interface Sitting {
  /** What stood on the disk when it was last looked at, and is to stand there still. */
  readonly kept: ReadonlyMap<string, readonly unknown[]>;
  /** Where it was killed; null: it was left by itself, with no more to play. */
  readonly killed: Place | null;
  /** How often he set about undoing a death. */
  readonly undone: number;
}

/** Who undoes a death has nothing that is to stay as it was. */
const NOTHING: Sitting['kept'] = new Map();

/**
 * Plays the career that Continue leads to, or a new one, until it is over or it is enough; every so often the program
 * is killed in the midst of whatever it does, and started again. What had been answered must still be so. Returns where
 * it was killed, from first to last.
 */
export async function playCareer(folder: string, plan: Plan): Promise<readonly Place[]> {
  const kills: Place[] = [];
  const power = powerOf<keyof typeof PLACES>(plan.seed, plan.killOnceIn, kills);
  let sitting: Sitting = { kept: choicesOn(folder, CAREERS), killed: null, undone: 0 };
  do {
    const terminal = start(folder, ['--seed', plan.seed]);
    await terminal.waitFor(/the arena, in a terminal.*GLADIATOR/su);
    expect(terminal.screen().includes('Continue')).toBe(isGoingOn(folder, CAREERS));
    expectKept(sitting.kept, choicesOn(folder, CAREERS));
    sitting = await sit(folder, terminal, sitting, plan, power);
    expectKept(sitting.kept, choicesOn(folder, CAREERS));
    if (sitting.killed === null) await terminal.dispose();
    else kills.push(sitting.killed);
  } while (sitting.killed !== null && !isEnough(folder, plan));
  return kills;
}

/** Presses keys until there is no more to play, or the power fails. */
async function sit(
  folder: string,
  terminal: Terminal,
  before: Sitting,
  plan: Plan,
  power: Power<keyof typeof PLACES>,
): Promise<Sitting> {
  let { kept, undone } = before;
  const left = () => ({ kept, undone, killed: null });
  if (!isGoingOn(folder, CAREERS) && isEnough(folder, plan)) return left();
  const look = movesOn();
  for (let keys = 0; keys < 20_000; keys++) {
    const screen = terminal.screen();
    look(screen);
    const next = careerKeys(screen, undone);
    if (next === null && (isEnough(folder, plan) || !screen.includes('Go back'))) return left();
    const wanted = next ?? undoKeys(undone);
    if (next === null) [kept, undone] = [NOTHING, undone + 1];
    const place = placeOf(screen);
    if (power.fails(place)) {
      const now = choicesOn(folder, CAREERS);
      expectKept(kept, now);
      await killAfter(terminal, folder, wanted, power.moment());
      return { kept: next === null ? NOTHING : now, undone, killed: place };
    }
    await type(terminal, wanted);
  }
  throw new Error(`no end after 20000 keys:\n${terminal.screen()}`);
}

/** Whether there is a career, and enough of it. */
function isEnough(folder: string, { enough }: Plan): boolean {
  return gamesIn(join(folder, 'careers')).length > 0 && enough();
}

/** Back to before the last munus; now and then to before the one that went before it. */
function undoKeys(undone: number): readonly string[] {
  return ['b', KEYS.down, ...(undone % 4 === 3 ? [KEYS.down] : []), KEYS.enter];
}
