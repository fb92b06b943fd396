/** 20 Over a real connection: whoever looks on is sent no card that nobody has been shown. */
import { expect, it } from 'vitest';
import { bookAnswer } from '../../../../../src/games/gladiatori/ai/book-mind.ts';
import { CARD_SIGNS, nameOfCard } from '../../../../../src/games/gladiatori/ask/words.ts';
import { GAME_ID } from '../../../../../src/games/gladiatori/id.ts';
import { gladiatori } from '../../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit } from '../../../../../src/games/gladiatori/rules/kit.ts';
import { CARDS, type CardName } from '../../../../../src/games/gladiatori/rules/words.ts';
import { GLADIATORI_ALONE } from '../../../../../src/games/gladiatori/screens/practice.ts';
import { matchSetup } from '../../../../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../../../../src/games/gladiatori/tables.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { openAccounts } from '../../../../../src/ssh/accounts/accounts.ts';
import { begunLone } from '../../../../../src/tui/match/practice.ts';
import { KEYS } from '../../../../../tools/terminal.ts';
import { account, hostIn } from '../../../../ssh/host.ts';
import { open, tempFolder, value } from '../../../../store/support.ts';
import { choices } from '../../support/choices.ts';

/** A match that the book leads to where the player has an attack face down on the table. */
function begun(sink: Parameters<typeof begunLone>[3]): Session<GladiatoriKit> {
  const session = begunLone(GLADIATORI_ALONE, matchSetup(choices({}), 'watched'), 'watched', sink);
  for (let asked = 0; ; asked++) {
    while (session.advance() !== null);
    const { prompt, match } = session;
    if (prompt === null) throw new Error('it is over');
    if (prompt.kind === 'attack') return session;
    session.answer(bookAnswer(gladiatori.view(match.state, 0), tables(), prompt, (sides) => asked % sides));
  }
}

/** What happens to cards before everybody's eyes. */
const OPEN = ['revealed', 'reused', 'reaction-reused', 'raged', 'sacrificed', 'paid'];

/** The same match beside its player, who answers as its file says; which cards anybody can have seen so far. */
function follows(answers: () => readonly (readonly unknown[])[]) {
  const session = begun({ write: () => null });
  const told = new Set<string>();
  const look = (): void => {
    const zones = session.shown.fighters.map((one) => [one.removed, one.seen, one.row.filter(({ hidden }) => !hidden)]);
    const events = session.lines.map(({ entry }) => entry.event).filter(({ kind }) => OPEN.includes(kind));
    const text = JSON.stringify([zones, events]);
    for (const card of CARDS) if (text.includes(`"${card}"`)) told.add(card);
  };
  look();
  return {
    session,
    /** Cards whose names nobody beside their owner can know. */
    hidden(): readonly CardName[] {
      for (const [choice] of answers().slice(session.match.choices.length)) {
        expect(session.answer(choice)).toBeNull();
        for (look(); session.advance() !== null; look());
      }
      return CARDS.filter((card) => !told.has(card));
    },
  };
}

/** Those of some cards that a text names, by sign or by name. */
const namedIn = (text: string, cards: readonly CardName[]): readonly CardName[] =>
  cards.filter((card) => new RegExp(`\\b(?:${CARD_SIGNS[card]}|${nameOfCard(card)})\\b`, 'u').test(text));

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by control characters
const ESCAPES = /\u001b(?:\[[\d;?]*[a-zA-Z]|.)/gu;

/** Answers of the player's that are watched. */
const ANSWERS = 5;

it('20 who looks on over ssh gets what its player is shown, and of hidden cards not a name', async () => {
  const data = tempFolder();
  const key = await account(data, 'Anna');
  const accounts = value(openAccounts(data, { now: () => new Date(), barred: () => false }));
  const folder = accounts.folder(accounts.all()[0]?.id ?? '');
  const store = open(folder);
  begun(store.match(GAME_ID));
  store.close();
  const answers = () => {
    const files = open(folder, { write: false });
    const save = value(files.match(GAME_ID).load());
    files.close();
    return save?.choices ?? [];
  };
  const host = await hostIn(data);
  const anna = host.login({ key, user: 'anna' });
  await anna.waitFor('Continue');
  await anna.press('c');
  await anna.waitFor('Felix v ');
  const guest = host.login();
  await guest.waitFor('GLADIATOR');
  await guest.press('l');
  await guest.waitFor('Enter watches Anna.');
  await guest.press(KEYS.enter);
  const beside = follows(answers);
  const sentHidden = (): readonly CardName[] =>
    namedIn(`${guest.since().replaceAll(ESCAPES, ' ')}\n${guest.screen()}`, beside.hidden());
  for (let answered = 0; answered < ANSWERS; answered++) {
    await guest.waitFor(/Watching Anna.*Felix v .*Anna is deciding/su);
    expect(namedIn(anna.screen(), beside.hidden())).not.toEqual([]);
    expect(sentHidden()).toEqual([]);
    const { length } = answers();
    while (answers().length === length) await anna.press(/f tells the rest/u.test(anna.screen()) ? 'f' : KEYS.enter);
  }
  const seen = CARDS.filter((card) => !beside.hidden().includes(card));
  expect(namedIn(guest.since().replaceAll(ESCAPES, ' '), seen)).not.toEqual([]);
});
