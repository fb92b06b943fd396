/** Every screen at every size, in both skins and all colour levels. */

import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_ID } from '../../../../../src/games/gladiator/id.ts';
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import { reviewOf } from '../../../../../src/games/gladiator/screens/ending/afterwards.ts';
import { openReplay } from '../../../../../src/games/gladiator/screens/ending/replay.ts';
import { openLuck } from '../../../../../src/games/gladiator/screens/journal/luck-screen.ts';
import type { CareerGame } from '../../../../../src/games/gladiator/session/career.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { openReview } from '../../../../../src/tui/advice/review-screen.ts';
import { dailyScreen } from '../../../../../src/tui/host/daily.ts';
import { lobbyScreen } from '../../../../../src/tui/host/lobby.ts';
import { newsScreen } from '../../../../../src/tui/host/news.ts';
import { watchScreen } from '../../../../../src/tui/host/watch.ts';
import { optionsScreen } from '../../../../../src/tui/screens/options.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { tooSmall } from '../../../../../src/tui/screens/too-small.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { lying, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { asked, careerOn } from '../../../../../tools/games/gladiator/careers.ts';
import { envOf, fakeServices, SCREENS, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { cutsIn } from '../../../../support/cuts.ts';
import { painted } from '../../../../support/painted.ts';
import { tried } from '../../../../support/soak.ts';
import { accountStage, elsewhereStage, gateStage, invitationStage } from '../../program/tui/gates.ts';
import { CROWD, company, FULL, seatAtBout } from '../../program/tui/host/crowd.ts';
import { boutStage, pressUntil, Stage } from '../../program/tui/stage.ts';
import { labourThatFinds, reviewed } from '../../support/reviewed.ts';
import { animal, BY_SPRINGSTEEN } from '../../support/rules/animals.ts';
import { unexplained } from '../book/abbreviations.ts';
import { careerStage } from '../career/career-stage.ts';
import { houseStage } from '../house/house-stage.ts';
import { pageStage } from '../page.ts';
import { huntSession } from './hunts.ts';
import { finishedSave, newSession, playOn, sessionIn } from './scenes.ts';
import { SURROUNDED, teamSession, teamSessionIn, teamSetup } from './teams.ts';

/** No questions, and no pictures that pass over what is written. */
const CALM = { ...DEFAULT_SETTINGS, confirm: false, motion: false };
const services = () =>
  fakeServices({
    settings: CALM,
    bout: newSession('kept').save(),
    replays: [finishedSave('first'), finishedSave('second')],
    damaged: ['replay-bad'],
  });
const title = () => new Stage((env) => titleScreen(env, null), services());
/** GLADIATOR's page over the title. */
const offers = () => pageStage(services());
const creating = () => offers().press('p', 'm');
const styledOffers = () => {
  const stage = offers();
  stage.services.change({ rules: 'advanced' });
  return stage;
};
const styled = () => styledOffers().press('p', 'm');
/** Two daggers against one sword, where CF is divided by the Advanced Game. */
const pairs = () => {
  const hands = [weapon(1, 'dagger'), weapon(2, 'dagger')];
  const scene = { rules: advancedRules(), A: { moves: 5, hands }, B: { moves: 5 } };
  return pressUntil(
    boutStage(sessionIn(scene), services()).press('Enter', 'Enter'),
    'Space',
    ({ top }) => top.name === 'allocate',
  );
};
const face = () => boutStage(sessionIn({ A: { moves: 5 }, B: { moves: 5 } }), services());
/** A team bout at its first prompt, every man of one side the player's. */
const team = (ours: number, theirs: number) =>
  pressUntil(boutStage(teamSession(teamSetup(ours, theirs)), services()), 'Space', ({ top }) => top.name === 'plot');
const showing = () => pressUntil(boutStage(newSession('shown'), services()), 'Space', playedInto('resolution'));
const replaying = () => title().press('r', 'Enter', 'f', 'f', 'f', 'Space');
const toss = () => boutStage(sessionIn({ loose: [lying(sword(9), { q: 0, r: 0 })] }), services()).press('t', 'Enter');

/** The search for the rolls that swung a bout, to its end. */
function found(stage: Stage): Stage {
  while (stage.top.timer !== null) stage.send({ kind: 'tick' });
  return stage;
}

/** Plots a step wherever a plot is asked, until a screen of that name is open. */
function playedInto(name: string): (stage: Stage) => boolean {
  return (stage) => {
    if (stage.top.name === 'plot') stage.press('d', 'Enter');
    return stage.top.name === name;
  };
}

/** A hunt at its first prompt, or where a key leads it. */
const hunt = (...beasts: readonly BeastKind[]) =>
  pressUntil(boutStage(huntSession(beasts), services()), 'Space', ({ top }) => top.name === 'plot');
const beasts = () => styled().choose('Venator').press('Enter', 'Enter').choose('Beasts');
const PACK = ['wolf', 'wolf', 'wolf', 'wolf', 'wolf', 'wolf'] as const;
/** Before a lion that is dazed, so that it stays where it is. */
const before = () =>
  boutStage(
    sessionIn({ rules: advancedRules(), B: wild('lion', { at: { q: 2, r: 0 }, facing: 3 }, { dazed: true }) }),
    services(),
  );

/** One man against three, all orders given. */
const surrounded = () =>
  pressUntil(boutStage(teamSessionIn(SURROUNDED), services()), 'Enter', ({ top }) => top.name !== 'plot');

/** All orders given: what came of them is being shown. */
function playedOn(stage: Stage): Stage {
  return pressUntil(stage, 'Enter', ({ top }) => top.name === 'resolution');
}

/** Three munera at least, and death. */
const VETERAN = { seed: 'hub-2' } as const;

/** Stages that look at one career, which is played once: nothing they are asked to show changes it. */
function lookingAt(done: (game: CareerGame) => boolean): () => Stage {
  const shared = fakeServices();
  let game: CareerGame | null = null;
  return () => {
    game ??= careerOn(shared.careerDisk, done, VETERAN);
    const played = game;
    return new Stage((env) => careerGame(played).screen(env, null), shared);
  };
}
const novice = lookingAt(asked('ludus', 1));
const veteran = lookingAt(asked('ludus', 2));
const fallen = lookingAt(() => false);

/** A screen of one who is on a host with others. */
const hosted = (first: ConstructorParameters<typeof Stage>[0]) =>
  new Stage(first, fakeServices({ settings: CALM, company: company() }));

/** A man with luck beside another, at the first question about a roll. */
function pleading() {
  const rules = { sections: campaignRules([34]).sections };
  const session = sessionIn({ A: { luck: 12, favours: 0 }, rules }, undefined, 'gods 0');
  playOn(session, ({ prompt }) => prompt?.kind === 'favour');
  return session;
}

/** The odds of an exchange, once both have shown what they wrote. */
function exchange(): Stage {
  const stage = boutStage(sessionIn({ rules: advancedRules(), B: { tr: 2 } }, undefined, 'exchange'), services());
  pressUntil(stage, 'Enter', ({ prompt }) => prompt.includes('Divide your CF')).press('4', 'Enter');
  return pressUntil(stage, 'Space', ({ prompt }) => prompt.includes('O the odds')).press('O');
}

/** Before a lion by Springsteen's book. */
const ANIMAL = { rules: BY_SPRINGSTEEN, B: animal('lion', { at: { q: 4, r: 0 }, facing: 3 }) };

/** The review of a bout, once it is found. */
function reviewStage(): Stage {
  const save = finishedSave('review');
  const labour = labourThatFinds(reviewed(save, (_depth, i) => 300 + i));
  return new Stage((env) => openReview(reviewOf(save, openReplay), env), { ...services(), labour });
}

/** A way to each screen of the program, by the name of its keys; some have more than one. */
const PLACES: { readonly [place: string]: () => Stage } = {
  title,
  game: offers,
  'game: of a guest': () => pageStage(fakeServices({ company: company({ guest: true }) })),
  'menu: replays': () => title().press('r'),
  'menu: a damaged replay': () => title().press('r', 'Up', 'Enter'),
  'menu: special actions': () => face().press('c'),
  lessons: () => title().choose('Learn').press('Down'),
  'lessons: before one': () => title().choose('Learn').press('6'),
  'lessons: what came of one': () => title().choose('Learn').press('7', 'Enter', 'Enter').settle(),
  'plot: in a lesson': () => title().choose('Learn').press('3', 'Enter', 'a'),
  'allocate: in a lesson': () => title().choose('Learn').press('4', 'Enter', '8'),
  presets: () => offers().press('p', 'Down'),
  'presets: the rules': () => offers().press('p', 'Up'),
  'create: type': () => creating().press('Down'),
  body: () => creating().press('Enter'),
  name: () => creating().press('Enter', 'Enter').type('Rufus the 3rd'),
  'create: opponent': () => creating().press('Enter', 'Enter', 'Enter'),
  'create: style': () => styled().press('Down', 'Down', 'Down', 'Down', 'Down', 'Down'),
  'create: style of the opponent': () => styled().press('Enter', 'Enter', 'Enter', 'Up'),
  muster: () =>
    styledOffers().press('t', 'Down', 'Left', 'Left', 'Down', 'Left', 'Left', 'Down', 'Down', 'Down', 'Right'),
  'menu: a style for the muster': () => styledOffers().press('t', 'Up', 'Up', 'Up', 'Enter'),
  beasts: () => beasts().press('Down', 'Right', 'Down', 'Down'),
  'beasts: a hunt': beasts,
  'create: beasts': () => beasts().press('Esc', 'Up'),
  'create: against beasts': () => beasts().press('Down', 'Right', 'Enter'),
  'plot: a pack': () => hunt(...PACK),
  'plot: an elephant and a rhino': () => hunt('elephant', 'rhino').press('d'),
  'resolution: what a beast does': () =>
    pressUntil(hunt('tiger').press('Enter', 'Enter'), 'Space', ({ text }) => text.includes(' 13+ ')),
  'allocate: a beast': () =>
    pressUntil(before().press('Enter', 'Enter'), 'Space', ({ top }) => top.name === 'allocate').press(
      'Down',
      'Down',
      '3',
    ),
  'sheet: a beast': () => hunt('elephant').press('i', 'Tab'),
  'look: a beast': () => hunt('bear', 'zebra').press('x', 'Tab', 'Tab'),
  'roster: beasts': () => hunt('leopard', ...PACK).press('r'),
  'create: begin': () => creating().press('Enter', 'Enter', 'Enter', 'Enter'),
  'name: a seed': () => creating().press('Enter', 'Enter', 'Enter', 'Enter').choose('Type').type('x'.repeat(64)),
  options: () => title().press('o', 'Down', 'Right'),
  'options: of the game': () => offers().press('o', 'Down', 'Right'),
  plot: () => boutStage(newSession('plotted'), services()).press('d', 's'),
  'plot: 3 v 3': () => team(3, 3).press('d', 'Enter', 'd'),
  'plot: 6 v 1': () => team(6, 1),
  'plot: 9 v 9': () => team(9, 9),
  'resolution: 6 v 6': () => playedOn(team(6, 6)),
  'plot: refused': () => boutStage(newSession('plotted'), services()).press('d', 's', 'a'),
  allocate: () => pressUntil(face().press('Enter'), 'Space', ({ top }) => top.name === 'allocate').press('6', '.'),
  'allocate: several': () =>
    pressUntil(surrounded(), 'Space', ({ top }) => top.name === 'allocate').press('Down', '3', 'Tab', '8', 'e'),
  'resolution: many': () =>
    pressUntil(surrounded(), 'Space', ({ top }) => top.name === 'allocate').press('Enter', 'Enter'),
  'allocate: specials': () => pairs().press('3', 'w', 'c', 'Down', 'Down', 'v'),
  act: () => pressUntil(toss(), 'Space', ({ top }) => top.name === 'act'),
  resolution: showing,
  'resolution: cards': () =>
    pressUntil(face().press('Enter'), 'Space', ({ top }) => top.name === 'allocate').press('8', 'Enter', 'Space'),
  replay: replaying,
  end: () => boutStage(ended(), services()).press('Space'),
  look: () => face().press('x', 'd', 'd'),
  sheet: () => replaying().press('i'),
  'sheet: with talents': () => boutStage(sessionIn({ A: { talents: [{ code: 'HG', sl: 2 }] } }), services()).press('i'),
  'sheet: of a team': () => team(3, 3).press('i', 'Right'),
  'look: of a team': () => team(3, 3).press('x', 'Tab'),
  roster: () => team(6, 1).press('r', 'Down'),
  'roster: 9 v 9': () => team(9, 9).press('r', 'Up'),
  journal: () => replaying().press('C-p', 'Up'),
  luck: () => replaying().press('L', 'Down', 'Down'),
  'luck: found': () =>
    found(new Stage((env) => openLuck(finishedSave('swing-31'), 'A', env, 5_000), services())).press('Down', 'Down'),
  advice: () => face().press('w', 'T').settle(),
  review: () => reviewStage().press('Down'),
  why: () => replaying().press('C-p', '?'),
  book: () => replaying().press('C-g'),
  'book: a long rule': () => title().press('C-g', '/').type('10.5').press('Enter', 'Down', 'Down'),
  'book: a long ruling': () => title().press('C-g', '/').type('A2').press('Enter', 'PageDown'),
  'book: rulings': () => title().press('C-g', 'c', 'End', 'Enter', 'PageDown'),
  'book: words': () => title().press('C-g', 'w', 'PageDown'),
  'book: what was found': () => title().press('C-g', '/').type('net').press('Space').press('Enter', 'Down'),
  'book-search': () => title().press('C-g', '/').type('x'.repeat(60)),
  'long-games': () => offers().press('n'),
  'form: a career': () => offers().press('n', 'Enter', 'Enter', 'Up', 'Right'),
  'form: armour bought': () => careerStage(asked('armour'), { armour: 'buy' }).press('Down', 'Right'),
  walk: () => offers().press('n', 'Enter', 'Enter', 'Enter', 'Space', 'Space'),
  'career: style': () => careerStage(asked('style')).press('Down'),
  'career: shop': () => veteran().press('x', 'Down', 'Down', 'Down', 'Down', 'Down', 'Down'),
  'career: bouts': () => veteran().press('r'),
  yard: () => veteran(),
  'yard: over': () => fallen(),
  bill: () => careerStage(asked('enter', 1), VETERAN),
  page: () => veteran().press('c'),
  'page: log sheets': () => careerStage(asked('enter'), VETERAN).press('i', 'Tab'),
  'page: the other houses': () => veteran().press('o'),
  'page: obituary': () => fallen().press('l'),
  'page: hall': () => fallen().press('h', 'Tab'),
  'journal: of a career': () => novice().press('C-p', 'Up'),
  'why: of a career': () => novice().press('C-p', 'Up', '?'),
  gate: () => gateStage().stage.type('Rufus the 3rd'),
  'gate: refused': () =>
    gateStage({ motd: 'x '.repeat(200) })
      .stage.type('José Núñez')
      .press('Enter'),
  sure: () => gateStage().stage.type('Quintus').press('Enter'),
  invitation: () =>
    invitationStage({ asking: [...'abcdefghijkl'].map((id) => ({ id, name: id.repeat(20) })) }).stage.press('Enter'),
  elsewhere: () => elsewhereStage({ doing: 'fights '.repeat(40) }).stage,
  account: () => accountStage(20).stage.press('Up'),
  'sure: a key': () => accountStage().stage.press('x'),
  'key-line': () =>
    accountStage()
      .stage.press('a')
      .send({ kind: 'paste', text: 'ssh-x AAAA\r\n\u001b[2J'.repeat(300) }),
  'title: of a host': () => hosted((env) => titleScreen(env, null)),
  'title: of a guest': () =>
    new Stage((env) => titleScreen(env, 'Told.'), fakeServices({ company: company({ guest: true }) })),
  'options: of a host': () => hosted((env) => optionsScreen(env)),
  lobby: () => hosted(() => lobbyScreen(company({ motd: 'Welcome to the arena. '.repeat(12) }))).press('Down'),
  'lobby: of one': () => hosted(() => lobbyScreen(company({ present: CROWD.slice(0, 1), news: [] }))),
  'lobby: full': () => hosted(() => lobbyScreen(company({ present: FULL }))),
  'page: news': () => hosted(newsScreen),
  daily: () => hosted(() => dailyScreen(company())).press('Enter'),
  'daily: to be tried': () => hosted(() => dailyScreen(company())),
  'daily: a day that is over': () => hosted(() => dailyScreen(company())).press('Left'),
  'daily: nobody yet': () => hosted(() => dailyScreen(company({ table: [], standing: { why: 'Guests have none.' } }))),
  onlook: () => hosted((env) => watchScreen('Anna', seatAtBout(), env)),
  'watch: nobody fights': () =>
    hosted((env) =>
      watchScreen(
        'Anna',
        { look: () => ({ name: 'Anna', doing: 'is in the school with Felix', closed: null, match: null }), leave() {} },
        env,
      ),
    ),
  ludus: () => houseStage('deal', 2),
  'ludus: stock': () => houseStage('stock', 2).press('Down', 'Down'),
  'ludus: a pupil': () => houseStage('school', 2).press('Down', 'Enter'),
  'ludus: wagers': () => houseStage('wager', 2),
  'ludus: over': () => houseStage(null, 1, { months: 2 }),
  'form: who goes': () => houseStage('send').press('Enter', 'Right'),
  'form: a wager': () => houseStage('wager').press('Enter'),
  'form: a proposal': () => houseStage('deal').choose('Deal with a house').press('Enter', 'Right'),
  'form: a house': () => offers().press('u', 'Enter', 'Enter', 'Up'),
  'name: of a house': () => offers().press('u', 'Enter', 'x'),
  'long-games: houses': () => offers().press('u'),
  men: () => houseStage('deal', 2).press('r', 'Space', 'Down', 's'),
  'page: the ledger': () => houseStage('deal', 3).press('l'),
  'page: books': () => houseStage('deal', 2).press('l', 'Tab'),
  'page: the bill of games': () => houseStage('wager', 2).press('b'),
  'act: a roll to plead about': () => boutStage(pleading(), services()),
  'page: the odds of an exchange, thrown': () => exchange().send({ kind: 'tick' }),
  'page: the odds of an exchange': () => exchange().settle(),
  'resolution: an animal': () =>
    pressUntil(boutStage(sessionIn(ANIMAL), services()).press('Enter', 'Enter'), 'Space', ({ text }) =>
      text.includes('white ['),
    ),
  'form: chapters': () => new Stage((env) => optionsScreen(env, GAME_ID), services()).press('c'),
  help: () => face().press('?'),
  leave: () => face().press('C-c'),
};

function ended() {
  const session = newSession('ended');
  playOn(session);
  return session;
}

/** Built once: a screen's view is a pure reading of its state. */
const stages = Object.entries(PLACES).map(([place, open]) => [place, open()] as const);

const TERMINALS: fc.Arbitrary<Terminal> = fc.record({
  columns: fc.integer({ min: 80, max: 200 }),
  rows: fc.integer({ min: 24, max: 60 }),
  skin: fc.constantFrom('unicode', 'ascii'),
  level: fc.constantFrom(0, 1, 2, 3),
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const SGR = /\u001b\[[\d;]*m/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII that is no control character, and escapes
const ASCII = /^(?:[\x20-\x7e]|\u001b\[\??[\d;]*[A-Zhlm])*$/u;
const COLOUR = /(?:^|[;[])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;|m|$)/u;

/** Places with texts of hosts and of other people that go on for as long as these please. */
const OF_STRANGERS: readonly string[] = ['elsewhere', 'gate: refused', 'invitation', 'lobby'];

it('every file that writes on a screen is seen at work here', () => {
  const seen = new Set<string>();
  for (const [, stage] of stages) {
    for (const terminal of [{}, { columns: 120, rows: 40 }]) {
      stage.terminal = terminal;
      cutsIn(() => stage.view, seen);
    }
  }
  cutsIn(() => tooSmall(envOf(fakeServices(), { columns: 60, rows: 20 })), seen);
  const writing = globSync('src/{tui,games/gladiator}/{screens,host}/**/*.ts').filter((file) =>
    /canvas\.(?:text|segments)\(/u.test(readFileSync(file, 'utf8')),
  );
  expect(writing.length).toBeGreaterThan(50);
  expect(writing.filter((file) => !seen.has(file))).toEqual([]);
});

/** Screens of the house that GLADIATOR has in a way of its own; tests/games/heroes opens them. */
const OF_OTHER_GAMES: ReadonlySet<string> = new Set(['playback']);

it('there is a way to every screen here', () => {
  expect(new Set(stages.map(([, { top }]) => top.name))).toEqual(
    new Set(SCREENS.filter((one) => !OF_OTHER_GAMES.has(one))),
  );
  for (const [place, { top }] of stages) expect(place.split(':')[0]).toBe(top.name);
});

describe.each(stages)('%s', (place, stage) => {
  it('draws exactly as many rows and columns as there are', () => {
    fc.assert(
      fc.property(TERMINALS, (terminal) => {
        stage.terminal = terminal;
        const { canvas, menu } = stage.view;
        const lines = canvas.plain();
        expect(lines).toHaveLength(terminal.rows);
        expect(lines.filter((line) => [...line].length !== terminal.columns)).toEqual([]);
        const sent = painted(canvas, stage.env.encoding);
        if (terminal.skin === 'ascii') expect(sent).toMatch(ASCII);
        if (terminal.level === 0) for (const sgr of sent.match(SGR) ?? []) expect(sgr).not.toMatch(COLOUR);
        if (menu === null) return;
        expect(menu.x).toBeGreaterThanOrEqual(0);
        expect(menu.x + menu.width).toBeLessThanOrEqual(terminal.columns);
        expect(menu.y + Math.min(menu.limit, menu.items.length)).toBeLessThanOrEqual(terminal.rows - 1);
      }),
      { numRuns: tried(4, 60), seed: 1 },
    );
  });

  it('has no text at 80x24 that is cut, run into another or written over', () => {
    stage.terminal = {};
    const strangers = OF_STRANGERS.includes(place);
    expect(cutsIn(() => stage.view).filter(({ how }) => !(strangers && how === 'shortened'))).toEqual([]);
  });

  it('says whose program it is and, but for the title, where one is, in plain letters', () => {
    stage.terminal = { columns: 80, rows: 24, skin: 'ascii', level: 0 };
    if (stage.top.name === 'title') expect(stage.text).toContain('the arena, in a terminal');
    else expect(stage.lines[0]).toMatch(/^ HARENA {2,}\S/u);
  });
});

/** A man of these tests, and a key. */
const MADE_UP = ['DAMA', 'AAAA'];

describe('words', () => {
  it.each([
    [80, 24],
    [120, 40],
  ])('no screen abbreviates what the glossary does not explain, at %dx%d', (columns, rows) => {
    for (const [place, stage] of stages) {
      stage.terminal = { columns, rows };
      const { canvas, menu } = stage.view;
      const items = menu?.items.map(({ label, note }) => `${label} ${note}`) ?? [];
      expect([place, ...unexplained([...canvas.plain(), ...items].join('\n'), MADE_UP)]).toEqual([place]);
    }
  });
});

describe('below 80x24', () => {
  it('any size shows how large it must be, and never more than there is room for', () => {
    const small = fc.record({ columns: fc.integer({ min: 1, max: 100 }), rows: fc.integer({ min: 1, max: 23 }) });
    fc.assert(
      fc.property(small, ({ columns, rows }) => {
        const lines = tooSmall(envOf(fakeServices(), { columns, rows })).canvas.plain();
        expect(lines).toHaveLength(rows);
        for (const line of lines) expect(line).toHaveLength(columns);
        if (columns >= 23 && rows >= 6) expect(lines.join('\n')).toContain('needs 80 x 24,');
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

describe('resizing', () => {
  it('in the middle of a plot and of an allocation loses nothing that was typed', () => {
    const rng = rngFrom(seedState('resize'));
    for (const place of ['plot', 'allocate', 'name', 'name: a seed'] as const) {
      const stage = PLACES[place]?.();
      if (stage === undefined) throw new Error(`no ${place}`);
      // the arena may have moved on, as little as it could; what was typed stands at the right of it
      const typed = () => stage.lines.map((line) => line.slice(place === 'plot' ? 46 : 0));
      const before = typed();
      for (let i = 0; i < 20; i++) {
        stage.terminal = { columns: 80 + rng.int(121), rows: 24 + rng.int(37) };
        expect(stage.lines).toHaveLength(stage.env.rows);
      }
      stage.terminal = {};
      expect(typed()).toEqual(before);
    }
  });
});
