/** 10.3, 10.4, 16.3 Being felled, and fighting on Unbeatable, in words. */
import { felledAs, felledText } from '../rules/felled.ts';
import type { Fighter } from '../rules/types.ts';

/** 16.3 'in a campaign unconscious, given mercy': what a fall by so much too much comes to. */
const inCampaign = (overkill: number): string => `in a campaign ${felledAs(overkill)}`;

/** 10.4 'to the end of turn 3, first round': how long somebody fights on; `undead`: the round, 1 to 12. */
const untilText = (undead: number): string =>
  `to the end of turn ${Math.ceil(undead / 2)}, ${undead % 2 === 1 ? 'first' : 'second'} round`;

/** 10.4 What holds of somebody who fights on, in sentences; none of anybody else. */
export function undeadLines({ name, undead, overkill }: Fighter): readonly string[] {
  if (undead === null) return [];
  return [`${name} fights on ${untilText(undead)}; any hit ends that (10.4).`, judgedText(overkill ?? 0)];
}

/** 16.3 By which fall somebody is judged who fights on. */
const judgedText = (overkill: number): string =>
  `Only the first fall counts: ${felledText(overkill)}, ${inCampaign(overkill)} (16.3).`;

/** The same for the row below one's sheet; '' of anybody else. */
export const undeadBrief = ({ undead, overkill }: Fighter): string =>
  undead === null ? '' : `Unbeatable ${untilText(undead)}; ${inCampaign(overkill ?? 0)}`;

/** 10.3, 10.4 What so much damage would do to somebody who can bear as much; none where it can be paid. */
export function fellingLines({ powers, undead }: Fighter, damage: number, capacity: number): readonly string[] {
  if (undead !== null) return ['You fall for good; only your first fall counts (16.3).'];
  const over = damage - capacity;
  if (over < 0) return [];
  return [
    `You are ${felledText(over)}: ${inCampaign(over)} (16.3).`,
    ...(powers.includes('unbeatable') ? ['Unbeatable, you may fight on, and only this fall counts (10.4).'] : []),
  ];
}

/** 10.4 What is told before one fights on: what of this fall stays, whatever comes. */
export const risingLines = ({ overkill }: Fighter): readonly string[] => [judgedText(overkill ?? 0)];
