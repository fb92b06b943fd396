/** What becomes of one man, in English, one line an event. */

import type { Roll } from '../../../../kernel/roll.ts';
import { rollText, signed } from '../../../../kernel/roll-text.ts';
import { andText } from '../../../../kernel/words.ts';
import type { Talent } from '../../rules/advanced/talent-types.ts';
import type { Change } from '../../rules/event-shape.ts';
import { AREA_NAMES, AREAS, CHARACTERISTICS } from '../../rules/types.ts';
import type { Earned, ManEvent } from '../man/man-events.ts';
import type { Man } from '../man/man-types.ts';
import type { TalentCode } from '../table-types.ts';
import type { Purchase, TalentPick } from '../types.ts';
import { withArticle, woundsText } from './bout-words.ts';

/** 31.3 What each talent is called. */
const TALENT_NAMES: { readonly [C in TalentCode]: string } = {
  WP: 'weapon',
  TH: 'throwing',
  GP: 'grappling',
  HG: 'hold ground',
  RE: 'retiarius',
  DI: 'dimachaerus',
  FA: 'fast attack',
  BR: 'bravado',
  TG: 'toughness',
  SP: 'sprinting',
  FB: 'fatal blow',
};

/** 'sword 2', 'throwing 1', 'bravado'. */
function talentText(talent: Talent): string {
  const name = talent.code === 'WP' ? talent.group : TALENT_NAMES[talent.code];
  return 'sl' in talent ? `${name} ${talent.sl}` : name;
}

/** 'spear', 'hold ground'. */
function pickText(pick: TalentPick): string {
  return pick.code === 'WP' ? pick.group : TALENT_NAMES[pick.code];
}

/** 'TR', 'a level of spear', 'a talent roll at +2'. */
function purchaseText(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'rating':
      return purchase.rating.toUpperCase();
    case 'level':
      return `a level of ${pickText(purchase.pick)}`;
    case 'roll':
      return purchase.extra === 0 ? 'a talent roll' : `a talent roll at ${signed(purchase.extra)}`;
  }
}

/** One line for what happens to a man. */
export function narrateMan(event: ManEvent): string {
  const { man } = event;
  switch (event.kind) {
    case 'name-drawn':
      return `${man}, ${withArticle(event.style)}, is called up.`;
    case 'origin-rolled':
      return `${man} was ${withArticle(event.origin)}: ${dice(event.rolls)}.`;
    case 'ratings-rolled':
      return `${man}: ${CHARACTERISTICS.map((one) => `${one.toUpperCase()} ${event.ratings[one]}`).join(' ')}.`;
    case 'luck-rolled':
      return `${man} has luck ${event.luck}: ${dice(event.rolls)}.`;
    case 'prestige-rolled':
      return `${man} has prestige ${event.pr}: ${event.rolls?.map(rollText).join(' less ')}.`;
    case 'spirit-rolled':
      return `${man} has fighting spirit ${event.fs}: ${dice(event.rolls)}.`;
    case 'style-taken':
      return `${man} is trained as ${withArticle(event.style)}${event.rolls === undefined ? '' : `: ${dice(event.rolls)}`}.`;
    case 'armour-rolled':
      return `${man} is fitted out: ${kitText(event)}.`;
    case 'armed': {
      const why = event.rolls === undefined ? '' : `: ${dice(event.rolls)}`;
      return `${man} bears ${withArticle(event.weapon)}${why}.`;
    }
    case 'armour-bought':
      return `${man} buys armour for ${event.paid} of ${event.denarii} denarii: ${kitText(event)}.`;
    case 'challenger-measured':
      return `${event.champion ? 'A champion' : 'A man'} to meet ${man} has ${event.xp} XP behind him: ${dice(event.rolls)}.`;
    default:
      return narrateGrowth(event, man);
  }
}

type Made = 'name-drawn' | 'origin-rolled' | 'ratings-rolled' | 'luck-rolled' | 'prestige-rolled' | 'spirit-rolled';
type Fitted = 'armed' | 'style-taken' | 'armour-rolled' | 'armour-bought' | 'challenger-measured';

function narrateGrowth(event: Exclude<ManEvent, { kind: Made | Fitted }>, man: string): string {
  switch (event.kind) {
    case 'talent-rolled':
      return `${man} looks for a talent: ${dice(event.rolls)}, and finds ${cellText(event.cell)}${passedText(event.passed)}.`;
    case 'talent-gained': {
      const pr = event.pr === null ? '' : `; prestige ${event.pr.from} to ${event.pr.to}`;
      return `${man} learns ${talentText(event.talent)}${pr}.`;
    }
    case 'improved': {
      const change = event.change === null ? '' : `, ${event.change.from} to ${event.change.to}`;
      return `${man} pays ${event.price} XP for ${purchaseText(event.purchase)}${change}; ${event.left} left.`;
    }
    case 'experience-earned':
      return event.total === 0
        ? `${man} has learned nothing new.`
        : `${man} earns ${event.total} XP: ${event.earned.map(({ for: what, xp }) => `${EARNED_WORDS[what]} ${xp}`).join(', ')}.`;
    case 'injury-rolled': {
      const what = `${man} had ${woundsText(event.wounds)} in the ${AREA_NAMES[event.area]}: ${dice(event.rolls)}`;
      if (event.change === null) return `${what}, healed.`;
      return `${what}, ${event.rating.toUpperCase()} ${event.change.from} to ${event.change.to} for good.`;
    }
    case 'died-of-wounds':
      return `${man} dies of his wounds: no ${event.rating.toUpperCase()} is left.`;
    case 'prestige-changed':
      return `${man} ${PRESTIGE_REASONS[event.why]}: prestige ${event.change.from} to ${event.change.to}.`;
    case 'prestige-tested':
      return `${man} before the crowd: ${dice(event.rolls)}; ${crowdText(event.change)}.`;
    case 'luck-tested':
      return `${man} and his luck: ${dice(event.rolls)}; ${luckText(event.change)}.`;
  }
}

/** 35.5, 35.6 What the roll for prestige means. */
function crowdText({ from, to }: Change): string {
  if (from === to) return `too little to change its mind, prestige stays ${from}`;
  return `${from < 0 ? 'it hates him less' : 'it remembers him'}, prestige ${from} to ${to}`;
}

/** 34.4 What the roll for luck means. */
function luckText({ from, to }: Change): string {
  if (from === to) return `it stays ${from}`;
  return to > from ? `the gods like him, ${from} to ${to}` : `he has asked too much of the gods, ${from} to ${to}`;
}

const PRESTIGE_REASONS = {
  spared: 'had to beg for his life',
  cleaved: 'cut a man in two before them all',
  notorious: 'beat a man they hate',
} as const;

function cellText(cell: string): string {
  if (cell === '--') return 'nothing';
  return cell === 'any' ? 'any he likes' : TALENT_NAMES[cell as TalentCode];
}

/** 31.3.1 Talents that gave way, because he could learn no more of them. */
function passedText(passed: readonly TalentCode[]): string {
  return passed.length === 0
    ? ''
    : `; he has nothing left to learn in ${andText(passed.map((code) => TALENT_NAMES[code]))}`;
}

/** 33.2 What XP were earned by, in a word or two. */
const EARNED_WORDS: { readonly [F in Earned['for']]: string } = {
  base: 'attack CF above defence CF',
  thrown: 'throws that struck',
  missus: 'missus granted',
  "opponent's missus": 'missus of opponents',
  survival: 'survived',
  kill: 'a kill',
  'slow kill': 'a slow kill',
  'quick kill': 'a quick kill',
  'beast killed': 'a beast killed',
};

/** 'A4 head, C legs; small shield'. */
function kitText({ armour, shield }: Pick<Man, 'armour' | 'shield'>): string {
  const pieces = AREAS.filter((area) => armour[area] !== '--').map((area) => `${armour[area]} ${AREA_NAMES[area]}`);
  return `${pieces.length === 0 ? 'no armour' : pieces.join(', ')}; ${shield === 'none' ? 'no' : shield} shield`;
}

function dice(rolls: readonly Roll[] = []): string {
  return rolls.map(rollText).join('; ');
}
