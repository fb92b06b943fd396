/** Commands that tell: replays, rules, games, the hall, and the terminal itself. */
import type { Command } from 'commander';
import { commandOptions, type Desk, GAME_OPTION, gameOf, JSON_OPTION } from './desk.ts';

/** Adds the command that shows a finished match, checks it, or prints it. */
export function addReplay(program: Command, { shelf, version, print }: Desk): void {
  program
    .command('replay')
    .description('watch, check or print a finished match')
    .argument('<file>', 'a replay or a save')
    .option('--verify', 'play it again and check that it comes out the same')
    .option(
      '--signed-by <key>',
      'with --verify: the host that must have signed it, SHA256:... or @FILE with its public key',
    )
    .option('--text', 'print it as text')
    .option('--json', 'print it as one JSON document')
    .option('--reasons', 'with --text or --json: what tacticians weighed before each line, thought out again')
    .option('--luck', 'how lucky each side was, and the rolls that swung the match; with --json as a document')
    .option('--at <entry>', 'begin at this journal entry')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { runReplay } = await import('../commands/replay.ts');
      const code = await runReplay(file, commandOptions(command), shelf, version, print);
      if (code !== null) process.exit(code);
    });
}

/** Adds the commands that look a rule up, and that list the games. */
export function addRules(program: Command, { shelf, print }: Desk): void {
  program
    .command('rules')
    .description('read the rules in our own words, and the rulings')
    .argument('[number-or-word]', 'such as 9.4.6, P20 or stumble')
    .option(...GAME_OPTION)
    .option(...JSON_OPTION)
    .action(async (query: string | undefined, { game, json }: { readonly game?: string; readonly json?: boolean }) => {
      const { runRules } = await import('../commands/rules.ts');
      print(runRules(await gameOf(shelf, game), query, json === true));
    });
  program
    .command('games')
    .description('the games there are, and what they are like')
    .option(...JSON_OPTION)
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { listGames } = await import('../commands/games.ts');
      print(listGames(shelf.entries, json === true));
    });
}

/** Adds the command that prints the hall of fame, of one player or of a host. */
export function addHall(program: Command, { shelf, print }: Desk): void {
  program
    .command('hall')
    .description('the hall of fame: every long game that has ended')
    .option('--data <dir>', 'the hall of all players of the host in this folder')
    .option(...JSON_OPTION)
    .action(async (_options: unknown, command: Command) => {
      const { runHall } = await import('../commands/hall.ts');
      print(await runHall(commandOptions(command), await shelf.loadAll()));
    });
}

/** Adds the command that prints what is counted of the player's matches. */
export function addStats(program: Command, { shelf, print }: Desk): void {
  program
    .command('stats')
    .description('statistics of your matches, and achievements')
    .option(...JSON_OPTION)
    .action(async (_options: unknown, command: Command) => {
      const { runStats } = await import('../commands/stats.ts');
      print(await runStats(commandOptions(command), shelf));
    });
}

/** Adds the command that tells how the program sees its terminal and its files. */
export function addDoctor(program: Command, { shelf, version, print }: Desk): void {
  program
    .command('doctor')
    .description('check this terminal, the program and your files')
    .option(...JSON_OPTION)
    .action(async ({ json }: { readonly json?: boolean }, command: Command) => {
      const { runDoctor } = await import('../commands/doctor.ts');
      await shelf.loadAll();
      const result = runDoctor(commandOptions(command), version, shelf, json === true);
      print(result.text);
      process.exitCode = result.code;
    });
}
