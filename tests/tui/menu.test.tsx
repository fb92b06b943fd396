/** Menus: chosen with arrows, letters and digits. */
import { type ReactElement, useLayoutEffect, useReducer } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import { Menu, useMenuRows } from '../../src/tui/menu.tsx';
import { drawMenu, firstRows, linesForAll } from '../../src/tui/menu-rows.ts';
import type { Surface } from '../../src/tui/surface.ts';
import { THEMES } from '../../src/tui/theme.ts';
import type { MenuView } from '../../src/tui/view.ts';
import { KEYS } from '../../tools/terminal.ts';
import { type InkScreen, renderInk } from '../support/ink-screen.ts';

const ENCODING = { level: 0, theme: THEMES.dusk } as const;
const items = ['one', 'two', 'three'].map((value) => ({ value, label: value, note: `the ${value}` }));
const menu: MenuView = { id: 'test', x: 0, y: 0, width: 40, limit: 3, items, initial: 0 };

interface Probed {
  readonly surface: Surface;
  readonly first: MenuView;
  readonly tell: (told: string) => void;
}

/** A menu alone on a screen; whatever is chosen is told. `-` takes its last item away. */
function Probe({ surface, first, tell }: Probed): ReactElement {
  const [shown, shorten] = useReducer((now: MenuView) => ({ ...now, items: now.items.slice(0, -1) }), first);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const heard = useMenuRows(shown, redraw);
  useLayoutEffect(() => {
    const canvas = new Canvas(80, 24);
    drawMenu(canvas, shown, heard.rows());
    surface.show(canvas, ENCODING);
  });
  const took = (value: string): void => {
    tell(`took ${value}`);
    if (value === '-') shorten();
  };
  return <Menu menu={shown} onSelect={took} onHighlight={tell} onRow={heard.row} />;
}

function open(first: MenuView): { readonly screen: InkScreen; readonly told: string[] } {
  const told: string[] = [];
  const screen = renderInk((surface) => <Probe surface={surface} first={first} tell={(one) => told.push(one)} />);
  onTestFinished(() => screen.dispose());
  return { screen, told };
}

/** The first rows of a screen. */
const rows = (screen: InkScreen): readonly string[] =>
  screen
    .lines()
    .slice(0, 3)
    .map((line) => line.trimEnd());

/** The rows of a menu that nobody has moved in. */
function drawn(view: MenuView): readonly string[] {
  const canvas = new Canvas(80, 24);
  drawMenu(canvas, view, firstRows(view));
  return canvas.plain().map((row) => row.trimEnd());
}

it('goes down by arrow and j, and tells what is under the mark and what was chosen', async () => {
  const { screen, told } = open(menu);
  await screen.waitFor('▸ one');
  await screen.press(KEYS.down, 'j', KEYS.enter);
  expect(screen.screen()).toContain('▸ three');
  expect(told).toEqual(['two', 'three', 'took three']);
});

it('goes to its end and back by End and Home, and on from there', async () => {
  const { screen, told } = open(menu);
  await screen.waitFor('▸ one');
  await screen.press(KEYS.end);
  expect(rows(screen)[2]).toContain('▸ three');
  await screen.press(KEYS.up, KEYS.home, KEYS.end, KEYS.home, KEYS.down, KEYS.enter);
  expect(rows(screen)[1]).toContain('▸ two');
  expect(told).toEqual(['three', 'two', 'one', 'three', 'one', 'two', 'took two']);
});

it('takes by a digit the line that is that number, where lines are numbers', async () => {
  const numbers = ['0', '1', '2', '3'].map((label) => ({ value: `n${label}`, label, note: '' }));
  const { screen, told } = open({ ...menu, limit: 4, items: [...numbers, { value: 'b', label: 'Back', note: '' }] });
  await screen.waitFor('▸ 0');
  await screen.press('2', '0', '5', KEYS.down, KEYS.enter);
  expect(told).toEqual(['took n2', 'took n0', 'n1', 'took n1']);
});

it('chooses by its number what is in sight', async () => {
  const { screen, told } = open(menu);
  await screen.waitFor('▸ one');
  await screen.press('2');
  expect(told).toEqual(['took two']);
});

describe('a list longer than its place', () => {
  const long = { ...menu, items: ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, label: value, note: '' })) };

  it.each([0, 1, 2, 4])('begins with its item %i in sight, as the list itself has it', async (initial) => {
    const view = { ...long, id: `from ${initial}`, initial };
    const { screen } = open(view);
    await screen.flush();
    expect(rows(screen)).toEqual(drawn(view).slice(0, 3));
    expect(drawn(view)[2]).toBe('   … 3 more, round the end');
  });

  it('has its last item in sight at End, and its first at Home', async () => {
    const { screen } = open(long);
    await screen.waitFor('▸ a');
    await screen.press(KEYS.end);
    expect(rows(screen)).toEqual(['   d', ' ▸ e', '   … 3 more, round the end']);
    await screen.press(KEYS.home);
    expect(rows(screen)).toEqual([' ▸ a', '   b', '   … 3 more, round the end']);
  });

  it('turns round its end', async () => {
    const { screen, told } = open(long);
    await screen.waitFor('▸ a');
    await screen.press(KEYS.up);
    expect(rows(screen).slice(0, 2)).toEqual([' ▸ e', '   a']);
    await screen.press(KEYS.down, KEYS.down);
    expect(rows(screen).slice(0, 2)).toEqual(['   a', ' ▸ b']);
    expect(told).toEqual(['e', 'a', 'b']);
  });
});

it.each([
  ['in their column where they fit', 40, '   a long label here    its note', '   b                    other'],
  [
    'nearer to the labels where they would be cut off',
    31,
    '   a long label here  its note',
    '   b                  other',
  ],
  [
    'after a label that is longer than the column',
    60,
    `   ${'x'.repeat(30)}  its note`,
    '   b                    other',
  ],
])('notes stand %s', (_, width, first, second) => {
  const labels = [first.slice(3).split('  ')[0] ?? '', 'b'];
  const lines = labels.map((label, i) => ({ value: `${i}`, label, note: i === 0 ? 'its note' : 'other' }));
  const view = { ...menu, width, items: [...lines, { value: 'last', label: 'last', note: '' }], initial: 2 };
  expect(drawn(view).slice(0, 2)).toEqual([first, second]);
});

it('a label too long for its menu ends in an ellipsis', () => {
  const items = [{ value: 'one', label: 'Take large shield, drop small shield', note: '' }];
  expect(drawn({ ...menu, width: 34, items })[0]).toContain('▸ Take large shield, drop small …');
});

it('a note that has no room beside its label stands whole under it, and the list is the shorter for it', () => {
  const note = 'hits 33 in 100, undefended';
  const items = ['spear', 'sword', 'net'].map((label) => ({ value: label, label: `Throw the ${label}`, note }));
  const narrow = { ...menu, width: 34, items, limit: 6 };
  expect(drawn(narrow).slice(0, 6)).toEqual([
    expect.stringMatching(/▸ Throw the spear *$/u),
    expect.stringMatching(new RegExp(`^ {3,}${note}`)),
    expect.stringContaining('Throw the sword'),
    expect.stringContaining(note),
    expect.stringContaining('Throw the net'),
    expect.stringContaining(note),
  ]);
  expect(drawn({ ...narrow, limit: 5 })[4]).toContain('… 1 more, round the end');
});

it('keeps to its width, whatever stands beside it', () => {
  const canvas = new Canvas(20, 1);
  canvas.text(0, 0, '.'.repeat(20));
  drawMenu(canvas, { ...menu, x: 3, width: 12, items: items.slice(0, 1), limit: 1 }, [{ value: 'one', marked: false }]);
  expect(canvas.plain()).toEqual(['...   one  the….....']);
});

it('chooses nothing with a key that finds the mark below the end of a list that has become shorter', async () => {
  const shrinking = { ...menu, items: [...items.slice(0, 2), { value: '-', label: 'less', note: '' }], initial: 2 };
  const { screen, told } = open(shrinking);
  await screen.waitFor('▸ less');
  await screen.press(KEYS.enter, KEYS.enter);
  expect(screen.screen()).not.toContain('less');
  expect(told.filter((one) => one.startsWith('took') && one !== 'took -' && one !== 'took one')).toEqual([]);
});

it('has room for a note under the only label, where it does not fit beside it', () => {
  const long = { value: 'a', label: 'x'.repeat(45), note: 'y'.repeat(30) };
  const view = { ...menu, width: 70, items: [long], limit: linesForAll([long], 70) };
  expect(drawn(view).join('\n')).toContain(long.note);
});
