/** 26 The end of a team bout: the verdict, every man's result, the record, the list of replays. */
import { describe, expect, it } from 'vitest';
import type { EndCause, Fate, ResultLetter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { verdictOf } from '../../../../../src/games/gladiator/screens/ending/verdict.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { playOn } from './scenes.ts';
import { teamSession, teamSetup, teamState } from './teams.ts';

const SPOT = { at: { q: 0, r: 0 }, facing: 0 } as const;

/** A finished bout of two against two: what became of each man, and who won. */
function ended(fates: readonly Fate[], winner: 0 | 1 | null, by: EndCause, led: 1 | 2): State {
  const state = teamState([SPOT, SPOT], [SPOT, SPOT]);
  const fighters = state.fighters.map((man, i) => ({
    ...man,
    fate: fates[i] ?? 'fighting',
    by: i < led ? ('seat' as const) : ('book' as const),
  }));
  const letter = (fate: Fate, side: 0 | 1): ResultLetter =>
    fate === 'dead' ? 'P' : fate === 'spared' ? 'M' : side === winner ? 'V' : 'S';
  const results = Object.fromEntries(fighters.map(({ id, fate, side }) => [id, letter(fate, side)]));
  return { ...state, fighters, outcome: { winner, by, results } };
}

describe('the verdict', () => {
  const told = (...args: Parameters<typeof ended>) => {
    const { word, sentence } = verdictOf(ended(...args), 'A');
    return `${word}: ${sentence}`;
  };

  it.each([
    [['fighting', 'fighting', 'dead', 'spared'], 0, 'VICTORIA: The palm is yours: 2 of 2 left, nobody is lost.'],
    [['fighting', 'dead', 'dead', 'dead'], 0, 'VICTORIA: The palm is yours: 1 of 2 left, 1 dead.'],
    [['dead', 'spared', 'fighting', 'dead'], 1, 'VICTI: Your side is beaten: 1 dead, 1 spared.'],
    [['fighting', 'fighting', 'fighting', 'dead'], null, 'STANS MISSUS: The match was stopped: neither side has won.'],
  ] as const)('of %j, won by %s, for who leads them all', (fates, winner, text) => {
    expect(told(fates, winner, winner === null ? 'stans-missus' : 'wounds', 2)).toBe(text);
  });

  it('when nobody is left says so', () => {
    expect(told(['dead', 'dead', 'dead', 'dead'], null, 'both-dead', 2)).toMatch(/^PERIERUNT: /u);
    expect(told(['dead', 'dead', 'spared', 'dead'], null, 'victor-bled', 2)).toMatch(/^PERIERUNT: /u);
    expect(told(['dead', 'spared', 'dead', 'dead'], null, 'victor-bled', 2)).toBe(
      'VICTI: Nobody of either side is left on the sand; 1 dead, 1 spared of yours.',
    );
  });

  it.each([
    [['dead', 'fighting', 'dead', 'dead'], 0, 'PERIIT: Your man lies dead on the sand. His side has won.'],
    [['dead', 'dead', 'dead', 'fighting'], 1, 'PERIIT: Your man lies dead on the sand. His side has lost.'],
    [['fighting', 'dead', 'dead', 'spared'], 0, 'VICTORIA: The palm is yours.'],
    [['spared', 'fighting', 'dead', 'spared'], 0, /^MISSUS: .* His side has won\.$/u],
  ] as const)('of %j, won by %s, for who leads one man is that man’s own', (fates, winner, text) => {
    const verdict = told(fates, winner, 'wounds', 1);
    expect(verdict).toMatch(text);
  });
});

describe('the end', () => {
  const session = teamSession(teamSetup(3, 2, 'all', ['secutor', 'thraex']), 'ended');
  playOn(session);
  const { fighters, outcome } = session.match.state;

  it.each([{}, { columns: 120, rows: 40 }, { skin: 'ascii', level: 0 }] as const)(
    'shows every man by side %j',
    (terminal: Partial<Terminal>) => {
      const { text } = boutStage(session, fakeServices(), terminal).press('Space');
      const words = { V: 'won', M: 'spared', S: 'draw', P: 'dead' };
      for (const { id, name, side } of fighters) {
        const line = new RegExp(
          `^${side === 0 ? '' : '.{40,}'} *${id} {2}${name.toUpperCase()} +${words[outcome?.results[id] ?? 'P']} `,
          'mu',
        );
        expect(text).toMatch(line);
      }
      expect(text).toContain('What decided it');
      expect(text).toContain('Maximus, Varro, Felix v Calvus, Dama');
    },
  );

  it('has room for nine men a side at 80x24', () => {
    const many = teamSession(teamSetup(9, 9), 'many');
    playOn(many);
    const stage = boutStage(many, fakeServices()).press('Space');
    const menu = stage.view.menu?.y ?? 0;
    for (const { id, name } of many.match.state.fighters) {
      const row = stage.lines.findIndex((line) => line.includes(` ${id}  ${name.toUpperCase().slice(0, 8)}`));
      expect(row).toBeGreaterThan(5);
      expect(row).toBeLessThan(menu);
    }
  });

  it('the record has the men of each side, and every letter', () => {
    const services = fakeServices();
    boutStage(session, services).press('Space').choose('Save the record');
    const [record = ''] = services.disk.records.values();
    expect(record.split('\n')[0]).toBe(
      'HARENA  Maximus (secutor), Varro (thraex), Felix (secutor) v Calvus (secutor), Dama (thraex)  seed ended',
    );
    for (const { id, name } of fighters)
      expect(record).toContain(`\n${id} ${name}: ${outcome?.results[id]}, performance `);
  });

  it('the list of replays, and a bout that was left, name the first and count the others', () => {
    const left = teamSession();
    const services = fakeServices({ replays: [session.save()], bout: left.save() });
    const stage = new Stage((env) => env.routes.play(practiceGame(left), env, null), services);
    stage.screens = [titleScreen(stage.env, null)];
    expect(stage.view.menu?.items.find(({ label }) => label === 'Continue')?.note).toContain('3 v 3');
    expect(stage.press('r').labels[0]).toBe('Maximus +2 v Calvus +1');
    stage.press('Enter').settle();
    expect(stage.lines[0]).toContain('Replay · ');
    expect(stage.press('f', 'f', 'r').top.name).toBe('roster');
  });
});
