/** What opponents that think had weighed, below the lines of a journal: once a line has shown it, in every game, and never of hidden cards. */
import { describe, expect, it } from 'vitest';
import type { Minds } from '../../src/ai/mind.ts';
import { readGame } from '../../src/games/gladiatori/cli/options.ts';
import { mindsFor as gladiatoriMinds } from '../../src/games/gladiatori/labour/minds.ts';
import { GLADIATORI_MATCHES } from '../../src/games/gladiatori/screens/match-kind.ts';
import { readBout as readPit } from '../../src/games/gliderpit/cli/options.ts';
import { mindsFor as pitMinds } from '../../src/games/gliderpit/labour/minds.ts';
import { BOUTS as PIT_BOUTS } from '../../src/games/gliderpit/screens/match-kind.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { mindsFor as heroesMinds } from '../../src/games/heroes/labour/minds.ts';
import { MATCHES } from '../../src/games/heroes/screens/match-kind.ts';
import { readBout } from '../../src/games/munera/cli/options.ts';
import { mindsFor as muneraMinds } from '../../src/games/munera/labour/minds.ts';
import { BOUTS } from '../../src/games/munera/screens/match-kind.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import type { Kind as KindOf } from '../../src/kernel/request.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { toiledOut } from '../../src/odds/labour.ts';
import { Session } from '../../src/session/session.ts';
import { asidesFor, tellAsides } from '../../src/tui/advice/asides.ts';
import { asideWords } from '../../src/tui/advice/of-match.ts';
import type { MatchKind } from '../../src/tui/match/kind.ts';

/** A match as a screen shows it, answered by lot until something stands below a line, or so often. */
function shown<K extends Kit>(kind: MatchKind<K>, setup: K['setup'], minds: Minds<K>, answers: number) {
  const session = Session.start(
    kind.ruleset,
    kind.tables(),
    { setup, seed: 'asides' },
    {
      ...{ seats: [0], sink: { write: () => null }, minds },
    },
  );
  const words = asideWords(kind);
  if (words === null) throw new Error('nothing is told');
  const below = asidesFor({ reasons: true });
  const { int } = rngFrom(seedState('asides'));
  let kept = 0;
  const look = () => {
    for (;;) {
      kept = Math.max(kept, session.kept.length);
      tellAsides(words, session, session.lines);
      if (session.advance() === null) return;
    }
  };
  look();
  for (let i = 0; i < answers && !session.over && !session.lines.some((line) => below(line) !== null); i++) {
    const { prompt, match } = session;
    if (prompt === null) break;
    const view = match.ruleset.view(match.state, prompt.seat);
    const choice = match.ruleset.decisions[prompt.kind as KindOf<K['decisions']>].sample(
      view,
      kind.tables(),
      prompt as never,
      int,
    );
    expect(session.answer(choice)).toBeNull();
    look();
  }
  const told = session.lines.filter((line) => below(line) !== null);
  return { session, told, text: told.map((line) => below(line)).at(-1) ?? '', words, kept };
}

describe('what opponents weighed', () => {
  it('stands below the line of Heroes that showed it, as it would be thought again from the record', () => {
    const setup = readMatch({ red: 'murmillo', blue: 'thraex', blueAi: 'tactician' }, 0);
    const { session, told, text, words } = shown(MATCHES, setup, heroesMinds(setup), 12);
    expect(text).toMatch(/^\S.* \(tactician\): .+, \d+ %.*; \d+ weighed$/u);
    const save = session.save();
    for (const { entry } of told) {
      const again = words.of.recall(save, entry);
      expect(words.of.keptBehind(setup, entry, session.kept)).toEqual(again === null ? null : toiledOut(again.begin()));
    }
    expect(JSON.stringify(save)).not.toContain('weighed');
    expect(told.map(asidesFor({ reasons: false }))).toEqual(told.map(() => null));
  });

  it('stands below the first line of a plan of Munera and of the pit, by their rules of thumb', () => {
    const munera = readBout({ teams: 'murmillo v thracian', led: 'book v tactician' }, 0, 'asides');
    expect(shown(BOUTS, munera, muneraMinds(munera), 60).text).toMatch(
      / \(tactician\): .+: -?\d+\.\d(; next .+: -?\d+\.\d)?$/u,
    );
    const pit = readPit({ teams: '1 v 1', led: 'book v tactician' }, 0, 'asides');
    const { told, text, session } = shown(PIT_BOUTS, pit, pitMinds(pit), 60);
    expect(text).toMatch(/ \(tactician\): .+: -?\d+\.\d; next .+: -?\d+\.\d$/u);
    expect(told.every(({ entry }) => entry.event.kind === 'flew')).toBe(true);
    const first = session.lines.find(
      ({ entry }) =>
        entry.event.kind === 'flew' && entry.turn === told[0]?.entry.turn && entry.phase === told[0].entry.phase,
    );
    expect(told[0]).toBe(first);
  });

  it('is not told of Gladiatori while it is played: it would tell of hidden cards', () => {
    const setup = readGame({ led: 'book v tactician' }, 0, 'asides');
    const { session, told, kept } = shown(GLADIATORI_MATCHES, setup, gladiatoriMinds(setup), 12);
    expect(session.lines.some(({ entry }) => GLADIATORI_MATCHES.thoughts?.of.shows(entry.event))).toBe(true);
    expect(kept).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });
});

/** Thoughts of somebody about one kind of question, who took and might have taken these, with such chances. */
function told(
  decided: readonly (readonly [taken: string, next: string, chance: number])[],
): readonly (string | null)[] {
  const lines = decided.map((_, seq) => ({
    text: 'Felix goes.',
    entry: { seq, turn: seq, phase: 1, event: { kind: 'moved', fighter: 'f' } },
  }));
  const words = {
    of: {
      hides: false,
      shows: () => ({ fighter: 'f', kind: 'act' }),
      isFirst: () => true,
      leaderIn: () => 'tactician',
      keptBehind(_setup: unknown, { seq }: { seq: number }) {
        const [choice, next = '', chance = 0] = decided[seq] ?? ['', '', 0];
        const best = [choice, next].map((one) => ({ choice: one, chance, share: 0 }));
        return { choice, reasons: { best, feared: null, weighed: 2 } };
      },
    },
    by: () => ({ who: 'Felix', words: { short: String, others: String } }),
  };
  const inPlay = { match: { setup: {}, over: false }, kept: [{}], lines };
  tellAsides(words as never, inPlay as never, lines as never);
  return lines.map((line) => asidesFor({ reasons: true })(line as never));
}

it('what is decided again and again is told in full once', () => {
  const full = 'Felix (tactician): Go, 54 %; next Stay, 54 %; 2 weighed';
  const same = ['Go', 'Stay', 5400] as const;
  expect(told([same, same, ['Go', 'Stay', 5100], ['Stay', 'Go', 5100], same])).toEqual([
    full,
    'Felix (tactician): as before, 54 %',
    'Felix (tactician): as before, 51 %',
    'Felix (tactician): Stay, 51 %; next Go, 51 %; 2 weighed',
    full,
  ]);
});
