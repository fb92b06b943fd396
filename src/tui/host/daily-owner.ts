/** The challenge of a day as the owner of a bout. */
import type { BoutOwner } from '../../games/gladiator/screens/bout/owner.ts';
import type { GladiatorSession } from '../../games/gladiator/screens/bout/session.ts';
import type { Company } from '../company.ts';
import { dailyScreen } from './daily.ts';
import { dayText } from './day-text.ts';

/** The day whose challenge is being fought. */
export function dailyOwner(company: Company, date: string, session: GladiatorSession): BoutOwner {
  return {
    place: `Challenge of ${dayText(date, company.daily.date())}`,
    get trouble() {
      return session.trouble;
    },
    kept: 'Your try is in the table of the day.',
    after: 'the table of the day',
    stake: { name: 'Your try', back: 'the challenge of its day leads back to it' },
    hidesSeed: true,
    finish: () => session.trouble,
    word: () => company.daily.word(date, session),
    goOn: () => dailyScreen(company, date, true),
  };
}
