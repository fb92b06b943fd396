/** What a terminal sends, split into single keys; texts pasted in pieces and reports of the mouse are put together. */
import { OLD_REPORT, Reports, reportIn } from './mouse/reports.ts';

/** Ctrl-C: who presses it waits for nothing, and what was typed before it and not yet heard is forgotten. */
export const CTRL_C = '\x03';
/** What stands before and after a text that was pasted, where a screen asks terminals to say so. */
const PASTE = { begin: '\x1b[200~', end: '\x1b[201~' } as const;
/** Characters of a paste that are kept; no key of an account comes near it. */
const PASTE_MAX = 16 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a mark cut in two
const PASTE_BEGINS = /\x1b\[20{0,2}$/u;
const KEY = new RegExp(
  `\x1b\\[200~.*?\x1b\\[201~|\x1b\\[\\[[A-E]|${OLD_REPORT}|\x1b\\[[0-9;?<=>]*[ -/]*[@-~]|\x1bO[@-~]|\x1b[^\x1b[O]|.`,
  'gsu',
);
/** What terminals send for F1 and F2, and the private characters that stand for them (keys.ts). */
const FUNCTION_SEQUENCES: { readonly [sequence: string]: string } = {
  '\x1bOP': '\uE001',
  '\x1b[11~': '\uE001',
  '\x1b[[A': '\uE001',
  '\x1bOQ': '\uE002',
  '\x1b[12~': '\uE002',
  '\x1b[[B': '\uE002',
};

/** Splits what a terminal sent into single keys; a text pasted with its marks around it counts as one. */
function splitKeys(text: string): readonly string[] {
  return (text.match(KEY) ?? []).map((key) => FUNCTION_SEQUENCES[key] ?? reportIn(key) ?? key);
}

/** Puts together pasted texts that come in pieces. */
class Pastes {
  #begun = '';

  /** Takes what a terminal sent; returns what is whole of it. Ctrl-C ends a paste that has no end. */
  take(text: string): string {
    const all = this.#begun + text;
    this.#begun = '';
    let whole = '';
    for (let at = 0; ; ) {
      const from = all.indexOf(PASTE.begin, at);
      if (from < 0) return whole + this.#keepCut(all.slice(at));
      whole += all.slice(at, from);
      const end = all.indexOf(PASTE.end, from);
      if (end < 0) return whole + this.#keepOpen(all.slice(from));
      at = end + PASTE.end.length;
      whole += all.slice(from, Math.min(end, from + PASTE_MAX)) + PASTE.end;
    }
  }

  #keepCut(text: string): string {
    this.#begun = PASTE_BEGINS.exec(text)?.[0] ?? '';
    return text.slice(0, text.length - this.#begun.length);
  }

  #keepOpen(text: string): string {
    const asked = text.lastIndexOf(CTRL_C);
    if (asked >= 0) return text.slice(asked);
    // The last characters may be the first of the mark at its end.
    this.#begun = text.length <= PASTE_MAX ? text : text.slice(0, PASTE_MAX) + text.slice(1 - PASTE.end.length);
    return '';
  }
}

/** Splits the input of one terminal; it remembers what came of a paste or a report that is not whole yet. */
export class KeySplitter {
  readonly #pastes = new Pastes();
  readonly #reports = new Reports(splitKeys);

  /** The keys that are whole, in order; a pasted text with its marks around it counts as one, and so does a report. */
  take(text: string): readonly string[] {
    return this.#reports.take(this.#pastes.take(text));
  }
}
