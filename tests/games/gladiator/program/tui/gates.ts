/** The gate of a host and an account on it, for tests of their screens. */
import { type Read, readable, unreadable } from '../../../../../src/kernel/save.ts';
import { accountNameFault, type NamesTaken, skeletonOf, suggestedName } from '../../../../../src/ssh/accounts/names.ts';
import type { Account, AccountKey, Company } from '../../../../../src/tui/company.ts';
import { accountScreen } from '../../../../../src/tui/host/account.ts';
import { elsewhereScreen } from '../../../../../src/tui/host/elsewhere.ts';
import type {
  Elsewhere,
  ElsewhereGate,
  Entrance,
  InvitationGate,
  KeyAnswer,
  RegisterGate,
} from '../../../../../src/tui/host/gate.ts';
import { invitationScreen } from '../../../../../src/tui/host/invitation.ts';
import { registerScreen } from '../../../../../src/tui/host/register.ts';
import { Stage } from './stage.ts';

const TAKEN: NamesTaken = {
  holder: (skeleton) => ['Rufus', 'Marcus'].find((name) => skeletonOf(name) === skeleton) ?? null,
  barred: () => false,
};

/** A fingerprint of a key. */
export const fingerprint = (letter: string): string => `SHA256:${letter.repeat(43)}`;

/** The gate of a first login, and what was decided there. Rufus and Marcus are taken. */
export function gateStage(wanted: Partial<RegisterGate> = {}) {
  const decided: Entrance[] = [];
  const gate: RegisterGate = {
    motd: 'Games every evening at eight.',
    notice: null,
    suggested: '',
    fingerprint: fingerprint('a'),
    guests: true,
    check: (name) => accountNameFault(name, TAKEN),
    propose: (text) => suggestedName(text, TAKEN) ?? '',
    decide: (coming) => decided.push(coming),
    ...wanted,
  };
  return { stage: new Stage(() => registerScreen(gate)), decided };
}

/** The gate of a second login, and what was decided there. */
export function elsewhereStage(wanted: Partial<ElsewhereGate> = {}) {
  const decided: Elsewhere[] = [];
  const gate: ElsewhereGate = {
    name: 'Rufus',
    doing: 'fights Marcus Varro in his third munus',
    minutes: 12,
    fighting: true,
    decide: (choice) => decided.push(choice),
    ...wanted,
  };
  return { stage: new Stage(() => elsewhereScreen(gate)), decided };
}

/** The gate for a key that accounts ask for, and what was answered there. */
export function invitationStage(wanted: Partial<InvitationGate> = {}) {
  const answered: KeyAnswer[] = [];
  const gate: InvitationGate = {
    asking: [{ id: 'id-rufus', name: 'Rufus' }],
    fingerprint: fingerprint('a'),
    notice: null,
    decide: (answer) => answered.push(answer),
    ...wanted,
  };
  return { stage: new Stage(() => invitationScreen(gate)), answered };
}

/** An account in memory: a line that begins with 'ssh-' is a key that waits, the letter behind it its fingerprint's. */
export function fakeAccount(count = 2): Account & { readonly lines: readonly string[] } {
  const key = (letter: string, i: number): AccountKey => ({
    ...{ fingerprint: fingerprint(letter), comment: `computer ${i + 1}`, added: '2026-11-22' },
    ...{ inUse: i === 0, waits: i >= count },
  });
  let keys = [...'abcdefghijklmnopqrst'].slice(0, count).map(key);
  const lines: string[] = [];
  return {
    name: 'Rufus',
    lines,
    keys: () => keys,
    addKey(line): Read<string> {
      lines.push(line);
      const letter = /^ssh-(\w)/.exec(line)?.[1];
      if (letter === undefined) return unreadable('The key is incomplete: copy its line again.');
      keys = [...keys, key(letter, keys.length)];
      return readable(fingerprint(letter));
    },
    removeKey(unwanted) {
      keys = keys.filter((one) => one.fingerprint !== unwanted);
      return null;
    },
  };
}

/** The screen of an account. */
export function accountStage(count = 2) {
  const account = fakeAccount(count);
  // Below it lies another, so that going back can be seen.
  const stage = new Stage(() => accountScreen(fakeAccount(1)));
  stage.screens = [...stage.screens, accountScreen(account)];
  return { stage, account };
}

/** A host with nobody else on it. */
export function fakeCompany(account: Account | null): Company {
  return {
    ...{ motd: null, name: account?.name ?? 'guest 1', account },
    present: () => [],
    watchers: () => 0,
    news: () => [],
    hall: () => [],
    daily: {
      date: () => '2026-11-22',
      about: () => [],
      standing: () => ({ why: 'There is no challenge on this host.' }),
      days: () => [],
      table: () => [],
      best: () => unreadable('there is no challenge'),
      points: [],
    },
  };
}
