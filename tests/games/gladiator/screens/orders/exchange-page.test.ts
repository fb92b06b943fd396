/** The odds of an exchange of blows, on a page once both men have shown what they wrote. */
import { describe, expect, it } from 'vitest';
import { NO_DEFENCE } from '../../../../../src/games/gladiator/rules/basic/allocation.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  exchangeIn,
  type ShownExchange,
  sidesOf,
} from '../../../../../src/games/gladiator/screens/bout/shown-exchange.ts';
import { scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { promptOf, sessionIn } from '../bout/scenes.ts';

/** A man led by hand who strikes once and has been answered by the book; what was revealed is being shown. */
function revealed(settings = {}): Stage {
  const session = sessionIn({ rules: advancedRules(), B: { tr: 2 } }, undefined, 'exchange');
  const stage = boutStage(session, fakeServices({ settings: { confirm: false, pace: 'key', ...settings } }));
  pressUntil(stage, 'Enter', () => session.prompt?.kind === 'allocate' && stage.prompt.includes('Divide your CF'));
  stage.press('4', 'Enter');
  return pressUntil(stage, 'Space', ({ prompt }) => prompt.includes('O the odds') || session.over);
}

describe('the odds of an exchange', () => {
  it('9.4 are offered once both have shown what they wrote, and counted a little at a time', () => {
    const stage = revealed();
    expect(stage.prompt).toContain('O the odds');
    stage.press('O');
    expect(stage.text).toContain('Odds of this exchange');
    expect(stage.text).toContain('0 % counted; until then about, from 0 rolled:');
    for (let i = 0; i < 10; i++) stage.send({ kind: 'tick' });
    expect(stage.text).toContain('from 600 rolled:');
    expect(stage.text).toMatch(/^ {4}wounded or dead +(<1|\d+)/mu);
    let ticks = 0;
    for (; stage.top.timer !== null; ticks++) stage.send({ kind: 'tick' });
    expect(ticks).toBeGreaterThan(1);
    expect(stage.text).toMatch(/wounded or dead +(<1|\d+)/u);
    expect(stage.text).toMatch(/\d\.\d wounds and \d\.\d CF off on average/u);
    expect(stage.text.match(/knocked out/gu)).toHaveLength(2);
    expect(stage.press('Esc').prompt).toContain('O the odds');
  });

  it('name his man in his colour and the other in that of foes, before they are counted and after', () => {
    const stage = revealed().press('O');
    const colours = () =>
      [/Maximus/, /Calvus/].map((name) => {
        const y = stage.lines.findIndex((line) => name.test(line));
        return stage.canvas.styleAt(stage.lines[y]?.search(name) ?? -1, y).fg;
      });
    expect(colours()).toEqual(['youFg', 'foeFg']);
    while (stage.top.timer !== null) stage.send({ kind: 'tick' });
    expect(colours()).toEqual(['youFg', 'foeFg']);
  });

  it('can be left while they are being counted', () => {
    expect(revealed().press('O').press('Esc').prompt).toContain('O the odds');
  });

  it('are kept to himself where the player wants none', () => {
    const stage = revealed({ odds: false });
    expect(stage.press('O').text).not.toContain('Odds of this exchange');
  });

  it('are those of the men as they stood before the first blow, with what the engine gave them to spend', () => {
    const session = sessionIn({ rules: advancedRules(), B: { tr: 4, stun: { amount: 2, turn: 1, phase: 0 } } });
    promptOf(session, 'plot');
    expect(session.answer({ actions: [], act: false })).toBeNull();
    while (session.advance() !== null);
    const { pool } = promptOf(session, 'allocate');
    expect(session.answer({ attacks: [{ area: 1, cf: 4 }], defence: { ...NO_DEFENCE, 2: 1 } })).toBeNull();
    let exchange: ShownExchange | null = null;
    for (let frame = session.advance(); frame !== null; frame = session.advance())
      exchange ??= exchangeIn([frame], session.lines);
    if (exchange === null) throw new Error('nothing was revealed');
    const [mine, his] = sidesOf(tables, exchange) ?? [];
    if (mine === undefined || his === undefined) throw new Error('nobody fights');
    expect(mine.pool).toEqual(pool);
    expect(mine.allocation).toEqual({ attacks: [{ area: 1, cf: 4 }], defence: { ...NO_DEFENCE, 2: 1 } });
    const events = exchange.lines.map(({ entry }) => entry.event);
    const told = events.find((event) => event.kind === 'allocated' && event.fighter === 'B');
    expect(told).toMatchObject({ total: his.pool.total, allocation: his.allocation });
    const slots = events.flatMap((event) => (event.kind === 'sequence-set' ? event.slots : []));
    expect(slots).toHaveLength(1 + his.allocation.attacks.length);
    for (const { wounds } of exchange.state.fighters) expect(Object.values(wounds)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are none where more than two men stand, or a beast', () => {
    const state = scene({ C: { side: 1, at: { q: 2, r: 0 } } });
    expect(sidesOf(tables, { state, lines: [] })).toBeNull();
    expect(sidesOf(tables, { state: scene(), lines: [] })).toHaveLength(2);
  });
});
