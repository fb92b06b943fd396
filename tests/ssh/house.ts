/** A house in memory, and sessions that come into it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openHouse } from '../../src/ssh/company.ts';
import type { Commons, Play } from '../../src/ssh/visit.ts';
import type { GladiatorSession } from '../../src/tui/bout/session.ts';
import type { Account, Company } from '../../src/tui/company.ts';
import type { Env } from '../../src/tui/program.ts';
import type { Services } from '../../src/tui/services.ts';
import { tables } from '../support/bout.ts';
import { newSession } from '../tui/scenes.ts';
import { envOf, type FakeServices, fakeServices, ROUTES } from '../tui/support.ts';

export const NOON = new Date('2026-11-22T12:00:00Z');

/** A house whose clock a test sets. */
export type TestHouse = Commons & { at: Date; readonly folder: string; readonly warnings: string[] };

/** The same meeting every day, without weighing any. */
const sameMeeting = () => ({ take: () => ({ setup: newSession().match.setup, chance: 50 }), prepare() {} });

interface Wanted {
  readonly motd?: string | null;
  readonly folder?: string;
  /** Whether the challenge is drawn as on a real host, which takes its time. */
  readonly draws?: boolean;
}

/** A house over a folder, which is a new one unless given. */
export function aHouse({ motd = null, folder = newFolder(), draws = false }: Wanted = {}): TestHouse {
  const clock = { at: NOON };
  const warnings: string[] = [];
  const own = { folder, tables, motd, now: () => clock.at, warn: (why: string) => void warnings.push(why) };
  const house = openHouse(draws ? own : { ...own, draw: sameMeeting });
  return Object.assign(clock, house, { folder, warnings });
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  folders.push(folder);
  return folder;
}

/** An account for the screens, of that name. */
export function accountOf(name: string): Account {
  return { name, keys: () => [], addKey: () => ({ ok: false, why: 'no' }), removeKey: () => 'no' };
}

/** A session in the house, with its fake services and its company. */
export interface Joined {
  readonly id: string;
  readonly base: FakeServices;
  readonly services: Services;
  readonly company: Company;
  readonly env: Env;
  leave(): void;
}

let sessions = 0;

/** Somebody who comes in under a name, or (null) as a guest; all he does is on the disk at once. */
export function comes(house: Commons & { readonly at: Date }, name: string | null, more: Partial<Play> = {}): Joined {
  sessions += 1;
  const id = `session-${sessions}`;
  const base = fakeServices();
  const { services, routes, leave } = house.join(
    { id, name: name ?? `guest ${sessions}`, account: name === null ? null : `id-${name}`, since: house.at },
    {
      services: base,
      routes: ROUTES,
      account: name === null ? null : accountOf(name),
      saved: (then) => then(),
      hold: () => {},
      ...more,
    },
  );
  if (services.company === null) throw new Error('no company');
  return { id, base, services, company: services.company, env: { ...envOf(services), routes }, leave };
}

/** A practice bout that a visitor has opened, shown up to its first question. */
export function fights({ env }: Joined, session: GladiatorSession = newSession('fight')): GladiatorSession {
  env.routes.bout(session, env, null);
  while (session.advance() !== null);
  return session;
}
