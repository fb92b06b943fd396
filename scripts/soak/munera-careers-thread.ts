/** A thread of the soak of careers of Munera: plays the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type CareerShare, soakCareers } from './munera-careers.ts';

parentPort?.on('message', (share: CareerShare) => parentPort?.postMessage(soakCareers(share)));
