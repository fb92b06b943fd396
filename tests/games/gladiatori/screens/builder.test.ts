/** 2.2, 5 A gladiator bought coin by coin, a deck that is split: the keys for more and for less stop at the ends, Enter goes round. */
import { expect, it } from 'vitest';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atPage, onScreen } from '../../../support/game-stage.ts';
import { readOn } from '../../../support/lone-matches.ts';
import { setupOf } from '../support/sand.ts';

const builder = async (): Promise<PlainStage> => (await atPage('gladiatori')).choose('A gladiator of your own');

/** What stands beside a row. */
const row = (stage: PlainStage, label: string): string | undefined =>
  stage.view.menu?.items.find((one) => one.label === label)?.note;

it('2.2 a Power that is bought stays bought by +, and goes by - and by Enter', async () => {
  const stage = (await builder()).choose('Lunge');
  expect(row(stage, 'Lunge')).toBe('yes');
  stage.press('+');
  expect(row(stage, 'Lunge')).toBe('yes');
  stage.press('-');
  expect(row(stage, 'Lunge')).toBe('no');
  stage.press('-');
  expect(row(stage, 'Lunge')).toBe('no');
  stage.press('+', 'Enter');
  expect(row(stage, 'Lunge')).toBe('no');
});

it('2.2 a Skill stops at nine by +, and at three by -', async () => {
  const stage = await builder();
  stage.press('Down', ...Array.from({ length: 9 }, () => '+'));
  expect(row(stage, 'Offense')).toBe('9, for 16');
  stage.press(...Array.from({ length: 9 }, () => '-'));
  expect(row(stage, 'Offense')).toBe('3, for 3');
});

it('5 all cards of a kind stay in the hand by +, and go by - and by Enter', async () => {
  const session = begunLone(GLADIATORI_ALONE, setupOf([{ seat: 0 }, {}]), 'SPLIT', { write: () => null });
  const stage = await onScreen(GLADIATORI_ALONE, session);
  while (!readOn(stage).labels.includes('Hand 11, life 3') && stage.prompt.includes('begin')) stage.press('Enter');
  stage.press(...Array.from({ length: stage.labels.indexOf('Strength') }, () => 'Down' as const));
  const steps = (['+', '+', '-', '-', '+', 'Enter'] as const).map((key) => {
    stage.press(key);
    return row(stage, 'Strength');
  });
  expect(steps).toEqual(['1 of 1', '1 of 1', '0 of 1', '0 of 1', '1 of 1', '0 of 1']);
});
