/** The chronicle of a career: a page a month, made from what happened. */

import { andText, numberWord } from '../../../../kernel/words.ts';
import { AREA_NAMES } from '../../rules/types.ts';
import type { MatchRecord } from '../man/man-types.ts';
import { OWN_FIGHTER } from '../munus/bout-order.ts';
import { combatValue } from '../munus/fighter.ts';
import type { Bill, BoutResult, Feats } from '../munus/munus-types.ts';
import type { CareerState, PastMunus } from '../types.ts';
import { sentence, withArticle } from './bout-words.ts';
import { grudgesText, othersText, UPSET } from './chronicle-others.ts';
import { ordinal } from './narrate-munus.ts';

/** What was written of one month. */
export interface ChroniclePage {
  readonly munus: number;
  readonly title: string;
  /** Paragraphs, in their order. */
  readonly lines: readonly string[];
}

type Career = Readonly<CareerState>;

/** The pages of all months so far. */
export function chronicleOf(state: Career): readonly ChroniclePage[] {
  return state.past.map(({ munus }) => chroniclePage(state, munus)).flatMap((page) => (page === null ? [] : [page]));
}

/** The page of one month, or null where no match was fought in it. */
export function chroniclePage(state: Career, munus: number): ChroniclePage | null {
  const past = state.past.find((one) => one.munus === munus);
  const own = past?.result.feats[OWN_FIGHTER];
  if (past === undefined || own === undefined || state.man === null) return null;
  const name = state.man.name;
  const lines = [
    openingText(state, past, name),
    ...past.result.moments.map(({ turn, text }) => `Turn ${turn}. ${text}`),
    outcomeText(past, own, name),
    aftermathText(past, own, name),
    ...freedomText(state, munus, name),
    ...othersText(state, munus),
    ...grudgesText(state, munus, name),
  ];
  return { munus, title: `The ${ordinal(munus)} munus`, lines: lines.filter((one) => one !== '') };
}

/** Who met whom, and under what conditions. */
function openingText(state: Career, { munus, bill }: PastMunus, name: string): string {
  const record = recordBefore(state, munus);
  const standing = munus === 1 ? 'in his first match' : `with ${recordText(record)} to his name`;
  const against = bill.beasts.length > 0 ? `${beastsText(bill)} in the morning` : challengersText(bill);
  const help = bill.comrades.length === 0 ? '' : ` beside ${andText(bill.comrades.map(({ man }) => man.name))}`;
  const how = bill.deathMatch ? ' The match was sine missione: one side was to stay on the sand.' : '';
  return `${name}, ${standing}, fought ${MATCHES[bill.type]}${help} against ${against}.${how}${placeText(bill)}`;
}

const MATCHES: { readonly [T in Bill['type']]: string } = {
  'matched-pair': 'man to man',
  'two-on-one': 'alone',
  consecutive: 'without rest',
  champion: 'man to man',
  'two-pairs': 'in two pairs',
  'three-pairs': 'in three pairs',
  battle: 'in a battle',
  venatores: 'with the hunting spear',
  bestiarii: 'with the sword',
};

function challengersText({ type, challengers }: Bill): string {
  const men = challengers.map(({ man, rival }) => {
    return `${man.name} the ${man.style}${rival === null ? '' : ' (no stranger)'}`;
  });
  const who = andText(men);
  return type === 'champion' ? `a champion, ${who}` : who;
}

const beastsText = ({ beasts }: Bill): string => andText([...new Set(beasts)].map((kind) => countText(beasts, kind)));

function countText(beasts: Bill['beasts'], kind: Bill['beasts'][number]): string {
  const count = beasts.filter((one) => one === kind).length;
  return count === 1 ? withArticle(kind) : `${numberWord(count)} ${PLURALS[kind] ?? `${kind}s`}`;
}

const PLURALS: { readonly [kind: string]: string } = { wolf: 'wolves' };

/** 27.2.1 A word for the two ends of the scale. */
function placeText({ arena: { size } }: Bill): string {
  if (size === 1) return ' All Rome was in the Colosseum.';
  return size === 5 ? ' The place was a mere pit.' : '';
}

/** The record before a month. */
function recordBefore({ past }: Career, munus: number): MatchRecord {
  const letters = past.filter((one) => one.munus < munus).map(({ result }) => result.feats[OWN_FIGHTER]?.result);
  const count = (letter: Feats['result']) => letters.filter((one) => one === letter).length;
  return { v: count('V'), s: count('S'), m: count('M') };
}

/** 'three victories and one missus'. */
export function recordText({ v, s, m }: MatchRecord): string {
  const parts = [
    v === 0 ? '' : `${numberWord(v)} ${v === 1 ? 'victory' : 'victories'}`,
    s === 0 ? '' : `${numberWord(s)} stans missus`,
    m === 0 ? '' : `${numberWord(m)} missus`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing yet' : andText(parts);
}

/** What it came to, and whether anybody had thought so. */
function outcomeText(past: PastMunus, own: Feats, name: string): string {
  return `${sentence(`${name} ${resultText(past.result, own)}`)}${surpriseText(past, own)}`;
}

/** P124 A lone man against a lone man, and the wrong one won. */
function surpriseText({ bill, cv }: PastMunus, { result }: Feats): string {
  const [foe, another] = bill.challengers;
  if (foe === undefined || another !== undefined || bill.comrades.length > 0) return '';
  const margin = combatValue(foe.man) - cv;
  if (result === 'V' && margin >= UPSET) return ' Nobody had put money on it.';
  return result === 'P' && margin <= -UPSET ? ' On every list he had been the stronger man.' : '';
}

/** P71 He had beaten a lone man, who was spared, and bled to death himself. */
function bledInVictory({ by, feats }: BoutResult): boolean {
  const results = Object.values(feats).map(({ result }) => result);
  return by === 'victor-bled' && results.length === 2 && results.includes('M');
}

function resultText(bout: BoutResult, { result, dead, killer, kills }: Feats): string {
  const { turns, by } = bout;
  const when = turns === 1 ? 'before the first turn was out' : `in turn ${numberWord(turns)}`;
  const toll = kills.length > 1 ? `, with ${numberWord(kills.length)} dead by his hand` : '';
  if (result === 'V') return dead ? `won ${when}, and died of what it cost him` : `won ${when}${toll}`;
  if (result === 'S') return by === 'hunt-over' ? `was called off the hunt ${when}` : `was sent home standing ${when}`;
  if (result === 'M') return `was beaten ${when}, and spared`;
  if (bledInVictory(bout)) return `beat his man ${when}, and bled to death while the crowd spared him`;
  return killer === null ? `was killed ${when}, by no one man's hand` : `was killed ${when} by ${killer}`;
}

/** 32-35 What the day left him with. */
function aftermathText({ injuries, xpEarned, pr, luck }: PastMunus, { dead }: Feats, name: string): string {
  if (dead) return '';
  const parts = [
    xpEarned === 0 ? 'learned nothing' : `took ${xpEarned} XP from it`,
    ...injuries.map(
      ({ area, rating, loss }) => `will feel his ${AREA_NAMES[area]} for life (${rating.toUpperCase()} -${loss})`,
    ),
    ...(pr.to > pr.from ? [pr.from < 0 && pr.to >= 0 ? 'is hated no longer' : 'is better known than before'] : []),
    ...(pr.to < pr.from ? [pr.to < 0 ? 'has the crowd against him' : 'has lost some of his name'] : []),
    ...(luck.to > luck.from ? ['has the gods a little closer'] : []),
    ...(luck.to < luck.from ? ['has tried the patience of the gods'] : []),
  ];
  return sentence(`${name} ${andText(parts)}`);
}

/** 31, P109 How it ended, in the month in which it did. */
function freedomText({ end }: Career, munus: number, name: string): readonly string[] {
  if (end === null || end.munus !== munus) return [];
  switch (end.how) {
    case "Emperor's Champion":
      return [
        `It was his tenth victory. ${name} was given the wooden sword, and left by the gate of the living a free man.`,
      ];
    case "died Emperor's Champion":
      return [`It was his tenth victory. ${name} was freed where he lay, and died a free man.`];
    case 'died of wounds':
      return [`${name} was carried home, and did not see the next munus.`];
    case 'retired':
      return [`Before the next munus ${name} asked to be let go, and laid the sword down.`];
    case 'killed':
      return [`They dragged ${name} out through the gate of the dead.`];
  }
}
