/** The first weeks and the first match of a campaign by keys in the real program, which is killed in between: it goes on where it was. */
import { expect, it } from 'vitest';
import { CAMPAIGN } from '../../../../../src/games/gladiatori/files/kinds.ts';
import { withStore } from '../../../../support/long-kills.ts';
import { type Choices, choicesOn, expectKept, killAfter, type } from '../../../../support/power.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { campaignKeys } from './campaign-player.ts';

const GAMES = { folder: CAMPAIGN.folder, file: `${CAMPAIGN.kind}.json` };
/** Answers in the first match before the program is killed, and after which it is enough. */
const KILLED_AT = 3;
const ENOUGH = 6;

/** Answers in the match of the one campaign of a folder; -1: there is none yet. */
const inMatch = (choices: Choices): number =>
  Math.max(-1, ...[...choices].flatMap(([name, all]) => (name.includes('/') ? [all.length] : [])));

it('a campaign that was killed in the midst of a match goes on in it, and has lost nothing', async () => {
  const folder = dataFolder();
  const hasty = {
    pace: 'instant',
    hints: false,
    confirm: false,
    lastGame: 'gladiatori',
    waved: ['gladiator'],
  } as const;
  withStore(folder, true, ({ settings }) => settings.change(hasty));
  const keysNow = (screen: string): readonly string[] => campaignKeys(screen) ?? expect.unreachable();
  const played = async (answers: number) => {
    const terminal = start(folder, ['--seed', 'campaign-1']);
    await terminal.waitFor(/the arena, in a terminal.*GLADIATOR/su);
    while (inMatch(choicesOn(folder, GAMES)) < answers) await type(terminal, keysNow(terminal.screen()));
    return terminal;
  };
  const first = await played(KILLED_AT);
  const before = choicesOn(folder, GAMES);
  await killAfter(first, folder, keysNow(first.screen()), { told: 'changes', count: 2 });
  expectKept(before, choicesOn(folder, GAMES));
  await played(ENOUGH);
  expectKept(before, choicesOn(folder, GAMES));
  expect(choicesOn(folder, GAMES).size).toBe(2);
});
