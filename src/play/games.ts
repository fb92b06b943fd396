/** The games of the house as its screens see them. */
import { gameIdOf } from '../games/known.ts';
import type { Shelf } from '../games/shelf.ts';
import { type Reference, referenceOf } from '../kernel/reference.ts';
import { type Binding, EVERYWHERE, HOUSE_BINDINGS, type ScreenName } from '../tui/keymap.ts';
import type { GameScreens, Games } from '../tui/program.ts';
import { keepAlonePart } from './daily/challenges.ts';

/** Games by their shelf; a game's screens are loaded with it. */
export function gamesOn(shelf: Shelf): Games {
  const loaded = new Map<string, GameScreens>();
  const references = new Map<string, Reference>();
  const daily = new Set<string>();
  let bindings: readonly Binding[] = [...HOUSE_BINDINGS, ...EVERYWHERE];
  return {
    lines: shelf.entries,
    get bindings() {
      return bindings;
    },
    hasDaily: (id) => daily.has(id),
    screens: (id) => loaded.get(id) ?? null,
    refusal(game, save) {
      const own = gameIdOf(shelf, save);
      if (!own.ok) return own.why;
      return own.value === game ? null : `it is of the game '${own.value}', not of '${game}'`;
    },
    ownerOf: (screen) => [...loaded].find(([, { manual }]) => hasKeysOn(manual.bindings, screen))?.[0] ?? null,
    reference(id) {
      const game = shelf.loaded(id);
      if (game === null) return null;
      const made = references.get(id) ?? referenceOf(game.title, game.rulebook(), game.glossary?.() ?? []);
      references.set(id, made);
      return made;
    },
    manual: (topic) => [...loaded.values()].find(({ manual }) => manual.topics[topic] !== undefined)?.manual ?? null,
    async load(id) {
      const entry = shelf.entry(id);
      if (!entry.ok) throw new Error(entry.why);
      const game = await shelf.load(entry.value);
      const challenge = await game.challenge?.();
      if (challenge !== undefined) {
        keepAlonePart(id, (await import('./daily/alone.ts')).alonePart(id, challenge));
        daily.add(id);
      }
      loaded.set(id, await game.screens());
      const own = [...loaded.values()].flatMap(({ manual }) => manual.bindings);
      bindings = [...HOUSE_BINDINGS, ...own, ...EVERYWHERE];
    },
  };
}

const hasKeysOn = (bindings: readonly Binding[], screen: ScreenName): boolean =>
  bindings.some(({ screens }) => screens?.includes(screen) === true);
