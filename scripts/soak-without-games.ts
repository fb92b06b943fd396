/** Soak: the house without its games. A copy loses every game, its data, its tools, its tests and its entry; what is left must build and pass. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDERS = ['src/games', 'data', 'tools/games', 'tests/games'] as const;
/** What of the tree is copied: all that builds and tests it. */
const COPIED = [
  'src',
  'data',
  'tools',
  'tests',
  'scripts',
  'docs',
  'contrib',
  'README.md',
  'LICENSE',
  'CONTRIBUTING.md',
];
const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.engine.json', 'vitest.config.ts'];
/** What measures, draws and plays a game. */
const TOOLS = /^(bench|soak|screenshots|golden|fixtures|host|.*-fixtures|dev|docs|test-rules)/u;

const copy = mkdtempSync(join(tmpdir(), 'harena-without-games-'));
try {
  for (const name of [...COPIED, ...SETTINGS]) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const folder of FOLDERS) dropFolders(folder);
  for (const name of readdirSync(join(copy, 'scripts')))
    if (TOOLS.test(name)) rmSync(join(copy, 'scripts', name), { recursive: true });
  rmSync(join(copy, 'tests/docs.test.ts'));
  dropEntries();
  runIn('npx', ['tsc', '--noEmit', '-p', '.']);
  runIn('npm', ['run', '-s', 'build']);
  runIn('npx', ['vitest', 'run']);
  process.stdout.write('without its games the house builds and passes its tests\n');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Takes every game's folder out of one of the copy's. */
function dropFolders(folder: string): void {
  for (const name of readdirSync(join(copy, folder))) {
    const path = join(copy, folder, name);
    if (statSync(path).isDirectory()) rmSync(path, { recursive: true });
  }
}

/** Leaves an empty list of games in the copy. */
function dropEntries(): void {
  const path = join(copy, 'src/games/index.ts');
  const list = readFileSync(path, 'utf8').replace(/^import .* from '\.\/[^']*\/[^']*';\n/gmu, '');
  const from = list.indexOf(
    '[',
    list.indexOf('export const GAMES') + 'export const GAMES: readonly GameEntry[]'.length,
  );
  writeFileSync(path, `${list.slice(0, from)}[];\n`);
}

function runIn(command: string, args: readonly string[]): void {
  process.stdout.write(`${command} ${args.join(' ')}\n`);
  execFileSync(command, args, { cwd: copy, stdio: 'inherit' });
}
