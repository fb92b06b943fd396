/** 34.3 The screen on which a roll may be pleaded about, and what it leads to. */
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../src/engine/gladiator/index.ts';
import { campaignRules } from '../../src/engine/gladiator/rule-choices.ts';
import { Session } from '../../src/session/session.ts';
import { nextBeat } from '../../src/tui/bout/beats.ts';
import { cardOf } from '../../src/tui/bout/cards.ts';
import { chanceWords } from '../../src/tui/bout/favour-screen.ts';
import type { GladiatorSession } from '../../src/tui/bout/session.ts';
import { sheetScreen } from '../../src/tui/bout/sheet-screen.ts';
import { blow } from '../support/blows.ts';
import { play, scene, tables } from '../support/bout.ts';
import { playOn, promptOf, saveAt, showingOf } from './scenes.ts';
import { boutStage, Stage } from './stage.ts';

const RULES = { sections: campaignRules([34]).sections };

/** A with luck beside B, at the first question about a roll. */
function asked(seed: string, luck = 12): GladiatorSession {
  const state = scene({ A: { luck, favours: 0 }, B: { by: 'book' }, rules: RULES });
  const opened = Session.open(gladiator, tables, saveAt(state, seed), 0, { write: () => null });
  if (!opened.ok) throw new Error(opened.why);
  playOn(opened.value.session, ({ prompt }) => prompt?.kind === 'favour');
  return opened.value.session;
}

/** The first seed at whose question `wanted` holds. */
function seedFor(wanted: (session: GladiatorSession) => boolean): GladiatorSession {
  for (let n = 0; n < 200; n++) {
    const session = asked(`gods ${n}`);
    if (session.prompt?.kind === 'favour' && wanted(session)) return session;
  }
  throw new Error('no seed leads there');
}

const isBlow = (session: GladiatorSession) => promptOf(session, 'favour').rolls[0]?.name === 'crt';

describe('the question', () => {
  it('34.3 shows whose roll it is and what for, the dice with every modifier, and what luck is left', () => {
    const session = seedFor(isBlow);
    const { what, rolls } = promptOf(session, 'favour');
    const stage = boutStage(session, undefined, { columns: 120, rows: 40 });
    expect(stage.text).toContain(`MAXIMUS, ${what}`);
    for (const { modifiers, cite } of rolls) {
      expect(stage.text).toContain(cite);
      for (const { why, cite: rule } of modifiers)
        expect(stage.lines.some((line) => line.includes(why) && line.includes(rule))).toBe(true);
    }
    expect(stage.text).toContain('LK 12 left. The gods hear for certain (2D6: 12 or less).');
    expect(stage.labels).toEqual(['Call on the gods', 'Let it stand']);
  });

  it('34.3 fits the smallest terminal, a line a roll where there is no more room', () => {
    const session = seedFor((one) => isBlow(one) && promptOf(one, 'favour').rolls.length >= 3);
    const stage = boutStage(session, undefined, { columns: 80, rows: 24 });
    const { menu } = stage.view;
    expect(menu !== null && menu.y + menu.items.length).toBeLessThan(22);
    for (const { name } of promptOf(session, 'favour').rolls)
      expect(stage.text).toMatch(new RegExp(name === 'crt' ? 'RED' : name, 'u'));
    expect(stage.lines[22]).toContain('Does he call on the gods');
  });

  it('34.3 Enter lets it stand, so that nobody spends luck unawares', () => {
    const session = seedFor(isBlow);
    const stage = boutStage(session).press('Enter');
    expect(session.match.state.fighters[0]).toMatchObject({ luck: 12, favours: 0 });
    expect(stage.text).not.toContain('Divine favour');
  });

  it('34.3.1 heard, both throws are shown with what they come to, and one is chosen', () => {
    const session = seedFor(isBlow);
    const stage = boutStage(session).choose('Call on the gods');
    while (session.prompt === null || stage.view.menu === null) stage.press('Space');
    expect(stage.text).toContain('First throw');
    expect(stage.text).toContain('Second throw');
    expect(stage.labels).toEqual(['Let the first throw stand', 'Take the second throw']);
    stage.choose('Take the second throw');
    expect(session.match.journal.some(({ event }) => event.kind === 'favour-kept' && event.kept === 'second')).toBe(
      true,
    );
  });

  it.each([
    [2, 'once in 36'],
    [3, '3 times in 36'],
    [6, '15 times in 36'],
    [7, '21 times in 36'],
    [11, '35 times in 36'],
    [12, 'for certain'],
  ])('34.3 LK %i: the gods hear %s', (luck, words) => {
    expect(chanceWords(luck)).toBe(words);
  });
});

describe('what comes of it', () => {
  const struck = play(scene({ A: { tr: 14, st: -2 } }), { cf: { A: 'chest 4' }, dice: [blow(6, 2, 6)] }).one('blow');
  const [first] = struck.rolls ?? [];
  if (first === undefined) throw new Error('a blow has rolls');

  it('34.3.1 the throw that was kept is shown with the blow it makes', () => {
    const kept = {
      kind: 'favour-kept',
      cite: '34.3.1',
      fighter: 'A',
      what: 'his blow',
      kept: 'first',
      rolls: [first],
    } as const;
    const beat = nextBeat(showingOf([kept, struck]));
    expect(beat?.kind).toBe('blow');
    expect(beat?.frames).toHaveLength(2);
    const card = beat === null ? null : cardOf(beat, { you: 'A', skin: 'ascii' });
    expect(card?.title).toMatch(/^Round/u);
    expect(card?.lines[0]?.segments.map(({ text }) => text).join('')).toContain('lets the first throw stand');
  });

  it('34.1 LK stands on the log sheet of a man who has it, and of nobody else', () => {
    const session = asked('sheet', 9);
    const sheet = (at: string) => new Stage(() => sheetScreen({ showing: session, you: 'A', at })).text;
    expect(sheet('A')).toMatch(/LK 9/u);
    expect(sheet('B')).not.toMatch(/LK/u);
  });
});
