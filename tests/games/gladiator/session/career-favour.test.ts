/** 34.3 The bouts of a career ask about rolls as the options say. */
import { describe, expect, it } from 'vitest';
import { plainFighter } from '../../../../src/games/gladiator/ai/plain-bout.ts';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import type { CareerSetup } from '../../../../src/games/gladiator/career/types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { standingAnswers } from '../../../../src/games/gladiator/screens/bout/standing.ts';
import { type CareerGame, startGame } from '../../../../src/games/gladiator/session/career.ts';
import { careerTables, emptyDisk, keepOn } from '../../../../tools/games/gladiator/careers.ts';

const SETUP: CareerSetup = {
  ...{
    name: 'Felix',
    mode: 'ironman',
    rules: campaignRules(),
    origin: true,
    armour: 'roll',
    lead: 'one',
    trueOdds: false,
  },
};

/** A career at its first bout. */
function atBout(): CareerGame {
  const game = startGame(careerTables, SETUP, 'fortuna', keepOn(emptyDisk(), '1'));
  const player = plainPlayer(careerTables);
  while (game.order === null) {
    while (game.session.advance() !== null);
    const { prompt } = game.session;
    const why = prompt === null ? 'nothing is asked' : game.answer(player.choose(prompt, game.session.match.state));
    if (why !== null) throw new Error(why);
  }
  while (game.session.advance() !== null);
  return game;
}

/** What the first bout asks about rolls, and how his luck was called on by its end. */
function asked(favour: 'never' | 'always'): { readonly pleas: number; readonly favours: number | undefined } {
  const game = atBout();
  const begun = game.bout({ standing: standingAnswers(() => ({ favour })) });
  if (!begun.ok || begun.value === null) throw new Error('no bout was begun');
  const session = begun.value;
  const fighter = plainFighter(careerTables.gladiator, 'felix');
  let pleas = 0;
  while (!session.over) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null) break;
    if (prompt.kind === 'favour') pleas += 1;
    const why = session.answer(fighter.choose(prompt, session.match.state));
    if (why !== null) throw new Error(why);
  }
  const { favours } = session.match.state.fighters.find(({ by }) => by === 'seat') ?? {};
  expect(game.finish(session)).toBeNull();
  return { pleas, favours };
}

describe('a bout of a career', () => {
  it("34.3 asks about no roll where the options say 'never'", () => {
    expect(asked('never')).toEqual({ pleas: 0, favours: 0 });
  });

  it("34.3 asks about every roll of his where they say 'always'", () => {
    expect(asked('always').pleas).toBeGreaterThan(0);
  });
});
