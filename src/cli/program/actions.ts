/** Commands that are a list of actions: saves show, accounts ban. */
import type { Command } from 'commander';
import { unknownCommand } from '../unknown-command.ts';

/** An action: its name, what it is for, and the arguments it takes; null: none. */
export type Action<N extends string> = readonly [name: N, about: string, takes: string | null];

/** Adds a command with its actions. `equip` gives each of them its options, and what it does. */
export function addActions<N extends string>(
  program: Command,
  [name, about]: readonly [name: string, about: string],
  actions: readonly Action<N>[],
  equip: (action: Command, name: N) => void,
): void {
  const parent = program.command(name).description(about);
  parent.on('command:*', ([word]: readonly string[]) => {
    throw unknownCommand(word ?? '', parent);
  });
  for (const [own, what, takes] of actions) {
    const action = parent.command(own).description(what);
    if (takes !== null) action.arguments(takes);
    equip(action, own);
  }
}
