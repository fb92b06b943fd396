/** How the attacks of a bout fell for its player: hits, held against the chance that each had. */
import { expect, it } from 'vitest';
import { boutLuckReport } from '../../../../src/games/gliderpit/cli/luck.ts';
import { readBout } from '../../../../src/games/gliderpit/cli/options.ts';
import { GLIDERPIT_COUNTING } from '../../../../src/games/gliderpit/counting.ts';
import { ATTACKS } from '../../../../src/games/gliderpit/labour/dice-luck.ts';
import { gliderpitToil } from '../../../../src/games/gliderpit/labour/toils.ts';
import type { PitEvent } from '../../../../src/games/gliderpit/rules/events.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';

/** A bout of four that the book flies, and all that happened. */
function flown(seed: string) {
  const events: PitEvent[] = [];
  const setup = readBout({ teams: '1 v 1 v 1 v 1' }, null, seed);
  const match = Match.start(gliderpit, tables(), setup, seed, { watch: ({ event }) => void events.push(event) });
  return { save: match.save(0), events, own: match.state.gliders[0]?.id ?? '' };
}

it('11.27 counts every throw and strike of the first and at it: a hit where one came, its chance in hundredths', () => {
  const { save, events, own } = flown('luck');
  const told = toiledOut(ATTACKS.throws(save).begin());
  if (told === null || 'untold' in told) throw new Error('no luck is told');
  const attacks = events.filter((one) => one.kind === 'threw' || one.kind === 'struck');
  const mine = attacks.filter(({ glider, foe }) => [glider, foe].includes(own));
  expect(mine.length).toBeGreaterThan(3);
  expect(mine.length).toBeLessThan(attacks.length);
  expect(told.throws.map(({ line }) => line.entry.event)).toEqual(mine);
  for (const { own: isOwn, came, due, variance, line } of told.throws) {
    const event = line.entry.event as (typeof mine)[number];
    expect(isOwn).toBe(event.glider === own);
    expect(came).toBe(event.result === 'hit' || event.result === 'critical' ? 1 : 0);
    const chance = (35 - 2 * event.cf) / 36;
    expect([due, variance]).toEqual([Math.round(100 * chance), Math.round(100 * chance * (1 - chance))]);
  }
  const hits = (by: boolean) =>
    mine.filter(({ glider, result }) => (glider === own) === by && /^(hit|critical)$/.test(result));
  expect([told.luck.dealt, told.luck.taken]).toEqual([hits(true).length, hits(false).length]);
});

it('the sums are those of the counts, and the same in another thread', () => {
  const { save } = flown('sums');
  const errand = GLIDERPIT_COUNTING.luck?.(save);
  if (errand === undefined) throw new Error('no luck is told');
  const found = toiledOut(errand.begin());
  expect(found).toHaveProperty('luck');
  for (const one of [errand, ATTACKS.throws(save)]) {
    const { kind, orders } = JSON.parse(JSON.stringify(one)) as typeof errand;
    expect(toiledOut(gliderpitToil({ game: 'gliderpit', kind, orders }))).toMatchObject(found as object);
  }
});

it('replay --luck tells it as text and as a document', () => {
  const { save } = flown('luck');
  expect(boutLuckReport('FILE', save, {})).toMatch(/yours +\d+ hits?, \d+\.\d expected/u);
  const document = JSON.parse(boutLuckReport('FILE', save, { json: true })) as { luck: object };
  expect({ luck: document.luck }).toEqual(toiledOut(ATTACKS.sums(save).begin()));
});
