/** Does what a click comes to. */
import type { KeyName } from '../keys.ts';
import type { MenuRow } from '../menu-rows.ts';
import { markedRow } from '../menu-rows.ts';
import type { MenuView, Message } from '../view.ts';
import type { Hit } from './targets.ts';

/** Whom a click is told. */
export interface Followed {
  readonly menu: MenuView | null;
  /** Its rows in sight. */
  readonly rows: readonly MenuRow[];
  /** Puts its mark on an item, by its place. */
  mark(to: number): void;
  press(key: KeyName): void;
  send(message: Message): void;
}

/** Does what a click comes to: a first click on a row of a menu marks it, another takes it. */
export function follow(hit: Hit, to: Followed): void {
  switch (hit.kind) {
    case 'keys':
      for (const key of hit.keys) to.press(key);
      // a menu hears its keys by itself
      if (hit.keys.length === 1 && to.menu !== null) onMenuKey(to.menu, hit.keys[0] ?? '', to);
      return;
    case 'item':
      if (hit.value === markedIn(to.rows)) to.send({ kind: 'select', value: hit.value });
      else to.mark(placeOf(to.menu, hit.value));
      return;
    case 'pick':
    case 'hex':
      to.send(hit);
  }
}

const markedIn = (rows: readonly MenuRow[]): string | null => rows.find(({ marked }) => marked)?.value ?? null;
const placeOf = (menu: MenuView | null, value: string | null): number => markedRow(menu?.items ?? [], value);

function onMenuKey(menu: MenuView, key: KeyName, { rows, mark, send }: Followed): void {
  const marked = markedIn(rows);
  const at = placeOf(menu, marked);
  const count = menu.items.length;
  if (key === 'Enter' && marked !== null) send({ kind: 'select', value: marked });
  else if (key === 'Up') mark((at - 1 + count) % count);
  else if (key === 'Down') mark((at + 1) % count);
}
