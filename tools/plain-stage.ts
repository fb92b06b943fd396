/** The program without a terminal, whatever is played: keys and clicks go to the screen on top, what it draws comes back as text. */

import type { Canvas } from '../src/tui/canvas.ts';
import { commandOf } from '../src/tui/keymap.ts';
import type { KeyName } from '../src/tui/keys.ts';
import { drawMenu, firstRows, type MenuRow, numbered } from '../src/tui/menu-rows.ts';
import { hitOf } from '../src/tui/mouse/clicks.ts';
import { follow } from '../src/tui/mouse/follow.ts';
import type { Pointer } from '../src/tui/mouse/report.ts';
import type { Hit } from '../src/tui/mouse/targets.ts';
import type { Env, Screen } from '../src/tui/program.ts';
import { drawnNow, stepOfScreens, viewOfScreens } from '../src/tui/stack.ts';
import type { MenuView, Message, View } from '../src/tui/view.ts';

/** Open screens and what is chosen in the menu on top. */
export class PlainStage {
  screens: readonly Screen[];
  /** The player has left. */
  gone = false;
  /** Nothing of what it comes to show is drawn, as where a program is killed before that. */
  blind = false;
  #chosen: { readonly id: string; readonly index: number } | null = null;

  readonly #envNow: () => Env;

  /** `envNow` gives what screens are drawn and decided by, as it is at every message. */
  constructor(first: (env: Env) => Screen, envNow: () => Env) {
    this.#envNow = envNow;
    this.screens = [first(envNow())];
    drawnNow(this.screens, this.env);
  }

  get env(): Env {
    return this.#envNow();
  }

  get top(): Screen {
    const top = this.screens.at(-1);
    if (top === undefined) throw new Error('no screen is open');
    return top;
  }

  /** What a message from outside the keyboard does: a tick, a choice. */
  send(message: Message): this {
    const { screens, quit } = stepOfScreens(this.screens, message, this.env);
    this.screens = screens;
    this.gone ||= quit;
    if (!quit && !this.blind) drawnNow(this.screens, this.env);
    return this;
  }

  /** Presses keys by their names, one after the other: `press('d', 'Enter')`. */
  press(...keys: readonly KeyName[]): this {
    for (const key of keys) {
      const menu = this.#menuAnswer(key);
      this.send({ kind: 'key', key, command: commandOf(this.top.name, this.env.settings.keys, key, this.env.games) });
      if (menu !== null) this.send(menu);
    }
    return this;
  }

  /** Does something with the mouse on a cell of the screen; whether that came to anything. */
  point(x: number, y: number, did: Pointer['did'] = 'left'): boolean {
    const { canvas, menu } = this.view;
    const rows = menu === null ? [] : this.#rowsOf(menu);
    if (menu !== null) drawMenu(canvas, menu, rows);
    const hit = hitOf({ did, x, y }, canvas, this.top.name, this.env.games);
    if (hit === null) return false;
    follow(hit, {
      menu: null, // `press` hears the keys of menus
      rows,
      mark: () => this.#mark(menu, hit),
      press: (key) => void this.press(key),
      send: (message) => void this.send(message),
    });
    return true;
  }

  /** Clicks on the first place of the screen, its menu with it, where a text stands. */
  click(text: string): this {
    const { canvas, menu } = this.view;
    if (menu !== null) drawMenu(canvas, menu, this.#rowsOf(menu));
    const y = canvas.plain().findIndex((line) => line.includes(text));
    if (y < 0) throw new Error(`no '${text}' on\n${canvas.plain().join('\n')}`);
    if (!this.point(canvas.plain()[y]?.indexOf(text) ?? 0, y)) throw new Error(`'${text}' cannot be clicked on`);
    return this;
  }

  #rowsOf(menu: MenuView): readonly MenuRow[] {
    const initial = this.#chosen?.id === menu.id ? this.#chosen.index : menu.initial;
    return firstRows({ ...menu, initial });
  }

  #mark(menu: MenuView | null, hit: Hit): void {
    if (menu === null || hit.kind !== 'item') return;
    this.#chosen = { id: menu.id, index: menu.items.findIndex(({ value }) => value === hit.value) };
    this.send({ kind: 'highlight', value: hit.value });
  }

  /** Lets what goes on by itself come to its end. */
  settle(): this {
    for (let ticks = 0; this.top.timer !== null; ticks++) {
      if (ticks > 1_000) throw new Error(`a thousand ticks, and still:\n${this.text}`);
      this.send({ kind: 'tick' });
    }
    return this;
  }

  /** Types a text letter by letter. */
  type(text: string): this {
    return this.press(...[...text].map((character) => (character === ' ' ? 'Space' : character)));
  }

  /** Chooses the item of that label in the menu on top. */
  choose(label: string): this {
    const item = this.view.menu?.items.find((one) => one.label.startsWith(label));
    if (item === undefined) throw new Error(`no '${label}' among ${this.labels.join(', ')}`);
    return this.send({ kind: 'select', value: item.value });
  }

  get view(): View {
    return viewOfScreens(this.screens, this.env);
  }

  get canvas(): Canvas {
    return this.view.canvas;
  }

  /** The rows of the screen without the menu over it. */
  get lines(): readonly string[] {
    return this.canvas.plain();
  }

  get text(): string {
    return this.lines.join('\n');
  }

  get labels(): readonly string[] {
    return this.view.menu?.items.map(({ label }) => label) ?? [];
  }

  /** The row above the key bar. */
  get prompt(): string {
    return this.lines.at(-2)?.trimEnd() ?? '';
  }

  get keyBar(): string {
    return this.lines.at(-1)?.trimEnd() ?? '';
  }

  /** What ink-select-input would tell of a key: arrows move and Enter takes. */
  #menuAnswer(key: KeyName): Message | null {
    const { menu } = this.view;
    if (menu === null) return null;
    const at = this.#chosen?.id === menu.id ? this.#chosen.index : menu.initial;
    const by = key === 'Down' || key === 'j' ? 1 : key === 'Up' || key === 'k' ? -1 : 0;
    const ends: { readonly [key: KeyName]: number } = { Home: 0, End: menu.items.length - 1 };
    const index = ends[key] ?? (at + by + menu.items.length) % menu.items.length;
    this.#chosen = { id: menu.id, index };
    const named = numbered(menu.items, key);
    const value = (named ?? menu.items[/^[1-9]$/.test(key) ? Number(key) - 1 : index])?.value;
    if (value === undefined) return null;
    if (by !== 0 || key in ends) return { kind: 'highlight', value };
    return key === 'Enter' || named !== undefined || /^[1-9]$/.test(key) ? { kind: 'select', value } : null;
  }
}
