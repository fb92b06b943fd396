/** A net in pictures: the order to toss it, and the man it caught. */
import { readSpec } from '../../src/cli/spec.ts';
import { gladiatorTables } from '../../src/data.ts';
import { gladiator } from '../../src/engine/gladiator/index.ts';
import { muster } from '../../src/engine/gladiator/muster.ts';
import { action } from '../../src/engine/gladiator/plot.ts';
import { advancedRules } from '../../src/engine/gladiator/rule-choices.ts';
import type { Setup } from '../../src/engine/gladiator/setup.ts';
import type { Plot } from '../../src/engine/gladiator/types.ts';
import { Match } from '../../src/engine/kernel/match.ts';
import { KEYS, type Terminal } from '../../tests/support/terminal.ts';
import { type Stage, shoot, start, type } from './camera.ts';

const RED = 'retiarius(tr=15,ag=3,name=Pontus)';
const BLUE = 'secutor(tr=9,ag=-1,name=Astacius)';
const NEARER: Plot = { actions: [action('F')], act: false };
const TOSS: Plot = { actions: [], act: false, net: { kind: 'toss' } };

/** A seed with which the net, tossed in the second phase, catches him. */
function seedOfACatch(): string {
  const tables = gladiator.parseTables(gladiatorTables);
  const setup: Setup = { rules: advancedRules(), fighters: muster(readSpec(RED), readSpec(BLUE), 'one') };
  const seeds = Array.from({ length: 500 }, (_, i) => `net-${i}`);
  const found = seeds.find((seed) => {
    const match = Match.start(gladiator, tables, setup, seed, { journal: false });
    for (const plot of [NEARER, TOSS]) {
      if (match.pending[0]?.kind !== 'plot' || match.answer([plot]) !== null) return false;
    }
    return match.state.fighters[1]?.ensnared?.holder === 'A' && match.state.fighters[1].fate === 'fighting';
  });
  if (found === undefined) throw new Error('the net catches him with none of 500 seeds');
  return found;
}

/** Takes both pictures. */
export async function shootNets(stage: Stage): Promise<void> {
  const bout = [
    'practice',
    '--rules',
    'advanced',
    '--arena',
    'plain',
    '--red',
    RED,
    '--blue',
    BLUE,
    '--seed',
    seedOfACatch(),
  ];
  const terminal = await start(stage, ...bout);
  await until(terminal, /nothing yet/u);
  await type(terminal, stepKey(terminal), KEYS.enter);
  await until(terminal, /nothing yet/u);
  await type(terminal, 'c');
  const list = terminal.lines().filter((line) => /│.*\S.*│/u.test(line));
  const place = list.findIndex((line) => line.includes('TN  Toss'));
  await type(terminal, String(place + 1));
  await terminal.waitFor(/^.{45,} TN\s*$/mu);
  shoot(terminal, 'toss');
  await type(terminal, KEYS.enter);
  if (/Enter again/u.test(terminal.screen())) await type(terminal, KEYS.enter);
  await until(terminal, /in the net/u);
  shoot(terminal, 'ensnared');
  await terminal.dispose();
}

/** The key of the step straight ahead, as the panel names it. */
function stepKey(terminal: Terminal): string {
  return /\s(\S) F +[a-z]\d/u.exec(terminal.screen())?.[1] ?? 'd';
}

async function until(terminal: Terminal, seen: RegExp): Promise<void> {
  for (let keys = 0; !seen.test(terminal.screen()); keys++) {
    if (keys > 60) throw new Error(`no ${seen}:\n${terminal.screen()}`);
    await type(terminal, ' ');
  }
}
