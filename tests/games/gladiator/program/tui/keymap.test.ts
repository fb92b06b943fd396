/** The one table of keys. */
import { describe, expect, it } from 'vitest';
import { KeySplitter } from '../../../../../src/tui/key-splitter.ts';
import { bindingsOn, commandOf, keysOf, PRESETS } from '../../../../../src/tui/keymap.ts';
import { GAMES_LOADED, SCREENS } from '../../../../../tools/games/gladiator/services.ts';

describe('keys', () => {
  it.each(SCREENS.flatMap((screen) => PRESETS.map((preset) => [screen, preset] as const)))(
    'on %s with the %s keys no key has two meanings',
    (screen, preset) => {
      const keys = bindingsOn(screen, GAMES_LOADED).flatMap((binding) => keysOf(binding, preset));
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    },
  );

  it('every key of a screen gives its own command', () => {
    for (const screen of SCREENS) {
      for (const binding of bindingsOn(screen, GAMES_LOADED)) {
        for (const key of keysOf(binding, 'grid'))
          expect(commandOf(screen, 'grid', key, GAMES_LOADED)).toBe(binding.command);
      }
    }
  });

  it('a burst is split into single keys, sequences whole', () => {
    expect(new KeySplitter().take('wd\r')).toEqual(['w', 'd', '\r']);
    expect(new KeySplitter().take('\u001b[Aq\u001b')).toEqual(['\u001b[A', 'q', '\u001b']);
  });
});
