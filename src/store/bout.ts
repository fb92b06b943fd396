/** The practice bout in progress. */
import { type Read, readable, readSave, type Save } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';

/** Where the practice bout is kept while it is played. */
export interface BoutStore {
  /**
   * The bout to go on with, or null. Its shape alone is checked: whoever opens it and finds that the
   * rules refuse it hands it to `Store.setAside`.
   */
  load(): Read<Save | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Forgets the bout. Returns why it is still there, or null. */
  clear(): string | null;
}

/** The bout of a folder. Where nothing may be written, one that is played lives as long as the program. */
export function openBout(folder: Folder): BoutStore {
  const file = dataFile(folder, FILES.bout, readSave);
  if (folder.trouble === null) return file;
  let held: { readonly save: Save | null } | null = null;
  return {
    load: () => (held === null ? file.load() : readable(held.save)),
    write(save) {
      held = { save };
      return folder.trouble;
    },
    clear() {
      held = { save: null };
      return folder.trouble;
    },
  };
}
