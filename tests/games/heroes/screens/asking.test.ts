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
  const edges: string[] = [];
  for (let no = 0; no < 6; no++) {
    const session = Session.start(
      heroes,
      tables(),
      { setup, seed: `asking ${no}` },
      { seats: [0], sink: store.match('heroes') },
    );
    const stage = await onScreen(HEROES_ALONE, session, SIZES[0], store);
    for (let i = 0; i < 300 && !session.over; i++) {
      const asked = stage.top.name === 'walk' ? null : session.prompt;
      if (asked !== null) expect(session.shown).toEqual(session.match.state);
      if (asked?.kind === 'edge') edges.push(asked.cite);
      stage.press(
        ...Array<'Down'>(asked?.kind === 'bonus' ? Math.max(0, stage.labels.length - 1) : 0).fill('Down'),
        'Enter',
      );
    }
  }
  expect(edges).toContain('5.4.5');
  store.close();
});
