/** A campaign of Gladiatori from the title by keys: its first weeks and its first day; what is read changes nothing; gone on with, and gone back; on a host others look on, and hear how it ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainCampaign } from '../../../../src/games/gladiatori/ai/plain-campaign.ts';
import { CAMPAIGNS, campaignsOf } from '../../../../src/games/gladiatori/files/campaigns.ts';
import { CHARACTERS } from '../../../../src/games/gladiatori/rules/words.ts';
import { campaignGame } from '../../../../src/games/gladiatori/screens/campaign/campaign-screen.ts';
import { hallOfCampaigns } from '../../../../src/games/gladiatori/screens/campaign/hall-pages.ts';
import type { CampaignGame } from '../../../../src/games/gladiatori/session/campaign.ts';
import { campaignTables, tables } from '../../../../src/games/gladiatori/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { innerSeed } from '../../../../src/kernel/seal.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { asked, playCampaign } from '../../../../tools/games/gladiatori/campaign-players.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../../../tools/title-stage.ts';
import { open, tempFolder, value } from '../../../store/support.ts';
import { companyOn, sees, type Visitor } from '../../../support/company-stage.ts';
import { readsFirst } from '../../../support/game-stage.ts';
import { hastyCampaign } from '../support/hasty.ts';

readsFirst('gladiatori');

/** Reads on until something is asked. */
function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 60 && stage.top.name === 'walk'; i++) stage.press('f');
  return stage;
}

it.each([
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
])(
  'a campaign begins by keys at $columns columns: the weeks, the market, a drill, the bill, into the arena',
  async (size) => {
    const folder = tempFolder();
    const store = open(folder, { games: GAMES });
    const stage = await loaded(atTitle(store, new Shelf(GAMES), size).choose('Gladiatori'));
    readOn(stage.press('n', 'Enter', 'Enter', 'Enter'));
    expect(stage.text).toContain('The year 80');
    expect(stage.labels[0]).toBe('Work'); // no coins to spend, no cards missing
    stage.choose('The market');
    expect(stage.labels.filter((label) => /^(Buy|Sell) /.test(label))).toHaveLength(5);
    stage.press('Esc');
    expect(stage.labels[stage.view.menu?.initial ?? 0]).toBe('The market'); // the mark is where one came from
    stage.choose('Drill').choose('Coin by coin');
    expect(stage.lines[0]).toContain('Felix drills');
    const downTo = (label: string) => ['Home', ...Array.from({ length: stage.labels.indexOf(label) }, () => 'Down')];
    stage.press(...(downTo('Blood') as 'Home'[]), '-', ...(downTo('Speed') as 'Home'[]), '+', 'Home', 'Enter');
    readOn(stage);
    expect(stage.text).toContain('The bill');
    const terms = /Won: Fame \+(\d), pay \d+; lost: (?:-1, )?pay \d+/.exec(stage.text);
    expect(stage.text).toMatch(/(own arms|arms drawn|arms sold|free places): \w/u);
    const bill = stage.lines.map((row) => row.slice(39).replaceAll('│', '').trim()).join(' ');
    const parts = /(1 the win[^;]*); each/.exec(bill)?.[1] ?? '';
    expect(Number(terms?.[1])).toBe((parts.match(/\d/g) ?? []).reduce((sum, one) => sum + Number(one), 0));
    stage.choose('The others');
    expect(stage.text).toContain('12 about, 0 gone');
    stage.press('Esc').choose('Duels: with mercy').press('Home');
    expect([stage.labels.includes('Duels: sine missione'), /pay (8|12|20|16)\b/.test(stage.text)]).toEqual([
      true,
      true,
    ]);
    stage.press('Enter');
    expect(stage.text).toContain('Felix v ');
    const [home = ''] = readdirSync(join(folder, 'gladiatori-campaigns'));
    const kept = (name: string) => readFileSync(join(folder, 'gladiatori-campaigns', home, name), 'utf8');
    const { save } = JSON.parse(kept('campaign.json'));
    expect(save).toMatchObject({ setup: { sealedSeeds: true }, seals: { seed: { nonce: null } } });
    const { seed } = JSON.parse(kept('bouts/0001.json'));
    expect(seed).toBe(innerSeed(save, 'match', 1)); // what its matches tell is not its seed
    store.close();
  },
);

it('a list of campaigns says in a word how each ended', () => {
  const setup = { name: 'Felix', character: 'thraex', mode: 'ironman' };
  const ends = ['rudis', 'closed', 'sold'].map(
    (by) => CAMPAIGNS.line({ turn: 9, outcome: { by }, man: { fame: 3 }, setup }).notes[2],
  );
  expect(ends).toEqual(['freed', 'turned away', 'sold']);
});

it('a list of campaigns says which are lenient', () => {
  const notes = (mode: string) =>
    CAMPAIGNS.line({
      ...{ turn: 1, outcome: null, man: { fame: 3 } },
      setup: { name: 'Felix', character: 'thraex', mode },
    }).notes;
  expect(notes('lenient')).toEqual(['thraex', 'Fame 3', expect.any(String), 'lenient']);
  expect(notes('ironman')).toEqual(['thraex', 'Fame 3', expect.any(String)]);
});

it('a campaign is gone on with by Continue, kept by its file, and gone back to an earlier munus', async () => {
  const folder = tempFolder();
  const store = open(folder, { games: GAMES });
  const campaigns = campaignsOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  const game = value(campaigns.begin({ name: 'Felix', character: 'thraex', mode: 'lenient' }, 'keys'));
  const { session } = game;
  const player = plainCampaign(campaignTables(), () => {
    throw new Error('no match is played');
  });
  while (session.match.state.turn < 3) {
    while (session.advance() !== null);
    const { prompt, match } = session;
    if (prompt === null || match.state.turn > 2) break;
    const idle = prompt.kind === 'day' && match.state.man.idle === 0;
    if (prompt.kind === 'day' && !idle) break;
    expect(game.answer(idle ? { do: 'sit out' } : player.choose(prompt, match.state))).toBeNull();
  }
  const before = digestOf(session.match.state);
  expect(session.match.state.turn).toBe(2);
  const again = value(campaigns.open(campaigns.list()[0]?.id ?? ''));
  expect(digestOf(again.session.match.state)).toBe(before);
  const back = value(again.goBack(1));
  expect(back.session.match.state.turn).toBe(1);
  const stage = await loaded(atTitle(store, new Shelf(GAMES), { columns: 80, rows: 24 }).choose('Continue'));
  expect(readOn(stage).text).toContain('The year 80');
  store.close();
});

it('GR-90 a trade leaves the market open', async () => {
  const store = open(tempFolder(), { games: GAMES });
  const services = servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED');
  hastyCampaign(services, {}, 'market', asked('weeks'));
  const stage = await loaded(atTitle(store, new Shelf(GAMES), { columns: 80, rows: 24 }).choose('Continue'));
  stage.choose('The market').choose('Sell');
  expect(stage.labels.map((label) => label.split(' ')[0])).toEqual(['Buy', 'Buy', 'Buy', 'Sell', 'Back']);
  expect(stage.prompt).toMatch(/Felix gets \d (?:denarius|denarii) for an? \w+, and has \d\./u);
  store.close();
});

it('what a day came to is told under the heading of that day, until something is asked', async () => {
  const store = open(tempFolder(), { games: GAMES });
  const services = servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED');
  const onDay = ({ session: { match, prompt } }: CampaignGame) => match.state.turn === 4 && prompt?.kind === 'day';
  hastyCampaign(services, {}, 'heading', onDay);
  const stage = await loaded(atTitle(store, new Shelf(GAMES), { columns: 80, rows: 24 }).choose('Continue'));
  stage.choose('Sit out');
  const heads: string[] = [];
  for (let i = 0; i < 60 && stage.top.name === 'walk'; i++) {
    heads.push((stage.lines[0] ?? '').replace(/^ HARENA +Felix +/u, ''));
    stage.press('Enter');
  }
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect(head).toMatch(/^December 80/u);
  expect(stage.lines[0]).toContain('April 81, 5 of 16');
  store.close();
});

describe('a campaign on a host', () => {
  const gladiatori = (): Shelf => new Shelf(GAMES.filter(({ id }) => id === 'gladiatori'));

  /** A campaign begun by a visitor, where it asks which match it is to be. */
  function leads(visitor: Visitor): CampaignGame {
    const setup = { name: 'Felix', character: 'secutor', mode: 'ironman' } as const;
    return playCampaign(value(campaignsOf(visitor.env.services).begin(setup, 'host')), asked('day'));
  }

  it('its matches are looked on at, without a card that is hidden, and between them what its player does is told', async () => {
    const comes = await companyOn(gladiatori());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    readOn(anna.play(campaignGame(leads(anna))));
    const doing = 'leads the secutor Felix from munus to munus';
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    anna.press('Enter');
    expect(anna.text).toContain('Felix v ');
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed: null });
    bert.choose('Lobby').press('Enter');
    expect(bert.text).toContain('Watching Anna · Felix v ');
    for (let i = 0; i < 60 && !/hand \d+, life \d+/u.test(anna.text); i++)
      anna.press(anna.top.name === 'walk' ? 'f' : 'Enter');
    sees(bert, ', life ');
    const ownZones = /^ (?:Hand|Life|Offense) /mu;
    expect([ownZones.test(anna.text), ownZones.test(bert.text)]).toEqual([true, false]);
    for (let i = 0; i < 1_500 && !anna.labels.includes('Go on'); i++)
      anna.press(anna.top.name === 'walk' ? 'f' : 'Enter');
    sees(bert, 'It is over.');
    anna.choose('Go on');
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    sees(bert, `Anna ${doing}.`);
  });

  it('its end is news to the others at once, and stands in the hall of the host with its player', async () => {
    const comes = await companyOn(gladiatori());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    const game = leads(anna);
    anna.play(campaignGame(game));
    expect(bert.company.news()).toEqual([]);
    expect(game.answer({ do: 'sit out' })).toBeNull();
    playCampaign(game, asked('weeks'));
    expect(game.answer({ do: 'close' })).toBeNull();
    while (game.session.advance() !== null);
    const [told] = bert.company.news();
    expect(told).toMatchObject({ name: 'Anna', text: expect.stringContaining('Anna') });
    expect(bert.press('w').text).toContain('Felix');
    bert.screens = [hallOfCampaigns(bert.env)];
    expect(bert.text).toContain('Fame end         player');
    expect([bert.labels, bert.view.menu?.items[0]?.note]).toEqual([
      ['Felix'],
      expect.stringMatching(/turned away +Anna$/u),
    ]);
    expect(bert.press('Enter').text).toMatch(/Felix, secutor: .*Led by Anna, ironman\./su);
  });
});

it.each(CHARACTERS)('2.3 all that a %s can do stands in its panel at 80x24', async (character) => {
  const folder = tempFolder();
  const store = open(folder, { games: GAMES });
  const campaigns = campaignsOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  value(campaigns.begin({ name: 'Felix', character, mode: 'lenient' }, 'panel'));
  const stage = await loaded(atTitle(store, new Shelf(GAMES), { columns: 80, rows: 24 }).choose('Continue'));
  const panel = stage.lines
    .slice(1, 13)
    .map((line) => line.slice(1, 36).trim())
    .join(' ');
  for (const power of tables().characters[character].build.powers) expect(panel).toContain(power);
  store.close();
});
