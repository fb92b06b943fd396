/** The printed tables, bundled with the program and handed to the engine as JSON. */
import achievements from '../../../data/munera/achievements.json' with { type: 'json' };
import actionPoints from '../../../data/munera/action-points.json' with { type: 'json' };
import appeal from '../../../data/munera/appeal.json' with { type: 'json' };
import arenas from '../../../data/munera/arenas.json' with { type: 'json' };
import attack from '../../../data/munera/attack.json' with { type: 'json' };
import careerGivers from '../../../data/munera/career-givers.json' with { type: 'json' };
import careerNames from '../../../data/munera/career-names.json' with { type: 'json' };
import careerSpectacles from '../../../data/munera/career-spectacles.json' with { type: 'json' };
import careerTempers from '../../../data/munera/career-tempers.json' with { type: 'json' };
import lessons from '../../../data/munera/lessons.json' with { type: 'json' };
import pairings from '../../../data/munera/pairings.json' with { type: 'json' };
import presetChances from '../../../data/munera/preset-chances.json' with { type: 'json' };
import presets from '../../../data/munera/presets.json' with { type: 'json' };
import profiles from '../../../data/munera/profiles.json' with { type: 'json' };
import saves from '../../../data/munera/saves.json' with { type: 'json' };
import temper from '../../../data/munera/temper.json' with { type: 'json' };
import ways from '../../../data/munera/ways.json' with { type: 'json' };
import weapons from '../../../data/munera/weapons.json' with { type: 'json' };
import type { PresetTexts } from '../presets.ts';

/** What can be achieved, in words. */
export const achievementFile: unknown = achievements;

/** The tables of Munera Sine Missione by id. */
export const muneraTables = {
  'action-points': actionPoints,
  appeal,
  arenas,
  attack,
  'career-givers': careerGivers,
  'career-names': careerNames,
  'career-spectacles': careerSpectacles,
  'career-tempers': careerTempers,
  pairings,
  profiles,
  saves,
  temper,
  ways,
  weapons,
};

/** The lessons as they are written. */
export const lessonFile: unknown = lessons;

/** Bouts made ready, and how often each was won. */
export const presetFiles: PresetTexts = { presets, chances: presetChances };
