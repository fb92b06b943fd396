/** Dates as file names and sentences show them: the player's own time, parts in falling order. */

const two = (n: number): string => String(n).padStart(2, '0');

/** The day, as '2025-05-03'. */
export function dayOf(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Day and minute, as '2025-05-03 12:01'. */
export function minuteOf(date: Date): string {
  return `${dayOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Day and second fit for a file name on every system, as '2025-05-03-120107'. */
export function stampOf(date: Date): string {
  return `${dayOf(date)}-${two(date.getHours())}${two(date.getMinutes())}${two(date.getSeconds())}`;
}
