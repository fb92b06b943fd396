/** How the program is bundled: a launcher of a few lines, and split chunks with the data in them. */
import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';

/** The program's version, from package.json. */
function programVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return version;
}

const COMMON = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  // Left as literals: built by `new RegExp`, those of Ink would be compiled anew for every character drawn.
  supported: { 'regexp-unicode-property-escapes': true, 'regexp-set-notation': true },
  legalComments: 'linked',
} as const satisfies BuildOptions;

/** The launcher: it must parse on any Node, so it holds nothing but itself. */
export function launcherOptions(): BuildOptions {
  return {
    ...COMMON,
    target: 'node12',
    supported: { ...COMMON.supported, 'dynamic-import': true },
    minify: true,
    legalComments: 'none',
    entryPoints: { harena: 'src/cli/launcher.ts' },
    outdir: 'dist',
    external: ['./main.js', './title.js'],
    define: { HARENA_VERSION: JSON.stringify(programVersion()) },
  };
}

/** What ssh2 would take to be faster, and asks for in vain: compiled for one system, where all else runs on any. */
const noNatives: Plugin = {
  name: 'no-natives',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cpu-features$|\.node$/ }, ({ path }) => ({ path, namespace: 'absent' }));
    onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: "throw new Error('not bundled')", loader: 'js' }));
  },
};

const SESSIONS = 'class Session extends EventEmitter {';

/** ssh2 knows the channels on which nothing has begun by the name of their class, which would be made shorter. */
const namedSessions: Plugin = {
  name: 'named-sessions',
  setup({ onLoad }) {
    onLoad({ filter: /ssh2[\\/]lib[\\/]server\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(SESSIONS)) throw new Error(`${path} has no class of sessions any more`);
      return { contents: text.replace(SESSIONS, `${SESSIONS} static name = 'Session';`), loader: 'js' };
    });
  },
};

/** The program. `fetch` is taken away so that yoga's loader does not pull in undici at start-up. */
export function programOptions(minify: boolean): BuildOptions {
  return {
    ...COMMON,
    minify,
    sourcemap: minify ? false : 'inline',
    metafile: true,
    entryPoints: {
      main: 'src/cli/main.ts',
      title: 'src/cli/title.ts',
      'sim-worker': 'src/cli/sim/worker.ts',
      'labour-worker': 'src/ssh/labour/worker.ts',
    },
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [noNatives, namedSessions],
    define: {
      HARENA_VERSION: JSON.stringify(programVersion()),
      // As seen from a chunk, for no other file starts workers.
      HARENA_SIM_WORKER: '"../sim-worker.js"',
      HARENA_LABOUR_WORKER: '"../labour-worker.js"',
      'process.env.NODE_ENV': '"production"',
      'process.env.DEV': '"false"',
      fetch: 'undefined',
      // Asked for by packages that would load files beside them, if they were told to.
      __dirname: '"."',
    },
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    alias: {
      'react-devtools-core': './scripts/empty.ts',
      'ajv/dist/2020.js': './scripts/empty.ts',
      'ajv-formats': './scripts/empty.ts',
    },
  };
}
