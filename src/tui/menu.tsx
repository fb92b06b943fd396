/** A list to choose from, drawn with ready-made escape sequences so that no global colour level matters. */
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import type { ReactElement } from 'react';
import { Canvas } from './canvas.ts';
import { GLYPHS, truncate } from './glyphs.ts';
import type { Env } from './program.ts';
import type { MenuItem, MenuView } from './view.ts';

/** Columns of a menu line before its note, where the menu is wide enough. */
const LABEL_WIDTH = 24;

interface Props {
  readonly menu: MenuView;
  readonly env: Env;
  readonly onSelect: (value: string) => void;
  readonly onHighlight: (value: string) => void;
}

/** The menu of a view, in its place over the canvas. */
export function Menu({ menu, env, onSelect, onHighlight }: Props): ReactElement {
  const noteAt = noteColumn(menu);
  const items = menu.items.map((item) => ({ key: item.value, label: item.value, value: item.value, item }));
  const Line = (props: { readonly isSelected?: boolean; readonly label: string }) => {
    const item = menu.items.find(({ value }) => value === props.label);
    return <Text>{item === undefined ? '' : lineOf(item, props.isSelected === true, menu.width, noteAt, env)}</Text>;
  };
  const scrolls = items.length > menu.limit;
  const limit = Math.max(1, scrolls ? menu.limit - 1 : items.length);
  return (
    <Box position="absolute" top={menu.y} left={menu.x} width={menu.width} flexDirection="column">
      <SelectInput
        key={menu.id}
        items={items}
        limit={limit}
        initialIndex={menu.initial}
        indicatorComponent={NoIndicator}
        itemComponent={Line}
        onSelect={(item) => told(item, onSelect)}
        onHighlight={(item) => told(item, onHighlight)}
      />
      {scrolls ? <Text>{moreLine(items.length - limit, menu.width, env)}</Text> : null}
    </Box>
  );
}

/** Where a list has just become shorter, a key may find the mark below its end: then nothing was chosen. */
function told(item: { readonly value: string } | undefined, hear: (value: string) => void): void {
  if (item !== undefined) hear(item.value);
}

/** Below a list that scrolls: how much of it is out of sight. */
function moreLine(hidden: number, width: number, { skin, encoding }: Env): string {
  const canvas = new Canvas(width, 1, skin, { fg: 'text', bg: 'void' });
  canvas.text(3, 0, `${skin === 'ascii' ? '...' : '…'} ${hidden} more, round the end`, { fg: 'mute' });
  return canvas.lines(encoding)[0] ?? '';
}

/** The mark of the chosen line is part of the line. */
function NoIndicator(): ReactElement {
  return <Text />;
}

/** Where a label ends and a note may begin. */
const afterLabel = ({ label }: MenuItem): number => 3 + label.length + 2;

/** The farthest column to which one long label may push all notes. */
const FARTHEST = LABEL_WIDTH + 8;

/** Where the notes of a menu begin, one under the other: nearer to the labels where they would not fit otherwise. */
function noteColumn({ items, width }: MenuView): number {
  const noted = items.filter(({ note }) => note !== '');
  const close = Math.max(0, ...noted.map(afterLabel));
  const roomy = close > FARTHEST ? LABEL_WIDTH : Math.max(LABEL_WIDTH, close);
  return noted.every((item) => Math.max(roomy, afterLabel(item)) + item.note.length <= width) ? roomy : close;
}

function lineOf(item: MenuItem, selected: boolean, width: number, noteAt: number, { skin, encoding }: Env): string {
  const { label, note } = item;
  const bg = selected ? ('selBg' as const) : ('void' as const);
  const canvas = new Canvas(width, 1, skin, { fg: 'text', bg });
  if (selected) canvas.put(1, 0, GLYPHS[skin].selection, { fg: 'accent', bold: true });
  canvas.text(3, 0, truncate(label, width - 3, skin), selected ? { fg: 'key', bold: true } : { fg: 'text' });
  const at = Math.max(noteAt, afterLabel(item));
  canvas.text(at, 0, truncate(note, width - at, skin), { fg: 'mute' });
  return canvas.lines(encoding)[0] ?? '';
}
