/** The player's houses for the screens, made from the store. */
import { type CountSave, longGames, type TellPlayed } from '../../../play/long-games.ts';
import type { Store } from '../../../store/store.ts';
import { lanista } from '../house/index.ts';
import { openHouses, startHouses } from '../session/house.ts';
import { campaignTables } from '../tables.ts';
import { withCards } from './cards.ts';
import { HOUSE_HALL } from './hall.ts';
import { HOUSES } from './house-kind.ts';
import type { HouseServices } from './types.ts';

/** Houses over an open store. `played` is told the id of the house that was opened or begun; `count` what is to be counted, where anything is. */
export function houseServices(
  store: Store,
  played: TellPlayed,
  count: CountSave = () => {},
): Omit<HouseServices, 'hall'> {
  return longGames(
    store,
    {
      kind: HOUSES,
      hall: HOUSE_HALL,
      version: lanista.version,
      start: (setup, seed, keep) => startHouses(campaignTables(), setup, seed, withCards(keep)),
      open: (save, keep) => openHouses(campaignTables(), save, withCards(keep)),
    },
    played,
    count,
  );
}
