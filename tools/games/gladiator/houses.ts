/** Games of houses in memory, for screens. */
import { plainLanista } from '../../../src/games/gladiator/ai/plain-lanista.ts';
import { HOUSES, type ListedHouse } from '../../../src/games/gladiator/files/house-kind.ts';
import type { HouseServices } from '../../../src/games/gladiator/files/types.ts';
import { lanista } from '../../../src/games/gladiator/house/index.ts';
import type { HouseEntry } from '../../../src/games/gladiator/house/told/hall.ts';
import type { HousesSetup } from '../../../src/games/gladiator/house/types.ts';
import { campaignRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import {
  type HousesGame,
  type HousesKeep,
  openHouses,
  startHouses,
} from '../../../src/games/gladiator/session/house.ts';
import { type Read, readable, type Save, unreadable } from '../../../src/kernel/save.ts';
import { copyPlain } from '../../../src/kernel/state.ts';
import { factsOf } from '../../../src/store/game-file.ts';
import { careerTables, countOf } from './careers.ts';

/** What would lie on the disk. */
export interface HouseDisk {
  readonly houses: Map<string, Save>;
  readonly bouts: Map<string, Save>;
  readonly backs: Map<number, Save>;
  readonly pages: Map<string, string>;
  readonly hall: HouseEntry[];
  /** What was last told of each house for Continue, by ids; null: it is over. */
  readonly notes: Map<string, string | null>;
  /** Copies of files that do not prove themselves. */
  readonly copies: Save[];
  /** Why nothing can be written, or null. */
  trouble: string | null;
}

/** An empty disk. */
export function emptyHouseDisk(): HouseDisk {
  return {
    houses: new Map(),
    bouts: new Map(),
    backs: new Map(),
    pages: new Map(),
    hall: [],
    notes: new Map(),
    copies: [],
    trouble: null,
  };
}

/** Files in memory, as a game sees them. */
export function houseKeep(disk: HouseDisk, id: string): HousesKeep {
  const put =
    <K>(files: Map<K, Save>, name: K) =>
    (save: Save): string | null => {
      if (disk.trouble === null) files.set(name, copyPlain(save));
      return disk.trouble;
    };
  const copied = (files: Map<string, Save>, name: string) => (): Read<string> => {
    const record = files.get(name);
    if (disk.trouble !== null || record === undefined) return unreadable(disk.trouble ?? 'nothing is there');
    disk.copies.push(record);
    return readable(`aside/${name}`);
  };
  const page = (name: string, text: string): Read<string> => {
    if (disk.trouble !== null) return unreadable(disk.trouble);
    disk.pages.set(name, text);
    return readable(`/houses/${id}/pages/${name}`);
  };
  return {
    write: put(disk.houses, id),
    copyAside: copied(disk.houses, id),
    played: (note) => void disk.notes.set(id, note),
    bout: (n) => ({
      name: `${id}/${n}`,
      load: () => readable(disk.bouts.get(`${id}/${n}`) ?? null),
      write: put(disk.bouts, `${id}/${n}`),
      copyAside: copied(disk.bouts, `${id}/${n}`),
      setAside() {
        disk.bouts.delete(`${id}/${n}`);
        return readable(`aside/${id}-${n}`);
      },
    }),
    keepBack: (month, save) => put(disk.backs, month)(save),
    backs: () => [...disk.backs.keys()].sort((a, b) => b - a),
    goBack(month) {
      const save = disk.backs.get(month);
      if (save === undefined) return unreadable(`there is no autosave of month ${month}`);
      for (const later of [...disk.backs.keys()]) if (later > month) disk.backs.delete(later);
      disk.houses.set(id, save);
      return readable(save);
    },
    writePage: page,
    writeCard: (man) => page(`${man.name}.card`, man.name),
    honour(entry) {
      if (disk.trouble === null) disk.hall.push(entry);
      return disk.trouble;
    },
  };
}

/** Games in memory: ids are '00000001', '00000002' and so on. */
export function fakeHouses(disk: HouseDisk): HouseServices {
  const list = () => [...disk.houses].map(([id, save]) => itemOf(id, save));
  return {
    list,
    count: () => countOf(list()),
    remove: (id) => (disk.houses.delete(id) ? null : `there is no house ${id}`),
    hall: () => readable(disk.hall),
    begin(setup, seed) {
      const id = String(disk.houses.size + 1).padStart(8, '0');
      const game = startHouses(careerTables, setup, seed, houseKeep(disk, id));
      return game.session.trouble === null ? readable(game) : unreadable(game.session.trouble);
    },
    open(id) {
      const save = disk.houses.get(id);
      return save === undefined
        ? unreadable(`there is no house ${id}`)
        : openHouses(careerTables, save, houseKeep(disk, id));
    },
  };
}

/** A save as a list of games has it. */
function itemOf(id: string, save: Save): ListedHouse {
  const facts = factsOf(HOUSES, save);
  if (!facts.ok) return { state: 'damaged', id, why: facts.why };
  const day = '2026-01-01T00:00:00.000Z';
  const over = HOUSES.over(facts.value);
  return { state: 'ok', id, begun: day, played: day, returns: 0, facts: facts.value, over };
}

/** The house of Batiatus against three others, for two years. */
export function houseSetup(wanted: Partial<HousesSetup> = {}): HousesSetup {
  const rivals = (['thrifty', 'steady', 'showman'] as const).map((by, i) => ({
    name: ['Solonius', 'Vettius', 'Tullius'][i] ?? '',
    by,
  }));
  return {
    ...{ mode: 'ironman', rules: campaignRules(), months: 24, founder: null, harsh: true, lead: 'one', trueOdds: true },
    houses: [{ name: 'Batiatus', by: 'seat' }, ...rivals],
    ...wanted,
  };
}

/** Plays on as a plain lanista would until it is so, or over. All is told. */
export function playOn(game: HousesGame, done: (game: HousesGame) => boolean): HousesGame {
  const { session } = game;
  const player = plainLanista(careerTables);
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    const why = game.answer(player.choose(prompt, lanista.view(session.match.state, session.seat)));
    if (why !== null) throw new Error(why);
  }
}

/** A game on a disk, played on plainly until it is so, or over. */
export function houseOn(
  disk: HouseDisk,
  done: (game: HousesGame) => boolean,
  { seed = 'ludus', ...wanted }: Partial<HousesSetup> & { readonly seed?: string } = {},
): HousesGame {
  return playOn(startHouses(careerTables, houseSetup(wanted), seed, houseKeep(disk, '00000001')), done);
}
