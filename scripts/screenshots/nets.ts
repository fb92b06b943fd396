/** A net in pictures: the order to toss it, and the man it caught. */
import { readSpec } from '../../src/games/gladiator/cli/spec.ts';
import { gladiatorTables } from '../../src/games/gladiator/data.ts';
import { action } from '../../src/games/gladiator/rules/basic/plot.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../src/games/gladiator/rules/setup/setup.ts';
import type { Plot } from '../../src/games/gladiator/rules/types.ts';
import { distance } from '../../src/kernel/hex.ts';
import { Match } from '../../src/kernel/match.ts';
import { KEYS } from '../../tools/terminal.ts';
import { type Stage, shoot, start, stepKey, type, until } from './camera.ts';

const RED = 'retiarius(tr=15,ag=3,name=Pontus)';
const BLUE = 'secutor(tr=9,ag=-1,name=Astacius)';
const NEARER: Plot = { actions: [action('F')], act: false };
const TOSS: Plot = { actions: [], act: false, net: { kind: 'toss' } };

/** A seed with which the net, tossed in the second phase, catches him some way off, so that its cord is to be seen. */
function seedOfACatch(): string {
  const tables = gladiator.parseTables(gladiatorTables);
  const setup: Setup = { rules: advancedRules(), fighters: muster(readSpec(RED), readSpec(BLUE), 'one') };
  const seeds = Array.from({ length: 500 }, (_, i) => `net-${i}`);
  const found = seeds.find((seed) => {
    const match = Match.start(gladiator, tables, setup, seed, { journal: false });
    for (const plot of [NEARER, TOSS]) {
      if (match.pending[0]?.kind !== 'plot' || match.answer([plot]) !== null) return false;
    }
    const [holder, man] = match.state.fighters;
    if (holder === undefined || man?.ensnared?.holder !== 'A' || man.fate !== 'fighting') return false;
    return distance(holder.at, man.at) > 1;
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
