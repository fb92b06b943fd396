/** How well the program leads men in the bouts of a career or a house: chosen before it begins. */
import { LEVELS, type LeadLevel } from '../../../../kernel/levels.ts';
import type { BoutLevels } from '../../career/types.ts';
import { levelWords } from '../making/level-choice.ts';

/** Whom the player leads in matches of several men, and who leads the others of that side: the book or a tactician. */
type LeadChoice = 'one' | 'with' | 'all';

/** What has been chosen of it so far. */
export interface LevelForm {
  readonly lead: LeadChoice;
  readonly foes: LeadLevel | 'each';
}

/** As a form first has it. */
export const LED_BY_BOOK: LevelForm = { lead: 'one', foes: 'book' };

/** What the line on whom one leads offers. */
export const LEAD_CHOICES: readonly (readonly [LeadChoice, string])[] = [
  ['one', 'your man; the book the rest'],
  ['all', 'the whole side'],
  ['with', 'your man; a tactician the rest'],
];
/** 'led by an adept'. */
export const ledByText = (level: LeadLevel): string => `led by ${levelWords(level)}`;

/** What the line on the opponents offers, `each` said in words. */
const foesChoices = (each: string) =>
  [...LEVELS.map((level) => [level, ledByText(level)] as const), ['each', each] as const] as const;
/** What it offers in a career. */
export const CAREER_FOES = foesChoices('each as his name is worth');
/** What it offers in a game of houses. */
export const HOUSE_FOES = foesChoices('each as his house can');

const FOES_HELP =
  'Who leads the men you meet: a novice blunders, an adept strikes hard, a tactician weighs what you may do, a champion thinks longest.';
const BY_NAME = 'by prestige and victories, from a novice below -1 to a champion from 6';
/** What the line on the opponents decides in a career. */
export const CAREER_FOES_HELP = `${FOES_HELP} Or each ${BY_NAME}.`;
/** What it decides in a game of houses. */
export const HOUSE_FOES_HELP = `${FOES_HELP} Or by his house: thrifty the book, steady an adept, showman a tactician; men of no house ${BY_NAME}. What is fought without you goes by the book.`;

/** What a set-up holds of it; no levels where the book leads all whom the player does not. */
export function ledAs({ lead, foes }: LevelForm): { readonly lead: 'one' | 'all'; readonly levels?: BoutLevels } {
  const levels: BoutLevels = {
    ...(lead === 'with' ? { own: 'tactician' } : {}),
    ...(foes === 'book' ? {} : { foes }),
  };
  return { lead: lead === 'all' ? 'all' : 'one', ...(Object.keys(levels).length === 0 ? {} : { levels }) };
}
