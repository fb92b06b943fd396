/** The printed tables, bundled with the program and handed to the engine as JSON. */
import achievements from '../../../data/gliderpit/achievements.json' with { type: 'json' };
import hits from '../../../data/gliderpit/hits.json' with { type: 'json' };
import intents from '../../../data/gliderpit/intents.json' with { type: 'json' };
import lessons from '../../../data/gliderpit/lessons.json' with { type: 'json' };
import pit from '../../../data/gliderpit/pit.json' with { type: 'json' };
import presetChances from '../../../data/gliderpit/preset-chances.json' with { type: 'json' };
import presets from '../../../data/gliderpit/presets.json' with { type: 'json' };
import rams from '../../../data/gliderpit/rams.json' with { type: 'json' };
import recovery from '../../../data/gliderpit/recovery.json' with { type: 'json' };
import seasonExpected from '../../../data/gliderpit/season-expected.json' with { type: 'json' };
import seasonNames from '../../../data/gliderpit/season-names.json' with { type: 'json' };
import seasonPits from '../../../data/gliderpit/season-pits.json' with { type: 'json' };
import strikes from '../../../data/gliderpit/strikes.json' with { type: 'json' };
import throws from '../../../data/gliderpit/throws.json' with { type: 'json' };
import walls from '../../../data/gliderpit/walls.json' with { type: 'json' };
import weapons from '../../../data/gliderpit/weapons.json' with { type: 'json' };
import wishes from '../../../data/gliderpit/wishes.json' with { type: 'json' };
import zones from '../../../data/gliderpit/zones.json' with { type: 'json' };

/** The tables of Glider-Pit Gladiators by id. */
export const gliderpitTables = {
  hits,
  intents,
  pit,
  rams,
  recovery,
  'season-expected': seasonExpected,
  'season-names': seasonNames,
  'season-pits': seasonPits,
  strikes,
  throws,
  walls,
  weapons,
  wishes,
  zones,
};

/** What can be achieved, in words. */
export const achievementFile: unknown = achievements;

/** The lessons as they are written. */
export const lessonFile: unknown = lessons;

/** Bouts made ready, and how often each was won. */
export const presetFiles: { readonly presets: unknown; readonly chances: unknown } = {
  presets,
  chances: presetChances,
};
