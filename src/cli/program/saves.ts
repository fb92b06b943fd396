/** saves: the files of the player. */
import type { Command } from 'commander';
import type { SavesAction } from '../commands/saves.ts';
import { type Action, addActions } from './actions.ts';
import { commandOptions, type Desk, JSON_OPTION } from './desk.ts';

const ACTIONS: readonly Action<SavesAction>[] = [
  ['list', 'list every file with its state', null],
  ['show', 'show what a file holds', '<name>'],
  ['export', 'copy a file out; with --card, the card of the gladiator a long game is about', '<name> <file>'],
  ['import', 'copy a match, a replay or a card in', '<file>'],
  ['check', 'read every file, and replay those that can be replayed', null],
  ['repair', 'set damaged files aside, and rescue what can be rescued', null],
];

/** Adds the commands on the files of a player's folder. */
export function addSaves(program: Command, { shelf, print }: Desk): void {
  addActions(program, ['saves', 'list, copy, check and repair your files'], ACTIONS, (command, name) => {
    if (name === 'export')
      command.option('--card', 'the card of the gladiator a long game is about, instead of its file');
    if (name === 'check')
      command
        .option('--data <dir>', 'check the hall, the days and the tries of the host in this folder instead')
        .option('--signed-by <key>', 'with --data: the host that must have signed them, as for replay');
    command.option(...JSON_OPTION).action(async () => {
      const { runSaves } = await import('../commands/saves.ts');
      await shelf.loadAll();
      const { knownChallenges } = await import('../../play/daily/known.ts');
      const result = runSaves(name, command.args, commandOptions(command), shelf, await knownChallenges(shelf));
      print(result.text);
      process.exitCode = result.code;
    });
  });
}
