/** The open screens while the program runs: what is sent to them, and how what they look like comes to be seen. */
import { Alarm } from './alarm.ts';
import type { Herald } from './herald.ts';
import { drawMenu, type MenuRow } from './menu-rows.ts';
import { drawHerald } from './parts.ts';
import type { Env, Screen } from './program.ts';
import { drawnNow, saveAll, stepOfScreens, viewNow } from './stack.ts';
import type { Surface } from './surface.ts';
import type { Turns } from './turns.ts';
import type { Message, View } from './view.ts';

/** What a projector is given. */
interface Parts {
  readonly surface: Pick<Surface, 'show' | 'ring'>;
  readonly herald: Herald;
  readonly turns: Turns;
  /** Has React mount what belongs to the view, and hand the view to `mounted`. */
  readonly redraw: () => void;
  /** Ends the program; with an error, because of it. */
  readonly exit: (error?: Error) => void;
}

/**
 * Keeps the open screens. Where React has no part in what has changed (no menu, no other wish for pasted text, no other
 * options) it is shown at once; else React mounts first, so that a menu is never drawn but from its list's own state.
 */
export class Projector {
  readonly #parts: Parts;
  readonly #alarm: Alarm;
  #env: Env;
  #screens: readonly Screen[];
  /** What React has mounted; null: nothing yet. */
  #mounted: { readonly menu: boolean; readonly pastes: boolean } | null = null;
  /** The view that React is about to mount, as long as nothing has changed since it was made. */
  #made: View | null = null;
  /** What has been rung for. */
  #rang: object | null;
  /** Messages that are shown as one: whether any of them has come; null: each is shown by itself. */
  #together: { sent: boolean } | null = null;

  constructor(parts: Parts, first: (env: Env) => Screen, env: Env) {
    this.#parts = parts;
    this.#env = env;
    this.#screens = [first(env)];
    this.#rang = this.top?.bell ?? null;
    this.#alarm = new Alarm(parts.turns, () => this.send({ kind: 'tick' }));
  }

  /** What screens are drawn and decided by, as it is now. */
  set env(env: Env) {
    if (env !== this.#env) this.#made = null;
    this.#env = env;
  }

  /** The screen on top; null where none is open. */
  get top(): Screen | null {
    return this.#screens.at(-1) ?? null;
  }

  /** Whether the screen on top takes pasted text. */
  get pastes(): boolean {
    return this.top?.pastes === true;
  }

  /** What is to be seen now. */
  get view(): View {
    return this.#made ?? viewNow(this.#screens, this.#env);
  }

  /** Does what a message does to the screens, and shows it. */
  send(message: Message): void {
    try {
      this.#made = null;
      const step = stepOfScreens(this.#screens, message, this.#env);
      if (step.quit) {
        this.save();
        this.#parts.exit();
        return;
      }
      this.#screens = step.screens;
      if (this.#together === null) this.#draw();
      else this.#together.sent = true;
    } catch (error) {
      this.#parts.exit(errorOf(error));
    }
  }

  /** Shows what several messages did as one. */
  together(act: () => void): void {
    const together = { sent: false };
    this.#together = together;
    try {
      act();
    } finally {
      this.#together = null;
    }
    if (together.sent) this.#draw();
  }

  /** React has mounted what belongs to a view: it is shown, its menu by these rows. */
  mounted(view: View, rows: readonly MenuRow[]): void {
    this.#made = null;
    this.#mounted = { menu: view.menu !== null, pastes: this.pastes };
    if (view.menu !== null) drawMenu(view.canvas, view.menu, rows);
    this.#show(view);
  }

  /** Has every open screen save what it holds; says why something could not be saved, or null. */
  save(): string | null {
    return saveAll(this.#screens, this.#env);
  }

  /** Sends no tick any more. */
  close(): void {
    this.#alarm.set(null);
  }

  #draw(): void {
    const { services, settings } = this.#env;
    const alone = this.#mounted?.menu === false && this.#mounted.pastes === this.pastes;
    const view = alone && services.settings() === settings ? this.view : null;
    if (view?.menu === null) this.#show(view);
    else {
      this.#made = view;
      this.#parts.redraw();
    }
  }

  #show({ canvas }: View): void {
    const line = this.#parts.herald.line();
    if (line !== null) drawHerald(canvas, line);
    const [screens, env] = [this.#screens, this.#env];
    this.#parts.surface.show(canvas, env.encoding, () => {
      if (screens === this.#screens) drawnNow(screens, env);
    });
    this.#ring();
    this.#alarm.set(this.top?.timer ?? null);
  }

  /** Rings once for each thing that there is to ring for. */
  #ring(): void {
    const cause = this.top?.bell ?? null;
    if (cause === null || cause === this.#rang) return;
    this.#rang = cause;
    if (this.#env.settings.bell) this.#parts.surface.ring();
  }
}

/** What was thrown, as an error. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
