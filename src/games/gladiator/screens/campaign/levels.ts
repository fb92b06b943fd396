/** How well the program leads men in the bouts of a career or a house: chosen before it begins. */
import { LEVELS, type LeadLevel } from '../../../../kernel/levels.ts';
import type { BoutLevels } from '../../career/types.ts';
import { levelWords } from '../making/level-choice.ts';

/** Whom the player leads in matches of several men, and who leads the others of that side: the book or a tactician. */
type LeadChoice = 'one' | 'with' | 'all';

/** What has been chosen of it so far. */
export interface LevelForm {
  readonly lead: LeadChoice;
  readonly foes: LeadLevel;
}

/** As a form first has it. */
export const LED_BY_BOOK: LevelForm = { lead: 'one', foes: 'book' };

/** What the line on whom one leads offers. */
export const LEAD_CHOICES: readonly (readonly [LeadChoice, string])[] = [
  ['one', 'your man; the book the rest'],
  ['all', 'the whole side'],
  ['with', 'your man; a tactician the rest'],
];
/** What the line on the opponents offers. */
export const FOES_CHOICES = LEVELS.map((level) => [level, `led by ${levelWords(level)}`] as const);

/** What the line on the opponents decides. */
export const FOES_HELP =
  'Who leads the men you meet: a novice blunders, an adept strikes hard, a tactician weighs what you may do, a champion thinks longest. What is fought without you goes by the book.';

/** What a set-up holds of it; no levels where the book leads all whom the player does not. */
export function ledAs({ lead, foes }: LevelForm): { readonly lead: 'one' | 'all'; readonly levels?: BoutLevels } {
  const levels: BoutLevels = {
    ...(lead === 'with' ? { own: 'tactician' } : {}),
    ...(foes === 'book' ? {} : { foes }),
  };
  return { lead: lead === 'all' ? 'all' : 'one', ...(Object.keys(levels).length === 0 ? {} : { levels }) };
}
