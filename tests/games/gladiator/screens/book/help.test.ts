/** Help tells what works here and now, and of the rest why it does not. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { bindingsOn, keysOf, PRESETS } from '../../../../../src/tui/keymap.ts';
import { asciiKeyLabel } from '../../../../../src/tui/keys.ts';
import { helpScreen } from '../../../../../src/tui/screens/help.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { asked } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices, GAMES_LOADED, SCREENS } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession, sessionIn } from '../bout/scenes.ts';
import { careerStage } from '../career/career-stage.ts';

const CALM = { confirm: false };
const title = (replays = 0) =>
  new Stage((env) => titleScreen(env, null), fakeServices({ replays: replays === 0 ? [] : [finishedSave('first')] }), {
    rows: 160,
  });
const tall = (stage: Stage): Stage => Object.assign(stage, { terminal: { rows: 160 } });

/** What the help says, in one line; and of it what it says does nothing now. */
function helpOf(stage: Stage): { readonly works: string; readonly idle: string } {
  const { text } = tall(stage).press('?');
  const [works = '', idle = ''] = text.split('Not now').map((part) => part.replace(/\s+/g, ' '));
  return { works, idle };
}

const plotting = () => pressUntil(boutStage(newSession('help')), 'Space', ({ top }) => top.name === 'plot');
const dividing = (scene: Parameters<typeof sessionIn>[0]) =>
  pressUntil(
    boutStage(sessionIn(scene), fakeServices({ settings: CALM })).press('Enter', 'Enter'),
    'Space',
    ({ top }) => top.name === 'allocate',
  );

describe('help, of what does nothing now', () => {
  it('on the title tells of what is not there, and nothing of hosts', () => {
    const { works, idle } = helpOf(title());
    expect(idle).toContain('go on with what you left - there is nothing to go on with');
    expect(idle).toContain('watch a finished match - no match is finished yet');
    expect(`${works}${idle}`).not.toContain('lobby');
    expect(helpOf(title(1)).works).toContain('watch a finished match');
  });

  it('while an order is written tells what there is to take back once there is something', () => {
    const stage = plotting();
    expect(helpOf(stage).idle).toContain('take back the last step - nothing is written yet');
    stage.press('Esc', 'd');
    expect(helpOf(stage).works).toContain('take back the last step');
    expect(helpOf(plotting()).works).toContain('special actions: charge');
  });

  it('while CF are divided in the Basic Game has no specials, no second weapon and one opponent', () => {
    const { works, idle } = helpOf(dividing({ A: { moves: 5 }, B: { moves: 5 } }));
    for (const why of [
      'there are no special attacks in the Basic Game (23.2)',
      'there are no special defences in the Basic Game (23.3)',
      'he has no second weapon to strike with',
      'there is one opponent',
      'he does not have the talent Fatal Blow',
      'he has not divided CF in this bout yet',
    ])
      expect(idle).toContain(why);
    expect(works).toContain('one CF more to attack');
  });

  it('with two weapons in the Advanced Game has them', () => {
    const hands = [weapon(1, 'dagger'), weapon(2, 'dagger')];
    const { works } = helpOf(dividing({ rules: advancedRules(), A: { moves: 5, hands }, B: { moves: 5 } }));
    for (const does of ['strike at this area with the other weapon', 'make the attack on this area special'])
      expect(works).toContain(does);
  });

  it('in the school tells what is not open to him', () => {
    const { works, idle } = helpOf(careerStage(asked('ludus')));
    expect(works).toContain('spend experience');
    expect(idle).toContain('his obituary, once it is over - the career goes on');
  });
});

describe('rows of help', () => {
  it('at 80 columns keep keys and words apart, in plain letters too', () => {
    for (const screen of SCREENS)
      for (const keys of PRESETS)
        for (const binding of bindingsOn(screen, GAMES_LOADED))
          expect(keysOf(binding, keys).map(asciiKeyLabel).join(' ').length, binding.help).toBeLessThan(20);
    for (const screen of SCREENS) {
      const stage = new Stage(() => helpScreen(screen), fakeServices(), { rows: 200, skin: 'ascii' });
      const said = stage.text.replaceAll(/\s+/gu, ' ');
      for (const { help } of bindingsOn(screen, GAMES_LOADED)) expect(said, screen).toContain(help);
    }
  });
});
