/** What somebody weighed before a line of a journal, in words. */
import { CERTAIN, type Reasons } from '../../ai/tactics.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Recalled } from '../../session/recall.ts';
import type { AnswerWords } from './advice.ts';
import { winsText } from './words.ts';

/** A line of what was weighed; `tone`: how it stands out. */
export interface WeighedLine {
  readonly text: string;
  readonly tone: 'head' | 'taken' | 'text' | 'mute';
}

/** Who weighed it, and how answers to the question are told. */
export interface WeighedBy<K extends Kit> {
  readonly who: string;
  readonly words: Pick<AnswerWords<K>, 'short' | 'others'>;
}

/** While it is being found: how far that is, or why it takes long. */
export function recallingText(done: number, trouble: string | null): string {
  return trouble ?? `What was weighed is being found again: ${Math.floor(100 * done)} %.`;
}

/** What was weighed: the best three with their chances, the one that was taken marked, and what was feared. */
export function weighedTexts<K extends Kit>(
  recalled: Recalled<K>,
  by: (found: Exclude<Recalled<K>, { untold: string }>) => WeighedBy<K>,
): readonly WeighedLine[] {
  if ('untold' in recalled) return [{ text: `What was weighed cannot be told: ${recalled.untold}.`, tone: 'mute' }];
  if ('ruled' in recalled) return recalled.ruled.map(ruledLine);
  const { who, words } = by(recalled);
  const { choice, reasons } = recalled;
  const taken = words.short(choice);
  return [
    { text: `What ${who} weighed, before anybody had shown anything: chances to win`, tone: 'head' },
    ...reasons.best.map((one) => bestLine(words.short(one.choice), one, taken)),
    { text: `  ${fearText(words, reasons)}`, tone: 'mute' },
    {
      text: `  ${reasons.weighed} answers weighed by what could be seen, played on ${reasons.trials} times.`,
      tone: 'mute',
    },
  ];
}

/** Who it was first, and last of all by what it was weighed; what was taken begins with '> '. */
function ruledLine(text: string, i: number, { length }: readonly string[]): WeighedLine {
  if (i > 0 && i === length - 1) return { text: `  ${text}`, tone: 'mute' };
  if (i === 0) return { text, tone: 'head' };
  return text.startsWith('> ') ? { text: `  ${text}`, tone: 'taken' } : { text: `    ${text}`, tone: 'text' };
}

/** Cells of an answer before its chance. */
const ANSWER_CELLS = 30;

function bestLine(text: string, { chance, share }: Reasons['best'][number], taken: string): WeighedLine {
  const mixed = share === 0 || share === CERTAIN ? '' : `, in ${Math.max(1, Math.round(share / 100))} of 100 cases`;
  const told = `${text.padEnd(ANSWER_CELLS)} ${winsText(chance)}${mixed}`;
  return text === taken ? { text: `  > ${told}`, tone: 'taken' } : { text: `    ${told}`, tone: 'text' };
}

function fearText<K extends Kit>({ others }: Pick<AnswerWords<K>, 'others'>, { feared }: Reasons<K>): string {
  if (feared === null) return 'No answer of anybody else was weighed against it.';
  return `Feared most ${others(feared.answers)}: then ${winsText(feared.chance)}.`;
}
