/** MR-75 A player of careers who does the plain thing: rests while hurt, trains in one order, takes the bout that is matched. */
import { answeringEach } from '../../../ai/each-kind.ts';
import type { Controller } from '../../../kernel/runner.ts';
import type { CareerKit } from '../career/kit.ts';
import { GOLD_A_POINT } from '../career/sentence.ts';
import type { BoutOffer, BoutResult, CareerState, DayAct, WeeksAct } from '../career/types.ts';
import { weeksFault } from '../career/weeks.ts';
import type { MuneraSetup } from '../rules/types.ts';
import type { Skill } from '../rules/words.ts';

/** MR-75 The order in which skills are wanted. */
const WANTED: readonly Skill[] = ['attack', 'dodge', 'reflexes', 'stamina', 'popularity'];

/** Plays a bout to its end. */
export type PlaysBout = (setup: MuneraSetup, seed: string) => BoutResult;

/** Plays a career to its end; `play`: who fights its bouts. */
export function plainCareer(play: PlaysBout): Controller<CareerKit> {
  return answeringEach<CareerKit>({
    weeks: (_ask, state) => plainWeeks(state),
    day: ({ offers }, state) => plainDay(offers, state),
    bout: ({ setup, seed }) => play(setup, seed),
    plead: ({ most }) => most - (most % GOLD_A_POINT),
    mercy: () => false,
    skill: ({ open }) => WANTED.find((one) => open.includes(one)) ?? 'attack',
  });
}

function plainWeeks(state: CareerState): WeeksAct {
  const { man } = state;
  const skill = WANTED.find((one) => !man.skills.includes(one));
  const wanted: readonly WeeksAct[] = [
    { do: 'buy freedom' },
    ...(man.hurt > 1 ? [{ do: 'rest', doctor: false } as const] : []),
    ...(skill === undefined ? [] : [{ do: 'train', skill, coach: false } as const]),
    { do: 'guard' },
  ];
  return wanted.find((act) => weeksFault(state, act) === null) ?? { do: 'rest', doctor: false };
}

/** The bout that is matched; not where one is badly hurt. */
function plainDay(offers: readonly BoutOffer[], { man }: CareerState): DayAct {
  const matched = offers.findIndex(({ kind, called }) => kind === 'duel' && !called);
  const any = matched >= 0 ? matched : offers.findIndex(({ kind }) => kind === 'duel');
  if (man.hurt >= STAYS_AWAY || any < 0)
    return offers.length > 0 && any < 0 ? { do: 'fight', offer: 0, mortal: false } : { do: 'sit out' };
  return { do: 'fight', offer: any, mortal: false };
}
const STAYS_AWAY = 3;
