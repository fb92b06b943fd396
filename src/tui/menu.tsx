/** A list to choose from: ink-select-input hears the keys and holds the mark; the rows are drawn with the canvas. */
import { Box, useInput } from 'ink';
import SelectInput from 'ink-select-input';
import {
  createContext,
  type ReactElement,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { firstRows, itemsInSight, type MenuRow, numbered } from './menu-rows.ts';
import type { MenuItem, MenuView } from './view.ts';

/** Puts the mark of a menu on one of its items, by its place. */
export type Marking = (to: number) => void;

interface Props {
  readonly menu: MenuView;
  readonly ref?: Ref<Marking>;
  readonly onSelect: (value: string) => void;
  readonly onHighlight: (value: string) => void;
  /** Hears the rows in sight whenever they may be others: one after the other, from the top. */
  readonly onRow: (row: MenuRow) => void;
}

const Rows = createContext<(row: MenuRow) => void>(() => {});

/** The menu of a view. Nothing of it is drawn by Ink. */
export function Menu({ menu, ref, onSelect, onHighlight, onRow }: Props): ReactElement {
  const items = menu.items.map(({ value }) => ({ key: value, label: value, value }));
  const [jump, setJump] = useState({ id: menu.id, to: menu.initial, count: 0 });
  const typed = useRef<string | undefined>(undefined);
  const jumped = jump.id === menu.id && jump.count > 0;
  // The list knows no such thing: it begins anew from the item that is jumped to.
  const mark: Marking = (to) => {
    setJump(({ count }) => ({ id: menu.id, to, count: count + 1 }));
    told(items[to], onHighlight);
  };
  useInput((_, { home, end }) => {
    if (home || end) mark(home ? 0 : items.length - 1);
  });
  useImperativeHandle(ref, () => mark);
  return (
    <Box display="none">
      <Digits items={menu.items} typed={typed} onSelect={onSelect} />
      <Rows value={onRow}>
        <SelectInput
          key={jumped ? `${menu.id} ${jump.count}` : menu.id}
          items={items}
          limit={itemsInSight(menu)}
          initialIndex={jumped ? jump.to : menu.initial}
          indicatorComponent={Nothing}
          itemComponent={Row}
          onSelect={(item) => typed.current === undefined && told(item, onSelect)}
          onHighlight={(item) => told(item, onHighlight)}
        />
      </Rows>
    </Box>
  );
}

interface DigitsProps {
  readonly items: readonly MenuItem[];
  /** The line that the key just pressed has named; undefined: none. */
  readonly typed: RefObject<string | undefined>;
  readonly onSelect: (value: string) => void;
}

/** Where lines are numbers a digit takes the line that says so: it hears keys before the list, which counts from the top. */
function Digits({ items, typed, onSelect }: DigitsProps): null {
  useInput((input) => {
    const named = numbered(items, input);
    typed.current = named?.value;
    if (named !== undefined) onSelect(named.value);
  });
  return null;
}

/** Where a list has just become shorter, a key may find the mark below its end: then nothing was chosen. */
function told(item: { readonly value: string } | undefined, hear: (value: string) => void): void {
  if (item !== undefined) hear(item.value);
}

/** One item in sight. The list draws all of them anew at every change, so that each tells of itself in its turn. */
function Row({ label, isSelected = false }: { readonly label: string; readonly isSelected?: boolean }): null {
  const onRow = useContext(Rows);
  useLayoutEffect(() => onRow({ value: label, marked: isSelected }));
  return null;
}

const Nothing = (): null => null;

/**
 * The rows in sight of the menu, as its list tells of them; those it begins with until it does. A list that moves by itself
 * is drawn by itself: `redraw` is called.
 */
export function useMenuRows(
  menu: MenuView | null,
  redraw: () => void,
): { row(row: MenuRow): void; rows(): readonly MenuRow[] } {
  const told = useRef<MenuRow[]>([]);
  const known = useRef<{ readonly id: string; readonly rows: readonly MenuRow[] } | null>(null);
  const row = useCallback(
    (one: MenuRow): void => {
      if (told.current.push(one) > 1) return;
      queueMicrotask(() => told.current.length > 0 && redraw());
    },
    [redraw],
  );
  const rows = (): readonly MenuRow[] => {
    if (menu === null) return [];
    if (told.current.length > 0) known.current = { id: menu.id, rows: told.current.slice(-itemsInSight(menu)) };
    told.current = [];
    return known.current?.id === menu.id ? known.current.rows : firstRows(menu);
  };
  return { row, rows };
}
