/** The last lines of a bout and its end, where the program is killed before they are drawn. */
import { expect, it } from 'vitest';
import { GAME_ID } from '../../../../../src/games/gladiator/id.ts';
import { fightPlainly } from '../../../../../tools/games/gladiator/careers.ts';
import { readsFirst } from '../../../../support/game-stage.ts';
import { toldUntilSeen } from '../../../../support/unseen.ts';
import { newSession } from '../../screens/bout/scenes.ts';

readsFirst(GAME_ID);

it('what was not drawn before a kill is told again, and the end is there until it has been seen', async () => {
  const session = newSession('unseen');
  fightPlainly(session);
  expect(session.over).toBe(true);
  await toldUntilSeen(GAME_ID, session.save());
});
