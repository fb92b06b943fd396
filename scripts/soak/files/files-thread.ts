/** A thread that lives one share after another. */
import { parentPort } from 'node:worker_threads';
import { type LivesShare, livesOf } from './kills.ts';
import { changedFiles, type FilesShare } from './mutations.ts';

parentPort?.on('message', async (share: LivesShare | FilesShare) => {
  parentPort?.postMessage('kind' in share ? await livesOf(share) : await changedFiles(share));
});
