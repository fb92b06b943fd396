/** A thread of the soak of Glider-Pit Gladiators: flies the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type PitShare, soakPit } from './gliderpit.ts';

parentPort?.on('message', (share: PitShare) => parentPort?.postMessage(soakPit(share)));
