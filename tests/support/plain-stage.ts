/** The program without a terminal, whatever is played: keys go to the screen on top, what it draws comes back as text. */

import type { Canvas } from '../../src/tui/canvas.ts';
import { commandOf } from '../../src/tui/keymap.ts';
import type { KeyName } from '../../src/tui/keys.ts';
import type { Env, Screen } from '../../src/tui/program.ts';
import { stepOfScreens, viewOfScreens } from '../../src/tui/stack.ts';
import type { Message, View } from '../../src/tui/view.ts';

/** Open screens and what is chosen in the menu on top. */
export class PlainStage {
  screens: readonly Screen[];
  /** The player has left. */
  gone = false;
  #chosen: { readonly id: string; readonly index: number } | null = null;

  readonly #envNow: () => Env;

  /** `envNow` gives what screens are drawn and decided by, as it is at every message. */
  constructor(first: (env: Env) => Screen, envNow: () => Env) {
    this.#envNow = envNow;
    this.screens = [first(envNow())];
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
    const value = menu.items[/^[1-9]$/.test(key) ? Number(key) - 1 : index]?.value;
    if (value === undefined) return null;
    if (by !== 0 || key in ends) return { kind: 'highlight', value };
    return key === 'Enter' || /^[1-9]$/.test(key) ? { kind: 'select', value } : null;
  }
}
