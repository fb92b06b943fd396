/** The journal of a game that was opened late reads the lines from before while its page is open. */
import { expect, it } from 'vitest';
import { houseGame } from '../../../../../src/games/gladiator/screens/house/house-screen.ts';
import { emptyHouseDisk, fakeHouses, houseOn } from '../../../../../tools/games/gladiator/houses.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { value } from '../../../../store/support.ts';
import { Stage } from '../../program/tui/stage.ts';

it('39 the journal of a house reads what was before its last step, and the chosen line stays', () => {
  const houses = emptyHouseDisk();
  const game = houseOn(houses, ({ session }) => session.prompt?.kind === 'school' && session.match.state.turn >= 2);
  const late = value(fakeHouses(houses).open('00000001'));
  const all = game.session.lines.length;
  const stage = new Stage((env) => houseGame(late).screen(env, null), fakeServices({ houses })).press('C-p', 'Up');
  expect(stage.lines[0]).toContain(`reading what was before: 0%   line ${all - 1} of ${all}`);
  const chosen = game.session.lines[all - 2]?.entry.event.cite ?? '';
  stage.settle();
  expect(stage.lines[0]).toContain(`line ${all - 1} of ${all}`);
  expect(stage.lines[0]).not.toContain('reading');
  expect(stage.text).toContain(chosen);
  for (let pages = 0; pages * 15 < all; pages++) stage.press('PageUp');
  expect(stage.lines[0]).toContain(`line 1 of ${all}`);
  expect(stage.text).toContain(game.session.lines[0]?.text.slice(0, 40) ?? '');
  expect(stage.press('Esc', 'C-p').lines[0]).toContain(`line ${all} of ${all}`);
});
