/** The player's careers for the screens, made from the store. */

import { type CountSave, longGames, type TellPlayed } from '../../../play/long-games.ts';
import type { Store } from '../../../store/store.ts';
import { career } from '../career/index.ts';
import { manSchema } from '../career/man/man-schema.ts';
import type { Man } from '../career/man/man-types.ts';
import { unknownArms } from '../rules/tables/unknown-arms.ts';
import { openGame, startGame } from '../session/career.ts';
import { armoury, campaignTables } from '../tables.ts';
import { cardsIn, withCards } from './cards.ts';
import { CAREERS, type CareerFacts } from './career-kind.ts';
import { CAREER_HALL } from './hall.ts';
import type { CareerServices, KnownMan } from './types.ts';

/** Careers over an open store. `played` is told the id of the career that was opened or begun; `count` what is to be counted, where anything is. */
export function careerServices(store: Store, played: TellPlayed, count: CountSave = () => {}): CareerServices {
  return longGames(
    store,
    {
      kind: CAREERS,
      hall: CAREER_HALL,
      version: career.version,
      start: (setup, seed, keep) => startGame(campaignTables(), setup, seed, withCards(keep)),
      open: (save, keep) => openGame(campaignTables(), save, withCards(keep)),
    },
    played,
    count,
  );
}

const men = new WeakMap<CareerFacts, Man | null>();

/** The gladiator of a career, checked once; null before he is made, and where his arms are none that are known. */
function manOf(facts: CareerFacts): Man | null {
  const known = men.get(facts);
  if (known !== undefined) return known;
  const man = manSchema.safeParse(facts.man);
  const made = man.success && unknownArms(armoury(), man.data) === null ? man.data : null;
  men.set(facts, made);
  return made;
}

/** The gladiators of all careers that are made, and those on cards. */
export function knownMen(store: Store): readonly KnownMan[] {
  const own = store
    .long(CAREERS)
    .known()
    .flatMap((listed): KnownMan[] => {
      const man = listed.state === 'ok' ? manOf(listed.facts) : null;
      if (listed.state !== 'ok' || man === null) return [];
      return [{ id: listed.id, from: listed.over ? `your career, ${listed.facts.standing}` : 'your career', man }];
    });
  const cards = cardsIn(store).flatMap(({ name, man }): KnownMan[] =>
    man.ok ? [{ id: name, from: 'a card', man: man.value }] : [],
  );
  return [...own, ...cards];
}
