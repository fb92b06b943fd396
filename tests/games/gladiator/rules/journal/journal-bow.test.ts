/** Bows, and weapons that a man was never taught, held against the printed rules; and proof that the checker can fail. */

import { describe, expect, it } from 'vitest';
import { STYLES, type WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { advancedSetup, BOOK, fight, LED } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { tried } from '../../../../support/soak.ts';
import { WEAPON_GROUPS } from '../../support/armoury.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  hasModifier,
  plus,
  sampler,
  shifted,
  withoutEvent,
} from '../../support/journal/falsify.ts';

/** What a man was taught: nothing, one thing, or whatever he holds. */
const TAUGHT = [[], ['sword'], ['spear', 'dagger'], null, ['bow']] as const;
const style = (by: number) => STYLES[by % STYLES.length] ?? 'thraex';

/** A bout in which every other man has a bow, and most have not been taught all that they hold. */
function bowBout(i: number) {
  const second: WeaponKind | null = i % 5 === 0 ? 'bow' : i % 5 === 1 ? 'axe' : null;
  const leaders = i % 3 === 0 ? BOOK : (LED[i % LED.length] ?? BOOK);
  const base = advancedSetup([style(i * 5), style(i * 7 + 3)], leaders, [i % 2 === 1 ? 'bow' : null, second]);
  const fighters = base.fighters.map((one, j) => ({ ...one, trained: TAUGHT[(i + j) % TAUGHT.length] ?? null }));
  return fight({ ...base, fighters }, `bow-${i}`);
}

describe('journals with bows', () => {
  it('bouts of archers and of men without training leave nothing to complain of', () => {
    const found = Array.from({ length: tried(50, 150) }, (_, i) => firstComplaints(String(i), bowBout(i)));
    expect(found.flat()).toEqual([]);
  });
});

const sampleWith = sampler(bowBout, 400);
const shot = anyOf('thrown', ({ item }) => item.kind === 'bow');
const untaught = anyOf('allocated', ({ modifiers }) => modifiers[1]?.cite === '21.1.1.1');

const FALSE: readonly Falsehood[] = [
  ['the arrows left', shot, ['event', 'arrows'], plus(1)],
  ['that it was an arrow', shot, ['event', 'item', 'kind'], becomes('javelin')],
  [
    "half of an archer's pool",
    anyOf('allocated', ({ modifiers }) => modifiers.some(({ cite }) => cite === '21.3.2')),
    ['event', 'total'],
    plus(1),
  ],
  ['what he was never taught', untaught, ['event', 'modifiers', 1, 'value'], plus(1)],
  ['what a bow strikes with', anyOf('blow', ({ cite }) => cite === '21.3.2.1'), ['event', 'cf'], plus(1)],
  ['how a bow broke', anyOf('weapon-broken', ({ item }) => item.kind === 'bow'), ['event', 'how'], becomes('short')],
];

describe('the journal checker can fail over bows', () => {
  it.each(FALSE)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each([
    ['the ST against a bow', 'break', /^ST/],
    ['an untaught weapon on a grip', 'drop', /not taught/],
  ] as const)('it finds a wrong modifier for %s though total and threshold agree with it', (_, roll, why) => {
    const sample = sampleWith((event) => event.kind === 'blow' && hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it.each([
    ['an arrow of the book', anyOf('thrown', ({ item, fighter }) => item.kind === 'bow' && fighter === 'A')],
    ['a bow that broke', anyOf('weapon-broken', ({ item }) => item.kind === 'bow')],
  ] as const)('it misses %s', (_, wanted) => {
    const found = withoutEvent(sampleWith(wanted)).filter((one) => !/draw \d+ (is nowhere|comes)/.test(one));
    expect(found).not.toEqual([]);
  });

  it('21.1.1 it knows every group that is taught', () => {
    const { setup } = bowBout(0);
    const fighters = setup.fighters.map((one) => ({ ...one, trained: WEAPON_GROUPS }));
    const { journal } = fight({ ...setup, fighters }, 'taught');
    expect(checkJournal({ ...setup, fighters }, journal)).toEqual([]);
  });
});
