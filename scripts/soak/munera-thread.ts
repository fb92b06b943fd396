/** A thread of the soak of Munera Sine Missione: fights the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type MuneraShare, soakMunera } from './munera.ts';

parentPort?.on('message', (share: MuneraShare) => parentPort?.postMessage(soakMunera(share)));
