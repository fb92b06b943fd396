/** The player's careers for the screens, made from the store. */

import { type Read, readable, unreadable } from '../../../kernel/save.ts';
import type { ListedCareer } from '../../../store/careers.ts';
import type { GameFiles } from '../../../store/games.ts';
import type { Store } from '../../../store/store.ts';
import { cardOf } from '../career/man/card.ts';
import { manSchema } from '../career/man/man-schema.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { type CareerGame, type CareerKeep, openGame, startGame } from '../session/career.ts';
import { campaignTables } from '../tables.ts';
import { CAREER_HALL } from './hall.ts';
import type { CareerItem, CareerServices, KnownMan, Played } from './types.ts';

/** Careers over an open store. `played` is told the id of the career that was opened or begun. */
export function careerServices(store: Store, played: Played): CareerServices {
  return {
    list: () => store.careers.list().map(careerItem),
    begin(setup, seed) {
      const files = store.careers.prepare();
      if (!files.ok) return files;
      const game = startGame(campaignTables(), setup, seed, keepOf(store, files.value, played));
      if (game.session.trouble !== null) return unreadable(game.session.trouble);
      return readable(game);
    },
    open(id) {
      const files = store.careers.open(id);
      if (files === null) return unreadable(`there is no career ${id}`);
      return opening(store, files, campaignTables(), played);
    },
  };
}

function opening(store: Store, files: GameFiles, tables: CampaignTables, played: Played): Read<CareerGame> {
  const found = files.load();
  if (!found.ok) return found;
  if (found.value === null) return unreadable('its career.json is gone');
  const opened = openGame(tables, found.value.save, keepOf(store, files, played));
  if (opened.ok) return opened;
  const aside = store.setAside(`careers/${files.id}/career.json`, opened.why);
  const where = aside.ok ? `It was set aside as ${aside.value}.` : `It stays where it is: ${aside.why}.`;
  return unreadable(`The career cannot be opened: ${opened.why}. ${where}`);
}

/** The files of a career as its game sees them. */
function keepOf(store: Store, files: GameFiles, played: Played): CareerKeep {
  return {
    write: (save) => files.write(save),
    copyAside: (why) => files.copyAside(why),
    played: (note) => played(files.id, note),
    bout: (munus) => files.bout(munus),
    keepBack: (munus, save) => files.keepBack(munus, save),
    backs: () => files.backs(),
    goBack(munus) {
      const back = files.goBack(munus);
      const why = back.ok ? store.hall.withdraw(CAREER_HALL, files.id) : null;
      return why === null ? back : unreadable(why);
    },
    writePage: (name, text) => files.writePage(name, text),
    odds: () => files.odds(),
    noteOdds: (note) => files.noteOdds(note),
    writeCard: (man) => files.writePage(`${man.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.card`, cardOf(man)),
    honour(entry) {
      const found = files.load();
      const returns = found.ok ? (found.value?.returns ?? 0) : 0;
      return store.hall.append(CAREER_HALL, { id: files.id, returns, entry });
    },
  };
}

/** The gladiators of all careers that are made, and those on cards. */
export function knownMen(store: Store): readonly KnownMan[] {
  const own = store.careers.list().flatMap((listed): KnownMan[] => {
    if (listed.state === 'damaged') return [];
    const man = manSchema.safeParse(listed.facts.man);
    const from = listed.over ? `your career, ${listed.facts.standing}` : 'your career';
    return man.success ? [{ id: listed.id, from, man: man.data }] : [];
  });
  const cards = store.cards
    .list()
    .flatMap(({ name, man }): KnownMan[] => (man.ok ? [{ id: name, from: 'a card', man: man.value }] : []));
  return [...own, ...cards];
}

function careerItem(listed: ListedCareer): CareerItem {
  if (listed.state === 'damaged') return listed;
  const { id, returns, over, facts } = listed;
  const { man, setup, turn, standing } = facts;
  return {
    ...{ state: 'ok', id, returns, over, standing, mode: setup.mode, munus: turn, name: setup.name },
    style: man?.style ?? null,
    record: man?.record ?? { v: 0, s: 0, m: 0 },
  };
}
