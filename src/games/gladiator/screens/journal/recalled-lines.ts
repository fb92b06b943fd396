/** What a man of the program's weighed before a line of the journal, told on its page. */
import type { Reasons } from '../../../../ai/tactics.ts';
import { winsText } from '../../../../tui/advice/words.ts';
import type { Env } from '../../../../tui/program.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { Recalled } from '../../labour/recall.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { overlaysOf } from '../../rules/tables/edition-types.ts';
import { answerWords } from '../bout/answer-words.ts';
import { muted, plain } from './roll-explained.ts';
import type { RuledLine } from './roll-lines.ts';

/** While it is being found: how far that is, or why it takes long. */
export function recallingLines(done: number, trouble: string | null): readonly RuledLine[] {
  return [muted(trouble ?? `What was weighed is being found again: ${Math.floor(100 * done)} %.`)];
}

/** What was weighed: the best three with their chances, the one that was taken, and what was feared. */
export function recalledLines(recalled: Recalled, env: Env): readonly RuledLine[] {
  if ('untold' in recalled) return [muted(`What was weighed cannot be told: ${recalled.untold}.`)];
  const { request, view, choice, reasons } = recalled;
  const tables = gladiatorFiles(env.services).tables.under(overlaysOf(view.rules));
  const words = answerWords({ state: view, tables, odds: false }, request);
  const { name } = fighterOf(view, request.fighter);
  const taken = words.short(choice);
  return [
    titled(`What ${name} weighed, before anybody had shown anything: his chances to win`),
    ...reasons.best.map((one) => bestLine(words.short(one.choice), one, taken)),
    ...fearLines(words.others, reasons).flatMap((text) =>
      wrapText(text, env.columns - 8).map((row) => muted(`  ${row}`)),
    ),
    muted(`  ${reasons.weighed} answers weighed by what he could see, this phase played on ${reasons.trials} times.`),
  ];
}

const titled = (text: string): RuledLine => ({ segments: [{ text, style: { fg: 'text', bold: true } }], cite: '' });

/** Cells of an answer before its chance. */
const ANSWER_CELLS = 30;

function bestLine(text: string, { chance, share }: Reasons<GladiatorKit>['best'][number], taken: string): RuledLine {
  const mixed = share === 0 ? '' : `, in ${Math.max(1, Math.round(share / 100))} of 100 cases`;
  const line = `  ${text === taken ? '> ' : '  '}${text.padEnd(ANSWER_CELLS)} ${winsText(chance)}${mixed}`;
  return text === taken ? { segments: [{ text: line, style: { fg: 'accent' } }], cite: '' } : plain(line);
}

function fearLines(others: (met: never) => string, { feared }: Reasons<GladiatorKit>): readonly string[] {
  if (feared === null) return ['Dice decided for everybody else.'];
  return [`Feared most ${others(feared.answers as never)}: then ${winsText(feared.chance)}.`];
}
