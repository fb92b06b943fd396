/** A thread of the soak of campaigns of Gladiatori: plays the shares it is sent. */
import { parentPort } from 'node:worker_threads';
import { type CampaignShare, soakCampaigns } from './gladiatori-campaigns.ts';

parentPort?.on('message', (share: CampaignShare) => parentPort?.postMessage(soakCampaigns(share)));
