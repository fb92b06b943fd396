/** Games made up for tests of the house: what is asked of them is written down. */
import { readable, type Save, unreadable } from '../../src/kernel/save.ts';
import type { LongPlayed } from '../../src/settings.ts';
import { EVERYWHERE, HOUSE_BINDINGS } from '../../src/tui/keymap.ts';
import type { GameLine, GameScreens, Games, Screen } from '../../src/tui/program.ts';
import { textPages } from '../../src/tui/screens/text-page.ts';

/** Games that nothing is loaded of at first, and what was done with them. */
export interface MadeUpGames extends Games {
  /** The ids of those that were loaded, each time. */
  readonly loads: string[];
  /** The long games and the matches that were gone on with. */
  readonly resumed: LongPlayed[];
  readonly matches: { readonly game: string; readonly save: Save }[];
}

const lineOf = (id: string): GameLine => ({
  id,
  title: id.toUpperCase(),
  note: `what ${id} is`,
  about: [`${id} is one.`, `${id} is two.`, `${id} is three.`],
  options: [],
});

const pageOf = (title: string): Screen => textPages([{ title, right: '', lines: () => [] }]);

/** Games by their ids; a long game called 'gone' cannot be gone on with. */
export function madeUpGames(...ids: readonly string[]): MadeUpGames {
  const loads: string[] = [];
  const resumed: LongPlayed[] = [];
  const matches: { game: string; save: Save }[] = [];
  const screensOf = (game: string): GameScreens => ({
    menu: () => [{ value: 'play', label: 'Play', note: '' }],
    choose: (_, __, page) => ({ to: 'over', screen: page, next: pageOf(`${game} is played`) }),
    letters: { p: 'play' },
    resume(last) {
      if (last.id === 'gone') return unreadable('It is gone.');
      resumed.push(last);
      return readable(pageOf(`${game} goes on`));
    },
    resumeMatch(save) {
      matches.push({ game, save });
      return readable(pageOf(`a match of ${game} goes on`));
    },
    replay: (_, __, screen) => ({ to: 'stay', screen }),
    ending: () => null,
    manual: { bindings: [], topics: {}, signs: () => [] },
    detail: () => null,
  });
  return {
    ...{ loads, resumed, matches, lines: ids.map(lineOf) },
    hasDaily: () => false,
    refusal: () => null,
    bindings: [...HOUSE_BINDINGS, ...EVERYWHERE],
    manual: () => null,
    ownerOf: () => null,
    reference: () => null,
    screens: (id) => (loads.includes(id) ? screensOf(id) : null),
    async load(id) {
      loads.push(id);
    },
  };
}
