/** harena stats: what is counted of the player's matches, as text or JSON. */
import type { Shelf } from '../../games/shelf.ts';
import type { Stats } from '../../store/stats.ts';
import type { PageLine } from '../../tui/screens/text-page.ts';
import { achievementLines, earnedText, opponentLines, overviewLines, type Told } from '../../tui/stats/lines.ts';
import { allLuck } from '../../tui/stats/sums.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';

interface StatsOptions {
  readonly dataDir?: string;
  readonly json?: boolean;
}

/** Prints what is counted, of all games that count anything; reads only. Throws FailureError where it cannot be read. */
export async function runStats({ dataDir, json }: StatsOptions, shelf: Shelf): Promise<string> {
  const stats = statsIn(dataDir, shelf);
  const told = (await shelf.loadAll()).flatMap(({ id, title, counting }) =>
    counting === undefined ? [] : [{ title, told: { stats, game: id, telling: counting, untold: new Set<string>() } }],
  );
  if (json === true)
    return `${JSON.stringify(
      documentOf(
        stats,
        told.map((one) => one.told),
      ),
      null,
      2,
    )}\n`;
  return told.map((one) => textOf(one.title, one.told)).join('\n');
}

function statsIn(dataDir: string | undefined, shelf: Shelf): Stats {
  const store = storeFor(dataDir, false, shelf.entries);
  try {
    const found = store.stats.load();
    if (!found.ok) throw new FailureError(`stats.json cannot be read: ${found.why}`);
    return found.value;
  } finally {
    store.close();
  }
}

function documentOf(stats: Stats, told: readonly Told[]): object {
  return {
    schema: 'harena/stats/1',
    ...{ matches: stats.matches, sums: stats.sums },
    luck: Object.fromEntries(told.map(({ game, untold }) => [game, allLuck(stats, game, untold)])),
    achievements: Object.fromEntries(
      told.map(({ game, telling }) => [
        game,
        telling.achievements.map((one) => ({ ...one, earned: stats.earned[game]?.[one.id] ?? null })),
      ]),
    ),
  };
}

/** Columns of printed text. */
const WIDTH = 78;

function textOf(title: string, told: Told): string {
  const lines: readonly PageLine[] = [
    [{ text: title }],
    [],
    ...overviewLines(told, WIDTH),
    [],
    ...opponentLines(told),
    [],
    [{ text: `Achievements: ${earnedText(told)}` }],
    [],
    ...achievementLines(told, WIDTH),
  ];
  return `${lines
    .map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
