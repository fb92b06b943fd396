/** Z and Y in a career and in a game of houses: an answer that nothing has come of, and what was fought. */
import { describe, expect, it } from 'vitest';
import type { HousesGame } from '../../../../../src/games/gladiator/session/house.ts';
import { houseStage } from '../house/house-stage.ts';
import { careerStage } from './career-stage.ts';

type Asked = Pick<HousesGame, 'takeBack' | 'giveAgain' | 'answer'> & {
  readonly session: Pick<HousesGame['session'], 'lines' | 'prompt' | 'advance'> & {
    readonly match: Pick<HousesGame['session']['match'], 'choices' | 'draws' | 'digest'>;
  };
};

const facts = ({ session: { match, prompt } }: Asked): unknown =>
  JSON.parse(JSON.stringify({ choices: match.choices, digest: match.digest(), prompt }));

function showAll({ session }: Asked): void {
  while (session.advance() !== null);
}

describe('a game of houses', () => {
  it('takes an answer back that no die has followed, and gives it again', () => {
    const { game } = houseStage('deal');
    const [before, { draws }] = [facts(game), game.session.match];
    expect(game.answer({ kind: 'done' })).toBeNull();
    showAll(game);
    expect(game.session.match.draws).toBe(draws);
    const after = facts(game);
    expect(game.takeBack()).toBeNull();
    expect(facts(game)).toEqual(before);
    expect(game.giveAgain()).toBeNull();
    showAll(game);
    expect(facts(game)).toEqual(after);
  });

  it('by Z and Y says so on the screen', () => {
    const stage = houseStage('deal');
    expect(stage.game.answer({ kind: 'done' })).toBeNull();
    showAll(stage.game);
    expect(stage.press('Z').text).toContain('Taken back: decide again.');
    expect(stage.game.session.prompt?.kind).toBe('deal');
    stage.press('Y');
    expect(stage.game.session.match.choices.at(-1)).toEqual([{ kind: 'done' }]);
    expect(stage.press('Y').text).toContain('There is nothing to give again.');
  });

  it('keeps a match that was settled, though no die of the game may have fallen for it', () => {
    const { game } = houseStage('fight');
    expect(game.answer('book')).toBeNull();
    showAll(game);
    const after = facts(game);
    expect(game.takeBack()).toMatch(/stays fought/u);
    expect(facts(game)).toEqual(after);
  });
});

describe('a career', () => {
  it('says why the bill of the day stays', () => {
    const stage = careerStage(({ session }) => session.prompt?.kind === 'enter');
    expect(stage.press('Z').text).toMatch(/The dice have fallen since: \S/u);
  });
});
