/** The plain player: always within the rules, always the same, and better than chance. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { plainFighter } from '../../../../src/games/gladiator/ai/plain-bout.ts';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import { plainPlot } from '../../../../src/games/gladiator/ai/plain-orders.ts';
import { fightByBook, fightOut } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type Lead, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { type FightingStyle, type Item, STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { lying, scene, tables, weapon } from '../../../../tools/games/gladiator/bout.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { inMonth, rival } from '../../../../tools/games/gladiator/career.ts';

const rules = campaignRules();
const pair = (red: FightingStyle, blue: FightingStyle, lead: Lead | null): Setup => ({
  rules,
  fighters: muster([{ ...anyMan(red), fs: 0 }], [anyMan(blue)], lead),
});
const PATIENCE = 300_000;

describe('in a bout', () => {
  test.each(STYLES)('he fights as %s to the end, by the rules', (style) => {
    for (const other of ['retiarius', 'eques', 'crupellarius'] as const) {
      const order = { setup: pair(style, other, 'one'), seed: `plain-${style}-${other}` };
      const fought = () => fightOut(tables, order, () => plainFighter(tables, 'plain'));
      expect(fought()).toEqual(fought());
    }
  });

  test('20.4 he tosses his net at three hexes, and keeps it at four', () => {
    const orderAt = (q: number) => {
      const hands = [{ id: 1, kind: 'net' } as const, weapon(2, 'trident')];
      const state = scene({ A: { hands, style: 'retiarius' }, B: { at: { q, r: 0 } }, rules: advancedRules() });
      return plainPlot(state, tables, 'A').net;
    };
    expect([orderAt(3), orderAt(4)]).toEqual([{ kind: 'toss' }, undefined]);
  });

  test('13.4 with bare hands he goes for the weapon at his feet, with one in hand he leaves it', () => {
    const plotWith = (hands: Item[]) => {
      const loose = [lying(weapon(9, 'sword'), { q: 0, r: 0 })];
      const state = scene({ A: { hands, at: { q: 0, r: 0 } }, B: { at: { q: 6, r: 0 } }, loose });
      return plainPlot(state, tables, 'A').actions.map(({ code }) => code);
    };
    expect(plotWith([])).toContain('R');
    expect(plotWith([weapon(1, 'sword'), weapon(2, 'dagger')])).not.toContain('R');
  });

  test('he leads teams and hunts', () => {
    const men = ['myrmillo', 'velite', 'hoplomachus'] as const;
    const teams = { rules, fighters: muster(men.map(anyMan), men.map(anyMan), 'all') };
    const hunt = { rules, fighters: muster([anyMan('venator')], [anyMan('hunt')], 'one') };
    for (const [i, setup] of [teams, hunt, teams, hunt].entries()) {
      expect(fightOut(tables, { setup, seed: `led-${i}` }, () => plainFighter(tables, 'plain')).turns).toBeGreaterThan(
        0,
      );
    }
  });

  test(
    'he wins more than the book would in his place, and that more than chance',
    () => {
      const won = { plain: 0, book: 0, random: 0 };
      for (let i = 0; i < 60; i++) {
        const seed = `better-${i}`;
        const led = { setup: pair('provocator', 'myrmillo', 'one'), seed };
        const book = { setup: pair('provocator', 'myrmillo', null), seed };
        const random = randomController(gladiator, tables, seed);
        if (fightOut(tables, led, () => plainFighter(tables, seed)).winner === 0) won.plain += 1;
        if (fightByBook(tables, book).winner === 0) won.book += 1;
        if (fightOut(tables, led, () => random).winner === 0) won.random += 1;
      }
      expect(won.plain).toBeGreaterThan(won.book);
      expect(won.book).toBeGreaterThan(won.random);
    },
    PATIENCE,
  );
});

describe('in a career', () => {
  const player = plainPlayer(campaign);
  const asked = { seat: 0, cite: '33.3' } as const;

  test('he buys a cheap level of his own weapon before anything else, then strength', () => {
    const level = { kind: 'level', pick: { code: 'WP', group: 'sword' } } as const;
    const st = { kind: 'rating', rating: 'st' } as const;
    const offers = [
      { purchase: st, price: 35, fault: null },
      { purchase: level, price: 20, fault: null },
    ];
    const choose = (given: typeof offers) =>
      player.choose({ kind: 'ludus', ...asked, offers: given, styles: [], weapons: [] }, inMonth());
    expect(choose(offers)).toEqual({ kind: 'buy', purchase: level });
    expect(choose(offers.slice(0, 1))).toEqual({ kind: 'buy', purchase: st });
    expect(choose([])).toEqual({ kind: 'games' });
  });

  test('he asks for the weakest man he knows, if that man is weaker than his own', () => {
    const weak = rival(1, { ratings: { tr: 8, st: 0, ag: 0, cn: 3, w: 10 } });
    const weaker = rival(2, { ratings: { tr: 7, st: 0, ag: 0, cn: 3, w: 10 } });
    const strong = rival(3, { ratings: { tr: 18, st: 5, ag: 5, cn: 5, w: 18 } });
    const state = inMonth({ man: priscus(), rivals: [weak, weaker, strong] });
    const choose = (rivals: readonly number[]) => player.choose({ kind: 'challenger', ...asked, rivals }, state);
    expect([choose([1, 2, 3]), choose([1, 3]), choose([3])]).toEqual([2, 1, null]);
  });

  test('he makes a unique match a matched pair, and spends his denarii on all of his body', () => {
    expect(player.choose({ kind: 'unique', ...asked, types: ['battle', 'matched-pair'] }, inMonth())).toBe(
      'matched-pair',
    );
    const worn = player.choose({ kind: 'armour', ...asked, man: 'Priscus', denarii: 11 }, inMonth());
    expect(Object.values(worn)).not.toContain('--');
  });
});
