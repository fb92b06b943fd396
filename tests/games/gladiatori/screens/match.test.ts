/** A match of Gladiatori on its screen: played to its end by keys, composed answers, left and gone on with. */
import { expect, it } from 'vitest';
import { bookAnswer } from '../../../../src/games/gladiatori/ai/book-mind.ts';
import { answersFor } from '../../../../src/games/gladiatori/ai/search/candidates.ts';
import { questionOf } from '../../../../src/games/gladiatori/ask/answers.ts';
import { composedWords, draftFor, labelApart } from '../../../../src/games/gladiatori/ask/choice-words.ts';
import { PLAIN_ATTACK, PLAIN_DEFENSE } from '../../../../src/games/gladiatori/rules/fight/announce.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { Question } from '../../../../src/games/gladiatori/rules/kit.ts';
import { CHARACTERS, ITEM_METHODS, RULE_LEVELS, SPECIES } from '../../../../src/games/gladiatori/rules/words.ts';
import { GLADIATORI_MATCHES } from '../../../../src/games/gladiatori/screens/match-kind.ts';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { ALL_MODES, matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { equalPlain } from '../../../../src/kernel/state.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../../../tools/title-stage.ts';
import { atPage, onScreen, opens, readsFirst, SIZES, type Size } from '../../../support/game-stage.ts';
import { playOn, readOn } from '../../../support/lone-matches.ts';
import { choices } from '../support/choices.ts';
import { DONE, fresh, pair, play, setupOf } from '../support/sand.ts';

readsFirst('gladiatori');

/** A match that no file keeps, on its screen. */
async function practised(more: Parameters<typeof choices>[0], seed: string, size: Size = SIZES[0]) {
  const store = opens();
  const session = begunLone(GLADIATORI_ALONE, matchSetup(choices(more), seed), seed, { write: () => null });
  const stage = await onScreen(GLADIATORI_ALONE, session, size, store);
  return { session, stage };
}

/** Rows at 80x24 beside the list for what is told of the answer under the mark. */
const ROOM = GLADIATORI_MATCHES.layout(SIZES[0]).more?.rows ?? 0;

/** Reads and answers until a list begins with such a word. */
function until(stage: PlainStage, label: RegExp, most = 200): PlainStage {
  for (let i = 0; i < most && !label.test(stage.labels[0] ?? ''); i++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  return stage;
}

it('is played to its end by keys', async () => {
  const { session, stage } = await practised({}, 'whole');
  expect(stage.lines[0]).toMatch(/Felix v [A-Z]\w+/);
  playOn(stage);
  expect(session.over).toBe(true);
  expect(stage.text).toMatch(/Victory|Defeat|A draw/);
});

it('the last line of a match is read whole above a verdict of two rows', async () => {
  const { session, stage } = await practised({}, 'gives up');
  readOn(until(stage, /^On to the Action/))
    .choose('Give up')
    .choose('Give up for good');
  for (let i = 0; i < 40 && session.next !== null; i++) stage.press('f');
  const [first, second] = stage.lines.slice(-3);
  expect([first, second]).toEqual([expect.stringContaining('It is over.'), expect.stringMatching(/goes on\./u)]);
  const last = session.lines.at(-1)?.text ?? 'no line';
  expect(stage.text.replaceAll(/\s+/gu, ' ')).toContain(`${last} ▸ It is over.`);
});

/** What every mode is tried with, so that each way to give out items and each part of the rules is among them. */
const TRIED: readonly Parameters<typeof choices>[0][] = ALL_MODES.map((mode, i) => ({
  ...{ mode, own: CHARACTERS[i % 5] ?? 'secutor', other: 'drawn', freePlacement: i % 2 > 0 },
  ...{ items: ITEM_METHODS[i % 4] ?? 'quick', level: RULE_LEVELS[(i + 3) % 4] ?? 'normal' },
  animals: i % 3 === 1 ? (SPECIES[i % 4] ?? null) : null,
}));

it.each(TRIED)('$mode is played by keys: items $items, rules $level', async (more) => {
  const { session, stage } = await practised(more, `mode ${more.mode}`);
  for (let i = 0; i < 40 && !session.over; i++) stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  expect(session.trouble).toBeNull();
  expect(session.shown.turn).toBeGreaterThan(0);
  expect(stage.lines[0]).toContain('HARENA  Felix');
});

it('is played with a gladiator bought coin by coin', async () => {
  const stage = (await atPage('gladiatori')).choose('A gladiator of your own');
  expect(stage.lines[0]).toContain('55 of 55 coins');
  stage.press('Down', 'Enter');
  expect(stage.lines[0]).toContain('57 of 55 coins');
  stage.press('Home', 'Enter');
  expect(stage.prompt).toContain('Not yet: it costs more than there are coins (2.2).');
  for (const word of ['Blood', 'Blood']) stage.press(...downTo(stage, word), '-');
  expect(stage.lines[0]).toContain('55 of 55 coins');
  stage.press('Home', 'Enter', 'Enter');
  expect(stage.text).toContain('of your own making');
  stage.press('Enter');
  expect(stage.lines[0]).toMatch(/Felix v [A-Z]/);
});

it('2.2 marks the row that takes it at first: one Enter leads a Secutor as he is', async () => {
  const stage = (await atPage('gladiatori')).choose('A gladiator of your own');
  expect(stage.press('Enter').text).toContain('of your own making');
});

it('2.2 sells cards beyond the limits at double price, where that is asked for', async () => {
  const stage = (await atPage('gladiatori')).choose('A gladiator of your own');
  stage.press(...downTo(stage, 'Beyond limits'), 'Enter', ...downTo(stage, 'Energy 1'), '+', '+', '+');
  expect(stage.lines[0]).toContain('63 of 55 coins');
  stage.press(...downTo(stage, 'Beyond limits'), 'Enter');
  expect(stage.prompt).toContain('There are too many cards of Energy 1 (2.2).');
});

it('18.2 the form has the lines that matter for what is chosen', async () => {
  const stage = (await atPage('gladiatori')).press('p', 'm', 'Enter');
  expect(stage.text).toMatch(/The last alive .*A Hoplomachus/su);
  expect(stage.text).not.toMatch(/How many|One against two/u);
  stage.press('Home', 'Right');
  expect(stage.text).toMatch(/one against two.*One against two +70 coins/su);
  stage.press('Left', 'Left');
  expect(stage.text).toMatch(/four against animals.*How many/su);
  expect(stage.text).not.toContain('The last alive');
});

/** Keys from the first row of a list to another. */
const downTo = (stage: PlainStage, label: string): readonly string[] => [
  'Home',
  ...Array.from({ length: stage.labels.indexOf(label) }, () => 'Down'),
];

it('GR-71 giving up is asked again, and can be left', async () => {
  const { session, stage } = await practised({}, 'gives up');
  readOn(until(stage, /^On to the Action/));
  stage.press('Up', 'Enter');
  expect(stage.labels).toEqual(['Fight on', 'Give up for good']);
  expect(stage.prompt).toContain('Does Felix give up?');
  stage.press('Home', 'Enter');
  expect(stage.labels[0]).toBe('On to the Action');
  stage.choose('Give up').choose('Give up for good');
  readOn(stage);
  expect(session.shown.fighters[0]?.standing).toBe('surrendered');
});

it.each(SIZES)('splits the deck card by card at $columns columns: more, less, anew', async (size) => {
  const { stage } = await practised({}, 'split', size);
  readOn(until(stage, /^Hand/));
  const held = () => Number(/Hand (\d+)/.exec(stage.labels[0] ?? '')?.[1]);
  expect(stage.text).toMatch(/Powers: [A-Z][\w ]+/u);
  const before = held();
  expect(stage.text).toContain(`Hand ${before} `);
  for (let i = stage.labels.indexOf('Energy 1'); i > 0; i--) stage.press('Down');
  stage.press('-');
  expect(held()).toBe(before - 1);
  expect(stage.text).toContain(`Hand ${before - 1} `);
  stage.press('Right');
  expect(held()).toBe(before);
  stage.press('-', 'Backspace');
  expect(held()).toBe(before);
  stage.press('i');
  expect(stage.text).toMatch(/In hand, as life +nothing yet/u);
  expect(stage.text).not.toMatch(/ 0 %/u);
});

it('5 the mark goes on to the row that takes a plan, and stands on a row where the list is another', async () => {
  const { session, stage } = await practised({}, 'split');
  readOn(until(stage, /^Hand/)).choose('To breathe');
  const before = session.match.choices.length;
  readOn(stage.press('Enter'));
  expect(session.match.choices.length).toBeGreaterThan(before);
  readOn(until(stage, /^On to the Action/)).choose('Give up');
  expect(stage.text).toContain('You stay in the arena.');
});

it('shows a way by what it costs, on the board and beside the list', async () => {
  const { stage } = await practised({}, 'ways');
  readOn(until(stage, /^On to the Action/));
  stage.press(...downTo(stage, 'Go'), 'Enter', 'Down', 'Down');
  const [, cost = ''] = /(\d) Speed\./u.exec(stage.text) ?? [];
  expect(Number(cost)).toBeGreaterThan(1);
  expect(stage.text).toMatch(new RegExp(`${cost}[←→↖↗↙↘]`, 'u'));
  expect(stage.text).toMatch(/\d hexes off, before you\./u);
});

it('says of each of four what it holds, bears and wears, however many cards lie before it', async () => {
  const { session, stage } = await practised({ mode: 'four, each for itself' }, 'panels');
  for (let i = 0; i < 60 && !session.over; i++) {
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    const panels = stage.lines.slice(1, 9).map((line) => line.slice(45).trimEnd());
    if (session.shown.turn === 0 || stage.top.name !== 'gladiatori-match') continue;
    for (const [name = '', worn = ''] of [0, 2, 4, 6].map((at) => panels.slice(at, at + 2)))
      expect([name, worn]).toEqual(
        /felled|given up/u.test(worn)
          ? [name, worn]
          : [
              expect.stringMatching(/(hand \d+, life|deck) \d+/u),
              expect.stringMatching(/\d\/\d!?$|Unbalanced|Face-down|Trapped/u),
            ],
      );
  }
});

it('tells why with every part and its rule, however much was hidden before', async () => {
  const { stage } = await practised({}, 'why');
  for (let i = 0; i < 200 && !/defends with \d+ \(/u.test(stage.lines.slice(15, 22).join(' ')); i++)
    stage.press('Enter');
  // while nothing is asked the journal has all of the width
  expect(Math.max(...stage.lines.slice(15, 22).map((line) => line.trimEnd().length))).toBeGreaterThan(45);
  stage.press('?');
  expect(stage.text).toMatch(/defends with (\d+) .*\+\d+ [\w ]+\(\d+(\.\d+)?\).*= \1/su);
});

it('takes an answer over from advice as the rows of its list have it', async () => {
  const { stage } = await practised({}, 'split');
  readOn(until(stage, /^Hand/));
  const hand = ['berserk', 'energy 1', 'movement'];
  stage.send({ kind: 'returned', value: `advised ${JSON.stringify(hand)}` });
  expect(stage.labels[0]).toBe('Hand 3, life 11');
  expect(stage.text).toContain('3 in hand, to play');
  stage.press('Enter');
  expect(stage.text).toContain('hand 3, life 11');
});

it('takes nothing apart that is one row of its list', () => {
  expect(draftFor({ kind: 'declare' }, { do: 'melee', target: 'B' })).toBeNull();
  expect(draftFor({ kind: 'defend' }, { guard: true })).toEqual({ defense: { guard: true } });
});

it('7.4 tells what the Action comes to before cards are added to it', () => {
  const { state } = pair({ hand: ['strength', 'energy 1'], items: ['falx'] });
  const { asked } = play(state, [DONE, fresh('strength')]);
  if (asked === null) throw new Error('nothing is asked');
  const { offers } = questionOf(asked, gladiatori.view(state, 0), tables(), null);
  expect([asked.kind, offers[0]?.more()[0]]).toEqual(['add', 'Attack 9: 4 items + 5 Offense.']);
});

it('7.4 Movement is played alone at one Enter; cards are asked for by a row of its own', async () => {
  const { session, stage } = await practised({}, 'walks');
  const choices = () => session.match.choices.flat();
  readOn(until(stage, /^On to the Action/)).choose('On to the Action');
  expect(stage.labels).toContain('Movement with cards');
  stage.choose('Movement with cards');
  expect(stage.prompt).toContain('Which cards go with the Movement of Felix?');
  stage.choose('Another Action');
  expect(stage.labels).toContain('Movement with cards');
  const before = choices().length;
  stage.choose('Movement');
  readOn(stage);
  expect(choices().slice(before, before + 2)).toEqual([{ do: 'fresh', card: 'movement' }, []]);
  expect(stage.prompt).toContain('Where does Felix go?');
});

it('7.4 cards that are chosen for Movement go with it', async () => {
  const { session, stage } = await practised({}, 'walks');
  readOn(until(stage, /^On to the Action/))
    .choose('On to the Action')
    .choose('Movement with cards');
  stage.press(...downTo(stage, 'Energy 1'), '+', 'Home');
  expect(stage.labels[0]).toBe('Movement with 1 card');
  stage.press('Enter');
  expect(session.match.choices.flat().slice(-2)).toEqual([{ do: 'fresh', card: 'movement' }, ['energy 1']]);
});

it('13 shows the cards that advice changes by Adaptation as changed', () => {
  const { state } = pair({ hand: ['energy 0'], hpDeck: ['strength'], powers: ['adaptation'] });
  const advised = { do: 'adaptation', lay: ['energy 0'], take: ['strength'] };
  const asked = { kind: 'free', seat: 0, cite: '7.2', fighter: 'A' } as const;
  const { offers } = questionOf(asked, gladiatori.view(state, 0), tables(), draftFor(asked, advised));
  expect(offers.filter(({ choice }) => equalPlain(choice, advised)).map(({ label }) => label)).toContain(
    'Change 2 of 3',
  );
});

it('whatever a tactician may weigh is told in words, and stands in the list that it is taken over to; what is told beside has room', () => {
  const fighters = [{ seat: 0 }, { character: 'hoplomachus' as const }];
  const match = Match.start(gladiatori, tables(), setupOf(fighters), 'words', { journal: false });
  const kinds = new Set<string>();
  for (let i = 0; i < 45 && !match.over; i++) {
    const [request] = match.pending as [Question];
    const view = gladiatori.view(match.state, 0);
    for (const choice of answersFor(view, tables(), request)) {
      const { offers } = questionOf(request, view, tables(), draftFor(request, choice));
      const listed = offers.find((one) => equalPlain(one.choice, choice));
      const told = composedWords(request, choice, view) ?? listed?.label;
      expect([request.kind, choice, listed?.label === undefined, told]).toEqual([
        ...[request.kind, choice, false, expect.stringMatching(/^[^{[]+$/)],
      ]);
    }
    const { answers } = GLADIATORI_MATCHES.ask(request, view, tables(), SIZES[0], null);
    for (const { label, more = [] } of answers.slice(0, 12))
      expect([request.kind, label, more.length <= ROOM, more]).toEqual([request.kind, label, true, more]);
    kinds.add(request.kind);
    expect(match.answer([bookAnswer(view, tables(), request, (sides) => i % sides)])).toBeNull();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['split', 'free', 'action', 'add', 'react', 'attack', 'defend']));
});

it('begins a match made ready with one Enter, and goes on at the very question after it was left', async () => {
  const store = opens();
  const stage = until((await atPage('gladiatori', SIZES[0], store)).press('p', 'Enter'), /^Hand/);
  readOn(stage);
  stage.press('Enter');
  readOn(stage);
  const [asked, labels] = [stage.lines.slice(1, 10), stage.labels];
  expect(labels.length).toBeGreaterThan(1);
  const again = readOn(await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue')));
  expect(again.lines.slice(1, 10)).toEqual(asked);
  expect(again.labels).toEqual(labels);
});

it('help says what the mouse does here, and nothing of another game', async () => {
  const { stage } = await practised({}, 'help');
  const help: string[] = [];
  until(stage, /^Hand/).press('F1');
  for (let before = ''; before !== stage.text; stage.press('PageDown')) {
    before = stage.text;
    help.push(stage.text);
  }
  expect(help.join('\n')).toContain('of the board: a click leads the mark there');
  expect(help.join('\n')).not.toMatch(/\bCF\b|write an order/u);
});

it('while nothing is asked the journal has the room of the list at 120x40', async () => {
  const { stage } = await practised({}, 'whole', { columns: 120, rows: 40 });
  for (let i = 0; i < 40 && !(stage.top.name === 'walk' && / as life\. *$/mu.test(stage.text)); i++)
    stage.press('Enter');
  expect(stage.text).toMatch(/^ [A-Z]\w+ takes \d+ cards in hand and lays \d+ as life\. *$/mu);
});

it('an answer of a list is told with what is done, away from its question', () => {
  const told = (kind: Question['kind'], label: string) => labelApart({ kind }, label);
  expect([told('pay', '2 Energy 1'), told('react', 'STR: Block'), told('react', 'Do not react')]).toEqual([
    ...['pay 2 Energy 1', 'react with STR: Block', 'do not react'],
  ]);
  expect([told('feint', 'It was meant'), told('action', 'Strength')]).toEqual(['let the attack stand', 'Strength']);
});

it('12.4, 12.5, 6.4 what is turned up and what comes back is told, however it was composed', () => {
  const { state } = pair({});
  const told = (kind: Question['kind'], choice: unknown) =>
    composedWords({ kind, seat: 0, cite: '', fighter: 'A' } as Question, choice, state);
  expect([
    told('reveal', { rage: { card: 'sweep', from: 'hp' }, overskill: null }),
    told('rest', { recover: ['energy 1', 'offense'] }),
    told('attack', { ...PLAIN_ATTACK, offense: true }),
    told('defend', PLAIN_DEFENSE),
  ]).toEqual([
    'turn the cards up: Rage for Sweep from the HP deck',
    'rest: Energy 1, Offense back',
    'attack with Offense',
    'defend with cards and items alone',
  ]);
});
