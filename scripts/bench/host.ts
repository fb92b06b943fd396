/** A host with one, ten and fifty players: how soon it answers a key, what a session takes, how many come in a second. */
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '../../tools/ssh-client.ts';
import { crowdOn, type Started, startHost } from '../host/started.ts';
import { TITLE } from '../host/title.ts';
import type { Figure } from './figures.ts';

const CROWDS = [1, 10, 50];
const PLAY = { seconds: 20, warmUp: 5, pause: 1_000 };
const SESSIONS = 50;
const COMING_MS = 5_000;
const ABREAST = 4;

/** One process for all, as the host is. */
export async function host(): Promise<readonly Figure[]> {
  const started = await startHost();
  try {
    const figures: Figure[] = [];
    for (const players of CROWDS) {
      const { p50, p95 } = await crowdOn({ ...PLAY, port: started.port, players });
      const what = `${players} ${players === 1 ? 'player' : 'players'}, a key a second each: key to frame`;
      figures.push({ what: `${what}, p50`, value: p50, unit: 'ms' });
      figures.push({ what: `${what}, p95`, value: p95, unit: 'ms', target: { atMost: 50 } });
    }
    figures.push(...(await memory(started)), await coming(started));
    return figures;
  } finally {
    await started.stop();
  }
}

/** What is there for fifty in a bout, against nobody. */
async function memory(started: Started): Promise<readonly Figure[]> {
  const before = await started.memory();
  const playing = crowdOn({ ...PLAY, port: started.port, players: SESSIONS });
  await sleep((PLAY.seconds - 2) * 1_000);
  const during = await started.memory();
  await playing;
  const each = (during.heap - before.heap) / SESSIONS;
  return [
    { what: 'memory in use, nobody there', value: before.heap, unit: 'MB' },
    { what: 'memory in use, for each of fifty in a bout', value: each, unit: 'MB', target: { atMost: 2 } },
    { what: 'resident with fifty in bouts', value: during.rss, unit: 'MB' },
  ];
}

/** New keys agreed, let in, the title drawn, and gone again; a few at a time. */
async function coming({ port }: Started): Promise<Figure> {
  const begun = performance.now();
  let came = 0;
  const one = async (): Promise<void> => {
    while (performance.now() - begun < COMING_MS) {
      const terminal = login({ port });
      await terminal.waitFor(TITLE);
      await terminal.dispose();
      came++;
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, one));
  return { what: 'players who come in', value: came / ((performance.now() - begun) / 1_000), unit: '/s' };
}
