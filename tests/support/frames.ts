/** Writes down what screens look like while keys are pressed on them: whole the first time, then what has changed. */
import { digestOf } from '../../src/kernel/state.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { bindingsOn, keysOf } from '../../src/tui/keymap.ts';
import type { KeyName } from '../../src/tui/keys.ts';
import { drawMenu, firstRows } from '../../src/tui/menu-rows.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';

/** Left out: what leads away, what thinks for seconds, and what another seed comes of. */
const NOT_PRESSED: readonly string[] = [
  ...['leave', 'theme', 'suspend', 'quit', 'ask-leave', 'advice', 'review', 'luck', 'other-seed'],
];
/** Screens that lie over one another at the most. */
const DEEPEST = 4;

/** What has been written down. */
export class Frames {
  readonly #lines: string[] = [];
  /** Screens of which all keys have been pressed. */
  readonly #known = new Set<string>();

  /** A new part, with its first frame whole. */
  begin(title: string, stage: PlainStage): void {
    this.#lines.push('', `==== ${title}`);
    this.#whole(stage);
  }

  /** Presses all keys of the screen on top, and of every screen that they open and that is new. */
  explore(stage: PlainStage): void {
    const level = stage.screens.length;
    let rows = drawnRows(stage);
    for (const key of keysOn(stage)) {
      stage.press(key);
      if (stage.screens.length < level) {
        this.#lines.push(`-- ${key}: closed`);
        return;
      }
      if (stage.screens.length > level) this.#opened(key, stage, level);
      else rows = this.#changed(key, stage, rows);
      for (let i = 0; i < DEEPEST && stage.screens.length > level; i++) stage.press('Esc');
      if (stage.screens.length !== level) return;
    }
  }

  /** Presses a key and writes down what comes of it. */
  press(key: KeyName, stage: PlainStage): void {
    const [level, rows] = [stage.screens.length, drawnRows(stage)];
    stage.press(key);
    if (stage.screens.length > level) this.#opened(key, stage, DEEPEST);
    else this.#changed(key, stage, rows);
  }

  #opened(key: KeyName, stage: PlainStage, level: number): void {
    const { name } = stage.top;
    this.#lines.push(`-- ${key}: ${name} ${colours(stage)} ${digestOf(drawnRows(stage)).slice(0, 8)}`);
    if (this.#known.has(name)) return;
    this.#known.add(name);
    this.#whole(stage);
    if (level < DEEPEST) this.explore(stage);
  }

  #whole(stage: PlainStage): void {
    this.#lines.push(`${stage.top.name} ${colours(stage)}`, ...drawnRows(stage).map((row) => `|${row.trimEnd()}`));
  }

  #changed(key: KeyName, stage: PlainStage, before: readonly string[]): readonly string[] {
    const rows = drawnRows(stage);
    this.#lines.push(`-- ${key} ${colours(stage)}`);
    for (const [y, row] of rows.entries()) if (row !== before[y]) this.#lines.push(`${y}|${row.trimEnd()}`);
    return rows;
  }

  get text(): string {
    return `${this.#lines.join('\n').trimStart()}\n`;
  }
}

/** Keys of the screen on top; no second ones for the arrows. */
function keysOn(stage: PlainStage): readonly KeyName[] {
  const { name } = stage.top;
  const bindings = bindingsOn(name, stage.env.games).filter(({ command }) => !NOT_PRESSED.includes(command));
  const keys = bindings.flatMap((binding) => keysOf(binding, 'grid'));
  return [...new Set(['Down', ...keys])].filter((key) => !['Esc', 'Enter', 'j', 'k'].includes(key));
}

/** The screen with its menu in it. */
function drawn(stage: PlainStage): Canvas {
  const { canvas, menu } = stage.view;
  if (menu !== null) drawMenu(canvas, menu, firstRows(menu));
  return canvas;
}

const drawnRows = (stage: PlainStage): readonly string[] => drawn(stage).plain();

/** Stands for the colours of a frame. */
function colours(stage: PlainStage): string {
  const { ids, styles } = drawn(stage).cells();
  const runs: [length: number, id: number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last?.[1] === id) last[0] += 1;
    else runs.push([1, id]);
  }
  return digestOf(runs.map(([length, id]) => [length, styles[id] ?? null])).slice(0, 8);
}
