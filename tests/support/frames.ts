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
    let last = frameOf(stage);
    for (const key of keysOn(stage)) {
      stage.press(key);
      if (stage.screens.length < level) {
        this.#lines.push(`-- ${key}: closed`);
        return;
      }
      if (stage.screens.length > level) this.#opened(key, stage, level);
      else last = this.#changed(key, stage, last);
      for (let i = 0; i < DEEPEST && stage.screens.length > level; i++) stage.press('Esc');
      if (stage.screens.length !== level) return;
    }
  }

  /** Presses a key and writes down what comes of it. */
  press(key: KeyName, stage: PlainStage): void {
    const [level, last] = [stage.screens.length, frameOf(stage)];
    stage.press(key);
    if (stage.screens.length > level) this.#opened(key, stage, DEEPEST);
    else this.#changed(key, stage, last);
  }

  #opened(key: KeyName, stage: PlainStage, level: number): void {
    const { name } = stage.top;
    const frame = frameOf(stage);
    this.#lines.push(`-- ${key}: ${name} ${frame.colours} ${digestOf(frame.rows).slice(0, 8)}`);
    if (this.#known.has(name)) return;
    this.#known.add(name);
    this.#whole(stage, frame);
    if (level < DEEPEST) this.explore(stage);
  }

  #whole(stage: PlainStage, { rows, colours } = frameOf(stage)): void {
    this.#lines.push(`${stage.top.name} ${colours}`, ...rows.map((row) => `|${row.trimEnd()}`));
  }

  #changed(key: KeyName, stage: PlainStage, before: Frame): Frame {
    const frame = frameOf(stage);
    this.#lines.push(`-- ${key} ${frame.colours}`);
    for (const [y, row] of frame.rows.entries()) if (row !== before.rows[y]) this.#lines.push(`${y}|${row.trimEnd()}`);
    return frame;
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

/** A screen as it is drawn, its menu in it. */
interface Frame {
  readonly rows: readonly string[];
  /** Stands for its colours. */
  readonly colours: string;
}

function frameOf(stage: PlainStage): Frame {
  const { canvas, menu } = stage.view;
  if (menu !== null) drawMenu(canvas, menu, firstRows(menu));
  return { rows: canvas.plain(), colours: coloursOf(canvas) };
}

function coloursOf(canvas: Canvas): string {
  const { ids, styles } = canvas.cells();
  const names = styles.map((style) => JSON.stringify(style));
  let runs = '';
  let from = 0;
  for (let at = 1; at <= ids.length; at++) {
    if (ids[at] === ids[from]) continue;
    runs += `${at - from}${names[ids[from] ?? 0]}`;
    from = at;
  }
  return digestOf(runs).slice(0, 8);
}
