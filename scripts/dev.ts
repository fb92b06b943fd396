/** npm run dev: builds on every change and starts the game anew. Arguments go to the game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, context, type Plugin } from 'esbuild';
import { launcherOptions, programOptions } from './bundle.ts';

let game: ChildProcess | null = null;

/** Ends the game that runs, if any: afterwards terminal and data folder are free. */
async function endGame(): Promise<void> {
  const running = game;
  game = null;
  if (running === null || running.exitCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

/** Starts the game; when its player leaves it, all is over. */
function startGame(): void {
  const started = spawn(process.execPath, ['dist/harena.js', ...process.argv.slice(2)], { stdio: 'inherit' });
  game = started;
  started.on('exit', (code) => {
    if (game === started) process.exit(code ?? 0);
  });
}

const restart: Plugin = {
  name: 'restart',
  setup({ onEnd }) {
    onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      await endGame();
      startGame();
    });
  },
};

await build(launcherOptions());
const watching = await context({
  ...programOptions(false),
  plugins: [...(programOptions(false).plugins ?? []), restart],
});
await watching.watch();
