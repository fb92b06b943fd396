/** Whether odds are told: an option of practice, and of every career for itself. */
import { expect, it } from 'vitest';
import { setOdds, showsOdds } from '../../../../../src/games/gladiator/screens/bout/odds-shown.ts';
import type { BoutState } from '../../../../../src/games/gladiator/screens/bout/state.ts';
import { envOf, fakeServices } from '../../../../../tools/games/gladiator/services.ts';

it('a career that tells odds, or stops, leaves the option of practice as it is', () => {
  const services = fakeServices();
  const told: boolean[] = [];
  const tell = (now: boolean): string => {
    told.push(now);
    return 'kept';
  };
  const owned = { owner: { kind: 'owned', odds: { told: false, tell } } } as unknown as Pick<BoutState, 'owner'>;
  expect(showsOdds(owned, envOf(services))).toBe(false);
  expect(setOdds(owned, envOf(services), true)).toBe('kept');
  expect([told, services.settings().odds]).toEqual([[true], true]);
  setOdds(owned, envOf(services), false);
  expect([told, services.settings().odds]).toEqual([[true, false], true]);
});
