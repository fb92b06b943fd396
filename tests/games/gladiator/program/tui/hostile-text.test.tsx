/** Names, cards, replays, the hall, the news and all that others may have written: no screen lets any of it reach the terminal as more than letters. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { App } from '../../../../../src/tui/app.tsx';
import { Herald } from '../../../../../src/tui/herald.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { GAMES_LOADED, ROUTES } from '../../../../../tools/games/gladiator/services.ts';
import { KEYS } from '../../../../../tools/terminal.ts';
import { renderInk } from '../../../../support/ink-screen.ts';
import { tried } from '../../../../support/soak.ts';
import { newSession } from '../../screens/bout/scenes.ts';
import { elsewhereStage, gateStage } from './gates.ts';
import { boutOf, expectHarmless, hostileServices, hostileText, recordOf, SPELLS } from './hostile.ts';
import { boutStage, Stage } from './stage.ts';

const title = (text: string): Stage => new Stage((env) => titleScreen(env, text), hostileServices(text));
const page = (text: string): Stage => title(text).choose('GLADIATOR');
const withReplay = (text: string): Stage =>
  new Stage((env) => titleScreen(env, text), hostileServices(text, [recordOf(text, text)]));
const bout = (text: string): Stage => boutStage(newSession('hostile', undefined, boutOf(text, `${text}2`.slice(-40))));

const known = (text: string): Stage =>
  page(text).press('p', 'm', 'Enter', 'Enter', 'Enter', 'Enter').choose('Meet one you know');

/** Ways to the screens on which a stranger's words stand. */
const PLACES: { readonly [place: string]: (text: string) => Stage } = {
  'the title': withReplay,
  'the page of a game': page,
  'the list of replays': (text) => withReplay(text).press('r'),
  'a replay': (text) => withReplay(text).press('r', 'Enter', 'Space', 'Space', 'f', 'f'),
  'the end of a replay': (text) => withReplay(text).press('r', 'Enter', 'End'),
  'a damaged replay': (text) => withReplay(text).press('r', 'Up', 'Enter'),
  'the hall of fame': (text) => page(text).press('h'),
  'the second page of the hall': (text) => page(text).press('h', 'Tab'),
  'the third page of the hall': (text) => page(text).press('h', 'Tab', 'Tab'),
  'the houses of the hall': (text) => page(text).press('h', 'Tab', 'Tab', 'Tab'),
  'the careers': (text) => page(text).press('n'),
  'a name in the making': (text) => page(text).press('p', 'm', 'Enter', 'Enter'),
  'somebody known': known,
  'somebody known, who is met': (text) => known(text).send({ kind: 'select', value: 'stranger' }),
  'the lobby': (text) => title(text).press('l'),
  'watching another': (text) => title(text).press('l', 'Enter'),
  'the news': (text) => title(text).press('w'),
  'the challenge of the day': (text) => title(text).press('d'),
  'an account': (text) => title(text).press('a'),
  'an account, its last key': (text) => title(text).press('a', 'x'),
  'a pasted key': (text) => title(text).press('a', 'a').send({ kind: 'paste', text }).press('Enter'),
  'a bout': (text) => bout(text).press('d', 's'),
  'what happens in a bout': (text) => bout(text).press('d', 'Enter', 'Enter', 'Space', 'Space'),
  'log sheets': (text) => bout(text).press('i'),
  'the roster': (text) => bout(text).press('r'),
  'the journal': (text) => bout(text).press('d', 'Enter', 'Enter', 'Space', 'Space', 'C-p'),
  'a look round': (text) => bout(text).press('x', 'Tab'),
  'the gate': (text) =>
    gateStage({ motd: text, notice: text, suggested: text, fingerprint: text, check: () => text, propose: () => text })
      .stage,
  'a name typed at the gate': (text) => gateStage().stage.type(text),
  'a name pasted at the gate': (text) => gateStage().stage.send({ kind: 'paste', text }).press('Enter'),
  'another session': (text) => elsewhereStage({ name: text, doing: text }).stage,
};

/** Names of which nothing is seen. */
const BLANK = ['', ' ', '\n', '\t\u3000', '\u200b'] as const;

/** All spells, as many in a text as a name is long. */
const SPELLED: readonly string[] = [...SPELLS.join('|').matchAll(/.{1,40}/gsu)].map(([text]) => text.slice(0, 40));

describe.each(Object.entries(PLACES))('%s', (_, open) => {
  it('shows nothing that a terminal obeys, turns round or cannot place', () => {
    for (const text of [...BLANK, ...SPELLED]) expectHarmless(open(text));
    fc.assert(
      fc.property(hostileText, (text) => expectHarmless(open(text))),
      { numRuns: tried(2, 50) },
    );
  });
});

/** All that a terminal is sent on the way through some keys. */
async function bytesOf(text: string, ...keys: readonly string[]): Promise<string> {
  const herald = new Herald();
  herald.say(text);
  const screen = renderInk((surface) => (
    <App
      services={hostileServices(text, [recordOf(text, text)])}
      routes={ROUTES}
      games={GAMES_LOADED}
      first={(env) => titleScreen(env, null)}
      level={3}
      skin="unicode"
      forced={{ level: null, skin: null }}
      suspend={() => {}}
      herald={herald}
      surface={surface}
    />
  ));
  try {
    await screen.flush();
    for (const key of keys) {
      await screen.press(key);
      await screen.flush();
    }
    return screen.since();
  } finally {
    await screen.dispose();
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what Ink itself sends: cursor, modes, colours, ends of lines
const INK = /\u001b\[[?\d;]*[A-HJKSTfhlmnsu]|\r\n|\r|\n/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be sent
const OBEYED = /[\u0000-\u001f\u007f-\u009f]/u;

const four = (key: string): readonly string[] => [key, key, key, key];

/** The keys from the title of a host, where a bout is in progress, to GLADIATOR's page. */
const TO_PAGE = [...four(KEYS.down), KEYS.enter];

/** Fails unless bytes are letters and what Ink sends of its own. */
function expectLetters(bytes: string): void {
  expect(bytes).not.toContain('\u001b[31337');
  const letters = bytes.replace(INK, '');
  expect(letters).not.toMatch(OBEYED);
  expect(letters).not.toMatch(/[\p{C}\p{M}\p{Zl}\p{Zp}]|\p{DI}|[\p{Script=Hebrew}\p{Script=Arabic}]/u);
}

describe('the bytes that go to a terminal', () => {
  it('from the title to replays, careers, the hall, the lobby and the account, menus and all, hold no spell', async () => {
    for (const text of SPELLED) {
      const bytes = await bytesOf(
        text,
        'r',
        KEYS.escape,
        'l',
        KEYS.escape,
        ...TO_PAGE,
        'n',
        KEYS.escape,
        'h',
        KEYS.escape,
        KEYS.escape,
        'a',
      );
      expect(bytes).toContain('Keys');
      expectLetters(bytes);
    }
  });

  it('to the list of men one knows hold no spell', async () => {
    for (const text of ['\n', ...SPELLED]) {
      const bytes = await bytesOf(
        text,
        ...TO_PAGE,
        'p',
        'm',
        ...four(KEYS.enter),
        ...four(KEYS.down),
        KEYS.down,
        KEYS.enter,
      );
      expect(bytes).toContain('The book leads him');
      expectLetters(bytes);
    }
  });

  it('can tell: a spell that is sent is found', () => {
    for (const spell of ['\u001b]0;x\u0007', '\u009b1m', '\u001bc', '\u0007'])
      expect(`x${spell}`.replace(INK, '')).toMatch(OBEYED);
  });
});
