/** 21.1.1, P330: choosing what a man bears, on every screen where he can be armed, at 80x24. */

import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { capital } from '../../../../../src/kernel/words.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import type { Stage } from '../../program/tui/stage.ts';
import { careerStage } from '../career/career-stage.ts';
import { houseStage } from '../house/house-stage.ts';
import { pageStage } from '../page.ts';

const SMALL = { columns: 80, rows: 24 } as const;
const offers = (): Stage => pageStage(fakeServices({ settings: { rules: 'advanced', lastName: 'Rufus' } }), SMALL);
/** The items of the menu with their notes, a line each. */
const listed = ({ view }: Stage): string =>
  (view.menu?.items ?? []).map(({ label, note }) => `${label} ${note}`).join('\n');
const setupOf = (stage: Stage) => stage.services.disk.bout?.setup as Setup;

describe('P330 a man made for practice', () => {
  const body = (): Stage => offers().choose('Practice').choose('Make your own').choose('Provocator');

  it('has his weapon in a line with reach, CRT value, hands and shield; Enter has the list', () => {
    const stage = body();
    expect(listed(stage)).toMatch(/Arms: sword +reach 1, CRT 3, one hand/u);
    stage.choose('Arms: sword');
    expect(stage.labels).toEqual(['Sword', 'Scimitar', 'Axe', 'Flail', 'Maul', 'Dagger', 'Spear', 'Pike']);
    stage.press('Down', 'Down', 'Down', 'Down');
    expect(stage.text).toContain('Maul: reach 2');
    expect(stage.text).toContain('(P332)');
  });

  it('goes in with what was chosen; his ratings and armour stay as they fell', () => {
    const before = /TR.*\n.*ST.*/u.exec(body().text)?.[0];
    const stage = body().choose('Arms: sword').choose('Maul');
    expect(listed(stage)).toMatch(/Arms: maul +reach 2, CRT 1, two hands, no shield/u);
    expect(/TR.*\n.*ST.*/u.exec(stage.text)?.[0]).toBe(before);
    stage.choose('Take him').press('Enter').choose('Thraex').choose('Into the arena');
    expect(setupOf(stage).fighters[0]).toMatchObject({ kind: 'provocator', weapon: 'maul', shield: 'none' });
    const again = body().choose('Arms: sword').choose('Maul').choose('Arms: maul').choose('Sword');
    expect(listed(again)).toContain('Arms: sword');
  });

  it('has no such line where his style leaves no choice', () => {
    expect(offers().choose('Practice').choose('Make your own').choose('Retiarius').labels.join()).not.toContain(
      'Arms:',
    );
  });
});

describe('P330 the muster', () => {
  it('w has the weapons of the man under the mark, of either side', () => {
    const stage = offers().press('t', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down');
    expect(stage.press('w').text).toContain('has what is drawn');
    stage.press('Enter').choose('Myrmillo').press('w').choose('Flail');
    expect(stage.text).toContain('myrmillo, flail');
    expect(stage.text).toContain('Flail: reach 1');
    expect(stage.text).toContain('In place of the sword of his');
    stage.press('Up', 'Up', 'Up', 'Up', 'Up', 'Up', 'Up', 'Up', 'Enter');
    expect(setupOf(stage).fighters[2]).toMatchObject({ kind: 'myrmillo', weapon: 'flail', shield: null });
  });

  it('another style brings its own weapon', () => {
    const stage = offers().press('t', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down');
    stage.press('Enter').choose('Myrmillo').press('w').choose('Maul').press('Right');
    expect(stage.text).not.toContain(', maul');
  });
});

describe('P330 a career', () => {
  const prompts = (kind: 'ludus' | 'enter') =>
    careerStage(
      ({ session }) => session.prompt?.kind === kind && session.prompt.weapons.length > 0 && session.next === null,
    );

  it('in the school another weapon is taken, and kept', () => {
    const stage = prompts('ludus');
    stage.terminal = SMALL;
    stage.press('e');
    expect(stage.text).toContain('Which weapon does he fight with from now on (P330)?');
    expect(listed(stage)).toMatch(/Sword reach 1, CRT 3, one hand/u);
    expect(stage.text).toContain('CRT value 3 (13.3)');
    stage.choose('Scimitar');
    expect(listed(stage)).toContain('Arms: scimitar');
    expect(stage.text).toContain('with a scimitar');
  });

  it('at the gate too, before he goes in', () => {
    const stage = prompts('enter');
    stage.terminal = SMALL;
    stage.press('e');
    expect(stage.text).toContain('Which weapon does he fight with from now on (P330)?');
    stage.choose('Scimitar');
    expect(stage.prompt).toContain('bears a scimitar');
    expect(listed(stage)).toContain('Go in');
    expect(listed(stage)).toContain('Arms: scimitar');
  });
});

describe('P330 a house', () => {
  it('in the school a man takes another weapon, with what it changes beside the list', () => {
    const stage = houseStage('school');
    stage.terminal = SMALL;
    const { men } = stage.game.session.match.state;
    const prompt = stage.game.session.prompt;
    const pupil = prompt?.kind === 'school' ? prompt.pupils.find(({ weapons }) => weapons.length > 0) : undefined;
    const man = men.find(({ id }) => id === pupil?.man)?.man;
    stage
      .choose(man?.name ?? '')
      .choose('Arms')
      .press('Down');
    expect(stage.text).toContain('Thr');
    const label = stage.labels[1] ?? '';
    stage.choose(label);
    expect(stage.game.session.match.state.men.find(({ id }) => id === pupil?.man)?.man.weapon).toBe(
      label.toLowerCase(),
    );
  });

  it('before a match its man may change his weapon, and is asked again how it is gone through', () => {
    const weaponsOf = ({ game }: ReturnType<typeof houseStage>) => {
      const { prompt } = game.session;
      return prompt?.kind === 'fight' ? prompt.weapons : [];
    };
    const stage = [1, 2, 3, 4, 5, 6]
      .map((month) => houseStage('fight', month))
      .find((one) => weaponsOf(one).length > 1);
    if (stage === undefined) throw new Error('nobody who fights may choose');
    stage.terminal = SMALL;
    const other = weaponsOf(stage)[1] ?? 'sword';
    stage.choose('Arms').choose(capital(other));
    const { state } = stage.game.session.match;
    const fixture = state.month.fixtures.find(({ fought }) => fought === null);
    expect(fixture?.sheet.weapon ?? 'sword').toBe(other);
    expect(stage.game.session.prompt?.kind).toBe('fight');
  });
});
