/** A career of Heroes set up by hand, with dice that fall as written. */
import { newCareer } from '../../../../src/games/heroes/career/creation.ts';
import type { CareerEvent } from '../../../../src/games/heroes/career/events.ts';
import { heroesCareer } from '../../../../src/games/heroes/career/index.ts';
import type { CareerContext } from '../../../../src/games/heroes/career/kit.ts';
import type {
  Career,
  CareerDecisions,
  CareerState,
  Comer,
  FighterResult,
  MatchResult,
} from '../../../../src/games/heroes/career/types.ts';
import type { Locale, Part } from '../../../../src/games/heroes/rules/words.ts';
import { PARTS } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { Rule } from '../../../../src/kernel/rule.ts';
import { type Scripted, scriptedDice } from '../../../../tools/dice.ts';
import { answered } from '../../../support/written.ts';
import { type One, setupFor } from './sand.ts';

/** Somebody who fights, and what became of them. */
export interface Stand extends One {
  readonly side?: 0 | 1;
  readonly locale?: Locale;
  /** A Grunt whom nobody will meet again. */
  readonly once?: boolean;
  readonly result?: Partial<FighterResult>;
  /** Parts that the match has left with less than all. */
  readonly hurt?: { readonly [P in Part]?: number };
}

/** A career of somebody; a Star, unless it says otherwise. */
export function careerOf(one: Stand, id: string): Career {
  const { card, style } = setupFor(0, one, id);
  const primary = style ?? 'murmillo';
  if (card === null) throw new Error('a career has a card');
  return { ...newCareer(id, id, card, 1), primary, secondary: null, locale: one.locale ?? 'fringes' };
}

/** A familia on the day of its first month. */
export function familia(stars: readonly Career[], more: Partial<CareerState> = {}): CareerState {
  const setup = { name: 'Familia', starPower: true, rivals: false, mode: 'ironman' } as const;
  return { ...heroesCareer.initial(setup, tables()), turn: 1, phase: 1, slots: 5, familia: [...stars], ...more };
}

/** A match that is over: who fought in it, A first, and what it came to. */
export interface Over {
  readonly entries: readonly Comer[];
  readonly match: MatchResult;
}

/** A match as it ended, of those on side 0 and those on side 1. Stars have a career, Grunts none. */
export function over(winner: 0 | 1 | null, stands: readonly Stand[]): Over {
  const entries = stands.map((one, i): Comer => {
    const fighter = setupFor(one.side ?? (i === 0 ? 0 : 1), one, String.fromCharCode(65 + i));
    return { fighter, career: one.once === true ? null : careerOf(one, `s${i}`) };
  });
  const fighters = stands.map(
    ({ at, hurt, result }): FighterResult => ({
      ...{ standing: 'active', fate: null, taken: 0, dealt: 0, wounded: 0, killings: 0 },
      ...{ defeated: [], beatenBy: null, bonus: 1, mercy: false },
      parts: { ...wholeOf((at ?? [4, 4, 4])[2]), ...hurt },
      ...result,
    }),
  );
  const match = { winner, by: 'surrendered', turns: 3, toDeath: false, digest: '0123456789abcdef', fighters };
  return { entries, match };
}

function wholeOf(strength: number): FighterResult['parts'] {
  return Object.fromEntries(PARTS.map((part) => [part, strength])) as FighterResult['parts'];
}

/** A result of one who was put out by somebody. */
export function beatenBy(id: string, more: Partial<FighterResult> = {}): Partial<FighterResult> {
  return { standing: 'surrendered', fate: 'spared', beatenBy: id, bonus: 0, ...more };
}

/** What happens in a career where dice fall as written. */
export interface Lived {
  readonly ctx: CareerContext;
  readonly events: CareerEvent[];
  /** Runs a rule to its end; questions are answered from a list. Fails where dice or answers are left. */
  run<T>(rule: Rule<CareerDecisions, T>, answers?: readonly unknown[]): T;
  /** The events of a kind. */
  of<K extends CareerEvent['kind']>(kind: K): readonly Extract<CareerEvent, { kind: K }>[];
}

/** A context of a career with written dice. */
export function lived(state: CareerState, script: readonly Scripted[]): Lived {
  const events: CareerEvent[] = [];
  const dice = scriptedDice(script);
  const ctx: CareerContext = { state, tables: tables(), dice, emit: (event) => void events.push(event) };
  return {
    ...{ ctx, events },
    run(rule, answers = []) {
      const value = answered(rule, answers);
      dice.done();
      return value;
    },
    of: (kind) => events.filter((event) => event.kind === kind) as never,
  };
}
