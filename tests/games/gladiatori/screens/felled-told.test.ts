/** 10.3, 10.4, 16.3 What is said of whoever is felled, and of whoever fights on: never that it is dead, always what counts. */
import { expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/gladiatori/ask/answers.ts';
import { splitOffers } from '../../../../src/games/gladiatori/ask/card-offers.ts';
import { threatLines } from '../../../../src/games/gladiatori/ask/fight-offers.ts';
import { outlooksLines } from '../../../../src/games/gladiatori/ask/told-values.ts';
import { defendOffers } from '../../../../src/games/gladiatori/ask/value-offers.ts';
import { outlookOf } from '../../../../src/games/gladiatori/odds/outlook.ts';
import { PLAIN_ATTACK } from '../../../../src/games/gladiatori/rules/fight/announce.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import { narrate } from '../../../../src/games/gladiatori/rules/narrate.ts';
import type { Fighter, State, Strike } from '../../../../src/games/gladiatori/rules/types.ts';
import { GLADIATORI_TOPICS } from '../../../../src/games/gladiatori/screens/help.ts';
import { knownPage } from '../../../../src/games/gladiatori/screens/known-page.ts';
import { verdictOf } from '../../../../src/games/gladiatori/screens/outcome-words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { blankScreen } from '../../../../src/tui/parts.ts';
import { atTitle } from '../../../../tools/title-stage.ts';
import { opens } from '../../../support/game-stage.ts';
import { pair, type Somebody } from '../support/sand.ts';

const UNDEAD: Somebody = { undead: 6, overkill: 2, items: [], hpDeck: [] };

/** A is struck by B; what is announced so far. */
function struck(state: State, a: Fighter, b: Fighter, more: Partial<Strike> = {}): Strike {
  const strike = { ...strikeAt(state, a.id, b.hex), fav: 20, passive: true, ...more };
  state.sub = { fighter: b.id, entered: 0, before: [], moved: [], action: null };
  state.fight = fightBy(b.id, { do: 'melee', target: a.id }, [strike]);
  state.fight.n = 1;
  return strike;
}

const defending = (state: State, fighter: Fighter): string =>
  (defendOffers({ state, tables: tables(), fighter }, {})[0]?.more() ?? []).join(' ');

it.each<[Somebody, string]>([
  [{ hpDeck: [] }, 'You are felled: in a campaign unconscious, given mercy (16.3).'],
  [{ hpDeck: [], powers: ['unbeatable'] }, 'you may fight on, and only this fall counts (10.4).'],
  [{ ...UNDEAD }, 'You fall for good; only your first fall counts (16.3).'],
])('10.3 a blow that would fell says so before the defense is announced', (one, told) => {
  const { state, a, b } = pair({ hand: [], powers: [], items: [], ...one });
  struck(state, a, b);
  expect(defending(state, a)).toContain(told);
});

it('10.4 whoever is Unbeatable reads how long, by which fall it is judged, and that any hit ends it', () => {
  const { state, a, b } = pair({ ...UNDEAD, deck: ['strength', 'energy 1'] });
  const asking = { state, tables: tables(), fighter: a };
  const split = splitOffers(asking, {})[0];
  expect(split?.note).toBe('bears 0');
  expect(split?.more().join(' ')).toContain(
    'fights on to the end of turn 3, second round; any hit ends that (10.4). Only the first fall counts: felled, 2 HP too much, in a campaign unconscious, given mercy (16.3).',
  );
  struck(state, a, b);
  expect(threatLines(asking)[0]).toContain('a hit ends Unbeatable');
  const rising = questionOf({ kind: 'unbeatable', fighter: a.id } as never, state, tables());
  expect(rising.text).toBe('N1 is felled. Fight on, Unbeatable?');
  for (const one of rising.offers)
    expect(one.more().join(' ')).toContain('in a campaign unconscious, given mercy (16.3)');
});

it('10.4 an attack on whoever is Unbeatable, or may be, says what a hit brings', () => {
  const attack = (target: Somebody): string => {
    const { state, a, b } = pair({}, target);
    const mode = { do: 'melee', target: b.id } as const;
    const plan = { mode, card: 'strength', played: [], choice: { ...PLAIN_ATTACK, offense: true } } as const;
    return outlooksLines(state, outlookOf(state, tables(), a, plan)).join(' ');
  };
  expect(attack(UNDEAD)).toContain('A hit ends Unbeatable; its damage brings no VP (10.4).');
  expect(attack(UNDEAD)).not.toMatch(/\d or more damage|to fell/u);
  expect(attack({ hpDeck: [], items: [], powers: ['unbeatable'] })).toContain('N2 may fight on, Unbeatable.');
});

it('10.4 the page of what is known tells of an Unbeatable one that it bears nothing more', () => {
  const { state } = pair({}, { ...UNDEAD, hand: ['unseen'] });
  const env = atTitle(opens(), new Shelf(GAMES)).env;
  const below = () => ({ canvas: blankScreen(env), menu: null });
  const told = knownPage(state, 0)?.view(env, below).canvas.plain().join('\n') ?? '';
  expect(told).toMatch(/Unbeatable +N2 fights on to the end of turn 3, second/u);
  expect(told).toMatch(/Could bear +nothing more/u);
});

it('10.3 nobody who falls is called dead; a second fall is told as one that does not count', () => {
  const { state } = pair({ ...UNDEAD }, { standing: 'dead', overkill: 3 });
  const died = (fighter: string) => ({ kind: 'died', cite: '10.3', fighter, by: 'A', overkill: 3 }) as const;
  expect(narrate(died('A'), state)).toBe('N1 falls again, for good.');
  expect(narrate(died('B'), state)).toBe('N2 is felled, 3 HP too much.');
  const paid = { kind: 'paid', cite: '10.1', fighter: 'A', damage: 0, cards: ['sacrifice'], items: [] } as const;
  expect(narrate(paid, state)).toBe('N1 loses Sacrifice.');
  state.outcome = { winner: 0, by: 'points', results: { A: 'P', B: 'P' } };
  expect(verdictOf(state, [0]).slice(-2)).toEqual([
    expect.stringMatching(/^N1: felled, 2 HP too much;/u),
    expect.stringMatching(/^N2: felled, 3 HP too much;/u),
  ]);
});

it('16.3 help says of a campaign that the first fall of an Unbeatable one counts', () => {
  const told = GLADIATORI_TOPICS['gladiatori-campaign']?.paragraphs.join(' ');
  expect(told).toContain('Unbeatable, is judged by the first fall alone');
});
