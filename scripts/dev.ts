/** npm run dev: builds on every change and starts the game anew. Arguments go to the game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { build, context, type Plugin } from 'esbuild';
import { launcherOptions, programOptions } from './bundle.ts';

let game: ChildProcess | null = null;

const restart: Plugin = {
  name: 'restart',
  setup({ onEnd }) {
    onEnd(({ errors }) => {
      if (errors.length > 0) return;
      game?.kill('SIGTERM');
      game = spawn(process.execPath, ['dist/harena.js', ...process.argv.slice(2)], { stdio: 'inherit' });
      game.on('exit', (code, signal) => {
        if (signal === null) process.exit(code ?? 0);
      });
    });
  },
};

await build(launcherOptions());
const watching = await context({ ...programOptions(false), plugins: [restart] });
await watching.watch();
