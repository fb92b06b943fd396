/** No text of a game is cut at 80x24: pages, presets, forms, matches and long games walked through by keys at random. */
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import { gamesOn } from '../../src/play/games.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';
import type { Cut } from '../support/cuts.ts';
import { wander } from '../support/wandering.ts';

/** As long as the field of a name takes. */
const LONGEST = 'Hermenegildus Crixus';

/** GLADIATOR's screens, and the longest names there, are in screens/bout/sizes and widest of its own tests. */
const OTHERS = GAMES.filter(({ id }) => id !== 'gladiator');

/** Its code is read before the first test waits for it. */
beforeAll(async () => {
  for (const { id, load } of OTHERS) {
    await (await load()).screens();
    await gamesOn(new Shelf(GAMES)).load(id); // its part in the challenge of a day is read with it
  }
});

/** Where a walk begins, from the page of a game. */
const WAYS: { readonly [what: string]: (stage: PlainStage) => PlainStage } = {
  'a match made ready': (stage) => stage.press('p', 'Enter'),
  'the last match made ready': (stage) => stage.press('p', 'Up', 'Up', 'Enter'),
  'a match of one’s own': (stage) => stage.press('p', 'm').type(LONGEST).press('Enter', 'Enter'),
  'the first line after practice': (stage) => (stage.labels[1] === undefined ? stage : stage.choose(stage.labels[1])),
  'a long game': (stage) => stage.press('n', 'Enter').type(LONGEST).press('Enter', 'Enter'),
};

/** A name may end in an ellipsis; letters of fighters in one place stand side by side. */
const isMeant = ({ how, text }: Cut): boolean =>
  (how === 'shortened' && LONGEST.startsWith(text.replace(/…\s*$/u, ''))) ||
  (how === 'run together' && text.length === 1);

const STEPS = 25;

describe.each(OTHERS.map(({ id, title }) => [id, title] as const))('%s', (id, title) => {
  it.each(Object.entries(WAYS))(
    'from %s on, has no text that is cut, run into another or written over',
    async (what, way) => {
      const store = open(tempFolder(), { games: GAMES });
      const stage = way(await loaded(atTitle(store, new Shelf(GAMES)).choose(title)));
      expect(stage.text).not.toContain('being set up');
      wander(stage, { seed: `${id} ${what}`, steps: STEPS, isMeant });
      store.close();
    },
  );
});
