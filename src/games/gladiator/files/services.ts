/** What GLADIATOR keeps for a player, over the player's files. */

import { parseTable } from '../../../kernel/table.ts';
import { entriesIn } from '../../../play/hall.ts';
import { playedLast } from '../../../play/long-games.ts';
import type { HallSection } from '../../../store/hall.ts';
import type { MakesOwn, Services } from '../../../tui/services.ts';
import { campaignTexts as tableFiles } from '../data.ts';
import { GAME_ID } from '../id.ts';
import { loadRulebook } from '../rulebook.ts';
import { tables } from '../tables.ts';
import { careerServices, knownMen } from './careers.ts';
import { CAREER_HALL, HOUSE_HALL } from './hall.ts';
import { houseServices } from './houses.ts';
import { CAREER, HOUSE } from './kinds.ts';
import type { GladiatorServices } from './types.ts';

const FILES: { readonly [id: string]: unknown } = tableFiles;

/** Makes them; `gladiatorFiles` gives those that are made. @internal */
export const gladiatorServices: MakesOwn<GladiatorServices> = (files, services) => {
  const played = (kind: string) => playedLast(services, GAME_ID, kind);
  const hallOf = <E>(section: HallSection<E>) => entriesIn(files, services, section);
  return {
    get tables() {
      return tables();
    },
    printedTable: (id) => (FILES[id] === undefined ? null : parseTable(id, FILES[id])),
    careers: careerServices(files, played(CAREER.kind), services.counts.add),
    houses: { ...houseServices(files, played(HOUSE.kind), services.counts.add), hall: () => hallOf(HOUSE_HALL) },
    knownMen: () => knownMen(files),
    hall: () => hallOf(CAREER_HALL),
    rulebook: loadRulebook,
  };
};

/** What GLADIATOR keeps for the player whose services these are. */
export function gladiatorFiles(services: Services): GladiatorServices {
  return services.own(gladiatorServices);
}
