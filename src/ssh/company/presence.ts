/** What somebody on the host is doing, as a part of a sentence that his name begins. */
import { capital, figureText, numberWord, withArticle } from '../../games/gladiator/career/told/bout-words.ts';
import { ordinal } from '../../games/gladiator/career/told/narrate-munus.ts';
import { isHorse } from '../../games/gladiator/rules/beasts/mounts.ts';
import type { Fighter, State } from '../../games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../games/gladiator/screens/bout/session.ts';
import type { CareerGame } from '../../games/gladiator/session/career.ts';
import type { LudusGame } from '../../games/gladiator/session/house.ts';
import type { Party } from '../../kernel/state.ts';

/** What a session shows. */
export type Doing =
  | { readonly at: 'gate' }
  | { readonly at: 'practice'; readonly session: GladiatorSession }
  | { readonly at: 'school'; readonly game: CareerGame }
  | { readonly at: 'munus'; readonly game: CareerGame; readonly session: GladiatorSession }
  | { readonly at: 'house'; readonly game: LudusGame }
  | { readonly at: 'games'; readonly game: LudusGame; readonly session: GladiatorSession }
  | { readonly at: 'daily'; readonly session: GladiatorSession; readonly date: string }
  | { readonly at: 'stands'; readonly whom: string };

/** The bout that is being fought, or null. */
export function boutOf(doing: Doing): GladiatorSession | null {
  return 'session' in doing ? doing.session : null;
}

/** 'leads Felix against Rufus in his third munus', 'watches Anna'. */
export function doingText(doing: Doing): string {
  switch (doing.at) {
    case 'gate':
      return 'stands at the gate';
    case 'practice':
      return `${outcomeOr('practises with', doing.session)} ${sideText(doing.session.shown, 0)} against ${sideText(doing.session.shown, 1)}`;
    case 'school':
      return schoolText(doing.game);
    case 'munus':
      return `${outcomeOr('leads', doing.session)} ${sideText(doing.session.shown, 0)} against ${sideText(doing.session.shown, 1)} in his ${munusText(doing.game)}`;
    case 'house':
      return `runs the house of ${houseName(doing.game)}`;
    case 'games':
      return `${outcomeOr('leads', doing.session)} ${sideText(doing.session.shown, 0)} against ${sideText(doing.session.shown, 1)} for the house of ${houseName(doing.game)}`;
    case 'daily':
      return `${outcomeOr('tries', doing.session)} the challenge of the day`;
    case 'stands':
      return `watches ${doing.whom}`;
  }
}

/** What is being fought, for the head of a page: 'Felix v Rufus, third munus'. */
export function boutTitle(doing: Doing): string {
  const session = boutOf(doing);
  if (session === null) return '';
  const meeting = `${capital(sideText(session.shown, 0))} v ${sideText(session.shown, 1)}`;
  if (doing.at === 'munus') return `${meeting}, ${munusText(doing.game)}`;
  if (doing.at === 'games') return `${meeting}, house of ${houseName(doing.game)}`;
  return `${meeting}, ${doing.at === 'daily' ? 'challenge of the day' : 'practice'}`;
}

const houseName = ({ session: { match } }: LudusGame): string => match.state.setup.houses[0]?.name ?? '';

const munusText = (game: CareerGame): string => `${ordinal(game.session.match.state.turn)} munus`;

/** What he does, or that he has done with it once all of it has been shown. */
const outcomeOr = (verb: string, session: GladiatorSession): string => (session.over ? 'has done with' : verb);

function schoolText({ session: { match } }: CareerGame): string {
  const { man, setup, outcome } = match.state;
  if (man === null) return `makes a gladiator called ${setup.name}`;
  if (outcome !== null) return `looks back on the career of ${man.name}`;
  const { v } = man.record;
  const won = v === 0 ? 'no victory yet' : `${numberWord(v)} ${v === 1 ? 'victory' : 'victories'}`;
  return `is in the school with ${man.name}, ${won}`;
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
