/** Somebody who plays a long game by what is on the screen, while the power fails every so often. */
import { expect } from 'vitest';
import type { Terminal } from '../../tools/terminal.ts';
import { type Choices, choicesOn, expectKept, type Games, killAfter, type Power, powerOf, type } from './power.ts';
import { start } from './real-program.ts';

/** What is played, and how. */
interface Plan<P extends string> {
  readonly games: Games;
  readonly seed: string;
  /** Once in so many keys of a match the program is killed. */
  readonly killOnceIn: number;
  /** Whether nothing more is to be played. */
  readonly enough: () => boolean;
  /** The keys for a screen; null once the game is over. */
  readonly keys: (screen: string) => readonly string[] | null;
  /** Where in the game a screen is, as far as a kill may matter. */
  readonly places: { readonly [place in P]: RegExp };
}

/**
 * Plays the game that Continue leads to, or a new one, until it is over or it is enough; every so often the program is
 * killed in the midst of whatever it does, and started again. What had been answered must still be so. Returns where it
 * was killed, from first to last.
 */
export async function playUnderKills<P extends string>(
  folder: string,
  plan: Plan<P>,
): Promise<readonly (P | 'bout')[]> {
  const kills: (P | 'bout')[] = [];
  const power = powerOf<P>(plan.seed, plan.killOnceIn, kills);
  for (;;) {
    const terminal = start(folder, ['--seed', plan.seed]);
    await terminal.waitFor(/the arena, in a terminal.*GLADIATOR/su);
    const killed = await sit(folder, terminal, plan, power);
    if (killed === null) {
      await terminal.dispose();
      return kills;
    }
    kills.push(killed);
  }
}

/** More than a game needs: who presses so many keys plays for ever. */
const MOST_KEYS = 20_000;

/** Presses keys until there is no more to play (null), or the power fails. */
async function sit<P extends string>(
  folder: string,
  terminal: Terminal,
  { games, enough, keys: keysFor, places }: Plan<P>,
  power: Power<P>,
): Promise<P | 'bout' | null> {
  let kept: Choices = choicesOn(folder, games);
  for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
    const screen = terminal.screen();
    const keys = keysFor(screen);
    if (keys === null || enough()) return null;
    const place = placeOf(screen, places);
    if (power.fails(place)) {
      const now = choicesOn(folder, games);
      expectKept(kept, now);
      await killAfter(terminal, folder, keys, power.moment());
      expectKept(now, choicesOn(folder, games));
      return place;
    }
    kept = choicesOn(folder, games);
    await type(terminal, keys);
    expect(choicesOn(folder, games).size).toBeGreaterThanOrEqual(kept.size);
  }
  throw new Error(`no end after ${MOST_KEYS} keys:\n${terminal.screen()}`);
}

function placeOf<P extends string>(screen: string, places: Plan<P>['places']): P | 'bout' {
  const all = Object.keys(places) as P[];
  return all.find((place) => places[place].test(screen)) ?? 'bout';
}
