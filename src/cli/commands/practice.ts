/** harena practice: straight into a bout. */

import { inArena, readArena } from '../../games/gladiator/cli/arena-option.ts';
import { byBook, readBook } from '../../games/gladiator/cli/beasts-option.ts';
import { readRules } from '../../games/gladiator/cli/rules-option.ts';
import { checkTeams, deathMatch, readSpec } from '../../games/gladiator/cli/spec.ts';
import { rulesWord } from '../../games/gladiator/cli/spec-card.ts';
import { inEdition } from '../../games/gladiator/cli/tables-option.ts';
import { gladiatorTables } from '../../games/gladiator/data.ts';
import { gladiator } from '../../games/gladiator/rules/index.ts';
import { anyMan, LEADS, type Lead, muster } from '../../games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../games/gladiator/rules/setup/setup.ts';
import { byEdition } from '../../games/gladiator/rules/tables/edition-types.ts';
import { standingAnswers } from '../../games/gladiator/screens/bout/standing.ts';
import { newSeed } from '../../play/seed.ts';
import { Session } from '../../session/session.ts';
import { UsageError } from '../errors.ts';
import { storeFor } from '../open-store.ts';
import { needTerminal, type PlayOptions, play } from '../play.tsx';
import { readSeed } from '../seed.ts';

export interface PracticeOptions {
  readonly dataDir?: string;
  readonly seed?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
  readonly red: string;
  readonly blue?: string;
  readonly rules?: string;
  readonly lead?: string;
  readonly arena?: string;
  readonly beasts?: string;
  readonly tables?: string;
  readonly defenceCards?: true;
  readonly sineMissione?: true;
}

/** Fights a bout and then goes on as the game; returns the exit code. */
export async function runPractice(options: PracticeOptions, version: string): Promise<number> {
  const red = readSpec(options.red);
  const blue = options.blue === undefined ? red.map(() => anyMan('surprise')) : readSpec(options.blue);
  const fighters = muster(red, blue, readLead(options.lead));
  const seed = options.seed === undefined ? newSeed() : readSeed(options.seed);
  const book = byBook(readBook(options.beasts));
  const said = inEdition(options);
  const ruled = rulesWord(options.rules, options.red, options.blue);
  checkTeams(fighters, readRules(ruled, { ...book, ...said }));
  deathMatch(options, fighters);
  const arena = readArena(options.arena, readRules(ruled));
  needTerminal();
  const store = storeFor(options.dataDir, true);
  try {
    const running = store.bout.load();
    if (running.ok && running.value !== null && store.trouble === null) {
      throw new UsageError('a bout is in progress: harena goes on with it, or ends it; then practise');
    }
    const { stansKills, freeformPlots, reactionSeconds, beastBook, edition } = store.settings.value;
    const tables = options.tables === undefined ? byEdition(edition, options.defenceCards) : said;
    const rules = readRules(ruled, { stansKills, freeformPlots, reactionSeconds, beastBook, ...book, ...tables });
    checkTeams(fighters, rules); // book and tables may be those of the options
    const setup: Setup = { rules, fighters, ...inArena(arena), ...deathMatch(options, fighters) };
    const standing = standingAnswers(() => store.settings.value);
    const led = { seats: [0], sink: store.bout, standing } as const;
    const session = Session.start(gladiator, gladiator.parseTables(gladiatorTables), { setup, seed }, led);
    // What must be read first stands on the title, from where Continue leads into the bout.
    const first: PlayOptions['first'] = (env, told) =>
      told === null ? env.routes.bout(session, env, session.trouble) : env.routes.title(env, told);
    return await play({ store, version, ascii: options.ascii === true, colour: options.color, first });
  } finally {
    store.close();
  }
}

/** Unless told otherwise the player leads one man, and the book his comrades: nobody confers in the arena (26.6). */
function readLead(text = 'one'): Lead {
  const lead = LEADS.find((one) => one === text);
  if (lead === undefined) throw new UsageError(`--lead ${text}; legal: ${LEADS.join(', ')}`);
  return lead;
}
