/** The book inside the game: from what is on a screen to its rule, from there to others, and back. */
import { globSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGlossary, loadRulebook } from '../../../../../src/games/gladiator/rulebook.ts';
import { citesOf } from '../../../../../src/kernel/event.ts';
import { citesShown } from '../../../../../src/tui/book/around.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { asked } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { accountStage, gateStage } from '../../program/tui/gates.ts';
import { boutStage, pressUntil, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession, playOn } from '../bout/scenes.ts';
import { careerStage } from '../career/career-stage.ts';
import { houseStage } from '../house/house-stage.ts';
import { pageStage } from '../page.ts';
import { literalsOf } from './abbreviations.ts';

const BOOK = loadRulebook();
const TERMS = loadGlossary();
const services = () => fakeServices({ replays: [finishedSave('first')] });
const title = () => new Stage((env) => titleScreen(env, null), services());
const bout = () => boutStage(newSession('book'), services());
const HEAD = 'GLADIATOR: rules and words';

/** All of a page that is open, from its top to its end. */
function whole(stage: Stage): string {
  const rows = [...stage.press('Home').lines.slice(1, -2)];
  for (let before = ''; before !== stage.text; ) {
    before = stage.text;
    rows.push(...stage.press('PageDown').lines.slice(1, -2));
  }
  return rows.join(' ').replace(/\s+/g, ' ');
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe('the book is opened', () => {
  it.each([
    ['the title', title],
    ['the page of the game', () => pageStage(services())],
    ['the making of a man', () => pageStage(services()).press('p')],
    ['a name that is typed', () => pageStage(services()).press('p', 'Enter', 'Enter')],
    ['a bout', bout],
    ['a replay', () => title().press('r', 'Enter', 'f')],
    ['the journal of a replay', () => title().press('r', 'Enter', 'f', 'C-p')],
    ['the help of a bout', () => bout().press('?')],
    ['a career', () => careerStage(asked('ludus'))],
    ['a page of a career', () => careerStage(asked('ludus')).press('o')],
    ['a house', () => houseStage('school')],
    ['the gate of a host', () => gateStage().stage],
    ['a key that is typed', () => accountStage().stage.press('a')],
  ])('from %s, and closed by the same key on the very same screen', (_, from) => {
    const stage = from();
    const before = [stage.text, stage.screens.length];
    stage.press('C-g');
    expect(stage.lines[0]).toContain(HEAD);
    expect([stage.press('C-g').text, stage.screens.length]).toEqual(before);
    expect([stage.press('C-g', 'Esc').text, stage.screens.length]).toEqual(before);
  });

  it('once: from its own help the key leads back to it, and nothing piles up', () => {
    const stage = bout().press('?', 'C-g');
    const before = [stage.text, stage.screens.length];
    for (let i = 0; i < 5; i++) stage.press('?', 'C-g');
    expect([stage.text, stage.screens.length]).toEqual(before);
    expect(stage.press('C-g').top.name).toBe('help');
  });

  it('at the contents where the screen speaks of no game, whose words nobody meant there', () => {
    const text = title().press('C-g').text;
    expect(text).toContain('contents');
    expect(text).not.toContain('Words on this screen');
  });

  it('and changes nothing of a bout', () => {
    const session = newSession('untouched');
    const before = JSON.stringify(session.match.save(0));
    boutStage(session, services()).press('C-g', 'Enter', 'Enter', 'Backspace', '/').type('net').press('Enter', 'Esc');
    expect(JSON.stringify(session.match.save(0))).toBe(before);
  });

  it('at the words that stand on the screen, abbreviations first', () => {
    const text = whole(bout().press('i', 'C-g'));
    for (const word of ['TR', 'ST', 'AG', 'CN', 'NF', 'CF', 'armour', 'stun']) expect(text).toContain(` ${word} `);
    expect(text.indexOf(' NF ')).toBeLessThan(text.indexOf(' armour '));
  });
});

describe('what is marked leads to its rule', () => {
  it('a line of the journal, by the dice behind it', () => {
    const stage = title().press('r', 'Enter', 'f', 'f', 'C-p', 'Up', '?');
    expect(stage.top.name).toBe('why');
    const cites = stage.top.cites?.(stage.env) ?? [];
    expect(cites.length).toBeGreaterThan(0);
    stage.press('Enter');
    expect(stage.lines[1]).toContain('Rules for what is marked');
    const [first = ''] = cites;
    stage.press('Enter');
    const rule = BOOK.paragraphs.find(({ number }) => number === first);
    expect(stage.lines[0]?.trimEnd().endsWith(first)).toBe(true);
    expect(whole(stage)).toContain(plain(rule?.text ?? 'no rule'));
    stage.press('Backspace');
    expect(stage.lines[1]).toContain('Rules for what is marked');
  });

  it('a hex, by what is said of it', () => {
    const stage = pressUntil(bout(), 'Space', ({ top }) => top.name === 'plot').press('x', 's', 's');
    expect(stage.text.replace(/\s+/g, ' ')).toContain('as he stands (9.2).');
    stage.press('Enter');
    expect(stage.lines.slice(1, 3).join(' ')).toMatch(/Rules for what is marked\s+▸ \d+\.\d/u);
    expect(whole(stage)).toContain('9.2 Positional advantage');
  });

  it('a question, by the rule it is asked by', () => {
    const stage = bout();
    const prompt = pressUntil(stage, 'Space', ({ top }) => top.name === 'plot');
    expect(prompt.press('C-g').lines.slice(1, 4).join('\n')).toMatch(/Rules for what is marked\s+▸ (5|7)\.\d/u);
  });

  it('a word in the help of a screen', () => {
    const stage = bout().press('?', 'Enter');
    expect(whole(stage)).toContain('CF What a man divides');
  });
});

describe('in the book', () => {
  const open = () => title().press('C-g', 'c');

  it('chapters come first, then paragraphs, then rulings, each by Enter; Backspace leads back to the very line', () => {
    const stage = open();
    for (let i = 0; i < 7; i++) stage.press('Down');
    const contents = stage.text;
    expect(stage.press('Enter').lines[1]).toContain('9  Combat');
    const chapter = stage.text;
    stage.press('Enter');
    expect(stage.lines[1]).toContain('9.1  Who may attack');
    expect(stage.press('Backspace').text).toBe(chapter);
    expect(stage.press('Left').text).toBe(contents);
  });

  it('a rule shows its text, its paragraphs, its rulings, what it names and who names it', () => {
    const stage = open().press('/').type('9.4.6').press('Enter');
    const rule = BOOK.paragraphs.find(({ number }) => number === '9.4.6');
    const text = whole(stage);
    expect(text).toContain(plain(rule?.text ?? ''));
    for (const part of ['Rulings P41', 'Rules that name it', '11.3', 'Part of 9 Combat 9.4', 'Words used here'])
      expect(text).toContain(part);
    expect(stage.press('n').lines[1]).toContain('9.5  Resolving an attack');
    expect(stage.press('p', 'p').lines[1]).toContain('9.4.5  ');
  });

  it('is searched as it is typed, by the same logic as harena rules', () => {
    const stage = open().press('/').type('net');
    expect(stage.lines[1]).toContain('Chapters');
    expect(stage.lines[2]).toContain('20        Net and trident');
    stage.press('Backspace', 'Backspace', 'Backspace').type('qqq');
    expect(stage.text).toContain("Nothing has 'qqq'.");
    expect(stage.press('Esc').text).toBe(open().text);
  });

  it('Home, End, PageUp and PageDown go through a long page', () => {
    const stage = open();
    const first = stage.text;
    const end = stage.press('End').text;
    expect(end).toContain('39        Lanistas');
    expect(stage.press('PageDown').text).toBe(end);
    expect(stage.press('PageUp').text).not.toBe(end);
    expect(stage.press('Home').text).toBe(first);
  });

  it.each([
    [80, 24],
    [120, 40],
  ])('no page is cut or too wide at %dx%d: every row of every rule, ruling and word is seen whole', (columns, rows) => {
    const stage = open();
    stage.terminal = { columns, rows };
    const longest = [...BOOK.rulings].sort((a, b) => b.answer.length - a.answer.length).slice(0, 5);
    for (const { id, question, answer } of longest) {
      const text = whole(stage.press('/').type(id).press('Enter'));
      expect(text).toContain(plain(question));
      expect(text.replaceAll(' ', '')).toContain(answer.replace(/\s/g, '').slice(-60));
    }
  });
});

describe('nothing is cited that does not open', () => {
  const numbers = [...BOOK.paragraphs.map(({ number }) => number), ...BOOK.rulings.map(({ id }) => id)];

  it('every rule and every ruling is opened by its number, and every word by each of its forms', () => {
    const stage = title().press('C-g');
    const queries = fc.constantFrom(...numbers, ...TERMS.flatMap(({ term, also }) => [term, ...also]));
    fc.assert(
      fc.property(queries, (query) => {
        stage.press('c', '/').type(query).press('Enter');
        const paragraph = BOOK.paragraphs.find(({ number }) => number === query);
        const ruling = BOOK.rulings.find(({ id }) => id === query);
        const named = TERMS.filter(({ term, also }) => [term, ...also].includes(query));
        const text = plain(stage.lines.slice(1, -2).join(' '));
        if (paragraph !== undefined) expect(text).toContain(plain(`${query} ${paragraph.title}`));
        else if (ruling !== undefined) expect(text).toContain(plain(ruling.question));
        else expect(named.some(({ term }) => text.includes(term))).toBe(true);
        expect(text).not.toContain('Nothing has');
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  it('whatever happens in a bout cites rules that open', () => {
    const session = newSession('cites');
    playOn(session);
    const cites = session.lines.flatMap(({ entry }) => citesOf(entry.event));
    expect(cites.length).toBeGreaterThan(100);
    expect(cites.filter((cite) => !numbers.includes(cite))).toEqual([]);
  });

  it('whatever is told, asked or refused with a rule behind it is understood, and its rule opens', () => {
    const rooms = ['ask', 'rules', 'screens', 'career', 'house', 'session'];
    const files = rooms.flatMap((room) => globSync(`src/games/gladiator/${room}/**/*.ts`));
    const texts = files.flatMap((path) => literalsOf(path)).filter((text) => /\(\d+\.\d|\(P\d/.test(text));
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) {
      const cites = citesShown(text);
      expect([text, cites.length > 0]).toEqual([text, true]);
      expect([text, ...cites.filter((cite) => !numbers.includes(cite))]).toEqual([text]);
    }
  });

  it('finds a rule at the end of a row as it stands there, and alone', () => {
    const row = (text: string) => citesShown(`a word (7.2)\n${text}\n 3.1`);
    expect(row('He falls.    10.3.2')).toEqual(['7.2', '10.3.2']);
    expect(row('│ He falls.  P20   │ |  ')).toEqual(['7.2', 'P20']);
    for (const other of ['He has 9.4', 'He has  9.4 left', 'He has  9', 'in  a9.4', 'He has  9.4 │ more'])
      expect(row(other)).toEqual(['7.2']);
  });

  it('reads rows of nothing but blanks in no time', () => {
    expect(citesShown(`${' '.repeat(300_000)}x`)).toEqual([]);
  });

  it('any keys at all leave the book readable, and it closes', () => {
    const keys = fc.array(
      fc.constantFrom('Up', 'Down', 'Enter', 'Enter', 'Backspace', 'n', 'p', 'w', 'c', 'PageDown', 'End', 'Home', '/'),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(keys, (pressed) => {
        const stage = title().press('C-g', ...pressed);
        expect(stage.lines[0]).toContain(HEAD);
        expect(stage.press('C-g').top.name).toBe('title');
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
