/** The bell of the terminal: rung by the program on a real Ink screen in memory, only where it is wanted. */
import { expect, it, onTestFinished } from 'vitest';
import { Shelf } from '../../src/games/shelf.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { servicesFor } from '../../src/play/services.ts';
import { App } from '../../src/tui/app.tsx';
import { blankScreen } from '../../src/tui/parts.ts';
import { type Screen, stay } from '../../src/tui/program.ts';
import { textPages } from '../../src/tui/screens/text-page.ts';
import { open, tempFolder } from '../store/support.ts';
import { renderInk } from '../support/ink-screen.ts';
import { TOY } from '../toy/game.ts';

const BELL = '\u0007';

/** At 'w' something happens that is to be heard, at 'd' something that is not, at 'o' a page lies over it. */
function bells(heard: number, seen: number, bell: object | null): Screen {
  const here = (): Screen => bells(heard, seen, bell);
  return {
    name: 'page',
    timer: null,
    bell,
    update(message) {
      if (message.kind !== 'key') return stay(here());
      if (message.key === 'w') return stay(bells(heard + 1, seen, {}));
      if (message.key === 'd') return stay(bells(heard, seen + 1, bell));
      if (message.key === 'o') return { to: 'over', screen: here(), next: textPages([OVER]) };
      return stay(here());
    },
    view(env) {
      const canvas = blankScreen(env);
      canvas.text(0, 0, `heard ${heard}, seen ${seen}`);
      return { canvas, menu: null };
    },
    leave: () => null,
  };
}

const OVER = { title: 'A page over it', right: '', lines: () => [] };

function begun(wanted: boolean) {
  const store = open(tempFolder(), { games: [TOY] });
  const shelf = new Shelf([TOY]);
  const services = servicesFor(store, '9.9.9', shelf);
  services.changeSettings({ bell: wanted });
  const props = { services, routes: ROUTES, games: gamesOn(shelf), first: () => bells(0, 0, {}), suspend: () => {} };
  const shown = { level: 3, skin: 'unicode', forced: { level: null, skin: null } } as const;
  const screen = renderInk((surface) => <App {...props} {...shown} surface={surface} />);
  onTestFinished(() => {
    screen.dispose();
    store.close();
  });
  const rung = (): number => screen.since().split(BELL).length - 1;
  return { screen, rung };
}

it('rings once for each thing there is to ring for, and not when a screen opens or comes back', async () => {
  const { screen, rung } = begun(true);
  await screen.waitFor('heard 0, seen 0');
  expect(rung()).toBe(0);
  await screen.press('w');
  await screen.waitFor('heard 1, seen 0');
  expect(rung()).toBe(1);
  await screen.press('d');
  await screen.waitFor('heard 1, seen 1');
  await screen.press('o');
  await screen.waitFor('A page over it');
  await screen.press('\u001b');
  await screen.waitFor('heard 1, seen 1');
  expect(rung()).toBe(1);
});

it('is silent unless the player wants it', async () => {
  const { screen, rung } = begun(false);
  await screen.waitFor('heard 0, seen 0');
  await screen.press('w');
  await screen.waitFor('heard 1, seen 0');
  expect(rung()).toBe(0);
});
