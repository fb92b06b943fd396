/** A game of houses on the screen: what is asked, what forms come to, where keys lead, what the pages tell. */
import { describe, expect, it } from 'vitest';
import { combatValue } from '../../../../../src/games/gladiator/career/munus/fighter.ts';
import { HOUSES_STEPS } from '../../../../../src/games/gladiator/house/steps.ts';
import { typed } from '../../../../../src/games/gladiator/screens/house/forms.ts';
import { chart } from '../../../../../src/games/gladiator/screens/house/pages/ledger-page.ts';
import { monthLines } from '../../../../../src/games/gladiator/screens/house/pages/month-panel.ts';
import { sorted } from '../../../../../src/games/gladiator/screens/house/pages/roster-screen.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { pressUntil } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';
import { houseStage } from './house-stage.ts';

describe('a new house', () => {
  const form = (services = fakeServices()) => pageStage(services).press('u', 'Enter', 'Enter');

  it('has two to four rivals of three tempers, and is saved before anything is told', () => {
    const services = fakeServices();
    const stage = form(services).press('Down', 'Right', 'Up', 'Enter');
    expect(stage.top.name).toBe('walk');
    const [item] = services.houses.list();
    expect(item).toMatchObject({ state: 'ok', facts: { setup: { months: 24, mode: 'ironman' } }, over: false });
    const opened = services.houses.open('00000001');
    const { houses } = opened.ok ? opened.value.session.match.state.setup : { houses: [] };
    expect(houses.map(({ by }) => by)).toEqual(['seat', 'thrifty', 'steady', 'showman', 'thrifty']);
    expect(new Set(houses.map(({ name }) => name)).size).toBe(5);
  });

  it('P281 bears the name of the champion who is its lanista', () => {
    const [one] = houseStage('deal').game.session.match.state.men;
    if (one === undefined) throw new Error('there is nobody');
    const man = { ...one.man, name: 'Maximus', record: { v: 10, s: 0, m: 0 } };
    const services = fakeServices({ known: [{ id: 'card', from: 'a card', man }] });
    const stage = form(services).press('Up', 'Right');
    expect(stage.text).toMatch(/House of +Maximus/u);
    expect(stage.text).toContain('Maximus, lanista');
    stage.press('Down', 'Enter');
    expect(services.houses.list()[0]).toMatchObject({
      state: 'ok',
      facts: { houses: [{ name: 'Maximus' }, {}, {}, {}] },
    });
  });

  it('is found again in the list, and gone on with', () => {
    const services = fakeServices();
    form(services).press('Enter');
    const stage = pageStage(services).press('u');
    expect(stage.labels[1]).toMatch(/^House of /u);
    expect(['walk', 'ludus']).toContain(stage.press('Enter').top.name);
  });
});

describe('the hub', () => {
  it('39.5 shows the path of the month with the step that is taken', () => {
    const stage = houseStage('deal');
    for (const step of ['editor', 'event', 'auction', 'munus', 'upkeep']) expect(stage.lines[1]).toContain(step);
    const at = stage.lines[1]?.indexOf('auction') ?? -1;
    expect(stage.canvas.styleAt(at, 1)).toMatchObject({ fg: 'accent' });
    expect(HOUSES_STEPS[stage.game.session.match.state.phase]).toBe('auction');
  });

  it('sums up what the house itself took and paid in a month, without what it began with', () => {
    const { state } = houseStage('deal').game.session.match;
    const said = (ledger: typeof state.ledger) =>
      monthLines({ ...state, turn: 1, ledger, bouts: [] }, 40, { men: false, bought: false })
        .map((line) => line.map(({ text }) => text).join(''))
        .filter((line) => line.includes('denarii'));
    const [first] = state.ledger.filter(({ house }) => house === 0);
    if (first === undefined) throw new Error('it began with nothing');
    expect(first.month).toBe(0);
    expect(said([first])).toEqual([]);
    const own = { ...first, month: 1, denarii: -7 };
    expect(said([first, own, { ...own, house: 1, denarii: 50 }])).toEqual(['  -7 denarii, this month']);
  });

  it('lists the houses, the richest first', () => {
    const { game, lines } = houseStage('deal', 2);
    const { houses } = game.session.match.state;
    const names = houses.toSorted((a, b) => b.denarii - a.denarii).map(({ name }) => name);
    expect(lines.slice(4, 4 + names.length).map((line) => line.slice(5, 20).trim().split(' ')[0])).toEqual(names);
  });

  it('leads to men, houses, bill, ledger and chronicle by letters, and back by Esc', () => {
    for (const [key, title] of [
      ['r', 'The house of Batiatus'],
      ['o', 'The house of Batiatus'],
      ['b', 'The bill of the games'],
      ['l', 'The ledger'],
      ['c', 'The chronicle'],
    ] as const) {
      const stage = houseStage('deal', 2).press(key);
      expect(stage.lines[0], key).toContain(title);
      expect(stage.press('Esc').top.name, key).toBe('ludus');
    }
  });

  it('asks before the house is given up, and Esc goes back to the question', () => {
    const stage = houseStage('deal').choose('Give the house up');
    expect(stage.prompt).toContain('give up the house for good');
    expect(stage.press('Esc').labels[0]).toBe('To the stock auction');
    stage.choose('Give the house up').choose('Yes');
    expect(stage.game.session.match.state.end?.how).toBe('given up');
  });
});

/** What the player has laid himself. */
const ownWagers = ({ game }: ReturnType<typeof houseStage>) =>
  game.session.match.state.month.wagers.filter(({ house }) => house === 0);

/** The first month in which more than one may go. */
function whereTwoMayGo(wanted: Parameters<typeof houseStage>[2] = {}): ReturnType<typeof houseStage> {
  for (let month = 1; month <= 5; month++) {
    const stage = houseStage('send', month, wanted);
    const { prompt } = stage.game.session;
    if (prompt?.kind === 'send' && prompt.most > 1) return stage;
  }
  throw new Error('never may two men go');
}

describe('forms', () => {
  it('39.5.3.2 a recruit is bought for what his CV costs', () => {
    const stage = houseStage('stock').choose('Buy a recruit').press('5');
    const before = stage.game.session.match.state.houses[0]?.denarii ?? 0;
    expect(stage.text).toMatch(/Combat value +5, for 5 denarii|Combat value +5, for 10 denarii/u);
    stage.press('Enter', 'Enter');
    const { houses, month } = stage.game.session.match.state;
    expect(month.stock.filter(({ house }) => house === 0)).toHaveLength(1);
    expect(houses[0]?.denarii).toBeLessThan(before);
  });

  it('39.5.4.1 no more men go than may, and nothing is answered while too many are marked', () => {
    const stage = whereTwoMayGo();
    stage.choose('Choose who goes');
    const prompt = stage.game.session.prompt;
    if (prompt?.kind !== 'send') throw new Error('not asked who goes');
    for (const _ of prompt.men) stage.press('Right', 'Down');
    if (prompt.men.length > prompt.most) {
      expect(stage.press('Enter').prompt).toContain(`${prompt.most} at most`);
      expect(stage.top.name).toBe('form');
    }
    for (const _ of prompt.men) stage.press('Up', 'Right');
    stage.press('Right', 'Up', 'Enter');
    expect(stage.game.session.match.state.month.sent.filter((id) => prompt.men.includes(id))).toEqual([prompt.men[0]]);
  });

  it('39.5.4.4, C114 a wager says what it risks and wins, and no more than is free can be risked', () => {
    const stage = houseStage('wager', 1);
    const prompt = stage.game.session.prompt;
    if (prompt?.kind !== 'wager') throw new Error('no wager is asked for');
    const [tip] = prompt.tips;
    if (tip === undefined) throw new Error('nothing to bet on');
    stage.press('Enter').press('Down', 'Down', '9');
    const first = tip.sides[0] ?? 0;
    const [mine, theirs] = first === 0 ? tip.odds : [tip.odds[1], tip.odds[0]];
    const stake = Math.min(9, Math.floor(Math.min(prompt.spare, tip.bank[first] * mine) / mine));
    expect(stage.text).toContain(`You risk ${stake * mine} denari`);
    expect(stage.text).toContain(`to win ${stake * theirs}`);
    stage.press('Down', 'Enter');
    const [laid] = ownWagers(stage);
    expect(laid).toMatchObject({ house: 0, with: null, fixture: tip.fixture, stake, odds: tip.odds });
  });

  it('39.5.4.4 t fights the match under the mark by the book, a little at a time, and hides what the options hide', () => {
    const stage = houseStage('wager').press('t');
    stage.settle();
    expect(stage.text).toMatch(/About, from (?:100|400) bouts/u);
    const shares = [...stage.text.matchAll(/\d+:\d+ +(\d+)% +([+-]?\d+)%/gu)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(2);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeLessThanOrEqual(101);
    expect(ownWagers(stage)).toEqual([]);
    const hidden = houseStage('wager');
    hidden.services.changeSettings({ odds: false });
    expect(hidden.press('t').prompt).toContain('hidden');
  });

  it('39.5.4.4 t tells nothing in a game that was founded without true odds, and no key or panel speaks of it (P353)', () => {
    const stage = houseStage('wager', 1, { trueOdds: false });
    expect(stage.text).not.toMatch(/true odds|really worth/u);
    expect(stage.press('t').prompt).toContain('founded without true odds (P353)');
    expect(houseStage('wager', 1).text).toMatch(/true odds/u);
  });

  it('39.5.4.4 a wager with the bank says what it takes of the house, and what it has to pay with (P352)', () => {
    const stage = houseStage('wager', 1).press('Enter');
    const prompt = stage.game.session.prompt;
    if (prompt?.kind !== 'wager') throw new Error('no wager is asked for');
    const [tip] = prompt.tips;
    const side = tip?.sides[0] ?? 0;
    const most = (tip?.bank[side] ?? 0) * (tip?.odds[side] ?? 0);
    const text = stage.text.replace(/[│┃|]/gu, ' ').replace(/\s+/gu, ' ');
    expect(text).toMatch(new RegExp(`accepts up to ${most} denari`, 'u'));
    expect(text).toContain('(P352)');
  });

  it('39.5.4.4 a wager with a house is for one at even odds, until it is changed', () => {
    const stage = houseStage('wager', 1).press('Enter').press('Down', 'Right');
    expect(stage.text).toMatch(/Stake +1 x 1 = 1 /u);
    expect(stage.text).toMatch(/Odds: risk +1 /u);
    expect(stage.text).toMatch(/to win +1 /u);
  });

  it('39.5.3.1 a proposal without a man is not made', () => {
    const stage = houseStage('deal').choose('Deal with a house').press('Enter').press('Up', 'Enter');
    expect(stage.prompt).toContain('A deal is about a man');
    expect(stage.press('Esc').top.name).toBe('ludus');
  });
});

describe('bouts', () => {
  it('39.5.4.5 one looked on at is shown, and leads back to the house', () => {
    const stage = houseStage('fight').choose('Look on').press('Enter');
    const after = pressUntil(stage, 'F', ({ top }) => top.name === 'end');
    expect(after.lines[0]).toContain('The end');
    after.choose('Go on');
    expect(['walk', 'ludus']).toContain(after.top.name);
    expect(stage.game.session.match.state.month.fixtures.some(({ fought }) => fought?.way === 'watch')).toBe(true);
  });

  it('39.5.4.5 those left are settled one after the other, and a key stops it', () => {
    const left = (stage: ReturnType<typeof houseStage>) =>
      stage.game.session.match.state.month.fixtures.filter(({ fought, red }) => {
        const own = stage.game.session.match.state.men.find(({ id }) => id === red);
        return fought === null && own?.house === 0;
      }).length;
    const stage = whereTwoMayGo({ seed: 'ludus-5' });
    stage.choose('Choose who goes');
    stage.press('Right', 'Down', 'Right', 'Up', 'Up', 'Enter');
    const asked = () => stage.game.session.prompt?.kind;
    for (let keys = 0; asked() !== 'fight' && keys < 40; keys++) {
      if (stage.top.name === 'walk') stage.press('f', 'Space');
      else if (asked() === 'wager') stage.choose('No more');
      else stage.choose(stage.labels[0] ?? '');
    }
    const before = left(stage);
    expect(before).toBeGreaterThan(1);
    expect(stage.game.session.match.state.month.fixtures.length).toBeGreaterThan(before); // others fight too
    const settle = stage.view.menu?.items.find(({ label }) => label === 'Settle the rest');
    expect(settle?.note).toBe(`all ${before} of them`);
    stage.choose('Settle the rest');
    expect(stage.prompt).toContain('is being settled: any key stops');
    stage.send({ kind: 'tick' });
    expect(left(stage)).toBe(before - 1);
    expect(stage.text).toMatch(/(wins|dies|spared|stands to the end).*, in\s+turn \d/su);
    stage.press('Space');
    stage.send({ kind: 'tick' });
    expect(left(stage)).toBe(before - 1);
    expect(stage.press('Space').labels[0]).toBe('Fight it');
  });

  it('39.5.4.5 one fought by hand begins in the arena', () => {
    const stage = houseStage('fight').choose('Fight it');
    expect(stage.text).toContain('Before the match');
    expect(['resolution', 'plot', 'act']).toContain(stage.top.name);
  });
});

describe('what is told', () => {
  it('has the purse as it was then, and not yet as it is', () => {
    const stage = houseStage('deal').choose('Offer a man').press('Enter', 'Enter');
    const purse = () => Number(/(-?\d+) denari/u.exec(stage.lines[0] ?? '')?.[1]);
    const before = purse();
    stage.press('Enter');
    const { denarii } = stage.game.session.match.state.houses[0] ?? { denarii: 0 };
    if (stage.top.name === 'walk' && denarii !== before) expect(purse()).toBe(before);
    for (let key = 0; key < 9 && stage.top.name === 'walk'; key++) stage.press('Space');
    expect(purse()).toBe(denarii);
  });

  it('true odds that were found stay beside the book odds until the month is over, and Esc stops the reckoning', () => {
    const stage = houseStage('wager').press('t');
    stage.send({ kind: 'tick' });
    expect(stage.text).toMatch(/from \d+ of (100|400)/u);
    stage.press('Esc');
    expect(stage.top.timer).toBeNull();
    expect(stage.top.name).toBe('ludus');
    const notes = () => stage.view.menu?.items.map(({ note }) => note).join() ?? '';
    expect(notes()).toMatch(/\d:\d \d+\/\d+/u);
    stage.press('Enter', 'Down', 'Down', 'Down', 'Enter');
    expect(ownWagers(stage)).toHaveLength(1);
    if (stage.top.name === 'walk') stage.press('Space');
    expect(notes()).toMatch(/\*\d:\d \d+\/\d+/u);
  });
});

it('a number is typed digit by digit, within what the line allows', () => {
  const line = { label: 'Bid', text: '', min: 0, max: 60, step: 1, numeric: true };
  expect([typed(line, 4, 5, false), typed(line, 4, 5, true), typed(line, 7, 5, true)]).toEqual([5, 45, 60]);
});

describe('the roster', () => {
  it('keeps the mark on the same man when it is sorted by another column', () => {
    const stage = houseStage('deal').press('r', 'Down');
    const name = () => /─ ([A-Z]+) ─/u.exec(stage.text)?.[1];
    const marked = name();
    expect(stage.press('Right', 's').text).toContain('Sorted by');
    expect(name()).toBe(marked);
    expect(stage.press('Left', 'Left').text).toContain('Sorted by CV');
    expect(name()).toBe(marked);
  });

  it('sorts by a column, holds one man beside another, and opens his log sheet', () => {
    const stage = houseStage('deal').press('r');
    const { men } = stage.game.session.match.state;
    const own = men.filter(({ house, fate }) => house === 0 && fate === 'fighting');
    const byCv = own.map(({ man }) => combatValue(man)).toSorted((a, b) => b - a);
    expect(sorted(own, 2).map(({ man }) => combatValue(man))).toEqual(byCv);
    const [first, second] = sorted(own, 2);
    stage.press('Space', 'Down');
    expect(stage.text).toContain(first?.man.name.toUpperCase());
    expect(stage.text).toContain(second?.man.name.toUpperCase());
    stage.press('Enter');
    expect(stage.lines[0]).toContain(`Log sheet of ${second?.man.name.toUpperCase()}`);
  });

  it('goes to the last man and to the first by End and Home', () => {
    const stage = houseStage('deal').press('r');
    const first = stage.text;
    const last = stage.press('Up').text;
    expect(stage.press('Home').text).toBe(first);
    expect(stage.press('End').text).toBe(last);
  });

  it('turns to the next house', () => {
    const stage = houseStage('deal').press('r', 'Tab');
    expect(stage.lines[0]).toContain('The house of Solonius');
  });
});

describe('the ledger', () => {
  it('its books of a house add up to its purse', () => {
    const stage = houseStage('deal', 3);
    const { ledger, houses } = stage.game.session.match.state;
    for (const { id, denarii } of houses)
      expect(ledger.filter(({ house }) => house === id).reduce((sum, one) => sum + one.denarii, 0)).toBe(denarii);
    expect(stage.press('l', 'Tab').lines[0]).toContain('The books of Batiatus');
  });

  it('its chart has a mark of every house for every month, and none outside', () => {
    const { state } = houseStage('deal', 4).game.session.match;
    const lines = chart('Denarii', state, ({ denarii }) => denarii, 76, 8, 'ascii');
    const body = lines.slice(1, -1).map((line) => line.map(({ text }) => text).join(''));
    expect(body).toHaveLength(8);
    for (const line of body) expect(line.length).toBeLessThanOrEqual(76);
    expect(body.join('')).toContain('o');
  });
});

it('a game that is over says how, and its chronicle can be read', () => {
  const stage = houseStage(null, 1, { months: 2 });
  expect(stage.game.session.match.state.outcome).not.toBeNull();
  stage.choose('The chronicle');
  expect(stage.lines[0]).toContain('The chronicle');
});

it('a game that is over says who has won, and what the house came to', () => {
  const stage = houseStage(null, 1, { months: 2 });
  expect(stage.text).toMatch(/─ The end ─/u);
  expect(stage.text).toMatch(/has won\./u);
  expect(stage.text).toContain('men sent');
});

it('a house whose game is over has its place in the hall of fame', () => {
  const stage = houseStage(null, 1, { months: 2 });
  const offers = pageStage(stage.services).press('h');
  expect(offers.press('Left').lines[0]).toContain('Hall of fame: houses');
  expect(offers.text).toContain('House of Batiatus');
});
