/** 3.1 A gladiator's name holds nothing that a terminal would take for more than a letter. */
import { expect, it } from 'vitest';
import { nameFault } from '../../../../src/games/gladiator/career/man/man-schema.ts';
import { HOSTILE } from '../../../../tools/hostile-text.ts';

it.each(HOSTILE)('3.1 a name holds no %s', (_, characters) => {
  for (const character of characters.replace(/[ x]/g, '')) expect(nameFault(`Ru${character}fus`)).not.toBeNull();
});
