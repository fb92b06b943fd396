/** The player's options, kept in settings.json. */
import * as z from 'zod/mini';
import { OPTIONAL_SECTIONS } from '../games/gladiator/rules/rule-choices.ts';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { isFit } from '../safe-text.ts';
import { DEFAULT_SETTINGS, REACTION_SECONDS, SETTING_CHOICES, type Settings } from '../settings.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';

/** A name of blanks would be proposed and then refused. */
const isSeen = (name: string): boolean => name.trim() !== '';

const shape: { readonly [K in keyof Settings]: z.ZodMiniType<Settings[K]> } = {
  pace: z.enum(SETTING_CHOICES.pace),
  skin: z.enum(SETTING_CHOICES.skin),
  colour: z.enum(SETTING_CHOICES.colour),
  theme: z.enum(SETTING_CHOICES.theme),
  keys: z.enum(SETTING_CHOICES.keys),
  rules: z.enum(SETTING_CHOICES.rules),
  beastBook: z.enum(SETTING_CHOICES.beastBook),
  edition: z.enum(SETTING_CHOICES.edition),
  leftOut: z.array(z.literal(OPTIONAL_SECTIONS)),
  reach: z.enum(SETTING_CHOICES.reach),
  favour: z.enum(SETTING_CHOICES.favour),
  /** Direction keys are relative to the fighter's facing, not to the map. */
  relative: z.boolean(),
  hints: z.boolean(),
  odds: z.boolean(),
  reactionSeconds: z.nullable(z.literal(REACTION_SECONDS)),
  /** Ask before a plot with a warning is committed. */
  confirm: z.boolean(),
  stansKills: z.boolean(),
  freeformPlots: z.boolean(),
  /** On a host. */
  watched: z.boolean(),
  /** True until the first bout is over. */
  firstRun: z.boolean(),
  lastName: z.nullable(z.string().check(z.minLength(1), z.maxLength(40), z.refine(isFit), z.refine(isSeen))),
  lastCareer: z.nullable(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  lastHouse: z.nullable(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
};

type Key = keyof Settings;

const KEYS = Object.keys(shape) as readonly Key[];

/** Anything a settings file holds, known here or not. */
type Raw = { readonly [key: string]: unknown };

/** What a settings file comes to, with a sentence for every value that was no good. */
export interface SettingsRead {
  readonly settings: Settings;
  readonly faults: readonly string[];
}

/** Accepts any object: single values are judged by `readSettings`. */
export function checkRaw(json: unknown): Read<Raw> {
  const plain = typeof json === 'object' && json !== null && !Array.isArray(json);
  return plain ? readable(json as Raw) : unreadable('it is not a list of options');
}

/** Takes every value that is good and the default for every other. Missing ones are no fault, unknown ones neither. */
export function readSettings(raw: Raw): SettingsRead {
  const good: { [key: string]: unknown } = {};
  const faults: string[] = [];
  for (const key of KEYS) {
    if (!Object.hasOwn(raw, key)) continue;
    const parsed = shape[key].safeParse(raw[key]);
    if (parsed.success) good[key] = parsed.data;
    else faults.push(complaint(key, raw[key]));
  }
  return { settings: { ...DEFAULT_SETTINGS, ...good } as Settings, faults };
}

function complaint(key: Key, value: unknown): string {
  const given = JSON.stringify(value).slice(0, 60);
  const used = JSON.stringify(DEFAULT_SETTINGS[key]);
  return `${FILES.settings}: ${key} cannot be ${given}, only ${legal(key)}; ${used} is used.`;
}

function legal(key: Key): string {
  switch (key) {
    case 'pace':
    case 'skin':
    case 'colour':
    case 'theme':
    case 'keys':
    case 'rules':
    case 'beastBook':
    case 'edition':
    case 'reach':
    case 'favour':
      return SETTING_CHOICES[key].map((word) => JSON.stringify(word)).join(', ');
    case 'reactionSeconds':
      return 'null or 10';
    case 'leftOut':
      return `a list of chapters from ${OPTIONAL_SECTIONS.join(', ')}`;
    case 'lastCareer':
      return 'null or the id of a career';
    case 'lastHouse':
      return 'null or the id of a house';
    case 'lastName':
      return 'null or a name of 1 to 40 letters';
    default:
      return 'true or false';
  }
}

/** The options in force. */
export interface SettingsStore {
  readonly value: Settings;
  /** Changes some options, at once. Returns why they are forgotten when the program ends, or null. */
  change(patch: Partial<Settings>): string | null;
}

/** Reads the options of a folder; what is wrong with them is told as notices. */
export function openSettings(folder: Folder): SettingsStore {
  const file = dataFile(folder, FILES.settings, checkRaw, 2);
  const found = file.load();
  let raw: Raw = (found.ok ? found.value : null) ?? {};
  const read = readSettings(raw);
  for (const fault of read.faults) folder.notice(fault);
  let value = read.settings;
  return {
    get value() {
      return value;
    },
    change(patch) {
      value = { ...value, ...patch };
      // Options of a newer version are handed on.
      raw = { ...raw, ...value };
      return file.write(raw);
    },
  };
}
