/** Games of houses for tests. */
import type { LanistaSetup } from '../../src/engine/campaign/lanista/types.ts';
import { campaignRules } from '../../src/engine/gladiator/rule-choices.ts';

/** The player's house and three of the program's. */
export const HOUSES: LanistaSetup = {
  mode: 'ironman',
  rules: campaignRules(),
  months: 24,
  houses: [
    { name: 'Batiatus', by: 'seat' },
    { name: 'Solonius', by: 'thrifty' },
    { name: 'Tullius', by: 'steady' },
    { name: 'Vettius', by: 'showman' },
  ],
  founder: null,
  harsh: true,
  lead: 'one',
};
