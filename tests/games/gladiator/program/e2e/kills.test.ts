/** Killed at any prompt of a bout, the game goes on at that very prompt. */
import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../../src/games/gladiator/cli/spec.ts';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { optionsOf } from '../../../../../src/games/gladiator/options.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Act, Plot } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { nextKeys, words } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { goOn, isSeen, PLOT_PROMPT, practice, pressUntil } from './game.ts';

const RED = 'medium(st=1,armour=1)';
const BLUE = 'light(armour=1)';

/** A seed with which a sword thrown at once from where he starts strikes where the thrower likes (13.3.2.1). */
function seedOfAnAim(): string {
  const { stansKills, freeformPlots, reactionSeconds } = optionsOf(DEFAULT_SETTINGS);
  const rules = basicRules({ stansKills, freeformPlots, reactionSeconds });
  const setup: Setup = { rules, fighters: muster(readSpec(RED), readSpec(BLUE), 'one') };
  const plot: Plot = { actions: [], act: true };
  const act: Act = { kind: 'throw', hand: 0, target: 'B' };
  const tables = gladiator.parseTables(gladiatorTables);
  const seeds = Array.from({ length: 500 }, (_, i) => `aim-${i}`);
  const found = seeds.find((seed) => {
    const match = Match.start(gladiator, tables, setup, seed, { journal: false });
    const asks = (kind: string) => match.pending.some((request) => request.kind === kind);
    match.answer([plot]);
    if (asks('act')) match.answer([act]);
    return asks('aim');
  });
  if (found === undefined) throw new Error('no seed leads to an aim');
  return found;
}

/** Kills the game as it stands, starts it anew, and expects the same prompt, panels and journal. */
async function killedAndBack(folder: string, terminal: Terminal, prompt: string): Promise<Terminal> {
  await terminal.waitFor(prompt);
  await terminal.waitFor(() => isSeen(folder));
  const before = words(terminal);
  terminal.kill('SIGKILL');
  await terminal.exit;
  const again = await goOn(folder);
  await again.waitFor(prompt);
  expect(words(again)).toEqual(before);
  return again;
}

describe('killed without warning, Continue leads back', () => {
  it('to the first plot, before anything was written', async () => {
    const folder = dataFolder();
    await killedAndBack(folder, await practice(folder), PLOT_PROMPT);
  });

  it('to the act with an item, and to the aim of a throw', async () => {
    const folder = dataFolder();
    const args = ['practice', '--rules', 'basic', '--seed', seedOfAnAim(), '--red', RED, '--blue', BLUE];
    const first = start(folder, args);
    await first.waitFor(PLOT_PROMPT);
    await first.press('t', KEYS.enter);
    await pressUntil(first, ' ', 'Before the fight');
    const second = await killedAndBack(folder, first, 'Before the fight');
    await second.press(KEYS.down, KEYS.enter);
    await pressUntil(second, ' ', 'which area');
    const third = await killedAndBack(folder, second, 'which area');
    await third.press(KEYS.enter);
    await third.waitFor('his choice: head');
  });

  it('to the allocation, and the draft that was not committed is what is lost', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    for (let n = 0; n < 200 && !terminal.screen().includes('divide your CF'); n++) {
      await terminal.press(...(nextKeys(terminal.screen()) ?? []));
    }
    const again = await killedAndBack(folder, terminal, 'divide your CF');
    const untouched = again.lines();
    await again.press(KEYS.down, '2');
    await again.waitFor((one) => one.lines().join('\n') !== untouched.join('\n'));
    again.kill('SIGKILL');
    await again.exit;
    const third = await goOn(folder);
    await third.waitFor('divide your CF');
    expect(third.lines()).toEqual(untouched);
  });

  it('34.3 to the question whether he calls on the gods, and to the choice between two throws', async () => {
    const folder = dataFolder();
    const args = [
      'practice',
      '--rules',
      'campaign,-35',
      '--seed',
      'e2e',
      '--red',
      'medium(luck=12)',
      '--blue',
      'heavy',
    ];
    const first = start(folder, args);
    await first.waitFor(PLOT_PROMPT);
    for (let n = 0; n < 300 && !first.screen().includes('Does he call on the gods'); n++) {
      await first.press(...(nextKeys(first.screen()) ?? []));
    }
    const second = await killedAndBack(folder, first, 'Does he call on the gods');
    await second.press('1');
    await pressUntil(second, ' ', 'which roll does he take');
    const third = await killedAndBack(folder, second, 'which roll does he take');
    await third.press('2');
    await third.waitFor('takes the second roll');
  });

  it('to a result that was being shown, from its beginning, and dodges nothing', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    await terminal.press('d', KEYS.enter);
    await terminal.waitFor('This phase');
    const before = terminal.lines();
    terminal.kill('SIGKILL');
    await terminal.exit;
    const again = await goOn(folder);
    await again.waitFor('This phase');
    expect(again.lines()).toEqual(before);
  });
});
