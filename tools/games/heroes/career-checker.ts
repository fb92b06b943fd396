/** Plays a career by a plain player and complains of every line of it that the printed tables of chapter 7 do not bear out. */
import { type PlainStar, plainCareer } from '../../../src/games/heroes/ai/plain-career.ts';
import type { CareerEvent } from '../../../src/games/heroes/career/events.ts';
import { heroesCareer } from '../../../src/games/heroes/career/index.ts';
import type { Career, CareerState, MatchResult } from '../../../src/games/heroes/career/types.ts';
import type { FighterSetup, HeroesSetup } from '../../../src/games/heroes/rules/types.ts';
import { ATTRIBUTES } from '../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../src/games/heroes/tables.ts';
import { Match } from '../../../src/kernel/match.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import { AP } from './printed.ts';
import { areLines, type Line, lines, sum } from './sheets.ts';

/** A career that was played, and what is complained of. */
export interface CheckedCareer {
  readonly state: CareerState;
  readonly complaints: readonly string[];
  /** Lines that were held to the tables. */
  readonly checked: number;
}

/** What a career stands at between two lines. */
interface Life {
  readonly setup: HeroesSetup | null;
  readonly result: MatchResult | null;
  readonly before: ReadonlyMap<string, Career>;
}

const faces = (roll: Roll | undefined): readonly number[] => roll?.dice.die ?? [];
const total = (roll: Roll | undefined): number => faces(roll).reduce((all, face) => all + face, 0);

/** Plays a career to its end; equal arguments, equal career. */
export function checkedCareer(star: PlainStar, seed: string, rivals: boolean): CheckedCareer {
  const complaints: string[] = [];
  let life: Life = { setup: null, result: null, before: new Map() };
  let checked = 0;
  const fallen = new Map<string, number>();
  const watch = ({ seq, event }: { readonly seq: number; readonly event: CareerEvent }): void => {
    const why = faultOf(event, life, fallen);
    if (why !== undefined) checked += 1;
    if (why !== undefined && why !== null) complaints.push(`${seq} ${event.kind}: ${why}`);
  };
  const setup = { name: 'Felix', starPower: true, rivals, mode: 'ironman' } as const;
  const match = Match.start(heroesCareer, tables(), setup, seed, { journal: false, watch });
  const player = plainCareer(tables(), star);
  while (!match.over) {
    const choices = match.pending.map((request) => {
      const choice = player.choose(request, match.state);
      if (request.kind === 'match') {
        const { familia, rivals: known } = match.state;
        const before = new Map(structuredClone([...familia, ...known]).map((one) => [one.name, one]));
        life = { setup: request.setup, result: choice as MatchResult, before };
        fallen.clear();
      }
      return choice;
    });
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  return { state: match.state, complaints, checked };
}

/** What is wrong with a line, null where it holds, undefined where it tells of nothing that a table decides. */
function faultOf(event: CareerEvent, life: Life, fallen: Map<string, number>): string | null | undefined {
  const [roll, ...others] = event.rolls ?? [];
  switch (event.kind) {
    case 'month':
      return event.slots === 4 + total(roll) ? null : 'four matches and a die';
    case 'rival-die':
      return event.comes === total(roll) <= 2 ? null : 'a rival comes on 1 or 2';
    case 'freedom':
      return event.free === total(roll) >= 7 ? null : 'free on seven or more';
    case 'recovery':
      return recoveryFault(event, life);
    case 'fame':
      return fameFault(event, life);
    case 'rise': {
      const { value, attribute, name } = event;
      const before = life.before.get(name)?.card.attributes[attribute] ?? null;
      if (before === null) return undefined; // somebody whom nobody had met before
      const rises = faces(roll).some((face) => face > before || face === 6);
      return value === before + (rises ? 1 : 0) ? null : 'a die above it, or a six';
    }
    case 'fall': {
      const ones = roll?.name === 'fall' ? faces(roll).filter((face) => face === 1).length : null;
      if (ones !== null) fallen.set(event.name, ones);
      const left = fallen.get(event.name) ?? 0;
      fallen.set(event.name, left - 1);
      if (left <= 0) return event.attribute === null ? null : 'no die showed a one';
      const last = (ones === null ? event.rolls : others)?.at(-1);
      const found = ['savvy', 'savvy', 'speed', 'speed', 'strength', 'strength'][total(last) - 1];
      return event.attribute === null || event.attribute === found ? null : `the die says ${found}`;
    }
    default:
      return undefined;
  }
}

/** 7.5 Table 7-1. */
function recoveryFault(
  { rolls = [], name, part, result }: Extract<CareerEvent, { kind: 'recovery' }>,
  { setup }: Life,
): string | null {
  const strength = setup?.fighters.find((one) => one.name === name)?.card?.attributes.strength ?? 0;
  const passed = faces(rolls[0]).filter((face) => face <= strength).length;
  const expected = passed > 0 ? 'whole' : part === 'belly' ? 'dies' : '-1';
  return result === expected ? null : `${passed} of two dice pass: ${expected}`;
}

/** 7.7.1, 7.7.3 What a match was worth, by the rows of the book. */
function fameFault(event: Extract<CareerEvent, { kind: 'fame' }>, { setup, result, before }: Life): string | null {
  const at = setup?.fighters.findIndex((one) => one.name === event.name) ?? -1;
  const own = setup?.fighters[at];
  const how = result?.fighters[at];
  if (setup === null || result === null || own === undefined || how === undefined) return 'nobody of that match';
  const rated = rating(own);
  const ratedOf = (id: string | null): number => {
    const one = id === null ? undefined : setup.fighters[id.charCodeAt(0) - 65];
    return one === undefined ? 0 : rating(one);
  };
  const beaten = how.defeated.map(ratedOf);
  const stands = how.standing === 'active';
  const won = stands && result.winner === own.side;
  const lesser = beaten.filter((one) => one < rated).length;
  const other = setup.fighters.findIndex(
    (one, i) => one.side !== own.side && result.fighters[i]?.standing === 'active',
  );
  const wreath =
    won &&
    beaten.some((one) => one > rated) &&
    how.wounded <= 2 &&
    (how.killings > 0 || (how.dealt > 0 && how.dealt >= 2 * how.taken)) &&
    how.bonus > 0;
  const expected: readonly Line[] = [
    ...beaten
      .filter((one) => won && one >= rated)
      .map((one) => [one === rated ? 'beat an equal' : 'beat a better one', 1 + one - rated] as const),
    ...lines([
      [`beat ${lesser} lesser ones`, won && lesser >= 2, 1 + lesser],
      ['killing strokes', true, how.killings],
      ['laurel wreath', wreath, 1],
      ['stood against a better one', stands && result.winner === null && rated < ratedOf(letter(other)), 1],
      ['beaten', !stands && ratedOf(how.beatenBy) >= rated, -1],
      ['beaten by a lesser one', !stands && ratedOf(how.beatenBy) < rated, -2],
    ]),
  ];
  const fame = Math.max(0, (before.get(event.name)?.fame ?? 0) + sum(expected));
  return areLines(event.modifiers, expected) && event.total === fame ? null : `${JSON.stringify(expected)}: ${fame}`;
}

const letter = (at: number): string | null => (at < 0 ? null : String.fromCharCode(65 + at));

/** 3.5, R87 The three attributes and the AP of each signature, one less in a secondary style. */
function rating({ card, secondary }: FighterSetup): number {
  if (card === null) return 0;
  const points = [...new Set(card.signatures)].reduce((all, one) => all + AP[one], 0);
  return ATTRIBUTES.reduce((all, one) => all + card.attributes[one], points) - (secondary ? 1 : 0);
}
