/** What Continue and the hall say of a career whose program was killed between two writes: at each of them. */
import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { CAREER_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { CAREER } from '../../../../../src/games/gladiator/files/kinds.ts';
import type { CareerServices } from '../../../../../src/games/gladiator/files/types.ts';
import type { CareerGame } from '../../../../../src/games/gladiator/session/career.ts';
import { playedLast } from '../../../../../src/play/long-games.ts';
import { confDisk } from '../../../../../src/store/disk/conf-disk.ts';
import type { Disk } from '../../../../../src/store/disk/disk.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { asked, careerSetup, playCareer } from '../../../../../tools/games/gladiator/careers.ts';
import { open, tempFolder, value } from '../../../../store/support.ts';

const KILLED = 'the process was killed';

/** A disk of a process that is killed after so many changes of files: what it asks for then is not done. */
function killedAfter(changes: number): Disk & { readonly isKilled: boolean } {
  const disk = confDisk();
  let left = changes;
  const doing = (change: () => string | null): string | null => (--left < 0 ? KILLED : change());
  return {
    ...disk,
    get isKilled() {
      return left < 0;
    },
    write: (path, bytes) => doing(() => disk.write(path, bytes)),
    writePage: (path, bytes) => doing(() => disk.writePage(path, bytes)),
    remove: (path) => doing(() => disk.remove(path)),
    settle: () => (left < 0 ? KILLED : null),
  };
}

/** The careers of a store, with Continue as the program keeps it. */
function careersIn(store: Store): CareerServices {
  const services = { settings: () => store.settings.value, changeSettings: store.settings.change };
  return careerServices(store, playedLast(services, 'gladiator', CAREER.kind));
}

/** Does something with the careers of a folder, as a program of its own. */
function inProgram<T>(folder: string, disk: Disk, use: (careers: CareerServices, store: Store) => T): T {
  const store = open(folder, { disk });
  try {
    return use(careersIn(store), store);
  } finally {
    store.close();
  }
}

/** The one career that there is. */
function onlyOne(careers: CareerServices): CareerGame {
  const [listed] = careers.list();
  return value(careers.open(listed?.id ?? ''));
}

/** A folder with a lenient career in its second month. */
function second(): string {
  const folder = tempFolder();
  inProgram(folder, confDisk(), (careers) => {
    playCareer(value(careers.begin(careerSetup({ mode: 'lenient' }), 'hub-4')), asked('ludus', 1));
  });
  return folder;
}

const retire = (careers: CareerServices) => onlyOne(careers).answer({ kind: 'retire' });

/** The same, over and told. */
function over(): string {
  const folder = second();
  inProgram(folder, confDisk(), (careers) => expect(retire(careers)).toBeNull());
  return folder;
}

/** What a fresh program makes of a folder: what there is, what Continue leads to, and how often the hall has it. */
function found(folder: string) {
  return inProgram(folder, confDisk(), (careers, store) => {
    const continues = store.settings.value.last?.id ?? null;
    const [listed] = careers.list();
    const isOver = listed?.state === 'ok' && listed.over;
    const inHall = value(store.hall.load(CAREER_HALL)).length;
    return { id: listed?.id ?? null, isOver, continues, inHall };
  });
}

/** Follows Continue: whatever had been left half done is done then. */
const goOn = (folder: string) => inProgram(folder, confDisk(), (careers) => void onlyOne(careers));

/** Does something in copies of a folder, killed after no change, one, two and so on, until it gets through. */
function killedEverywhere(start: string, deed: (careers: CareerServices) => void, look: (folder: string) => void) {
  for (let changes = 0; ; changes++) {
    const folder = tempFolder();
    cpSync(start, folder, { recursive: true });
    const disk = killedAfter(changes);
    inProgram(folder, disk, (careers) => deed(careers));
    look(folder);
    if (!disk.isKilled) return changes;
  }
}

describe('a program that is killed between two changes of files', () => {
  it('while a career begins: Continue leads to it as soon as it is there', () => {
    const begin = (careers: CareerServices) => void careers.begin(careerSetup({ mode: 'lenient' }), 'hub-4');
    const changes = killedEverywhere(tempFolder(), begin, (folder) => {
      const { id, continues } = found(folder);
      expect(continues).toBe(id);
    });
    expect(changes).toBeGreaterThan(2);
  });

  it('while a career ends: Continue leads to the end until the hall has it, and then to nothing', () => {
    const changes = killedEverywhere(second(), retire, (folder) => {
      const { id, isOver, continues, inHall } = found(folder);
      expect(continues).toBe(isOver && inHall === 1 ? null : id);
      if (isOver && inHall === 0) goOn(folder);
      if (isOver) expect(found(folder)).toEqual({ id, isOver, continues: null, inHall: 1 });
    });
    expect(changes).toBeGreaterThan(3);
  });

  it('while one that is over goes back: Continue leads to it once it goes on, and the hall forgets its end', () => {
    const changes = killedEverywhere(
      over(),
      (careers) => void onlyOne(careers).goBack(1),
      (folder) => {
        const { id, isOver, continues } = found(folder);
        expect(continues).toBe(isOver ? null : id);
        if (isOver) return;
        goOn(folder);
        expect(found(folder)).toEqual({ id, isOver, continues: id, inHall: 0 });
      },
    );
    expect(changes).toBeGreaterThan(3);
  });
});
