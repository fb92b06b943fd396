/** GLADIATOR's program without a terminal. */
import { openBout } from '../../../../../src/games/gladiator/screens/bout/bout-screen.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { newBout } from '../../../../../src/games/gladiator/screens/bout/state.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import type { KeyName } from '../../../../../src/tui/keys.ts';
import type { Env, Screen } from '../../../../../src/tui/program.ts';
import {
  envOf,
  type FakeServices,
  fakeServices,
  type Terminal,
} from '../../../../../tools/games/gladiator/services.ts';
import { PlainStage } from '../../../../../tools/plain-stage.ts';

/** Open screens over services made up, in a terminal that can change. */
export class Stage extends PlainStage {
  readonly services: FakeServices;
  readonly #shown: { terminal: Partial<Terminal> };

  constructor(first: (env: Env) => Screen, services: FakeServices = fakeServices(), terminal: Partial<Terminal> = {}) {
    const shown = { terminal };
    super(first, () => envOf(services, shown.terminal, services));
    this.services = services;
    this.#shown = shown;
  }

  get terminal(): Partial<Terminal> {
    return this.#shown.terminal;
  }

  set terminal(terminal: Partial<Terminal>) {
    this.#shown.terminal = terminal;
  }
}

const PRACTICE = { kind: 'practice', again: practiceGame } as const;

/** A bout on a stage, at its prompt or before its first event. */
export function boutStage(
  session: GladiatorSession,
  services: FakeServices = fakeServices(),
  terminal: Partial<Terminal> = {},
): Stage {
  return new Stage((env) => openBout(newBout(session, 'A', null, PRACTICE), env), services, terminal);
}

/** A key pressed until something is so; fails after many times. */
export function pressUntil(stage: Stage, key: KeyName, done: (stage: Stage) => boolean): Stage {
  for (let times = 0; !done(stage); times++) {
    if (times > 200) throw new Error(`'${key}' 200 times, and still:\n${stage.text}`);
    stage.press(key);
  }
  return stage;
}
