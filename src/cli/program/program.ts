/** The command line as a whole: its commands in the order of their list, and what is done with what was typed. */
import { Command, CommanderError } from 'commander';
import { spelledOut } from '../../safe-text.ts';
import { unknownCommand } from '../unknown-command.ts';
import { commandOptions, type Desk } from './desk.ts';
import { addGameCommands, equipGameCommand } from './game-commands.ts';
import { addAccounts, addServe } from './host.ts';
import { addDoctor, addHall, addReplay, addRules, addStats } from './reading.ts';
import { addSaves } from './saves.ts';

/** Does what is typed; where commander has printed a complaint that is the exit code. Throws UsageError, FailureError, StoppedError. */
export async function runTyped(args: readonly string[], desk: Desk): Promise<void> {
  try {
    await runProgram(args, desk);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

/** Does what is typed. Throws CommanderError, UsageError, FailureError, StoppedError. @internal */
export async function runProgram(args: readonly string[], desk: Desk): Promise<void> {
  const program = programAt(desk);
  const words = program.parseOptions([...args]).operands;
  refuseUnknownCommand(program, words);
  await equipGameCommand(program, words, args, desk);
  await program.parseAsync(args, { from: 'user' });
}

function programAt(desk: Desk): Command {
  const program = new Command('harena')
    .description(
      'The arena, in a terminal: a house of games about gladiators, played alone or (with serve) by many over SSH.',
    )
    .version(desk.version)
    .option('--data-dir <dir>', 'folder for saves, replays and options')
    .option('--seed <seed>', 'the seed of the dice: the same seed gives the same dice')
    .option('--ascii', 'plain ASCII, no line drawing')
    .option('--no-color', 'no colours')
    .helpCommand('help [command]', 'show the help of a command')
    .configureOutput({ outputError: (text, write) => write(spelledOut(text.replace(/^error: /, 'harena: '))) })
    .showHelpAfterError('(harena --help lists commands and options)')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .action(async (_options: unknown, command: Command) => {
      const { runGame } = await import('../commands/game.ts');
      process.exit(await runGame(commandOptions(command), desk));
    });
  addGameCommands(program);
  for (const add of [addReplay, addRules, addServe, addAccounts, addHall, addStats, addSaves, addDoctor])
    add(program, desk);
  for (const command of program.commands)
    command.showHelpAfterError(`(harena ${command.name()} --help lists its options)`);
  return program;
}

/** A first word that names no command would else be taken for an argument of the game itself. */
function refuseUnknownCommand(program: Command, [word]: readonly string[]): void {
  const known = ['help', ...program.commands.map((command) => command.name())];
  if (word !== undefined && !known.includes(word)) throw unknownCommand(word, program);
}
