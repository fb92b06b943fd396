/** A house in memory, and sessions that come into it. */
import { type House, openHouse, type Visit, type Visitor } from '../../src/ssh/company.ts';
import type { GladiatorSession } from '../../src/tui/bout/session.ts';
import type { Account } from '../../src/tui/company.ts';
import { newSession } from '../tui/scenes.ts';
import { envOf } from '../tui/support.ts';

export const NOON = new Date('2026-11-22T12:00:00Z');

/** A house whose clock a test sets. */
export function aHouse(motd: string | null = null): House & { at: Date } {
  const clock = { at: NOON };
  const house = openHouse({ motd, now: () => clock.at });
  return Object.assign(clock, house);
}

/** An account for the screens, of that name. */
export function accountOf(name: string): Account {
  return { name, keys: () => [], addKey: () => ({ ok: false, why: 'no' }), removeKey: () => 'no' };
}

/** Somebody who comes in under a name, or (null) as a guest; all he does is on the disk at once. */
export function visitBy(name: string | null, more: Partial<Visit> = {}): Visit {
  return {
    account: name === null ? null : { id: `id-${name}`, face: accountOf(name) },
    whenSettled: (then) => then(null),
    watched: () => true,
    ...more,
  };
}

/** A practice bout that a visitor has opened, shown up to its first question. */
export function fights(visitor: Visitor, session: GladiatorSession = newSession('fight')): GladiatorSession {
  const env = envOf();
  visitor.routes(env.routes).bout(session, env, null);
  while (session.advance() !== null);
  return session;
}
