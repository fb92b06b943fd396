/** What a question of a match is put from: the board as it is, though the last event before it was not worth a line. */
import { expect, it } from 'vitest';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { HEROES_ALONE } from '../../../../src/games/heroes/screens/practice.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { Session } from '../../../../src/session/session.ts';
import { loneMatch } from '../../../../src/tui/match/practice.ts';
import { open, tempFolder } from '../../../store/support.ts';
import { PlainStage } from '../../../support/plain-stage.ts';
import { envOf } from '../../../support/title-stage.ts';

it('5.4.5 whoever chose the edge of a clear opening adds Bonus Dice to the pool that is thrown', () => {
  const store = open(tempFolder(), { games: GAMES });
  const shelf = new Shelf(GAMES);
  const services = servicesFor(store, '9.9.9', shelf, 'SEED');
  const setup = readMatch({ red: 'murmillo', blue: 'thraex' }, 0);
  const edges: string[] = [];
  for (let no = 0; no < 6; no++) {
    const session = Session.start(
      heroes,
      tables(),
      { setup, seed: `asking ${no}` },
      { seats: [0], sink: store.match('heroes') },
    );
    const stage = new PlainStage(
      (env) => loneMatch(HEROES_ALONE, session).screen(env, null),
      () => envOf(services, ROUTES, gamesOn(shelf)),
    );
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
