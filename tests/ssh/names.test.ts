/** Names of players: their letters, those kept back, and those that look like another's. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNameFault, isName, type NamesTaken, skeletonOf, suggestedName } from '../../src/ssh/accounts/names.ts';

const taken = (...names: readonly string[]): NamesTaken => ({
  holder: (skeleton) => names.find((name) => skeletonOf(name) === skeleton) ?? null,
  barred: (name) => name === 'Commodus',
});
const NOBODY = taken();

describe('a name', () => {
  it.each(['Leo', 'Rufus', 'rufus-2', 'A1b', 'Maximus-Meridius-99', 'x-1-2-3', 'Quintus5'])('can be %s', (name) => {
    expect(isName(name)).toBe(true);
    expect(accountNameFault(name, NOBODY)).toBeNull();
  });

  it.each([
    ['', '3 to 20 letters'],
    ['Al', 'at least 3 characters'],
    ['Maximus-Decimus-Meridius', 'at most 20 characters; this has 24. Maximus-Decimus-Meri is free.'],
    ['3rd-Rufus', 'begins with a letter. rd-Rufus is free.'],
    ['-Rufus', 'begins with a letter. Rufus is free.'],
    ['Rufus-', 'A hyphen stands alone between two letters or digits. Rufus is free.'],
    ['Ru--fus', 'A hyphen stands alone between two letters or digits. Ru-fus is free.'],
    ['Quintus Rufus', 'letters a to z, digits and hyphens. Quintus-Rufus is free.'],
    ['José', 'letters a to z, digits and hyphens. Jose is free.'],
    ['Rúfus_x', 'letters a to z, digits and hyphens. Rufus-x is free.'],
    ['Маximus', 'letters a to z, digits and hyphens. ximus is free.'],
    ['Ru\u200Bfus', 'letters a to z'],
    ['\u202EsufuR', 'letters a to z'],
    ['Ru\u001b[2Jfus', 'letters a to z'],
  ])('cannot be %j', (name, why) => {
    expect(isName(name)).toBe(false);
    expect(accountNameFault(name, NOBODY)).toContain(why);
  });

  it.each([
    'admin',
    'Admin-7',
    'Adm1n',
    'HOST',
    'h0st',
    'guest',
    'Guest-12',
    'gue5t3',
    'System',
    'root',
    'nobody',
    'You',
  ])('%s is kept back', (name) => {
    expect(accountNameFault(name, NOBODY)).toContain(`${name} would pass for the host itself.`);
  });

  it.each(['Hostilius', 'Rooter', 'Younger', 'Newsome', 'Rufus-Guest'])(
    '%s is not, though it has such a word',
    (name) => {
      expect(accountNameFault(name, NOBODY)).toBeNull();
    },
  );

  it('that the operator bars is told so', () => {
    expect(accountNameFault('Commodus', NOBODY)).toBe('The operator of this host does not allow the name Commodus.');
  });
});

describe('names that look alike', () => {
  it.each([
    ['Rufus', 'RUFUS'],
    ['Rufus', 'Rufu5'],
    ['Rufus', 'Ru-fus'],
    ['Rufus', 'Ruffus'],
    ['Marcus', 'Rnarcus'],
    ['Marcus', 'Marcuss'],
    ['Clodius', 'Dodius'],
    ['Octavio', 'Octavi0'],
    ['Lucius', 'Iucius'],
    ['Lucius', 'Luc1us'],
    ['Lucius', 'LUCIU5'],
    ['Julius', 'Iulius'],
    ['Wulf', 'VVulf'],
    ['Enzo', 'En2o'],
    ['Albus', 'Al8us'],
  ])('%s and %s are one', (name, other) => {
    expect(accountNameFault(other, taken(name))).toMatch(/is taken|looks too much like/);
    expect(accountNameFault(name, taken(other))).toMatch(/is taken|looks too much like/);
  });

  it.each([
    ['Rufus', 'Rufus-2'],
    ['Rufus', 'Rufius'],
    ['Marcus', 'Marius'],
    ['Wulf', 'Vulf'],
    ['Felix', 'Velox'],
    ['Titus', 'Tatus'],
  ])('%s and %s are two', (name, other) => {
    expect(accountNameFault(other, taken(name))).toBeNull();
  });

  it('say whose name it is, and which would do', () => {
    expect(accountNameFault('rufus', taken('Rufus'))).toBe('Rufus is taken. rufus-Ferox is free.');
    expect(accountNameFault('Rufu5', taken('Rufus'))).toBe('Rufu5 looks too much like Rufus. Rufu5-Ferox is free.');
    expect(accountNameFault('rufus', taken('Rufus', 'Rufus-Ferox', 'rufus-velox'))).toBe(
      'Rufus is taken. rufus-Audax is free.',
    );
  });
});

describe('whatever is typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'aRm1l0-vwd5 é\u202E\u200B\u001b'), maxLength: 24 }),
  );

  it('a name without fault is one that a terminal cannot obey nor an eye mistake', () => {
    fc.assert(
      fc.property(text, (name) => {
        if (accountNameFault(name, NOBODY) === null) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9-]{2,19}$/);
      }),
    );
  });

  it('a suggestion can be had', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (name, others) => {
        const book = taken('Rufus', ...others.filter(isName));
        const free = suggestedName(name, book);
        if (free !== null) expect(accountNameFault(free, book)).toBeNull();
      }),
    );
  });

  it('a fault of one letter is that of its twin: looking alike goes both ways', () => {
    const name = fc
      .string({ unit: fc.constantFrom(...'aRm1lIi0oO-vVwWdcrn5sSz2b8'), minLength: 3, maxLength: 8 })
      .filter(isName);
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(accountNameFault(one, taken(other)) === null).toBe(accountNameFault(other, taken(one)) === null);
      }),
    );
  });
});
