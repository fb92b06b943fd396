/** 31.2-31.3.1: talent rolls and what they teach. */

import { describe, expect, test } from 'vitest';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import {
  gainTalent,
  pickByLot,
  resolvePick,
  rollTalent,
  talentDecision,
} from '../../../../src/games/gladiator/career/man/talent-rolls.ts';
import { allPicks, learnedLevel, picksOf } from '../../../../src/games/gladiator/career/man/talents.ts';
import type { CareerState } from '../../../../src/games/gladiator/career/types.ts';
import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { answered, campaign, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { WP_GROUPS } from '../support/armoury.ts';

const SWORD: Talent = { code: 'WP', group: 'sword', sl: 0 };
const knowing = (...talents: readonly Talent[]): Man => priscus({ talents });
const rolled = (man: Man, red: number, white: number, steps?: number) =>
  lived([['talent', red, white]], (ctx) => rollTalent(ctx, man, steps));

describe('31 talents', () => {
  test.each([
    [2, 6, []],
    [4, 1, [{ code: 'TH' }]],
    [4, 6, [{ code: 'HG' }]],
    [5, 4, [{ code: 'DI' }]],
    [6, 3, [{ code: 'BR' }]],
    [6, 6, [{ code: 'FB' }]],
  ])('31.2 a red %i and a white %i', (red, white, picks) => {
    const { result, of } = rolled(knowing(SWORD), red, white);
    expect(result).toEqual({ picks, free: false });
    expect(of('talent-rolled')[0]).toMatchObject({ man: 'Priscus', passed: [], rolls: [{ total: 10 * red + white }] });
  });

  test('31.3.1 WP may be raised, or opened for another group (C87): bow and trident are no WP', () => {
    const { result } = rolled(knowing(SWORD), 3, 6);
    expect(result.picks).toEqual(WP_GROUPS.map((group) => ({ code: 'WP', group })));
    const { result: raised } = lived([], (ctx) => gainTalent(ctx, knowing(SWORD), { code: 'WP', group: 'sword' }));
    expect(raised.talents).toEqual([{ code: 'WP', group: 'sword', sl: 1 }]);
    const { result: opened } = lived([], (ctx) => gainTalent(ctx, knowing(SWORD), { code: 'WP', group: 'axe' }));
    expect(opened.talents).toEqual([SWORD, { code: 'WP', group: 'axe', sl: 0 }]);
  });

  test('31.3.1 TH, GP and HG begin at SL 1 and no talent goes beyond 3', () => {
    let man = knowing(SWORD);
    for (const sl of [1, 2, 3]) {
      man = lived([], (ctx) => gainTalent(ctx, man, { code: 'HG' })).result;
      expect(man.talents.at(-1)).toEqual({ code: 'HG', sl });
    }
    expect(picksOf(campaign, man.talents, 'HG')).toEqual([]);
    expect(picksOf(campaign, [{ ...SWORD, sl: 3 }], 'WP').map((pick) => 'group' in pick && pick.group)).not.toContain(
      'sword',
    );
  });

  test('31.3.1 a starred talent is learned once: rolled again it is that of the next higher row (C106)', () => {
    const { result, of } = rolled(knowing(SWORD, { code: 'RE' }), 5, 2);
    expect(result).toEqual({ picks: [{ code: 'DI' }], free: false });
    expect(of('talent-rolled')[0]).toMatchObject({ cell: 'RE', passed: ['RE'] });
    const { result: further } = rolled(knowing({ code: 'RE' }, { code: 'DI' }, { code: 'FA' }), 5, 1);
    expect(further.picks).toEqual([{ code: 'BR' }]);
  });

  test('31.3.1 past the last row he picks any that still teaches him something (C106)', () => {
    const { result } = rolled(knowing(SWORD, { code: 'FB' }), 6, 6);
    expect(result.free).toBe(true);
    expect(result.picks).toContainEqual({ code: 'RE' });
    expect(result.picks).not.toContainEqual({ code: 'FB' });
  });

  test('31.3.1 so does one at SL 3 (P221)', () => {
    const { result, of } = rolled(knowing(SWORD, { code: 'TH', sl: 3 }), 4, 2);
    expect(result.picks).toEqual([{ code: 'GP' }]);
    expect(of('talent-rolled')[0]?.passed).toEqual(['TH']);
  });

  test('31.2 71 and more pick any talent (C142)', () => {
    const { result, rolls } = rolled(knowing(SWORD), 6, 1, 1);
    expect(result).toEqual({ picks: allPicks(campaign, [SWORD]), free: true });
    expect(rolls('talent')[0]).toMatchObject({
      total: 71,
      modifiers: [{ value: 10, cite: '33.3' }],
      table: { id: 'talents', row: '71+' },
    });
  });

  test('31.3.1 Bravado is worth 2 PR at once (P110)', () => {
    const { result, of } = lived([], (ctx) => gainTalent(ctx, priscus({ pr: -1 }), { code: 'BR' }));
    expect(result.pr).toBe(1);
    expect(of('talent-gained')[0]?.pr).toEqual({ from: -1, to: 1 });
  });

  test('31.3.1 the player is asked only where there is a choice', () => {
    const one = answered([], [], (ctx) => resolvePick(ctx, knowing(SWORD), [{ code: 'FA' }]));
    expect(one.result.talents).toEqual([SWORD, { code: 'FA' }]);
    const picks = picksOf(campaign, [SWORD], 'WP');
    const asked = answered([], [5], (ctx) => resolvePick(ctx, knowing(SWORD), picks));
    expect(asked.asked).toMatchObject([{ kind: 'talent', picks }]);
    expect(asked.result.talents).toEqual([SWORD, { code: 'WP', group: 'pike', sl: 0 }]);
    const refusal = (choice: number) => talentDecision.check({} as CareerState, campaign, { picks }, choice);
    expect([refusal(7), refusal(8), refusal(-1)].map((why) => why === null)).toEqual([true, false, false]);
  });

  test('31.3.1 the book leaves it to the dice (C105)', () => {
    const { result, of } = lived([['lot:talent', 1]], (ctx) =>
      pickByLot(ctx, knowing(SWORD), picksOf(campaign, [SWORD], 'WP')),
    );
    expect(result.talents).toEqual([SWORD, { code: 'WP', group: 'dagger', sl: 0 }]);
    expect(of('talent-gained')[0]?.lots).toMatchObject([{ name: 'talent', picked: 1 }]);
  });

  test('31.3.1 what is learned once counts as SL 1', () => {
    expect([learnedLevel({ code: 'FA' }), learnedLevel(SWORD), learnedLevel({ code: 'TH', sl: 2 })]).toEqual([1, 0, 2]);
  });
});
