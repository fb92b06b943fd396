/** P260 Choosing whose tables a bout or a career is fought by, and being told of them in it. */
import { describe, expect, it } from 'vitest';
import { optionsOf, USUAL } from '../../../../../src/games/gladiator/options.ts';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { EDITION_NAMES } from '../../../../../src/games/gladiator/rules/tables/edition-names.ts';
import { EDITIONS } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import {
  formSetup as careerSetup,
  FORM_ROWS,
  newForm,
} from '../../../../../src/games/gladiator/screens/career/setup-form.ts';
import { EDITION_NOTES, TABLES_CHOICES, tablesText } from '../../../../../src/games/gladiator/screens/editions.ts';
import { newCreation } from '../../../../../src/games/gladiator/screens/making/create.ts';
import { scene, tablesOf } from '../../../../../tools/games/gladiator/bout.ts';
import { asked, careerOn, emptyDisk } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';
import { offered } from '../../support/asked.ts';
import { houseStage } from '../house/house-stage.ts';
import { pageStage } from '../page.ts';

const setupOf = (stage: Stage) => stage.services.disk.bout?.setup as Setup;
const made = (settings: Parameters<typeof fakeServices>[0]) =>
  new Stage(newCreation, fakeServices(settings)).press('Enter', 'Enter', 'Enter', 'Enter');
const tablesItem = (stage: Stage) => stage.view.menu?.items.find(({ value }) => value === 'tables');

describe('P260 editions on the screen', () => {
  it('have names and notes of their own', () => {
    expect(new Set(EDITIONS.map((one) => EDITION_NAMES[one])).size).toBe(EDITIONS.length);
    expect(new Set(EDITIONS.map((one) => EDITION_NOTES[one])).size).toBe(EDITIONS.length);
  });

  it('are offered where a bout is made, each with what it changes, and go round', () => {
    const stage = made({});
    for (const edition of EDITIONS) {
      expect(tablesItem(stage)).toMatchObject({
        label: `Tables: ${EDITION_NAMES[edition]}`,
        note: EDITION_NOTES[edition],
      });
      expect(optionsOf(stage.services.settings()).edition).toBe(edition);
      stage.choose('Tables');
    }
    expect(tablesItem(stage)?.label).toBe('Tables: Colosseum');
  });

  it('arm the man anew, and go into the set-up', () => {
    const stage = made({ settings: { rules: 'basic' } }).choose('Tables');
    expect(stage.text).toContain('C7: if 2D6 is 2-7 (P261)');
    const { rules, fighters } = setupOf(stage.choose('Into the arena'));
    expect(rules.edition).toBe('classic');
    expect(Object.values(fighters[0]?.armour ?? {}).every((one) => /^(--|[ABC][5-8]?)$/.test(String(one)))).toBe(true);
  });

  it('P270 the defence cards are a line of their own, but for an edition that has them', () => {
    const stage = made({ settings: { rules: 'basic' } });
    expect(stage.view.menu?.items.find(({ value }) => value === 'cards')?.label).toBe('Defence cards: none');
    const { rules } = setupOf(stage.choose('Defence cards').choose('Into the arena'));
    expect(rules.defenceCards).toBe(true);
    expect(stage.lines[0]).toContain('Cards  Turn I');
    const billings = made({ settings: { edition: 'billings' } });
    expect(billings.view.menu?.items.some(({ value }) => value === 'cards')).toBe(false);
  });

  it('stand in the header of the bout, the Colosseum excepted', () => {
    const tops = (edition: (typeof EDITIONS)[number]) =>
      made({ settings: { edition } }).choose('Into the arena').lines[0];
    expect(tops('classic')).toMatch(/Tables: 1981 {2}Turn I/u);
    expect(tops('colosseum')).not.toContain('Tables');
  });

  it('are a line of the form for a career, which begins with that of the options', () => {
    const form = newForm('Spiculus', 'classic');
    expect(careerSetup(form, USUAL)).toMatchObject({ name: 'Spiculus', rules: { edition: 'classic' } });
    let next = form;
    const tables = FORM_ROWS.find(({ label }) => label === 'Tables');
    for (const _ of EDITIONS) next = { ...next, ...tables?.turned(next, 1, null) };
    expect(tables?.turned(form, 1, null).edition).not.toBe('classic');
    expect(next).toEqual(form);
    const plain = careerSetup(newForm('Spiculus', 'colosseum'), USUAL);
    expect('edition' in plain.rules || 'edition' in plain).toBe(false);
  });

  describe('26 in team bouts', () => {
    const calling = () => pageStage(fakeServices({ settings: { rules: 'advanced' } })).press('t', 'Up');
    const line = (stage: Stage) => stage.lines.find((one) => one.includes(' Tables '));

    it('are the last line of the muster, with the cards or without, and go round', () => {
      const stage = calling();
      for (const choice of TABLES_CHOICES) {
        expect(line(stage)).toContain(`< ${tablesText(choice)} >`);
        expect(optionsOf(stage.services.settings()).edition).toBe(choice.edition);
        stage.press('Right');
      }
      expect(line(stage)).toContain('< Colosseum >');
      expect(line(stage.press('Left'))).toContain(
        tablesText(TABLES_CHOICES.at(-1) ?? { edition: 'classic', cards: true }),
      );
    });

    it('are told in a note, and go into the set-up', () => {
      const stage = calling().press('Right', 'Right', 'Right');
      expect(stage.text.replace(/\s+/gu, ' ')).toContain('The tables (P260)');
      const { rules } = setupOf(stage.press('Down', 'Enter'));
      expect(rules).toMatchObject({ edition: 'classic', defenceCards: true });
      expect(stage.lines[0]).toContain('Tables: 1981  Cards  ');
    });

    it('leave no man in a style they do not have', () => {
      const stage = calling();
      stage.press('Down', ...Array<'Down'>(7).fill('Down'), 'Right', 'Right');
      for (let i = 0; i < 8; i++) stage.press('Up');
      expect(line(stage)).toContain('< ');
      for (const _ of TABLES_CHOICES) {
        stage.press('Right', 'Down');
        const { rules, fighters } = setupOf(new Stage(() => stage.top, stage.services).press('Enter'));
        expect(fighters).toHaveLength(4);
        expect(rules.edition ?? 'colosseum').toBe(optionsOf(stage.services.settings()).edition);
        stage.press('Up');
      }
    });

    it('stay those by which a man was rolled, with the cards that were chosen for him', () => {
      const stage = made({ settings: { rules: 'advanced', edition: 'classic' } })
        .choose('Defence cards')
        .choose('More men')
        .press('Up');
      expect(line(stage)).toContain('< 1981 with cards >');
      expect(line(stage.press('Right'))).toContain('< 1981 >');
      const billings = made({ settings: { rules: 'advanced', edition: 'billings' } })
        .choose('More men')
        .press('Up', 'Right');
      expect(billings.prompt).toContain('rolled by these tables');
      expect(optionsOf(billings.services.settings()).edition).toBe('billings');
    });

    it('can be seen with six men a side on the smallest screen', () => {
      const stage = calling().press('Down', 'Down', 'Left', 'Left', 'Down', 'Down', 'Left', 'Left');
      expect(stage.lines.some((one) => one.includes(' 6 v 6'))).toBe(true);
      expect(line(stage)).toBeUndefined();
      for (let i = 0; i < 4; i++) stage.press('Up');
      expect(line(stage)).toContain('Colosseum');
    });
  });

  describe('39 in houses', () => {
    const founding = (settings: Parameters<typeof fakeServices>[0] = {}) => {
      return pageStage(fakeServices(settings)).press('u', 'Enter', 'Enter');
    };
    const rulesOf = ({ services }: Stage) => {
      const opened = services.houses.open('00000001');
      return opened.ok ? opened.value.session.match.state.setup.rules : null;
    };
    /** The form with the mark on its line for tables, counted from the last line up. */
    const onTables = (stage: Stage) => stage.press('Up', 'Up', 'Up');

    it('are a line of the form, each with what it changes, and go round', () => {
      const stage = onTables(founding());
      for (const edition of EDITIONS) {
        const line = stage.lines.find((one) => one.includes(' Tables '));
        expect(line).toContain(EDITION_NAMES[edition]);
        expect(stage.text.replace(/\s+/gu, ' ')).toContain(`${EDITION_NAMES[edition]}: ${EDITION_NOTES[edition]}`);
        stage.press('Right');
      }
      expect(stage.lines.find((one) => one.includes(' Tables '))).toContain('Colosseum');
    });

    it('begin with that of the options, with the cards or without', () => {
      expect(rulesOf(founding({ settings: { edition: 'classic' } }).press('Enter'))).toMatchObject({
        edition: 'classic',
      });
      const cards = founding().press('Up', 'Up', 'Right', 'Down', 'Down', 'Enter');
      expect(rulesOf(cards)).toMatchObject({ defenceCards: true });
      expect(rulesOf(cards)).not.toHaveProperty('edition');
    });

    it('stand in the headers of the hub and the ledger, the Colosseum excepted', () => {
      const stage = houseStage('deal', 1, { rules: campaignRules(undefined, { edition: 'classic' }) });
      expect(stage.lines[0]).toContain('Tables: 1981  ');
      expect(stage.press('l').lines[0]).toContain('Tables: 1981  ');
      expect(houseStage('deal').lines[0]).not.toContain('Tables');
    });
  });

  it('stand in the header of a career', () => {
    const rules = campaignRules(undefined, { edition: 'billings' });
    const game = careerOn(emptyDisk(), asked('ludus'), { seed: 'hub-4', rules });
    expect(new Stage((env) => careerGame(game).screen(env, null)).lines[0]).toContain('Tables: Billings  ');
  });
});

describe('P302 V2.0 on the screen', () => {
  const creation = () => new Stage(newCreation, fakeServices({ settings: { edition: 'v2', rules: 'advanced' } }));

  it('P304 offers its types by weight, and one by the dice', () => {
    const stage = creation();
    expect(stage.labels).toEqual([
      ...['Velite', 'Retiarius', 'Venator', 'Secutor', 'Secutor dimachus', 'Myrmillo', 'Myrmillo dimachus', 'Thraex'],
      ...['Provocator', 'Provocator dimachus', 'Samnite', 'Hoplomachus', 'Crupellarius', 'Bestiarius', 'By the dice'],
    ]);
    stage.send({ kind: 'highlight', value: 'hoplomachus' });
    expect(stage.text).toContain('XL shield');
    expect(stage.text).toContain('head A  chest --  groin C');
    stage.send({ kind: 'highlight', value: 'surprise' });
    expect(stage.text).toContain('One of the 12 types');
  });

  it('P303 shows what he is and where he comes from, with the dice, and goes into the set-up', () => {
    const stage = creation().choose('By the dice');
    const shown = /(\w+), (?:light|medium|heavy), (?:slave|criminal|foreigner|volunteer|senator)/u.exec(stage.text);
    expect(stage.text).toContain('armour by type (P303, P304)');
    stage.choose('Take him').press('Enter').choose('Surprise me').choose('Into the arena');
    const { rules, fighters } = setupOf(stage);
    expect(rules.edition).toBe('v2');
    expect(String(fighters[0]?.kind)).toContain(shown?.[1]);
  });

  it('P307 who is asked whether he calls for missus is told his chance', () => {
    const state = scene({ rules: advancedRules(undefined, { edition: 'v2' }), turn: 5 });
    const menu = offered(state, tablesOf(state.rules), { kind: 'call', seat: 0, cite: 'P307', fighter: 'A' });
    expect(menu.map(({ choice, label, note }) => [choice, label, note])).toEqual([
      [false, 'Fight on', ''],
      [true, 'Call for missus', 'spared on 5+'],
    ]);
  });
});
