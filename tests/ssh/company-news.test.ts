/** The common hall of fame and the news of a host. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HallEntry } from '../../src/engine/campaign/hall.ts';
import { readable } from '../../src/engine/kernel/save.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { challengeSentence, endSentence, recordSentence } from '../../src/ssh/news-sentences.ts';
import { hallEntryOf, hallMunusOf } from '../support/men.ts';
import { fakeServices } from '../tui/support.ts';
import { accountOf, aHouse, comes, type TestHouse } from './house.ts';

/** Somebody whose own hall of fame says what a test says. */
function withHall(house: TestHouse, name: string, own: () => readonly HallEntry[]) {
  const services = { ...fakeServices(), hall: () => readable(own()) };
  return comes(house, name, { services, routes: ROUTES, account: accountOf(name) });
}

const DEAD = hallEntryOf();
const freed = (kills: number): HallEntry => {
  const { man } = hallEntryOf();
  return hallEntryOf({
    man: { ...man, name: 'Felix', kills, record: { ...man.record, v: 10 } },
    ...{ standing: 'freed', how: "Emperor's Champion", killer: null, munera: [hallMunusOf(1), hallMunusOf(2)] },
  });
};

describe('the hall of a host', () => {
  it('has the careers of all accounts with their players, one’s own marked', () => {
    const house = aHouse();
    withHall(house, 'Anna', () => [DEAD]);
    const bert = withHall(house, 'Bert', () => [freed(3)]);
    expect(bert.company.hall()).toEqual([
      { player: 'Anna', self: false, entry: DEAD },
      { player: 'Bert', self: true, entry: freed(3) },
    ]);
    expect(bert.services.hall()).toEqual(readable([DEAD, freed(3)]));
  });

  it('follows a player’s own: what is there already comes in once, what he took back goes', async () => {
    const house = aHouse();
    let own = [DEAD, freed(3)];
    withHall(house, 'Anna', () => own).leave();
    withHall(house, 'Anna', () => own).leave();
    expect(withHall(house, 'Anna', () => own).company.hall()).toHaveLength(2);
    own = [freed(3)];
    expect(
      withHall(house, 'Anna', () => own)
        .company.hall()
        .map(({ entry }) => entry),
    ).toEqual([freed(3)]);
    await house.settled();
    expect(comes(aHouse({ folder: house.folder }), 'Bert').company.hall()).toHaveLength(1);
  });

  it('that is damaged makes room for a new one, and the operator is told', async () => {
    const { folder, settled } = aHouse();
    await settled();
    writeFileSync(join(folder, 'hall.json'), '{');
    const house = aHouse({ folder });
    expect(house.warnings[0]).toContain('hall.json is damaged');
    expect(readFileSync(join(folder, 'hall.json.damaged'), 'utf8')).toBe('{');
    expect(comes(house, 'Anna').company.hall()).toEqual([]);
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
