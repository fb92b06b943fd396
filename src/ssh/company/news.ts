/** The news of a host, in news.json: what has happened to its players, as far back as is worth keeping. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readAs, readable } from '../../kernel/save.ts';
import type { News } from '../../tui/company.ts';
import { commonFile } from './common-file.ts';

/** Something to be told. */
export interface NewsItem {
  /** What it is about: the same thing is told once. */
  readonly key: string;
  /** The player's name. */
  readonly name: string;
  readonly text: string;
}

/** The news of a host. */
export interface Chronicle {
  /** The newest first. */
  all(): readonly News[];
  /** Adds what has not been told yet, under a day. */
  tell(date: string, items: readonly NewsItem[]): void;
  settled(): Promise<void>;
}

/** How many are kept. */
const KEPT = 300;

const text = z.string().check(z.maxLength(400));
const item = z.strictObject({ date: z.iso.date(), key: text, name: text, text });
const schema = z.strictObject({ format: z.literal(1), kind: z.literal('news'), items: z.array(item) });

/** Opens the news in a host's folder. */
export function openChronicle(folder: string, warn: (why: string) => void): Chronicle {
  const file = commonFile<readonly (NewsItem & News)[]>({
    path: join(folder, 'news.json'),
    none: [],
    check(json) {
      const found = readAs(schema, json, 'not valid news');
      return found.ok ? readable(found.value.items) : found;
    },
    text: (items) => `${JSON.stringify({ format: 1, kind: 'news', items }, null, 1)}\n`,
    warn,
  });
  return {
    all: () => file.value().toReversed(),
    tell(date, items) {
      file.change((told) => {
        const fresh = items.filter(({ key }) => !told.some((one) => one.key === key));
        return fresh.length === 0
          ? { ok: false, why: 'all of it has been told' }
          : readable([...told, ...fresh.map((one) => ({ date, ...one }))].slice(-KEPT));
      });
    },
    settled: file.settled,
  };
}
