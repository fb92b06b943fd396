/** Weapons of the Advanced Game where a bout is seen: their reach, their signs, their names (19, 21). */

import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { SNARE_KINDS, type WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { NO_OVERLAY, sceneOf } from '../../../../../src/games/gladiator/screens/bout/scene.ts';
import { BINDINGS } from '../../../../../src/games/gladiator/screens/keys.ts';
import { armsNote } from '../../../../../src/games/gladiator/screens/kit/arms-notes.ts';
import { emblemOf } from '../../../../../src/games/gladiator/screens/kit/pictures.ts';
import { distance, neighbour } from '../../../../../src/kernel/hex.ts';
import { thingGlyph } from '../../../../../src/tui/arena/thing-glyph.ts';
import { cellCode, GLYPHS, SKINS } from '../../../../../src/tui/glyphs.ts';
import { keysOf, PRESETS } from '../../../../../src/tui/keymap.ts';
import { lying, type Scene, scene, shield, sword, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, type Stage } from '../../program/tui/stage.ts';
import { WEAPON_KINDS } from '../../support/armoury.ts';
import { offered } from '../../support/asked.ts';
import { sessionIn } from '../bout/scenes.ts';

const HERE = { q: 0, r: 0 };
const FAR = { q: 6, r: 0 };

const figures = (where: Scene) => sceneOf(scene(where), tables, 'A', NO_OVERLAY, 'both').figures;
const strikes = (kind: WeaponKind) =>
  (figures({ A: { hands: [weapon(1, kind)] }, B: { at: FAR } })[0]?.strikes ?? [])
    .map((hex) => distance(HERE, hex))
    .sort();

/** A bout of the Advanced Game at its first question. */
const stage = (where: Scene = {}): Stage =>
  boutStage(sessionIn({ rules: advancedRules(), ...where }), fakeServices({ settings: { hints: false } }));

describe('6.1 the hexes a man can strike', () => {
  it.each([
    ['sword', [1, 1, 1]],
    ['scimitar', [1, 1, 1, 2, 2, 2, 2, 2]],
    ['pike', [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]],
  ] as const)('with a %s lie at ranges %j', (kind, ranges) => {
    expect(strikes(kind)).toEqual(ranges);
  });

  it('are tinted in the arena, two hexes off too', () => {
    const tinted = (kind: WeaponKind) => {
      const { canvas } = stage({ A: { hands: [weapon(1, kind)] }, B: { at: FAR } });
      let cells = 0;
      for (let y = 1; y < 18; y++)
        for (let x = 0; x < 45; x++) if (`${canvas.styleAt(x, y).bg}`.endsWith('youFront 62')) cells++;
      return cells;
    };
    expect(tinted('sword')).toBeGreaterThan(0);
    expect(tinted('scimitar')).toBeGreaterThan(2 * tinted('sword'));
  });

  it('are said of a step: who reaches whom from there', () => {
    const at = { q: 3, r: 0 };
    const note = (mine: WeaponKind, his: WeaponKind) =>
      / F +\S+ +(range 2(?:, [a-z ]*[a-z])?)/mu.exec(
        stage({ A: { hands: [weapon(1, mine)] }, B: { at, hands: [weapon(3, his)] } }).text,
      )?.[1];
    expect(note('sword', 'sword')).toBe('range 2');
    expect(note('scimitar', 'sword')).toBe('range 2, in reach');
    expect(note('sword', 'scimitar')).toBe('range 2, he reaches');
    expect(note('scimitar', 'spear')).toBe('range 2, both reach');
  });
});

describe('21 weapons are drawn by kind', () => {
  const others = [...SNARE_KINDS, 'large', 'small', 'battered'] as const;

  it.each(SKINS)('each with a sign of its own in %s, none a key that steps or a way to face', (skin) => {
    const weapons = WEAPON_KINDS.map((kind) => thingGlyph(skin, emblemOf(tables, kind)));
    const signs = [...weapons, ...others.map((kind) => thingGlyph(skin, kind))];
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of weapons) expect(cellCode(sign.codePointAt(0) ?? 0, skin)).toBe(sign.codePointAt(0));
    const steps = BINDINGS.filter(({ command }) => command.startsWith('step-'));
    const keys = PRESETS.flatMap((preset) => steps.flatMap((step) => keysOf(step, preset)));
    for (const taken of [...keys, ...GLYPHS[skin].arrows]) expect(signs).not.toContain(taken);
  });

  it('in the hand, one in each where there are two, and on the ground', () => {
    const [man] = figures({ A: { hands: [weapon(1, 'trident'), { id: 2, kind: 'net' }] } });
    expect(man).toMatchObject({ weapon: emblemOf(tables, 'trident'), other: 'net' });
    expect(figures({ A: { hands: [shield(2, 'small'), sword(1)] } })[0]).toMatchObject({
      weapon: emblemOf(tables, 'sword'),
      other: 'small',
    });
    expect(figures({ A: { hands: [] } })[0]).toMatchObject({ weapon: null, other: null });
    const { items } = sceneOf(scene({ loose: [lying(weapon(9, 'axe'), HERE)] }), tables, 'A', NO_OVERLAY, 'both');
    expect(items).toEqual([{ kind: emblemOf(tables, 'axe'), at: HERE }]);
    expect(stage({ loose: [lying(weapon(9, 'axe'), { q: 0, r: 2 })], B: { at: FAR } }).text).toContain('Þ');
  });

  it('are explained among the signs of the help', () => {
    const help = stage().press('?');
    help.terminal = { rows: 140 };
    expect(help.text).toContain('scimitar, scissor, spear, trident, net, lasso');
  });
});

describe('looking around', () => {
  const at = neighbour(HERE, 0, 3);
  const thraex: Scene = {
    A: { style: 'thraex', type: 'light', hands: [weapon(1, 'scimitar'), shield(2, 'small')] },
    B: { at },
  };
  const told = (where: Scene, ...keys: readonly string[]) =>
    stage(where)
      .press('x', ...keys)
      .lines.slice(1, -2)
      .map((row) => row.slice(46).trim())
      .join(' ');

  it('names style, weapons with what they can, and the sheath', () => {
    const words = told({ ...thraex, A: { ...thraex.A, sheath: [weapon(5, 'dagger')] } });
    expect(words).toContain('Maximus, thraex (light), standing, facing SE.');
    expect(words).toContain('He holds scimitar and small shield.');
    expect(words).toContain('Scimitar: reach 2, half CF at two hexes, blows a round later (21.10).');
    expect(words).toContain('In the sheath: dagger.');
  });

  it('says where a weapon reaches, and where it is too near for a pike', () => {
    expect(told(thraex, 'd')).toContain("In Maximus's front (6.1).");
    expect(told(thraex, 'd', 'd')).toContain("Maximus's scimitar reaches here (21.1).");
    const pike: Scene = { A: { hands: [weapon(1, 'pike')] }, B: { at } };
    expect(told(pike, 'd')).toContain(
      "In Maximus's front, but too near for his pike (21.9), except to stand over a fallen man (18.2).",
    );
    const bow: Scene = { A: { hands: [weapon(1, 'bow')], arrows: 3 }, B: { at } };
    expect(told(bow, 'd')).toContain('Maximus can shoot here (21.3).');
  });

  it('names what lies there', () => {
    expect(told({ loose: [lying(weapon(9, 'maul'), HERE)] })).toContain('A maul lies here');
  });
});

describe('strips and log sheets', () => {
  const two: Scene = { A: { style: 'dimachaerus', type: 'light', hands: [sword(1), sword(2)] } };

  it('count arrows, and offer a shot as what it is (21.3)', () => {
    const archer: Scene = { A: { hands: [weapon(1, 'bow')], arrows: 7 } };
    expect(stage(archer).text).toContain(') bow 7');
    expect(stage(archer).text).not.toContain('no shield');
    expect(stage(archer).press('i').text).toContain('bow, 7 arrows');
    const state = scene(archer);
    const request = {
      kind: 'act',
      seat: 0,
      cite: '5.2.4',
      fighter: 'A',
      recover: [],
      kick: [],
      throwAt: ['B'],
    } as const;
    const labels = offered(state, tables, request).map(({ label }) => label);
    expect(labels).toContain('Shoot an arrow (7 left)');
  });

  it('count what a pair of weapons gives, as long as both are in hand (24.2, P33)', () => {
    expect(stage(two).text).toContain('CF 14/14');
    expect(stage(two).press('i').lines[2]).toContain('CF 14 of 14');
    expect(stage({ A: { ...two.A, hands: [sword(1)] } }).text).toContain('CF 10/10');
    const wounded = { ...two.A, wounds: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 } };
    expect(stage({ A: wounded }).text).toContain('CF 12/14');
  });

  it('begin the record of CF with what he had in hand then', () => {
    const told = stage(two).press('i').text;
    expect(told).toMatch(/│ 14 start/u);
  });

  it('do not miss a shield where the style carries none', () => {
    expect(stage(two).text).not.toContain('no shield');
    expect(stage({ A: { hands: [sword(1)] } }).text).toContain('no shield');
  });

  it('say of both hands that there is no shield where there is room for it', () => {
    const told = (narrow?: boolean) => armsNote(tables, 'maul', narrow);
    expect([told(), told(true)]).toEqual([
      expect.stringMatching(/two hands, no shield$/u),
      expect.stringMatching(/two hands$/u),
    ]);
    expect(armsNote(tables, 'sword')).toMatch(/one hand$/u);
  });

  it('say what a weapon can and what is in the sheath', () => {
    const spear: Scene = {
      A: { style: 'hoplomachus', hands: [weapon(1, 'spear'), shield(2, 'small')], sheath: [weapon(3, 'sword')] },
    };
    expect(stage(spear).press('i').lines[13]).toMatch(/spear: reach 2, two hands, .*; sheath: sword/u);
    expect(stage().press('i').lines[13]).toContain('(12.2.1)');
  });
});
