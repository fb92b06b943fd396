/** practice, sim, odds and bot: the options of each come from the game that is meant, which is loaded for no other command. */
import type { Command } from 'commander';
import type { CommandSpec, GameCommands, MergeCommand } from '../../games/commands.ts';
import type { Game } from '../../games/game.ts';
import { UsageError } from '../errors.ts';
import { BOT_SECONDS_OPTION, commandOptions, type Desk, GAME_OPTION, gameOf, JSON_OPTION } from './desk.ts';

type Name = keyof GameCommands;

const ABOUT: { readonly [N in Name]-?: string } = {
  practice: 'start a match at once',
  sim: 'play many matches without a screen and count the results',
  odds: 'work out exact chances',
  bot: 'play a match by lines of JSON on standard input and output (docs/bots)',
};
const NAMES = Object.keys(ABOUT) as readonly Name[];

/** A game that is meant, with what it adds. */
interface Meant {
  readonly game: Game;
  readonly commands: GameCommands;
}

/** Adds them by name alone, for the list of commands. */
export function addGameCommands(program: Command): void {
  for (const name of NAMES)
    program
      .command(name)
      .description(ABOUT[name])
      .option(...GAME_OPTION);
}

/**
 * Gives the one of them that is asked for its options, and what it does; nothing where none is. `words`: the first
 * words of the command line, options apart. Throws UsageError where there is no such game, or it has no such command.
 */
export async function equipGameCommand(
  program: Command,
  words: readonly string[],
  args: readonly string[],
  desk: Desk,
): Promise<void> {
  const asked = words[0] === 'help' ? words[1] : words[0];
  const name = NAMES.find((one) => one === asked);
  const command = program.commands.find((one) => one.name() === name);
  if (name === undefined || command === undefined) return;
  const game = await gameOf(desk.shelf, gameNamed(args));
  const commands = (await game.commands?.()) ?? {};
  command.description(`${ABOUT[name]}. ${optionsOfGame(game, desk)}`);
  EQUIPPING[name](command, { game, commands }, desk);
}

/** Whose the options of a command are, and how others are asked for. */
function optionsOfGame({ id, title }: Game, { shelf }: Desk): string {
  const others = shelf.entries.filter((entry) => entry.id !== id).map((entry) => entry.id);
  const ask = others.length === 0 ? '' : `; each game has its own, asked for by --game (${others.join(', ')})`;
  return `Below are the options for ${title}${ask}.`;
}

/** What --game says, the last time it is said. */
function gameNamed(args: readonly string[]): string | undefined {
  const [flag] = GAME_OPTION[0].split(' ');
  const named = args.flatMap((arg, i) => {
    if (arg === flag) return args.slice(i + 1, i + 2);
    return arg.startsWith(`${flag}=`) ? [arg.slice(`${flag}=`.length)] : [];
  });
  return named.at(-1);
}

const EQUIPPING: { readonly [N in Name]-?: (command: Command, meant: Meant, desk: Desk) => void } = {
  practice(command, meant, desk) {
    const spec = specOf(meant, 'practice');
    equip(command, spec).action(async () => {
      const { runPractice } = await import('../commands/practice.ts');
      process.exit(await runPractice(meant.game.id, spec, commandOptions(command), desk));
    });
  },
  sim(command, meant, desk) {
    const spec = specOf(meant, 'sim');
    equip(command, spec)
      .option('-n <matches>', 'how many matches')
      .option(...JSON_OPTION)
      .option('--workers <w>', 'threads to use (default: one for each core, as far as there is work for them)')
      .action(async () => {
        refuseBesideLadder(command);
        desk.print(await spec.run(commandOptions(command)));
      });
    if (spec.merge === undefined) refuseMerge(command, meant.game);
    else addMerge(command, meant.game, spec.merge, desk);
  },
  odds(command, meant, { print }) {
    const spec = specOf(meant, 'odds');
    equip(command, spec).action(async () => print(await spec.run(commandOptions(command))));
  },
  bot(command, meant, { print }) {
    const spec = specOf(meant, 'bot');
    equip(command, spec)
      .option('-n <matches>', 'how many matches, one after the other; one unless given')
      .option(...BOT_SECONDS_OPTION)
      .action(async () => {
        const { runBot } = await import('../commands/bot.ts');
        await runBot(spec, commandOptions(command), print);
      });
  },
};

/** What a ladder of levels is asked with: who meets whom in it is fixed. */
const OF_A_LADDER: readonly string[] = ['ladder', 'game', 'n', 'json', 'workers'];

/** Throws UsageError where something is asked for beside a ladder that it would pass over. */
function refuseBesideLadder(command: Command): void {
  if (command.getOptionValue('ladder') !== true) return;
  const other = command.options.find((option) => {
    const name = option.attributeName();
    return !OF_A_LADDER.includes(name) && command.getOptionValueSource(name) === 'cli';
  });
  if (other !== undefined) throw new UsageError(`--ladder does not go with ${other.long ?? other.flags}`);
}

function addMerge(sim: Command, game: Game, spec: MergeCommand, { shelf, print }: Desk): void {
  const command = sim.command('merge');
  equip(command, spec)
    .description('join the documents of all chunks, in any order, into what a single run would print')
    .argument('<files...>', 'documents made by sim --chunk')
    .option(...JSON_OPTION)
    .action(async (files: readonly string[]) => {
      const { readParts } = await import('../commands/sim-merge.ts');
      print(await spec.run(readParts(files, game, shelf), commandOptions(command)));
    });
}

function refuseMerge(sim: Command, { title }: Game): void {
  const command = sim.command('merge', { hidden: true }).argument('[files...]').allowUnknownOption();
  command.action(() => {
    throw new UsageError(`${title} has no command 'sim merge'`);
  });
}

/** Adds a game's options and its help. */
function equip(command: Command, { options, help }: CommandSpec): Command {
  for (const { flags, about, standing } of options) command.option(flags, about, standing);
  return help === undefined ? command : command.addHelpText('after', help);
}

/** What a game adds to a command. Throws UsageError where it has none of that name. */
function specOf<N extends Name>({ game, commands }: Meant, name: N): NonNullable<GameCommands[N]> {
  const spec = commands[name];
  if (spec !== undefined) return spec;
  const has = NAMES.filter((one) => commands[one] !== undefined);
  throw new UsageError(
    `${game.title} has no command '${name}'; of ${NAMES.join(', ')} it has ${has.join(', ') || 'none'}`,
  );
}
