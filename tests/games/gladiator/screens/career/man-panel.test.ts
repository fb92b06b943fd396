import { describe, expect, it } from 'vitest';
import { drawMan } from '../../../../../src/games/gladiator/screens/career/man-panel.ts';
import { Canvas } from '../../../../../src/tui/canvas.ts';
import { paneOf } from '../../../../../src/tui/pane.ts';
import { campaign } from '../../../../../tools/games/gladiator/campaign.ts';
import { manOf } from '../../../../../tools/games/gladiator/men.ts';

const panelOf = (man: ReturnType<typeof manOf>): string => {
  const canvas = new Canvas(50, 16);
  drawMan(paneOf(canvas, 0, 0, 50, 16), campaign, man, 20);
  return canvas.plain().join('\n');
};

describe('the panel of a man', () => {
  it('counts the smooth helmet of a Secutor in his NF, as his log sheet does (3.4.3, 19.3.3.1)', () => {
    expect(panelOf(manOf({ style: 'secutor' }))).toContain('CF 16  NF 15');
    expect(panelOf(manOf({ style: 'thraex' }))).toContain('CF 16  NF 13');
  });
});
