/** What a man of the program's weighed before a line of the journal, told on its page. */
import type { Recalled } from '../../../../session/recall.ts';
import type { AsideWords } from '../../../../tui/advice/asides.ts';
import { type ReasonsBefore, reasonsBy } from '../../../../tui/advice/reasons.ts';
import { recallingText, type WeighedLine, weighedTexts } from '../../../../tui/advice/recalled.ts';
import type { Env } from '../../../../tui/program.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { THOUGHTS } from '../../labour/think.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { overlaysOf } from '../../rules/tables/edition-types.ts';
import { answerWords } from '../bout/answer-words.ts';
import { muted, plain } from './roll-explained.ts';
import type { RuledLine } from './roll-lines.ts';

/** While it is being found: how far that is, or why it takes long. */
export function recallingLines(done: number, trouble: string | null): readonly RuledLine[] {
  return [muted(recallingText(done, trouble))];
}

/** What was weighed, line by line. */
export function recalledLines(recalled: Recalled<GladiatorKit>, env: Env): readonly RuledLine[] {
  const texts = weighedTexts(recalled, weighedUnder(gladiatorFiles(env.services).tables));
  return texts.flatMap((line) => ruled(line, env));
}

/** Who weighed it and how answers are told, by all tables there are. */
const weighedUnder =
  (all: ReturnType<typeof gladiatorFiles>['tables']) =>
  ({ request, view }: Exclude<Recalled<GladiatorKit>, { untold: string }>) => ({
    who: fighterOf(view, request.fighter).name,
    words: answerWords({ state: view, tables: all.under(overlaysOf(view.rules)), odds: false }, request),
  });

/** How what was weighed is told below lines of a bout's journal. */
export const boutAsides = ({ services }: Env): AsideWords<GladiatorKit> => ({
  of: THOUGHTS,
  by: weighedUnder(gladiatorFiles(services).tables),
});

/** What was weighed before lines of a bout, for its record. */
export const boutReasons = (all: ReturnType<typeof gladiatorFiles>['tables']): ReasonsBefore =>
  reasonsBy(THOUGHTS, weighedUnder(all));

function ruled({ text, tone }: WeighedLine, env: Env): readonly RuledLine[] {
  const styled = (style: { readonly fg: 'text' | 'accent'; readonly bold?: true }): readonly RuledLine[] => [
    { segments: [{ text, style }], cite: '' },
  ];
  switch (tone) {
    case 'head':
      return styled({ fg: 'text', bold: true });
    case 'taken':
      return styled({ fg: 'accent' });
    case 'text':
      return [plain(text)];
    case 'mute':
      return wrapText(text.trim(), env.columns - 8).map((row) => muted(text.startsWith(' ') ? `  ${row}` : row));
  }
}
