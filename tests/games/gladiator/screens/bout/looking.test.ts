/** Looking at a bout changes nothing in it: every screen of whole bouts, and every key, on states that throw at whoever writes to them. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { bindingsOn, keysOf } from '../../../../../src/tui/keymap.ts';
import type { KeyName } from '../../../../../src/tui/keys.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { partySetup } from '../../../../../tools/games/gladiator/parties/bouts.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { teamSetup } from '../../../../../tools/games/gladiator/teams/bouts.ts';
import { filed } from '../../../../kernel/toy.ts';
import { tried } from '../../../../support/soak.ts';
import { boutStage, type Stage } from '../../program/tui/stage.ts';
import { frozenSession } from './frozen-session.ts';
import { newSession, playOn, sessionIn } from './scenes.ts';

/** Work, not a race: it may take this many ms on a slow machine. */
const PATIENCE = 300_000;
const NOWHERE = { write: () => null };
/** Keys that lead out of the bout, or decide. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'leave',
  'suspend',
  'ask-leave',
  'theme',
  'menu',
  'commit',
  'stand',
  'take-back',
]);
/** Keys that let something go on by itself, so often. */
const TICKS = 3;
/** All keys are pressed at one prompt in so many. */
const KEYS_EVERY = tried(20, 4);
/** One prompt in so many is looked at. */
const LOOKED_EVERY = tried(3, 1);

/** Why a save does not prove itself, or null. */
function faultOf(session: GladiatorSession): string | null {
  const opened = Match.open(gladiator, tables, filed(session.save()));
  return opened.ok ? null : opened.why;
}

/** All that a match is, in a word. */
const standOf = ({ match }: GladiatorSession): string =>
  JSON.stringify([match.digest(), match.draws, match.journal.length, match.pending, match.choices, match.save(0)]);

/** The keys of the screen on top that decide nothing. */
function keysOn({ top, env }: Stage): readonly KeyName[] {
  return bindingsOn(top.name, env.games)
    .filter(({ command }) => !ELSEWHERE.has(command))
    .flatMap((binding) => keysOf(binding, env.settings.keys));
}

/** Presses every key that decides nothing, each on the screen as the one before left it, and looks at what it shows. */
function lookAround(stage: Stage): void {
  const before = stage.screens;
  void stage.view;
  for (const key of keysOn(stage)) {
    stage.press(key);
    void stage.view;
    for (let tick = 0; tick < TICKS && stage.top.timer !== null; tick++) stage.send({ kind: 'tick' });
    void stage.view;
    if (stage.screens.length > before.length) {
      for (const inner of keysOn(stage).slice(0, 12)) if (stage.screens.length > before.length) stage.press(inner);
      void stage.view;
      stage.screens = before;
    }
  }
  stage.screens = before;
}

const HUGE = { columns: 120, rows: 40 } as const;
const open = (
  red: Parameters<typeof anyMan>[0],
  blue: Parameters<typeof anyMan>[0],
  rules = advancedRules(),
): Setup => ({
  rules,
  fighters: muster([anyMan(red)], [anyMan(blue)], 'one'),
});

const BOUTS: readonly (readonly [name: string, setup: Setup])[] = [
  ['the Basic Game', open('medium', 'heavy', basicRules())],
  ['a net', open('retiarius', 'secutor')],
  ['obstacles', { ...open('thraex', 'dimachaerus'), arena: { size: null, obstacles: 12 } }],
  ['teams', teamSetup([2, 2], 'looking', (i) => (i < 2 ? 0 : 'book'))],
  ['a rider', open('myrmillo', 'eques')],
  ['beasts', partySetup([1, 1], 'looking', 'one')],
];

describe('looking changes nothing', () => {
  test.each(BOUTS)(
    'in a bout with %s: its prompts, and any key',
    (name, setup) => {
      const session = newSession(name, NOWHERE, setup);
      const services = fakeServices({ settings: { odds: true, hints: true } });
      const rng = rngFrom(seedState(`looking/${name}`));
      let prompts = 0;
      while (!session.over) {
        playOn(session, () => true);
        if (session.prompt === null) break;
        if (prompts % LOOKED_EVERY === 0) {
          const before = standOf(session);
          const looks = prompts / LOOKED_EVERY;
          const stage = boutStage(frozenSession(session), services, looks % 2 === 0 ? {} : HUGE);
          void stage.view;
          if (prompts % KEYS_EVERY === 0) lookAround(stage);
          expect(standOf(session)).toBe(before);
        }
        prompts += 1;
        const { prompt } = session;
        const request = prompt as Extract<typeof prompt, { kind: 'plot' }>;
        const choice = gladiator.decisions[request.kind].sample(session.match.state, tables, request, rng.int);
        expect(session.answer(choice)).toBeNull();
      }
      expect(prompts).toBeGreaterThan(3);
      expect(faultOf(session)).toBeNull();
    },
    PATIENCE,
  );

  test('7.4 though a prone man be shown what comes of rolling into his enemy: the bout proves itself when it is over', () => {
    const stun = { amount: 10, turn: 1, phase: 1 };
    const session = sessionIn({ A: { posture: 'prone', facing: 1, stun }, phase: 2 });
    const stage = boutStage(session, fakeServices({ settings: { odds: true } }));
    stage.press('d');
    expect(stage.text).toMatch(/win \S+, lose \S+ in 100/);
    expect(session.match.state.loose).toEqual([]);
    stage.press('Enter');
    playOn(session);
    expect(session.over).toBe(true);
    expect(faultOf(session)).toBeNull();
  });
});
