/** SPEC: what it says of a man, and what is said of a bad one. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/cli/errors.ts';
import { readSpec } from '../../src/cli/spec.ts';
import { NO_RATINGS } from '../../src/engine/gladiator/setup.ts';

/** What is said of a SPEC that is refused as bad usage. */
function complaint(text: string): string {
  try {
    readSpec(text, 0, 'book');
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error(`${text} was taken`);
}

describe('a SPEC', () => {
  test.each(['light', 'medium', 'heavy'] as const)('of one word is a plain %s man, all else open', (kind) => {
    expect(readSpec(kind, 1, 'book')).toEqual({
      id: 'B',
      side: 1,
      by: 'book',
      seat: null,
      kind,
      name: null,
      ratings: NO_RATINGS,
      armour: null,
      shield: null,
      weapon: null,
      fs: null,
      pr: null,
    });
  });

  test('for the player sits at seat 0', () => {
    expect(readSpec('light', 0, 'seat')).toMatchObject({ id: 'A', side: 0, by: 'seat', seat: 0 });
  });

  test('settles what its pairs name, whatever blanks are between them', () => {
    const text = "heavy(tr=12, st=1,ag=-1 ,cn=5,w=14,armour=3,shield=small,weapon=sword,fs=-1,pr=+2,name=D'Arius II)";
    expect(readSpec(text, 0, 'book')).toMatchObject({
      ratings: { tr: 12, st: 1, ag: -1, cn: 5, w: 14 },
      armour: 3,
      shield: 'small',
      fs: -1,
      pr: 2,
      name: "D'Arius II",
    });
  });

  test('takes armour as five entries from head to legs, a hyphen for none', () => {
    expect(readSpec('light(armour=A/C3/-/C4/B)', 0, 'book').armour).toEqual({
      1: 'A',
      2: 'C3',
      3: '--',
      4: 'C4',
      5: 'B',
    });
  });

  test('without pairs between its brackets is plain', () => {
    expect(readSpec('light()', 0, 'book')).toEqual(readSpec('light', 0, 'book'));
  });
});

describe('a bad SPEC is refused', () => {
  test.each([
    ['hevy', "unknown fighter 'hevy'; legal: light, medium, heavy"],
    ['Light', "unknown fighter 'Light'; legal: light, medium, heavy"],
    ['', "unknown fighter ''; legal: light, medium, heavy"],
    ['light(', "'light(' is not a fighter: write KIND or KIND(key=value,...)"],
    ['light(tr=1))', 'tr=1): expected a whole number'],
    ['light+heavy', "'light+heavy': the Basic Game is a matched pair, one man a side; name one fighter"],
    ['light(hp=3)', "unknown key 'hp'; legal: tr, st, ag, cn, w, armour, shield, weapon, fs, pr, name"],
    ['light(tr)', "'tr' needs a value: tr=..."],
    ['light(tr=)', 'tr=: expected a whole number from'],
    ['light(tr=1.5)', 'tr=1.5: expected a whole number from'],
    ['light(tr=1e1)', 'tr=1e1: expected a whole number from'],
    ['light(w=0)', 'w=0: expected a whole number from'],
    ['light(fs=2)', 'fs=2: expected a whole number from -1 to 1'],
    ['light(shield=huge)', 'shield=huge; legal: large, small'],
    ['light(weapon=fork)', 'weapon=fork; legal: axe, dagger'],
    ['light(armour=7)', 'armour=7: expected a row from 1 to 6, or five entries such as A/C3/-/C4/B4'],
    ['light(armour=A/B/C)', 'expected a row from 1 to 6, or five entries'],
    ['light(armour=A/B/C/D/A)', 'expected a row from 1 to 6, or five entries'],
    ['light(name=)', 'name=: expected 1 to 20 letters'],
    ['light(name=a\u001b[2J)', 'expected 1 to 20 letters'],
  ])('%j: %s', (text, words) => {
    expect(complaint(text)).toContain(words);
  });
});
