/** The tactician: within the rules, honest, and the same on every machine; his errand can be sent anywhere. */
import { describe, expect, it, test } from 'vitest';
import { answerOf, choiceOf, type Minds } from '../../../../src/ai/mind.ts';
import type { Thought } from '../../../../src/ai/tactics.ts';
import { plainPlot } from '../../../../src/games/gladiator/ai/plain-orders.ts';
import { mindsFor } from '../../../../src/games/gladiator/labour/minds.ts';
import { THOUGHTS } from '../../../../src/games/gladiator/labour/think.ts';
import { toilFor } from '../../../../src/games/gladiator/labour/toils.ts';
import { action } from '../../../../src/games/gladiator/rules/basic/plot.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules, basicRules, campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorDecisions, Plot, RuleChoices } from '../../../../src/games/gladiator/rules/types.ts';
import type { AskedLevel } from '../../../../src/kernel/levels.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';

type Kind = FighterSetup['kind'];
/** 7.2 Standing still, by its name. */
const STANDS: Plot = { actions: [action('X')], act: false };
const PATIENCE = 300_000;

function setupOf(rules: RuleChoices, red: readonly Kind[], blue: readonly Kind[], level: AskedLevel): Setup {
  const man = (kind: Kind): MusterMan => ({ ...anyMan(kind), level });
  const luck = rules.sections.includes(34) ? { luck: 7, talents: [{ code: 'FA' as const }] } : {};
  return {
    rules,
    fighters: muster(
      red.map(man),
      blue.map((kind) => ({ ...man(kind), ...wild(kind, luck) })),
      null,
    ),
  };
}

/** Luck and talents are men's. */
const wild = (kind: Kind, more: object): object => (kind === 'lion' || kind === 'eques' ? {} : more);

/** Bouts of all kinds: by rules, men, teams, against a beast and a rider; in the campaign luck and talents are hidden. */
const BOUTS: readonly (readonly [string, RuleChoices, readonly Kind[], readonly Kind[]])[] = [
  ['a duel of the Basic Game', basicRules(), ['medium'], ['heavy']],
  ['a net man', advancedRules(), ['retiarius'], ['secutor']],
  ['missiles', advancedRules(), ['velite'], ['parmularius']],
  ['pairs', advancedRules(), ['myrmillo', 'thraex'], ['provocator', 'laquearius']],
  ['a lion', advancedRules(), ['venator'], ['lion']],
  ['a rider', advancedRules(), ['hoplomachus'], ['eques']],
  ['hidden luck and talents', campaignRules(), ['dimachaerus'], ['scissores']],
];

/** Answers of minds, so many times or to the end; `each` sees every question before it is answered. */
function playOn(
  match: Match<GladiatorKit>,
  minds: Minds<GladiatorKit>,
  answers: number,
  each: (request: Request<GladiatorDecisions>) => void = () => {},
): void {
  for (let i = 0; i < answers && !match.over; i++) {
    match.pending.forEach(each);
    expect(match.answer(match.pending.map((request) => choiceOf(match, minds, request)))).toBeNull();
  }
}

describe('a tactician', () => {
  test.each(BOUTS)(
    'in a bout with %s answers within the rules, and thinks the same of what he cannot tell apart',
    (name, rules, red, blue) => {
      const setup = setupOf(rules, red, blue, 'tactician');
      const minds = mindsFor(setup);
      const match = Match.start(gladiator, tables, setup, name, { journal: false });
      let thought = 0;
      playOn(match, minds, 2, (request) => {
        const before = [match.digest(), match.draws];
        const { int: pick } = rngFrom(seedState(`${name} ${thought}`));
        const other = gladiator.resample(match.state, request.seat, pick);
        const chance = seedState('chance');
        const asked = { request, given: [] };
        const mine = minds[request.seat]?.thought?.(
          { ...asked, view: gladiator.view(match.state, request.seat) },
          chance,
        );
        const his = minds[request.seat]?.thought?.({ ...asked, view: gladiator.view(other, request.seat) }, chance);
        if (mine === null || mine === undefined || his === null || his === undefined) return;
        expect(toiledOut(his.begin())).toEqual(toiledOut(mine.begin()));
        expect([match.digest(), match.draws]).toEqual(before);
        thought += 1;
      });
      expect(thought).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it('thinks the same wherever his errand is sent, as plain JSON', () => {
    const setup = setupOf(advancedRules(), ['myrmillo'], ['thraex'], 'tactician');
    const minds = mindsFor(setup);
    const match = Match.start(gladiator, tables, setup, 'errand', { journal: false });
    const [request] = match.pending;
    if (request === undefined) throw new Error('nobody is asked');
    const answer = answerOf(match, minds, request);
    if (!('errand' in answer)) throw new Error('he does not think');
    const here: Thought<GladiatorKit> | null = toiledOut(answer.errand.begin());
    const { game, kind } = answer.errand;
    const there = toiledOut(toilFor({ game, kind, orders: JSON.parse(JSON.stringify(answer.errand.orders)) }));
    expect(there).toEqual(here);
    expect(here?.reasons?.best.length).toBe(3);
    expect(here?.choice).toEqual(choiceOf(match, minds, request));
  });

  it('weighs what the other may answer at the same time, and tells what he fears', () => {
    const setup = setupOf(advancedRules(), ['myrmillo'], ['thraex'], 'tactician');
    const minds = mindsFor(setup);
    const match = Match.start(gladiator, tables, setup, 'fears', { journal: false });
    const [request] = match.pending;
    const answer = request === undefined ? null : answerOf(match, minds, request);
    if (answer === null || !('errand' in answer)) throw new Error('he does not think');
    const { reasons } = toiledOut(answer.errand.begin()) ?? {};
    expect(reasons?.feared?.answers.map(({ request: { kind, seat } }) => [kind, seat])).toEqual([['plot', 2]]);
    expect(reasons?.best.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(5000);
  });

  it('7.2 weighs standing still once, however it is written: all of it leads to the same', () => {
    const setup = setupOf(basicRules(), ['medium'], ['heavy'], 'tactician');
    const leadsTo = (plot: Plot): string => {
      const match = Match.start(gladiator, tables, setup, 'still', { journal: false });
      const others = match.pending.slice(1).map(({ seat }) => (seat === 0 ? plot : STANDS));
      expect(match.answer([plot, ...others])).toBeNull();
      return match.digest();
    };
    expect(leadsTo({ actions: [], act: false })).toBe(leadsTo(STANDS));
    const match = Match.start(gladiator, tables, setup, 'still', { journal: false });
    const [request] = match.pending;
    if (request === undefined) throw new Error('nobody is asked');
    const inquiry = { request, view: gladiator.view(match.state, request.seat), given: [] };
    const thought = (own?: Plot) =>
      toiledOut(
        THOUGHTS.thought({
          level: 'glance',
          asked: own === undefined ? inquiry : { ...inquiry, own },
          chance: seedState('own'),
        }).begin(),
      )?.reasons;
    const alike = [
      thought(),
      thought(STANDS),
      thought({ actions: [], act: false }),
      thought({ actions: [], act: true }),
    ];
    const [weighed = 0] = alike.map((one) => one?.weighed ?? 0);
    expect(alike.map((one) => one?.weighed)).toEqual([weighed, weighed, weighed, weighed + 1]);
  });

  it('26 takes a comrade whom somebody else leads for no enemy', () => {
    const level = 'tactician' as const;
    const men = muster([anyMan('myrmillo'), { ...anyMan('thraex'), level }], [{ ...anyMan('secutor'), level }], 'one');
    const setup = { rules: advancedRules(), fighters: men };
    const minds = mindsFor(setup);
    const match = Match.start(gladiator, tables, setup, 'comrade', { journal: false });
    const request = match.pending.find(({ fighter }) => fighter === 'B');
    const answer = request === undefined ? null : answerOf(match, minds, request);
    if (answer === null || !('errand' in answer)) throw new Error('he does not think');
    const feared = toiledOut(answer.errand.begin())?.reasons?.feared?.answers ?? [];
    const plain = plainPlot(match.state, tables, 'A');
    expect(feared.filter(({ request: { seat } }) => seat === 0).map(({ choice }) => choice)).toEqual([plain]);
    expect(feared.some(({ request: { fighter } }) => fighter === 'C')).toBe(true);
  });
});

describe('men at every other level', () => {
  test.each(['novice', 'adept'] as const)('%s fights every kind of bout to its end', (level) => {
    for (const [name, rules, red, blue] of BOUTS) {
      const setup = setupOf(rules, red, blue, level);
      const match = Match.start(gladiator, tables, setup, `${level} ${name}`, { journal: false });
      playOn(match, mindsFor(setup), 2000);
      expect(match.over).toBe(true);
    }
  });
});
