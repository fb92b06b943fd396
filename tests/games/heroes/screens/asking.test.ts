/** What a question of a match is put from: the board as it is, though the last event before it was not worth a line. */
import { expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/heroes/ask/answers.ts';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { HEROES_ALONE } from '../../../../src/games/heroes/screens/practice.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Session } from '../../../../src/session/session.ts';
import { onScreen, opens, SIZES } from '../../../support/game-stage.ts';
import { duel } from '../support/sand.ts';

it('3.7 a digit in the list of Bonus Dice adds so many', async () => {
  const store = opens();
  const setup = readMatch({ red: 'murmillo', blue: 'thraex' }, 0);
  const sink = store.match('heroes');
  const session = Session.start(heroes, tables(), { setup, seed: 'digits' }, { seats: [0], sink });
  const stage = await onScreen(HEROES_ALONE, session, SIZES[0], store);
  while (stage.top.name === 'walk' || session.prompt?.kind !== 'bonus') stage.press('Enter');
  stage.press('2');
  expect(session.match.choices.at(-1)).toContain(2);
  store.close();
});

it('5.3.4 the chance of a Grunt to shed a net is no more than certain, and none without Savvy', () => {
  const chanceOf = (savvy: number): string | undefined => {
    const [state, , grunt] = duel();
    Object.assign(grunt, { zone: 'D3', ensnared: true, knocked: true, now: { savvy, speed: 4, strength: 4 } });
    const asked = { kind: 'act', seat: 0, cite: '5.2.3', fighter: 'B' } as const;
    return questionOf(asked, state, tables()).offers.find(({ label }) => label === 'Out of the net')?.note;
  };
  expect([0, 3, 6, 7].map(chanceOf)).toEqual(['0 %', '50 %', '100 %', '100 %']);
});

it('5.4.9.1 the chance to clear the eyes is that of a die no higher than Savvy with sand in them, at least 1', () => {
  const chanceOf = (savvy: number): string | undefined => {
    const [state, , grunt] = duel();
    Object.assign(grunt, { zone: 'D3', blinded: true, now: { savvy, speed: 4, strength: 4 } });
    const asked = { kind: 'act', seat: 0, cite: '5.2.3', fighter: 'B' } as const;
    return questionOf(asked, state, tables()).offers.find(({ label }) => label === 'Clear the eyes')?.note;
  };
  expect([1, 4, 7].map(chanceOf)).toEqual(['17 %', '50 %', '100 %']);
});

it('5.4 tells of an Attack first what it would do to the other, then what to oneself', () => {
  const [state, a] = duel();
  a.bonus = 2;
  state.exchange = { kind: 'attack', first: 'A', second: 'B', advantage: false, bash: false, retakes: 0 };
  const asked = { kind: 'bonus', seat: 0, cite: '3.7', fighter: 'A', foe: 'B', table: 'attack', first: true } as const;
  const [wounds, own] = questionOf(asked, state, tables()).offers[0]?.more() ?? [];
  expect([wounds, own]).toEqual([
    expect.stringMatching(/^Wounds \d+ %, downs/u),
    expect.stringMatching(/^You: wounded/u),
  ]);
});

it('5.4.5 whoever chose the edge of a clear opening adds Bonus Dice to the pool that is thrown', async () => {
  const store = opens();
  const setup = readMatch({ red: 'murmillo', blue: 'thraex' }, 0);
  const session = Session.start(
    heroes,
    tables(),
    { setup, seed: 'asking 0' },
    { seats: [0], sink: store.match('heroes') },
  );
  const stage = await onScreen(HEROES_ALONE, session, SIZES[0], store);
  const asked: (string | undefined)[] = [];
  while (!session.over && (asked.at(-2) !== 'edge' || asked.at(-1) !== 'bonus')) {
    const prompt = stage.top.name === 'walk' ? null : session.prompt;
    if (prompt !== null) {
      expect(session.shown).toEqual(session.match.state);
      asked.push(prompt.kind);
    }
    stage.press(...(prompt?.kind === 'bonus' ? (['Down', 'Down'] as const) : []), 'Enter');
  }
  expect(asked.slice(-2)).toEqual(['edge', 'bonus']);
  store.close();
});
