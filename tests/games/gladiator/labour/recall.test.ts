/** What a tactician weighed is found again from the record, after it was shown and never before. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ReplayOptions, runReplay } from '../../../../src/cli/commands/replay.ts';
import { mindsFor } from '../../../../src/games/gladiator/labour/minds.ts';
import { THOUGHTS } from '../../../../src/games/gladiator/labour/think.ts';
import { toilFor } from '../../../../src/games/gladiator/labour/toils.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { GladiatorSession } from '../../../../src/games/gladiator/screens/bout/session.ts';
import { replayScreen } from '../../../../src/games/gladiator/screens/ending/replay.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { Playback } from '../../../../src/session/playback.ts';
import { Session } from '../../../../src/session/session.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { put, tempFolder } from '../../../store/support.ts';
import { boutStage, Stage } from '../program/tui/stage.ts';

const SETUP = {
  rules: advancedRules(),
  fighters: muster([anyMan('myrmillo')], [{ ...anyMan('thraex'), level: 'tactician' }], 'one'),
};

/** The player waits, or strikes not at all, until the tactician has divided his CF. */
function played(): GladiatorSession {
  const options = { seats: [0], sink: { write: () => null }, minds: mindsFor(SETUP) } as const;
  const session = Session.start(gladiator, tables, { setup: SETUP, seed: 'recall' }, options);
  for (let i = 0; i < 20; i++) {
    while (session.advance() !== null);
    const divided = session.lines.some(({ entry: { event } }) => event.kind === 'allocated' && event.fighter === 'B');
    const { prompt, match } = session;
    if (divided || prompt === null) return session;
    const choice =
      prompt.kind === 'plot'
        ? { actions: [], act: false }
        : gladiator.decisions[prompt.kind].sample(match.state, tables, prompt as never, () => 0);
    expect(session.answer(choice)).toBeNull();
  }
  throw new Error('they never met');
}

let session: GladiatorSession;
beforeAll(() => {
  session = played();
});
const linesOf = (fighter: string) =>
  session.lines.filter(
    ({ entry: { event } }) => THOUGHTS.shows(event) && 'fighter' in event && event.fighter === fighter,
  );

describe('what was weighed before a line', () => {
  it('is the thought that led to it: the same choice, three of the best with their chances, what was feared', () => {
    const save = session.save();
    const before = JSON.stringify(save);
    const [order] = linesOf('B');
    for (const { entry } of [order, linesOf('B').at(-1)].flatMap((one) => one ?? [])) {
      const errand = THOUGHTS.recall(save, entry);
      const found = errand === null ? null : toiledOut(errand.begin());
      if (found === null || !('reasons' in found)) throw new Error('it is not recalled');
      const { event } = entry;
      expect(found.choice).toEqual(
        event.kind === 'plot-shown' ? event.plot : event.kind === 'allocated' && event.allocation,
      );
      expect(found.reasons.best.map((one) => one.choice)).toContainEqual(found.choice);
      expect(found.reasons.feared?.answers.map(({ request }) => request.fighter)).toEqual(['A']);
    }
    expect(JSON.stringify(session.save())).toBe(before);
  });

  it('is told by the same words in any thread, as plain JSON', () => {
    const errand = THOUGHTS.recall(session.save(), linesOf('B')[0]?.entry ?? ({} as never));
    if (errand === null) throw new Error('it is not recalled');
    const { game, kind } = errand;
    const sent: unknown = JSON.parse(JSON.stringify(errand.orders));
    expect(toiledOut(toilFor({ game, kind, orders: sent }))).toEqual(toiledOut(errand.begin()));
  });

  it('stands below its line in the record, in words and as JSON, where that is asked for', async () => {
    const file = put(tempFolder(), 'bout.json', session.save());
    const at = linesOf('B')[0]?.entry.seq ?? 0;
    const printed = async (options: Partial<ReplayOptions>) => {
      let out = '';
      await runReplay(file, { color: false, reasons: true, at: `${at}`, ...options }, new Shelf(GAMES), '0', (text) => {
        out += text;
      });
      return out;
    };
    const text = await printed({ text: true });
    expect(text).toMatch(/^\d+\.\d {2}.*\n {7}What .* weighed, before .*\n(.*\n)?(.*\n)? {9}> .*about >?\d+ in 100/u);
    const [first] = JSON.parse(await printed({ json: true })).journal;
    expect(first.weighed).toMatchObject({ choice: first.plot, best: [{ chance: expect.any(Number) }, {}, {}] });
    await expect(printed({})).rejects.toThrow('--reasons stands with --text or --json');
    expect(text).not.toContain('No reasons');
    const last = `${session.lines.at(-1)?.entry.seq ?? 0}`;
    expect(linesOf('B').some(({ entry }) => `${entry.seq}` === last)).toBe(false);
    expect(await printed({ text: true, at: last })).toMatch(/\nNo reasons: none of these lines .*\n$/u);
  });

  it('is nobody’s who is led by the player or the book', () => {
    for (const { entry } of linesOf('A')) expect(THOUGHTS.recall(session.save(), entry)).toBeNull();
    const [man, foe] = SETUP.fighters;
    const byBook = { ...session.save(), setup: { ...SETUP, fighters: [man, { ...foe, level: undefined }] } };
    for (const { entry } of linesOf('B')) expect(THOUGHTS.recall(byBook, entry)).toBeNull();
  });

  it('cannot be told where this program thinks otherwise than the record has it', () => {
    const save = session.save();
    const [line] = linesOf('B');
    const errand = line === undefined ? null : THOUGHTS.recall({ ...save, seed: `${save.seed}x` }, line.entry);
    const found = errand === null ? null : toiledOut(errand.begin());
    expect(found).toEqual({ untold: expect.any(String) });
  });

  it('stands on the page of its line, in the journal of the bout and in the replay', () => {
    const source = Playback.open(gladiator, tables, session.save());
    if (!source.ok) throw new Error(source.why);
    const at = source.value.frames.findIndex(
      ({ entry: { event } }) => THOUGHTS.shows(event) && 'fighter' in event && event.fighter === 'B',
    );
    const replay = new Stage(() => replayScreen(source.value, at + 1));
    replay.press('?');
    expect(replay.text).toContain('What was weighed is being found again: 0 %.');
    replay.settle();
    expect(replay.text).toMatch(/What \w+ weighed, before anybody had shown anything/u);
    expect(replay.text).toMatch(/> .* about \d+ in 100/u);
    const stage = boutStage(session);
    stage.press('C-p');
    for (let i = 0; i < 40 && !stage.text.includes('what was weighed'); i++) stage.press('Up');
    expect(stage.press('Enter').settle().text).toMatch(/What \w+ weighed/u);
  });
});
