/** 30 at large: riders against men, riders and beasts, through the battery, and under a watch for what can never be. */

import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { horseOf, isHorse } from '../../../../../src/games/gladiator/rules/beasts/mounts.ts';
import { hexesOf, lengthOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type Lead, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isRidden } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { RuleChoices, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import { sameHex } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { runMatch } from '../../../../../src/kernel/runner.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { inspect, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { ANY_BOUT } from '../../support/subject.ts';

const ROUNDS = tried(1, 10);
const PATIENCE = 300_000 + ROUNDS * 20_000;

type Kind = FighterSetup['kind'];
/** Who meets whom, under which rules. */
type Meeting = readonly [red: readonly Kind[], blue: readonly Kind[], lead: Lead | null, rules?: RuleChoices];

const FOREIGN = advancedRules(undefined, { beastBook: 'springsteen' });
const MEETINGS: readonly Meeting[] = [
  [['myrmillo'], ['eques'], 'one'],
  [['retiarius'], ['sagittarius'], 'one'],
  [['thraex'], ['eques'], null],
  [['sagittarius'], ['eques'], null],
  [['secutor', 'velite'], ['eques', 'sagittarius'], 'all'],
  [['scissores', 'eques'], ['sagittarius', 'laquearius'], 'one'],
  [['venator', 'eques'], ['lion', 'wolf', 'wolf'], 'one'],
  [['bestiarius', 'sagittarius'], ['hunt'], 'one'],
  [['bestiarius', 'eques'], ['bear', 'wolf'], 'one', FOREIGN],
];

const setups = MEETINGS.flatMap(([red, blue, lead, rules = advancedRules()]): readonly Setup[] => {
  const open = { rules, fighters: muster(red.map(anyMan), blue.map(anyMan), lead) };
  return [open, { ...open, arena: { size: null, obstacles: 12 } }];
});

const RIDERS: Subject<GladiatorKit> = {
  ...ANY_BOUT,
  setups: someOf(setups, 2),
  turns: 10, // P97
};

describe('riders in the battery', () => {
  testProperties(() => inspect(RIDERS));
});

/** What can never be of horses and those on them. */
function faultsOf(state: State): readonly string[] {
  const { fighters, window } = state;
  const bodies = fighters.filter((one) => one.fate === 'fighting' && !isRidden(one));
  const faults: string[] = [];
  for (const one of fighters) {
    const horse = horseOf(state, one);
    if (one.mount !== null && horse?.beast?.rider !== one.id) faults.push(`${one.id} and his horse have parted (30.3)`);
    if (horse !== null && horse.fate !== 'fighting') faults.push(`${one.id} sits on a dead horse (P99)`);
    if (one.mount !== null && one.fate !== 'fighting') faults.push(`${one.id} is out of it, and in the saddle (P196)`);
    if (one.mount !== null && one.posture === 'prone') faults.push(`${one.id} lies in the saddle (30.6.5)`);
    if (one.mount !== null && one.by === 'seat') faults.push(`${one.id} rides, and is led (30.2.1)`);
  }
  for (const [i, one] of bodies.entries()) {
    const own = hexesOf(one);
    if (lengthOf(one) > 1 && own.some((hex) => edgeBeyond(window, hex) !== null))
      faults.push(`${one.id} is off the map (P25)`);
    for (const other of bodies.slice(i + 1)) {
      const met = own.some((hex) => hexesOf(other).some((there) => sameHex(hex, there)));
      if (met) faults.push(`${one.id} and ${other.id} in one hex (8.1)`);
    }
  }
  return faults;
}

const seen = { rodeDown: 0, dodged: 0, unhorsed: 0, horseStruck: 0 };

describe('30 riders at large', () => {
  it(
    'come to nothing that can never be, and to the same end again',
    () => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const [i, setup] of setups.entries()) {
          const seed = `riders-${round}-${i}`;
          const faults: string[] = [];
          const match = Match.start(gladiator, tables, setup, seed, {
            watch: ({ event }, state) => {
              if (event.kind === 'collided' && event.cite === '30.5') seen.rodeDown += 1;
              if (event.kind === 'collided' && event.cite === '30.5.1') seen.dodged += 1;
              if (event.kind === 'unhorsed') seen.unhorsed += 1;
              if (event.kind === 'blow' && state.fighters.some((one) => one.id === event.target && isHorse(one)))
                seen.horseStruck += 1;
              if (event.kind === 'centurion-ordered') faults.push(...faultsOf(state));
            },
          });
          const player = randomController(gladiator, tables, `${seed}/0`);
          runMatch(match, () => player);
          expect(faults.slice(0, 3), seed).toEqual([]);
          const again = Match.open(gladiator, tables, match.save(0));
          expect(again.ok && again.value.match.digest(), seed).toBe(match.digest());
        }
      }
    },
    PATIENCE,
  );

  it('and men ridden down, men who dodged, riders unhorsed and horses struck to look at', () => {
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });
});
