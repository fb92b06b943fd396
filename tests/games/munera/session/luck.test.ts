/** How the attacks of a bout fell for its player: each held against what its dice could have brought. */
import { expect, it } from 'vitest';
import { boutLuckReport } from '../../../../src/games/munera/cli/luck.ts';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import { MUNERA_COUNTING } from '../../../../src/games/munera/counting.ts';
import { ATTACKS } from '../../../../src/games/munera/labour/dice-luck.ts';
import { muneraToil } from '../../../../src/games/munera/labour/toils.ts';
import { strikeOdds, woundChances } from '../../../../src/games/munera/odds/strike-odds.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { attacksOf } from '../../../../src/games/munera/rules/legal.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import type { ThrowsTold } from '../../../../src/session/match-luck.ts';
import { pair } from '../support/ring.ts';

/** A bout of the chart, and all that happened. */
function fought(teams: string, seed: string) {
  const events: MuneraEvent[] = [];
  const setup = readBout({ teams }, null, seed);
  const match = Match.start(munera, tables(), setup, seed, { watch: ({ event }) => void events.push(event) });
  return { save: match.save(0), events };
}

function throwsOf(save: Parameters<typeof ATTACKS.throws>[0]) {
  const told = toiledOut(ATTACKS.throws(save).begin());
  if (told === null || 'untold' in told) throw new Error('no luck is told');
  return told;
}

it('8.41 counts every attack of the first and at it, and no wounds but theirs', () => {
  const { save, events } = fought('cestus v thracian v gaetulian', 'luck');
  const { luck, throws } = throwsOf(save);
  const attacks = events.filter((one) => one.kind === 'attacked' && [one.fighter, one.foe].includes('A'));
  expect([throws.length, luck.throws]).toEqual([attacks.length, attacks.length]);
  expect(throws.map(({ line }) => line.entry.event)).toEqual(attacks);
  const by = (who: (one: Extract<MuneraEvent, { kind: 'wounded' }>) => boolean): number =>
    events.reduce((sum, one) => sum + (one.kind === 'wounded' && who(one) ? one.wounds : 0), 0);
  const thrown = events.filter(({ kind }) => kind === 'thrown-down');
  expect(thrown).toEqual([]);
  expect([luck.dealt, luck.taken]).toEqual([by((one) => one.by === 'A'), by((one) => one.fighter === 'A')]);
  expect(luck.dealtDue).toBe(throws.reduce((sum, one) => sum + (one.own ? one.due : 0), 0));
});

it('9 the chances of wounds are whole, and on the average what the odds of the attack say', () => {
  for (const profile of ['cestus', 'arbelas', 'retiarius', 'samnite'] as const) {
    const [state] = pair({ profile }, { profile: 'secutor' });
    for (const how of attacksOf(state, tables(), 'A')) {
      const chances = woundChances(state, tables(), 'A', how, null) ?? [];
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
      const mean = chances.reduce((sum, one, wounds) => sum + one * wounds, 0);
      expect(mean).toBeCloseTo(strikeOdds(state, tables(), 'A', how)?.wounds ?? -1, 10);
    }
  }
});

it('12.51 of a feint’s second die the other is known: a 6 of the defender is beaten by a double alone', () => {
  const [state] = pair();
  const how = { foe: 'B', with: { by: 'shield' }, feint: false, whirl: false } as const;
  const [none = 0] = woundChances(state, tables(), 'A', how, 6) ?? [];
  expect(none).toBeCloseTo(5 / 6, 10);
});

it('the sums are those of the counts, and the same in another thread', () => {
  const { save } = fought('samnite v retiarius', 'sums');
  const errand = MUNERA_COUNTING.luck?.(save);
  if (errand === undefined) throw new Error('no luck is told');
  const { luck } = throwsOf(save);
  expect(toiledOut(errand.begin())).toEqual({ luck });
  for (const one of [errand, ATTACKS.throws(save)]) {
    const { kind, orders } = JSON.parse(JSON.stringify(one)) as typeof errand;
    expect(toiledOut(muneraToil({ game: 'munera', kind, orders }))).toMatchObject({ luck });
  }
});

it('replay --luck tells it as text and as a document, and says why where it cannot', () => {
  const { save } = fought('samnite v retiarius', 'sums');
  const text = boutLuckReport('FILE', save, {});
  expect(text).toMatch(/yours +\d+ wounds, \d+\.\d expected/u);
  expect(text).toMatch(/What strayed most\n {2}#\d+ \d+\.\d+: \w+ attacks/u);
  expect(text).toMatch(/\n {6}(?:yours|against you): \d+ wounds?, \d+\.\d expected\n/u);
  expect(text).not.toMatch(/\b1 wounds/u);
  const document = JSON.parse(boutLuckReport('FILE', save, { json: true })) as { luck: object } & ThrowsTold;
  expect(document.luck).toEqual(throwsOf(save).luck);
  expect(() => boutLuckReport('FILE', { ...save, version: 99 }, {})).toThrow('FILE: it was made by version 99');
});
