/** A game is plugged in by nothing but its Game object: all that the house does with games, it does with the toy. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../../src/cli/program/program.ts';
import { knownGames } from '../../src/games/known.ts';
import { Shelf, verifierOf } from '../../src/games/shelf.ts';
import { gamesOn } from '../../src/play/games.ts';
import { listFiles } from '../../src/store/check.ts';
import type { Store } from '../../src/store/store.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';
import { companyOn } from '../support/company-stage.ts';
import { TOY } from './game.ts';

/** A shelf with the toy alone; it counts how often it was loaded. */
function toyShelf() {
  const loads = { count: 0 };
  const shelf = new Shelf([
    {
      ...TOY,
      load() {
        loads.count += 1;
        return TOY.load();
      },
    },
  ]);
  return { shelf, games: gamesOn(shelf), loads };
}

const opens = (folder: string): Store => open(folder, { games: [TOY] });

/** A match that was just begun from the title. */
async function begun(store: Store, toys = toyShelf()): Promise<PlainStage> {
  const stage = await loaded(atTitle(store, toys.shelf).choose('The Towers'));
  return stage.press('m');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Chooses what stands first, over and over, up to the end. */
function playOn(stage: PlainStage, answers = Number.POSITIVE_INFINITY): PlainStage {
  for (let i = 0; i < answers && !stage.labels[0]?.startsWith('To the title'); i++) stage.press('Enter');
  return stage;
}

/** What the program prints on a command line, in a house that has the toy alone. */
async function printed(...args: readonly string[]): Promise<string> {
  let out = '';
  const print = (text: string): void => {
    out += text;
  };
  await runProgram(args, { version: '1', shelf: toyShelf().shelf, print });
  return out;
}

/** The folder of somebody who has played a match to its end, and the file of its replay. */
async function afterMatch(): Promise<{ readonly folder: string; readonly replay: string }> {
  const folder = tempFolder();
  const store = opens(folder);
  playOn(await begun(store)).press('Enter');
  store.close();
  const [replay = ''] = readdirSync(join(folder, 'replays'));
  return { folder, replay: join(folder, 'replays', replay) };
}

describe('on the screen', () => {
  it('it is listed on the title, which loads nothing; its page tells of it and begins a match', async () => {
    const toys = toyShelf();
    const store = opens(tempFolder());
    const stage = atTitle(store, toys.shelf);
    expect(stage.labels).toContain('The Towers');
    expect(toys.loads.count).toBe(0);
    await loaded(stage.choose('The Towers'));
    expect(toys.loads.count).toBe(1);
    for (const sentence of TOY.about) expect(stage.text).toContain(sentence);
    stage.press('m');
    expect(stage.text).toContain('The towers');
    expect(stage.labels.length).toBeGreaterThan(1);
    store.close();
  });

  it('its words and rules are looked up from its page, from the title and from a match, and led on from', async () => {
    const store = opens(tempFolder());
    const title = await loaded(atTitle(store, toyShelf().shelf).press('C-g'));
    expect(title.text).toContain('The Towers: rules and words');
    const stage = await begun(store);
    stage.press('C-g');
    expect(stage.text).toMatch(/Words on this screen +\n +\S tower/u);
    stage.press('Enter');
    for (const told of ['One of the four places in a ring.', 'Rule 2.1', 'hand']) expect(stage.text).toContain(told);
    stage.press('Enter');
    expect(stage.text).toContain('What 2.1 says.');
    stage.press('Backspace', 'Down', 'Enter');
    expect(stage.text).toContain('Nobody else sees them.');
    stage.press('/').type('3.1').press('Enter');
    expect(stage.text).toContain('What 3.1 says.');
    stage.press('Esc');
    expect(stage.text).toContain('Which card, and where?');
    store.close();
  });

  it('its presets stand before all but its lesson on its page, and one of them is begun with its chance in sight', async () => {
    const store = opens(tempFolder());
    const stage = await loaded(atTitle(store, toyShelf().shelf).choose('The Towers'));
    expect(stage.labels).toEqual(['Learn', 'Practice', 'A match', 'Statistics']);
    stage.press('p');
    expect(stage.labels).toEqual(['Three on four towers', 'Make your own']);
    expect(stage.text).toContain('You are likely to lose: you win 33 %; 10 % end with no winner.');
    stage.press('Enter');
    expect(stage.text).toContain('The towers');
    expect(store.match('toy').going()).not.toBeNull();
    store.close();
  });

  it('advice is thought out over its match, beside an order of the player, and changes nothing until it is taken', async () => {
    const store = opens(tempFolder());
    const stage = await begun(store);
    const before = stage.text;
    stage.choose('Advice');
    expect(stage.text).toContain('it is thought over');
    stage.settle();
    expect(stage.labels).toHaveLength(3);
    expect(stage.text).toMatch(/Your plan, \w+ \w+: about \d+ in 100/u);
    expect(stage.text).toMatch(/To be feared most: \w+ \w+/u);
    expect(stage.press('Esc').text).toBe(before);
    stage.choose('Advice').settle();
    const [order = ''] = stage.labels;
    stage.press('Enter');
    const [card = '', tower = ''] = order.split(' ');
    expect(stage.text).toContain(`A goes to the ${tower} with the ${card}`);
    store.close();
  });

  it('the player sees the own cards, and is told of no others that are drawn', async () => {
    const store = opens(tempFolder());
    const { lines } = await begun(store);
    const hands = lines.slice(2, 5).map((line) => line.slice(15).trim());
    expect(hands[0]).toMatch(/^(net|spear|sword)(, (net|spear|sword)){2}$/u);
    expect(hands.slice(1)).toEqual(Array.from({ length: 2 }, () => 'hidden, hidden, hidden'));
    const told = lines.slice(5).join('\n');
    expect(told).toContain(`A draws ${hands[0]}.`);
    expect(told).not.toMatch(/[BC] draws|shuffled/u);
    store.close();
  });

  it('a match is saved at every answer, and killed it goes on at the very question', async () => {
    const folder = tempFolder();
    const store = opens(folder);
    const before = playOn(await begun(store), 3);
    const [labels, text] = [before.labels, before.text];
    store.close(); // nothing is told to save anything
    const again = opens(folder);
    const title = atTitle(again, toyShelf().shelf);
    expect(title.labels.slice(0, 2)).toEqual(['Learn', 'Continue']);
    expect(title.view.menu?.initial).toBe(1);
    const stage = await loaded(title.press('c'));
    expect([stage.labels, stage.text]).toEqual([labels, text]);
    again.close();
  });

  it('a match that is over is a replay, listed with its three parties, and can be read again', async () => {
    const { folder } = await afterMatch();
    const store = opens(folder);
    const stage = atTitle(store, toyShelf().shelf);
    expect(stage.labels).not.toContain('Continue');
    stage.choose('Replays');
    expect(stage.labels).toEqual(['A v B v C']);
    await loaded(stage.press('Enter'));
    expect(stage.text).toMatch(/A goes to the \w+ with the \w+\./u);
    store.close();
  });
});

describe('what is counted', () => {
  const statsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'stats.json'), 'utf8'));

  it('a match counts when it is over, and what it earned is told once', async () => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = playOn(await begun(store)).press('Enter');
    const [match] = statsIn(folder).matches;
    expect(match).toMatchObject({ game: 'toy', own: 'A', foe: 'B and C', record: expect.stringMatching(/^replays/u) });
    expect(statsIn(folder).earned.toy.ended).toBe(match.when);
    expect(stage.text).toContain('Achievement: To the end (3.1).');
    expect(atTitle(store, toyShelf().shelf).text).not.toContain('Achievement');
    store.close();
  });

  it('its page has results, sides and achievements; from the title it is found too', async () => {
    const { folder } = await afterMatch();
    const store = opens(folder);
    const toys = toyShelf();
    const stage = atTitle(store, toys.shelf).press('s');
    for (let i = 0; i < 200 && stage.text.includes('set up'); i++) {
      await new Promise((done) => setImmediate(done));
      stage.send({ kind: 'tick' });
    }
    expect(stage.text).toMatch(/1 match: \d won, \d drawn, \d beaten/u);
    expect(stage.press('Tab').text).toContain('B and C');
    expect(stage.press('Tab').text).toMatch(/\[[ x]\] Unhit/u);
    stage.press('Esc').choose('The Towers').press('s');
    expect(stage.text).toContain('Statistics');
    store.close();
  });

  it('killed between the replay and the count, going on counts it, once', async () => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = playOn(await begun(store));
    const before = readFileSync(join(folder, 'bout.json'), 'utf8');
    stage.press('Enter');
    store.close();
    for (const forget of [true, false]) {
      writeFileSync(join(folder, 'bout.json'), before);
      if (forget) rmSync(join(folder, 'stats.json'));
      const again = opens(folder);
      const title = atTitle(again, toyShelf().shelf);
      playOn(await loaded(title.press('c'))).press('Enter');
      again.close();
      expect(statsIn(folder).matches).toHaveLength(1);
    }
    expect(readdirSync(join(folder, 'replays')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  });

  it('harena stats tells it, a deleted replay takes nothing away, and repair counts what was not', async () => {
    const { folder, replay } = await afterMatch();
    const before = statsIn(folder);
    expect(await printed('stats', '--data-dir', folder)).toMatch(/The Towers\n\n1 match: (.|\n)*\[[ x]\] Unhit/u);
    const document = JSON.parse(await printed('stats', '--json', '--data-dir', folder));
    expect(document).toMatchObject({ schema: 'harena/stats/1', matches: before.matches });
    rmSync(join(folder, 'stats.json'));
    expect(await printed('saves', 'repair', '--data-dir', folder)).toContain('1 of the matches kept here');
    expect(statsIn(folder).matches).toMatchObject([{ id: before.matches[0].id, record: before.matches[0].record }]);
    expect(await printed('saves', 'repair', '--data-dir', folder)).toContain('Nothing to repair.');
    writeFileSync(join(folder, 'stats.json'), '{');
    expect(await printed('saves', 'check', '--data-dir', folder)).toContain('stats.json');
    expect(await printed('saves', 'repair', '--data-dir', folder)).toContain('1 of the matches kept here');
    rmSync(replay);
    expect(await printed('stats', '--data-dir', folder)).toContain('1 match');
  });
});

describe('its lesson', () => {
  /** At the lesson's question, from the title. */
  const asked = async (stage: PlainStage): Promise<PlainStage> =>
    (await loaded(stage.choose('Learn'))).press('1').choose('Begin');
  const chose = (stage: PlainStage, card: string): PlainStage => stage.choose(`${card} to the`).settle();

  it('stands first on the title until it is learned; any choice is taken, and the tick outlasts the program', async () => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = await asked(atTitle(store, toyShelf().shelf));
    expect(chose(stage, 'net').text).toMatch(/Your first order: not yet(.|\n)*You went to the \w+ with the net\./u);
    expect(stage.text).toMatch(/▸ net +3 *\n +spear +5 *\n +sword +5/u);
    chose(stage.choose('Try it again'), 'sword');
    expect(stage.text).toMatch(/try 2(.|\n)*√ Your first order: learned/u);
    expect(stage.choose('To the title').labels).not.toContain('Learn');
    const files = readdirSync(folder).filter((name) => name !== 'lock');
    expect(files).toEqual(['settings.json']);
    store.close();
    const again = opens(folder);
    const page = await loaded(atTitle(again, toyShelf().shelf).choose('The Towers'));
    expect(page.labels.at(-1)).toBe('Learn');
    expect(page.press('l').labels).toEqual(['√ Your first order']);
    again.close();
  });

  it('is left by Esc, and is waved away from the title for good', async () => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = await asked(atTitle(store, toyShelf().shelf));
    expect(stage.press('Esc').labels).toEqual(['· Your first order', 'Take Learn off the title']);
    expect(stage.choose('Take Learn').labels).not.toContain('Learn');
    store.close();
    const again = opens(folder);
    const title = atTitle(again, toyShelf().shelf);
    expect(title.labels[0]).toBe('The Towers');
    expect((await loaded(title.choose('The Towers'))).labels).toEqual(['Practice', 'A match', 'Statistics', 'Learn']);
    again.close();
  });
});

describe('on the command line', () => {
  it('its replay is printed as text and as JSON, and proves itself', async () => {
    const { replay } = await afterMatch();
    expect(await printed('replay', replay, '--text')).toMatch(
      /(.|\n)*A goes to the(.|\n)* has won\.|Nobody has won\./u,
    );
    expect(await printed('replay', replay, '--text', '--reasons')).toMatch(
      /goes to the .*\n {7}Any tower is as good\./u,
    );
    const document = JSON.parse(await printed('replay', replay, '--json'));
    expect(document).toMatchObject({ schema: 'harena/replay/1', ruleset: 'toy', version: 1 });
    const struck = document.journal.filter(({ kind }: { kind: string }) => kind === 'struck');
    expect(struck[0].rolls[0]).toMatchObject({ read: 'count', each: { op: '>=', than: 4 } });
    expect(await printed('replay', replay, '--verify')).toContain(document.digest);
    expect(await printed('replay', replay, '--verify')).toMatch(
      /orders of others were fixed before yours: (\d+) of \1\./u,
    );
    for (const { at, of, orders, hash, nonce } of document.seals.orders)
      expect(sha256(`${nonce} ${JSON.stringify({ at, of, orders })}`)).toBe(hash);
    expect(sha256(`${document.seals.seed.nonce} {"seed":"${document.seed}"}`)).toBe(document.seals.seed.hash);
    expect(document.seals.orders.length).toBeGreaterThan(1);
    const { save } = JSON.parse(readFileSync(replay, 'utf8'));
    // the second seat is the program's, and its choices are in the record
    expect(save.choices[0]).toHaveLength(2);
  });

  it('its files are checked by its own rules, and others are refused by name', async () => {
    const { folder, replay } = await afterMatch();
    const { shelf } = toyShelf();
    await shelf.loadAll();
    const verify = verifierOf(shelf);
    const { save } = JSON.parse(readFileSync(replay, 'utf8'));
    expect(verify(save)).toEqual({ ok: true, value: null });
    expect(verify({ ...save, ruleset: 'gladiator' })).toMatchObject({
      ok: false,
      why: expect.stringContaining("'gladiator'"),
    });
    expect(verify({ ...save, digest: '0'.repeat(16) })).toMatchObject({ ok: false });
    expect(listFiles({ path: folder }, knownGames(shelf)).every(({ state }) => state === 'ok')).toBe(true);
  });

  it('it is listed, simulated and looked up', async () => {
    expect(await printed('games')).toContain('The Towers');
    const sim = JSON.parse(await printed('sim', '-n', '7', '--seed', 'S', '--json'));
    expect(sim).toMatchObject({ game: 'toy', bouts: 7, input: { n: 7, seed: 'S' } });
    expect(sim.wins).toHaveLength(3);
    const count = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);
    expect([count(sim.wins) + sim.draws, count(sim.turns), count(sim.ends)]).toEqual([7, 7, 7]);
    expect(await printed('rules', '3.1')).toContain('What 3.1 says.');
    expect(await printed('rules', 'tower')).toMatch(
      /^tower\n {2}One of the four places in a ring\.\n {2}Rule: 2\.1\. See also: hand\n/u,
    );
    expect(await printed('rules')).toMatch(/^The rules of The Towers in our own words\.\n/u);
    expect(await printed('doctor')).toContain('The Towers');
    await expect(printed('odds', '--attack', '3')).rejects.toThrow("The Towers has no command 'odds'");
  });
});

describe('on a host', () => {
  it('others look on at it, and are told nothing that is hidden', async () => {
    const comes = await companyOn(toyShelf().shelf, 'LOOK ON');
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    anna.choose('The Towers').press('m');
    playOn(anna, 2);
    expect(bert.company.present()[0]).toMatchObject({ doing: 'climbs the towers', fighting: true });
    bert.choose('Lobby').press('Enter');
    expect(bert.text).toContain('Watching Anna · A v B v C');
    for (let i = 0; i < 30; i++) bert.send({ kind: 'tick' });
    expect(bert.press('C-g').text).toContain('The Towers: rules and words');
    expect(bert.press('Esc').text).toContain('hidden');
    expect(bert.text).not.toMatch(/sword, |spear, |net, /u);
    playOn(anna);
    for (let i = 0; i < 200; i++) bert.send({ kind: 'tick' });
    expect(bert.text).toContain('It is over.');
  });
});
