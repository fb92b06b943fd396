/** 20 What is hidden reaches nobody: not the other seat's screen, nor a watcher on a host, nor what is told of a save, nor a replay whose secrets are hidden. */
import { describe, expect, it } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { questionOf } from '../../../../src/games/gladiatori/ask/answers.ts';
import { CARD_SIGNS, nameOfCard } from '../../../../src/games/gladiatori/ask/words.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit } from '../../../../src/games/gladiatori/rules/kit.ts';
import type { State } from '../../../../src/games/gladiatori/rules/types.ts';
import { resampled } from '../../../../src/games/gladiatori/rules/view.ts';
import { CARDS } from '../../../../src/games/gladiatori/rules/words.ts';
import { knownPage } from '../../../../src/games/gladiatori/screens/known-page.ts';
import { GLADIATORI_MATCHES } from '../../../../src/games/gladiatori/screens/match-kind.ts';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import type { Session } from '../../../../src/session/session.ts';
import { openHouse } from '../../../../src/ssh/company/company.ts';
import { Canvas } from '../../../../src/tui/canvas.ts';
import { openPlayback } from '../../../../src/tui/match/playback-screen.ts';
import { begunLone, loneMatch } from '../../../../src/tui/match/practice.ts';
import { paneOf } from '../../../../src/tui/pane.ts';
import type { Env } from '../../../../src/tui/program.ts';
import { PlainStage } from '../../../../tools/plain-stage.ts';
import { shelf as known } from '../../../../tools/shelf.ts';
import { atTitle, envOf } from '../../../../tools/title-stage.ts';
import { tempFolder } from '../../../store/support.ts';
import { atPage, onScreen, opens, readsFirst, SIZES } from '../../../support/game-stage.ts';
import { choices } from '../support/choices.ts';

readsFirst('gladiatori');

const { int } = rngFrom(seedState('secrets'));

/** A match on which its player answers at random. */
function begun(seed: string, more: Parameters<typeof choices>[0] = {}): Session<GladiatoriKit> {
  return begunLone(GLADIATORI_ALONE, matchSetup(choices(more), seed), seed, { write: () => null });
}

/** Answers the next question of a session by lots. */
function answered(session: Session<GladiatoriKit>): void {
  while (session.advance() !== null);
  const { prompt } = session;
  if (prompt === null) return;
  const rules = gladiatori.decisions[prompt.kind] as (typeof gladiatori.decisions)['pay'];
  session.answer(rules.sample(gladiatori.view(session.match.state, 0), tables(), prompt as never, int));
}

const envFor = (size: (typeof SIZES)[number]): Env => {
  const shelf = new Shelf(GAMES);
  return envOf(servicesFor(opens(), '9.9.9', shelf, 'SEED'), ROUTES, gamesOn(shelf), size);
};

/** All that is drawn of a state. */
function drawnOf(state: State, seat: number | null, env: Env): string {
  const canvas = new Canvas(env.columns, env.rows);
  const seen = { shown: state, lines: [] };
  GLADIATORI_MATCHES.draw(
    paneOf(canvas, 0, 1, env.columns, env.rows - 3),
    { seen, seat, asked: null, close: null, from: 0 },
    env,
  );
  const page = knownPage(state, seat);
  return [
    canvas.plain().join('\n'),
    page
      ?.view(env, () => ({ canvas, menu: null }))
      .canvas.plain()
      .join('\n'),
    GLADIATORI_MATCHES.title(state),
  ].join();
}

describe('what a seat, or a stranger, sees of a match', () => {
  it('is the same whatever world it stands in: pictures, questions, what is known, titles', () => {
    const envs = SIZES.map(envFor);
    let worlds = 0;
    for (const more of [{}, { mode: 'four, each for itself', animals: 'wolf' }] as const) {
      const session = begun('worlds', more);
      for (let i = 0; i < 45 && !session.over; i++) {
        answered(session);
        if (i % 5 > 0) continue;
        const { state } = session.match;
        for (const seat of [0, -1]) {
          const other = resampled(state, seat, int);
          const [here, there] = [gladiatori.view(state, seat), gladiatori.view(other, seat)];
          if (JSON.stringify(state.fighters) !== JSON.stringify(other.fighters)) worlds += 1;
          for (const env of envs) expect(drawnOf(there, seat, env)).toBe(drawnOf(here, seat, env));
          const { prompt } = session;
          if (seat === 0 && prompt !== null)
            expect(JSON.stringify(questionOf(prompt, there, tables()))).toBe(
              JSON.stringify(questionOf(prompt, here, tables())),
            );
        }
      }
    }
    expect(worlds).toBeGreaterThan(20);
  });

  it('has no line in the journal that is for another', () => {
    const session = begun('lines');
    for (let i = 0; i < 60 && !session.over; i++) answered(session);
    const told = session.lines.filter(({ entry }) => entry.event.only === undefined);
    const secret = session.lines.filter(({ entry }) => entry.event.only !== undefined);
    expect(secret.length).toBeGreaterThan(5);
    const splits = told.filter(({ entry }) => entry.event.kind === 'split');
    expect(splits.length).toBeGreaterThan(0);
    for (const { text } of splits)
      for (const card of CARDS) expect(text.toLowerCase()).not.toMatch(new RegExp(`\\b${card}\\b`));
  });
});

/** The chips of all cards, as they stand on a screen. */
const CHIPS = CARDS.map((card) => CARD_SIGNS[card]);

it('somebody who looks on over a host sees counts, and no card that is hidden', async () => {
  const shelf = new Shelf(GAMES);
  const games = gamesOn(shelf);
  await games.load('gladiatori');
  const [at, warn] = [new Date('2026-11-22T12:00:00Z'), () => {}];
  const loaded = (await shelf.loadAll()).filter(({ id }) => id === 'gladiatori');
  const house = openHouse({ folder: tempFolder(), games: loaded, daily: null, motd: null, now: () => at, warn });
  const comes = (id: string) => {
    const base = servicesFor(opens(), '9.9.9', shelf, 'SEED');
    const visit = { id, name: id, account: null, accountDay: null, since: at };
    const play = { services: base, ownHall: () => ({ ok: true, value: [] }) as const, routes: ROUTES, account: null };
    const joined = house.join(visit, { ...play, saved: (then) => then(), hold: () => {} });
    const env = (): Env => envOf(joined.services, joined.routes, games);
    return { joined, stage: (first: (env: Env) => PlainStage['top']) => new PlainStage(first, env), env };
  };
  const [anna, bert] = [comes('Anna'), comes('Bert')];
  const session = begun('watched');
  anna.env().routes.play(loneMatch(GLADIATORI_ALONE, session), anna.env(), null);
  const watcher = bert.stage((env) => env.routes.title(env, null));
  watcher.choose('Lobby').press('Enter');
  for (let i = 0; i < 16 && session.shown.turn < 1; i++) answered(session);
  for (let i = 0; i < 4; i++) answered(session);
  while (session.advance() !== null);
  for (let i = 0; i < 400; i++) watcher.send({ kind: 'tick' });
  expect(watcher.text).toContain('Watching Anna');
  expect(watcher.text).toMatch(/hand \d+, life \d+/);
  const open = new Set(
    session.shown.fighters.flatMap((one) =>
      [...one.row.filter(({ hidden }) => !hidden), ...[]].map(({ card }) => card),
    ),
  );
  const panels = watcher.lines.slice(1, 14).join('\n');
  for (const [i, sign] of CHIPS.entries())
    if (!open.has(CARDS[i] ?? 'unseen')) expect(panels).not.toMatch(new RegExp(` ${sign}[ ×/]`));
});

it('what is told of a save before it is opened names no card: title, page of the game, harena saves list and show', async () => {
  const folder = tempFolder();
  const store = opens(folder);
  const file = store.match('gladiatori');
  const session = begunLone(GLADIATORI_ALONE, matchSetup(choices({}), 'previewed'), 'previewed', file);
  for (let i = 0; i < 12; i++) answered(session);
  const page = await atPage('gladiatori', SIZES[0], store);
  await onScreen(GLADIATORI_ALONE, session, SIZES[0], store);
  const menuOf = ({ view: { menu } }: PlainStage): string =>
    (menu?.items ?? []).map(({ label, note }) => `${label} ${note}`).join('\n');
  const title = menuOf(atTitle(store, new Shelf(GAMES)));
  store.close();
  const listed = runSaves('list', [], { dataDir: folder }, known).text;
  const shown = runSaves('show', ['bout-gladiatori.json'], { dataDir: folder }, known).text;
  expect(title).toMatch(/Continue +.*Felix v/);
  expect(listed).toContain('bout-gladiatori.json');
  const hidden = new RegExp(`\\b(?:${[...CHIPS, ...CARDS.map(nameOfCard)].join('|')})\\b`, 'u');
  for (const text of [title, menuOf(page), page.text, listed, shown]) expect(text).not.toMatch(hidden);
});

it('a replay whose secrets are hidden shows the other’s cards as backs, and what was told to its player', () => {
  const session = begun('replayed');
  for (let i = 0; i < 12; i++) answered(session);
  while (session.advance() !== null);
  const env = envFor(SIZES[0]);
  const move = openPlayback(GLADIATORI_MATCHES, session.save(), knownPage(session.shown, 0) as PlainStage['top']);
  if (move.to !== 'over') throw new Error('it does not open');
  const stage = new PlainStage(
    () => move.next,
    () => env,
  ).settle();
  stage.press('End');
  const foe = session.shown.fighters[1];
  if (foe === undefined) throw new Error('nobody');
  const held = (text: string): boolean => text.includes(`${foe.name} holds`);
  const journal = () => {
    const lines = stage.press('C-p', 'Home').text;
    stage.press('Esc');
    return lines;
  };
  expect(stage.text).not.toContain('secrets hidden');
  stage.press('x');
  expect(stage.text).toContain('secrets hidden');
  expect(held(journal())).toBe(false);
  expect(stage.lines.join('\n')).not.toContain(nameOfCard('unseen'));
  stage.press('x');
  expect(stage.text).not.toContain('secrets hidden');
});
