/** Levels in every game: each fighter is led at its own, also where one seat has several; and by what its seat can see alone. */
import { describe, expect, it } from 'vitest';
import { answerOf, type Mind } from '../../src/ai/mind.ts';
import { mindsFor as gladiatorMinds } from '../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { mindsFor as heroesMinds } from '../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../src/games/heroes/rules/index.ts';
import { tables as heroesTables } from '../../src/games/heroes/tables.ts';
import { readBout } from '../../src/games/munera/cli/options.ts';
import { mindsFor as muneraMinds } from '../../src/games/munera/labour/minds.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import { tables as muneraTables } from '../../src/games/munera/tables.ts';
import { programSeat } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';

const CHANCE = seedState('chance');

describe('a level', () => {
  it('is each man’s own in GLADIATOR: of two on one seat one searches and one does not', () => {
    const red = [
      { ...anyMan('thraex'), level: 'tactician' } as const,
      { ...anyMan('myrmillo'), level: 'adept' } as const,
    ];
    const setup = { rules: advancedRules(), fighters: muster(red, [anyMan('velite'), anyMan('velite')], null) };
    const minds = gladiatorMinds(setup);
    const match = Match.start(gladiator, tables, setup, 'levels', { journal: false });
    const searches = match.pending.map((request) => [request.fighter, 'errand' in answerOf(match, minds, request)]);
    expect(Object.keys(minds)).toEqual([String(programSeat(0))]);
    expect(searches).toEqual([['A', true]]);
    expect(
      minds[programSeat(0)]?.thought?.(
        { request: { ...match.pending[0], fighter: 'B' } as never, view: match.state, given: [] },
        CHANCE,
      ),
    ).toBeNull();
  });

  it('is each gladiator’s own in Heroes', () => {
    const led = readMatch({ red: 'murmillo+thraex', blue: 'secutor', redAi: 'tactician' }, null);
    const fighters = led.fighters.map((one, i) => (i === 1 ? { ...one, level: 'novice' as const } : one));
    const mind = heroesMinds({ fighters })[programSeat(0)];
    const { state } = Match.start(heroes, heroesTables(), { ...led, fighters }, 'levels', { journal: false });
    const thinks = (fighter: string) =>
      mind?.thought?.(
        { request: { kind: 'act', seat: programSeat(0), cite: '5.2', fighter }, view: state, given: [] },
        CHANCE,
      ) != null;
    expect([thinks('A'), thinks('B')]).toEqual([true, false]);
  });
});

it('a tactician of Munera decides by what its seat sees: the same in every state that it could not tell from the true one', () => {
  const bout = readBout({ teams: 'retiarius v secutor' }, null, 'honest');
  const fighters = bout.fighters.map((one, i) => ({ ...one, seat: programSeat(i), level: 'tactician' as const }));
  const setup = { ...bout, fighters };
  const minds = muneraMinds(setup);
  const match = Match.start(munera, muneraTables(), setup, 'honest', { journal: false });
  let asked = 0;
  while (!match.over && asked < 60) {
    const choices = match.pending.map((request) => {
      const mind = minds[request.seat] as Mind<never>;
      const { int } = rngFrom(seedState(`other ${asked}`));
      const view = munera.view(match.state, request.seat);
      const other = munera.view(munera.resample(view, request.seat, int), request.seat);
      const choose = (seen: unknown) => mind.choose(request as never, seen as never, rngFrom(CHANCE).int);
      const before = [match.digest(), match.draws];
      const choice = choose(view);
      expect(choose(other)).toEqual(choice);
      expect([match.digest(), match.draws]).toEqual(before);
      asked += 1;
      return choice;
    });
    expect(match.answer(choices)).toBeNull();
  }
  expect(asked).toBeGreaterThan(20);
});
