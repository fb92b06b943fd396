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
    .option('--port <port>', 'where to listen', '2222')
    .option('--address <address>', 'on which address; on all unless given')
    .option('--host-key <file>', "the host's private key; one is made in the folder unless given")
    .option('--max-sessions <n>', 'sessions in all (64)')
    .option('--per-address <n>', 'sessions from one address (8)')
    .option('--per-account <n>', 'sessions of one account (3)')
    .option('--max-unknown <n>', 'connections that have not yet said who they are (32)')
    .option('--max-connections <n>', 'connections in all, whatever they are (32 more than those and the sessions)')
    .option('--max-games <n>', 'long games of one account that go on (20)')
    .option('--max-over <n>', 'and those that are over (100)')
    .option('--max-replays <n>', 'replays of one account (200); beyond that the oldest make room')
    .option('--max-megabytes <n>', 'what all files of one account may take up (100)')
    .option('--min-free <n>', 'megabytes of the disk below which nothing new is begun (100)')
    .option('--idle <time>', 'a session in which no key is pressed ends after so long: 90s, 30m, 2h', '30m')
    .option('--total <time>', 'and any session after so long', '12h')
    .option('--motd <text>', 'a sentence for everybody who comes in; @FILE reads it from a file')
    .option('--no-guests', 'nobody plays without an account')
    .option('--log-json', 'the log on standard error as one JSON document a line')
    .action(async (_options: unknown, command: Command) => {
      const { runServe } = await import('../commands/serve.ts');
      process.exit(await runServe(commandOptions<ServeOptions>(command), shelf, version, print));
    });
}

const ACTIONS: readonly Action<AccountsAction>[] = [
  ['list', 'every account with its keys', null],
  ['ban', 'keep out a name, a key (SHA256:...), an address or a network; a running host hears of it', '<who>'],
  ['unban', 'take that back', '<who>'],
  [
    'add-key',
    'give an account a key by its line, for a player who lost the old one; the host must be stopped',
    '<name> <line>',
  ],
];

/** Adds the commands of an operator on the accounts of a host. */
export function addAccounts(program: Command, { print }: Desk): void {
  const about = 'manage the accounts and bans of a host';
  addActions(program, ['accounts', about], ACTIONS, (command, name) => {
    command.option('--data <dir>', 'the folder of the host');
    if (name === 'list') command.option(...JSON_OPTION);
    if (name === 'ban') command.option('--why <reason>', 'what is told to whoever is kept out');
    command.action(async () => {
      const { runAccounts } = await import('../commands/accounts.ts');
      print(await runAccounts(name, command.args, commandOptions(command)));
    });
  });
}
