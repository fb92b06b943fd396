/** What a question of a match is put from: the board as it is, though the last event before it was not worth a line. */
import { expect, it } from 'vitest';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { HEROES_ALONE } from '../../../../src/games/heroes/screens/practice.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Session } from '../../../../src/session/session.ts';
import { onScreen, opens, SIZES } from '../../../support/game-stage.ts';

it('5.4.5 whoever chose the edge of a clear opening adds Bonus Dice to the pool that is thrown', async () => {
  const store = opens();
  const setup = readMatch({ red: 'murmillo', blue: 'thraex' }, 0);
  const session = Session.start(
    heroes,
    tables(),
    { setup, seed: 'asking 0' },
    { seats: [0], sink: store.match('heroes') },
  );
  const stage = await onScreen(HEROES_ALONE, session, SIZES[0], store);
  const asked: (string | undefined)[] = [];
  while (!session.over && (asked.at(-2) !== 'edge' || asked.at(-1) !== 'bonus')) {
    const prompt = stage.top.name === 'walk' ? null : session.prompt;
    if (prompt !== null) {
      expect(session.shown).toEqual(session.match.state);
      asked.push(prompt.kind);
    }
    stage.press(...(prompt?.kind === 'bonus' ? (['Down', 'Down'] as const) : []), 'Enter');
  }
  expect(asked.slice(-2)).toEqual(['edge', 'bonus']);
  store.close();
});
