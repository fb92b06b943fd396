/** The hall of fame of careers on a page. */
import type { Env, Screen } from '../../../../tui/program.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { type CareerEntry, entryText, inHallOrder } from '../../career/hall.ts';
import { CAREER_HALL } from '../../files/careers.ts';
import { entriesOf } from '../../files/hall.ts';
import { pageLines } from './view.ts';

/** Careers that are over, those of a host with their players. */
export function hallOfCareers({ services }: Env): Screen {
  const { company } = services;
  const lines = company === null ? ownLines(entriesOf(services)) : sharedLines(company.hall(CAREER_HALL));
  const told = lines.length === 0 ? ['Nobody has been freed, or has fallen, yet.'] : lines;
  return textPages([
    {
      ...{ title: 'Hall of fame', right: 'Munera Sine Missione' },
      lines: (width) => told.flatMap((line) => [...pageLines([line], width), []]),
    },
  ]);
}

function ownLines(found: ReturnType<typeof entriesOf>): readonly string[] {
  if (!found.ok) return [`It cannot be read: ${found.why}.`];
  return found.value.toSorted(inHallOrder).map((entry) => entryText(entry, null));
}

const sharedLines = (all: readonly { readonly entry: CareerEntry; readonly player: string | null }[]) =>
  all.toSorted((a, b) => inHallOrder(a.entry, b.entry)).map(({ entry, player }) => entryText(entry, player));
