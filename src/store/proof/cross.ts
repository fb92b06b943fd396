/** All files of a folder that tell of one another, compared. */
import { FILES, type FolderPlace } from '../disk/folder.ts';
import { longIds } from '../index/long-index.ts';
import type { KnownGames } from '../known.ts';
import { dayFaults } from './days-proof.ts';
import { FileFindings } from './finding.ts';
import { hallFaults } from './hall-proof.ts';
import { longFileOf, proveLong } from './long-proof.ts';
import { statsFault } from './stats-proof.ts';

/** What comes out when the long games of a folder, their records, the hall, the days and the statistics are held against one another. */
export function crossFindings(place: FolderPlace, known: KnownGames): FileFindings {
  const found = new FileFindings();
  for (const kind of known.long)
    for (const id of longIds(place, kind)) {
      const home = { place, kind, id };
      const file = longFileOf(home);
      if (file !== null) proveLong(home, file, found);
    }
  for (const fault of hallFaults(place, known)) found.add(FILES.hall, fault);
  for (const fault of dayFaults(place, known)) found.add(fault.name, fault);
  const stats = statsFault(place, known);
  if (stats !== null) found.damage(FILES.stats, stats.why);
  return found;
}
