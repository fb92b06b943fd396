/** All files of a folder that tell of one another, compared. */
import { FILES, type FolderPlace } from '../disk/folder.ts';
import { longIds } from '../index/long-index.ts';
import type { KnownGames } from '../known.ts';
import { FileFindings } from './finding.ts';
import { hallFaults } from './hall-proof.ts';
import { longFileOf, proveLong } from './long-proof.ts';

/** What comes out when the long games of a folder, their records and the hall are held against one another. */
export function crossFindings(place: FolderPlace, known: KnownGames): FileFindings {
  const found = new FileFindings();
  for (const kind of known.long)
    for (const id of longIds(place, kind)) {
      const home = { place, kind, id };
      const file = longFileOf(home);
      if (file !== null) proveLong(home, file, found);
    }
  const faults = hallFaults(place, known).toSorted((a, b) => Number(b.isDamage) - Number(a.isDamage));
  for (const { isDamage, why } of faults) {
    if (isDamage) found.damage(FILES.hall, why);
    else found.remark(FILES.hall, why);
  }
  return found;
}
