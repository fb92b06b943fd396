/** The player's options, kept in settings.json. */
import * as z from 'zod/mini';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import { isFit } from '../safe-text.ts';
import { DEFAULT_SETTINGS, type GameOption, type GameSettings, SETTING_CHOICES, type Settings } from '../settings.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';
import type { GameKeeps } from './keeps.ts';
import { isPromised } from './last-played.ts';

/** A name of blanks would be proposed and then refused. */
const isSeen = (name: string): boolean => name.trim() !== '';

type Key = Exclude<keyof Settings, 'games'>;

const ID = z.string().check(z.regex(/^[0-9a-f]{8}$/));

const shape: { readonly [K in Key]: z.ZodMiniType<Settings[K]> } = {
  pace: z.enum(SETTING_CHOICES.pace),
  skin: z.enum(SETTING_CHOICES.skin),
  colour: z.enum(SETTING_CHOICES.colour),
  theme: z.enum(SETTING_CHOICES.theme),
  keys: z.enum(SETTING_CHOICES.keys),
  reach: z.enum(SETTING_CHOICES.reach),
  /** Direction keys are relative to the fighter's facing, not to the map. */
  relative: z.boolean(),
  hints: z.boolean(),
  odds: z.boolean(),
  mouse: z.boolean(),
  /** Ask before a plot with a warning is committed. */
  confirm: z.boolean(),
  motion: z.boolean(),
  reasons: z.boolean(),
  bell: z.boolean(),
  /** On a host. */
  watched: z.boolean(),
  /** True until the first match is over. */
  firstRun: z.boolean(),
  lastName: z.nullable(z.string().check(z.minLength(1), z.maxLength(40), z.refine(isFit), z.refine(isSeen))),
  last: z.nullable(z.strictObject({ game: z.string(), kind: z.string(), id: ID, note: z.string() })),
  lastGame: z.nullable(z.string()),
  matches: z.record(z.string(), z.string()),
  learned: z.record(z.string(), z.array(z.string())),
  waved: z.array(z.string()),
};

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

/**
 * Takes every value that is good and the default for every other. Missing ones are no fault, unknown ones neither.
 * What was chosen before options were kept by game is of the first of them.
 */
export function readSettings(raw: Raw, games: readonly GameKeeps[]): SettingsRead {
  const now: Raw = { ...raw, ...lastFromBefore(raw, games) };
  const good: { [key: string]: unknown } = {};
  const faults: string[] = [];
  for (const key of KEYS) {
    if (!Object.hasOwn(now, key)) continue;
    const parsed = shape[key].safeParse(now[key]);
    if (parsed.success) good[key] = parsed.data;
    else faults.push(complaint(key, now[key], legal(key), DEFAULT_SETTINGS[key]));
  }
  const byGame = isFields(raw.games) ? raw.games : {};
  const chosen = games.map(({ id, options }, i) => {
    const own = isFields(byGame[id]) ? byGame[id] : {};
    const newer = without(
      own,
      options.map(({ key }) => key),
    );
    return [id, { ...newer, ...gameSettings(options, i === 0 ? { ...raw, ...own } : own, faults) }] as const;
  });
  const settings = { ...DEFAULT_SETTINGS, ...good, games: { ...byGame, ...Object.fromEntries(chosen) } };
  return { settings: settings as Settings, faults };
}

const isFields = (value: unknown): value is Raw => checkRaw(value).ok;

/** Those of a game's options that a file chooses, and can be used; the others are complained of. */
function gameSettings(options: readonly GameOption[], raw: Raw, faults: string[]): GameSettings {
  const given = options.filter(({ key }) => Object.hasOwn(raw, key));
  for (const { key, legal, usual, fits } of given)
    if (!fits(raw[key])) faults.push(complaint(key, raw[key], legal, usual));
  return Object.fromEntries(given.filter(({ key, fits }) => fits(raw[key])).map(({ key }) => [key, raw[key]]));
}

/** What was last played, as it was kept before there were several games. */
function lastFromBefore(raw: Raw, [first]: readonly GameKeeps[]): Raw {
  if (raw.last !== undefined || first === undefined) return {};
  const found = first.long?.find(({ lastOption = '' }) => ID.safeParse(raw[lastOption]).success);
  if (found === undefined) return {};
  return { last: { game: first.id, kind: found.kind, id: raw[found.lastOption ?? ''], note: '' } };
}

function complaint(key: string, value: unknown, only: string, used: unknown): string {
  const given = JSON.stringify(value).slice(0, 60);
  return `${FILES.settings}: ${key} cannot be ${given}, only ${only}; ${JSON.stringify(used)} is used.`;
}

function legal(key: Key): string {
  switch (key) {
    case 'pace':
    case 'skin':
    case 'colour':
    case 'theme':
    case 'keys':
    case 'reach':
      return SETTING_CHOICES[key].map((word) => JSON.stringify(word)).join(', ');
    case 'last':
      return 'null or a game and the id of what is played in it';
    case 'lastGame':
      return 'null or the id of a game';
    case 'matches':
      return 'a list of words by games';
    case 'learned':
      return 'lists of lessons by games';
    case 'waved':
      return 'a list of games';
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
export function openSettings(folder: Folder, games: readonly GameKeeps[]): SettingsStore {
  const file = dataFile(folder, FILES.settings, checkRaw, 2);
  const found = file.load();
  let raw: Raw = (found.ok ? found.value : null) ?? {};
  const { settings, faults } = readSettings(raw, games);
  for (const fault of faults) folder.notice(fault);
  let value = isPromised(folder, games, settings.last) ? settings : { ...settings, last: null };
  return {
    get value() {
      return value;
    },
    change(patch) {
      value = { ...value, ...patch };
      // Options of a newer version are handed on; those of before there were games have found their place.
      raw = { ...without(raw, beforeGames(games)), ...value };
      return file.write(raw);
    },
  };
}

/** Names under which the first game's options and what was last played were kept before there were several. */
const beforeGames = ([first]: readonly GameKeeps[]): readonly string[] =>
  first === undefined
    ? []
    : [...(first.long ?? []).flatMap(({ lastOption }) => lastOption ?? []), ...first.options.map(({ key }) => key)];

const without = (raw: Raw, names: readonly string[]): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !names.includes(name)));
