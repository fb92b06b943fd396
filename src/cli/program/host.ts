/** serve and accounts: a host, and who may come in. */
import type { Command } from 'commander';
import type { AccountsAction } from '../commands/accounts.ts';
import type { ServeOptions } from '../commands/serve.ts';
import { type Action, addActions } from './actions.ts';
import { commandOptions, type Desk, JSON_OPTION } from './desk.ts';

/** Adds the command that opens a host and runs until it is told to stop. */
export function addServe(program: Command, { shelf, version, print }: Desk): void {
  program
    .command('serve')
    .description('run a host: many players over SSH')
    .option('--data <dir>', 'the folder of the host: accounts, their saves, the host key')
    .option('--port <port>', 'port to listen on', '2222')
    .option('--address <address>', 'address to listen on (default: all)')
    .option('--host-key <file>', 'the private key of the host (default: one made in the folder)')
    .option('--max-sessions <n>', 'sessions at the same time (64)')
    .option('--per-address <n>', 'sessions from one address (8)')
    .option('--per-account <n>', 'sessions of one account (3)')
    .option('--max-unknown <n>', 'connections not logged in yet (32)')
    .option(
      '--max-connections <n>',
      'connections of every kind (default: 32 more than these and the sessions together)',
    )
    .option('--max-games <n>', 'unfinished long games of one account (20)')
    .option('--max-over <n>', 'finished long games of one account (100)')
    .option('--max-replays <n>', 'replays of one account (200); beyond that the oldest are deleted')
    .option('--max-megabytes <n>', 'megabytes that all files of one account may take up (100)')
    .option('--min-free <n>', 'megabytes of free disk below which no new games can be begun (100)')
    .option('--idle <time>', 'time without a key after which a session ends: 90s, 30m, 2h', '30m')
    .option('--total <time>', 'time after which any session ends', '12h')
    .option('--motd <text>', 'a message for everybody who comes in; @FILE reads it from a file')
    .option('--no-guests', 'let nobody play without an account')
    .option('--log-json', 'write the log on standard error as one JSON document a line')
    .action(async (_options: unknown, command: Command) => {
      const { runServe } = await import('../commands/serve.ts');
      process.exit(await runServe(commandOptions<ServeOptions>(command), shelf, version, print));
    });
}

const ACTIONS: readonly Action<AccountsAction>[] = [
  ['list', 'every account with its keys', null],
  ['ban', 'keep out a name, a key (SHA256:...), an address or a network; a running host hears of it', '<who>'],
  ['unban', 'lift a ban', '<who>'],
  [
    'add-key',
    'give an account another key, by the line of its .pub file, for a player who lost the old one; stop the host first',
    '<name> <line>',
  ],
];

/** Adds the commands of an operator on the accounts of a host. */
export function addAccounts(program: Command, { print }: Desk): void {
  const about = 'manage the accounts and bans of a host';
  addActions(program, ['accounts', about], ACTIONS, (command, name) => {
    command.option('--data <dir>', 'the folder of the host');
    if (name === 'list') command.option(...JSON_OPTION);
    if (name === 'ban') command.option('--why <reason>', 'what the banned player is told');
    command.action(async () => {
      const { runAccounts } = await import('../commands/accounts.ts');
      print(await runAccounts(name, command.args, commandOptions(command)));
    });
  });
}
