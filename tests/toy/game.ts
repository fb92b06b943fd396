/** The toy as a game of the house: its door, its screens, its commands. Nothing else of it is known to anybody. */
import { chanceFor, type Mind } from '../../src/ai/mind.ts';
import { randomController } from '../../src/ai/random.ts';
import { doorOf } from '../../src/games/door.ts';
import type { GameEntry, MatchCounting } from '../../src/games/game.ts';
import { readGlossary } from '../../src/kernel/glossary.ts';
import { Match } from '../../src/kernel/match.ts';
import { runMatch } from '../../src/kernel/runner.ts';
import { type Read, readable, type Save } from '../../src/kernel/save.ts';
import { ownEyes, type Seen, strangersEyes } from '../../src/session/eyes.ts';
import type { Showing } from '../../src/session/frames.ts';
import { Playback } from '../../src/session/playback.ts';
import { type SaveSink, Session } from '../../src/session/session.ts';
import { adviceScreen, advisedBy } from '../../src/tui/advice/advice.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import type { LessonOutcome } from '../../src/tui/lessons/outcome.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../src/tui/parts.ts';
import {
  type Env,
  type GameScreens,
  type Lesson,
  type LessonStand,
  type Look,
  type MatchPresets,
  type Move,
  type OpenGame,
  type Screen,
  stay,
} from '../../src/tui/program.ts';
import { toTitleScreen } from '../../src/tui/screens/leave.ts';
import { textPages } from '../../src/tui/screens/text-page.ts';
import type { MenuItem, Message, View } from '../../src/tui/view.ts';
import { HITS, TOY_CITES, TOY_DATA, type Toy, toy } from './rules.ts';
import { thoughtErrand, toilFor } from './toils.ts';

type ToySession = Session<Toy>;
const ID = 'toy';
const TABLES = toy.parseTables(TOY_DATA);
/** The player leads A, a seat of the program B, and the book C. */
const SETUP: Toy['setup'] = { seats: [0, 1, null] };

/** Any legal order. */
const MIND: Mind<Toy> = {
  choose: (request, state, pick) => toy.decisions.order.sample(state, TABLES, request, pick),
};
const optionsFor = (sink: SaveSink) => ({ seats: [0], sink, minds: { 1: MIND } }) as const;

/** A match in play. */
function played(session: ToySession): OpenGame {
  return {
    game: ID,
    get doing() {
      return `${session.over ? 'has done with' : 'climbs'} the towers`;
    },
    match: {
      session,
      title: 'A v B v C',
      stranger: strangersEyes(toy),
      look: () => LOOK,
    },
    screen(_env, notice) {
      session.onScreen();
      return towers(session, notice);
    },
  };
}

/** On the towers of others. */
const LOOK: Look = {
  keys: 'watch',
  pause: 10,
  moment: ({ shown }) => `turn ${shown.turn}`,
  goOn(showing) {
    showing.advance();
    return LOOK;
  },
  onKey: () => null,
  draw(canvas, showing, prompt, env) {
    drawTowers(canvas, showing as Showing<Toy>);
    drawPrompt(canvas, canvas.height - 2, prompt, 'tell');
    drawKeyBar(canvas, 'watch', env);
  },
};

function drawTowers(canvas: Canvas, { shown, lines }: Seen<Toy>): void {
  for (const [i, { id, tower, hits, hand }] of shown.fighters.entries())
    canvas.text(2, 2 + i, `${id} ${'*'.repeat(hits).padEnd(4)} ${tower.padEnd(6)} ${hand.join(', ')}`, { fg: 'text' });
  for (const [i, { text }] of lines.slice(-6).entries()) canvas.text(2, 6 + i, text, { fg: 'mute' });
}

/** The screen of a match: what is asked is answered from a menu. */
function towers(session: ToySession, notice: string | null): Screen {
  while (session.advance() !== null);
  const again = (told: string | null): Move => stay(towers(session, told));
  return {
    name: 'menu',
    game: ID,
    timer: null,
    update(message: Message, env: Env): Move {
      if (message.kind === 'select' && session.prompt === null) return ended(session, env);
      if (message.kind === 'select' && message.value === ADVICE) return advised(session, env);
      if (message.kind === 'returned') return again(session.answer(advisedBy(message.value)?.choice));
      if (message.kind === 'select') return again(session.answer(JSON.parse(message.value)));
      if (message.kind !== 'key' || message.command !== 'close') return again(null);
      const leaving = { stake: STAKE, trouble: session.keep() };
      return { to: 'over', screen: towers(session, null), next: toTitleScreen(leaving) };
    },
    view: (env) => view(session, notice, env),
    stake: STAKE,
    drawn: () => session.saw(),
    leave: () => session.keep(),
  };
}

/** Advice beside an order of the toy's player, the first that may be given. */
function advised(session: ToySession, env: Env): Move {
  const { inquiry, match } = session;
  const own = JSON.parse(itemsOf(session)[0]?.value ?? '');
  const short = (choice: unknown): string => Object.values(choice as object).join(' ');
  if (inquiry === null) return stay(towers(session, null));
  const errand = thoughtErrand({ asked: { ...inquiry, own }, chance: chanceFor(match, 'advice', 0) });
  const others = (met: readonly { readonly choice: unknown }[]): string =>
    met.map((one) => short(one.choice)).join('; ');
  const advice = { errand, plan: short(own), short, means: () => 'All strike at once.', others };
  return { to: 'over', screen: towers(session, null), next: adviceScreen<Toy>(advice, env) };
}

const ADVICE = 'advice';

const STAKE = { name: 'The match', back: 'Continue goes on with it' };

/** Keeps what is over among the replays. */
function ended(session: ToySession, env: Env): Move {
  const kept = env.services.keepReplay(session.save());
  if (kept.ok) env.services.match(ID).clear();
  return { to: 'only', next: env.routes.title(env, kept.ok ? `Kept as replay ${kept.value}.` : kept.why, kept.ok) };
}

function view(session: ToySession, notice: string | null, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'The towers', `turn ${session.shown.turn}`);
  drawTowers(canvas, ownEyes(session));
  drawPrompt(canvas, canvas.height - 2, notice ?? (session.over ? 'It is over.' : 'Which card, and where?'));
  drawKeyBar(canvas, 'menu', env);
  const items = itemsOf(session);
  const id = `towers-${session.match.choices.length}`;
  return { canvas, menu: { id, x: 1, y: 13, width: 40, limit: canvas.height - 16, items, initial: 0 } };
}

function itemsOf({ prompt, match }: ToySession): readonly MenuItem[] {
  if (prompt === null) return [{ value: 'end', label: 'To the title', note: 'the match is kept' }];
  const open = toy.decisions.order.list?.(match.state, TABLES, prompt) ?? [];
  const orders = open.map((order) => ({
    value: JSON.stringify(order),
    label: `${order.card} to the ${order.tower}`,
    note: '',
  }));
  return [...orders, { value: ADVICE, label: 'Advice', note: '' }];
}

/** The lesson: one order, and nothing of it is kept. */
const LESSON: Lesson = {
  id: 'order',
  text: ['All choose a card and a tower in secret, and strike at whoever came to the same tower.'],
  task: 'Choose a sword, for whichever tower.',
  begin(_env, stand) {
    const options = optionsFor({ write: () => null });
    const session = Session.start(toy, TABLES, { setup: SETUP, seed: 'lesson' }, options);
    return readable({ game: ID, doing: 'takes a lesson', match: null, screen: () => lesson(session, stand, null) });
  },
};

function lesson(session: ToySession, stand: LessonStand, notice: string | null): Screen {
  while (session.advance() !== null);
  return {
    name: 'menu',
    timer: null,
    update(message: Message, env: Env): Move {
      if (message.kind === 'key' && message.command === 'close') return { to: 'only', next: stand.left() };
      if (message.kind !== 'select') return stay(lesson(session, stand, null));
      const order: Toy['decisions']['order']['choice'] = JSON.parse(message.value);
      const why = session.answer(order);
      return why === null ? { to: 'only', next: stand.done(taught(order), env) } : stay(lesson(session, stand, why));
    },
    view: (env) => view(session, notice, env),
    leave: () => null,
  };
}

function taught({ card, tower }: Toy['decisions']['order']['choice']): LessonOutcome {
  const row = (one: string) => ({ choice: one, figures: () => [`${one.length}`], own: one === card });
  return {
    learned: card === 'sword',
    told: [`You went to the ${tower} with the ${card}.`],
    figures: { head: ['', 'letters'], rows: ['net', 'spear', 'sword'].map(row) },
  };
}

/** What happened, line by line. */
const told = ({ frames }: Playback<Toy>): Screen =>
  textPages([{ title: 'Replay', right: '', lines: () => frames.map(({ text }) => [{ text }]) }]);

/** A match against the two others, saved before anything of it is seen. */
function begun(env: Env): Screen {
  const seed = env.services.newSeed();
  const session = Session.start(toy, TABLES, { setup: SETUP, seed }, optionsFor(env.services.match(ID)));
  return env.routes.play(played(session), env, session.trouble);
}

/** What simulated matches of the toy came to, whoever the others are. */
const FOE = { about: 'two who choose by chance.', chance: { matches: 300, won: 100, drawn: 30 } };

const PRESETS: MatchPresets = {
  label: 'Practice',
  note: () => 'made ready',
  list: () => [
    {
      ...{ id: 'three', title: 'Three on four towers', rules: 'All', about: 'You hold the north.' },
      foes: { weak: FOE, even: FOE, strong: FOE },
    },
  ],
  counted: 'Played by chance.',
  begin: (id, _strength, env) => (id === 'three' ? readable(begun(env)) : { ok: false, why: `there is no ${id}` }),
  own: { note: 'as it comes', open: begun },
  lines: [],
};

const SCREENS: GameScreens = {
  presets: PRESETS,
  menu: () => [{ value: 'match', label: 'A match', note: 'of three' }],
  letters: { m: 'match' },
  lessons: () => [LESSON],
  choose: (_value, env) => ({ to: 'only', next: begun(env) }),
  resume: () => ({ ok: false, why: 'nothing of the toy lasts' }),
  resumeMatch(save, env): Read<Screen> {
    const opened = Session.open(toy, TABLES, save, optionsFor(env.services.match(ID)));
    return opened.ok ? readable(env.routes.play(played(opened.value.session), env, null)) : opened;
  },
  replay(save: Save, _env, screen): Move {
    const source = Playback.open(toy, TABLES, save);
    return source.ok ? { to: 'over', screen, next: told(source.value) } : stay(screen);
  },
  ending: (by) => (by === 'fall' ? 'the others are down' : null),
  manual: { bindings: [], topics: {}, signs: () => [] },
  detail: () => null,
};

/** Its words, as its data file has them. */
const WORDS = [
  { term: 'tower', also: [], text: ['One of the four places in a ring.'], rule: '2.1', see: ['hand'] },
  { term: 'hand', also: [], text: ['The cards a fighter holds.', 'Nobody else sees them.'], rule: null, see: [] },
];

/** So many matches of chance, counted as every game counts them. */
async function simulated(n: number, seed: string): Promise<string> {
  const count = { wins: [0, 0, 0], draws: 0, turns: {} as Record<string, number>, ends: {} as Record<string, number> };
  for (let i = 0; i < n; i++) {
    const match = Match.start(toy, TABLES, SETUP, `${seed}/${i}`);
    runMatch(match, (seat) => randomController(toy, TABLES, `${seed}/${i}/${seat}`));
    const { turn, outcome } = match.state;
    const winner = outcome?.winner ?? null;
    if (winner === null) count.draws += 1;
    else count.wins[winner] = (count.wins[winner] ?? 0) + 1;
    count.turns[turn] = (count.turns[turn] ?? 0) + 1;
    count.ends[outcome?.by ?? ''] = (count.ends[outcome?.by ?? ''] ?? 0) + 1;
  }
  return `${JSON.stringify({ schema: 'harena/sim/1', game: ID, input: { n, seed }, bouts: n, ...count })}\n`;
}

/** What is counted of the toy: a match for whoever led A, and two achievements. */
const COUNTING: MatchCounting = {
  achievements: [
    {
      id: 'unhit',
      title: 'Unhit',
      task: 'Come through without a hit.',
      cite: '3.1',
      rule: 'Who is elsewhere is not struck.',
    },
    { id: 'ended', title: 'To the end', task: 'Play a match to its end.', cite: '3.1', rule: 'It always ends.' },
  ],
  results: [
    { letter: 'V', word: 'won', as: 'won' },
    { letter: 'S', word: 'drawn', as: 'drawn' },
    { letter: 'M', word: 'beaten', as: 'lost' },
  ],
  harm: 'hits',
  count({ checkpoint }) {
    const { outcome, turn, fighters } = checkpoint.state as Toy['state'];
    if (outcome === null) return readable({ match: null, earned: [] });
    const lost = (own: boolean): number =>
      fighters.reduce((sum, { id, hits }) => sum + ((id === 'A') === own ? HITS - hits : 0), 0);
    const result = outcome.winner === null ? 'S' : outcome.winner === 0 ? 'V' : 'M';
    const earned = lost(true) === 0 ? ['ended', 'unhit'] : ['ended'];
    const match = { own: 'A', foe: 'B and C', result, turns: turn, dealt: lost(false), taken: lost(true) };
    return readable({ match, earned });
  },
};

/** The toy on the shelf. */
export const TOY: GameEntry = {
  id: ID,
  title: 'The Towers',
  note: 'three on four towers',
  about: [
    'Three fighters hold four towers.',
    'All choose in secret, and strike at once.',
    'The last one standing wins.',
  ],
  lessons: [{ id: LESSON.id, title: 'Your first order' }],
  rulesets: [toy.id],
  options: [],
  load: async () => ({
    id: ID,
    title: 'The Towers',
    toils: async () => toilFor,
    doors: [
      doorOf({
        ...{ ruleset: toy, tables: () => TABLES, watch: async (playback: Playback<Toy>) => told(playback) },
        parties: ({ fighters }: Toy['state']) => fighters.map(({ id }) => id),
        reasons: async () => (_save, entry) =>
          entry.event.kind === 'ordered' ? { texts: ['Any tower is as good.'], json: { weighed: 4 } } : null,
      }),
    ],
    rulebook: () => ({
      paragraphs: TOY_CITES.map((number) => ({
        ...{ number, title: `Rule ${number}`, text: `What ${number} says.` },
        ...{ status: 'implemented', rulings: [] },
      })),
      rulings: [],
    }),
    glossary: () => readGlossary(WORDS, { paragraphs: TOY_CITES.map((number) => ({ number })) }),
    counting: COUNTING,
    checkTables: () => void toy.parseTables(TOY_DATA),
    screens: async () => SCREENS,
    honours: [],
    commands: async () => ({
      bot: {
        options: [],
        read: async ({ seed = 'S' }) => {
          const game = { game: ID, ruleset: toy, tables: TABLES };
          return (play) => play({ game, setup: SETUP, seed, seats: [0], minds: { 1: MIND } });
        },
      },
      sim: {
        options: [],
        run: async ({ n = '1', seed = 'S' }) => simulated(Number(n), seed),
        hand: async () => () => null,
      },
    }),
  }),
};
