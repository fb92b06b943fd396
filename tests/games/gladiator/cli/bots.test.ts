/** The sample bots play a whole bout: the one of Node always, that of Python where there is one. */
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readBot } from '../../../../src/cli/bots/program.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';

const NODE = `bot:${process.execPath} docs/bots/bot.mjs`;

/** The bot of Python, or where this machine has none the other one again. */
function python(): string {
  const text = 'bot:python3 docs/bots/bot.py';
  try {
    readBot('', text);
    return text;
  } catch {
    return NODE;
  }
}

it('both lead a man to the end, and lose no turn', async () => {
  const options = { red: 'medium', blue: 'light', redAi: NODE, blueAi: python(), rules: 'basic', seed: 'bots', n: '1' };
  const lost = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => lost.mockRestore());
  const document = JSON.parse(await runSim({ ...options, json: true, color: false }));
  expect(document).toMatchObject({ bouts: 1, input: { redAi: NODE } });
  expect(lost.mock.calls).toEqual([]);
});

it('are short', () => {
  for (const file of ['docs/bots/bot.py', 'docs/bots/bot.mjs'])
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(30);
});
