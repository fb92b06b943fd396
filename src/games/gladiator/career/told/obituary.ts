/** What is written when a career is over: an obituary for the dead, laurels for the freed. */

import { andText, capital, numberWord } from '../../../../kernel/words.ts';
import type { BeastKind } from '../../rules/beasts/types.ts';
import type { ResultLetter } from '../../rules/end-types.ts';
import { AREA_NAMES, type FightingStyle } from '../../rules/types.ts';
import type { Man, Origin } from '../man/man-types.ts';
import { challengerId, OWN_FIGHTER } from '../munus/bout-order.ts';
import type { CareerEnd, CareerState, PastMunus } from '../types.ts';
import { sentence, withArticle } from './bout-words.ts';
import { recordText } from './chronicle.ts';
import { ordinal } from './narrate-munus.ts';

/** Somebody he met, or a beast (no name). */
interface Opponent {
  readonly munus: number;
  readonly name: string | null;
  readonly kind: FightingStyle | BeastKind;
  /** How it ended for the opponent. */
  readonly result: ResultLetter;
}

/** A life in the arena, as text and as facts. */
export interface Obituary extends Pick<Man, 'name' | 'style' | 'origin' | 'record' | 'kills' | 'injuries'> {
  readonly kind: 'obituary' | 'laurels' | 'farewell';
  readonly title: string;
  readonly lines: readonly string[];
  readonly how: CareerEnd;
  readonly killer: string | null;
  readonly munera: number;
  readonly opponents: readonly Opponent[];
  /** Of his last bout. */
  readonly moments: PastMunus['result']['moments'];
}

/** The life of a man whose career is over; null while it goes on. */
export function obituaryOf({ man, end, past, standing }: Readonly<CareerState>): Obituary | null {
  if (man === null || end === null) return null;
  const kind = standing === 'freed' ? 'laurels' : standing === 'dead' ? 'obituary' : 'farewell';
  const { how, killer } = end;
  const opponents = past.flatMap(opponentsOf);
  const last = past.at(-1) ?? null;
  const { name, style, origin, record, kills, injuries } = man;
  const moments = last?.result.moments ?? [];
  const lines = [
    bornText(man),
    careerText(man, past),
    foesText(opponents),
    woundsText(man),
    ...moments.map(({ turn, text }) => `Turn ${turn}. ${text}`),
    endText(name, how, killer, last),
  ].filter((line) => line !== '');
  const facts = { name, style, origin, how, killer, munera: past.length, record, kills, injuries, opponents, moments };
  return { kind, title: TITLES[kind](name, how), lines, ...facts };
}

const TITLES: { readonly [K in Obituary['kind']]: (name: string, how: CareerEnd) => string } = {
  laurels: (name, how) => (how === "Emperor's Champion" ? `${name}, free` : `${name}, who died free`),
  obituary: (name) => `${name}, gladiator`,
  farewell: (name) => `${name}, formerly of the arena`,
};

/** P216 Those who came in, with how it ended for them. */
function opponentsOf({ munus, bill, result }: PastMunus): readonly Opponent[] {
  const foes = [
    ...bill.challengers.map(({ man: { name, style } }) => ({ name, kind: style })),
    ...bill.beasts.map((kind) => ({ name: null, kind })),
  ];
  return foes.flatMap((foe, i): readonly Opponent[] => {
    const feats = result.feats[challengerId(bill, i)];
    return feats === undefined ? [] : [{ munus, ...foe, result: feats.result }];
  });
}

function bornText({ name, origin, style, talents }: Man): string {
  const from = origin === null ? 'came to the school from nobody knows where' : BIRTHS[origin];
  const gifts = talents.filter((one) => !('sl' in one)).length;
  const learned = gifts === 0 ? '' : ' He had gifts that cannot be taught twice.';
  return `${name} ${from}, and fought as ${withArticle(style)}.${learned}`;
}

const BIRTHS: { readonly [O in Origin]: string } = {
  criminal: 'was sentenced to the school',
  slave: 'was bought for the school',
  soldier: 'came to the school out of the legions',
  foreigner: 'was brought to the school from beyond the borders',
  freeman: 'sold himself to the school, free as he was born',
  volunteer: 'came to the school of his own will',
  senator: 'threw away a seat in the senate for the school',
};

function careerText({ record, kills }: Man, past: readonly PastMunus[]): string {
  const munera = past.length === 1 ? 'one munus' : `${numberWord(past.length)} munera`;
  const best = [...past].sort((a, b) => b.xpEarned - a.xpEarned)[0];
  const dead = kills === 0 ? 'He killed nobody' : `${capital(numberWord(kills))} died by his hand`;
  const day = best === undefined || past.length < 3 ? '' : ` His best day was the ${ordinal(best.munus)} munus.`;
  const won = record.v + record.s + record.m === 0 ? 'with nothing to show for it' : `for ${recordText(record)}`;
  return `He went in at ${munera}, ${won}. ${dead}.${day}`;
}

function foesText(opponents: readonly Opponent[]): string {
  const men = opponents.flatMap(({ name, kind, result }) => (name === null ? [] : [{ name, kind, result }]));
  const beaten = men
    .filter(({ result }) => result === 'P' || result === 'M')
    .map(({ name, kind }) => `${name} the ${kind}`);
  const beasts = opponents.filter(({ name, result }) => name === null && result === 'P');
  const hunted =
    beasts.length === 0
      ? ''
      : ` ${sentence(`of beasts, ${andText([...new Set(beasts.map(({ kind }) => withArticle(kind)))])}`)}`;
  return beaten.length === 0 ? hunted.trim() : `He saw beaten: ${andText([...new Set(beaten)])}.${hunted}`;
}

function woundsText({ injuries }: Man): string {
  if (injuries.length === 0) return '';
  const areas = [...new Set(injuries.map(({ area }) => AREA_NAMES[area]))];
  return `He carried old wounds of ${andText(areas.map((area) => `the ${area}`))}.`;
}

function endText(name: string, how: CareerEnd, killer: string | null, last: PastMunus | null): string {
  const where = last === null ? '' : ` at the ${ordinal(last.munus)} munus`;
  switch (how) {
    case "Emperor's Champion":
      return `Ten victories: ${name} is the Emperor's Champion, and no man's slave.`;
    case "died Emperor's Champion":
      return `Ten victories: ${name} died of the last of them, and no man's slave.`;
    case 'died of wounds':
      return `${name} died of what he had taken${where}${killer === null ? '' : ` from ${killer}`}.`;
    case 'retired':
      return `${name} laid the sword down of his own will.`;
    case 'killed':
      return `${name} fell${where}${killer === null ? '' : `, by ${killer}`}; ${partingText(last)}.`;
  }
}

/** How the last bout ended for him. */
function partingText(last: PastMunus | null): string {
  const own = last?.result.feats[OWN_FIGHTER];
  if (last?.bill.deathMatch === true) return 'no mercy had been on the bill';
  if (last?.result.by === 'refused') return 'he had asked, and the crowd had said no';
  if (last?.result.by === 'victor-bled') return 'whoever had won that day bled to death of it';
  if (last?.result.by === 'both-bled') return 'nobody had won that day: all who were left bled to death';
  return own !== undefined && own.kills.length > 0 ? 'he did not go alone' : 'it was quick';
}
