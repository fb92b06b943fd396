/** Forms: what keys do to the mark and to the line under it. */
import { expect, test } from 'vitest';
import { beside, either, formStep, listedRow, wheel } from '../../src/tui/form.ts';

test('the mark goes round the ends', () => {
  expect(formStep('option-up', 0, 3)).toEqual({ to: 'row', row: 2 });
  expect(formStep('option-down', 2, 3)).toEqual({ to: 'row', row: 0 });
  expect(wheel(0, -4, 3)).toBe(2);
});

test('Home and End lead to the ends', () => {
  expect(formStep('option-first', 1, 3)).toEqual({ to: 'row', row: 0 });
  expect(formStep('option-last', 1, 3)).toEqual({ to: 'row', row: 2 });
});

test('a line is turned either way, and taken', () => {
  expect(formStep('option-less', 1, 3)).toEqual({ to: 'turn', by: -1 });
  for (const command of ['form-turn', 'option-more', 'muster-more', 'beast-more'])
    expect(formStep(command, 1, 3)).toEqual({ to: 'turn', by: 1 });
  expect(formStep('form-take', 1, 3)).toEqual({ to: 'take' });
  expect(formStep('help', 1, 3)).toBeNull();
  expect(formStep(null, 1, 3)).toBeNull();
});

test('null is a value like any other', () => {
  expect(beside([null, 10, 20], 20, 1)).toBeNull();
  expect(beside([null, 10, 20], 10, -1)).toBeNull();
});

test('from a value that is not listed it goes to an end, and nowhere in an empty list', () => {
  expect([beside([1, 2, 3], 9, 1), beside([1, 2, 3], 9, -1), beside([], 9, 1)]).toEqual([1, 3, 9]);
});

test('a listed line has a word for each value and changes its own member alone', () => {
  const row = listedRow<{ harsh: boolean; months: number }, 'harsh'>(
    'harsh',
    'Plague',
    either('printed', 'out'),
    'help',
  );
  const form = { harsh: true, months: 12 };
  expect([row.text(form, null), row.turned(form, 1, null), row.help(form)]).toEqual([
    'printed',
    { harsh: false },
    'help',
  ]);
});
