/** 20, 21: the records of weapons, and the lists that follow from them. */

import { describe, expect, test } from 'vitest';
import { loadRulebook } from '../../../../../src/games/gladiator/rulebook.ts';
import { fillsHands } from '../../../../../src/games/gladiator/rules/advanced/arms.ts';
import { unknownArms } from '../../../../../src/games/gladiator/rules/tables/unknown-arms.ts';
import { lookUp } from '../../../../../src/kernel/rulebook.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

const { armoury } = tables;
const kindsWith = (has: (record: (typeof armoury.records)[number]) => boolean) =>
  armoury.records.filter(has).map(({ kind }) => kind);

describe('21 the weapons', () => {
  test('21.1.1, C87 are taught in nine groups, of which WP has seven, and the lasso', () => {
    expect(armoury.groups.join()).toBe('axe,bow,dagger,flail,maul,pike,spear,sword,trident');
    expect(armoury.wpGroups.join()).toBe('axe,dagger,flail,lasso,maul,pike,spear,sword');
    const others = armoury.records.filter(({ kind, group }) => group !== kind && group !== null);
    expect(others.map(({ kind, group }) => `${kind} as ${group}`)).toEqual([
      'scimitar as sword',
      'javelin as spear',
      'scissor as dagger',
    ]);
  });

  test('P330, P332 eight may be borne in place of another, three of them with both hands', () => {
    expect(kindsWith(({ borne }) => borne !== undefined).join()).toBe(
      'sword,scimitar,axe,flail,maul,dagger,spear,pike',
    );
    expect(armoury.kinds.filter((kind) => fillsHands(tables, kind))).toEqual(['maul', 'pike', 'spear']);
  });

  test('P331 plain men come with four', () => {
    expect(armoury.plain.map(({ from, weapon }) => `${from} ${weapon}`)).toEqual([
      '11 sword',
      '54 axe',
      '61 flail',
      '64 maul',
    ]);
  });

  test('each rule that sets one apart stands in its record alone', () => {
    expect(kindsWith(({ alone }) => alone === true)).toEqual(['flail']);
    expect(kindsWith(({ chain }) => chain === true)).toEqual(['flail']);
    expect(kindsWith(({ stuns }) => stuns !== undefined)).toEqual(['maul']);
    expect(kindsWith(({ strapped }) => strapped === true)).toEqual(['scissor']);
    expect(kindsWith(({ missile }) => missile === true)).toEqual(['javelin']);
    expect(kindsWith(({ flies }) => flies !== undefined)).toEqual(['spear', 'javelin', 'trident']);
    expect(kindsWith(({ broken }) => broken !== undefined)).toEqual(['javelin', 'trident', 'bow']);
    expect(kindsWith(({ use }) => use === 'shot')).toEqual(['bow']);
    expect(kindsWith(({ use }) => use === 'cast')).toEqual(['net', 'lasso']);
  });

  test('their paragraphs are in the register', () => {
    const book = loadRulebook();
    const cites = armoury.records.flatMap(({ cite, stuns, broken }) => [cite, stuns, ...Object.values(broken ?? {})]);
    expect(cites.filter((cite) => cite !== undefined && lookUp(book, cite) === null)).toEqual([]);
  });
});

describe('what comes from outside and names a weapon', () => {
  test.each([
    [{ fighters: [{ weapon: 'axe' }, { weapon: 'falx' }] }, "there is no weapon 'falx'"],
    [{ fighters: [{ hands: [{ id: 1, kind: 'falx' }] }] }, "there is no weapon 'falx'"],
    [{ fighters: [{ sheath: [{ id: 1, kind: 'falx' }] }] }, "there is no weapon 'falx'"],
    [{ loose: [{ item: { id: 1, kind: 'falx' }, at: { q: 0, r: 0 } }] }, "there is no weapon 'falx'"],
    [{ rivals: [{ man: { weapon: 'constructor' } }] }, "there is no weapon 'constructor'"],
    [{ man: { talents: [{ code: 'WP', group: 'falx', sl: 1 }] } }, "nobody is taught a weapon 'falx'"],
    [{ fighters: [{ trained: ['sword', 'scimitar'] }] }, "nobody is taught a weapon 'scimitar'"],
  ])('%j is refused by that name', (from, why) => {
    expect(unknownArms(armoury, from)).toContain(why);
  });

  test.each([
    { weapon: null, trained: null },
    { weapon: 'scissor', trained: ['bow', 'trident'] },
    {
      hands: [
        { id: 1, kind: 'net' },
        { id: 2, kind: 'shield', size: 'large', ticked: 0 },
      ],
    },
    {
      talents: [
        { code: 'WP', group: 'lasso', sl: 0 },
        { code: 'TH', sl: 1 },
      ],
    },
    { weapon: 0, drop: null },
  ])('%j is not', (from) => {
    expect(unknownArms(armoury, from)).toBeNull();
  });
});
