/** What holds of every career, whoever plays it; and what is told of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import { CHAMPION_WINS } from '../../../../src/games/gladiator/career/aftermath.ts';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import type { CareerKit } from '../../../../src/games/gladiator/career/kit.ts';
import { OWN_FIGHTER } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import { chronicleOf } from '../../../../src/games/gladiator/career/told/chronicle.ts';
import { hallEntry } from '../../../../src/games/gladiator/career/told/hall.ts';
import { obituaryOf } from '../../../../src/games/gladiator/career/told/obituary.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Kind, Request } from '../../../../src/kernel/request.ts';
import { derive } from '../../../../src/kernel/rng.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { campaign } from '../../../../tools/games/gladiator/campaign.ts';
import { CAREER } from '../../../../tools/games/gladiator/career.ts';
import { tried } from '../../../support/soak.ts';

/** Whole careers take their time on a slow machine. */
const PATIENCE = 300_000;

const setups: fc.Arbitrary<CareerSetup> = fc.record({
  name: fc.constant(CAREER.name),
  mode: fc.constantFrom('ironman', 'lenient'),
  rules: fc.constant(CAREER.rules),
  origin: fc.boolean(),
  armour: fc.constantFrom('roll', 'buy'),
  lead: fc.constantFrom('one', 'all'),
  trueOdds: fc.boolean(),
});
const players = fc.constantFrom('plain', 'random');
const seeds = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' });

/** A career to its end; `look` sees every state. */
function lived(
  setup: CareerSetup,
  who: string,
  seed: string,
  look: (state: CareerState) => void = () => {},
): CareerState {
  const match = Match.start(career, campaign, setup, seed, { watch: (_, state) => look(state) });
  const player = who === 'plain' ? plainPlayer(campaign) : randomController(career, campaign, seed);
  runMatch(match, () => player);
  return match.state;
}

const letters = ({ past }: CareerState, letter: string) =>
  past.filter(({ result }) => result.feats[OWN_FIGHTER]?.result === letter).length;

describe('every career', () => {
  test(
    '31, 38.2 has one match a munus, its letters in the record, and an end that fits them',
    () => {
      fc.assert(
        fc.property(setups, players, seeds, (setup, who, seed) => {
          const { man, past, end, outcome, standing } = lived(setup, who, seed);
          const state = { past } as CareerState;
          expect(past.map(({ munus }) => munus)).toEqual(past.map((_, i) => i + 1));
          expect(man?.record).toEqual({ v: letters(state, 'V'), s: letters(state, 'S'), m: letters(state, 'M') });
          expect(standing === 'freed').toBe(man?.record.v === CHAMPION_WINS);
          expect(outcome).toMatchObject({ by: end?.how, results: { [OWN_FIGHTER]: standing } });
          expect(letters(state, 'P')).toBe(end?.how === 'killed' ? 1 : 0);
        }),
        { numRuns: tried(2, 20), seed: 38 },
      );
    },
    PATIENCE,
  );

  test(
    '33.3 never pays what it has not, nor raises a rating beyond its limits',
    () => {
      const most = { tr: 18, st: 7, ag: 7, cn: 7, w: 18 } as const;
      const look = ({ man, rivals }: CareerState) => {
        for (const one of man === null ? [] : [man, ...rivals.map((rival) => rival.man)]) {
          expect(one.xp).toBeGreaterThanOrEqual(0);
          for (const rating of ['tr', 'st', 'ag', 'cn', 'w'] as const) {
            expect(one.ratings[rating]).toBeLessThanOrEqual(most[rating]);
          }
        }
      };
      fc.assert(
        fc.property(setups, players, seeds, (setup, who, seed) => {
          lived(setup, who, seed, look);
        }),
        { numRuns: tried(2, 20), seed: 33 },
      );
    },
    PATIENCE,
  );

  test(
    '38.4.2 keeps every gladiator it has come to know, and lets no dead man fight (P231)',
    () => {
      fc.assert(
        fc.property(players, seeds, (who, seed) => {
          let known = 0;
          const dead = new Map<number, number>();
          const look = ({ rivals, turn, others }: CareerState) => {
            expect(rivals.length).toBeGreaterThanOrEqual(known);
            expect(rivals.map(({ id }) => id)).toEqual(rivals.map((_, i) => i + 1));
            known = rivals.length;
            for (const { id, standing } of rivals) if (standing !== 'fighting' && !dead.has(id)) dead.set(id, turn);
            for (const { munus, red, blue } of others) {
              for (const { rival } of [red, blue]) expect(munus).toBeLessThanOrEqual(dead.get(rival) ?? turn);
            }
          };
          const { rivals, man } = lived(CAREER, who, seed, look);
          const names = rivals.filter(({ standing }) => standing === 'fighting').map((rival) => rival.man.name);
          expect(new Set([...names, man?.name]).size).toBe(names.length + 1);
        }),
        { numRuns: tried(2, 20), seed: 42 },
      );
    },
    PATIENCE,
  );

  test(
    'is told: a page a munus, and a last word',
    () => {
      fc.assert(
        fc.property(setups, players, seeds, (setup, who, seed) => {
          const state = lived(setup, who, seed);
          const pages = chronicleOf(state);
          expect(pages.map(({ munus }) => munus)).toEqual(state.past.map(({ munus }) => munus));
          const obituary = obituaryOf(state);
          expect(obituary?.munera).toBe(state.past.length);
          expect(JSON.parse(JSON.stringify(obituary))).toEqual(obituary);
          const lines = [...pages.flatMap(({ title, lines: all }) => [title, ...all]), ...(obituary?.lines ?? [])];
          for (const line of lines) {
            expect(line).toMatch(/^[A-Z\d].*[^ ]$/);
            expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|,,| ,| \./);
          }
          expect(hallEntry(state)?.munera.length).toBe(state.past.length);
        }),
        { numRuns: tried(2, 20), seed: 7 },
      );
    },
    PATIENCE,
  );
});

describe('illegal answers', () => {
  type Asked<K extends Kind<CareerDecisions>> = Request<CareerDecisions, K>;
  /** By kind of question: answers that must be refused. */
  const FORBIDDEN: { readonly [K in Kind<CareerDecisions>]: (ask: Asked<K>) => readonly unknown[] } = {
    style: () => ['eques', 'venator', 'lion', null],
    talent: ({ picks }) => [picks.length, -1, 0.5, 'WP'],
    armour: () => [{ 1: 'C', 2: 'C', 3: 'C', 4: 'C', 5: 'A' }, { 1: 'D', 2: '--', 3: '--', 4: '--', 5: '--' }, {}],
    ludus: ({ offers, styles }) => [
      { kind: 'rest' },
      { kind: 'retrain', style: 'sagittarius' },
      { kind: 'arm', weapon: 'trident' },
      ...offers.flatMap(({ purchase, fault }) => (fault === null ? [] : [{ kind: 'buy', purchase }])),
      { kind: 'buy', purchase: { kind: 'roll', extra: 99 } },
      ...(styles.length === 0 ? [{ kind: 'retrain', style: 'thraex' }] : []),
    ],
    unique: () => ['unique', 'duel', 3],
    challenger: ({ rivals }) => [Math.max(0, ...rivals) + 1, -1, '1'],
    enter: () => [false, null, { kind: 'arm', weapon: 'bow' }],
    bout: (order) => {
      const fighter = { result: 'V', dead: false, killer: null, wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
      const rest = { attackCf: 0, defenceCf: 0, thrownStrikes: 0, missusGranted: false, opponentsGranted: 0 };
      const idle = { ...fighter, ...rest, kills: [], defeated: [], cleaved: 0, favours: 0 };
      const ids = order.setup.fighters.map(({ id }) => id);
      const all = (of: (id: string) => object) => Object.fromEntries(ids.map((id) => [id, of(id)]));
      const result = { winner: 0, by: 'wounds', turns: 1, moments: [], digest: '0123456789abcdef' };
      const lost = { ...idle, result: 'S' };
      return [
        { ...result, feats: {} },
        { ...result, feats: { ...all(() => lost), Z: lost } },
        { ...result, winner: 1, feats: all(() => idle) },
        { ...result, feats: all(() => ({ ...lost, result: 'P' })) },
        { ...result, feats: all(() => ({ ...lost, killer: 'nobody he knows' })) },
        { ...result, feats: all((id) => ({ ...lost, kills: [{ victim: id, turn: 1, way: 'quick', w: 0 }] })) },
        { ...result, digest: 'none', feats: all(() => lost) },
        { ...result, turns: 0, feats: all(() => lost) },
      ];
    },
  };

  /** Careers in which everything is asked, so that few need be played. */
  const EVERY_KIND = [0, 5, 8, 90];

  function refuseAll(match: Match<CareerKit>, request: Request<CareerDecisions>): void {
    const now = (): string => JSON.stringify([match.digest(), match.draws, match.save(0)]);
    const before = now();
    for (const answer of FORBIDDEN[request.kind](request as never)) {
      const why = match.answer([answer]);
      expect(why, `${request.kind}: ${JSON.stringify(answer)}`).toMatch(/\(.*[A-Z]?\d+.*\)|not a choice/);
    }
    expect(now()).toBe(before);
  }

  test(
    '38.2 are refused with a reason, and leave no trace',
    () => {
      const met = new Map<string, number>();
      const wanted = Object.keys(FORBIDDEN);
      for (let n = 0; n < tried(4, 40) || (met.size < wanted.length && n < 300); n++) {
        const i = EVERY_KIND[n] ?? n;
        const seed = derive('illegal', 'career', i);
        const setup: CareerSetup = { ...CAREER, armour: i % 2 === 0 ? 'buy' : 'roll', origin: i % 3 === 0 };
        const match = Match.start(career, campaign, setup, seed);
        const player = randomController(career, campaign, seed);
        while (!match.over) {
          const [request] = match.pending;
          if (request === undefined) break;
          const times = (met.get(request.kind) ?? 0) + 1;
          met.set(request.kind, times);
          if (times <= tried(6, 1000)) refuseAll(match, request);
          match.answer([player.choose(request, career.view(match.state, request.seat))]);
        }
      }
      expect([...met.keys()].sort()).toEqual(wanted.sort());
    },
    PATIENCE,
  );
});
