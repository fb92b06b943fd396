/** What the school and the day say before anything is chosen: prices, drills, what falling may come to, words that are explained. */
import { expect, it } from 'vitest';
import { campaignObituary, matchLine } from '../../../../src/games/gladiatori/career/told.ts';
import type { CampaignState, MatchOffer, Rival } from '../../../../src/games/gladiatori/career/types.ts';
import { loadGlossary, loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import { MOVES, POWERS } from '../../../../src/games/gladiatori/rules/words.ts';
import { campaignItems } from '../../../../src/games/gladiatori/screens/campaign/menus.ts';
import {
  type CampaignScreenState,
  openedAt,
  type SchoolRoom,
} from '../../../../src/games/gladiatori/screens/campaign/state.ts';
import { campaignView } from '../../../../src/games/gladiatori/screens/campaign/view.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { referenceOf } from '../../../../src/kernel/reference.ts';
import { apartOf } from '../../../../src/kernel/roll.ts';
import { aroundOf } from '../../../../src/tui/book/around.ts';
import { whyPages } from '../../../../src/tui/match/why.ts';
import { drawMenu, firstRows, noteColumn } from '../../../../src/tui/menu-rows.ts';
import { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle } from '../../../../tools/title-stage.ts';
import { opens } from '../../../support/game-stage.ts';
import { campaignAt } from '../support/school.ts';

const ENV = atTitle(opens(), new Shelf(GAMES)).env;

type Prompt = { readonly kind: string } & Record<string, unknown>;

/** A campaign at a question, in a room of the school. */
function screenAt(state: CampaignState, prompt: Prompt, room: SchoolRoom = 'yard'): CampaignScreenState {
  const session = { match: { state }, prompt, lines: [], next: null, advance: () => null };
  const game = { session, backs: () => [] } as unknown as CampaignScreenState['game'];
  return { game, from: 0, held: false, at: null, notice: null, room, mortal: false, since: state };
}

function itemsAt(screen: CampaignScreenState) {
  const { prompt } = screen.game.session;
  return campaignItems(prompt, screen);
}

const viewOf = (screen: CampaignScreenState) => campaignView(screen, itemsAt(screen), ENV);
const textOf = (screen: CampaignScreenState): string => viewOf(screen).canvas.plain().join('\n');

/** The rows of the panel at the right, in one. */
const billOf = (screen: CampaignScreenState): string =>
  textOf(screen)
    .split('\n')
    .flatMap((row) => /││\s*(.*?)\s*│$/u.exec(row.trimEnd())?.[1] ?? [])
    .join(' ');

it('GR-90 an item that cannot be paid for shows what it is worth as the others do, and what one has', () => {
  const state = campaignAt({ man: { purse: 1 }, state: { market: ['gladius'] } });
  const [item] = itemsAt(screenAt(state, { kind: 'weeks' }, 'market'));
  expect(item).toMatchObject({
    ...{ label: 'Buy gladius', does: { kind: 'refuse' } },
    note: expect.stringMatching(/^\d+ denarii, you have 1; attack \d, defense \d, HP \d$/u),
  });
});

it.each([
  [1, 'the one missing card comes back', '2 denarii; it comes back without one, too'],
  [3, 'a die of the 3 missing cards; all of them 67 %', '2 denarii; all 3 missing cards come back'],
  [
    5,
    'a die of the 5 missing cards; all of them 33 %',
    '2 denarii; a die and three of the 5 missing cards; all of them 83 %',
  ],
])(
  'GR-88 with %i cards missing rest tells how many can come back, with a surgeon and without',
  (wounds, alone, surgeon) => {
    const items = itemsAt(screenAt(campaignAt({ man: { wounds, purse: 9 } }), { kind: 'weeks' }));
    const noteOf = (one: string) => items.find(({ value }) => value === one)?.note;
    expect([noteOf('rest'), noteOf('surgeon')]).toEqual([alone, surgeon]);
  },
);

it.each([
  [[], 'Arms: none, two lent'],
  [['gladius'], 'Arms: gladius, one lent'],
  [['gladius', 'scutum'], 'Arms: gladius, scutum '],
] as const)('GR-90 with %j the panel says what the school lends', (arms, told) => {
  expect(textOf(screenAt(campaignAt({ man: { arms: [...arms] } }), { kind: 'weeks' }))).toContain(told);
});

it('GR-87 a drill that adds nothing is refused, and says why', () => {
  const drills = itemsAt(screenAt(campaignAt(), { kind: 'weeks' }, 'drill'));
  expect(drills.slice(0, 4).map(({ note, does }) => [note, does.kind])).toEqual(
    Array.from({ length: 4 }, () => ['it adds nothing: no coins are left to spend', 'refuse']),
  );
});

const BUILT = {
  sheet: { offense: 3, guard: 3, endurance: 3, blood: 0, speed: 0 },
  cards: ['feint', ...MOVES],
  powers: [...POWERS],
} as const;

it('2.3 whatever the gladiator has come to, its panel ends with its Powers at 80x24', () => {
  const man = {
    ...{ character: 'hoplomachus', xp: 40, fame: 20, purse: 106, wounds: 6, scars: 2, build: BUILT },
    arms: ['manica lamellata', 'machaera', 'crista', 'iaculum', 'tridens'],
    record: { won: 10, drawn: 2, lost: 6, fallen: 0, gaveUp: 0, felled: 3, animals: 0 },
  } as const;
  const text = textOf(screenAt(campaignAt({ man: man as never }), { kind: 'weeks' }));
  expect(text).toMatch(/FNT, .*[\s\S]*9 Powers/u);
  expect(text).toContain('8 missing, 2 for good');
});

it('GR-87 a drill tells what it adds by the names that the panel has', () => {
  const [attack, , stamina] = itemsAt(screenAt(campaignAt({ man: { xp: 8 } }), { kind: 'weeks' }, 'drill'));
  expect([attack?.note, stamina?.note]).toEqual([
    expect.stringMatching(/^(Offense|E1) \+\d/u),
    expect.stringMatching(/^Endurance \+1, E[01] \+\d/u),
  ]);
});

it('GR-92 notes of the day stand in one column, that of a refusal too', () => {
  const state = campaignAt({ man: { idle: 1, fame: 3 }, rivals: [{}] });
  const offers = [{ kind: 'duel', called: false, foes: ['r1'], friends: [] }];
  const { menu } = viewOf(screenAt(state, { kind: 'day', offers, challenges: [] }));
  if (menu === null) throw new Error('no menu');
  for (const { note } of menu.items) expect(noteColumn(menu) + note.length).toBeLessThanOrEqual(menu.width);
});

it('GR-100 turning away for good is not what Enter does first', () => {
  const items = itemsAt(screenAt(campaignAt(), { kind: 'weeks' }, 'leave'));
  expect(items.map(({ label }) => label)).toEqual(['Back', 'Yes, turn away']);
});

it.each([
  ['matches', 'Which match is watched again?'],
  ['back', 'Back to the weeks before which munus?'],
  ['market', 'What is bought or sold?'],
] as const)('in the room of %s its own question is asked, whatever the campaign asks', (room, question) => {
  for (const prompt of [{ kind: 'weeks' }, { kind: 'day', offers: [], challenges: [] }])
    expect(textOf(screenAt(campaignAt(), prompt, room))).toContain(question);
});

it('a page that tells what dice came to has all of it, however long', () => {
  const rolls = [
    apartOf('customs', 'GR-84', { draw: 1, dice: { die: [1, 1, 1, 1] } }, Array(4).fill('December own arms')),
  ];
  const line = { entry: { seq: 0, turn: 1, phase: 1, event: { kind: 'year', cite: 'GR-82', rolls } }, text: 'A year.' };
  const page = new PlainStage(
    () => whyPages([line], () => 'April 80', loadRulebook()),
    () => ENV,
  );
  expect(page.text.match(/December own\s+arms/gu)).toHaveLength(4);
});

it.each<[string, Partial<MatchOffer>, string[]]>([
  ['a duel', {}, ['If you are felled, you are finished: 17 %', 'own arms']],
  [
    'a free-for-all',
    { kind: 'free-for-all', foes: ['r1', 'r2', 'r3'] },
    ['If you fall, a winner finishes you: 17 %, with a grudge 50 %', 'own arms'],
  ],
  ['a hunt', { kind: 'hunt', foes: [] }, []],
])('GR-96 the bill says who finishes whoever falls in %s', (_name, offer, told) => {
  const state = campaignAt({ rivals: [{}, { regard: 'grudge' }, {}] });
  const offers = [{ kind: 'duel', called: false, foes: ['r1'], friends: [], ...offer }];
  const text = billOf(screenAt(state, { kind: 'day', offers, challenges: [] }));
  for (const words of told) expect(text).toContain(words);
  if (told.length === 0) expect(text).not.toContain('finishes');
});

const MET = { lostTo: 2, beat: 2, beside: 2 };
const EVERYBODY = { name: 'Valentinus', character: 'hoplomachus', xp: 30, fame: 12, ...MET } as const;

it.each<[string, Partial<MatchOffer>]>([
  ['duel', { kind: 'duel', foes: ['r1'] }],
  ['pairs', { kind: 'pairs', friends: ['r2'], foes: ['r1', 'r3'] }],
  ['free-for-all', { kind: 'free-for-all', foes: ['r1', 'r2', 'r3'] }],
  ['one against two', { kind: 'one against two', foes: ['r1', 'r3'] }],
  ['hunt of two', { kind: 'hunt of two', friends: ['r2'], foes: [] }],
  ['coliseum', { kind: 'coliseum', foes: ['r1'] }],
])('GR-84, GR-92 the bill of a %s is whole at 80x24, its custom too, however much is known', (spectacle, offer) => {
  const state = campaignAt({
    man: { fame: 20, xp: 30 },
    rivals: [
      { ...EVERYBODY, fame: 14, regard: 'grudge' },
      { ...EVERYBODY, regard: 'debt' },
      { ...EVERYBODY, regard: 'none' },
    ],
    munus: {
      custom: 'arms drawn',
      temper: 'lavish',
      species: 'wolf',
      spectacle: spectacle === 'duel' ? 'pairs' : (spectacle as never),
    },
  });
  const offers = [{ kind: 'duel', called: false, foes: [], friends: [], ...offer }];
  const text = billOf(screenAt(state, { kind: 'day', offers, challenges: [] }));
  expect(text).toMatch(/^Won: Fame \+\d+, pay 10; lost: -1, pay 5 /u);
  expect(text).toMatch(/The wooden sword then: \d+ %/u);
  expect(text.match(/Valentinus, hoplomachus/gu) ?? []).toHaveLength(
    (offer.friends ?? []).length + (offer.foes ?? []).length,
  );
  expect(text).toContain('arms drawn: a draft on the sand');
});

it.each([
  ['hunt', 'Hunt: 3 wolves', '3 wolves, all from the first turn on'],
  ['hunt of two', 'Hunt of two: 6 wolves', '6 wolves, all from the first turn on'],
  ['coliseum', 'Coliseum, 4 wolves', '4 wolves wait, let in by dice'],
] as const)('17.1, GR-85 the bill of a %s says how many animals there are', (spectacle, label, told) => {
  const friends = spectacle === 'hunt of two' ? ['r1'] : [];
  const offers = [{ kind: spectacle, called: false, foes: [], friends }];
  const screen = screenAt(campaignAt({ rivals: [{}], munus: { spectacle } }), { kind: 'day', offers, challenges: [] });
  expect(itemsAt(screen)[0]?.label).toBe(label);
  expect(billOf(screen)).toContain(told);
});

it('GR-97 no Fame is lost where there is none', () => {
  const bill = (fame: number) =>
    billOf(
      screenAt(campaignAt({ man: { fame }, rivals: [{}] }), {
        ...{ kind: 'day', offers: [{ kind: 'duel', called: false, foes: ['r1'], friends: [] }], challenges: [] },
      }),
    );
  expect(bill(0)).toMatch(/lost: pay 3/u);
  expect(bill(1)).toMatch(/lost: -1, pay 3/u);
});

it('16.1 the bill of a hunt says what is learned by it, and of nobody felled', () => {
  const offers = [{ kind: 'hunt', called: false, foes: [], friends: [] }];
  const text = billOf(screenAt(campaignAt(), { kind: 'day', offers, challenges: [] }));
  expect(text).toMatch(/experience \+[1-9]/u);
  expect(text).not.toContain('felled');
});

it.each([
  [3, 'costs one Fame'],
  [0, 'you have no Fame to lose by it'],
])('GR-92 at Fame %i sitting out %s', (fame, note) => {
  const items = itemsAt(screenAt(campaignAt({ man: { fame } }), { kind: 'day', offers: [], challenges: [] }));
  expect(items.find(({ value }) => value === 'sit')?.note).toBe(note);
});

it('16 one match, one turn and one denarius are one; a draw is drawn', () => {
  const past = {
    ...{ number: 1, munus: 1, kind: 'duel', mortal: false, teams: [0, 1], fate: 'drawn', names: ['Felix', 'Verus'] },
    ...{ characters: ['secutor', 'thraex'], species: null, xp: 1, fame: 0, pay: 1, result: { turns: 1 } },
  };
  expect(matchLine(past as never, [])).toBe(
    'Felix (secutor) v Verus (thraex): drawn in 1 turn. Experience +1, Fame +0, 1 denarius.',
  );
});

it('a match gone by is told whole in the list at 80x24, whoever was in it', () => {
  const kinds = [
    { kind: 'pairs', teams: [0, 0, 1, 1], species: null },
    { kind: 'free-for-all', teams: [0, 1, 2, 3], species: null },
    { kind: 'coliseum', teams: [0, 1], species: 'wolf' },
    { kind: 'hunt', teams: [0], species: 'bear' },
  ];
  const past = kinds.map((one, i) => ({
    ...{ ...one, number: i + 1, munus: i + 1, mortal: false, fate: 'fallen, its side won', xp: -10, fame: 10, pay: 15 },
    ...{ names: one.teams.map((_, at) => `Valentinu${at}`), characters: [], result: { turns: 6 } },
  }));
  const screen = screenAt(campaignAt({ state: { past: past as never } }), { kind: 'weeks' }, 'matches');
  const view = viewOf(screen);
  const { menu } = view;
  if (menu === null) throw new Error('no menu');
  drawMenu(view.canvas, menu, firstRows(menu));
  const text = view.canvas.plain().join('\n');
  for (const { note } of menu.items.slice(0, 3)) expect(text).toContain(note);
  expect(menu.items.map(({ note }) => note)).toEqual([
    'v bears; experience -10, Fame +10, pay 15',
    'v Valentinu1, wolves; experience -10, Fame +10, pay 15',
    'v Valentinu1, Valentinu2, Valentinu3; experience -10, Fame +10, pay 15',
    'with Valentinu1 v Valentinu2, Valentinu3; experience -10, Fame +10, pay 15',
    '',
  ]);
});

it.each([
  ['fallen', 'lost in 6 turns, and carried off.'],
  ['fallen, its side won', 'won in 6 turns, though carried off.'],
])('16.3 of a match in which one is %s the turns stand with how it went', (fate, told) => {
  const past = { ...LAST, fate, result: { turns: 6 } } as never;
  expect(matchLine(past, [past])).toContain(told);
});

it('16.3 of a match that its side won the list says that one fell, by no pronoun', () => {
  const past = [{ ...LAST, fate: 'fallen, its side won', result: { turns: 6 } }] as never;
  const [first] = itemsAt(screenAt(campaignAt({ state: { past, turn: 3 } }), { kind: 'weeks' }, 'matches'));
  expect(first?.label).toMatch(/: won, but fallen$/u);
});

it('the year says what the letters beside its months mean, of those that stand there', () => {
  const past = [{ ...LAST, number: 1, munus: 1, fate: 'won' }] as never;
  const yearOf = (state: CampaignState) => billOf(screenAt(state, { kind: 'weeks' }));
  expect(yearOf(campaignAt({ state: { past, turn: 2 } }))).toMatch(/V won\s*$/u);
  expect(yearOf(campaignAt())).not.toContain('won');
});

const LAST = {
  ...{ number: 2, munus: 2, kind: 'duel', mortal: true, teams: [0, 1], names: ['Felix', 'Eros'], species: null },
  ...{ characters: ['mirmillo', 'thraex'], xp: 0, fame: -1, pay: 3, result: { turns: 2 } },
};

it('the end tells how often one was carried off, death left out, and the last day', () => {
  const past = [
    { ...LAST, number: 1, munus: 1, fate: 'fallen' },
    { ...LAST, fate: 'dead' },
  ] as never;
  const state = campaignAt({ state: { past, ended: { how: 'dead', munus: 2, why: 'sine missione at Rome' } } });
  const told = campaignObituary(state).join('\n');
  expect(told).toContain('carried off once');
  expect(told).toContain('The last day, July 80: Felix (mirmillo) v Eros (thraex), sine missione: killed in 2 turns.');
});

it('the heading is that of the munus that is told, though the campaign is at another already', () => {
  const [then, now] = [
    campaignAt({ state: { turn: 4 } }),
    campaignAt({ state: { turn: 5 }, munus: { town: 'Capua' } }),
  ];
  const screen = screenAt(now, { kind: 'weeks' });
  Object.assign(screen.game.session, { shown: now });
  const telling: CampaignScreenState = { ...screen, held: true, since: then };
  expect([screen, telling].map((one) => textOf(one).split('\n')[0])).toEqual([
    expect.stringMatching(/April 81, 5 of 16: .* at Capua/u),
    expect.stringMatching(/December 80, 4 of 16: .* at Ostia/u),
  ]);
});

it('a duel to the death stays chosen where somebody will not be drawn, and no longer than that day', () => {
  const chosen = { ...screenAt(campaignAt(), { kind: 'day', offers: [], challenges: [] }), mortal: true };
  expect([openedAt(chosen, 'day').mortal, openedAt(chosen, 'weeks').mortal]).toEqual([true, false]);
});

it('GR-96 once duels are to be to the death, the bill says so whatever is under the mark', () => {
  const offers = [{ kind: 'duel', called: false, foes: ['r1'], friends: [] }];
  const day = { ...screenAt(campaignAt({ rivals: [{}] }), { kind: 'day', offers, challenges: [] }), at: 'mortal' };
  expect(billOf(day)).toContain('If you fall, a winner finishes you: 17 %');
  const mortal = billOf({ ...day, mortal: true });
  expect(mortal).toContain('In a duel today whoever falls is dead.');
  expect(mortal).toMatch(/Fame \+1 more, pay 12 in all\. If you fall elsewhere, a winner/u);
});

it.each<[string, Partial<Rival>, readonly string[]]>([
  [
    'spare',
    {},
    [
      'Rival 1 lives, and fights again. VP, experience and pay are the same either way.',
      'a grudge 33 %, owes you a life 33 %, neither 33 %',
    ],
  ],
  ['spare', { regard: 'grudge' }, ['Rival 1: bears a grudge.', 'By a die, in place of the grudge:']],
  ['finish', {}, ['Rival 1 is dead. Fame +1.', 'The only other who bears none bears a grudge for it.']],
])('GR-95, GR-96 a verdict says what comes of it: %s', (at, rival, told) => {
  const state = campaignAt({ rivals: [rival, {}, { regard: 'debt' }] });
  const text = billOf({ ...screenAt(state, { kind: 'verdict', rival: 'r1' }), at });
  for (const words of [...told, 'finishes you more readily']) expect(text).toContain(words);
});

it('GR-95 where nobody is left to bear a grudge, finishing somebody says that', () => {
  const screen = { ...screenAt(campaignAt({ rivals: [{}] }), { kind: 'verdict', rival: 'r1' }), at: 'finish' };
  expect(billOf(screen)).toContain('Nobody is about who would bear a grudge for it.');
  expect(itemsAt(screen).map(({ label }) => label)).toEqual(['Spare Rival 1', 'Finish Rival 1']);
});

it('looking something up finds what the school names, and the ruling that a refusal cites', () => {
  const reference = referenceOf('Gladiatori', loadRulebook(), loadGlossary());
  const screen = screenAt(campaignAt({ state: { market: ['gladius'] } }), { kind: 'weeks' });
  const { words } = aroundOf(reference, [viewOf(screen)], []);
  const named = [
    'coin',
    'denarius',
    'drill',
    'experience',
    'Fame',
    'market',
    'rest',
    'Skill',
    'Ability',
    'E1',
    'freedom',
  ];
  expect(words).toEqual(expect.arrayContaining(['giver', 'own arms', 'pairs', 'weeks', ...named]));
  const refused = { ...screen, notice: { tone: 'warn', text: 'it costs 4 denarii, and there are 1 (GR-98)' } } as const;
  expect(aroundOf(reference, [viewOf(refused)], []).cites).toEqual(['GR-98']);
});
