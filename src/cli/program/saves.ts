/** saves: the files of the player. */
import type { Command } from 'commander';
import type { SavesAction } from '../commands/saves.ts';
import { type Action, addActions } from './actions.ts';
import { commandOptions, type Desk, JSON_OPTION } from './desk.ts';

const ACTIONS: readonly Action<SavesAction>[] = [
  ['list', 'every file, with its state', null],
  ['show', 'what is in one', '<name>'],
  ['export', 'copy one out; of a career, with --card, the card of its gladiator', '<name> <file>'],
  ['import', 'take a save or replay in', '<file>'],
  ['check', 'read everything and replay what can be', null],
  ['repair', 'set aside what is damaged, rescue what can be', null],
];

/** Adds the commands on the files of a player's folder. */
export function addSaves(program: Command, { shelf, print }: Desk): void {
  addActions(program, ['saves', 'the files of the player'], ACTIONS, (command, name) => {
    if (name === 'export') command.option('--card', "the career's gladiator as a card of text");
    command.option(...JSON_OPTION).action(async () => {
      const { runSaves } = await import('../commands/saves.ts');
      await shelf.loadAll();
      const result = runSaves(name, command.args, commandOptions(command), shelf);
      print(result.text);
      process.exitCode = result.code;
    });
  });
}
