/** A thread of the soak of Gladiatori: fights the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type GladiatoriShare, soakGladiatori } from './gladiatori.ts';

parentPort?.on('message', (share: GladiatoriShare) => parentPort?.postMessage(soakGladiatori(share)));
