/** harena practice: straight into a bout. */

import { type AiOptions, readBots, readLeads } from '../../../../cli/ai-option.ts';
import { readBotSeconds } from '../../../../cli/bots/seconds.ts';
import { UsageError } from '../../../../cli/errors.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { PLAYER_SEAT } from '../../../../kernel/levels.ts';
import { LABOUR_HERE } from '../../../../odds/labour.ts';
import { Session } from '../../../../session/session.ts';
import type { Store } from '../../../../store/store.ts';
import type { FirstScreen, Globals } from '../../../commands.ts';
import { GAME_ID } from '../../id.ts';
import { mindsFor } from '../../labour/minds.ts';
import { type GladiatorOptions, optionsOf, USUAL } from '../../options.ts';
import { gladiator } from '../../rules/index.ts';
import { anyMan, atLevel, LEADS, type Lead, muster } from '../../rules/setup/muster.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { byEdition } from '../../rules/tables/edition-types.ts';
import { standingAnswers } from '../../screens/bout/standing.ts';
import { practiceGame } from '../../screens/open/practice.ts';
import { tables } from '../../tables.ts';
import { inArena, readArena } from '../arena-option.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { botsFor } from '../bots.ts';
import { readRules } from '../rules-option.ts';
import { checkTeams, deathMatch, readSpec } from '../spec.ts';
import { rulesWord } from '../spec-card.ts';
import { inEdition } from '../tables-option.ts';

/** What `harena practice` is told of GLADIATOR, still in words. */
export interface PracticeOptions extends Globals, AiOptions {
  readonly red: string;
  readonly blue?: string;
  readonly rules?: string;
  readonly lead?: string;
  readonly arena?: string;
  readonly beasts?: string;
  readonly tables?: string;
  readonly defenceCards?: true;
  readonly sineMissione?: true;
  readonly botSeconds?: string;
}

/** Reads who fights and how; what it gives back begins the bout by the player's settings. Both throw UsageError. */
export function readPractice(options: PracticeOptions): (store: Store) => FirstScreen {
  const setupBy = readMeeting(options);
  const seed = seedGiven(options.seed);
  const programs = readBots(options, setupBy(USUAL));
  const seconds = readBotSeconds(options.botSeconds);
  return (store) => {
    refuseSecond(store);
    const setup = setupBy(optionsOf(store.settings.value));
    return boutOf(setup, seed, store, programs.length === 0 ? null : botsFor(setup, programs, seconds));
  };
}

/** What is read of who fights and how: the set-up by a player's options. Both throw UsageError. */
export function readMeeting(options: PracticeOptions): (by: GladiatorOptions) => Setup {
  const levels = readLeads(options);
  const red = atLevel(readSpec(options.red), levels.redAi);
  const others = options.blue === undefined ? red.map(() => anyMan('surprise')) : readSpec(options.blue);
  const blue = atLevel(others, levels.blueAi);
  const fighters = muster(red, blue, readLead(options.lead));
  const book = byBook(readBook(options.beasts));
  const said = inEdition(options);
  const ruled = rulesWord(options.rules, options.red, options.blue);
  checkTeams(fighters, readRules(ruled, { ...book, ...said }));
  const match = deathMatch(options, fighters);
  const arena = readArena(options.arena, readRules(ruled));
  return ({ stansKills, freeformPlots, reactionSeconds, beastBook, edition }) => {
    const printed = options.tables === undefined ? byEdition(edition, options.defenceCards) : said;
    const rules = readRules(ruled, { stansKills, freeformPlots, reactionSeconds, beastBook, ...book, ...printed });
    checkTeams(fighters, rules); // book and tables may be those of the options
    return { rules, fighters, ...inArena(arena), ...match };
  };
}

/** One bout at a time is kept. */
function refuseSecond({ match, trouble }: Store): void {
  const running = match(GAME_ID).load();
  if (running.ok && running.value !== null && trouble === null)
    throw new UsageError('a bout is in progress: finish it or give it up with harena, then practise');
}

/** Begins a bout. What must be read first stands on the title, from where Continue leads into it. */
function boutOf(setup: Setup, seed: string, store: Store, bots: ReturnType<typeof botsFor> | null): FirstScreen {
  const standing = standingAnswers(() => optionsOf(store.settings.value));
  const led = bots === null ? { minds: mindsFor(setup) } : { minds: bots.minds, remark: bots.remark };
  const by = { seats: [PLAYER_SEAT], sink: store.match(GAME_ID), standing, labour: LABOUR_HERE, ...led } as const;
  const session = Session.start(gladiator, tables(), { setup, seed }, by);
  return (env, told) =>
    told === null ? env.routes.play(practiceGame(session), env, session.trouble) : env.routes.title(env, told);
}

/** Unless told otherwise the player leads one man, and the book his comrades: nobody confers in the arena (26.6). */
function readLead(text = 'one'): Lead {
  const lead = LEADS.find((one) => one === text);
  if (lead === undefined) throw new UsageError(`--lead ${text}; legal: ${LEADS.join(', ')}`);
  return lead;
}
