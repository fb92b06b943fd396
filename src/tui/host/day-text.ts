/** Days as the pages of a host call them. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** '22 November' of a day as 2026-11-22, with its year where that is not the year of `today`. */
export function dayText(date: string, today: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = MONTHS[Number(month) - 1] ?? month;
  return `${Number(day)} ${name}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}
