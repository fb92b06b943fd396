/** 34.3 The screen on which a roll may be pleaded about, and what it leads to. */
import { describe, expect, it } from 'vitest';
import type { GladiatorRequest } from '../../../../../src/games/gladiator/ask/request.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { nextBeat } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import { beatCard } from '../../../../../src/games/gladiator/screens/bout/cards.ts';
import { chanceWords } from '../../../../../src/games/gladiator/screens/bout/favour-screen.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { sheetScreen } from '../../../../../src/games/gladiator/screens/sheet/sheet-screen.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import { Session } from '../../../../../src/session/session.ts';
import { play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { offered } from '../../support/asked.ts';
import { blow } from '../../support/blows.ts';
import { playOn, promptOf, saveAt, showingOf } from '../bout/scenes.ts';

const RULES = { sections: campaignRules([34]).sections };

/** A with luck beside B, at the first question about a roll. */
function asked(seed: string, luck = 12): GladiatorSession {
  const state = scene({ A: { luck, favours: 0 }, B: { by: 'book' }, rules: RULES });
  const opened = Session.open(gladiator, tables, saveAt(state, seed), { seats: [0], sink: { write: () => null } });
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
    expect(stage.text).toContain('First roll');
    expect(stage.text).toContain('Second roll');
    expect(stage.labels).toEqual(['Keep the first roll', 'Take the second roll']);
    stage.choose('Take the second roll');
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

describe('a roll that befalls him', () => {
  it('34.3 is shown with him whose blow it is, and that it goes against him', () => {
    const session = seedFor((one) => {
      const { what, against } = promptOf(one, 'favour');
      return against && /^the \w+ of CALVUS at his /u.test(what);
    });
    const stage = boutStage(session, undefined, { columns: 120, rows: 40 });
    expect(stage.text).toMatch(/MAXIMUS, the \w+ of CALVUS at his \w+: it goes against him/u);
    expect(stage.labels).toEqual(['Call on the gods', 'Let it stand']);
  });
});

describe('the notes beside the choices', () => {
  const noted = (state: State, prompt: GladiatorRequest) =>
    offered(state, tables, prompt).map(({ label, note }) => [label, note]);
  const roll = (total: number, result?: string): Roll => ({
    ...{ name: 'missus', cite: '18.3', draw: 1, dice: { die: [1, total - 1] }, read: 'sum', modifiers: [], total },
    ...(result === undefined ? {} : { result }),
  });
  const about = { seat: 0, fighter: 'A', what: 'his appeal for missus', before: [] } as const;

  it('34.3 of the favour: what it costs if they hear, and that to let it stand costs nothing', () => {
    const ask = { kind: 'favour', cite: '34.3', ...about, draw: 1, rolls: [roll(5)], against: true, luck: 7 } as const;
    expect(noted(scene(), ask)).toEqual([
      ['Call on the gods', 'if they hear him, their dice come off his LK'],
      ['Let it stand', 'nothing is lost'],
    ]);
    const stage = boutStage(seedFor(isBlow), undefined, { columns: 120, rows: 40 });
    expect(stage.view.menu?.items.map(({ note }) => note)).toEqual([
      'if they hear him, their dice come off his LK',
      'nothing is lost',
    ]);
  });

  it('34.3.1 of the two throws: what each comes to, or its total', () => {
    const keep = { kind: 'keep', cite: '34.3.1', ...about, luck: 3 } as const;
    expect(noted(scene(), { ...keep, first: [roll(5, 'no mercy')], second: [roll(11, 'spared')] })).toEqual([
      ['Keep the first roll', 'no mercy'],
      ['Take the second roll', 'spared'],
    ]);
    expect(noted(scene(), { ...keep, first: [roll(5)], second: [roll(11)] }).map(([, note]) => note)).toEqual([
      '5',
      '11',
    ]);
  });

  it('18.4 of mercy: the phase it takes, and where he stays', () => {
    const mercy = { kind: 'mercy', seat: 0, cite: '18.4', fighter: 'A', target: 'B' } as const;
    expect(noted(scene(), mercy)).toEqual([
      ['Let him appeal', 'it takes your phase too'],
      ['Fight on', 'he stays where he lies'],
    ]);
    expect(noted({ ...scene(), sineMissione: true }, mercy)[0]).toEqual(['Kill him', 'it takes your phase too']);
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
    const card = beat === null ? null : beatCard(beat, { you: 'A', skin: 'ascii' });
    expect(card?.title).toMatch(/^Round/u);
    expect(card?.lines[0]?.segments.map(({ text }) => text).join('')).toContain('keeps the first roll');
  });

  it('34.1 LK stands on the log sheet of a man who has it, and of nobody else', () => {
    const session = asked('sheet', 9);
    const sheet = (at: string) => new Stage(() => sheetScreen({ showing: session, you: 'A', at })).text;
    expect(sheet('A')).toMatch(/LK 9/u);
    expect(sheet('B')).not.toMatch(/LK/u);
  });
});
