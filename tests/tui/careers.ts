/** Careers in memory, for screens. */
import { campaignTables, gladiatorTables } from '../../src/data.ts';
import { cardOf } from '../../src/engine/campaign/card.ts';
import type { HallEntry } from '../../src/engine/campaign/hall.ts';
import { career } from '../../src/engine/campaign/index.ts';
import type { CareerState } from '../../src/engine/campaign/types.ts';
import { type Read, readable, type Save, unreadable } from '../../src/engine/kernel/save.ts';
import { type CareerKeep, openGame, startGame } from '../../src/session/career.ts';
import type { CareerItem, CareerServices } from '../../src/tui/services.ts';

/** The tables of a career, read once. */
export const careerTables = career.parseTables({ ...gladiatorTables, ...campaignTables });

/** What would lie on the disk. */
export interface CareerDisk {
  readonly careers: Map<string, Save>;
  readonly bouts: Map<string, Save>;
  readonly backs: Map<string, Save>;
  readonly pages: Map<string, string>;
  readonly hall: HallEntry[];
  /** Why nothing can be written, or null. */
  trouble: string | null;
}

/** An empty disk. */
export function emptyDisk(): CareerDisk {
  return { careers: new Map(), bouts: new Map(), backs: new Map(), pages: new Map(), hall: [], trouble: null };
}

/** Files in memory, as a game sees them. */
export function keepOn(disk: CareerDisk, id: string): CareerKeep {
  const put =
    (files: Map<string, Save>, name: string) =>
    (save: Save): string | null => {
      if (disk.trouble === null) files.set(name, structuredClone(save));
      return disk.trouble;
    };
  const backs = (): readonly number[] =>
    [...disk.backs.keys()].map((name) => Number(name.split('/')[1])).sort((a, b) => b - a);
  return {
    write: put(disk.careers, id),
    bout: (munus) => ({
      load: () => readable(disk.bouts.get(`${id}/${munus}`) ?? null),
      write: put(disk.bouts, `${id}/${munus}`),
    }),
    keepBack: (munus, save) => put(disk.backs, `${id}/${munus}`)(save),
    backs,
    goBack(munus): Read<Save> {
      const save = disk.backs.get(`${id}/${munus}`);
      if (save === undefined) return unreadable(`there is no autosave of munus ${munus} to return to`);
      disk.careers.set(id, save);
      for (const name of [...disk.bouts.keys()]) if (Number(name.split('/')[1]) >= munus) disk.bouts.delete(name);
      return readable(save);
    },
    writePage(name, text) {
      if (disk.trouble !== null) return unreadable(disk.trouble);
      disk.pages.set(name, text);
      return readable(`/careers/${id}/pages/${name}`);
    },
    writeCard: (man) => {
      disk.pages.set(`${man.name}.card`, cardOf(man));
      return readable(`/careers/${id}/pages/${man.name}.card`);
    },
    honour(entry) {
      if (disk.trouble === null && disk.hall.length === 0) disk.hall.push(entry);
      return disk.trouble;
    },
  };
}

/** Careers in memory: ids are '00000001', '00000002' and so on. */
export function fakeCareers(disk: CareerDisk): CareerServices {
  return {
    list: () => [...disk.careers].map(([id, save]) => itemOf(id, save)),
    begin(setup, seed) {
      const id = String(disk.careers.size + 1).padStart(8, '0');
      const game = startGame(careerTables, setup, seed, keepOn(disk, id));
      return game.session.trouble === null ? readable(game) : unreadable(game.session.trouble);
    },
    open(id) {
      const save = disk.careers.get(id);
      return save === undefined
        ? unreadable(`there is no career ${id}`)
        : openGame(careerTables, save, keepOn(disk, id));
    },
  };
}

function itemOf(id: string, save: Save): CareerItem {
  const { man, setup, turn, standing } = save.checkpoint.state as CareerState;
  return {
    ...{ state: 'ok', id, returns: 0, over: standing !== 'fighting', standing, mode: setup.mode, munus: turn },
    ...{ name: setup.name, style: man?.style ?? null, record: man?.record ?? { v: 0, s: 0, m: 0 } },
  };
}
