/** What a page of the chronicle says of the other houses: their bouts, deaths and honours, and who bears a grudge. */

import { numberWord } from '../../../../kernel/words.ts';
import { CHAMPION_WINS } from '../aftermath.ts';
import type { Rival } from '../man/man-types.ts';
import type { CareerState, OtherBout, OtherMan } from '../types.ts';
import { sentence } from './bout-words.ts';
import { ordinal } from './narrate-munus.ts';

type Career = Readonly<CareerState>;

/** P124 By so much the better man, and beaten all the same: that is an upset. */
export const UPSET = 6;

/** The bouts of the other houses in a month, with what came of them. */
export function othersText(state: Career, munus: number): readonly string[] {
  const bouts = state.others.filter((one) => one.munus === munus);
  return bouts.flatMap((bout) => [boutText(state, bout), ...aftermathOf(state, bout)]);
}

const rivalOf = ({ rivals }: Career, { rival }: OtherMan): Rival | undefined => rivals.find(({ id }) => id === rival);

function boutText(state: Career, bout: OtherBout): string {
  const { red, blue, moment } = bout;
  const winner = red.result === 'V' ? red : blue.result === 'V' ? blue : null;
  const text = winner === null ? drawText(state, bout) : wonText(state, bout, winner, winner === red ? blue : red);
  return `${sentence(text)}${moment === null ? '' : ` ${moment}`}`;
}

function wonText(state: Career, { turns }: OtherBout, winner: OtherMan, loser: OtherMan): string {
  const how = loser.result === 'M' ? 'beat' : turns === 1 ? 'made short work of' : turns > 3 ? 'wore down' : 'killed';
  const upset = loser.cv - winner.cv >= UPSET ? ', against all odds,' : '';
  return `${calledOf(state, winner)}${upset} ${how} ${calledOf(state, loser)}`;
}

function drawText(state: Career, { red, blue, by }: OtherBout): string {
  const pair = `${calledOf(state, red)} and ${calledOf(state, blue)}`;
  const dead = [red, blue].filter(({ result }) => result === 'P').length;
  if (by === 'victor-bled') return bledText(state, red, blue);
  if (by === 'both-bled') return `${pair} both bled to death before anybody had won`;
  if (dead === 2) return `${pair} left each other dead`;
  return dead === 1 ? `${pair} were parted, and one of them was not forgiven` : `${pair} were parted with honour`;
}

/** P71 Who had beaten the other bled to death: the one who is dead, if the other was spared; else nobody says which. */
function bledText(state: Career, red: OtherMan, blue: OtherMan): string {
  const [spared, victor] = red.result === 'M' ? [red, blue] : [blue, red];
  if (spared.result === 'M')
    return `${calledOf(state, victor)} beat ${calledOf(state, spared)}, and bled to death while the crowd spared him`;
  return `${calledOf(state, red)} and ${calledOf(state, blue)} both died: whoever had won bled to death`;
}

/** 'Crixus the thraex'. */
function calledOf(state: Career, one: OtherMan): string {
  const rival = rivalOf(state, one);
  return rival === undefined ? 'a stranger' : `${rival.man.name} the ${rival.man.style}`;
}

/** C160, P107 Who went free with that bout, and who died of it later. */
function aftermathOf(state: Career, { red, blue, munus }: OtherBout): readonly string[] {
  return [red, blue].flatMap((one): readonly string[] => {
    const rival = rivalOf(state, one);
    const last = state.others.filter(({ red: r, blue: b }) => r.rival === one.rival || b.rival === one.rival).at(-1);
    if (rival === undefined || last?.munus !== munus || lastMet(rival) > munus) return [];
    if (rival.standing === 'freed') {
      return [`It was the ${ordinal(CHAMPION_WINS)} victory of ${rival.man.name}, who goes free.`];
    }
    const lingered = rival.standing === 'dead' && one.result !== 'P';
    return lingered ? [`${rival.man.name} died of his wounds within the month.`] : [];
  });
}

const lastMet = ({ met }: Rival): number => met.at(-1)?.munus ?? 0;

/** P231 Those who met the player's man this month and will not forget it. */
export function grudgesText(state: Career, munus: number, name: string): readonly string[] {
  if (state.end !== null && state.end.munus <= munus) return [];
  return state.rivals.flatMap((rival): readonly string[] => {
    if (lastMet(rival) !== munus || rival.standing !== 'fighting') return [];
    const text = grudgeText(rival, name);
    return text === null ? [] : [sentence(text)];
  });
}

/** What a rival thinks of the player's man, by how their meetings ended; null: nothing much. */
function grudgeText({ man, met }: Rival, name: string): string | null {
  const ends = met.map(({ result }) => result);
  const last = ends.at(-1);
  const times = ends.length === 1 ? '' : `, after ${numberWord(ends.length)} meetings,`;
  switch (last) {
    case 'V':
      return ends.includes('M')
        ? `${man.name} has had his revenge on ${name}'s side`
        : `${man.name}${times} says that he would beat ${name} again`;
    case 'M':
      return `${man.name}${times} owes his life to the crowd, and ${name} a beating`;
    case 'S':
      return `${man.name} and ${name}${times} have something to settle`;
    default:
      return null;
  }
}
