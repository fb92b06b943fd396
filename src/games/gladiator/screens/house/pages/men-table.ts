/** The men of a house as a table, wherever there is one: in a panel, on a page, under the hub. */

import { signed } from '../../../../../kernel/roll-text.ts';
import { capital } from '../../../../../kernel/words.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { combatFactor, combatValue } from '../../../career/munus/fighter.ts';
import type { Gladiator } from '../../../house/house-types.ts';
import type { HousesState } from '../../../house/types.ts';
import { CHARACTERISTICS as RATINGS } from '../../../rules/types.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { columnLines, type TableColumn } from './table.ts';

/** The best first. */
function byValue(men: readonly Gladiator[]): readonly Gladiator[] {
  return men.toSorted((a, b) => combatValue(b.man) - combatValue(a.man) || a.id - b.id);
}

/** Men with what is most worth knowing of them, as far as the width goes. */
export function menLines(men: readonly Gladiator[], state: Readonly<HousesState>, width: number): readonly PageLine[] {
  if (men.length === 0) return [[{ text: 'There is nobody.', style: { fg: 'mute' } }]];
  return columnLines(columnsOf(byValue(men), state), width);
}

function columnsOf(men: readonly Gladiator[], { month }: Readonly<HousesState>): readonly TableColumn[] {
  const number = (title: string, value: (one: Gladiator) => string): TableColumn => ({
    ...{ title, right: true },
    cells: men.map((one) => ({ text: value(one) })),
  });
  return [
    {
      title: 'name',
      cells: men.map(({ man, house }) => ({
        text: man.name,
        style: { fg: house === OWN_HOUSE ? 'youFg' : 'foeFg', bold: true },
      })),
    },
    { title: 'style', cells: men.map(({ man }) => ({ text: capital(man.style) })) },
    number('CV', ({ man }) => String(combatValue(man))),
    { title: '', cells: men.map((one) => ({ text: conditionOf(one, month.feast), style: { fg: 'warn' } })) },
    number('XP', ({ man }) => String(man.xp)),
    number('V S M', ({ man: { record } }) => `${record.v} ${record.s} ${record.m}`),
    number(RATINGS.map((one) => one.toUpperCase().padStart(2)).join(' '), ({ man: { ratings } }) =>
      RATINGS.map((one) => String(ratings[one]).padStart(2)).join(' '),
    ),
    number('CF', ({ man }) => String(combatFactor(man))),
    number('PR', ({ man }) => signed(man.pr)),
    number('kills', ({ man }) => String(man.kills)),
  ];
}

/** What ails or binds a man, in a word; '' where nothing does. */
function conditionOf({ id, man, hired }: Gladiator, feast: HousesState['month']['feast']): string {
  const sick = feast[String(id)] ?? 0;
  if (hired) return 'hired';
  if (sick > 0) return `-${sick} CF`;
  return man.injuries.length > 0 ? 'hurt' : '';
}
