/** harena accounts: who has an account on a host, and whom it keeps out. */
import { join } from 'node:path';
import { type AccountIndex, type IndexedKey, readIndexFile } from '../../ssh/accounts/account-index.ts';
import { ACCOUNT_FILES, openAccounts } from '../../ssh/accounts/accounts.ts';
import { ban, unban } from '../../ssh/accounts/ban-file.ts';
import { FILES } from '../../store/disk/folder.ts';
import { takeLock } from '../../store/disk/lock.ts';
import { kindOf } from '../../store/disk/paths.ts';
import { FailureError, UsageError } from '../errors.ts';

/** What an operator can do with the accounts of a host, by the word after `harena accounts`. */
export type AccountsAction = 'list' | 'ban' | 'unban' | 'add-key';

interface AccountsOptions {
  readonly data?: string;
  readonly dataDir?: string;
  readonly json?: boolean;
  readonly why?: string;
}

/** Does one of the actions; returns what is to be printed. */
export async function runAccounts(
  action: AccountsAction,
  [who = '', line = '']: readonly string[],
  options: AccountsOptions,
): Promise<string> {
  const folder = options.data ?? options.dataDir;
  if (folder === undefined) throw new UsageError('--data DIR says where the folder of the host is');
  if (kindOf(folder) !== 'folder') throw new FailureError(`${folder} is not the folder of a host`);
  switch (action) {
    case 'list':
      return listed(folder, options.json === true);
    case 'ban':
      return told(await ban(folder, who, options.why ?? null));
    case 'unban':
      return told(await unban(folder, who));
    case 'add-key':
      return told(await addKey(folder, who, line));
  }
}

type Told = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly why: string };

function told(done: Told): string {
  if (!done.ok) throw new FailureError(done.why);
  return `${done.value}\n`;
}

function listed(folder: string, json: boolean): string {
  const found = readIndexFile(join(folder, ACCOUNT_FILES.index));
  if (!found.ok) throw new FailureError(`${ACCOUNT_FILES.index} cannot be used: ${found.why}`);
  if (json) return `${JSON.stringify({ schema: 'harena/accounts/1', accounts: found.value }, null, 2)}\n`;
  if (found.value.length === 0) return 'Nobody has an account here.\n';
  return `${found.value.map(rowOf).join('\n')}\n`;
}

/** An account, and each of its keys on a line of its own. */
function rowOf({ id, name, created, keys, waiting }: AccountIndex[number]): string {
  const row = ({ fingerprint, added, comment }: IndexedKey): string =>
    `  ${added}  ${fingerprint}  ${comment}`.trimEnd();
  const rows = [...keys.map(row), ...waiting.map((key) => `${row(key)} (${key.refused ? 'refused' : 'waits'})`)];
  return [`${name.padEnd(20)}  since ${created}  accounts/${id}`, ...rows].join('\n');
}

/** Gives an account a key, for a player who has lost the old one. The host must stand still. */
async function addKey(folder: string, name: string, line: string): Promise<Told> {
  const lock = takeLock(join(folder, FILES.lock), new Date());
  if (!lock.ok) throw new FailureError(`The host must be stopped first. ${lock.why}`);
  try {
    const accounts = openAccounts(folder, { now: () => new Date(), barred: () => false });
    if (!accounts.ok) return accounts;
    const entry = accounts.value.all().find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (entry === undefined) return { ok: false, why: `nobody here is called ${name}` };
    const added = await accounts.value.give(entry.id, line);
    return added.ok ? { ok: true, value: `${added.value} opens the account of ${entry.name}.` } : added;
  } finally {
    lock.release();
  }
}
