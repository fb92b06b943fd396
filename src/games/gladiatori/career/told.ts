/** What is written down of a campaign: the chronicle, munus by munus, and what is told of its end. */
import { signed } from '../../../kernel/roll-text.ts';
import { times } from '../../../kernel/words.ts';
import { PACKS } from '../rules/words.ts';
import { munusMonth } from './calendar.ts';
import { denarii, duelText } from './narrate.ts';
import type { CampaignState, PastMatch, Rival } from './types.ts';
import { coinsFor } from './veterans.ts';
import type { CampaignEnd, Fate } from './words.ts';

/** A munus in the chronicle. */
export interface ToldMunus {
  readonly munus: number;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The munera so far, the last one first. */
export function campaignChronicle(state: Readonly<CampaignState>): readonly ToldMunus[] {
  const munera = Array.from({ length: state.turn }, (_, i) => state.turn - i);
  return munera.flatMap((munus) => {
    const lines = [
      ...state.past.filter((one) => one.munus === munus).map((one) => matchLine(one, state.past)),
      ...(state.ended?.munus === munus ? [endLine(state)] : []),
      ...state.others.filter((one) => one.munus === munus).map(duelText),
    ];
    return lines.length === 0 ? [] : [{ munus, title: munusMonth(munus), lines }];
  });
}

/** GR-97 What a match changed of the Fame that the matches before it can have left: below nothing it never went. */
export function fameChange({ number, fame }: PastMatch, past: readonly PastMatch[]): number {
  const before = past.filter((one) => one.number < number);
  return Math.max(fame, -before.reduce((most, one) => Math.max(0, most + one.fame), 0));
}

const FATE_WORDS: { readonly [F in Fate]: string } = {
  ...{ won: 'won', drawn: 'drawn', lost: 'lost', 'gave up': 'given up', fallen: 'lost' },
  ...{ 'fallen, its side won': 'won', dead: 'killed' },
};

/** What stands behind how a match went. */
const FATE_ENDS: { readonly [F in Fate]?: string } = {
  ...{ fallen: ', and carried off', 'fallen, its side won': ', though carried off' },
};

/** 'Felix (secutor) v Verus (thraex), sine missione: won in 6 turns. Experience +3, Fame +2, 6 denarii.', among all matches of its campaign. @internal */
export function matchLine(one: PastMatch, past: readonly PastMatch[]): string {
  const { names, characters, teams, species, mortal, result, fate, xp, pay } = one;
  const gladiators = names.map((name, i) => ({ text: `${name} (${characters[i]})`, team: teams[i] ?? 0 }));
  const sides = [...new Set(teams)].map((team) =>
    gladiators.flatMap((glad) => (glad.team === team ? [glad.text] : [])).join(' and '),
  );
  const animals = species === null ? [] : [PACKS[species]];
  const met = [...sides, ...animals].join(' v ');
  const worth = `Experience ${signed(xp)}, Fame ${signed(fameChange(one, past))}, ${denarii(pay)}`;
  return `${met}${mortal ? ', sine missione' : ''}: ${FATE_WORDS[fate]} in ${times(result.turns, 'turn')}${FATE_ENDS[fate] ?? ''}. ${worth}.`;
}

const END_LINES: { readonly [E in CampaignEnd]: string } = {
  dead: 'was dragged out through the gate of the dead',
  crippled: 'limped out of the school',
  rudis: 'went out into the street, free',
  'bought free': 'counted out the denarii and went',
  sold: 'was led off to the mines in chains',
  closed: 'is in no list any more',
};

const endLine = ({ man, ended }: Readonly<CampaignState>): string =>
  ended === null ? '' : `${man.name} ${END_LINES[ended.how]}: ${ended.why}.`;

/** What is told of somebody whose campaign is over; none while it goes on. */
export function campaignObituary(state: Readonly<CampaignState>): readonly string[] {
  const { man, ended, past, rivals } = state;
  if (ended === null) return [];
  const { won, lost, drawn, felled, animals } = man.record;
  const carriedOff = past.filter(({ fate }) => fate === 'fallen' || fate === 'fallen, its side won').length;
  const last = ended.how === 'dead' ? past.at(-1) : undefined;
  const best = past.filter(({ fate }) => fate === 'won').toSorted((a, b) => b.fame - a.fame)[0];
  const known = rivals.filter(({ lostTo, beat, beside }) => lostTo + beat + beside > 1);
  return [
    `${man.name}, ${man.character}, condemned in ${munusMonth(1)}.`,
    endLine(state),
    `${times(past.length, 'match', 'matches')} in ${times(state.turn, 'munus', 'munera')}: ${won} won, ${drawn} drawn, ${lost} lost.`,
    `${felled} felled, ${times(animals, 'animal')} killed, ${carriedOff === 0 ? 'never carried off' : `carried off ${often(carriedOff)}`}; scars: ${man.scars}.`,
    `Fame ${man.fame}; experience ${man.xp}, worth ${times(coinsFor(man), 'coin')}.`,
    ...(best === undefined ? [] : [`The day to remember, ${munusMonth(best.munus)}: ${matchLine(best, past)}`]),
    ...(last === undefined ? [] : [`The last day, ${munusMonth(last.munus)}: ${matchLine(last, past)}`]),
    ...known.map((one) => `${one.name}: ${betweenUs(one)}.`),
  ];
}

/** 'never', 'once', 'twice', '3 times'. */
const often = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** GR-95 What was between a rival and the gladiator: 'lost to you once, bears a grudge'; '' where nothing was. */
export function betweenUs({ lostTo, beat, beside, regard, ended }: Rival): string {
  const parts: readonly (readonly [number, string])[] = [
    [lostTo, `lost to you ${often(lostTo)}`],
    [beat, `beat you ${often(beat)}`],
    [beside, `fought beside you ${often(beside)}`],
  ];
  const regards = { none: null, grudge: 'bears a grudge', debt: 'owes you a life' }[ended === null ? regard : 'none'];
  return [...parts.flatMap(([count, text]) => (count > 0 ? [text] : [])), ...(regards === null ? [] : [regards])].join(
    ', ',
  );
}
