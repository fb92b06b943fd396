/** CONTRIBUTING, How to add a weapon: a record, its rows and this test; nothing of the program knows it. */

import { describe, expect, test } from 'vitest';
import { playHouses } from '../../../src/games/gladiator/career/ludus.ts';
import { weaponsFor } from '../../../src/games/gladiator/career/man/arms.ts';
import { cardOf, readCard } from '../../../src/games/gladiator/career/man/card.ts';
import { readSpec } from '../../../src/games/gladiator/cli/spec.ts';
import { specHelp } from '../../../src/games/gladiator/cli/spec-help.ts';
import { attackReader } from '../../../src/games/gladiator/odds/attack.ts';
import type { GladiatorEvent } from '../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../src/games/gladiator/rules/setup/setup.ts';
import { fighterOf } from '../../../src/games/gladiator/rules/sheet.ts';
import type { RuleChoices } from '../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../src/kernel/match.ts';
import { runBook } from '../../../src/kernel/runner.ts';
import { GLYPHS } from '../../../src/tui/glyphs.ts';
import { tables as known, scene, weapon } from '../../../tools/games/gladiator/bout.ts';
import { priscus } from '../../../tools/games/gladiator/campaign.ts';
import { inMonth, month } from '../../../tools/games/gladiator/career.ts';
import { fakeServices } from '../../../tools/games/gladiator/services.ts';
import { pageStage } from './screens/page.ts';
import { FALX_RECORD, falxTables, withFalx } from './support/falx.ts';

const { gladiator: tables } = falxTables;
const { armoury } = tables;
const services = () => Object.assign(fakeServices({ settings: { rules: 'advanced', lastName: 'Rufus' } }), { tables });

describe('on the command line', () => {
  test('weapon= takes it, and the help names it', () => {
    expect(readSpec('heavy(weapon=falx)', armoury)[0]).toMatchObject({ weapon: 'falx' });
    expect(specHelp(armoury)).toContain('dagger, falx, flail,');
    expect(() => readSpec('heavy(weapon=falx)')).toThrow('weapon=falx; legal: axe, bow');
  });
});

describe('in a bout of the book', () => {
  const setup = (rules: RuleChoices): Setup => ({
    rules,
    fighters: muster(readSpec('medium(weapon=falx)', armoury), readSpec('medium'), null),
  });
  const blowsBy = (rules: RuleChoices) => {
    const events: GladiatorEvent[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) runBook(gladiator, tables, setup(rules), seed, (one) => events.push(one));
    return events.filter((one) => one.kind === 'blow').filter((one) => one.with?.kind === 'falx');
  };

  test.each([advancedRules(), { ...advancedRules(), edition: 'v2' }] as const)('21 it strikes by its row', (rules) => {
    const blows = blowsBy(rules);
    expect(blows.length).toBeGreaterThan(0);
    const reasons = blows.flatMap(({ rolls = [] }) => rolls.flatMap(({ modifiers }) => modifiers));
    expect(reasons).toContainEqual({ value: 3, why: 'edge of the falx', cite: '21.2' });
  });

  test('a save of it is opened by tables that know it, and refused by name by others', () => {
    const save = Match.start(gladiator, tables, setup(advancedRules()), 'falx').save(0);
    expect(Match.open(gladiator, tables, save).ok).toBe(true);
    expect(Match.open(gladiator, known, save)).toMatchObject({
      ok: false,
      why: expect.stringContaining("there is no weapon 'falx'"),
    });
  });
});

test('its odds are those of its row: it wounds worse than an axe, and an axe worse than a sword', () => {
  const state = scene({ rules: advancedRules() });
  const woundsWith = (kind: string): number => {
    const [attacker, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
    const item = weapon(1, kind);
    const attempt = { attacker, target, area: 2, round: 3, item, special: null, behind: false } as const;
    const { wounds, kill } = attackReader({ rules: state.rules, tables }, attempt)(4);
    return kill * target.w + wounds.reduce((sum, chance, boxes) => sum + chance * boxes, 0);
  };
  expect(woundsWith('falx')).toBeGreaterThan(woundsWith('axe'));
  expect(woundsWith('axe')).toBeGreaterThan(woundsWith('sword'));
});

describe('on the screens', () => {
  test.each(['unicode', 'ascii'] as const)('it is chosen, drawn, told of and borne in the arena, in %s', (skin) => {
    const stage = pageStage(services(), { columns: 120, rows: 40, skin })
      .choose('Practice')
      .choose('Make your own')
      .choose('Provocator');
    stage.choose('Arms: sword');
    stage.press(...stage.labels.slice(0, stage.labels.indexOf('Falx')).map(() => 'Down'));
    for (const row of FALX_RECORD.picture[skin]) expect(stage.text).toContain(row.trim());
    expect(stage.text.replace(/\s+/gu, ' ')).toContain('Falx: reach 2, blows a round later, wounds +3, hooks round');
    stage.press('Enter').choose('Take him').press('Enter').choose('Thraex').choose('Into the arena');
    expect(stage.services.disk.bout?.setup).toMatchObject({ fighters: [{ weapon: 'falx' }, {}] });
    stage.press('Enter');
    expect(stage.text).toContain(`${GLYPHS[skin].large}   ${FALX_RECORD.glyph[skin]}`);
    stage.press('?');
    stage.terminal = { rows: 160 };
    expect(stage.text).toContain('axe, bow, dagger, falx, flail, javelin, maul');
  });
});

describe('in a career', () => {
  const skilled = priscus({
    talents: [
      { code: 'WP', group: 'sword', sl: 0 },
      { code: 'WP', group: 'falx', sl: 1 },
    ],
  });

  test('31.3, 33.3, P330 he is trained in it in the school, and takes it from there', () => {
    const level = { kind: 'level', pick: { code: 'WP', group: 'falx' } } as const;
    const choices = [{ kind: 'buy', purchase: level }, { kind: 'arm', weapon: 'falx' }, { kind: 'games' }];
    const begun = inMonth({ man: { ...skilled, xp: 1000 }, phase: 1 });
    const { state } = month(begun, playHouses, {}, { ludus: choices }, 'falx', falxTables);
    expect(state.man?.talents).toContainEqual({ code: 'WP', group: 'falx', sl: 2 });
    expect(state.man?.weapon).toBe('falx');
    expect(weaponsFor(falxTables, skilled)).toEqual(['sword', 'scimitar', 'falx']);
  });

  test('P330 a card has it', () => {
    const man = { ...skilled, weapon: 'falx' };
    expect(readCard(cardOf(man), armoury)).toEqual({ ok: true, value: man });
    expect(readCard(cardOf(man), known.armoury)).toMatchObject({ why: expect.stringContaining("'WP falx 1'") });
    const borne = priscus({ weapon: 'falx' });
    expect(readCard(cardOf(borne), known.armoury)).toMatchObject({
      why: expect.stringContaining("'falx' is not a weapon"),
    });
  });
});

describe('a record that is not whole is refused with its place', () => {
  test.each([
    [{ kind: 'axe' }, 'record 15 (axe): it is there twice'],
    [{ group: 'hook' }, "record 15 (falx): its group 'hook' is headed by no weapon of that name"],
    [{ use: 'cast', glyph: undefined }, 'net and lasso are cast, and nothing else'],
    [{ plain: 54 }, 'plain is 54, and so is that of the axe'],
    [{ plain: 17 }, 'expected a total of a D66'],
    [{ group: 'sword', wp: false }, 'wp is false, that of the sword true'],
    [{ glyph: { unicode: 'ƒƒ', ascii: 'F' } }, 'glyph.unicode'],
    [{ glyph: { unicode: 'Þ', ascii: 'F' } }, 'its glyph is that of the axe'],
    [{ picture: { unicode: ['', ''], ascii: ['', '', ''] } }, 'picture.unicode'],
    [{ cite: 'the book' }, 'cite'],
    [{ kind: 'Falx' }, 'kind'],
  ])('%o', (other, why) => {
    const spoilt = JSON.parse(JSON.stringify({ ...FALX_RECORD, ...other }));
    expect(() => gladiator.parseTables(withFalx(spoilt))).toThrow(why);
    expect(() => gladiator.parseTables(withFalx(spoilt))).toThrow('table weapon-records');
  });

  test.each([
    [{ borne: 'both hands' }, 'table weapons, row 4, column hands'],
    [{ kind: 'falcata', group: 'falcata' }, "there is no row 'falcata'"],
  ])('and so is what its rows do not bear out: %o', (other, why) => {
    expect(() => gladiator.parseTables(withFalx({ ...FALX_RECORD, ...other }))).toThrow(why);
  });
});
