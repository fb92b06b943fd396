/** The printed tables, bundled with the program and handed to the engine as JSON. */
import achievements from '../../../data/gladiatori/achievements.json' with { type: 'json' };
import animals from '../../../data/gladiatori/animals.json' with { type: 'json' };
import campaignBeasts from '../../../data/gladiatori/campaign-beasts.json' with { type: 'json' };
import campaignBouts from '../../../data/gladiatori/campaign-bouts.json' with { type: 'json' };
import campaignCustoms from '../../../data/gladiatori/campaign-customs.json' with { type: 'json' };
import campaignGivers from '../../../data/gladiatori/campaign-givers.json' with { type: 'json' };
import campaignNames from '../../../data/gladiatori/campaign-names.json' with { type: 'json' };
import campaignSpectacles from '../../../data/gladiatori/campaign-spectacles.json' with { type: 'json' };
import campaignTempers from '../../../data/gladiatori/campaign-tempers.json' with { type: 'json' };
import cards from '../../../data/gladiatori/cards.json' with { type: 'json' };
import characters from '../../../data/gladiatori/characters.json' with { type: 'json' };
import intentions from '../../../data/gladiatori/intentions.json' with { type: 'json' };
import items from '../../../data/gladiatori/items.json' with { type: 'json' };
import keeps from '../../../data/gladiatori/keeps.json' with { type: 'json' };
import lessons from '../../../data/gladiatori/lessons.json' with { type: 'json' };
import plans from '../../../data/gladiatori/plans.json' with { type: 'json' };
import powers from '../../../data/gladiatori/powers.json' with { type: 'json' };
import presetChances from '../../../data/gladiatori/preset-chances.json' with { type: 'json' };
import presets from '../../../data/gladiatori/presets.json' with { type: 'json' };
import skillCosts from '../../../data/gladiatori/skill-costs.json' with { type: 'json' };
import splits from '../../../data/gladiatori/splits.json' with { type: 'json' };

/** The tables of Gladiatori by id. */
export const gladiatoriTables = {
  animals,
  'campaign-beasts': campaignBeasts,
  'campaign-bouts': campaignBouts,
  'campaign-customs': campaignCustoms,
  'campaign-givers': campaignGivers,
  'campaign-names': campaignNames,
  'campaign-spectacles': campaignSpectacles,
  'campaign-tempers': campaignTempers,
  cards,
  characters,
  intentions,
  items,
  keeps,
  plans,
  powers,
  'skill-costs': skillCosts,
  splits,
};

/** The lessons as they are written. */
export const lessonFile: unknown = lessons;

/** What can be achieved, in words. */
export const achievementFile: unknown = achievements;

/** Matches made ready, and how often each was won. */
export const presetFiles: { readonly presets: unknown; readonly chances: unknown } = {
  presets,
  chances: presetChances,
};
