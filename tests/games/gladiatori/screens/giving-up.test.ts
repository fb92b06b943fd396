/** GR-71 What giving up costs is told before it is done: in the match, and in the campaign that it is part of. */
import { expect, it } from 'vitest';
import { actionOffers, freeOffers } from '../../../../src/games/gladiatori/ask/acting-offers.ts';
import type { State } from '../../../../src/games/gladiatori/rules/types.ts';
import { matchesIn } from '../../../../src/games/gladiatori/screens/campaign/match-in-campaign.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { animalAt, hexAt, pair, sand } from '../support/sand.ts';
import { campaignAt } from '../support/school.ts';

const GIVES_UP = { givesUp: true } as const;

/** The line that gives up for good, and the one before it. */
function linesIn(state: State) {
  const asking = { state, tables: tables(), fighter: state.fighters[0] as State['fighters'][number] };
  const first = freeOffers(asking, {}).find(({ value }) => value === 'give up');
  const last = actionOffers(asking, GIVES_UP).find(({ label }) => label === 'Give up for good');
  return [first, last].map((one) => [one?.note, one?.more().join(' ')]);
}

it('GR-73 in a duel giving up costs 15 VP and the match', () => {
  const told = ['-15 VP', 'You leave the arena alive (GR-71). -15 VP. You cannot win any more (GR-73).'];
  expect(linesIn(pair().state)).toEqual([told, told]);
});

it('GR-73 with somebody beside one the side goes on', () => {
  const [, last] = linesIn(sand([{ team: 0 }, { team: 0 }, { team: 1 }]));
  expect(last?.[1]).toContain('Your side goes on without you.');
});

it('17.8 in a hunt it costs no VP: alone it is a defeat, for two the victory is gone', () => {
  const hunt = (count: number): State => {
    const all = Array.from({ length: count }, (_, i) => ({ team: 0, hex: hexAt(i === 0 ? 'E6' : 'E9') }));
    const state = sand(all, { animals: { kinds: ['wolf'] } });
    animalAt(state, 'wolf', hexAt('A1'));
    return state;
  };
  expect(linesIn(hunt(1))[1]).toEqual(['a defeat', expect.stringContaining('The animals win (17.8).')]);
  expect(linesIn(hunt(2))[1]).toEqual(['no victory', expect.stringContaining('half a victory at the most')]);
});

it.each([
  [6, 'Fame 6 becomes 4,'],
  [1, 'Fame 1 becomes 0,'],
  [0, 'no Fame to lose,'],
])('GR-97, GR-98 at Fame %i a match of a campaign says what giving up costs there', (fame, told) => {
  const { state, a } = pair({ vp: 3 });
  const kind = matchesIn(campaignAt({ man: { fame } }));
  const request = { kind: 'action', fighter: a.id, seat: 0, cite: '7.3' } as const;
  const { answers } = kind.ask(request, state, tables(), { columns: 80, rows: 24 }, GIVES_UP);
  const rows = answers.map(({ more = [] }) => more.map((row) => row.map(({ text }) => text.trim()).join('')));
  expect(rows[1]?.length).toBeLessThanOrEqual(kind.layout({ columns: 80, rows: 24 }).more?.rows ?? 0);
  expect(rows[1]?.join(' ')).toContain(
    `In the campaign: ${told} experience -2, no pay (3 for coming, 3 or more for winning).`,
  );
  expect(rows[0]?.join(' ')).not.toContain('campaign');
});
