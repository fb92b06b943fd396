/** The common hall of fame and the news of a host. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HallEntry } from '../../../../../src/games/gladiator/career/told/hall.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { endSentence, houseSentence, recordSentence } from '../../../../../src/games/gladiator/files/honours.ts';
import { gladiatorFiles, gladiatorServices } from '../../../../../src/games/gladiator/files/services.ts';
import type { HouseEntry } from '../../../../../src/games/gladiator/house/told/hall.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import { hallScreen } from '../../../../../src/games/gladiator/screens/career/hall-pages.ts';
import { houseGame } from '../../../../../src/games/gladiator/screens/house/house-screen.ts';
import { readable } from '../../../../../src/kernel/save.ts';
import { ROUTES } from '../../../../../src/play/routes.ts';
import { challengeSentence } from '../../../../../src/ssh/company/news-sentences.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { careerSetup, playCareer } from '../../../../../tools/games/gladiator/careers.ts';
import { houseSetup, playOn } from '../../../../../tools/games/gladiator/houses.ts';
import { hallEntryOf, hallMunusOf } from '../../../../../tools/games/gladiator/men.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { open, tempFolder } from '../../../../store/support.ts';
import { Stage } from '../tui/stage.ts';
import { accountOf, aHouse, comes, hallOf, type TestHouse } from './house.ts';

/** Somebody whose own hall of fame says what a test says. */
function withHall(
  house: TestHouse,
  name: string,
  own: () => readonly HallEntry[],
  houses: () => readonly HouseEntry[] = () => [],
) {
  const base = fakeServices();
  const services = {
    ...base,
    hall: () => readable(own()),
    houses: { ...base.houses, hall: () => readable(houses()) },
  };
  return comes(house, name, { services, ownHall: hallOf(services), routes: ROUTES, account: accountOf(name) });
}

const DEAD = hallEntryOf();
const freed = (kills: number): HallEntry => {
  const { man } = hallEntryOf();
  return hallEntryOf({
    man: { ...man, name: 'Felix', kills, record: { ...man.record, v: 10 } },
    ...{ standing: 'freed', how: "Emperor's Champion", killer: null, munera: [hallMunusOf(1), hallMunusOf(2)] },
  });
};

const HOUSE: HouseEntry = {
  ...{ name: 'Batiatus', mode: 'ironman', months: 24, how: 'months over', won: true, denarii: 312, rep: 8 },
  ...{ champions: 1, best: { name: 'Oenomaus', style: 'thraex', record: { v: 7, s: 0, m: 2 } } },
  houses: [
    { name: 'Batiatus', denarii: 312, rep: 8, out: false },
    { name: 'Solonius', denarii: 90, rep: 3, out: false },
  ],
};
const RUINED: HouseEntry = { ...HOUSE, name: 'Vettius', months: 7, how: 'eliminated', won: false, denarii: -4 };

describe('the hall of a host', () => {
  it('has the careers of all accounts with their players, one’s own marked', () => {
    const house = aHouse();
    withHall(house, 'Anna', () => [DEAD]);
    const bert = withHall(house, 'Bert', () => [freed(3)]);
    expect(bert.company.hall(CAREER_HALL)).toEqual([
      { player: 'Anna', self: false, entry: DEAD },
      { player: 'Bert', self: true, entry: freed(3) },
    ]);
    const store = open(tempFolder());
    expect(gladiatorServices(store, bert.services).hall()).toEqual(readable([DEAD, freed(3)]));
    store.close();
  });

  it('follows a player’s own: what is there already comes in once, what he took back goes', async () => {
    const house = aHouse();
    let own = [DEAD, freed(3)];
    withHall(house, 'Anna', () => own).leave();
    withHall(house, 'Anna', () => own).leave();
    expect(withHall(house, 'Anna', () => own).company.hall(CAREER_HALL)).toHaveLength(2);
    own = [freed(3)];
    expect(
      withHall(house, 'Anna', () => own)
        .company.hall(CAREER_HALL)
        .map(({ entry }) => entry),
    ).toEqual([freed(3)]);
    await house.settled();
    expect(comes(aHouse({ folder: house.folder }), 'Bert').company.hall(CAREER_HALL)).toHaveLength(1);
  });

  it('has the houses of all accounts, follows what is taken back, and tells of each once', async () => {
    const house = aHouse();
    let own: readonly HouseEntry[] = [HOUSE, RUINED];
    withHall(
      house,
      'Anna',
      () => [],
      () => own,
    ).leave();
    const bert = withHall(house, 'Bert', () => [DEAD]);
    expect(bert.company.hall(HOUSE_HALL)).toEqual([
      { player: 'Anna', self: false, entry: HOUSE },
      { player: 'Anna', self: false, entry: RUINED },
    ]);
    const text = new Stage((env) => hallScreen({ ...env, services: bert.services })).press('Tab', 'Tab', 'Tab').text;
    expect(text).toMatch(/House of Batiatus .*won/u);
    expect(text).toContain('  of Anna');
    const told = bert.company.news().map((one) => one.text);
    expect(told.slice(-2)).toEqual([
      "The house of Vettius, which is Anna's, has gone under after seven months.",
      "The house of Batiatus, which is Anna's, is the first of two after 24 months, with 312 denarii.",
    ]);
    own = [HOUSE];
    const anna = withHall(
      house,
      'Anna',
      () => [],
      () => own,
    );
    expect(anna.company.hall(HOUSE_HALL)).toEqual([{ player: 'Anna', self: true, entry: HOUSE }]);
    expect(anna.company.news()).toHaveLength(told.length);
    await house.settled();
    const again = comes(aHouse({ folder: house.folder }), 'Carla').company;
    expect(again.hall(HOUSE_HALL)).toHaveLength(1);
    expect(again.hall(CAREER_HALL)).toHaveLength(1);
  });

  it('opens from before there were houses', () => {
    const { folder } = aHouse();
    const entries = [{ account: 'id-Anna', player: 'Anna', entry: DEAD }];
    writeFileSync(join(folder, 'hall.json'), JSON.stringify({ format: 1, kind: 'shared-hall', entries }));
    const house = aHouse({ folder });
    expect(house.warnings).toEqual([]);
    const { company } = comes(house, 'Bert');
    expect([company.hall(CAREER_HALL).length, company.hall(HOUSE_HALL).length]).toEqual([1, 0]);
  });

  it('hands on what stands in sections that are not known', async () => {
    const { folder } = aHouse();
    const heroes = [{ account: 'id-Anna', player: 'Anna', entry: { deeds: ['slew a hydra'] } }];
    const path = join(folder, 'hall.json');
    writeFileSync(path, JSON.stringify({ format: 1, kind: 'shared-hall', heroes, entries: [], houses: [] }));
    const house = aHouse({ folder });
    withHall(house, 'Bert', () => [DEAD]);
    await house.settled();
    expect(house.warnings).toEqual([]);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ heroes, entries: [{ player: 'Bert' }] });
  });

  it('that is damaged makes room for a new one, and the operator is told', async () => {
    const { folder, settled } = aHouse();
    await settled();
    writeFileSync(join(folder, 'hall.json'), '{');
    const house = aHouse({ folder });
    expect(house.warnings[0]).toContain('hall.json is damaged');
    expect(readFileSync(join(folder, 'hall.json.damaged'), 'utf8')).toBe('{');
    expect(comes(house, 'Anna').company.hall(CAREER_HALL)).toEqual([]);
  });
});

describe('news', () => {
  it('tell a career that is over once, and after the host was started again too', async () => {
    const house = aHouse();
    const anna = withHall(house, 'Anna', () => [DEAD]);
    const told = anna.company.news();
    expect(told).toMatchObject([
      { date: '2026-11-22', name: 'Anna', text: expect.stringContaining('is dead: killed by Flamma') },
    ]);
    await house.settled();
    const again = withHall(aHouse({ folder: house.folder }), 'Anna', () => [DEAD]);
    expect(again.company.news()).toEqual(told);
  });

  it('tell who takes a record from another, and nothing of the first in the hall', () => {
    expect(recordSentence('Anna', freed(3), [])).toBeNull();
    expect(recordSentence('Bert', freed(8), [freed(3)])).toBe(
      "Felix, a secutor of Bert's, takes the record for most kills (8, before 3).",
    );
    expect(recordSentence('Bert', freed(2), [freed(3)])).toBeNull();
  });

  it('tell death and freedom, and not that somebody laid the sword down', () => {
    expect(endSentence('Bert', freed(3))).toBe(
      "Felix, a secutor of Bert's, has his tenth victory and is free, the Emperor's Champion after two munera.",
    );
    expect(endSentence('Bert', hallEntryOf({ standing: 'retired', how: 'retired', killer: null }))).toBeNull();
  });

  it('of a champion who dies in play are read by the others at once', () => {
    const house = aHouse();
    const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
    const begun = gladiatorFiles(anna.services).careers.begin(careerSetup(), 'news');
    if (!begun.ok) throw new Error(begun.why);
    const game = begun.value;
    anna.env.routes.play(careerGame(game), anna.env, null);
    const { match } = game.session;
    playCareer(game, () => {
      expect(bert.company.news()).toEqual([]);
      return false;
    });
    expect(match.state.standing).toBe('dead');
    expect(bert.company.news()).toMatchObject([{ name: 'Anna', text: expect.stringMatching(/^Flavian, .* is dead/u) }]);
    expect(bert.company.hall(CAREER_HALL)).toMatchObject([{ player: 'Anna', self: false }]);
    const title = new Stage((env) => titleScreen({ ...env, services: bert.services }, null), {
      ...bert.base,
      company: bert.company,
    });
    expect(title.press('w').text).toContain('Flavian');
  });

  it('of a house that ends in play are read by the others at once', () => {
    const house = aHouse();
    const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
    const begun = gladiatorFiles(anna.services).houses.begin(houseSetup({ months: 1 }), 'news');
    if (!begun.ok) throw new Error(begun.why);
    anna.env.routes.play(houseGame(begun.value), anna.env, null);
    playOn(begun.value, () => false);
    expect(begun.value.session.over).toBe(true);
    const [famed] = bert.company.hall(HOUSE_HALL);
    expect(famed).toMatchObject({ player: 'Anna', self: false, entry: { name: 'Batiatus' } });
    const sentence = famed === undefined ? null : houseSentence('Anna', famed.entry);
    expect(bert.company.news().map(({ text }) => text)).toEqual(sentence === null ? [] : [sentence]);
  });

  it('tell of a house that won or went under, and not of one that was given up or came second', () => {
    expect(houseSentence('Anna', { ...RUINED, how: 'given up' })).toBeNull();
    expect(houseSentence('Anna', { ...HOUSE, won: false })).toBeNull();
    expect(houseSentence('Anna', { ...RUINED, name: '\u001b[2JVet\u202Etius' })).toMatch(
      /^The house of \[2JVettius, which/u,
    );
  });

  it('let no name through that a terminal would obey', () => {
    const man = { ...DEAD.man, name: '\u001b[2JFe\u202Elix' };
    expect(endSentence('Bert', { ...DEAD, man })).toMatch(/^\[2JFelix, a secutor/u);
  });

  it('name all who were first in a challenge', () => {
    const one = (name: string) => ({
      name,
      score: { letter: 'V', turns: 3, dealt: 1, taken: 0, points: 130 } as const,
    });
    expect(challengeSentence('2026-11-21', [one('Anna'), one('Bert')], 5)).toBe(
      'Anna and Bert were first in the challenge of 21 November with 130 points; of five who tried.',
    );
    expect(challengeSentence('2026-11-21', [], 0)).toBeNull();
  });
});
