/** What is taken back in a bout never was: not for the eyes of a career, not for the record. */
import { expect, it } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { watchBout } from '../../../../src/games/gladiator/career/man/feats.ts';
import { resultOfRecord } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { Session } from '../../../../src/session/session.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { value } from '../../../kernel/toy.ts';
import { teamSetup } from '../screens/bout/teams.ts';

it('35 what the men did counts once, however often an answer was given', () => {
  const play = (again: boolean) => {
    const eyes = watchBout(tables);
    const options = { seats: [0], sink: { write: () => null }, ...eyes } as const;
    const session = Session.start(gladiator, tables, { setup: teamSetup(2, 2), seed: 'eyes' }, options);
    const bot = randomController(gladiator, tables, 'eyes');
    let back = 0;
    while (session.advance() !== null);
    for (let { prompt } = session; prompt !== null; prompt = session.prompt) {
      const choice = bot.choose(prompt, session.match.state);
      expect(session.answer(choice)).toBeNull();
      while (session.advance() !== null);
      if (!again || session.takeBack() !== null) continue;
      back += 1;
      expect(session.prompt).toEqual(prompt);
      expect(session.answer(choice)).toBeNull();
      while (session.advance() !== null);
    }
    return { back, result: eyes.result(session.match.state), save: session.save() };
  };
  const [once, often] = [play(false), play(true)];
  expect(often.back).toBeGreaterThan(5);
  expect(often.save).toEqual(once.save);
  expect(often.result).toEqual(once.result);
  expect(often.result).toEqual(value(resultOfRecord(tables, often.save)));
});
