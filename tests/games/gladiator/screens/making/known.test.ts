/** Meeting a gladiator one knows, in practice. */
import { describe, expect, it } from 'vitest';
import type { Man } from '../../../../../src/games/gladiator/career/man/man-types.ts';
import type { KnownMan } from '../../../../../src/games/gladiator/files/types.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { manOf } from '../../../../../tools/games/gladiator/men.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import type { Stage } from '../../program/tui/stage.ts';
import { pageStage } from '../page.ts';

const man = (name: string): Man => manOf({ name, style: 'thraex', shield: 'small', record: { v: 3, s: 1, m: 0 } });
const KNOWN: readonly KnownMan[] = [
  { id: '0000000a', from: 'your career', man: man('Varro') },
  { id: 'cards/x.card', from: 'a card', man: man('Flamma') },
];

function stage(rules: 'advanced' | 'campaign' | 'basic', known = KNOWN): Stage {
  const made = pageStage(fakeServices({ settings: { rules }, known }));
  made.press('p', 'm', 'Enter').choose('Take him').press('Enter');
  return made.choose('Surprise me');
}

const blue = (made: Stage) => (made.services.disk.bout?.setup as Setup | undefined)?.fighters[1];

describe('one you know', () => {
  it('is offered where there is somebody, and styles are in force', () => {
    expect(stage('advanced').labels).toContain('Meet one you know');
    expect(stage('advanced', []).labels).not.toContain('Meet one you know');
    expect(stage('basic').labels).not.toContain('Meet one you know');
  });

  it('is chosen from a list that says who they are', () => {
    const made = stage('campaign').choose('Meet one you know');
    expect(made.labels).toEqual(['Varro', 'Flamma']);
    expect(made.view.menu?.items[1]?.note).toBe('Thraex  V 3 S 1 M 0  CV 10  a card');
    made.choose('Flamma');
    expect(made.text).toMatch(/meets Flamma, a thraex, a card\./);
    expect(made.labels).not.toContain('More men');
  });

  it('fights as his sheet says; talents count where their chapter is in force', () => {
    const campaign = stage('campaign').choose('Meet one you know').choose('Varro').choose('Into the arena');
    const { talents, ratings, armour, shield } = man('Varro');
    expect(blue(campaign)).toMatchObject({
      name: 'Varro',
      kind: 'thraex',
      by: 'book',
      talents,
      ratings,
      armour,
      shield,
    });
    const advanced = stage('advanced').choose('Meet one you know').choose('Varro').choose('Into the arena');
    expect(blue(advanced)).toMatchObject({ name: 'Varro', ratings });
    expect(blue(advanced)).not.toHaveProperty('talents');
  });

  it('is let go when the list is left, or another opponent chosen', () => {
    const made = stage('campaign').choose('Meet one you know').press('Esc');
    expect(made.text).not.toContain('Flamma');
    made.choose('Meet one you know').choose('Flamma').press('Esc').choose('Secutor');
    expect(made.choose('Into the arena').gone).toBe(false);
    expect(blue(made)).toMatchObject({ kind: 'secutor', name: null });
  });
});
