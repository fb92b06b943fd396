/** What screens need in tests: services in memory, an environment of any size, the routes of the program. */

import { campaignTexts } from '../../../src/games/gladiator/data.ts';
import { gladiatorServices } from '../../../src/games/gladiator/files/services.ts';
import type { GladiatorServices, KnownMan } from '../../../src/games/gladiator/files/types.ts';
import { GAME_ID } from '../../../src/games/gladiator/id.ts';
import { type GladiatorOptions, USUAL, withOptions } from '../../../src/games/gladiator/options.ts';
import { loadRulebook } from '../../../src/games/gladiator/rulebook.ts';
import { Shelf } from '../../../src/games/shelf.ts';
import { SEED_PATTERN } from '../../../src/kernel/rng.ts';
import { type Read, readable, type Save, unreadable } from '../../../src/kernel/save.ts';
import { parseTable } from '../../../src/kernel/table.ts';
import { LABOUR_HERE } from '../../../src/odds/labour.ts';
import { gamesOn } from '../../../src/play/games.ts';
import { ROUTES } from '../../../src/play/routes.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/settings.ts';
import { goingOf } from '../../../src/store/matches.ts';
import type { Room } from '../../../src/store/room.ts';
import type { Company } from '../../../src/tui/company.ts';
import type { Skin } from '../../../src/tui/glyphs.ts';
import { HOUSE_SCREENS } from '../../../src/tui/keymap.ts';
import type { Env, Forced, Games, Routes } from '../../../src/tui/program.ts';
import type { MakesOwn, MatchFile, ReplayItem, Services } from '../../../src/tui/services.ts';
import type { Level } from '../../../src/tui/style.ts';
import { THEMES } from '../../../src/tui/theme.ts';
import { ALONE } from './alone.ts';
import { tables } from './bout.ts';
import { type CareerDisk, emptyDisk, fakeCareers } from './careers.ts';
import { emptyHouseDisk, fakeHouses, type HouseDisk } from './houses.ts';

const BOOK = loadRulebook();
const FILES: { readonly [id: string]: unknown } = campaignTexts;

/** What a test wants of its services. */
export interface Wanted {
  readonly settings?: Partial<Settings & GladiatorOptions>;
  readonly trouble?: string;
  /** The practice bout in progress, or why it cannot be read. */
  readonly bout?: Save | string;
  readonly replays?: readonly Save[];
  /** Damaged replays stand in the list after the others. */
  readonly damaged?: readonly string[];
  /** Why bouts, replays, records and settings cannot be written. */
  readonly unwritable?: string;
  /** Gladiators of careers and cards. */
  readonly known?: readonly KnownMan[];
  /** The others, where a host is played on, and the screens that it alone leads to. */
  readonly company?: Company & { readonly ways?: Partial<Routes> };
  /** The games there are, where they are not those of the house. */
  readonly games?: Games;
  /** Matches in progress of games besides GLADIATOR. */
  readonly matches?: { readonly [game: string]: Save };
  /** What lies on the disk of houses. */
  readonly houses?: HouseDisk;
  /** What lies on the disk of careers. */
  readonly careers?: CareerDisk;
  /** What has been earned and not been told yet. */
  readonly earned?: string[];
  /** How much more may be kept, where it is bounded. */
  readonly room?: Partial<Room>;
}

/** Services without files, and what was done with them. */
export interface FakeServices extends Services, GladiatorServices {
  /** Changes the house's options and GLADIATOR's. */
  change(patch: Partial<Settings & GladiatorOptions>): void;
  /** The bout that would be on disk. */
  readonly disk: {
    bout: Save | null;
    readonly records: Map<string, string>;
    readonly aside: string[];
    readonly copies: { readonly record: Save; readonly why: string }[];
    /** What was to be counted. */
    readonly counted: { readonly save: Save; readonly record: string | null }[];
  };
  readonly careerDisk: CareerDisk;
  /** Where screens lead that others open without knowing them. */
  readonly routes: Routes;
  readonly games: Games;
}

/** Services in memory: seeds are 'SEED-1', 'SEED-2' and so on, replays 'replay-1'. */
export function fakeServices(wanted: Wanted = {}): FakeServices {
  const { trouble = null, damaged = [], unwritable = null } = wanted;
  const bad = typeof wanted.bout === 'string' ? wanted.bout : null;
  const first = typeof wanted.bout === 'object' ? wanted.bout : null;
  const disk: FakeServices['disk'] = { bout: first, records: new Map(), aside: [], copies: [], counted: [] };
  const replays = new Map<string, Save>();
  const put = (save: Save): string => {
    const name = `replay-${replays.size + 1}`;
    replays.set(name, save);
    return name;
  };
  for (const save of wanted.replays ?? []) put(save);
  let settings = settingsOf(DEFAULT_SETTINGS, { rules: 'basic', motion: false, ...wanted.settings });
  let seeds = 0;
  const careerDisk = wanted.careers ?? emptyDisk();
  const houseDisk = wanted.houses ?? emptyHouseDisk();
  const match = matchOf(disk, bad, unwritable);
  const others = othersOf(wanted, match);
  return {
    disk,
    careerDisk,
    routes: { ...ROUTES, ...wanted.company?.ways },
    games: wanted.games ?? GAMES_LOADED,
    match: (game) => others[game] ?? match,
    own<T extends object>(make: MakesOwn<T>): T {
      if ((make as unknown) !== gladiatorServices) throw new Error('only GLADIATOR is played here');
      return this as unknown as T;
    },
    change(patch) {
      settings = settingsOf(settings, patch);
    },
    labour: LABOUR_HERE,
    counts: {
      any: () => false,
      load: () => readable({ matches: [], sums: [], earned: {} }),
      add: (save, record) => void disk.counted.push({ save, record }),
      takeEarned: () => (wanted.earned ?? []).splice(0),
      telling: () => null,
      luckOf: () => null,
      keepLuck: () => null,
    },
    company: wanted.company ?? null,
    careers: fakeCareers(careerDisk),
    houses: fakeHouses(houseDisk),
    hall: () => readable(careerDisk.hall),
    knownMen: () => wanted.known ?? [],
    version: '9.9.9',
    tables,
    trouble,
    printedTable: (id) => (FILES[id] === undefined ? null : parseTable(id, FILES[id])),
    takeNotices: () => [],
    newSeed: () => `SEED-${++seeds}`,
    seedFault: (text) => (SEED_PATTERN.test(text) ? null : 'A seed is 1 to 64 printable characters.'),
    settings: () => settings,
    changeSettings(patch) {
      settings = { ...settings, ...patch };
      return unwritable;
    },
    keepReplay: (save) => (unwritable === null ? readable(put(save)) : unreadable(unwritable)),
    writeRecord(name, text) {
      if (unwritable !== null) return unreadable(unwritable);
      disk.records.set(name, text);
      return readable(`/replays/${name}.txt`);
    },
    replayCount: () => replays.size + damaged.length,
    room: {
      ...{ quotas: null, told: () => null, whyNoGame: () => null, whyNoMatch: () => null },
      ...{ whyNoBytes: () => null, overdraft: () => 0, ...wanted.room },
    },
    replays: () => [...[...replays].map(replayItem), ...damaged.map(damagedItem)],
    loadReplay: (name): Read<Save> => {
      const save = replays.get(name);
      return save === undefined ? unreadable(`${name} cannot be read`) : readable(save);
    },
    rulebook: () => BOOK,
  };
}

/** Options of the house and of GLADIATOR as settings keep them. */
function settingsOf(before: Settings, patch: Partial<Settings & GladiatorOptions>): Settings {
  const own = Object.entries(patch).filter(([key]) => Object.hasOwn(USUAL, key));
  const house = Object.entries(patch).filter(([key]) => !Object.hasOwn(USUAL, key));
  const all = { ...before, ...Object.fromEntries(house) };
  return { ...all, ...withOptions(all, Object.fromEntries(own)) };
}

/** The matches of games by their ids; those besides GLADIATOR in memory of their own. */
function othersOf({ games, matches = {} }: Wanted, own: MatchFile): { readonly [game: string]: MatchFile } {
  const ids = games?.lines.map(({ id }) => id) ?? [];
  const fileOf = (id: string): MatchFile =>
    id === GAME_ID
      ? own
      : matchOf({ bout: matches[id] ?? null, records: new Map(), aside: [], copies: [], counted: [] }, null, null);
  return Object.fromEntries(ids.map((id) => [id, fileOf(id)]));
}

function matchOf(disk: FakeServices['disk'], bad: string | null, unwritable: string | null): MatchFile {
  return {
    load: () => (bad === null ? readable(disk.bout) : unreadable(bad)),
    going: () => (bad === null && disk.bout !== null ? goingOf(disk.bout) : null),
    write(save) {
      if (unwritable === null) disk.bout = save;
      return unwritable;
    },
    setAside(why) {
      disk.aside.push(why);
      disk.bout = null;
      return `Set aside: ${why}.`;
    },
    copyAside(why) {
      if (disk.bout === null) return unreadable('nothing is there');
      disk.copies.push({ record: disk.bout, why });
      return readable('aside/bout.json');
    },
    clear() {
      disk.bout = null;
    },
  };
}

function replayItem([name, save]: readonly [string, Save]): ReplayItem {
  const door = SHELF.door(save);
  const summary = door.ok ? door.value.summary(save) : door;
  if (!summary.ok) return { state: 'damaged', name, why: summary.why };
  return { state: 'ok', name, date: '2026-01-01', seed: save.seed, game: GAME_ID, ...summary.value };
}

const damagedItem = (name: string): ReplayItem => ({ state: 'damaged', name, why: 'it is not JSON' });

/** The screens that others open without knowing them, as the program wires them. */
export { ROUTES };

/** All games of the house, loaded. */
const SHELF = new Shelf(ALONE);
export const GAMES_LOADED = gamesOn(SHELF);
for (const { id } of ALONE) await GAMES_LOADED.load(id);

/** The terminal a screen is drawn for. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly skin: Skin;
  readonly level: Level;
  readonly forced?: Forced;
}

const NOT_FORCED: Forced = { level: null, skin: null };
const TERMINAL: Terminal = { columns: 80, rows: 24, skin: 'unicode', level: 3 };

/** An environment as the program makes it; 80x24, Unicode and truecolour unless told otherwise. */
export function envOf(
  services: Services = fakeServices(),
  terminal: Partial<Terminal> = {},
  { routes = ROUTES, games = GAMES_LOADED }: Partial<Pick<Env, 'routes' | 'games'>> = {},
): Env {
  const { columns, rows, skin, level, forced = NOT_FORCED } = { ...TERMINAL, ...terminal };
  const settings = services.settings();
  const encoding = { level, theme: THEMES[settings.theme] };
  return { columns, rows, skin, forced, encoding, settings, services, games, routes };
}

/** Every screen of the house and of its games. */
export const SCREENS: readonly string[] = [
  ...new Set([...HOUSE_SCREENS, ...GAMES_LOADED.bindings.flatMap(({ screens }) => screens ?? [])]),
];
