/** P61 Whom the net is tossed at, asked on the screen. */
import { expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';
import { boutStage, pressUntil } from '../../program/tui/stage.ts';
import { NET, netMan } from '../../support/rules/snares.ts';
import { promptOf, sessionIn } from '../bout/scenes.ts';

it('20.4 with several before him the player names one, nearest hexes beside each name', () => {
  const still: Partial<Fighter> = { by: 'book', moves: 5, hands: [] };
  const session = sessionIn({
    rules: advancedRules([20, 26]),
    phase: 8,
    A: netMan({ hands: [NET] }),
    B: { ...still, at: { q: 3, r: 0 } },
    C: { ...still, side: 1, at: { q: 1, r: 0 }, facing: 3 },
  });
  session.answer(order('X TN'));
  const stage = pressUntil(boutStage(session), 'Space', () => session.prompt !== null);
  expect(promptOf(session, 'cast').targets).toEqual(['B', 'C']);
  expect(stage.prompt).toContain('Several are in front of you: at whom do you toss the net? (20.4)');
  expect(stage.view.menu?.items.map(({ label, note }) => [label, note])).toEqual([
    ['CALVUS', '3 hexes'],
    ['CRIXUS', 'beside you'],
  ]);
  stage.choose('CRIXUS');
  const cast = session.match.journal.find(({ event }) => event.kind === 'net-cast');
  expect(cast?.event).toMatchObject({ fighter: 'A', target: 'C' });
});
