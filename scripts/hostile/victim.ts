/** Somebody who plays on a host that is attacked, over ssh, with an account and an address of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { words } from '../../tools/games/gladiator/player.ts';
import type { Player } from '../../tools/host.ts';
import { login, type SshWire } from '../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { answered, keysFor } from '../host/crowd.ts';
import { TITLE, toGladiator } from '../host/title.ts';

const GATE = /You are here already/u;
const PLOT = 'Plot in secret';
const PATIENCE_MS = 30_000;
const TURNS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const PAUSE_MS = 150;
/** A key without an answer for so long has none. */
const ANSWER_MS = 1_000;
/** At a door full of strangers somebody may be turned away, and knocks again. */
const KNOCKS = 3;

export class Victim {
  readonly player: Player;
  readonly #from: string;
  #terminal: Terminal<SshWire> | null = null;
  #isComing = false;
  #seen = 0;
  #turnedAway = 0;

  constructor(player: Player, n: number) {
    this.player = player;
    this.#from = `127.0.1.${n + 1}`;
  }

  get #screen(): Terminal<SshWire> {
    if (this.#terminal === null) throw new Error(`${this.player.name} is not in`);
    return this.#terminal;
  }

  /** What is on the screen, or why the session is over. */
  get state(): string {
    const { ended } = this.#screen;
    return ended === null ? this.#screen.screen() : `ended with ${ended.code}:\n${this.#screen.screen()}`;
  }

  /** Whether nothing can be played now: the session is over, or another one is only coming in. */
  get isOut(): boolean {
    return this.#isComing || this.#screen.ended !== null;
  }

  /** Comes in, wherever else the account is still in, and goes on with the bout that was left, or begins one; at a plot then. */
  async comeIn(port: number): Promise<void> {
    this.#isComing = true;
    await this.#enter(await this.#letIn(port));
    this.#isComing = false;
  }

  /** How often somebody was turned away at the door, and knocked again. */
  get turnedAway(): number {
    return this.#turnedAway;
  }

  /** The screen of a session that was let in. */
  async #letIn(port: number): Promise<Terminal<SshWire>> {
    const { name, key } = this.player;
    const isIn = (one: Pick<Terminal, 'screen'>): boolean => TITLE.test(one.screen()) || GATE.test(one.screen());
    for (let knocks = 1; ; knocks++) {
      const terminal = login({ port, user: name, key, from: this.#from });
      this.#terminal = terminal;
      await terminal.waitFor((one) => isIn(one) || one.ended !== null, PATIENCE_MS);
      if (isIn(terminal)) return terminal;
      if (knocks === KNOCKS) throw new Error(`turned away ${knocks} times:\n${terminal.screen()}`);
      this.#turnedAway++;
      await terminal.dispose();
    }
  }

  async #enter(terminal: Terminal<SshWire>): Promise<void> {
    if (GATE.test(terminal.screen())) await terminal.press(KEYS.enter);
    await terminal.waitFor(TITLE, PATIENCE_MS);
    const goesOn = terminal.screen().includes('Continue');
    if (!goesOn) await toGladiator(terminal);
    await terminal.press(goesOn ? 'c' : 'p');
    await this.toPlot();
  }

  /** How far the bout was on the screen: turns and phases as one number; 0 where there is none. */
  get moment(): number {
    const [, turn = '', phase = '0'] = /Turn ([IVXL]+) +Phase (\d)/u.exec(this.#screen.screen()) ?? [];
    return 10 * TURNS.indexOf(turn) + Number(phase);
  }

  /** The latest moment that was seen of the bout while it was played. */
  get seen(): number {
    return this.#seen;
  }

  /** Plays at the pace of a quick hand; returns the milliseconds to the first frame after each key. */
  async play(until: () => boolean): Promise<readonly number[]> {
    const times: number[] = [];
    while (!until() && !this.isOut) {
      const screen = this.#screen; // another one may take its place meanwhile
      for (const key of keysFor(screen)) {
        const ms = await answered(screen, key);
        if (ms !== null) times.push(ms);
        const { moment } = this;
        if (moment > 0) this.#seen = /Rematch/u.test(screen.screen()) ? 0 : moment;
        await sleep(PAUSE_MS * (0.5 + Math.random()));
      }
    }
    return times;
  }

  /** Plays on to the next plot of which nothing is written yet. */
  async toPlot(): Promise<void> {
    const isPlot = (): boolean => this.#screen.screen().includes(PLOT) && this.#screen.screen().includes('nothing yet');
    for (let keys = 0; keys < 400 && !isPlot() && this.#screen.ended === null; keys++) {
      const before = this.#screen.screen();
      await this.#screen.press(...keysFor(this.#screen));
      await this.#screen.waitFor((one) => one.screen() !== before || one.ended !== null, ANSWER_MS).catch(() => {});
    }
    await this.#screen.waitFor(isPlot, PATIENCE_MS);
  }

  /** What is on the screen, but for the arena. */
  words(): readonly string[] {
    return words(this.#screen);
  }

  async leave(): Promise<void> {
    await this.#terminal?.dispose();
  }
}
