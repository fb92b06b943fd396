/** Careers in memory, for screens. */
import { plainFighter } from '../../../src/games/gladiator/ai/plain-bout.ts';
import { plainPlayer } from '../../../src/games/gladiator/ai/plain-career.ts';
import { career } from '../../../src/games/gladiator/career/index.ts';
import { cardOf } from '../../../src/games/gladiator/career/man/card.ts';
import type { HallEntry } from '../../../src/games/gladiator/career/told/hall.ts';
import type { CareerSetup } from '../../../src/games/gladiator/career/types.ts';
import { campaignTexts, gladiatorTables } from '../../../src/games/gladiator/data.ts';
import { CAREERS, type ListedCareer } from '../../../src/games/gladiator/files/career-kind.ts';
import type { CareerServices } from '../../../src/games/gladiator/files/types.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import type { GladiatorSession } from '../../../src/games/gladiator/screens/bout/session.ts';
import { type CareerGame, type CareerKeep, openGame, startGame } from '../../../src/games/gladiator/session/career.ts';
import type { OddsNote } from '../../../src/games/gladiator/session/odds-marks.ts';
import { derive } from '../../../src/kernel/rng.ts';
import { type Read, readable, type Save, unreadable } from '../../../src/kernel/save.ts';
import { copyPlain } from '../../../src/kernel/state.ts';
import { factsOf } from '../../../src/store/game-file.ts';
import type { ListedGame } from '../../../src/store/games.ts';
import type { LongCount } from '../../../src/store/index/long-index.ts';

/** The tables of a career, read once. */
export const careerTables = career.parseTables({ ...gladiatorTables, ...campaignTexts });

/** What would lie on the disk. */
export interface CareerDisk {
  readonly careers: Map<string, Save>;
  readonly bouts: Map<string, Save>;
  readonly backs: Map<string, Save>;
  readonly pages: Map<string, string>;
  readonly odds: Map<string, OddsNote>;
  readonly hall: HallEntry[];
  /** What was last told of each career for Continue, by ids; null: it is over. */
  readonly notes: Map<string, string | null>;
  /** Records that could not be used. */
  readonly aside: { readonly record: Save; readonly why: string }[];
  /** Copies of records that do not prove themselves. */
  readonly copies: { readonly record: Save; readonly why: string }[];
  /** Why nothing can be written, or null. */
  trouble: string | null;
}

/** An empty disk. */
export function emptyDisk(): CareerDisk {
  return {
    careers: new Map(),
    bouts: new Map(),
    backs: new Map(),
    pages: new Map(),
    odds: new Map(),
    hall: [],
    notes: new Map(),
    aside: [],
    copies: [],
    trouble: null,
  };
}

/** Files in memory, as a game sees them. */
export function keepOn(disk: CareerDisk, id: string): CareerKeep {
  const put =
    (files: Map<string, Save>, name: string) =>
    (save: Save): string | null => {
      if (disk.trouble === null) files.set(name, copyPlain(save));
      return disk.trouble;
    };
  const copied = (files: Map<string, Save>, name: string) => (why: string) => {
    const record = files.get(name);
    if (disk.trouble !== null || record === undefined) return unreadable(disk.trouble ?? 'nothing is there');
    disk.copies.push({ record, why });
    return readable(`aside/${name}`);
  };
  const backs = (): readonly number[] =>
    [...disk.backs.keys()].map((name) => Number(name.split('/')[1])).sort((a, b) => b - a);
  return {
    write: put(disk.careers, id),
    copyAside: copied(disk.careers, id),
    played: (note) => void disk.notes.set(id, note),
    bout: (munus) => ({
      name: `${id}/${munus}`,
      load: () => readable(disk.bouts.get(`${id}/${munus}`) ?? null),
      write: put(disk.bouts, `${id}/${munus}`),
      copyAside: copied(disk.bouts, `${id}/${munus}`),
      setAside(why) {
        const name = `${id}/${munus}`;
        const record = disk.bouts.get(name);
        if (disk.trouble !== null || record === undefined) return unreadable(disk.trouble ?? 'nothing is there');
        disk.bouts.delete(name);
        disk.aside.push({ record, why });
        return readable(`aside/${name}`);
      },
    }),
    keepBack: (munus, save) => put(disk.backs, `${id}/${munus}`)(save),
    backs,
    goBack(munus): Read<Save> {
      const save = disk.backs.get(`${id}/${munus}`);
      if (save === undefined) return unreadable(`there is no autosave of munus ${munus} to return to`);
      disk.careers.set(id, save);
      disk.hall.length = 0;
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
    odds: () => disk.odds.get(id) ?? null,
    noteOdds(note) {
      if (disk.trouble === null) disk.odds.set(id, note);
      return disk.trouble;
    },
    honour(entry) {
      if (disk.trouble === null && disk.hall.length === 0) disk.hall.push(entry);
      return disk.trouble;
    },
  };
}

/** Careers in memory: ids are '00000001', '00000002' and so on. */
export function fakeCareers(disk: CareerDisk): CareerServices {
  const list = () => [...disk.careers].map(([id, save]) => itemOf(id, save));
  return {
    list,
    count: () => countOf(list()),
    remove: (id) => (disk.careers.delete(id) ? null : `there is no career ${id}`),
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

/** How many games of a list go on and are over. */
export function countOf(list: readonly ListedGame<unknown>[]): LongCount {
  const [going, over] = [false, true].map((ended) => list.filter((one) => one.state === 'ok' && one.over === ended));
  const known = [going?.length ?? 0, over?.length ?? 0] as const;
  return { going: known[0], over: known[1], unknown: list.length - known[0] - known[1], bytes: 0 };
}

/** A save as a list of games has it. */
function itemOf(id: string, save: Save): ListedCareer {
  const facts = factsOf(CAREERS, save);
  if (!facts.ok) return { state: 'damaged', id, why: facts.why };
  const day = '2026-01-01T00:00:00.000Z';
  const over = CAREERS.over(facts.value);
  return { state: 'ok', id, begun: day, played: day, returns: 0, facts: facts.value, over };
}

/** Flavian in an ironman's career, all of it rolled, leading himself alone. */
export function careerSetup(wanted: Partial<CareerSetup> = {}): CareerSetup {
  const common = {
    name: 'Flavian',
    mode: 'ironman',
    origin: true,
    armour: 'roll',
    lead: 'one',
    trueOdds: true,
  } as const;
  return { ...common, rules: campaignRules(), ...wanted };
}

/** Fights a bout as a plain player would until it is so, or to its end; its record is written as it goes. */
export function fightPlainly(bout: GladiatorSession, done: (bout: GladiatorSession) => boolean = () => false): void {
  const { match } = bout;
  const fighter = plainFighter(match.tables, derive(match.seed, 'plain'));
  for (;;) {
    while (bout.advance() !== null);
    if (bout.over || done(bout)) return;
    const { prompt } = bout;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = bout.answer(fighter.choose(prompt, gladiator.view(match.state, bout.seat)));
    if (why !== null) throw new Error(why);
  }
}

/** Plays a career as a plain player would until it is so, or over; every bout with its record. All is told. */
export function playCareer(game: CareerGame, done: (game: CareerGame) => boolean): CareerGame {
  const { session } = game;
  const player = plainPlayer(careerTables);
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    if (prompt.kind === 'bout') {
      const bout = game.bout();
      if (!bout.ok) throw new Error(bout.why);
      if (bout.value === null) continue; // answered from its record
      fightPlainly(bout.value);
      const why = game.finish(bout.value);
      if (why !== null) throw new Error(why);
      continue;
    }
    const why = game.answer(player.choose(prompt, career.view(session.match.state, session.seat)));
    if (why !== null) throw new Error(why);
  }
}

/** A career on a disk, played on until it is so. */
export function careerOn(
  disk: CareerDisk,
  done: (game: CareerGame) => boolean,
  {
    seed = 'hub',
    id = '00000001',
    ...wanted
  }: Partial<CareerSetup> & { readonly seed?: string; readonly id?: string } = {},
): CareerGame {
  return playCareer(startGame(careerTables, careerSetup(wanted), seed, keepOn(disk, id)), done);
}

/** Whether a question of a kind is open, after at least so many munera. */
export function asked(kind: string, munera = 0): (game: CareerGame) => boolean {
  return ({ session }) => session.prompt?.kind === kind && session.match.state.past.length >= munera;
}
