/** A career on the screen: what is told, asked and shown, and where keys lead. */

import { describe, expect, it } from 'vitest';
import type { CareerSetup } from '../../../../../src/games/gladiator/career/types.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import { once } from '../../../../../src/kernel/once.ts';
import { asked, careerOn, emptyDisk } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { pressUntil, Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';
import { careerStage } from './career-stage.ts';

/** Three munera at least, and death. */
const THREE = { seed: 'hub-2' } as const;
const PLAYED = once(() => {
  const services = fakeServices();
  return { services, game: careerOn(services.careerDisk, asked('ludus', 2), THREE) };
});
/** His yard after two, for those who only look round: its career is played once for all of them. */
function sameYard(): Stage {
  const { services, game } = PLAYED();
  return new Stage((env) => careerGame(game).screen(env, null), services);
}

describe('a new career', () => {
  const form = (services = fakeServices()) => pageStage(services).press('n', 'Enter').type('Rufus').press('Enter');

  it('says before it begins how often an ironman’s first match is the last, and nothing of it where it is lenient', () => {
    const stage = form();
    expect(stage.text.replaceAll(/\s+/gu, ' ')).toContain('four careers in ten end there');
    expect(stage.press('Home', 'Right', 'End').text).not.toContain('in ten');
  });

  it('begins with a name typed over the one drawn, and is saved before anything is told', () => {
    const services = fakeServices();
    const stage = form(services).press('Enter');
    expect(stage.top.name).toBe('walk');
    expect(stage.lines[0]).toContain('Career of RUFUS');
    expect(services.careerDisk.careers.size).toBe(1);
  });

  it('says why it cannot be begun where nothing can be written', () => {
    const stage = form(fakeServices({ careers: { ...emptyDisk(), trouble: 'the disk is full' } })).press('Enter');
    expect(stage.top.name).toBe('form');
    expect(stage.prompt).toContain('the disk is full');
  });

  it('tells the dice of the newest line below it, not twice, and why by ?', () => {
    const stage = form().press('Enter');
    expect(stage.text).toMatch(/Rufus was an? [a-z]+\. +36\.1/u);
    expect(stage.text).toMatch(/origin +\[\d\] \[\d\]/u);
    stage.press('?');
    expect(stage.top.name).toBe('why');
    expect(stage.text).toMatch(/Social origin/iu);
    expect(stage.press('Esc').top.name).toBe('walk');
  });

  it('asks for the style with what has been rolled for him in sight', () => {
    const stage = careerStage(asked('style'));
    expect(stage.text).toMatch(/TR \d+ {2}ST -?\d+ {2}AG -?\d+ {2}CN \d+ {2}W \d+/u);
  });
});

describe('armour bought (37)', () => {
  const buying = () => careerStage(asked('armour'), { armour: 'buy' });

  it('is changed area by area, and refused while it is too dear', () => {
    const stage = buying().press('Left', 'Down', 'Left', 'Down', 'Left');
    expect(stage.text).toMatch(/Head +A +\d+/u);
    expect(stage.text).toContain('too dear');
    expect(stage.press('Up', 'Up', 'Up', 'Enter').prompt).toMatch(/^ ! /u);
    expect(stage.top.name).toBe('form');
  });

  it('may wait: Esc leads to the title', () => {
    expect(buying().press('Esc').top.name).toBe('leave');
  });
});

describe('another style', () => {
  const kitOf = (rules: CareerSetup['rules']) => {
    const stage = careerStage(asked('ludus', 1), { seed: 'styles-18', rules }).press('t');
    const retiarius = stage.labels.findIndex((label) => label.includes('Retiarius'));
    return stage.press(...Array.from({ length: retiarius }, () => 'Down' as const)).text;
  };

  it('shows the kit by the tables of the career (P260): by the Billings rules a Retiarius is light (P266)', () => {
    expect(kitOf(campaignRules())).toMatch(/│ +medium, class/u);
    expect(kitOf({ ...campaignRules(), edition: 'billings' })).toMatch(/│ +light, class/u);
  });
});

describe('the yard', () => {
  it('has a letter for each thing to do, which opens it; Esc leads back with the mark where it was', () => {
    const stage = sameYard();
    expect(stage.labels).toEqual([
      'g  To the games',
      'x  Spend experience',
      't  Another style',
      'e  Arms: sword',
      'i  Log sheet',
      'r  His bouts',
      'c  The chronicle',
      'o  The other houses',
      'w  His card',
      'R  Retire',
    ]);
    expect(stage.press('x').prompt).toContain('What does he spend');
    expect(stage.press('Esc').view.menu?.initial).toBe(1);
    for (const [key, title] of [
      ['i', 'Log sheet of FLAVIAN'],
      ['c', 'The chronicle'],
      ['o', 'The other houses'],
      ['C-p', 'Journal'],
    ] as const) {
      expect(stage.press(key).lines[0]).toContain(title);
      expect(stage.press('Esc').top.name).toBe('yard');
    }
    expect(stage.press('R').prompt).toContain('for good');
    expect(stage.press('Esc').press('r').labels[0]).toMatch(/^2 {2}April, year 1/u);
  });

  it('33 says how many things he can pay for', () => {
    const noteIn = (stage: Stage) => stage.view.menu?.items.find(({ label }) => label.includes('Spend'))?.note;
    expect(noteIn(careerStage(asked('ludus')))).toBe('nothing he can pay for yet');
    const stage = sameYard();
    const told = noteIn(stage);
    const paid = (stage.press('x').view.menu?.items ?? []).filter(({ note = '' }) => note.endsWith('XP'));
    expect(paid.length).toBeGreaterThan(0);
    expect(told).toBe(`${paid.length} he can pay for (33)`);
  });

  it('shows on a tall screen every bout as a table with what they come to', () => {
    const stage = sameYard();
    expect(stage.text).not.toContain('att/def CF');
    stage.terminal = { columns: 120, rows: 40 };
    expect(stage.text).toContain('att/def CF');
    expect(stage.text).toMatch(/missus given \d+ {3}received \d+ {3}wounds taken \d+/u);
  });

  it('plays a bout of his again, and comes back', () => {
    const stage = sameYard().press('r', 'Enter');
    expect(stage.top.name).toBe('replay');
    stage.press('Esc');
    expect(stage.top.name).toBe('career');
  });

  it('writes his card and says where', () => {
    expect(sameYard().press('w').prompt).toMatch(/His card is in .*Flavian\.card/u);
  });
});

describe('the shop (33.3)', () => {
  it('says beside the list what the purchase under the mark would change', () => {
    const stage = sameYard().press('x');
    expect(stage.text).toMatch(/CF +\d+ → \d+/u);
    stage.press('Down', 'Down');
    expect(stage.text).toMatch(/stumbling, he stays up +\d+% → \d+%/u);
    stage.press('Down', 'Down');
    expect(stage.text).toMatch(/boxes of each area +\d+ → \d+/u);
  });

  it('tells the chances of a talent roll', () => {
    const stage = sameYard().press('x');
    for (let n = 0; n < 20 && !stage.text.includes('Chances:'); n++) stage.press('Down');
    expect(stage.text).toMatch(/Chances: nothing\s+33%/u);
  });

  it('refuses what he cannot pay for, with the price', () => {
    const stage = careerStage(asked('ludus')).press('x', 'Enter');
    expect(stage.prompt).toContain('it costs 35 XP; he has 0 (33.3)');
  });
});

describe('the bill of the day', () => {
  it('leads to the log sheets of all on it, his own first', () => {
    const stage = careerStage(asked('enter'), { seed: 'hub-1' }).press('i');
    expect(stage.lines[0]).toMatch(/Log sheet of FLAVIAN .* page 1 of \d/u);
    expect(stage.press('Tab').lines[0]).toMatch(/against you +page 2/u);
    expect(stage.press('Left').lines[0]).toContain('FLAVIAN');
    expect(stage.press('Esc').top.name).toBe('bill');
  });

  it('of many men names each in a line where there is little room, his opponents first', () => {
    const stage = careerStage(({ session }) => session.prompt?.kind === 'enter', { seed: 'hub-3' });
    expect(stage.text).toContain('Three pairs');
    expect(stage.text).not.toContain('more below');
    expect(stage.text.indexOf('Against you')).toBeLessThan(stage.text.indexOf('On your side'));
    stage.terminal = { columns: 120, rows: 60 };
    expect(stage.text.match(/combat value/gu)).toHaveLength(5);
    expect(stage.text.match(/TR \d/gu)).toHaveLength(5);
  });

  it('says who leads an opponent where each has a level of his own', () => {
    const bill = (foes: 'each' | 'tactician') => careerStage(asked('enter'), { seed: 'hub-1', levels: { foes } }).text;
    expect(bill('each')).toMatch(/combat value \d+ {3}led by (?:the book|an? [a-z]+)/u);
    expect(bill('tactician')).not.toContain('led by');
  });

  it('sends him into the arena as its munus', () => {
    const stage = careerStage(asked('enter', 1), THREE).press('Enter');
    pressUntil(stage, 'Enter', ({ top }) => top.name === 'plot');
    expect(stage.lines[0]).toContain('Munus 2');
  });
});

describe('the end', () => {
  it('of a life opens what is told of him, with the moments of the last bout, and then what there is to read', () => {
    const over = careerStage(() => false, THREE);
    expect(over.labels[0]).toBe('l  What is told of him');
    const page = over.press('l').text;
    expect(page).toContain('O B I I T');
    expect(page).toMatch(/Turn \d\./u);
    expect(over.press('Esc', 'h').lines[0]).toContain('Hall of fame');
  });

  it('by his own choice opens it by itself', () => {
    const stage = careerStage(asked('ludus', 2), THREE).press('R', 'Down', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'page');
    expect(stage.text).toContain('V A L E');
    expect(stage.press('Esc').top.name).toBe('yard');
  });

  it('of one who died in the arena opens it once all is told', () => {
    const services = fakeServices();
    careerStage(() => false, THREE, services);
    const [save] = services.careerDisk.careers.values();
    if (save === undefined) throw new Error('nothing was saved');
    services.careerDisk.careers.set('00000001', { ...save, seen: 0 });
    const stage = pageStage(services).press('n', 'Enter');
    expect(stage.press('f').top.name).toBe('walk');
    expect(stage.press('Space').lines.join('\n')).toContain('O B I I T');
  });
});

describe('a lenient career', () => {
  it('goes back to before a munus, and says so', () => {
    const stage = careerStage(asked('ludus', 2), { ...THREE, mode: 'lenient' }).press('b', 'Down', 'Enter');
    expect(stage.top.name).toBe('bill');
    expect(stage.text).toContain('Back to before munus 2');
  });
});

it('of a lenient career a death can be undone, and the hall does not have him then', () => {
  const services = fakeServices();
  const stage = careerStage(() => false, { ...THREE, mode: 'lenient' }, services);
  expect(services.careerDisk.hall).toHaveLength(1);
  stage.press('b', 'Down', 'Enter');
  expect(stage.top.name).toBe('bill');
  expect(services.careerDisk.hall).toHaveLength(0);
});

describe('in ASCII', () => {
  it('yard, shop and bill say the same', () => {
    for (const stage of [sameYard(), sameYard().press('x'), careerStage(asked('enter', 1), THREE)]) {
      stage.terminal = { skin: 'ascii', level: 0 };
      // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
      expect(stage.text).toMatch(/^[\x00-\x7f]*$/u);
    }
  });
});
