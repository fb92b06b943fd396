/** A list to choose from, drawn with ready-made escape sequences so that no global colour level matters. */
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import type { ReactElement } from 'react';
import { Canvas } from './canvas.ts';
import { GLYPHS, truncate } from './glyphs.ts';
import type { Env, MenuItem, MenuView } from './program.ts';

/** Columns of a menu line before its note. */
const LABEL_WIDTH = 24;

interface Props {
  readonly menu: MenuView;
  readonly env: Env;
  readonly onSelect: (value: string) => void;
  readonly onHighlight: (value: string) => void;
}

/** The menu of a view, in its place over the canvas. */
export function Menu({ menu, env, onSelect, onHighlight }: Props): ReactElement {
  const items = menu.items.map((item) => ({ key: item.value, label: item.value, value: item.value, item }));
  const Line = (props: { readonly isSelected?: boolean; readonly label: string }) => {
    const item = menu.items.find(({ value }) => value === props.label);
    return <Text>{item === undefined ? '' : lineOf(item, props.isSelected === true, menu.width, env)}</Text>;
  };
  return (
    <Box position="absolute" top={menu.y} left={menu.x} width={menu.width} flexDirection="column">
      <SelectInput
        key={menu.id}
        items={items}
        limit={Math.max(1, Math.min(menu.limit, items.length))}
        initialIndex={menu.initial}
        indicatorComponent={NoIndicator}
        itemComponent={Line}
        onSelect={({ value }) => onSelect(value)}
        onHighlight={({ value }) => onHighlight(value)}
      />
    </Box>
  );
}

/** The mark of the chosen line is part of the line. */
function NoIndicator(): ReactElement {
  return <Text />;
}

function lineOf({ label, note }: MenuItem, selected: boolean, width: number, { skin, encoding }: Env): string {
  const bg = selected ? ('selBg' as const) : ('void' as const);
  const canvas = new Canvas(width, 1, skin, { fg: 'text', bg });
  if (selected) canvas.put(1, 0, GLYPHS[skin].selection, { fg: 'accent', bold: true });
  canvas.text(3, 0, label, selected ? { fg: 'key', bold: true } : { fg: 'text' });
  const at = Math.max(LABEL_WIDTH, 3 + label.length + 2);
  canvas.text(at, 0, truncate(note, width - at - 1, skin), { fg: 'mute' });
  return canvas.lines(encoding)[0] ?? '';
}
