/** admin.json changed by the operator's commands; a host that is running reads it anew. */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { writeWhole } from '../door/write-whole.ts';
import { BAN_FILE, type BanFile, readBanFile } from './ban-list.ts';

const EMPTY: BanFile = { format: 1, kind: 'admin' };

/** What a word of the operator means: a fingerprint, an address or a network, or else a name. */
function kindOf(who: string): 'keys' | 'addresses' | 'names' {
  if (who.startsWith('SHA256:')) return 'keys';
  return isIP(who.replace(/\/\d+$/, '')) === 0 ? 'names' : 'addresses';
}

/** Bans a key, an address or a name. Returns what was banned as a sentence, or why nothing was changed. */
export async function ban(folder: string, who: string, why: string | null): Promise<Read<string>> {
  const kind = kindOf(who);
  return changed(
    folder,
    (file) => {
      const others = (file[kind] ?? []).filter((entry) => wordOf(entry) !== who);
      const entry = why === null ? who : { is: who, why };
      return readable({ ...file, [kind]: [...others, entry] });
    },
    `${who} is banned, and stands among the ${kind}.`,
  );
}

/** Takes a ban away. Returns that as a sentence, or why nothing was changed. */
export async function unban(folder: string, who: string): Promise<Read<string>> {
  const kind = kindOf(who);
  return changed(
    folder,
    (file) => {
      const others = (file[kind] ?? []).filter((entry) => wordOf(entry) !== who);
      if (others.length === (file[kind] ?? []).length) return unreadable(`${who} is not banned`);
      return readable({ ...file, [kind]: others });
    },
    `${who} is no longer banned.`,
  );
}

const wordOf = (entry: NonNullable<BanFile['keys']>[number]): string => (typeof entry === 'string' ? entry : entry.is);

async function changed(folder: string, change: (file: BanFile) => Read<BanFile>, told: string): Promise<Read<string>> {
  const path = join(folder, BAN_FILE);
  const found = readJsonFile(path, readBanFile);
  if (!found.ok) return unreadable(`${path} cannot be used: ${found.why}`);
  const next = change(found.value ?? EMPTY);
  const whole = next.ok ? readBanFile(next.value) : next;
  if (!whole.ok) return whole;
  const why = await writeWhole(path, `${JSON.stringify(whole.value, null, 2)}\n`);
  return why === null ? readable(told) : unreadable(why);
}
