/** harena hall: the hall of fame as text or JSON, by the sections of all games. */
import type { Game, HallOf } from '../../games/game.ts';
import type { Read } from '../../kernel/save.ts';
import { readSharedHall, sectionOf } from '../../ssh/company/shared-hall.ts';
import type { HallSection } from '../../store/hall.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';

interface HallOptions {
  readonly dataDir?: string;
  /** The folder of a host, whose players share a hall. */
  readonly data?: string;
  readonly json?: boolean;
}

/** A hall that was read: what documents say of a section, and what texts are made of. */
interface Hall {
  readonly schema: string;
  lines(section: HallSection<unknown>): readonly object[];
  readonly of: HallOf;
}

/** Prints the hall; reads only. Throws FailureError where it cannot be read. */
export async function runHall({ dataDir, data, json }: HallOptions, games: readonly Game[]): Promise<string> {
  const sections = games.flatMap(({ honours }) => honours.map(({ section }) => section));
  const hall = data === undefined ? ownHall(dataDir, sections) : sharedHall(data, sections);
  if (json === true) return `${JSON.stringify(documentOf(hall, sections), null, 2)}\n`;
  const parts = await Promise.all(games.map((game) => game.hallText?.(hall.of) ?? ''));
  const told = parts.filter((text) => text !== '');
  return told.length === 0 ? EMPTY : told.join('\n');
}

const EMPTY = 'The hall of fame is empty: no long game has ended yet.\n';

/** The first section is there even where nobody is in it. */
function documentOf({ schema, lines }: Hall, sections: readonly HallSection<unknown>[]): object {
  const members = sections.map((section) => [section.member, lines(section)] as const);
  return { schema, ...Object.fromEntries(members.filter(([, all], i) => i === 0 || all.length > 0)) };
}

function ownHall(dataDir: string | undefined, sections: readonly HallSection<unknown>[]): Hall {
  const store = storeFor(dataDir, false, []); // a hall is read whatever games there are
  try {
    const read = new Map(sections.map((section) => [section, whole(store.hall.load(section))]));
    return {
      schema: 'harena/hall/1',
      lines: (section) =>
        (read.get(section) ?? []).map(({ id, when, returns, entry }) => ({ [section.key]: id, when, returns, entry })),
      of: (<E>(section: HallSection<E>) =>
        (read.get(section) ?? []).map(({ entry }) => ({ entry: entry as E, player: null }))) satisfies HallOf,
    };
  } finally {
    store.close();
  }
}

/** The hall of a host, with the names of the players. */
function sharedHall(folder: string, sections: readonly HallSection<unknown>[]): Hall {
  const found = whole(readSharedHall(folder, sections));
  if (found === null) throw new FailureError(`${folder} has no hall of a host`);
  return {
    schema: 'harena/shared-hall/1',
    lines: (section) => sectionOf(found, section),
    of: (section) => sectionOf(found, section),
  };
}

function whole<T>(found: Read<T>): T {
  if (!found.ok) throw new FailureError(`hall.json cannot be read: ${found.why}`);
  return found.value;
}
