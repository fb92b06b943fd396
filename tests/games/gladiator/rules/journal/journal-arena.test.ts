/** Bouts in arenas held against the printed rules by the independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import { arenaBout } from '../../../../../tools/games/gladiator/journal/arena-bouts.ts';
import { ahead, bearings } from '../../../../../tools/games/gladiator/journal/hexes.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { tried } from '../../../../support/soak.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  hasModifier,
  not,
  plus,
  sampler,
  shifted,
  withoutEvent,
} from '../../support/journal/falsify.ts';

describe('journals in arenas', () => {
  it('bouts in arenas of every size, with much in the way, leave nothing to complain of', () => {
    const found = Array.from({ length: tried(12, 500) }, (_, i) => firstComplaints(String(i), arenaBout(i)));
    expect(found.flat()).toEqual([]);
  });
});

const sampleWith = sampler(arenaBout, 400, [79, 35, 26, 19, 17]);

const hit = (test: (event: EventOf<'obstacle-hit'>) => boolean = () => true) => anyOf('obstacle-hit', test);
const rolled = (kind: GladiatorEvent['kind'], name: string) => (event: GladiatorEvent) =>
  event.kind === kind && (event.rolls ?? []).some((roll) => roll.name === name);
const halvedFromAbove = anyOf('attack-halved', ({ cite }) => cite === '27.8.2.1');
const shaken = anyOf('stumble-checked', ({ why }) => why === 'struck on the rock');
const byTree = anyOf('item-dropped', ({ why }) => why === 'tree');
const placed = anyOf('obstacle-placed', ({ lots }) => (lots ?? []).length > 0);
const tested = anyOf('edge-tested');
const round = (old: unknown) => (Number(old) + 1) % 6;

const FALSE: readonly Falsehood[] = [
  ['the size of the arena', rolled('arena-made', 'arena-size'), ['event', 'size'], (old) => (Number(old) % 5) + 1],
  ['its walls', anyOf('arena-made', ({ size }) => size < 5), ['event', 'walls'], becomes(['north'])],
  ['the number of obstacles', rolled('arena-made', 'obstacle-count'), ['event', 'obstacles'], plus(1)],
  ['what a counter is', placed, ['event', 'obstacle'], (old) => (old === 'mud' ? 'rock' : 'mud')],
  ['where it lies', placed, ['event', 'at', 'q'], plus(1)],
  ['whether there is a wall', tested, ['event', 'walled'], not],
  ['which edge was tested', tested, ['event', 'edge'], (old) => (old === 'north' ? 'south' : 'north')],
  ['which wall went', anyOf('wall-removed'), ['event', 'edge'], (old) => (old === 'north' ? 'west' : 'north')],
  ['what he ran into', hit(), ['event', 'barrier'], (old) => (old === 'rock' ? 'pillar' : 'rock')],
  ['where it stands', hit(({ pushed }) => !pushed), ['event', 'hex', 'q'], plus(1)],
  ['where he stops', hit(), ['event', 'at', 'q'], plus(1)],
  ['how he stands there', hit(({ pushed }) => !pushed), ['event', 'facing'], round],
  ['that he was pushed', hit(({ pushed }) => !pushed), ['event', 'pushed'], becomes(true)],
  ['that nobody pushed him', hit(({ pushed }) => pushed), ['event', 'pushed'], becomes(false)],
  ['where he falls from a rock', anyOf('tumbled'), ['event', 'to', 'q'], plus(1)],
  ['the legs below', halvedFromAbove, ['event', 'cf', 'to'], plus(1)],
  [
    'a free blow at a man above',
    anyOf('attack-halved', ({ cite }) => cite === '27.8.2.2'),
    ['event', 'cf', 'to'],
    plus(1),
  ],
  ['what a tree takes', byTree, ['event', 'item', 'id'], plus(1)],
  ['whether he stumbles on the rock', shaken, ['event', 'stumbled'], not],
];

describe('the journal checker can fail in an arena', () => {
  it.each(FALSE)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each([
    ['the size on the die for a wall', 'edge-tested', 'wall', /size/],
    ['hexes moved into a wall', 'stunned', 'stun', /hex moved forward/],
    ['the push into it', 'stunned', 'stun', /pushed/],
    ['wounds before armour', 'stumble-checked', 'stumble', /before armour/],
  ] as const)('it finds a wrong modifier for %s though total and threshold agree with it', (_, kind, roll, why) => {
    const sample = sampleWith((event) => event.kind === kind && hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it.each([
    ['the arena', anyOf('arena-made')],
    ['an obstacle', anyOf('obstacle-placed')],
    ['a collision with an obstacle', hit()],
    ['the stun of it', anyOf('stunned', ({ why }) => /^the (wall|rock|pillar)$/.test(why))],
    ['an edge tested that gave way', anyOf('edge-tested', ({ walled }) => !walled)],
    ['an edge tested that was a wall', anyOf('edge-tested', ({ walled }) => walled)],
    ['a wall that goes', anyOf('wall-removed')],
    ['a fall from a rock', anyOf('tumbled')],
    ['legs half out of reach', halvedFromAbove],
    ['a free blow halved', anyOf('attack-halved', ({ cite }) => cite === '27.8.2.2')],
    ['a man shaken on a rock', shaken],
    ['a weapon lost to a tree', byTree],
    ['a stumble check in the mud', anyOf('stumble-checked', ({ why }) => /hazard/.test(why))],
  ] as const)('it misses %s', (_, wanted) => {
    const found = withoutEvent(sampleWith(wanted)).filter((one) => !/draw \d+ (is nowhere|comes)/.test(one));
    expect(found).not.toEqual([]);
  });

  /** A journal in which a pillar was put down beside what happened: between two men, or in somebody's way. */
  const withPillar = (sample: ReturnType<typeof sampleWith>, at: { readonly q: number; readonly r: number }) => {
    const { setup, journal } = sample;
    const arena = { size: 1, obstacles: [{ kind: 'pillar', at }] } as const;
    const place = journal.findIndex(({ event }) => event.kind === 'obstacle-placed');
    const before = journal.findIndex(({ event }) => event.kind === 'placed');
    const others = journal.filter(({ event }, i) => i >= before || event.kind === 'sheet-made');
    const made = journal[Math.max(0, place)];
    const entry = (event: GladiatorEvent) => ({ seq: 0, turn: 0, phase: 0, ...made, event });
    const start = others.findIndex(({ event }) => event.kind === 'placed');
    const first: GladiatorEvent = { kind: 'arena-made', cite: '27.2', size: 1, walls: [], obstacles: 1 };
    const second: GladiatorEvent = { kind: 'obstacle-placed', cite: '27.2.2.1', obstacle: 'pillar', at };
    const all = [...others.slice(0, start), entry(first), entry(second), ...others.slice(start)];
    return checkJournal(
      { ...setup, arena },
      all.map((one, seq) => ({ ...one, seq })),
    ).join();
  };

  it('27.5.1 it finds a man who walks through a pillar', () => {
    const sample = sampleWith(anyOf('stepped', ({ steps }) => steps.length === 2));
    const event = sample.journal[sample.at]?.event;
    const to = event?.kind === 'stepped' ? event.steps[0]?.to : undefined;
    expect(withPillar(sample, to ?? { q: 0, r: 0 })).toContain('walks through a pillar');
  });

  it('27.5 it finds a throw past a pillar', () => {
    const way = { from: { q: 0, r: 0 }, to: { q: 0, r: 0 } };
    const sample = sampleWith((event, _, before) => {
      if (event.kind !== 'thrown') return false;
      const at = new Map<string, Hex>();
      for (const { event: one } of before) {
        if (one.kind === 'placed') at.set(one.fighter, one.at);
        if (one.kind === 'stepped') for (const step of one.steps) at.set(step.fighter, step.to);
      }
      const moved = before.some(({ event: { kind } }) => kind === 'collided' || kind === 'knelt' || kind === 'tumbled');
      Object.assign(way, { from: at.get(event.fighter), to: at.get(event.target) });
      return !moved && event.range > 1 && bearings(way.from, way.to).length === 1;
    });
    const [direction = 0] = bearings(way.to, way.from);
    expect(withPillar(sample, ahead(way.to, direction))).toContain('something hides him');
  });
});
