/** The player's man while he is still being made: what the telling has said of him so far. */

import type { CareerEvent } from '../../career/events.ts';
import { blankMan } from '../../career/man/creation.ts';
import type { Man } from '../../career/man/man-types.ts';
import { withTalent } from '../../career/man/talents.ts';
import type { CareerScreenState } from './state.ts';

/** The man as he is known: his sheet, or before there is one what has been rolled for it. */
export function knownMan({ game: { session } }: CareerScreenState): Man {
  const { man, setup } = session.match.state;
  return man ?? session.lines.reduce((known, { entry }) => told(known, entry.event), blankMan(setup.name));
}

function told(man: Man, event: CareerEvent): Man {
  switch (event.kind) {
    case 'origin-rolled':
      return { ...man, origin: event.origin };
    case 'ratings-rolled':
      return { ...man, ratings: event.ratings };
    case 'luck-rolled':
      return { ...man, luck: event.luck };
    case 'prestige-rolled':
      return { ...man, pr: event.pr };
    case 'style-taken':
      return { ...man, style: event.style };
    case 'talent-gained':
      return { ...man, talents: withTalent(man.talents, event.talent), pr: event.pr?.to ?? man.pr };
    default:
      return man;
  }
}
