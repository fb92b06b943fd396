/** The program: what is typed, what is printed, and the exit code. */
import { GAMES } from '../games/index.ts';
import { Shelf } from '../games/shelf.ts';
import { runTyped } from './program/program.ts';
import { print, reported } from './reported.ts';

declare const HARENA_VERSION: string;

await reported(() => runTyped(process.argv.slice(2), { version: HARENA_VERSION, shelf: new Shelf(GAMES), print }));
