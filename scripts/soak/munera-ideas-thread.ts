/** A thread that tries ideas of Munera: fights the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type IdeaShare, tryIdea } from './munera-ideas-tried.ts';

parentPort?.on('message', (share: IdeaShare) => parentPort?.postMessage(tryIdea(share)));
