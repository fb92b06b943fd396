/** A house in memory, and sessions that come into it. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { CHALLENGE } from '../../../../../src/games/gladiator/screens/open/challenge.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import { type Read, readable } from '../../../../../src/kernel/save.ts';
import { openHouse } from '../../../../../src/ssh/company/company.ts';
import type { Commons, Play } from '../../../../../src/ssh/company/visit.ts';
import type { HallSection } from '../../../../../src/store/hall.ts';
import { signerOf } from '../../../../../src/store/signed/signature.ts';
import type { Account, Company } from '../../../../../src/tui/company.ts';
import type { Stand } from '../../../../../src/tui/host/stand.ts';
import type { Env, OpenGame, Routes } from '../../../../../src/tui/program.ts';
import type { Services } from '../../../../../src/tui/services.ts';
import { envOf, type FakeServices, fakeServices, ROUTES } from '../../../../../tools/games/gladiator/services.ts';
import { games } from '../../../../../tools/shelf.ts';
import { removeAfterwards } from '../../../../support/leftovers.ts';
import { newSession } from '../../screens/bout/scenes.ts';

export const NOON = new Date('2026-11-22T12:00:00Z');

/** A house whose clock a test sets. */
export type TestHouse = Commons & { at: Date; readonly folder: string; readonly warnings: string[] };

/** The same meeting every day, without weighing any. */
const sameMeeting = () => ({ take: () => ({ setup: newSession().match.setup, chance: 50 }), prepare() {} });

/** The key of the host, made for a run. */
const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
/** Of that key. */
export const HOST_FINGERPRINT = signer?.fingerprint ?? '';

interface Wanted {
  readonly motd?: string | null;
  readonly folder?: string;
  /** Whether the challenge is drawn as on a real host, which takes its time. */
  readonly draws?: boolean;
}

/** A house over a folder. Unless one is given, it is new and knows a secret that never changes: every run plays the same bouts. */
export function aHouse({ motd = null, folder = knownFolder(), draws = false }: Wanted = {}): TestHouse {
  const clock = { at: NOON };
  const warnings: string[] = [];
  const daily = { id: 'gladiator', challenge: CHALLENGE };
  const own = {
    folder,
    games,
    daily,
    motd,
    signer,
    now: () => clock.at,
    warn: (why: string) => void warnings.push(why),
  };
  const house = openHouse(draws ? own : { ...own, draw: sameMeeting });
  return Object.assign(clock, house, { folder, warnings });
}

/** An empty folder, whose host makes itself a secret. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  removeAfterwards('file', folder);
  return folder;
}

function knownFolder(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'daily'), { recursive: true });
  writeFileSync(join(folder, 'daily', 'secret'), '1234567890abcdef'.repeat(4), { mode: 0o600 });
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
  /** What the session was led to last. */
  played(): OpenGame | null;
  watch(id: string): Read<Stand>;
  /** Ends the session, or has another one take it over. */
  leave(movesOn?: boolean): void;
}

/** What the hall of fake services says, by its sections. */
export function hallOf({ hall, houses }: Pick<FakeServices, 'hall' | 'houses'>): Play['ownHall'] {
  const entriesOf: Readonly<Record<string, () => Read<readonly unknown[]>>> = {
    [CAREER_HALL.member]: hall,
    [HOUSE_HALL.member]: houses.hall,
  };
  return <E>({ member }: HallSection<E>) => (entriesOf[member]?.() ?? readable([])) as Read<readonly E[]>;
}

let sessions = 0;

/** Somebody who comes in under a name, or (null) as a guest; all he does is on the disk at once. */
export function comes(
  house: Commons & { readonly at: Date },
  name: string | null,
  { accountDay = '2026-11-01', ...more }: Partial<Play> & { readonly accountDay?: string } = {},
): Joined {
  sessions += 1;
  const id = `session-${sessions}`;
  const base = fakeServices();
  let last: OpenGame | null = null;
  const watched: Routes = {
    ...ROUTES,
    play(game, env, notice) {
      last = game;
      return ROUTES.play(game, env, notice);
    },
  };
  const { services, routes, watch, leave } = house.join(
    {
      ...{ id, name: name ?? `guest ${sessions}`, since: house.at },
      ...(name === null ? { account: null, accountDay: null } : { account: `id-${name}`, accountDay }),
    },
    {
      services: base,
      ownHall: hallOf(base),
      routes: watched,
      account: name === null ? null : accountOf(name),
      saved: (then) => then(),
      hold: () => {},
      ...more,
    },
  );
  if (services.company === null) throw new Error('no company');
  return {
    id,
    base,
    services,
    company: services.company,
    env: { ...envOf(services), routes },
    played: () => last,
    watch,
    leave: (movesOn = false) => leave(movesOn),
  };
}

/** A practice bout that a visitor has opened, shown up to its first question. */
export function fights({ env }: Joined, session: GladiatorSession = newSession('fight')): GladiatorSession {
  env.routes.play(practiceGame(session), env, null);
  while (session.advance() !== null);
  return session;
}
