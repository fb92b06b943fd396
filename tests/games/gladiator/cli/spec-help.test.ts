/** What --help tells of a SPEC. */

import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { readSpec } from '../../../../src/games/gladiator/cli/spec.ts';
import { specHelp } from '../../../../src/games/gladiator/cli/spec-help.ts';
import { armoury } from '../../../../src/games/gladiator/tables.ts';
import { WEAPON_KINDS } from '../support/armoury.ts';

const SPEC_HELP = specHelp(armoury());

/** The keys that a SPEC knows, as its refusal of another names them. */
function legalKeys(): readonly string[] {
  try {
    readSpec('light(colour=red)');
  } catch (error) {
    if (error instanceof UsageError) return error.message.split('legal: ')[1]?.split(', ') ?? [];
  }
  return [];
}

describe('the help of a SPEC', () => {
  test('has every key, and every weapon that weapon= takes', () => {
    expect(legalKeys()).toContain('weapon');
    for (const word of [...legalKeys(), ...WEAPON_KINDS]) expect(SPEC_HELP).toMatch(new RegExp(`\\b${word}\\b`, 'u'));
    for (const weapon of WEAPON_KINDS) expect(readSpec(`heavy(weapon=${weapon})`)[0]).toMatchObject({ weapon });
  });

  test('fits a terminal of 100 columns', () => {
    expect(Math.max(...SPEC_HELP.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});
