/** The command line: what is asked, and who does it. Commands load only what they need. */
import { Command, CommanderError } from 'commander';
import type { Game } from '../games/game.ts';
import { SPEC_HELP } from '../games/gladiator/cli/spec-help.ts';
import { GAMES } from '../games/index.ts';
import { Shelf } from '../games/shelf.ts';
import { spelledOut } from '../safe-text.ts';
import { codeOf } from '../store/disk/fault.ts';
import type { ServeOptions } from './commands/serve.ts';
import { FailureError, StoppedError, UsageError } from './errors.ts';
import type { SimOptions } from './sim/options.ts';
import { unknownCommand } from './unknown-command.ts';

declare const HARENA_VERSION: string;

interface Globals {
  readonly dataDir?: string;
  readonly seed?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
}

const shelf = new Shelf(GAMES);

/** The game that is meant by its id, loaded; the first of the house where none is named. */
async function meant(id: string = GAMES[0]?.id ?? ''): Promise<Game> {
  const entry = shelf.entry(id);
  if (!entry.ok) throw new UsageError(`--game ${id}: ${entry.why}`);
  return shelf.load(entry.value);
}

const program = new Command('harena')
  .description('The arena, in a terminal: a solitaire gladiator game.')
  .version(HARENA_VERSION)
  .option('--data-dir <dir>', 'folder for saves, replays and options')
  .option('--seed <seed>', 'the seed of the dice: equal seeds give equal dice')
  .option('--ascii', 'plain ASCII, no line drawing')
  .option('--no-color', 'no colours')
  .helpCommand('help [command]', 'what a command is for and what it takes')
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'harena: ')) })
  .showHelpAfterError('(harena --help lists commands and options)')
  .configureHelp({ showGlobalOptions: true })
  .exitOverride()
  .action(async (_options: unknown, command: Command) => {
    const { runGame } = await import('./commands/game.ts');
    process.exit(await runGame(globals(command), shelf, HARENA_VERSION));
  });

program
  .command('practice')
  .description('straight into a practice bout')
  .option(
    '--red <spec>',
    'your man: light, medium, heavy or a style, as in heavy(tr=12,armour=5,weapon=axe); by campaign rules also talents=sword:1/FA and luck=5',
    'medium',
  )
  .option(
    '--blue <spec>',
    'the centurion, any kind unless given; light+heavy(wave=1): one after the other; or beasts: lion, wolf+wolf, hunt (drawn)',
  )
  .option('--lead <who>', 'of several men of yours (--red light+secutor) lead one or all', 'one')
  .option(
    '--rules <rules>',
    'the rules in force: advanced unless given (advanced,-23 leaves a chapter out), basic or campaign',
  )
  .option('--arena <arena>', 'with advanced rules: a size from 1 to 5, roll (by the dice), or plain sand')
  .option('--beasts <book>', 'whose beasts: colosseum, the ten of chapter 28, or springsteen, his five')
  .option(
    '--tables <edition>',
    'whose tables: colosseum, classic (those of 1981), billings or v2 (1981 with men of V2.0)',
  )
  .option('--defence-cards', "Greenwood's defence cards in place of special defences (P270)")
  .option('--sine-missione', 'a death match: nobody is spared, and it is never stopped (38.3.1)')
  .addHelpText('after', SPEC_HELP)
  .action(async (_options: unknown, command: Command) => {
    const { runPractice } = await import('./commands/practice.ts');
    process.exit(await runPractice({ ...globals(command), ...command.opts() }, shelf, HARENA_VERSION));
  });

const sim = program
  .command('sim')
  .description('book against book, many bouts, no screen')
  .option(
    '--red <spec>',
    'one fighter: light, medium, heavy or a style, as in light(ag=2,shield=small); several: light+secutor',
  )
  .option('--blue <spec>', 'the other; or beasts: lion, wolf+wolf, hunt (1D3 of them drawn)')
  .option('-n <bouts>', 'how many bouts')
  .option(
    '--rules <rules>',
    'the rules in force: advanced unless given (advanced,-23 leaves a chapter out), basic or campaign',
  )
  .option('--arena <arena>', 'with advanced rules: a size from 1 to 5, roll (by the dice), or plain sand')
  .option('--beasts <book>', 'whose beasts: colosseum, the ten of chapter 28, or springsteen, his five')
  .option(
    '--tables <edition>',
    'whose tables: colosseum, classic (those of 1981), billings or v2 (1981 with men of V2.0)',
  )
  .option('--defence-cards', "Greenwood's defence cards in place of special defences (P270)")
  .option('--careers <n>', 'so many careers by a plain player instead, each to its end')
  .option('--months <n>', 'seasons of so many months instead, four houses led by the program; -n seasons')
  .option('--sine-missione', 'a death match: nobody is spared, and it is never stopped (38.3.1)')
  .option('--json', 'one JSON document')
  .option('--journal <file>', 'every event as JSON Lines')
  .option('--workers <w>', 'threads that work; as many as there are cores and work for, unless given')
  .option('--matrix <fighters>', 'each against each: styles (all of chapter 19), or a list such as light,medium,heavy')
  .option('--svg <file>', 'a picture of it')
  .option('--chunk <i/n>', 'only this part of the bouts, careers or seasons, as a JSON document for sim merge')
  .addHelpText('after', SPEC_HELP)
  .action(async (_options: unknown, command: Command) => {
    const options: SimOptions = { ...command.opts(), ...globals(command) };
    if (options.months !== undefined)
      print(await (await import('../games/gladiator/cli/commands/sim-houses.ts')).runSimLanista(options));
    else if (options.careers === undefined) print(await (await import('./commands/sim.ts')).runSim(options));
    else print(await (await import('../games/gladiator/cli/commands/sim-careers.ts')).runSimCareers(options));
  });

sim
  .command('merge')
  .description('join the documents of all chunks, in any order, into what one run prints')
  .argument('<files...>', 'made by sim --chunk')
  .option('--json', 'one JSON document')
  .option('--svg <file>', 'a picture of it')
  .action(async (files: readonly string[], _options: unknown, command: Command) => {
    const { runMerge } = await import('./commands/sim-merge.ts');
    print(runMerge(files, command.optsWithGlobals<SimOptions>()));
  });

program
  .command('odds')
  .description('what may come of one attack, or of all blows of two men, exactly')
  .option('--attack <cf>', 'CF of the attack, as 6; a range such as 1..8 makes a table')
  .option('--defence <cf>', 'CF of the defence; with --exchange worst, average or best of what he may put up')
  .option('--strength <st>', 'ST of the man who strikes', '0')
  .option('--area <area>', 'head, chest, groin, arms or legs', 'chest')
  .option(
    '--armour <armour>',
    'on that area: none, A, B, C, or in part: A2 to A5, B2 to B5, C2 to C5 (to 11 with classic, billings, v2)',
    'none',
  )
  .option('--w <boxes>', 'wound boxes of the man struck', '12')
  .option('--shield <size>', 'large, small or none; XL with --tables v2', 'large')
  .option('--no-weapon', 'the man struck has no weapon')
  .option('--exchange', 'all blows of a phase: --red and --blue, --mine, and --his or --defence')
  .option('--red <spec>', 'with --exchange: your man, as in practice')
  .option('--blue <spec>', 'with --exchange: the other man')
  .option('--mine <cf>', 'with --exchange: your CF by area, attack/defence: "head 4/2, chest 3, legs /1"')
  .option('--his <cf>', 'with --exchange: his, if they are known')
  .option('--range <hexes>', 'with --exchange: how far apart they stand')
  .option('--rules <rules>', 'with --exchange: advanced, basic or campaign')
  .option('--defence-cards', "with --exchange: Greenwood's defence cards")
  .option(
    '--tables <edition>',
    'whose tables: colosseum, classic (those of 1981), billings or v2 (1981 with men of V2.0)',
    'colosseum',
  )
  .option('--json', 'one JSON document; noEffect in it: nothing for either man, so that a fumble (F) is not in it')
  .addHelpText('after', SPEC_HELP)
  .action(async (_options: unknown, command: Command) => {
    const options = { ...globals(command), ...command.opts<{ exchange?: true }>() };
    if (options.exchange === true) {
      const { runExchange } = await import('../games/gladiator/cli/commands/odds-exchange.ts');
      print(runExchange(options));
      return;
    }
    const { runOdds } = await import('../games/gladiator/cli/commands/odds.ts');
    print(runOdds(options));
  });

program
  .command('replay')
  .description('watch a finished bout, or check it, or print it')
  .argument('<file>', 'a replay or a save')
  .option('--verify', 'replay it and compare the digest')
  .option('--text', 'print it as text')
  .option('--json', 'print it as one JSON document')
  .option('--luck', 'how lucky each side was, and the rolls that swung it; with --json as a document')
  .option('--at <entry>', 'begin at that journal entry')
  .action(async (file: string, _options: unknown, command: Command) => {
    const { runReplay } = await import('./commands/replay.ts');
    const code = await runReplay(file, { ...globals(command), ...command.opts() }, shelf, HARENA_VERSION, print);
    if (code !== null) process.exit(code);
  });

program
  .command('rules')
  .description('the rules in our own words, and the rulings')
  .argument('[number-or-word]', 'such as 9.4.6, P20 or stumble')
  .option('--game <id>', 'of which game; harena games lists them')
  .option('--json', 'one JSON document')
  .action(async (query: string | undefined, options: { readonly game?: string; readonly json?: boolean }) => {
    const { runRules } = await import('./commands/rules.ts');
    print(runRules(await meant(options.game), query, options.json === true));
  });

program
  .command('games')
  .description('the games there are, and what they are like')
  .option('--json', 'one JSON document')
  .action(async (options: { readonly json?: boolean }) => {
    const { listGames } = await import('./commands/games.ts');
    print(listGames(GAMES, options.json === true));
  });

program
  .command('serve')
  .description('a host: the arena for many, over ssh')
  .option('--data <dir>', 'the folder of the host: accounts, their saves, the host key')
  .option('--port <port>', 'where to listen', '2222')
  .option('--address <address>', 'on which address; on all unless given')
  .option('--host-key <file>', "the host's private key; one is made in the folder unless given")
  .option('--max-sessions <n>', 'sessions in all (64)')
  .option('--per-address <n>', 'sessions from one address (8)')
  .option('--per-account <n>', 'sessions of one account (3)')
  .option('--max-unknown <n>', 'connections that have not yet said who they are (32)')
  .option('--idle <time>', 'a session in which no key is pressed ends after so long: 90s, 30m, 2h', '30m')
  .option('--total <time>', 'and any session after so long', '12h')
  .option('--motd <text>', 'a sentence for everybody who comes in; @FILE reads it from a file')
  .option('--no-guests', 'nobody plays without an account')
  .option('--log-json', 'the log on standard error as one JSON document a line')
  .action(async (_options: unknown, command: Command) => {
    const { runServe } = await import('./commands/serve.ts');
    process.exit(
      await runServe({ ...globals(command), ...command.opts() } as ServeOptions, shelf, HARENA_VERSION, print),
    );
  });

const accounts = program.command('accounts').description('who has an account on a host, and whom it keeps out');
accounts.on('command:*', ([word]: readonly string[]) => {
  throw unknownCommand(word ?? '', accounts);
});
for (const [name, description, argument] of [
  ['list', 'every account with its keys', null],
  ['ban', 'keep out a name, a key (SHA256:...), an address or a network; a running host hears of it', '<who>'],
  ['unban', 'take that back', '<who>'],
  [
    'add-key',
    'give an account a key by its line, for a player who lost his own; the host must be stopped',
    '<name> <line>',
  ],
] as const) {
  const command = accounts.command(name).description(description).option('--data <dir>', 'the folder of the host');
  if (argument !== null) command.arguments(argument);
  if (name === 'list') command.option('--json', 'one JSON document');
  if (name === 'ban') command.option('--why <reason>', 'what is told to whoever is kept out');
  command.action(async (...args: unknown[]) => {
    const self = args.at(-1) as Command;
    const { runAccounts } = await import('./commands/accounts.ts');
    print(await runAccounts(name, self.args, { ...globals(self), ...self.opts() }));
  });
}

program
  .command('hall')
  .description('the hall of fame: every career that is over')
  .option('--data <dir>', 'of all players of the host in that folder')
  .option('--json', 'one JSON document')
  .action(async (options: { data?: string; json?: boolean }, command: Command) => {
    const { runHall } = await import('./commands/hall.ts');
    print(await runHall({ ...globals(command), ...options }, await shelf.loadAll()));
  });

const saves = program.command('saves').description('the files of the player');
saves.on('command:*', ([word]: readonly string[]) => {
  throw unknownCommand(word ?? '', saves);
});
for (const [name, description, argument] of [
  ['list', 'every file, with its state', null],
  ['show', 'what is in one', '<name>'],
  ['export', 'copy one out; of a career, with --card, the card of its gladiator', '<name> <file>'],
  ['import', 'take a save or replay in', '<file>'],
  ['check', 'read everything and replay what can be', null],
  ['repair', 'set aside what is damaged, rescue what can be', null],
] as const) {
  const command = saves.command(name).description(description);
  if (argument !== null) command.arguments(argument);
  if (name === 'export') command.option('--card', "the career's gladiator as a card of text");
  command.option('--json', 'one JSON document').action(async (...args: unknown[]) => {
    const self = args.at(-1) as Command;
    const { runSaves } = await import('./commands/saves.ts');
    await shelf.loadAll();
    const result = runSaves(name, self.args, { ...globals(self), ...self.opts() }, shelf);
    print(result.text);
    process.exitCode = result.code;
  });
}

program
  .command('doctor')
  .description('what this terminal and these files look like from inside')
  .option('--json', 'one JSON document')
  .action(async (options: { json?: boolean }, command: Command) => {
    const { runDoctor } = await import('./commands/doctor.ts');
    await shelf.loadAll();
    const result = runDoctor(globals(command), HARENA_VERSION, shelf, options.json === true);
    print(result.text);
    process.exitCode = result.code;
  });

for (const command of program.commands) {
  command.showHelpAfterError(`(harena ${command.name()} --help says what it takes)`);
}

/** A first word that names no command would else be taken for an argument of the game itself. */
function refuseUnknownCommand(): void {
  const [word] = program.parseOptions(process.argv.slice(2)).operands;
  const known = ['help', ...program.commands.map((command) => command.name())];
  if (word !== undefined && !known.includes(word)) throw unknownCommand(word, program);
}

function globals(command: Command): Globals {
  return command.optsWithGlobals<Globals>();
}

/** Writes to standard output. Names of others' gladiators and files are in it, which no terminal is to obey. */
function print(text: string): void {
  process.stdout.write(spelledOut(text));
}

/** Where output can go no further: a pipe that somebody closed is no failure, a lost terminal has hung up. */
const GONE: ReadonlyMap<string | null, number> = new Map([
  ['EPIPE', 0],
  ['EIO', 129],
]);

process.stdout.on('error', (error) => {
  const status = GONE.get(codeOf(error));
  if (status !== undefined) process.exit(status);
  throw error;
});

try {
  refuseUnknownCommand();
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** Says what went wrong, on standard error; returns the exit code: 2 for bad usage, 1 for a failure. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof FailureError || error instanceof StoppedError) {
    process.stderr.write(`harena: ${spelledOut(error.message)}\n`);
    if (error instanceof StoppedError) return 130;
    return error instanceof UsageError ? 2 : 1;
  }
  const gone = GONE.get(codeOf(error));
  if (gone !== undefined) return gone;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`harena: ${spelledOut(told)}\n`);
  return 1;
}
