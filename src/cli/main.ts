/** The program: what is typed, what is printed, and the exit code. */
import { CommanderError } from 'commander';
import { GAMES } from '../games/index.ts';
import { Shelf } from '../games/shelf.ts';
import { runProgram } from './program/program.ts';
import { print, reported } from './reported.ts';

declare const HARENA_VERSION: string;

await reported(async () => {
  try {
    await runProgram(process.argv.slice(2), { version: HARENA_VERSION, shelf: new Shelf(GAMES), print });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
});
