#!/usr/bin/env node
// Small on purpose: it must parse on an old Node, and answer --version without loading the rest.
declare const HARENA_VERSION: string;
const major = Number(process.versions.node.split('.')[0]);
const minor = Number(process.versions.node.split('.')[1]);
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `harena needs Node 22.12 or newer; this is ${process.version}. In a clone of the project, npm start brings its own.\n`,
  );
  process.exitCode = 1;
} else if (process.argv[2] === '--version' || process.argv[2] === '-V') {
  process.stdout.write(`${HARENA_VERSION}\n`);
} else {
  import('node:module')
    .then(({ enableCompileCache }) => enableCompileCache())
    .then(() => (isPlain(process.argv.slice(2)) ? import('./title.js') : import('./main.js')))
    .catch((error) => {
      process.stderr.write(`harena: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    });
}

/** Whether words ask for the game from its title, and for nothing that has to be read with care. */
function isPlain(words: readonly string[]): boolean {
  const [first, second, ...rest] = words;
  if (first === undefined) return true;
  if (first === '--ascii' || first === '--no-color') return isPlain(words.slice(1));
  return first === '--data-dir' && second !== undefined && second !== '' && second[0] !== '-' && isPlain(rest);
}
