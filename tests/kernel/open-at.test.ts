/** Saves taken up at a checkpoint of their own: the same match, without what came before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/kernel/match.ts';
import type { Save } from '../../src/kernel/save.ts';
import { answersTo, filed, inTurn, laterToy, openToy, playOn, startToy, TOY_TABLES, toy, value, why } from './toy.ts';

const steps = fc.nat(20);
const picks = fc.nat(1000).map((from) => inTurn(from));
const takenUp = (save: Save, ruleset = toy) => Match.openAt(ruleset, TOY_TABLES, save, save.checkpoint);
const afterFive = (): Save => filed(playOn(startToy(), 5).save(3));

describe('a save taken up at its checkpoint', () => {
  it('is the same match at the same prompt, and goes the same way', () => {
    fc.assert(
      fc.property(steps, picks, (answers, pick) => {
        const match = playOn(startToy(), answers);
        const late = value(takenUp(filed(match.save(answers))));
        const stands = ({ pending, state, choices, draws }: typeof match) => ({ pending, state, choices, draws });
        expect(stands(late)).toEqual(stands(match));
        expect(late.save(answers)).toEqual(match.save(answers));
        while (!match.over) {
          const given = answersTo(match, pick);
          expect([late.answer(given), match.answer(given)]).toEqual([null, null]);
        }
        expect(late.save(0)).toEqual(match.save(0));
      }),
    );
  });

  it('has the entries of its journal since, by the numbers they had', () => {
    const match = playOn(startToy(), 5);
    const save = filed(match.save(0));
    const { seq = 0 } = save.checkpoint;
    expect(seq).toBeGreaterThan(0);
    const late = value(takenUp(save));
    playOn(late, 4, inTurn(2));
    playOn(match, 4, inTurn(2));
    expect(late.journal).toEqual(match.journal.slice(seq));
  });

  it('takes back what was chosen since, but nothing from before', () => {
    const save = filed(playOn(startToy(), 1).save(0)); // a bid, and not yet whether he sticks to it
    const late = value(takenUp(save));
    expect(late.undo()).toBeNull();
    expect(late.choices).toEqual([]);
    expect(late.pending).toEqual(startToy().pending);
    expect(late.undo()).toBe('there is no choice to take back');
  });

  it('keeps the place at which it was taken over from another version', () => {
    const later = openToy(afterFive(), laterToy).match;
    playOn(later, 6);
    const save = filed(later.save(0));
    const late = value(takenUp(save, laterToy));
    expect(late.save(0)).toEqual(save);
    expect(openToy(filed(late.save(0)), laterToy).match.digest()).toBe(later.digest());
  });

  it('is refused where it does not come to the digest or the dice of the save', () => {
    const save = afterFive();
    const { state, dice } = save.checkpoint;
    const changed = { ...save.checkpoint, state: { ...Object(state), totals: [7, 7] } };
    expect(why(Match.openAt(toy, TOY_TABLES, save, changed))).toMatch(/^its choices lead elsewhere than it says/);
    const loaded = { ...save.checkpoint, dice: { ...dice, x: dice.x + 1 } };
    expect(why(Match.openAt(toy, TOY_TABLES, save, loaded))).toBe('its dice are not those of its checkpoint');
    const broken = { ...save.checkpoint, state: null };
    expect(why(Match.openAt(toy, TOY_TABLES, save, broken))).toMatch(/^its checkpoint is damaged/);
    const beyond = { ...save.checkpoint, at: 99 };
    expect(why(Match.openAt(toy, TOY_TABLES, save, beyond))).toBe('its checkpoint lies behind its last choice');
    expect(why(takenUp({ ...save, ruleset: 'hex' }))).toBe("it is a save of 'hex', not of 'toy'");
  });
});
