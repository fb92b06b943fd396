/** What every rule set owes the kernel, over bouts of every share of seats. */
import { describe, expect, it } from 'vitest';
import { loadRulebook } from '../../../../src/games/munera/rulebook.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { playPhase } from '../../../../src/games/munera/rules/sequence.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { isSound } from '../../../../tools/games/munera/sound.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';
import { at, inHand, pair, setupOf, thrown } from '../support/ring.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS = [
  setupOf([{ seat: 0 }, { profile: 'retiarius' }], { arena: 'pit' }),
  setupOf(
    [
      { seat: 0, profile: 'velite' },
      { seat: 1, profile: 'arbelas', skills: ['attack'] },
    ],
    { arena: 'pit' },
  ),
  setupOf(
    [
      { profile: 'sagittarius', team: 0, seat: 0 },
      { profile: 'laquearius b', team: 1 },
      { profile: 'scissor', team: 0, seat: 0 },
    ],
    { arena: 'pit', endlessArrows: true, sparedToday: 1 },
  ),
  setupOf([{ profile: 'gaetulian' }, { profile: 'cestus' }]),
];

const EIGHT = setupOf(
  (
    [
      'gaetulian',
      'cestus',
      'diamecheri',
      'contra-retiarius',
      'hoplomachus a',
      'gaul',
      'thracian',
      'provocator',
    ] as const
  ).map((profile) => ({ profile })),
  { arena: 'great' },
);

describe('a bout of Munera Sine Missione', () => {
  testProperties(
    () => inspect({ ruleset: munera, tables: tables(), setups: SETUPS, turns: 61, cites: CITES, blind: {} }),
    // Nothing is ever sealed: one gladiator decides at a time.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );

  it('2.6 nobody and nothing leaves the arena, no two share a hex, no weapon is there twice, no hand holds two things', () => {
    let seen = 0;
    for (let seed = 0; seed < 3; seed++)
      runBook(munera, tables(), EIGHT, `sound ${seed}`, (_event, state) => {
        seen += 1;
        if (!isSound(state)) throw new Error(`seed ${seed}, event ${seen}`);
      });
    expect(seen).toBeGreaterThan(500);
  });

  it('5.13, 8.41, 9 the golden script (vector 25) falls out as the book says', () => {
    const [state, secutor, retiarius] = pair(
      { profile: 'secutor', seat: 0, stamina: 8 },
      { profile: 'retiarius', seat: 0, stamina: 7, hex: at(2, 0) },
    );
    state.acting = null;
    state.phase = 0;
    const blow = (id: string, foe: string) => ({
      do: 'attack',
      foe,
      with: { by: 'weapon', id },
      feint: false,
      whirl: false,
    });
    const sword = blow(inHand(secutor, 'sword'), 'B');
    const first = thrown(state, [
      ['points', 3],
      ['attack', 5],
      ['defence', 2],
      ['save', 4],
      ['attack', 2],
      ['defence', 6],
    ]);
    first.run(playPhase(first.ctx), ['none', { do: 'step', way: 0 }, sword, sword]);
    expect([retiarius.stamina, secutor.fatigue, retiarius.hex]).toEqual([4, 1, at(3, 0)]);
    const second = thrown(state, [
      ['points', 5],
      ['attack', 6],
      ['defence', 2],
      ['dodge', 3],
      ['attack', 4],
      ['defence', 4],
    ]);
    const [net, trident] = [blow(inHand(retiarius, 'net'), 'A'), blow(inHand(retiarius, 'trident'), 'A')];
    second.run(playPhase(second.ctx), [net, trident, { do: 'end' }]);
    expect([secutor.entangled?.kind, secutor.down]).toEqual(['net', true]);
    const third = thrown(state, [
      ['points', 6],
      ['cut', 6],
    ]);
    third.run(playPhase(third.ctx), ['none', { do: 'cut' }]);
    expect([third.of('points')[0]?.ap, secutor.entangled, secutor.down]).toEqual([1, null, false]);
    expect(retiarius.held.map(({ kind }) => kind)).toEqual(['trident']);
  });
});
