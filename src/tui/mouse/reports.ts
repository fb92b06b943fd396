/** Reports of the mouse in what a terminal sends, also where they come in pieces. */
import { keyOfReport } from './report.ts';

const ESC = '\u001b';
/** Button, column and row (1006), and the same from terminals that know no 1006, a character each. */
const NEW = new RegExp(`^${ESC}\\[<(\\d{1,5});(\\d{1,5});(\\d{1,5})([Mm])`, 'u');
const OLD = new RegExp(`^${ESC}\\[M(\\P{Cc})(\\P{Cc})(\\P{Cc})`, 'u');
/** Such a report of old among keys. */
export const OLD_REPORT = `${ESC}\\[M\\P{Cc}{3}`;
const REPORT = new RegExp(`${NEW.source}|${OLD.source}`, 'u');
const CUT = `<[\\d;]{0,17}|M\\P{Cc}{0,2}`;
/** A piece that can be nothing but a report that is not whole; one that may be; and either at the end of a text. */
const ONLY_REPORT = new RegExp(`^${ESC}\\[(?:${CUT})$`, 'u');
const BEGINS_REPORT = new RegExp(`^${ESC}(?:\\[(?:<[\\d;]{0,17})?)?$`, 'u');
const ENDS_CUT = new RegExp(`${ESC}(?:\\[(?:${CUT})?)?$`, 'u');

/** A report as it travels among the keys, or null where a key is none. */
export function reportIn(key: string): string | null {
  const [, button, column, row, end] = NEW.exec(key) ?? [];
  if (button !== undefined) return keyOfReport(Number(button), Number(column), Number(row), end === 'M');
  const old = OLD.exec(key);
  if (old === null) return null;
  const [what = 0, x = 0, y = 0] = old.slice(1).map((one) => (one.codePointAt(0) ?? 0) - 32);
  return keyOfReport(what, x, y, true);
}

/** Puts together reports that come in pieces. */
export class Reports {
  readonly #splitKeys: (text: string) => readonly string[];
  #begun = '';
  /** How much of it has been handed on: what may be Esc, or Alt and a bracket, waits for nothing. */
  #handed = 0;

  /** `splitKeys` splits a text in which every report is whole. */
  constructor(splitKeys: (text: string) => readonly string[]) {
    this.#splitKeys = splitKeys;
  }

  /** The keys in what a terminal sent; what can only begin a report waits for its end. */
  take(text: string): readonly string[] {
    if (text === '') return [];
    const begun = this.#begun;
    const all = begun + text;
    if (this.#handed > 0) return this.#goOn(all, this.#handed);
    return this.#split(begun === '' || REPORT.test(all) || ONLY_REPORT.test(all) ? all : text);
  }

  /** Whoever has heard the beginning of a report hears the rest in one piece, and so no key. */
  #goOn(all: string, handed: number): readonly string[] {
    const [whole] = NEW.exec(all) ?? [];
    if (whole !== undefined)
      return [whole.slice(handed), ...this.#splitKeys(whole), ...this.#split(all.slice(whole.length))];
    if (!BEGINS_REPORT.test(all)) return this.#split(all.slice(handed));
    this.#begun = all;
    if (ONLY_REPORT.test(all)) return [];
    this.#handed = all.length;
    return [all.slice(handed)];
  }

  #split(text: string): readonly string[] {
    const cut = ENDS_CUT.exec(text)?.[0] ?? '';
    const waits = ONLY_REPORT.test(cut);
    this.#begun = cut;
    this.#handed = waits ? 0 : cut.length;
    return this.#splitKeys(waits ? text.slice(0, text.length - cut.length) : text);
  }
}
