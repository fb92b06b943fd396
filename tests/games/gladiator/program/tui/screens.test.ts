/** The screens around a bout: title, creation, options, help, replays, leaving. */
import { describe, expect, it } from 'vitest';
import { optionsOf, USUAL } from '../../../../../src/games/gladiator/options.ts';
import { action } from '../../../../../src/games/gladiator/rules/basic/plot.ts';
import { ADVANCED_SECTIONS } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { DEFAULT_SETTINGS, SETTING_CHOICES } from '../../../../../src/settings.ts';
import { bindingsOn, keysOf, PRESETS } from '../../../../../src/tui/keymap.ts';
import { keyLabel } from '../../../../../src/tui/keys.ts';
import { drawMenu, firstRows } from '../../../../../src/tui/menu-rows.ts';
import { helpScreen } from '../../../../../src/tui/screens/help.ts';
import { leaveScreen } from '../../../../../src/tui/screens/leave.ts';
import { optionsScreen } from '../../../../../src/tui/screens/options.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { scene } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, GAMES_LOADED, SCREENS, type Wanted } from '../../../../../tools/games/gladiator/services.ts';
import { finishedSave, newSession, playOn, saveAt, sessionIn } from '../../screens/bout/scenes.ts';
import { boutStage, pressUntil, Stage } from './stage.ts';

const title = (wanted: Wanted = {}, notice: string | null = null) =>
  new Stage((env) => titleScreen(env, notice), fakeServices(wanted));

/** GLADIATOR's page. */
const page = (wanted: Wanted = {}) => title(wanted).choose('GLADIATOR');

describe('the title', () => {
  it('offers what there is to do, and no more', () => {
    expect(title().labels).toEqual(['Learn', 'GLADIATOR', 'Options', 'Help', 'Quit']);
    const all = title({ bout: newSession().save(), replays: [finishedSave()] });
    expect(all.labels).toEqual(['Learn', 'Continue', 'GLADIATOR', 'Replays', 'Options', 'Help', 'Quit']);
    const waved = title({ settings: { waved: ['gladiator'] } });
    expect(waved.labels).toEqual(['GLADIATOR', 'Options', 'Help', 'Quit']);
  });

  it('says of the bout in progress who fights and in which turn', () => {
    const bout = saveAt(scene({ turn: 3, phase: 2, B: { by: 'book' } }));
    const noteOf = (stage: Stage, line: string) =>
      stage.view.menu?.items.find(({ label }) => label === line)?.note ?? null;
    expect(noteOf(title({ bout }), 'Continue')).toBe('GLADIATOR, turn 3');
    const stage = title({ bout, settings: { matches: { gladiator: 'Felix v Rufus' } } });
    expect(noteOf(stage, 'Continue')).toBe('Felix v Rufus, turn 3');
    const known = new Stage((env) => titleScreen(env, null), stage.choose('Continue').services);
    expect(noteOf(known, 'Continue')).toBe('Maximus v Calvus, turn 3');
    expect(noteOf(known.choose('GLADIATOR'), 'Practice')).toBe('a new bout; the old one is given up');
  });

  it.each([
    ['c', 'plot'],
    ['r', 'menu'],
    ['o', 'options'],
    ['?', 'help'],
  ])('the letter %s chooses at once', (key, screen) => {
    expect(title({ bout: newSession().save(), replays: [finishedSave()] }).press(key).top.name).toBe(screen);
  });

  it('letters of what is not offered do nothing', () => {
    expect(title().press('c', 'r', 'p', 'n', 'u', 'h').top.name).toBe('title');
  });

  it('Q and Quit leave', () => {
    expect(title().press('Q').gone).toBe(true);
    expect(title().choose('Quit').gone).toBe(true);
  });

  it('Continue brings one back to the very prompt', () => {
    const session = newSession('left');
    while (session.advance() !== null);
    session.answer({ actions: [], act: false });
    while (session.advance() !== null);
    const stage = title({ bout: session.save() }).choose('Continue');
    expect(stage.screens).toHaveLength(1);
    expect(stage.top.name).toBe(session.prompt?.kind);
    expect(stage.lines[0]).toContain('Phase 2/8');
  });

  it('Continue shows what had not been seen before it asks', () => {
    const session = newSession('unseen');
    while (session.advance() !== null);
    session.answer({ actions: [action('F')], act: false });
    const stage = title({ bout: session.save() }).choose('Continue');
    expect(stage.top.name).toBe('resolution');
    expect(stage.text).toContain('MAXIMUS plots F');
  });

  it('a bout of another version goes on from the phase, and says what was dropped', () => {
    const session = newSession('older');
    playOn(session, ({ prompt }) => prompt?.kind === 'allocate');
    const stage = title({ bout: { ...session.save(), version: 0 } }).choose('Continue');
    expect(stage.top.name).toBe('plot');
    expect(stage.prompt).toMatch(/^ ! Of another version: \d choices? dropped, the phase begins again\.$/u);
  });

  it('a bout that cannot be opened is set aside, and the title says so', () => {
    const damaged = { ...newSession().save(), setup: {} };
    const stage = title({ bout: damaged }).choose('Continue');
    expect(stage.services.disk.aside).toHaveLength(1);
    expect(stage.labels).not.toContain('Continue');
    expect(stage.text).toContain('! Set aside:');
  });

  it('has the notes of all its lines in one column, at 80 columns and at 120', () => {
    for (const terminal of [
      { columns: 80, rows: 24 },
      { columns: 120, rows: 40 },
    ]) {
      const stage = new Stage((env) => titleScreen(env, null), fakeServices({ bout: newSession().save() }), terminal);
      const { canvas, menu } = stage.view;
      if (menu === null) throw new Error('no menu');
      drawMenu(canvas, menu, firstRows(menu));
      const items = menu.items.filter(({ note }) => note !== '');
      const columns = items.map(({ label, note }) =>
        canvas
          .plain()
          .find((line) => line.includes(` ${label}  `) && line.includes(note))
          ?.indexOf(note),
      );
      expect(items.map(({ label }) => label)).toContain('Learn');
      expect(new Set(columns)).toHaveProperty('size', 1);
      expect(columns[0]).toBeGreaterThan(0);
    }
  });

  it('tells what one must know: a notice, or why nothing is saved', () => {
    expect(title({}, 'Something was repaired.').text).toContain('! Something was repaired.');
    expect(title({ trouble: 'Nothing is saved: the folder cannot be written.' }).text).toContain('! Nothing is saved:');
  });
});

describe('the page of a game', () => {
  it('says in three sentences what it is like, and offers what there is to play', () => {
    const stage = page();
    expect(stage.top.name).toBe('game');
    expect(stage.lines[0]).toContain('GLADIATOR');
    const said = stage.text.replace(/\s+/gu, ' ');
    for (const sentence of GAMES[0]?.about ?? ['no game']) expect(said).toContain(sentence);
    const what = ['Learn', 'Practice', 'Careers', 'Houses', 'Hall of fame', 'Challenge of the day'];
    expect(stage.labels).toEqual(what);
    const advanced = page({ settings: { rules: 'advanced' } });
    expect(advanced.labels).toEqual(what.toSpliced(2, 0, 'Team bout'));
  });

  it.each([
    ['n', 'long-games'],
    ['p', 'presets'],
    ['t', 'muster'],
    ['u', 'long-games'],
    ['h', 'page'],
    ['o', 'options'],
    ['?', 'help'],
  ])('the letter %s chooses at once', (key, screen) => {
    const stage = page({ settings: { rules: 'advanced' } });
    expect(stage.press(key).top.name).toBe(screen);
    expect(stage.screens).toHaveLength(3);
  });

  it('letters of what is not offered do nothing, and their keys are not shown', () => {
    expect(page().press('t').top.name).toBe('game');
    expect(page().keyBar).not.toContain('team bout');
    expect(page({ settings: { rules: 'advanced' } }).keyBar).toMatch(/t team bout/u);
  });

  it('is the first of the games the next time, and left with Esc', () => {
    const stage = page();
    expect(stage.services.settings().lastGame).toBe('gladiator');
    expect(stage.press('Esc').top.name).toBe('title');
  });
});

describe('making a gladiator', () => {
  const creating = (wanted: Wanted = {}) => page(wanted).press('p', 'm');

  it('shows under each type how he moves and what he may wear, before a choice', () => {
    expect(creating().text).toContain('A medium gladiator moves in 5 of the 8 phases of a turn.');
    expect(creating().press('Up').text).toContain('A light gladiator moves in 6 of the 8 phases of a turn.');
    expect(creating().press('Down').text).toContain('A heavy gladiator moves in 4 of the 8 phases of a turn.');
  });

  it('3.4.1 the body is rolled with the dice shown, and rolled again on request', () => {
    const stage = creating().press('Enter');
    const sheet = () => stage.lines.slice(10, 20).join('\n');
    const first = sheet();
    expect(first).toMatch(/TR {2}\[\d\] \[\d\] \[\d\] = +\d+/u);
    expect(first).toMatch(/CF = TR \+ ST \+ AG = \d+/u);
    stage.press('r');
    expect(sheet()).not.toBe(first);
    const second = sheet();
    stage.choose('Roll again');
    expect(sheet()).not.toBe(second);
  });

  it('10.2 what armour does is told with the types and with the man, and nothing leaves the log sheet', () => {
    expect(creating().text).toContain('A takes 8 off a wound roll, B 6, C 3; C4: if the black die is 1-4 (10.2).');
    for (const type of ['Light', 'Medium', 'Heavy']) {
      const sheet = creating().choose(type).lines.slice(10, 20);
      expect(sheet.join('\n')).toContain('C4: if the black die is 1-4 (10.2)');
      expect(sheet.filter((row) => row.endsWith('│'))).toHaveLength(10);
      expect(sheet.join('')).not.toContain('…');
    }
  });

  it('3.2 a name stands there; the first letter typed takes its place, Tab draws another', () => {
    const stage = creating().press('Enter', 'Enter');
    const name = () => /Name (.*)█/u.exec(stage.lines[5] ?? '')?.[1];
    const drawn = name();
    stage.press('Tab');
    expect(name()).not.toBe(drawn);
    stage.type("Rufus d'Or");
    expect(name()).toBe("Rufus d'Or");
    stage.press('Backspace', 'Backspace');
    expect(name()).toBe("Rufus d'");
    expect(stage.press('@').prompt).toContain('! Letters, digits, spaces');
    stage.type('123456');
    expect(stage.press('7').prompt).toContain('! 14 characters at most.');
    expect(name()).toBe("Rufus d'123456");
  });

  it('a man needs a name', () => {
    const stage = creating().press('Enter', 'Enter', 'Backspace', 'Enter');
    expect(stage.prompt).toContain('! A gladiator needs a name');
    expect(stage.top.name).toBe('name');
  });

  it('F1 while the name is typed lists the keys in effect there', () => {
    const stage = creating().press('Enter', 'Enter', 'F1');
    expect(stage.text).toContain('another name from the list');
    expect(stage.press('Esc').top.name).toBe('name');
  });

  it('the name is kept for the next time', () => {
    const stage = creating().press('Enter', 'Enter').type('Rufus').press('Enter');
    expect(stage.services.settings().lastName).toBe('Rufus');
    const again = new Stage((env) => titleScreen(env, null), stage.services).choose('GLADIATOR');
    expect(again.press('p', 'm', 'Enter', 'Enter').text).toContain('Name Rufus');
  });

  it('a seed may be typed; equal seeds give equal men', () => {
    const steps = ['Enter', 'Enter', 'Enter', 'Enter'] as const;
    const stage = creating()
      .press(...steps)
      .choose('Type a seed')
      .type('my seed')
      .press('Enter');
    expect(stage.lines[0]).toContain('seed my seed');
    expect(stage.choose('Type a seed').press('Enter').prompt).toContain('! A seed is 1 to 64 characters');
    expect(creating({}).press('Enter').text).toBe(creating({}).press('Enter').text);
  });

  it('before it begins one sees whom he meets; another seed leaves him as he was rolled', () => {
    const stage = creating().press('Enter', 'Enter', 'Enter').choose('Heavy centurion');
    expect(stage.lines[3]).toMatch(/^ {3}[A-Z]+ meets a heavy centurion, whose body and armour the seed decides/u);
    const sheet = stage.lines.slice(9, -2);
    stage.choose('Another seed');
    expect(stage.lines.slice(9, -2)).toEqual(sheet);
    expect(stage.press('Esc').choose('Surprise me').lines[3]).toContain('meets any centurion');
  });

  it('another seed is drawn where one is wanted', () => {
    const stage = creating().press('Enter', 'Enter', 'Enter', 'Enter').choose('Another seed');
    expect(stage.lines[0]).toContain('seed SEED-2');
  });

  it('Esc goes back step by step to the page and the title', () => {
    const stage = creating().press('Enter', 'Enter', 'Enter', 'Enter');
    expect(stage.press('Esc').text).toContain('Whom does he meet?');
    expect(stage.press('Esc').text).toContain('Name him');
    expect(stage.press('Esc').text).toContain('Five characteristics');
    expect(stage.press('Esc').text).toContain('What kind of gladiator?');
    expect(stage.press('Esc').top.name).toBe('presets');
    expect(stage.press('Esc').top.name).toBe('game');
    expect(stage.press('Esc').top.name).toBe('title');
  });

  it('into the arena: by the options, with the man rolled, against the one chosen, saved at once', () => {
    const stage = creating({ settings: { stansKills: false } }).press('Enter', 'Enter', 'Enter');
    stage.choose('Heavy centurion').choose('Into the arena');
    expect(stage.screens).toHaveLength(1);
    expect(stage.top.name).toBe('plot');
    const setup = stage.services.disk.bout?.setup as { rules: { stansKills: boolean }; fighters: { kind: string }[] };
    expect(setup.rules.stansKills).toBe(false);
    expect(setup.fighters.map(({ kind }) => kind)).toEqual(['medium', 'heavy']);
  });
});

describe('options', () => {
  const options = (settings: Wanted['settings'] = {}, unwritable?: string) =>
    new Stage(optionsScreen, fakeServices({ settings, ...(unwritable === undefined ? {} : { unwritable }) }));
  /** The rows of the options on the page that is open. */
  const rowsOf = ({ lines }: Stage) =>
    lines.slice(
      1,
      lines.findIndex((line) => /^[─-]+$/u.test(line.trim())),
    );

  it.each([
    ['pace', 0, SETTING_CHOICES.pace],
    ['skin', 1, SETTING_CHOICES.skin],
    ['colour', 2, SETTING_CHOICES.colour],
    ['theme', 3, SETTING_CHOICES.theme],
    ['keys', 4, SETTING_CHOICES.keys],
    ['relative', 5, [false, true]],
    ['reach', 6, SETTING_CHOICES.reach],
    ['hints', 7, [true, false]],
    ['odds', 8, [true, false]],
    ['confirm', 9, [true, false]],
    ['mouse', 10, [true, false]],
  ] as const)('%s goes round through its values and back, and is kept at once', (key, row, values) => {
    const stage = options({ [key]: values[0] }).press(...Array<string>(row).fill('Down'));
    const seen = values.map(() => {
      const now = stage.services.settings()[key];
      stage.press('Right');
      return now;
    });
    expect(seen).toEqual(values);
    expect(stage.services.settings()[key]).toBe(values[0]);
    stage.press('Left');
    expect(stage.services.settings()[key]).toBe(values.at(-1));
  });

  it.each([
    ['rules', 0, ['basic', 'advanced', 'campaign']],
    ['beastBook', 1, ['colosseum', 'springsteen']],
    ['edition', 2, ['colosseum', 'classic', 'billings', 'v2']],
    ['favour', 3, ['against', 'always', 'never']],
    ['reactionSeconds', 4, [null, 10]],
    ['stansKills', 5, [true, false]],
    ['freeformPlots', 6, [false, true]],
  ] as const)('%s of GLADIATOR goes round through its values and back, and is kept at once', (key, row, values) => {
    const stage = options({ [key]: values[0] }).press('Tab', ...Array<string>(row).fill('Down'));
    const now = () => optionsOf(stage.services.settings())[key];
    const seen = values.map(() => {
      const one = now();
      stage.press('Right');
      return one;
    });
    expect(seen).toEqual(values);
    expect(now()).toBe(values[0]);
    stage.press('Left');
    expect(now()).toBe(values.at(-1));
    expect(stage.services.settings().games.gladiator).toMatchObject({ [key]: values.at(-1) });
  });

  it('Tab leads to those of GLADIATOR and back to those of the house', () => {
    const stage = options();
    expect(stage.lines[0]).toMatch(/Options +page 1 of 2/u);
    expect(stage.text).toContain('Step keys');
    stage.press('Down', 'Down', 'Tab');
    expect(stage.lines[0]).toMatch(/Options: GLADIATOR +page 2 of 2/u);
    expect(stage.text).toContain('Divine favour');
    expect(stage.text).not.toContain('Step keys');
    expect(stage.press('Right').services.settings().colour).toBe('auto');
    expect(stage.press('Tab').lines[0]).toMatch(/Options +page 1 of 2/u);
  });

  it('GLADIATOR’s page leads to its own', () => {
    const stage = page().press('o');
    expect(stage.lines[0]).toContain('Options: GLADIATOR');
    expect(stage.press('Esc').top.name).toBe('game');
  });

  it('c on the rules opens the chapters, and does nothing on a line that has no more to say', () => {
    const stage = options({ rules: 'advanced' }).press('Tab', 'c');
    expect(stage.screens).toHaveLength(2);
    expect(stage.lines[0]).toContain('Chapters');
    expect(stage.press('Esc').lines[0]).toContain('Options: GLADIATOR');
    expect(stage.press('Down', 'c').screens).toHaveLength(1);
    expect(options().press('c').screens).toHaveLength(1);
  });

  it('what goes with a line marks it as changed', () => {
    expect(options({ rules: 'advanced' }).press('Tab').lines[1]).not.toContain('changed');
    expect(options({ rules: 'advanced', leftOut: [22] }).press('Tab').lines[1]).toContain('changed');
  });

  it.each([
    ['the house', []],
    ['GLADIATOR', ['Tab']],
  ] as const)('each of %s is explained in full above the prompt, on the smallest terminal', (_, keys) => {
    const stage = options().press(...keys);
    stage.terminal = { columns: 80, rows: 24 };
    const count = rowsOf(stage).length;
    expect(count).toBeGreaterThan(6);
    for (let row = 0; row < count; row++) {
      const from = stage.lines.findIndex((line) => /^[─-]+$/u.test(line.trim()));
      expect(stage.lines[22], `row ${row}`).toMatch(/Everything is kept at once\.\s*$/u);
      expect(
        stage.lines
          .slice(from + 1, 22)
          .join(' ')
          .trimEnd(),
      ).toMatch(/[.)]$/u);
      stage.press('Down');
    }
  });

  it('there is one for every setting but what is only remembered, and but whether others may watch where there are none', () => {
    const stage = options();
    const named = (rows: readonly string[]) => rows.filter((line) => /^ {2}.{3}\w/u.test(line));
    const remembered = ['firstRun', 'lastName', 'last', 'lastGame', 'matches', 'games', 'watched', 'learned', 'waved'];
    expect(Object.keys(DEFAULT_SETTINGS)).toEqual(expect.arrayContaining(remembered));
    expect(named(rowsOf(stage))).toHaveLength(Object.keys(DEFAULT_SETTINGS).length - remembered.length);
    // which chapters are left out goes with the rules, which allocations are kept is chosen where CF are divided
    expect(named(rowsOf(stage.press('Tab')))).toHaveLength(Object.keys(USUAL).length - 2);
  });

  it('marks the value that holds and what was changed, and explains the chosen one', () => {
    const stage = options({ hints: false }).press(...Array<string>(7).fill('j'));
    expect(stage.lines[8]).toContain('[off]');
    expect(stage.lines[8]).toContain('changed');
    expect(stage.text).toContain('A word of advice with each question');
    expect(stage.press('l').lines[8]).not.toContain('changed');
  });

  it('P129 the rules name every chapter that the Advanced Game adds', () => {
    const { text, prompt } = options().press('Tab');
    expect(prompt).toContain('Up and Down choose');
    for (const section of ADVANCED_SECTIONS) expect(text).toContain(`(${section})`);
  });

  it('says when they cannot be kept', () => {
    expect(options({}, 'The disk is full.').press('Right').prompt).toBe(' ! The disk is full.');
  });

  it('the glyphs and the theme change as they are chosen; F2 changes the theme anywhere', () => {
    const stage = title().press('F2');
    expect(stage.services.settings().theme).toBe('noon');
    expect(stage.press('F2').services.settings().theme).toBe('dusk');
  });
});

describe('help', () => {
  it.each(SCREENS.flatMap((screen) => PRESETS.map((keys) => [screen, keys] as const)))(
    'for %s with the %s keys lists every key in effect and what it does',
    (screen, keys) => {
      const stage = new Stage(() => helpScreen(screen), fakeServices({ settings: { keys } }), {
        rows: 120,
        columns: 120,
      });
      for (const binding of bindingsOn(screen, GAMES_LOADED)) {
        const labels = keysOf(binding, keys).map(keyLabel).join(' ');
        const line = stage.lines.find((one) => one.trimStart().startsWith(`${labels} `) && one.includes(binding.help));
        expect(line, `${labels} ${binding.help}`).toBeDefined();
      }
    },
  );

  it('scrolls no further than its end, and back with the first key', () => {
    const stage = new Stage(() => helpScreen('plot'));
    const begin = stage.text;
    expect(begin).toContain('more');
    stage.press(...Array<string>(30).fill('PageDown'));
    const end = stage.text;
    expect(end).not.toContain(' more ');
    expect(end).toContain('a die as it fell');
    expect(stage.press('Up').text).not.toBe(end);
    expect(stage.press('End').text).toBe(end);
    expect(stage.press('Home').text).toBe(begin);
  });

  it('cuts nothing off at 80 columns, and shows the keys that scroll where there is more', () => {
    for (const screen of SCREENS) {
      const stage = new Stage(() => helpScreen(screen), fakeServices(), { rows: 180 });
      expect(stage.keyBar).not.toContain('↑ ↓');
      const said = stage.text.replaceAll(/\s+/gu, ' ');
      for (const { help } of bindingsOn(screen, GAMES_LOADED)) expect(said, screen).toContain(help);
      // the signs are those of the game that has the screen
      if (GAMES_LOADED.manual(screen) === null) continue;
      expect(stage.text).toMatch(/costs 1 CF\) and\s+lost/u);
      expect(stage.text).toMatch(/black\s+for\s+wounds/u);
      expect(said).toContain('in a noose; a digit: stun');
    }
    expect(new Stage(() => helpScreen('plot')).keyBar).toContain('↑ ↓ lines');
  });

  it('? closes what ? opened', () => {
    expect(title().press('?', '?').top.name).toBe('title');
  });
});

/** Face to face without moves, up to the allocation. */
function fighting(screen: string): Stage {
  const session = sessionIn({ A: { moves: 5 }, B: { moves: 5 } });
  return pressUntil(boutStage(session).press('Enter'), 'Space', ({ top }) => top.name === screen);
}

/** Asked what to do with his items. */
function acting(): Stage {
  const session = sessionIn({ A: { moves: 5 }, B: { moves: 5 } });
  return pressUntil(boutStage(session).press('t', 'Enter'), 'Space', ({ top }) => top.name === 'act');
}

function ended(): Stage {
  const session = newSession('ended');
  playOn(session);
  return boutStage(session).press('Space');
}

describe('no key of a key bar is dead', () => {
  const lists: Wanted = { bout: newSession().save(), replays: [finishedSave(), finishedSave('other')] };
  it.each([
    ['title', () => title(lists)],
    ['menu', () => title(lists).press('r')],
    ['game', () => page()],
    ['create', () => page().press('p', 'm')],
    ['body', () => page().press('p', 'm', 'Enter')],
    ['name', () => page().press('p', 'm', 'Enter', 'Enter')],
    ['options', () => title().press('o')],
    ['plot', () => boutStage(newSession()).press('d')],
    ['replay', () => title(lists).press('r', 'Enter', 'Space', 'Space')],
    ['allocate', () => fighting('allocate')],
    ['act', () => acting()],
    ['resolution', () => fighting('allocate').press('6', 'Enter', 'Enter')],
    ['end', () => ended()],
    ['look', () => boutStage(newSession()).press('x')],
    ['sheet', () => boutStage(newSession()).press('i')],
    ['journal', () => boutStage(newSession()).press('C-p', 'Up')],
    ['why', () => boutStage(newSession()).press('C-p', '?')],
    ['help', () => title().press('?')],
    ['leave', () => title().press('C-c')],
  ] as const)('%s', (name, open) => {
    expect(open().top.name).toBe(name);
    for (const binding of bindingsOn(name, GAMES_LOADED).filter(({ bar }) => bar !== '')) {
      const stage = open();
      const before = [stage.text, stage.screens.length, JSON.stringify(stage.services.settings())];
      // of a menu's keys the arrows are told by the menu itself
      const [key] = binding.command === 'menu' ? ['Enter'] : keysOf(binding, 'grid');
      stage.press(key ?? '');
      const after = [stage.gone ? 'gone' : stage.text, stage.screens.length, JSON.stringify(stage.services.settings())];
      expect(after, `${binding.command} by ${key}`).not.toEqual(before);
    }
  });
});

describe('options the command line or the terminal has settled', () => {
  it('say so, and can be changed for later', () => {
    const forced = { level: null, skin: 'ascii' } as const;
    const stage = new Stage(optionsScreen, fakeServices(), { forced, skin: 'ascii' });
    expect(stage.text).not.toContain('settles it');
    expect(stage.press('Down').text).toContain('the command line or the terminal settles it');
    expect(stage.press('Right').services.settings().skin).toBe('unicode');
    expect(stage.press('Down').text).not.toContain('settles it');
  });
});

describe('leaving', () => {
  it.each([[['C-c', 'C-c']], [['C-c', 'Enter']], [['C-c', 'y']]])('%s leaves', (keys) => {
    expect(title().press(...keys).gone).toBe(true);
  });

  it('Esc and every other key stay', () => {
    const stage = boutStage(newSession()).press('d', 'C-c', 'x', 'Space');
    expect(stage.top.name).toBe('leave');
    expect(stage.press('Esc').lines[10]).toContain('1 F→');
  });

  it('Esc at a prompt asks too, and commits nothing', () => {
    const session = newSession();
    const stage = boutStage(session).press('d', 'Esc');
    expect(stage.top.name).toBe('leave');
    expect(session.match.choices).toEqual([]);
    expect(stage.press('Esc').lines[10]).toContain('1 F→');
  });

  it('Esc and Enter lead to the title, which says so, and from there Continue to the same prompt', () => {
    const services = fakeServices();
    const stage = boutStage(newSession('kept', services.match('gladiator')), services).press('d', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'plot');
    const beside = () => stage.lines.map((row) => row.slice(46)).join('\n'); // the arena may have scrolled
    const before = beside();
    stage.press('Esc');
    expect(stage.text).toContain('Enter to the title');
    stage.press('Enter');
    expect([stage.gone, stage.top.name]).toEqual([false, 'title']);
    expect(stage.text).toContain('The bout is saved: Continue goes on with it.');
    expect(stage.prompt).not.toContain('!');
    stage.press('Enter');
    expect(beside()).toBe(before);
  });

  it('Esc and Ctrl-C leave the program', () => {
    expect(boutStage(newSession()).press('Esc', 'C-c').gone).toBe(true);
  });

  it('where nothing is saved Esc says that the bout is lost', () => {
    const services = fakeServices({ unwritable: 'The disk is full.' });
    const stage = boutStage(newSession('kept', services.match('gladiator')), services).press('Esc');
    expect(stage.text).toContain('Nothing is saved here: the bout is lost.');
    expect(stage.press('Enter').text).not.toContain('The bout is saved');
  });

  it('says that nothing is saved where that is so, and why', () => {
    const stake = { name: 'The bout', back: 'Continue goes on with it' };
    const stage = new Stage(() => leaveScreen({ stake, trouble: 'The disk is full.' }), fakeServices());
    stage.screens = [optionsScreen(stage.env), ...stage.screens];
    expect(stage.text).toContain('Nothing is saved here: the bout is lost.');
    expect(stage.text).toContain('The disk is full.');
    expect(boutStage(newSession()).press('C-c').text).toContain('The bout is saved, exactly where you are.');
  });

  it('speaks of no bout where there is none', () => {
    const stage = new Stage((env) => titleScreen(env, null), fakeServices({ trouble: 'You are a guest.' })).press(
      'C-c',
    );
    expect(stage.text).toContain('There is nothing to lose here.');
    expect(stage.text).not.toMatch(/bout is (saved|lost)/u);
  });

  it('saves what was shown, so that Continue does not show it again', () => {
    const services = fakeServices();
    const session = newSession('kept', services.match('gladiator'));
    boutStage(session, services).press('C-c');
    expect(services.disk.bout?.seen).toBe(session.lines.length);
  });
});
