/** The twenty achievements: what earns each, what does not, and what is written of them. */
import { describe, expect, it } from 'vitest';
import { plainFighter } from '../../../../src/games/gladiator/ai/plain-bout.ts';
import type { CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { COUNTING } from '../../../../src/games/gladiator/counting.ts';
import type { HousesState } from '../../../../src/games/gladiator/house/types.ts';
import { diceLuckErrand } from '../../../../src/games/gladiator/labour/dice-luck.ts';
import { diceTally } from '../../../../src/games/gladiator/odds/luck.ts';
import { loadRulebook } from '../../../../src/games/gladiator/rulebook.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type Lead, type MusterMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { AREAS, type Fighter, type State } from '../../../../src/games/gladiator/rules/types.ts';
import {
  BOUT_ACHIEVEMENTS,
  careerEarned,
  houseEarned,
  type SeenBout,
} from '../../../../src/games/gladiator/session/achievements.ts';
import { readBout } from '../../../../src/games/gladiator/session/bout-record.ts';
import { boutLuck } from '../../../../src/games/gladiator/session/luck.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { scene, sword, tables } from '../../../../tools/games/gladiator/bout.ts';
import { value } from '../../../store/support.ts';
import { testAchievements } from '../../../support/achievements.ts';
import { freeze } from '../../../support/frozen.ts';
import { finishedSave, newSession } from '../screens/bout/scenes.ts';

/** As much of an event as a case tells. */
type Told = { readonly kind: GladiatorEvent['kind'] } & { readonly [member: string]: unknown };

interface Case {
  readonly A?: Partial<Fighter>;
  readonly B?: Partial<Fighter>;
  readonly state?: Partial<State>;
  readonly won?: boolean;
  readonly events?: readonly Told[];
}

function seen({ A = {}, B = {}, state = {}, won = true, events = [] }: Case): SeenBout {
  const end = { ...scene({ A, B }), ...state } as State;
  const led = end.fighters.filter(({ id }) => id === 'A');
  return {
    end,
    led,
    won,
    events: events.map((event) => ({ turn: 2, phase: 3, event: event as unknown as GladiatorEvent })),
  };
}

const blow = (more: object = {}): Told => ({
  kind: 'blow',
  fighter: 'A',
  target: 'B',
  round: 1,
  special: null,
  wounds: 2,
  ...more,
});
/** A medium man against others, played plainly to its end. */
function saveOf(others: readonly MusterMan[], lead: Lead | null): Save {
  const setup = { rules: basicRules(), fighters: muster([anyMan('medium')], others, lead) };
  const match = Match.start(gladiator, tables, setup, 'counted', { journal: false });
  const bot = plainFighter(tables, 'counted');
  runMatch(match, () => bot);
  return match.save(0);
}

const NOTHING_WOUNDED = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
const SCRATCHED = { ...NOTHING_WOUNDED, 2: 1 };
const behind = {
  kind: 'engaged',
  fighter: 'A',
  target: 'B',
  modifiers: [{ value: 4, why: 'position', cite: '9.2' }],
} as const;
const sheet = { kind: 'sheet-made', fighter: 'A', sheet: { shield: 'large' } } as const;
const shield = { id: 7, kind: 'shield', size: 'large', ticked: 0 } as unknown as Fighter['hands'][number];

/** By achievement: what earns it, and what comes near and does not. */
const CASES: { readonly [id: string]: readonly [earns: Case, not: readonly Case[]] } = {
  untouched: [
    { A: { wounds: NOTHING_WOUNDED } },
    [{ A: { wounds: SCRATCHED } }, { A: { wounds: NOTHING_WOUNDED }, won: false }],
  ],
  'from-behind': [
    { events: [behind, blow()] },
    [
      { events: [behind, blow({ wounds: 0 })] },
      { events: [{ ...behind, modifiers: [] }, blow()] },
      { events: [{ ...behind, fighter: 'B', target: 'A' }, blow({ fighter: 'B', target: 'A' })] },
    ],
  ],
  'ran-down': [
    {
      events: [
        { kind: 'collided', winner: 'A', fighters: ['A', 'B'] },
        { kind: 'fell-prone', fighter: 'B' },
      ],
    },
    [
      { events: [{ kind: 'collided', winner: 'A', fighters: ['A', 'B'] }] },
      {
        events: [
          { kind: 'collided', winner: 'B', fighters: ['A', 'B'] },
          { kind: 'fell-prone', fighter: 'A' },
        ],
      },
    ],
  ],
  thrown: [{ events: [blow({ round: null })] }, [{ events: [blow()] }, { events: [blow({ round: null, wounds: 0 })] }]],
  recovered: [
    { events: [{ kind: 'recovery-tried', fighter: 'A', recovered: true }] },
    [
      { events: [{ kind: 'recovery-tried', fighter: 'A', recovered: true }], won: false },
      { events: [{ kind: 'recovery-tried', fighter: 'B', recovered: true }] },
    ],
  ],
  shieldless: [
    { A: { hands: [sword(1)] }, events: [sheet] },
    [
      { A: { hands: [sword(1), shield] }, events: [sheet] },
      { A: { hands: [sword(1)] }, events: [{ ...sheet, sheet: { shield: null } }] },
      { A: { hands: [sword(1)] }, events: [sheet], won: false },
    ],
  ],
  outlasted: [
    {
      events: [
        { kind: 'endurance-checked', fighter: 'B', loss: 2 },
        { kind: 'endurance-checked', fighter: 'A', loss: 0 },
      ],
    },
    [
      {
        events: [
          { kind: 'endurance-checked', fighter: 'B', loss: 2 },
          { kind: 'endurance-checked', fighter: 'A', loss: 1 },
        ],
      },
      { events: [{ kind: 'endurance-checked', fighter: 'B', loss: 0 }] },
    ],
  ],
  spared: [
    { won: false, state: { outcome: { winner: 1, by: 'spared', results: { A: 'M', B: 'V' } } } },
    [{ state: { outcome: { winner: 0, by: 'spared', results: { A: 'V', B: 'M' } } } }],
  ],
  'stans-missus': [
    { won: false, state: { outcome: { winner: null, by: 'stans-missus', results: { A: 'S', B: 'S' } } } },
    [{ state: { outcome: { winner: null, by: 'both-dead', results: { A: 'P', B: 'P' } } } }],
  ],
  netted: [
    { B: { style: 'secutor' }, events: [{ kind: 'ensnared', fighter: 'B', by: 'A', how: 'net' }] },
    [
      { B: { style: 'myrmillo' }, events: [{ kind: 'ensnared', fighter: 'B', by: 'A', how: 'net' }] },
      { B: { style: 'secutor' }, events: [{ kind: 'ensnared', fighter: 'B', by: 'A', how: 'neck' }] },
    ],
  ],
  'torn-free': [
    { events: [{ kind: 'escape-tried', fighter: 'A', escaped: true }] },
    [
      { events: [{ kind: 'escape-tried', fighter: 'A', escaped: false }] },
      { events: [{ kind: 'escape-tried', fighter: 'A', escaped: true, against: { by: 'B', cf: 3 } }] },
    ],
  ],
  grappled: [
    { events: [{ kind: 'grappled', fighter: 'A', target: 'B', area: 2 }] },
    [
      { events: [{ kind: 'grappled', fighter: 'B', target: 'A', area: 2 }] },
      // another of his side does it
      { state: { fighters: threesome(0) }, events: [{ kind: 'grappled', fighter: 'C', target: 'B', area: 2 }] },
    ],
  ],
  disarmed: [
    { B: { fate: 'spared' }, events: [blow({ special: 'disarm' }), { kind: 'item-dropped', fighter: 'B' }] },
    [
      { B: { fate: 'dead' }, events: [blow({ special: 'disarm' }), { kind: 'item-dropped', fighter: 'B' }] },
      { B: { fate: 'spared' }, events: [blow({ special: 'disarm' }), blow(), { kind: 'item-dropped', fighter: 'B' }] },
    ],
  ],
  feinted: [
    { events: [{ kind: 'feinted', fighter: 'A', target: 'B' }, blow()] },
    [{ events: [{ kind: 'feinted', fighter: 'A', target: 'B' }, blow({ wounds: 0 }), blow()] }, { events: [blow()] }],
  ],
  swept: [
    { events: [blow({ special: 'sweep' }), { kind: 'stumble-checked', fighter: 'B', stumbled: true }] },
    [
      { events: [blow({ special: 'sweep' }), { kind: 'stumble-checked', fighter: 'B', stumbled: false }] },
      { events: [blow(), { kind: 'stumble-checked', fighter: 'B', stumbled: true }] },
    ],
  ],
  'two-on-one': [{ state: { fighters: threesome() } }, [{}, { state: { fighters: threesome() }, won: false }]],
  lion: [
    { B: beast('lion'), events: [{ kind: 'killed', fighter: 'B', killer: 'A', why: 'wounds' }] },
    [
      { B: beast('wolf'), events: [{ kind: 'killed', fighter: 'B', killer: 'A', why: 'wounds' }] },
      {
        B: { ...beast('lion'), lastStruckBy: 'C' },
        events: [{ kind: 'killed', fighter: 'B', killer: null, why: 'bled' }],
      },
    ],
  ],
  unhorsed: [{ events: [{ kind: 'unhorsed', fighter: 'B' }] }, [{ events: [{ kind: 'unhorsed', fighter: 'A' }] }]],
  'sine-missione': [{ state: { sineMissione: true } }, [{ state: { sineMissione: true }, won: false }, {}]],
};

/** A, B and C, who is of this side. */
function threesome(side: Fighter['side'] = 1): Fighter[] {
  const { fighters } = scene({});
  const [a, b] = fighters;
  if (a === undefined || b === undefined) throw new Error('two men');
  return [a, b, { ...b, id: 'C', side }];
}

function beast(kind: string): Partial<Fighter> {
  return { beast: { kind, horse: false } as unknown as Fighter['beast'], lastStruckBy: null };
}

describe('an achievement of a bout', () => {
  testAchievements({
    ...{ counting: COUNTING, book: loadRulebook(), earns: BOUT_ACHIEVEMENTS, cases: CASES },
    seen: (one: Case) => freeze(seen(one)),
    long: ['freed'],
  });
});

it('39.5.5.2 the wooden sword is earned by a career, or by a man of the own house', () => {
  const career = (how: string | null) =>
    careerEarned({ end: how === null ? null : { munus: 3, how, killer: null } } as unknown as CareerState);
  expect([career("Emperor's Champion"), career('retired'), career(null)]).toEqual([['freed'], [], []]);
  const house = (of: number, fate: string) => houseEarned({ men: [{ house: of, fate }] } as unknown as HousesState);
  expect([house(0, 'freed'), house(1, 'freed'), house(0, 'dead')]).toEqual([['freed'], [], []]);
});

it('twenty are told in words that fit 80 columns', () => {
  for (const { title, task, rule } of COUNTING.achievements) {
    expect(title.length).toBeLessThan(20);
    expect(task.length).toBeLessThanOrEqual(40);
    expect(rule).toMatch(/\.$/u);
  }
  expect(new Set(COUNTING.achievements.map(({ title }) => title)).size).toBe(20);
});

describe('a bout', () => {
  it('counts by its sides, its result and its wounds, and earns what its record earns', () => {
    const tally = COUNTING.count(finishedSave('over'));
    expect(tally).toMatchObject({ ok: true, value: { match: { own: 'medium', turns: expect.any(Number) } } });
    const earned = tally.ok ? tally.value.earned : [];
    for (const id of earned) expect(Object.keys(BOUT_ACHIEVEMENTS)).toContain(id);
  });

  it('that goes on is not counted, and one of another version counts without what its events would earn', () => {
    expect(COUNTING.count(newSession('begun').save())).toEqual({ ok: true, value: { match: null, earned: [] } });
    const save = finishedSave('over');
    const other = COUNTING.count({ ...save, version: save.version - 1 });
    expect(other).toMatchObject({ ok: true, value: { match: { own: 'medium' }, earned: [] } });
  });

  it('counts for its player alone, whoever leads the others', () => {
    const novice = saveOf([{ ...anyMan('heavy'), level: 'novice' }], 'one');
    const { fighters } = novice.checkpoint.state as State;
    const [taken, dealt] = fighters.map(({ wounds }) => AREAS.reduce((sum, area) => sum + wounds[area], 0));
    expect(dealt).toBeGreaterThan(0);
    expect(COUNTING.count(novice)).toMatchObject({ value: { match: { own: 'medium', foe: 'heavy', dealt, taken } } });
    expect(COUNTING.count(saveOf([anyMan('heavy')], null))).toMatchObject({ value: { match: null } });
  });

  it('P300 tells the luck of its player’s own side', () => {
    const save = saveOf([{ ...anyMan('heavy'), level: 'novice' }], 'one');
    const { blows } = boutLuck(value(readBout(tables, save)));
    expect(toiledOut(diceLuckErrand({ save }).begin())).toEqual({ luck: diceTally(blows, 0) });
    expect(diceTally(blows, 0)).not.toEqual(diceTally(blows, 1));
  });
});
