/** How a session ends, and what the player is told then. */

/** The end of a session. */
export interface Parting {
  /** What stands on the terminal when the game has gone from it. */
  readonly text: string;
  readonly code: number;
  /** For the log. */
  readonly why: string;
}

const KEPT = 'Everything up to your last choice is saved.';

/** Minutes as people say them. */
const span = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return `${Math.round(ms / 1000)} seconds`;
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
};

/** The ends of sessions, by what brings them. */
export const PARTINGS = {
  left: { text: 'Vale.', code: 0, why: 'left' },
  gone: { text: '', code: 0, why: 'connection lost' },
  takenOver: {
    text: `You have come in again from elsewhere, and go on there. ${KEPT}`,
    code: 0,
    why: 'taken over',
  },
  closing: { text: `The host is closing. ${KEPT} Come back later.`, code: 0, why: 'host closing' },
  flooded: { text: `More came from your keyboard than anybody types. ${KEPT}`, code: 1, why: 'flood of keys' },
  stuck: { text: '', code: 1, why: 'line too slow' },
  crashed: {
    text: `Something broke in this session; the host has made a note of it. ${KEPT} Come in again to go on.`,
    code: 1,
    why: 'crashed',
  },
  idle: (ms: number): Parting => ({
    text: `No key was pressed for ${span(ms)}. ${KEPT}`,
    code: 0,
    why: 'idle',
  }),
  total: (ms: number): Parting => ({
    text: `This session has lasted ${span(ms)}, the longest a session may last here. ${KEPT} Come in again to go on.`,
    code: 0,
    why: 'session too long',
  }),
  refused: (why: string): Parting => ({ text: why, code: 1, why }),
  suspended: (trouble: string): Parting => ({
    text: `Your game could not be saved: ${trouble}. What was not saved has not happened; what you saw has. Come in again later to go on.`,
    code: 1,
    why: `suspended: ${trouble}`,
  }),
} as const;

/** What is said a minute before a session ends by itself. */
export const WARNINGS = {
  idle: (ms: number): string => `Are you there? Without a key this session ends in ${span(ms)}.`,
  total: (ms: number): string =>
    `This session ends in ${span(ms)}: no session may last longer. Come in again to go on.`,
} as const;
