/** Who is in a bout, in words for others. */

import type { Party } from '../../../../kernel/state.ts';
import { capital, numberWord } from '../../../../kernel/words.ts';
import { figureText, withArticle } from '../../career/told/bout-words.ts';
import { isHorse } from '../../rules/beasts/mounts.ts';
import type { Fighter, State } from '../../rules/types.ts';
import type { GladiatorSession } from '../bout/session.ts';

/** 'leads Felix against Rufus', or that it is done with once all of it has been shown. */
export function meetingDone(verb: string, { over, shown }: GladiatorSession): string {
  return `${over ? 'has done with' : verb} ${sideText(shown, 0)} against ${sideText(shown, 1)}`;
}

/** 'Felix v Rufus', for the head of a page. */
export function meetingHead({ shown }: GladiatorSession): string {
  return `${capital(sideText(shown, 0))} v ${sideText(shown, 1)}`;
}

/** A side in a few words: 'Felix', 'a lion', 'three men', 'four beasts'; 'nobody' before they are drawn. */
function sideText({ fighters }: Readonly<State>, side: Party): string {
  const party = fighters.filter((one) => one.side === side && !isHorse(one));
  const [first] = party;
  if (first === undefined) return 'nobody';
  if (party.length === 1) return oneText(first);
  const kind = party.every(({ beast }) => beast !== null) ? 'beasts' : 'men';
  return `${numberWord(party.length)} ${kind}`;
}

const oneText = (one: Fighter): string => (one.beast === null ? figureText(one) : withArticle(one.beast.kind));
