/** Whole bouts held against the printed tables by an independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  BOOK,
  bout,
  fight,
  LED,
  type Leaders,
  PAIRS,
  setupFor,
  unruly,
} from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  not,
  type Path,
  plus,
  sampler,
  shifted,
  withoutEvent,
} from '../../support/journal/falsify.ts';

/** Complaints about some bouts, each with the seed it can be found by; only the first few of each. */
function complaintsOf(seeds: readonly string[], pair: (typeof PAIRS)[number], leaders: Leaders): readonly string[] {
  return seeds.flatMap((seed) => firstComplaints(seed, bout(pair, leaders, seed)));
}

const seeds = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

describe('journals', () => {
  it.each(PAIRS)('seven bouts of the book, %s against %s, leave nothing to complain of', (a, b) => {
    expect(complaintsOf(seeds(`${a}-${b}`, 7), [a, b], BOOK)).toEqual([]);
  });

  it.each(LED)('twenty-one bouts with a %s against a %s, led at random, leave nothing to complain of', (a, b) => {
    const found = PAIRS.flatMap((pair, i) => complaintsOf(seeds(`${a}-${b}-${i}`, i < 3 ? 3 : 2), pair, [a, b]));
    expect(found).toEqual([]);
  });
});

describe('journals with freeform plots', () => {
  it.each(PAIRS)('two bouts of unruly players, %s against %s, leave nothing to complain of', (a, b) => {
    const setup = { ...setupFor([a, b], ['seat', 'seat']), rules: basicRules({ freeformPlots: true }) };
    const found = seeds(`unruly-${a}-${b}`, 2).flatMap((seed) => {
      const { journal } = fight(setup, seed, unruly);
      expect(journal.some(({ event }) => event.kind === 'illegal-plot')).toBe(true);
      return checkJournal(setup, journal);
    });
    expect(found).toEqual([]);
  });
});

/** The bouts to look for samples in: short ones of the book, and ones led at random. */
const sampleWith = sampler((i) =>
  bout(PAIRS[i % PAIRS.length] ?? ['light', 'heavy'], LED[i % LED.length] ?? BOOK, `sample-${i}`),
);

const rollIn =
  (kind: GladiatorEvent['kind'], name: string) =>
  (event: GladiatorEvent): boolean =>
    event.kind === kind && event.rolls?.[0]?.name === name && event.rolls[0].modifiers.length > 0;
const blow = (test: (event: Extract<GladiatorEvent, { kind: 'blow' }>) => boolean) =>
  anyOf('blow', (event) => event.round !== null && test(event));

const CRT: Path = ['event', 'rolls', 0];
const hit = blow(({ wounds }) => wounds > 0);

/** A turn that is told because a collision ends the step it belongs to. */
const ordered = anyOf('turned', ({ why }) => why === 'order');

const FALSE: readonly Falsehood[] = [
  ['a face', blow(() => true), [...CRT, 'dice', 'red', 0], (old) => (Number(old) % 6) + 1],
  ['a face of 7', blow(() => true), [...CRT, 'dice', 'red', 1], becomes(7)],
  ['a total', blow(() => true), [...CRT, 'total'], plus(1)],
  ['a modifier', rollIn('endurance-checked', 'endurance'), [...CRT, 'modifiers', 0, 'value'], plus(1)],
  ['a modifier of 0', rollIn('endurance-checked', 'endurance'), [...CRT, 'modifiers', 0, 'value'], becomes(0)],
  ['a table cell', blow(({ printed }) => printed === 'P'), [...CRT, 'table', 'cell'], becomes('S')],
  ['a table row', blow(({ printed }) => printed === 'P'), [...CRT, 'table', 'row'], becomes('18+')],
  ['a threshold', rollIn('stumble-checked', 'stumble'), [...CRT, 'need', 'than'], plus(1)],
  ['whether a threshold was met', anyOf('stumble-checked'), [...CRT, 'need', 'met'], not],
  ['a printed result', blow(({ printed }) => printed === '--'), ['event', 'printed'], becomes('F')],
  ['a result', blow(({ result }) => result === 'P'), ['event', 'result'], becomes('H')],
  ['a bonus', blow(({ bonus }) => bonus > 0), ['event', 'bonus'], plus(-1)],
  ['the wounds', hit, ['event', 'wounds'], plus(1)],
  ['the boxes left', hit, ['event', 'left', 'to'], plus(1)],
  ["the target's CF before", hit, ['event', 'targetCf', 'from'], plus(1)],
  ["the target's CF after", hit, ['event', 'targetCf', 'to'], plus(1)],
  ['a critical', blow(({ critical }) => critical === '--'), ['event', 'critical'], becomes('1')],
  ['a defence', blow(() => true), ['event', 'defence'], plus(1)],
  ['a round', anyOf('sequence-set'), ['event', 'slots', 0, 'round'], plus(1)],
  ['a shield change', blow(({ shieldBoxes }) => shieldBoxes !== null), ['event', 'shieldBoxes', 'to'], plus(1)],
  [
    'where a thing fell',
    (event) => event.kind === 'item-dropped' && event.why !== 'given-up',
    ['event', 'at', 'q'],
    plus(1),
  ],
  ['a Stun', anyOf('stunned'), ['event', 'stun', 'to'], plus(1)],
  ['a pool', anyOf('allocated'), ['event', 'modifiers', 0, 'value'], plus(1)],
  ['what was spent', anyOf('allocated'), ['event', 'spentOnAttack'], plus(1)],
  ['a step', anyOf('stepped'), ['event', 'steps', 0, 'to', 'q'], plus(1)],
  ['a facing', anyOf('stepped'), ['event', 'steps', 0, 'facing'], (old) => (Number(old) + 1) % 6],
  ['a move count', anyOf('plot-shown'), ['event', 'move', 'to'], plus(1)],
  ['an impact won', anyOf('collided'), ['event', 'by'], plus(1)],
  ['CF lost', anyOf('cf-lost'), ['event', 'amount'], plus(1)],
  ['a performance', anyOf('appealed'), ['event', 'performance'], plus(1)],
  ['an endurance loss', anyOf('endurance-checked'), ['event', 'loss'], plus(1)],
  ['a rating', anyOf('sheet-made'), ['event', 'sheet', 'ag'], plus(1)],
  ['a result letter', anyOf('bout-ended'), ['event', 'results', 'A'], becomes('M')],
  ['a draw', blow(() => true), [...CRT, 'draw'], plus(1)],
  ['a seq', anyOf('stepped'), ['seq'], plus(1)],
  ['a phase', anyOf('endurance-checked'), ['phase'], becomes(1)],
  ['a cite', anyOf('turned'), ['event', 'cite'], becomes('')],
  ['a turn into a collision', ordered, ['event', 'to'], (old) => (Number(old) + 1) % 6],
];

describe('the journal checker can fail', () => {
  it.each(FALSE)('it finds %s that was falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each([
    ['collided', 'impact'],
    ['stumble-checked', 'stumble'],
    ['fall-prone-checked', 'fall-prone'],
    ['stun-recovered', 'stun-recovery'],
    ['recovery-tried', 'recovery'],
    ['endurance-checked', 'endurance'],
    ['centurion-ordered', 'pause'],
    ['blow', 'crt'],
  ] as const)('it finds a wrong modifier of %s though total and threshold agree with it', (kind, name) => {
    expect(shifted(sampleWith(rollIn(kind, name)), name)).not.toEqual([]);
  });

  it.each(['item-dropped', 'stumble-checked', 'cf-lost', 'fell-prone', 'endurance-checked', 'bout-ended'] as const)(
    'it misses %s when it has been left out',
    (kind) => {
      expect(withoutEvent(sampleWith(anyOf(kind)))).not.toEqual([]);
    },
  );

  it('7.2.1 it misses the turn of a man who collides', () => {
    expect(withoutEvent(sampleWith(ordered)).join()).toContain(
      'has turned before he collides, and nothing tells of it',
    );
  });

  it('10.5 it misses the die of a lame man who sets out', () => {
    const sample = sampleWith(anyOf('limp-checked', ({ stumbled }) => !stumbled));
    expect(withoutEvent(sample).join()).toContain('is lame and sets out without a die');
  });

  it('it says where', () => {
    const sample = sampleWith(blow(() => true));
    const [complaint] = afterChange(sample, [...CRT, 'total'], plus(1));
    expect(complaint).toContain(`seq ${sample.journal[sample.at]?.seq}`);
  });
});
