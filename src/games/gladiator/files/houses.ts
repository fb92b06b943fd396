/** The player's houses for the screens, made from the store. */

import { type Read, readable, unreadable } from '../../../kernel/save.ts';
import type { GameFiles } from '../../../store/games.ts';
import type { ListedHouse } from '../../../store/houses.ts';
import type { Store } from '../../../store/store.ts';
import { cardOf } from '../career/man/card.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { type LanistaKeep, type LudusGame, openLudus, startLudus } from '../session/house.ts';
import { campaignTables } from '../tables.ts';
import { HOUSE_HALL } from './hall.ts';
import type { HouseItem, HouseServices, Played } from './types.ts';

/** Houses over an open store. `played` is told the id of the house that was opened or begun. */
export function houseServices(store: Store, played: Played): Omit<HouseServices, 'hall'> {
  return {
    list: () => store.houses.list().map(houseItem),
    begin(setup, seed) {
      const files = store.houses.prepare();
      if (!files.ok) return files;
      const game = startLudus(campaignTables(), setup, seed, keepOf(store, files.value, played));
      if (game.session.trouble !== null) return unreadable(game.session.trouble);
      return readable(game);
    },
    open(id) {
      const files = store.houses.open(id);
      if (files === null) return unreadable(`there is no house ${id}`);
      return opening(store, files, campaignTables(), played);
    },
  };
}

function opening(store: Store, files: GameFiles, tables: CampaignTables, played: Played): Read<LudusGame> {
  const found = files.load();
  if (!found.ok) return found;
  if (found.value === null) return unreadable('its house.json is gone');
  const opened = openLudus(tables, found.value.save, keepOf(store, files, played));
  if (opened.ok) return opened;
  const aside = store.setAside(`houses/${files.id}/house.json`, opened.why);
  const where = aside.ok ? `It was set aside as ${aside.value}.` : `It stays where it is: ${aside.why}.`;
  return unreadable(`The house cannot be opened: ${opened.why}. ${where}`);
}

/** The files of a house as its game sees them. */
function keepOf(store: Store, files: GameFiles, played: Played): LanistaKeep {
  return {
    write: (save) => files.write(save),
    copyAside: (why) => files.copyAside(why),
    played: (note) => played(files.id, note),
    bout: (number) => files.bout(number),
    keepBack: (month, save) => files.keepBack(month, save),
    backs: () => files.backs(),
    goBack(month, firstBout) {
      const back = files.goBack(month, firstBout);
      const why = back.ok ? store.hall.withdraw(HOUSE_HALL, files.id) : null;
      return why === null ? back : unreadable(why);
    },
    writePage: (name, text) => files.writePage(name, text),
    writeCard: (man) => files.writePage(`${man.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.card`, cardOf(man)),
    honour(entry) {
      const found = files.load();
      const returns = found.ok ? (found.value?.returns ?? 0) : 0;
      return store.hall.append(HOUSE_HALL, { id: files.id, returns, entry });
    },
  };
}

function houseItem(listed: ListedHouse): HouseItem {
  if (listed.state === 'damaged') return listed;
  const { id, returns, over, facts } = listed;
  const [own] = facts.houses;
  const men = facts.men.filter(({ house, fate }) => house === 0 && fate === 'fighting').length;
  return {
    ...{ state: 'ok', id, returns, over, men, mode: facts.setup.mode, month: facts.turn, months: facts.setup.months },
    ...{ name: own?.name ?? '', denarii: own?.denarii ?? 0, rep: own?.rep ?? 0 },
  };
}
