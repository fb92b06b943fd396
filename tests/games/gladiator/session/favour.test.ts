/** 34.3 Divine favour in a session: asked in the middle of a phase, saved there, and answered by the options. */
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { type GladiatorOptions, OPTIONS } from '../../../../src/games/gladiator/options.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorSession } from '../../../../src/games/gladiator/screens/bout/session.ts';
import { standingAnswers } from '../../../../src/games/gladiator/screens/bout/standing.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { Playback } from '../../../../src/session/playback.ts';
import { Session } from '../../../../src/session/session.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { type Disk, diskOf } from '../../../session/kernel-toy.ts';
import { boutSetup } from '../support/surprises.ts';

const SEED = 'fortuna';

/** A of a seat and with luck against B of the book. */
function setup(luck = 12): Setup {
  const [a, b] = boutSetup('seat').fighters;
  if (a === undefined || b === undefined) throw new Error('a bout has two men');
  const fighters: readonly FighterSetup[] = [
    { ...a, kind: 'medium', luck },
    { ...b, kind: 'heavy', by: 'book', seat: null },
  ];
  return { rules: campaignRules([34]), fighters };
}

type Favour = GladiatorOptions['favour'];
/** All that the option can be, as its line offers them. */
const FAVOURS = (OPTIONS.find(({ key }) => key === 'favour')?.row?.values ?? []).map(([value]) => value as Favour);
const begin = (sink: Disk, favour: Favour, seed = SEED): GladiatorSession =>
  Session.start(
    gladiator,
    tables,
    { setup: setup(), seed: seed },
    { seats: [0], sink: sink, standing: standingAnswers(() => ({ favour })) },
  );

/** Plays by a bot until `stop`, or to the end; what it was asked about rolls. */
function play(session: GladiatorSession, stop: () => boolean = () => false): readonly boolean[] {
  const bot = randomController(gladiator, tables, SEED);
  const against: boolean[] = [];
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || stop()) return against;
    if (prompt.kind === 'favour') against.push(prompt.against);
    const why = session.answer(prompt.kind === 'favour' ? false : bot.choose(prompt, session.match.state));
    if (why !== null) throw new Error(why);
  }
}

const atPlea = (session: GladiatorSession) => () => session.prompt?.kind === 'favour';

describe('what the options say', () => {
  it.each(FAVOURS)("34.3 '%s': rolls that need no question stand, and are recorded", (favour) => {
    const session = begin(diskOf(), favour);
    const asked = play(session);
    const answers = session.match.choices.flat().filter((choice) => choice === false);
    expect(answers.length).toBeGreaterThan(asked.length === 0 ? 0 : asked.length - 1);
    if (favour === 'never') expect(asked).toEqual([]);
    if (favour === 'against') expect(new Set(asked)).toEqual(new Set([true]));
    if (favour === 'always') expect(new Set(asked)).toEqual(new Set([true, false]));
  });

  it('34.3 the bout is the same, whoever lets the rolls stand', () => {
    const [one, two] = (['never', 'always'] as const).map((favour) => {
      const session = begin(diskOf(), favour);
      play(session);
      return session.match;
    });
    expect(one?.digest()).toBe(two?.digest());
    expect(one?.choices).toEqual(two?.choices);
  });

  it('34.3 they are read anew at every roll', () => {
    let favour: Favour = 'always';
    const session = Session.start(
      gladiator,
      tables,
      { setup: setup(), seed: SEED },
      { seats: [0], sink: diskOf(), standing: standingAnswers(() => ({ favour })) },
    );
    play(session, atPlea(session));
    favour = 'never';
    expect(session.answer(false)).toBeNull();
    expect(play(session)).toEqual([]);
  });
});

describe('in the middle of a question', () => {
  it('34.3 what is shown ends before the roll, and the save says no more', () => {
    const disk = diskOf();
    const session = begin(disk, 'always');
    play(session, atPlea(session));
    const { prompt, lines, match } = session;
    if (prompt?.kind !== 'favour') throw new Error('nothing was asked about luck');
    const told = lines.flatMap(({ entry }) => (entry.event.rolls ?? []).map(({ draw }) => draw));
    expect(Math.max(0, ...told)).toBeLessThan(prompt.draw);
    expect(match.journal).toHaveLength(lines.length);
    expect(disk.last().digest).toBe(match.digest());
  });

  it('34.3 killed and continued, the same question is asked, with nothing told twice', () => {
    const disk = diskOf();
    const session = begin(disk, 'always');
    play(session, atPlea(session));
    const opened = Session.open(gladiator, tables, disk.last(), {
      seats: [0],
      sink: diskOf(),
      standing: standingAnswers(() => ({ favour: 'always' })),
    });
    if (!opened.ok) throw new Error(opened.why);
    const { session: again } = opened.value;
    expect(again.next).toBeNull();
    expect(again.prompt).toEqual(session.prompt);
    expect(again.lines).toEqual(session.lines);
    expect([again.answer(true), session.answer(true)]).toEqual([null, null]);
    const shown = [again, session].map((one) => {
      while (one.advance() !== null);
      return { lines: one.lines, prompt: one.prompt };
    });
    expect(shown[0]).toEqual(shown[1]);
  });

  it('34.3 what came before the kill and was not seen is shown first', () => {
    const disk = diskOf();
    const session = begin(disk, 'always');
    play(session, atPlea(session));
    const save = { ...disk.last(), seen: session.lines.length - 2 };
    const opened = Session.open(gladiator, tables, save, { seats: [0], sink: diskOf() });
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.value.session.prompt).toBeNull();
    play(opened.value.session, () => true);
    expect(opened.value.session.prompt).toEqual(session.prompt);
  });

  it('34.3 a question that the options now answer is not asked when the bout goes on', () => {
    const disk = diskOf();
    play(begin(disk, 'always'), () => disk.last().choices.length > 6);
    const opened = Session.open(gladiator, tables, disk.last(), {
      seats: [0],
      sink: disk,
      standing: standingAnswers(() => ({ favour: 'never' })),
    });
    if (!opened.ok) throw new Error(opened.why);
    expect(play(opened.value.session)).toEqual([]);
    expect(opened.value.session.match.over).toBe(true);
  });
});

it('34.3 a finished bout is watched again, pleas and all, to the same digest', () => {
  const bot = randomController(gladiator, tables, 'watched');
  const session = begin(diskOf(), 'always', 'watched');
  while (!session.over) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null) break;
    const why = session.answer(prompt.kind === 'favour' ? true : bot.choose(prompt, session.match.state));
    if (why !== null) throw new Error(why);
  }
  const save = session.save();
  expect(session.match.journal.map(({ event }) => event.kind)).toEqual(
    expect.arrayContaining(['divine-favour', 'favour-kept']),
  );
  const opened = Playback.open(gladiator, tables, save);
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.value.frames.map(({ entry }) => entry)).toEqual(session.match.journal);
  expect(Match.open(gladiator, tables, save, { journal: false }).ok).toBe(true);
});
