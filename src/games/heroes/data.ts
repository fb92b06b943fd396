/** The printed tables, and other data, bundled with the program and handed to the engine as JSON. */
import achievements from '../../../data/heroes/achievements.json' with { type: 'json' };
import chancesFile from '../../../data/heroes/ai/chances.json' with { type: 'json' };
import armour from '../../../data/heroes/armour.json' with { type: 'json' };
import attack from '../../../data/heroes/attack.json' with { type: 'json' };
import boards from '../../../data/heroes/boards.json' with { type: 'json' };
import equipment from '../../../data/heroes/equipment.json' with { type: 'json' };
import initiative from '../../../data/heroes/initiative.json' with { type: 'json' };
import lessons from '../../../data/heroes/lessons.json' with { type: 'json' };
import locales from '../../../data/heroes/locales.json' with { type: 'json' };
import location from '../../../data/heroes/location.json' with { type: 'json' };
import maneuver from '../../../data/heroes/maneuver.json' with { type: 'json' };
import mercy from '../../../data/heroes/mercy.json' with { type: 'json' };
import netToss from '../../../data/heroes/net-toss.json' with { type: 'json' };
import opponents from '../../../data/heroes/opponents.json' with { type: 'json' };
import pool from '../../../data/heroes/pool.json' with { type: 'json' };
import presetChances from '../../../data/heroes/preset-chances.json' with { type: 'json' };
import presets from '../../../data/heroes/presets.json' with { type: 'json' };
import recovery from '../../../data/heroes/recovery.json' with { type: 'json' };
import signatures from '../../../data/heroes/signatures.json' with { type: 'json' };
import size from '../../../data/heroes/size.json' with { type: 'json' };
import styles from '../../../data/heroes/styles.json' with { type: 'json' };
import type { PresetTexts } from '../presets.ts';

/** The lessons as they are written. */
export const taughtText: unknown = lessons;

/** What is written of achievements. */
export const achievementWords: unknown = achievements;

/** The tables of Heroes of the Colosseum by id. */
export const heroesTables = {
  armour,
  attack,
  boards,
  equipment,
  initiative,
  locales,
  location,
  maneuver,
  mercy,
  'net-toss': netToss,
  opponents,
  pool,
  recovery,
  signatures,
  size,
  styles,
};

/** Weights of the chance to win, fitted by `npm run train heroes`: no table of the book's. */
export const chancesText: unknown = chancesFile;

/** Matches made ready, and how often each is won. */
export const presetWords: PresetTexts = { presets, chances: presetChances };
