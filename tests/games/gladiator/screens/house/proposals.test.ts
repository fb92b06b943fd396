/** What other houses propose to the player's, on the screen: deals about men, and wagers. */
import { describe, expect, it } from 'vitest';
import { houseStage } from './house-stage.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
const stage = (kind: 'proposal' | 'dare', columns = 80, rows = 24) =>
  houseStage(kind, 1, { seed: 'house-7' }, { columns, rows });

describe('39.5.3.1 a house proposes a deal (P276)', () => {
  it.each(SIZES)(
    'shows the men, what they are worth, the sum and what it makes of the house, at %i x %i',
    (columns, rows) => {
      const { text, game } = stage('proposal', columns, rows);
      const { prompt, match } = game.session;
      if (prompt?.kind !== 'proposal') throw new Error('nothing is proposed');
      const { want, give, by } = prompt.dealing;
      for (const id of [want, give]) if (id !== null) expect(text).toContain(match.state.men[id - 1]?.man.name);
      expect(text).toContain(`${match.state.houses[by]?.name} proposes`);
      expect(text).toMatch(/worth \d+ \(P285\), \d+ at auction/u);
      expect(text).toMatch(/You (?:get|pay) \d+ denari/u);
      expect(text).toMatch(/purse +\d+ to -?\d+.*upkeep +\d+ to \d+/su);
    },
  );

  it('is agreed to or not, and told at once', () => {
    for (const [label, taken] of [
      ['Agreed', true],
      ['No', false],
    ] as const) {
      const { text, game } = stage('proposal').choose(label);
      expect(text).toMatch(taken ? /is offered .*says.* yes\./su : /is offered .*says.* no\./su);
      expect(game.session.match.state.month.dealings[0]).toMatchObject({ taken });
    }
  });

  it('is answered with another sum in a form, which is not the sum that was named', () => {
    const open = stage('proposal').choose('Another sum');
    expect(open.top.name).toBe('form');
    expect(open.text).toContain('Another sum for');
    const same = open.press('Left', 'Down', 'Enter');
    expect(same.text).toContain('That is the sum already named.');
    expect(same.press('Esc').top.name).toBe('ludus');
    const told = stage('proposal').choose('Another sum').press('Down', 'Enter');
    expect(told.text).toMatch(/agrees|breaks off/u);
  });

  it('leads to the log sheet of the man it is about, and back', () => {
    const open = stage('proposal').choose('Look at');
    expect(open.text).toContain('Log sheet of');
    expect(open.press('Esc').text).toContain('Agreed?');
  });
});

describe('39.5.4.3 a house proposes a wager (P278)', () => {
  it.each(SIZES)('shows what is risked and won, and how its odds lie to the book’s, at %i x %i', (columns, rows) => {
    const { text } = stage('dare', columns, rows);
    expect(text).toMatch(/You risk \d+ to win \d+ denari/u);
    expect(text).toMatch(/at \d+:\d+, (?:as|better|worse)/u);
    expect(text).toContain('book odds (P125)');
  });

  it('39.5.4.4 has the true odds reckoned beside it', () => {
    const asked = stage('dare').press('t');
    for (let i = 0; i < 3; i++) asked.send({ kind: 'tick' });
    expect(asked.text).toContain('bouts fought by');
  });

  it('is taken or left', () => {
    const taken = stage('dare').choose('Take the wager');
    const laid = ({ game }: typeof taken) => game.session.match.state.month.wagers.filter((one) => one.with === 0);
    expect([laid(taken), laid(stage('dare').choose('No'))].map(({ length }) => length)).toEqual([1, 0]);
  });
});
