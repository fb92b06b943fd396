/** Practice: bouts made ready, one of the player's own making, and the rules it goes by. */
import { describe, expect, it } from 'vitest';
import { GLADIATOR_SHELF } from '../../../../../src/games/gladiator/presets.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { percentWon, STRENGTHS } from '../../../../../src/odds/match-preset.ts';
import { noteColumn } from '../../../../../src/tui/menu-rows.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { newSession } from '../bout/scenes.ts';
import { pageStage } from '../page.ts';

const SIZES: readonly Partial<Terminal>[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];
const PRESETS = GLADIATOR_SHELF.presets();
const setupOf = ({ services }: ReturnType<typeof practice>) => services.disk.bout?.setup as Setup;
const practice = (terminal: Partial<Terminal> = {}, services = fakeServices()) =>
  pageStage(services, terminal).press('p');
const down = (times: number) => Array<string>(times).fill('Down');

describe.each(SIZES)('practice at $columns x $rows', (terminal) => {
  it('has the presets, then one of your own, then the rules of that; nothing is cut', () => {
    const stage = practice(terminal);
    expect(stage.labels).toEqual([...PRESETS.map(({ title }) => title), 'Make your own', 'Rules of your own bouts']);
    for (const [i] of stage.labels.entries()) {
      const marked = practice(terminal).press(...down(i));
      expect(marked.text).not.toContain('…');
      const { menu } = marked.view;
      if (menu === null) throw new Error('no menu');
      expect(menu.limit).toBe(menu.items.length);
      for (const { note } of menu.items) expect(noteColumn(menu) + note.length).toBeLessThanOrEqual(menu.width);
    }
  });

  it.each(PRESETS.map(({ id, title }, i) => [title, id, i] as const))('%s begins with one Enter', (_, id, i) => {
    const stage = practice(terminal).press(...down(i));
    const { about, own, foes } = PRESETS[i] as (typeof PRESETS)[number];
    const said = stage.text.replace(/\s+/gu, ' ');
    expect(said).toContain(about);
    expect(said).toContain(foes.even.about);
    expect(said).toContain(`you win ${percentWon(GLADIATOR_SHELF.chance(id, 'even'))}`);
    stage.press('Enter');
    expect(stage.screens).toHaveLength(1);
    const { fighters, arena } = setupOf(stage);
    expect(fighters.map(({ kind }) => kind)).toEqual([...own, ...foes.even.men].map(({ kind }) => kind));
    expect(fighters.filter(({ by }) => by === 'seat').map(({ id }) => id)).toEqual(['A']);
    expect(arena).toBeUndefined();
  });

  it('Left and Right choose how strong the opponent is, and the chance that is told is that of the data', () => {
    const stage = practice(terminal);
    const told = () =>
      STRENGTHS.filter((one) =>
        stage.view.menu?.items[0]?.note.includes(`< ${percentWon(GLADIATOR_SHELF.chance('two-mediums', one))} >`),
      );
    const seen = ['even', 'strong', 'weak', 'even'] as const;
    for (const strength of seen) {
      expect(told()).toEqual([strength]);
      for (const { id, title } of PRESETS) {
        const note = stage.view.menu?.items.find(({ label }) => label === title)?.note ?? '';
        expect(note.replace(/[<>]/gu, '').trim().split(/ {2,}/u).slice(1)).toEqual(
          STRENGTHS.map((one) => percentWon(GLADIATOR_SHELF.chance(id, one))),
        );
      }
      stage.press('Right');
    }
    stage.press('Left').press('Left', 'Enter');
    expect(setupOf(stage).fighters[1]?.ratings).toEqual(ratingsOf(PRESETS[0]?.foes.weak.men[0]));
  });
});

const ratingsOf = (one: (typeof PRESETS)[number]['foes']['weak']['men'][number] | undefined) => {
  const [tr, st, ag, cn, w] = one !== undefined && 'ratings' in one ? one.ratings : [];
  return { tr, st, ag, cn, w };
};

describe('who meets whom is drawn where there is room', () => {
  const tall = { columns: 120, rows: 40 };
  const at = (title: string, terminal: Partial<Terminal> = tall) =>
    practice(terminal).press(...down(PRESETS.findIndex((one) => one.title === title)));

  it('men with what they bear, a rider on his horse, beasts by their number', () => {
    expect(at('Retiarius v secutor').text).toMatch(/retiarius +secutor/u);
    expect(at('Two mediums').text).not.toContain('1D6?');
    expect(at('A lion hunt').text).toMatch(/bestiarius +lion and leopard/u);
    expect(at('A lion hunt').press('Right').text).toMatch(/bestiarius +lion and lion/u);
    expect(at('A horseman').text).toContain('(")');
  });

  it('and nowhere else', () => {
    expect(at('A horseman', { columns: 80, rows: 24 }).text).not.toContain('(")');
    expect(practice(tall).press('Up').text).not.toMatch(/medium +medium/u);
  });
});

describe('the rules of your own bouts', () => {
  it('are a line: each is explained in a sentence, and Left and Right change the option', () => {
    const stage = practice().press('Up');
    const now = () => stage.view.menu?.items.at(-1)?.note;
    const said = stage.text.replace(/\s+/gu, ' ');
    expect(said).toContain('Basic: light, medium and heavy men with sword and shield');
    expect(said).toContain('Advanced: every style and weapon');
    expect(now()).toBe('< Basic >');
    stage.press('Right');
    expect(now()).toBe('< Advanced >');
    expect(stage.services.settings().games).toMatchObject({ gladiator: { rules: 'advanced' } });
    stage.press('Left', 'Left');
    expect(now()).toBe('< Campaign >');
    stage.press('Enter');
    expect(now()).toBe('< Basic >');
  });

  it('say so where they cannot be kept', () => {
    const stage = practice({}, fakeServices({ unwritable: 'The options cannot be written.' })).press('Up', 'Right');
    expect(stage.prompt).toContain('! The options cannot be written.');
  });

  it('hold in a bout of your own, and change no preset', () => {
    const stage = practice().press('Up', 'Right').press('Esc').press('p', 'm');
    expect(stage.lines[0]).toContain('A new gladiator');
    expect(stage.labels).toContain('Retiarius');
    const preset = practice({}, fakeServices({ settings: { rules: 'campaign', edition: 'v2', leftOut: [20] } }));
    preset.choose('Retiarius v secutor');
    expect(setupOf(preset).rules).toMatchObject({ profile: 'advanced' });
    expect(setupOf(preset).rules.sections).toContain(20);
    expect(setupOf(preset).rules).not.toHaveProperty('edition');
  });
});

describe('where nothing can be begun', () => {
  const full = () => practice({}, fakeServices({ room: { whyNoMatch: () => 'There is no room for a match.' } }));

  it('says why in its place, and begins nothing', () => {
    for (const label of [...PRESETS.map(({ title }) => title), 'Make your own']) {
      const stage = full().choose(label);
      expect(stage.top.name).toBe('presets');
      expect(stage.prompt).toContain('! There is no room for a match.');
      expect(stage.services.disk.bout).toBeNull();
    }
    expect(full().press('m', 'Down').prompt).not.toContain('no room');
  });
});

describe('a bout in progress', () => {
  it('is given up where another is begun, and the page says so', () => {
    const practiceOn = ({ view }: ReturnType<typeof pageStage>) =>
      view.menu?.items.find(({ label }) => label === 'Practice');
    const stage = pageStage(fakeServices({ bout: newSession().save() }));
    expect(practiceOn(stage)).toMatchObject({ note: 'a new bout; the old one is given up' });
    expect(practiceOn(pageStage())).toMatchObject({ note: 'one bout, ready-made or your own' });
  });
});

it('Make your own leads back to the list', () => {
  expect(practice().choose('Make your own').press('Esc').top.name).toBe('presets');
  expect(practice().press('?').text.replace(/\s+/gu, ' ')).toContain('how strong your opponent is');
});
