/** What is written down of a career: the chronicle, munus by munus, and what is told of its end. */
import { munusDate } from './calendar.ts';
import { undercardText } from './narrate.ts';
import type { CareerState, PastBout, Rival } from './types.ts';

/** A munus in the chronicle. */
export interface ToldMunus {
  readonly munus: number;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The munera so far, the last one first. */
export function chronicleOf(state: Readonly<CareerState>): readonly ToldMunus[] {
  const munera = Array.from({ length: state.turn }, (_, i) => state.turn - i);
  return munera.flatMap((munus) => {
    const own = state.past.filter((one) => one.munus === munus).map(boutLine);
    const others = state.others.filter((one) => one.munus === munus).map(undercardText);
    const end = state.ended?.munus === munus ? [endLine(state)] : [];
    const lines = [...own, ...end, ...others];
    return lines.length === 0 ? [] : [{ munus, title: munusDate(munus), lines }];
  });
}

const FATES: { readonly [F in PastBout['fate']]: string } = {
  won: 'won',
  drawn: 'sent off standing',
  'beaten, its side won': 'beaten, though the others won, and spared',
  spared: 'beaten and spared',
  'spared by the giver': 'condemned, and let go by the giver',
  dead: 'killed',
};

/** 'Felix (murmillo) v Rapax (thracian), sine missione: won in 7 rounds. Fame +2, 4 gold.' */
export function boutLine({ names, profiles, teams, mortal, result, fate, fame, pay }: PastBout): string {
  const sides = [...new Set(teams)].map((team) =>
    names.flatMap((name, i) => (teams[i] === team ? [`${name} (${profiles[i]})`] : [])).join(' and '),
  );
  const met = sides.length > 2 ? `${sides[0]} against ${sides.length - 1} others` : sides.join(' v ');
  const worth = `Fame ${fame > 0 ? `+${fame}` : fame}, ${pay} gold`;
  return `${met}${mortal ? ', sine missione' : ''}: ${FATES[fate]} in ${result.rounds} rounds. ${worth}.`;
}

function endLine({ man, ended }: Readonly<CareerState>): string {
  if (ended === null) return '';
  switch (ended.how) {
    case 'dead':
      return `${man.name} was carried out through the gate of Libitina: ${ended.why}.`;
    case 'rudis':
    case 'bought free':
      return `${man.name} went out through the gate of life, free: ${ended.why}.`;
    case 'crippled':
    case 'old':
      return `${man.name} never fought again: ${ended.why}.`;
    case 'closed':
      return `Nobody has written down what became of ${man.name}.`;
  }
}

/** What is told of somebody whose career is over; none while it goes on. */
export function obituaryOf(state: Readonly<CareerState>): readonly string[] {
  const { man, ended, past } = state;
  if (ended === null) return [];
  const { won, lost, drawn, beaten, killed, spared } = man.record;
  const learned = man.skills.length === 0 ? 'no skill' : man.skills.join(', ');
  const best = past.filter(({ fate }) => fate === 'won').toSorted((a, b) => b.fame - a.fame)[0];
  const known = state.rivals.filter(({ lostTo, beat }) => lostTo + beat > 1);
  return [
    `${man.name}, ${man.profile}, ${man.age} years old, sworn in ${munusDate(1)}.`,
    endLine(state),
    `${past.length} ${past.length === 1 ? 'bout' : 'bouts'} in ${state.turn} ${state.turn === 1 ? 'munus' : 'munera'}: ${won} won, ${drawn} drawn, ${lost} lost; ${beaten} beaten, ${killed} of them dead; ${spared === 0 ? 'never spared' : `spared ${times(spared)}`}.`,
    `Fame ${man.fame}; learned: ${learned}.`,
    ...(best === undefined ? [] : [`The best of them, ${munusDate(best.munus)}: ${boutLine(best)}`]),
    ...known.map((one) => `${one.name}: ${memoryOf(one)}.`),
  ];
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** MR-66 What was between a rival and the gladiator: 'beaten by you once, bears a grudge'; '' where nothing was. */
export function memoryOf({ lostTo, beat, beside, regard, ended }: Rival): string {
  const regards = { none: '', grudge: 'bears a grudge', debt: 'owes you a life' }[ended === null ? regard : 'none'];
  return [
    ...(lostTo > 0 ? [`beaten by you ${times(lostTo)}`] : []),
    ...(beat > 0 ? [`has beaten you ${times(beat)}`] : []),
    ...(beside > 0 ? [`fought beside you ${times(beside)}`] : []),
    ...(regards === '' ? [] : [regards]),
  ].join(', ');
}
