/** What a player is told in place of a question. */

/** News, or why something was refused. */
export interface Notice {
  readonly text: string;
  readonly tone: 'tell' | 'warn';
}

/** A notice of something that happened. */
export const tell = (text: string): Notice => ({ text, tone: 'tell' });

/** Why something was refused, or could not be done. */
export const warn = (text: string): Notice => ({ text, tone: 'warn' });

/** A warning, where there is anything to warn of. */
export const warnOf = (text: string | null): Notice | null => (text === null ? null : warn(text));
