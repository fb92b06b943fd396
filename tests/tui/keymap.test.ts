/** The one table of keys. */
import { describe, expect, it } from 'vitest';
import { splitKeys } from '../../src/tui/key-stream.ts';
import { bindingsOn, commandOf, keysOf, PRESETS, SCREENS } from '../../src/tui/keymap.ts';

describe('keys', () => {
  it.each(SCREENS.flatMap((screen) => PRESETS.map((preset) => [screen, preset] as const)))(
    'on %s with the %s keys no key has two meanings',
    (screen, preset) => {
      const keys = bindingsOn(screen).flatMap((binding) => keysOf(binding, preset));
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    },
  );

  it('every key of a screen gives its own command', () => {
    for (const screen of SCREENS) {
      for (const binding of bindingsOn(screen)) {
        for (const key of keysOf(binding, 'grid')) expect(commandOf(screen, 'grid', key)).toBe(binding.command);
      }
    }
  });

  it('a burst is split into single keys, sequences whole', () => {
    expect(splitKeys('wd\r')).toEqual(['w', 'd', '\r']);
    expect(splitKeys('\u001b[Aq\u001b')).toEqual(['\u001b[A', 'q', '\u001b']);
  });
});
