/** What a tactician would do: beside an order, beside CF that are divided, and where it is not told. */
import { describe, expect, it } from 'vitest';
import { toilFor } from '../../../../../src/games/gladiator/labour/toils.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { openBout } from '../../../../../src/games/gladiator/screens/bout/bout-screen.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { newBout } from '../../../../../src/games/gladiator/screens/bout/state.ts';
import { LABOUR_HERE, type Labour } from '../../../../../src/odds/labour.ts';
import { adviceUnder } from '../../../../../src/tui/advice/under-mode.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, Stage } from '../../program/tui/stage.ts';
import { BESIDE_A_SWORD, newSession, sessionIn } from '../bout/scenes.ts';

/** Thinks as little as a tactician does. */
const HASTY: Labour = {
  pause: LABOUR_HERE.pause,
  send: (errand) =>
    LABOUR_HERE.send({
      ...errand,
      begin: () => toilFor({ ...errand, orders: { ...(errand.orders as object), level: 'tactician' } }) as never,
    }),
};
const hastily = (settings = {}) => ({ ...fakeServices({ settings: { confirm: false, ...settings } }), labour: HASTY });

/** All that a bout is, in a word. */
const standOf = ({ match }: GladiatorSession): string =>
  JSON.stringify([match.digest(), match.draws, match.pending, match.choices, match.save(0)]);

const atOrder = (): { readonly session: GladiatorSession; readonly stage: Stage } => {
  const session = sessionIn({ rules: advancedRules() }, undefined, 'advice');
  return { session, stage: boutStage(session, hastily()) };
};

const markedOn = ({ view: { menu } }: Stage): string | undefined => menu?.items[menu.initial]?.label;

describe('advice', () => {
  it('is thought out while keys are heard, tells three orders and what the plan loses, and changes nothing', () => {
    const { session, stage } = atOrder();
    const before = standOf(session);
    stage.press('w', 'T');
    expect(stage.text).toContain('What a tactician would do');
    expect(stage.text).toContain('it is thought over');
    expect(stage.text).not.toContain('take it over');
    stage.settle();
    expect(stage.text).toContain('take it over');
    expect(stage.labels).toHaveLength(3);
    const rows = stage.text.split('\n').map((row) => row.trimEnd());
    expect(rows.at(-3)).toMatch(/╰─+╯$/u); // the arena above is left to be seen
    expect(stage.text).toMatch(/Your plan, SBL: about \d+ in 100, (as good as the best|\d+ less than the best)\./u);
    expect(stage.text).toMatch(/By what you can see: \d+ answers, played on \d+ times\./u);
    const told = stage.text;
    expect(stage.press('Esc').text).not.toContain('What a tactician would do');
    stage.press('T').settle();
    expect(stage.text).toBe(told);
    expect(standOf(session)).toBe(before);
  });

  it('can be left while it is thought out, and is taken over into the order by Enter, which gives nothing yet', () => {
    const { session, stage } = atOrder();
    expect(stage.press('T', 'Esc').prompt).toContain('Plot in secret');
    stage.press('T').settle();
    const [order = ''] = stage.labels;
    stage.press('Enter');
    expect(session.match.choices).toHaveLength(0);
    expect(order).not.toBe('');
    expect(stage.press('T').settle().text).toContain(`Your plan, ${order}:`);
  });

  it('of an allocation says how the blows would go, and writes them', () => {
    const session = sessionIn({ rules: advancedRules(), B: { tr: 2 } }, undefined, 'exchange');
    const stage = boutStage(session, hastily({ pace: 'instant' }));
    pressUntil(stage, 'Enter', () => session.prompt?.kind === 'allocate');
    const before = standOf(session);
    stage.press('T').settle();
    expect(stage.text).not.toContain('Your plan');
    const [blows = ''] = stage.labels;
    expect(blows).toMatch(/\d/u);
    stage.press('Enter');
    expect(standOf(session)).toBe(before);
    stage.press('T').settle();
    expect(stage.text).toContain(`Your plan, ${blows}:`);
  });

  it('of a list comes with the mark on the answer, which is given by Enter', () => {
    const session = sessionIn({ ...BESIDE_A_SWORD, A: { hands: [] }, rules: advancedRules() }, undefined, 'advice');
    const stage = boutStage(session, hastily({ pace: 'instant' }));
    pressUntil(stage, 'Enter', () => session.prompt?.kind === 'act');
    const given = session.match.choices.length;
    expect(markedOn(stage)).toBe('Do nothing');
    expect(stage.press('T').settle().labels).toEqual(['Pick up the sword']);
    expect(markedOn(stage.press('Enter'))).toBe('Pick up the sword');
    expect(session.match.choices).toHaveLength(given);
    stage.press('Enter');
    expect(session.match.choices.length).toBeGreaterThan(given);
    expect(JSON.stringify(session.match.choices[given])).toContain('recover');
  });

  it('names what is one and the same once, and in words', () => {
    const { session, stage } = atOrder();
    expect(session.prompt?.kind).toBe('plot');
    stage.press('c', 'Enter', 'T').settle(); // X, a pause
    expect(stage.text).toMatch(/Your plan, no order: about/u);
    expect(stage.labels.filter((label) => label === 'no order' || label === 'X').length).toBeLessThan(2);
  });

  it('is kept out of ironman, with the reason, and out of nothing else of a career', () => {
    expect(adviceUnder('lenient')).toEqual({});
    const session = sessionIn({ rules: advancedRules() }, undefined, 'advice');
    const owner = { kind: 'owned', place: '', ...adviceUnder('ironman') } as never;
    const stage = new Stage((env) => openBout(newBout(session, 'A', null, owner), env), hastily());
    expect(stage.press('T').text).toContain('No advice here: ironman is played without any.');
    expect(stage.top.idle?.(stage.env).advice).toBe('ironman is played without any');
  });
});

it('men who think are waited for while lines wait to be shown, so that they do not stop', () => {
  const session = newSession('thinks');
  expect(session.next).not.toBeNull();
  const awaited = () => boutStage(session, hastily()).top.awaited ?? null;
  expect(awaited()).toBeNull();
  Object.defineProperty(session, 'thinking', { value: { requests: [], trouble: null } });
  expect(awaited()).toBe(session);
});
