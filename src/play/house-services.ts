/** The player's houses for the screens, made from the store. */

import { cardOf } from '../games/gladiator/career/man/card.ts';
import type { CampaignTables } from '../games/gladiator/career/table-types.ts';
import { campaignTables, gladiatorTables } from '../games/gladiator/data.ts';
import { lanista } from '../games/gladiator/house/index.ts';
import { type LanistaKeep, type LudusGame, openLudus, startLudus } from '../games/gladiator/session/house.ts';
import { type Read, readable, unreadable } from '../kernel/save.ts';
import type { GameFiles } from '../store/games.ts';
import type { ListedHouse } from '../store/houses.ts';
import type { Store } from '../store/store.ts';
import type { HouseItem, HouseServices } from '../tui/services.ts';

/** Houses over an open store. `played` is told the id of the house that was opened or begun. */
export function houseServices(store: Store, played: (id: string) => void): HouseServices {
  let read: CampaignTables | null = null;
  const tables = (): CampaignTables => {
    read ??= lanista.parseTables({ ...gladiatorTables, ...campaignTables });
    return read;
  };
  return {
    list: () => store.houses.list().map(houseItem),
    hall() {
      const found = store.hall.houses();
      return found.ok ? readable(found.value.map(({ entry }) => entry)) : found;
    },
    begin(setup, seed) {
      const files = store.houses.prepare();
      if (!files.ok) return files;
      played(files.value.id); // before its first save: whoever is killed now finds it by Continue
      const game = startLudus(tables(), setup, seed, keepOf(store, files.value));
      if (game.session.trouble !== null) return unreadable(game.session.trouble);
      return readable(game);
    },
    open(id) {
      const files = store.houses.open(id);
      if (files === null) return unreadable(`there is no house ${id}`);
      const opened = opening(store, files, tables());
      if (opened.ok) played(id);
      return opened;
    },
  };
}

function opening(store: Store, files: GameFiles, tables: CampaignTables): Read<LudusGame> {
  const found = files.load();
  if (!found.ok) return found;
  if (found.value === null) return unreadable('its house.json is gone');
  const opened = openLudus(tables, found.value.save, keepOf(store, files));
  if (opened.ok) return opened;
  const aside = store.setAside(`houses/${files.id}/house.json`, opened.why);
  const where = aside.ok ? `It was set aside as ${aside.value}.` : `It stays where it is: ${aside.why}.`;
  return unreadable(`The house cannot be opened: ${opened.why}. ${where}`);
}

/** The files of a house as its game sees them. */
function keepOf(store: Store, files: GameFiles): LanistaKeep {
  return {
    write: (save) => files.write(save),
    copyAside: (why) => files.copyAside(why),
    bout: (number) => files.bout(number),
    keepBack: (month, save) => files.keepBack(month, save),
    backs: () => files.backs(),
    goBack(month, firstBout) {
      const back = files.goBack(month, firstBout);
      const why = back.ok ? store.hall.withdrawHouse(files.id) : null;
      return why === null ? back : unreadable(why);
    },
    writePage: (name, text) => files.writePage(name, text),
    writeCard: (man) => files.writePage(`${man.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.card`, cardOf(man)),
    honour(entry) {
      const found = files.load();
      const returns = found.ok ? (found.value?.returns ?? 0) : 0;
      return store.hall.appendHouse({ house: files.id, returns, entry });
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
