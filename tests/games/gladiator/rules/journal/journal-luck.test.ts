/** Bouts in which men call on the gods, held against the rules by the independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { advancedSetup, CHECKED, fight, type Leaders } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { tried } from '../../../../support/soak.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  plus,
  sampler,
  withoutEvent,
} from '../../support/journal/falsify.ts';

const LED: readonly Leaders[] = [
  ['seat', 'book'],
  ['seat', 'seat'],
  ['book', 'book'],
];

/** Two styles, all men with luck. */
function bless(i: number): ReturnType<typeof fight> {
  const style = (n: number) => STYLES[n % STYLES.length] ?? 'myrmillo';
  const { fighters } = advancedSetup([style(i), style(i * 5 + 3)], LED[i % LED.length] ?? ['seat', 'book']);
  const lucky = fighters.map((one, n): FighterSetup => ({ ...one, luck: 4 + ((i + 5 * n) % 9) }));
  return fight({ rules: campaignRules([...CHECKED, 34]), fighters: lucky }, `luck-${i}`);
}

const sampleOf = sampler(bless, 200);
const granted = anyOf('divine-favour', (event) => event.granted);
const refused = anyOf('divine-favour', (event) => !event.granted);
const kept = (which: 'first' | 'second') => anyOf('favour-kept', (event) => event.kept === which);

const FALSE: readonly Falsehood[] = [
  ['34.3 gods who hear said to be deaf', granted, ['event', 'granted'], becomes(false)],
  ['34.3 deaf gods said to hear', refused, ['event', 'granted'], becomes(true)],
  ['34.3 a call of another man', granted, ['event', 'fighter'], (old) => (old === 'A' ? 'B' : 'A')],
  ['34.3 a call about dice that have not fallen', granted, ['event', 'draw'], plus(5)],
  ['34.3.2 a cheap favour', granted, ['event', 'luck', 'to'], plus(1)],
  ['34.3.3 LK lost to deaf gods', refused, ['event', 'luck', 'to'], plus(-1)],
  ['34.3.2 more LK than he has', granted, ['event', 'luck', 'from'], plus(1)],
  ['34.3.1 the first throw said to stand', kept('second'), ['event', 'kept'], becomes('first')],
  ['34.3.1 the second throw said to stand', kept('first'), ['event', 'kept'], becomes('second')],
  [
    '34.1 LK on the sheet',
    anyOf('sheet-made', ({ sheet }) => sheet.luck !== undefined),
    ['event', 'sheet', 'luck'],
    plus(1),
  ],
];

describe('journals with luck', () => {
  it('34.3 leave nothing to complain of', () => {
    const found = Array.from({ length: tried(20, 60) }, (_, i) => firstComplaints(String(i), bless(i)));
    expect(found.flat()).toEqual([]);
  });

  it.each(FALSE)('%s is noticed', (_, wanted, path, to) => {
    expect(afterChange(sampleOf(wanted), path, to)).not.toEqual([]);
  });

  it.each([
    ['34.3 a call', granted],
    ['34.3.1 the throw that does not stand', kept('first')],
  ])('%s left out is noticed', (_, wanted) => {
    expect(withoutEvent(sampleOf(wanted))).not.toEqual([]);
  });

  it('34.3 another total of the gods is noticed', () => {
    const sample = sampleOf(granted);
    expect(afterChange(sample, ['event', 'rolls', 0, 'total'], plus(1))).not.toEqual([]);
  });
});
