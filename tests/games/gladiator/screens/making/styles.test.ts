/** Making a man of the Advanced Game: styles, their kit, and what it means. */

import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { HUNTER_STYLES, RIDER_STYLES, STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { shadeOf, weaponPicture } from '../../../../../src/games/gladiator/screens/kit/pictures.ts';
import { riderSentences } from '../../../../../src/games/gladiator/screens/kit/rider-notes.ts';
import { riderPicture } from '../../../../../src/games/gladiator/screens/kit/rider-pictures.ts';
import { styleMeaning } from '../../../../../src/games/gladiator/screens/kit/style-notes.ts';
import { weaponNotes, weaponSentence } from '../../../../../src/games/gladiator/screens/kit/weapon-notes.ts';
import { SKINS } from '../../../../../src/tui/glyphs.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import type { Stage } from '../../program/tui/stage.ts';
import { WEAPON_KINDS } from '../../support/armoury.ts';
import { pageStage } from '../page.ts';

const creating = (terminal: Partial<Terminal> = {}): Stage =>
  pageStage(fakeServices({ settings: { rules: 'advanced' } }), terminal).press('p', 'm');

/** The mark moved to a style, in whatever list is open. */
function marked(stage: Stage, style: string): Stage {
  const { menu } = stage.view;
  return stage.send({ kind: 'highlight', value: menu?.items.find(({ value }) => value === style)?.value ?? '?' });
}

const beside = ({ lines }: Stage): string =>
  lines
    .slice(2, -2)
    .map((row) => row.slice(47, -2).trim())
    .join(' ');

/** The set-up of the bout that a man at the last step goes into. */
const begun = (stage: Stage): Setup => stage.choose('Into the arena').services.disk.bout?.setup as Setup;

it.each([24, 40])('lists light styles beside their heading, of his own and of whom he meets, in %i rows', (rows) => {
  const stage = creating({ columns: rows === 24 ? 80 : 120, rows });
  const beside = () => {
    const { menu } = stage.view;
    const at = menu?.items.findIndex(({ label }) => label === 'Parmularius') ?? -1;
    return stage.lines[(menu?.y ?? 0) + at];
  };
  expect(beside()).toMatch(/^ light /u);
  for (let i = 0; i < 20 && !stage.view.menu?.id?.includes('foe'); i++) stage.press('Enter');
  expect(stage.view.menu?.id).toBe('create-foe');
  expect(beside()).toMatch(/^ light /u);
});

describe('19 a man of the Advanced Game', () => {
  it('is of one of the styles, those of hunters too (28.1.1), listed light, medium, heavy', () => {
    const stage = creating();
    const labels = stage.labels.map((label) => label.toLowerCase());
    expect(labels.filter((style) => style !== 'venator' && style !== 'bestiarius')).toEqual([...STYLES]);
    expect([labels[4], labels[11]]).toEqual(['venator', 'bestiarius']);
    expect(stage.lines.slice(3, 18).map((row) => row.slice(1, 7).trim())).toEqual([
      ...['light', '', '', '', '', 'medium', '', '', '', '', 'heavy', '', '', '', ''],
    ]);
    expect(stage.lines[1]).toContain('1 Style');
  });

  it('in the Basic Game there are three types, as ever', () => {
    const stage = pageStage().press('p', 'm');
    expect(stage.labels).toEqual(['Light', 'Medium', 'Heavy']);
  });

  const sizes = [
    [80, 24],
    [120, 40],
  ] as const;
  const everywhere = sizes.flatMap(([columns, rows]) => SKINS.map((skin) => ({ columns, rows, skin })));

  it.each(everywhere)('is shown with all that is to be said of his kit at $columns x $rows in $skin', (terminal) => {
    for (const style of [...STYLES, ...HUNTER_STYLES]) {
      const stage = marked(creating(terminal), style);
      const told = beside(stage).replace(/ +/gu, ' ');
      const { hands, cite, phases, type } = tables.styles[style];
      expect(told).toContain(`${type}, class`);
      expect(told).toContain(`${phases} phases of 8`);
      for (const kind of hands) expect(told).toContain(weaponSentence(tables, { kind }));
      expect(told).toContain(styleMeaning(style, tables));
      expect(stage.lines[2]).toContain(cite);
      for (const kind of hands)
        for (const row of weaponPicture(tables, kind, terminal.skin)) expect(stage.text).toContain(row.trim());
    }
  });

  it.each(everywhere)('3.12 sees the armour of each face of the die at $columns x $rows in $skin', (terminal) => {
    for (const style of [...STYLES, ...HUNTER_STYLES]) {
      const { text } = marked(creating(terminal), style);
      const { armour, type } = tables.styles[style];
      if (armour === 'none') expect(text).toContain('No armour, small shield.');
      else
        expect(text).toMatch(
          new RegExp(`(?:^ {2}legs| le) +${tables.armour[type].map((row) => row.armour[5]).join(' +')} `, 'mu'),
        );
    }
  });

  it('19.3.2 a bare head is bare whatever the die gives', () => {
    expect(marked(creating(), 'retiarius').text).toMatch(/^ {2}he +-- +-- +-- +-- +-- +-- /mu);
    expect(marked(creating(), 'secutor').text).toMatch(/^ {2}he +A4 /mu);
  });

  it('is rolled by his style: shield and weapons are its own', () => {
    const stage = creating().choose('Thraex');
    expect(stage.text).toContain('thraex, light');
    expect(stage.text).toContain('○ small shield, scimitar.');
    expect(creating().choose('Hoplomachus').text).toContain('small shield, spear, sword in the sheath.');
    expect(creating().choose('Dimachaerus').text).toMatch(/│ 2 swords\./u);
    expect(creating().choose('Velite').text).toMatch(/small shield, javelin, (javelin|[23] javelins) in the sheath\./u);
  });

  it('21.6 brings as many javelins into the arena as he was shown with', () => {
    for (const rolls of [0, 1, 2, 3]) {
      const stage = creating().choose('Velite');
      for (let n = 0; n < rolls; n++) stage.press('r');
      const [, told = 'javelin'] = /javelin, (\S+ ?javelins|javelin) in the sheath/u.exec(stage.text) ?? [];
      const sheathed = told === 'javelin' ? 1 : Number(told.charAt(0));
      const setup = begun(stage.press('Enter', 'Enter').choose('Thraex'));
      expect(setup.fighters[0]).toMatchObject({ javelins: sheathed + 1 });
    }
  });

  it('21.4.1 a Retiarius may take a dagger, and leave it again; nobody else is asked', () => {
    const stage = creating().choose('Retiarius');
    expect(stage.text).not.toContain('dagger in the sheath');
    const before = stage.text;
    stage.choose('Give him a dagger');
    expect(stage.text).toContain('trident and net, dagger in the sheath.');
    expect(stage.press('r').text).toContain('dagger in the sheath');
    expect(begun(stage.press('Enter', 'Enter').choose('Thraex')).fighters[0]).toMatchObject({ dagger: true });
    expect(creating().choose('Retiarius').choose('Give him').choose('Leave the dagger').text).toBe(before);
    expect(creating().choose('Secutor').labels).not.toContain('Give him a dagger');
  });

  it('19.4.2 of a Crupellarius both armour dice are shown', () => {
    expect(creating().choose('Crupellarius').text).toMatch(/armour +\[\d\] \[\d\] head/u);
  });

  it('meets a style of his choice, or any; the bout is of the Advanced Game', () => {
    const stage = creating().choose('Secutor').press('Enter', 'Enter');
    expect(stage.view.menu?.y).toBe(2);
    expect(stage.labels).toHaveLength(STYLES.length + RIDER_STYLES.length + 2);
    expect(stage.labels.at(-1)).toBe('Beasts');
    expect(stage.text).toContain(`Any of the ${STYLES.length} styles`);
    expect(beside(marked(stage, 'scissores'))).toContain('Scissor: reach 1');
    stage.choose('Cataphractarius');
    expect(stage.lines[3]).toContain('meets a cataphractarius, whose body and armour the seed decides');
    const setup = begun(stage);
    expect(setup.rules.profile).toBe('advanced');
    expect(setup.rules.sections).toEqual(expect.arrayContaining([19, 21, 23, 24, 25]));
    expect(setup.fighters.map(({ kind }) => kind)).toEqual(['secutor', 'cataphractarius']);
    expect(stage.text).toMatch(/\bsecutor\b/u);
  });

  it.each(everywhere)('30.2 or a rider on his horse, at $columns x $rows in $skin', (terminal) => {
    for (const style of RIDER_STYLES) {
      const stage = marked(creating(terminal).choose('Secutor').press('Enter', 'Enter'), style);
      const told = beside(stage).replace(/ +/gu, ' ');
      expect(told).toContain('class VI, 8 phases of 8');
      for (const text of riderSentences(tables, style).slice(0, 4)) expect(told).toContain(text);
      for (const row of riderPicture(style)) expect(row.length).toBeLessThanOrEqual(31);
      expect(stage.text).toMatch(/^ riders/mu);
      const armour = tables.armour[tables.styles[style].type].map((row) => row.armour[5]);
      expect(stage.text).toMatch(new RegExp(`(?:^ {2}legs| le) +${armour.join(' +')} `, 'mu'));
    }
  });

  it('30.2 meets a rider of his choice', () => {
    const stage = creating().choose('Secutor').press('Enter', 'Enter').choose('Eques');
    expect(stage.lines[3]).toContain('meets an eques, whose body');
    expect(begun(stage).fighters.map(({ kind }) => kind)).toEqual(['secutor', 'eques']);
  });

  it('the list it is opened from says which game is played', () => {
    expect(creating().press('Esc').view.menu?.items).toContainEqual(
      expect.objectContaining({ label: 'Rules of your own bouts', note: '< Advanced >' }),
    );
  });
});

describe('21 a weapon in words', () => {
  it.each([
    ['sword', ['reach 1']],
    ['axe', ['reach 1', 'blows a round later', 'wounds +2', 'thrown Thr +2, column 3']],
    ['dagger', ['reach 1', 'half CF', 'blows a round sooner', 'thrown Thr +2, column 2']],
    ['pike', ['reach 2 and 3, nothing nearer', 'two-handed: half CF beside a shield', 'blows a round later']],
    ['scimitar', ['reach 2', 'half CF at two hexes', 'blows a round later']],
    ['maul', ['blows 2 rounds later', 'strikes as with ST +3', 'a hit stuns 2D6 too']],
    ['javelin', ['half CF', 'may break when parried', 'thrown Thr +3, column 7']],
  ] as const)('a %s: %j', (kind, notes) => {
    expect(weaponNotes(tables, { kind })).toEqual(expect.arrayContaining([...notes]));
  });

  it('20.10.2.2 a broken trident reaches one hex only', () => {
    expect(weaponNotes(tables, { kind: 'trident' })[0]).toBe('reach 2');
    expect(weaponNotes(tables, { kind: 'trident', short: true })[0]).toBe('reach 1');
  });

  it('each has a picture of its own, three rows of eighteen cells at most, in plain ASCII where it must be', () => {
    for (const skin of SKINS) {
      const pictures = WEAPON_KINDS.map((kind) => weaponPicture(tables, kind, skin));
      expect(new Set(pictures.map((rows) => rows.join('\n'))).size).toBe(WEAPON_KINDS.length);
      for (const rows of pictures) {
        expect(rows).toHaveLength(3);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(18);
        if (skin === 'ascii') expect(rows.join('')).toMatch(/^[ -~]*$/u);
      }
    }
  });

  it('armour is the darker the better it covers', () => {
    for (const skin of SKINS) {
      const shades = [0, 0.1, 0.4, 0.7, 1].map((share) => shadeOf(share, skin));
      expect(new Set(shades).size).toBe(5);
    }
  });
});
