/** The list of a player's campaigns, and the form of a new one. */
import { readable } from '../../../../kernel/save.ts';
import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { type FormRow, listedRow } from '../../../../tui/form.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import type { LongList } from '../../../../tui/screens/long-games.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import type { CampaignSetup } from '../../career/types.ts';
import { CAMPAIGNS, type CampaignFacts, campaignsOf } from '../../files/campaigns.ts';
import { CHARACTERS } from '../../rules/words.ts';
import { characterText } from '../character-text.ts';
import { campaignGame } from './campaign-screen.ts';

const ROWS: readonly FormRow<CampaignSetup, Env>[] = [
  listedRow(
    'character',
    'Trained as a',
    CHARACTERS.map((one) => [one, one] as const),
    ({ character }) => characterText(character),
  ),
  listedRow(
    'mode',
    'Saving',
    [
      ['ironman', 'ironman: what has happened stays; no advice'],
      ['lenient', 'lenient: five munera to return to'],
    ],
    'Lenient, one may go back to the weeks before an earlier munus.',
  ),
];

const NAMES = ['Felix', 'Verus', 'Priscus', 'Amazonia', 'Carpophorus', 'Flamma'] as const;

const NEW_CAMPAIGN: NewGame<CampaignSetup> = {
  title: 'A campaign',
  story:
    'You are condemned to the school for four years: sixteen munera, and twelve others who come back and remember. If you have won no wooden sword and bought no freedom by then, you are sold to the mines.',
  name: GLADIATOR_NAME,
  rows: ROWS,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: ({ name }) => ({ label: `Lead ${name}`, help: 'The first games are in April 80.' }),
  begin({ form, seed }, { services }) {
    const begun = campaignsOf(services).begin({ ...form, ...SEALED_SEEDS }, seed);
    return begun.ok ? readable(campaignGame(begun.value)) : begun;
  },
};

function newCampaignScreen(env: Env): Screen {
  const form: CampaignSetup = { name: NAMES[0], character: 'mirmillo', mode: 'ironman' };
  return newGameScreen(NEW_CAMPAIGN, { form, seed: env.services.newSeed(), names: 0 });
}

/** The list of campaigns, from which one is begun, gone on with or read. */
export const CAMPAIGN_LIST: LongList<CampaignFacts> = {
  title: 'Campaigns',
  fresh: { label: 'A new campaign', note: 'one gladiator, from munus to munus' },
  prompt: 'Go on with a campaign, or begin one. Those that are over can be read.',
  topic: 'gladiatori-campaign',
  list: ({ services }) => campaignsOf(services).list(),
  remove: (id, { services }) => campaignsOf(services).remove(id),
  line: CAMPAIGNS.line,
  begin: newCampaignScreen,
  open(id, { services }) {
    const opened = campaignsOf(services).open(id);
    return opened.ok ? readable(campaignGame(opened.value)) : opened;
  },
};
