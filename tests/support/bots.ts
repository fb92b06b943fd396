/** Bots in this very program. */
import { BotTalk, type BotWire } from '../../src/cli/bots/talk.ts';

/** A line to a bot. */
interface ToldLine {
  readonly type: string;
  readonly id: number;
  readonly [member: string]: unknown;
}

/** A bot in this very program: what it is told, and what it does about it. */
export function botHere(act: (message: ToldLine, say: (answer: unknown) => void) => void = () => {}) {
  const told: ToldLine[] = [];
  const alarms: (() => void)[] = [];
  let hear: (line: string) => void = () => {};
  let gone: (why: string) => void = () => {};
  const say = (answer: unknown): void => hear(typeof answer === 'string' ? answer : JSON.stringify(answer));
  const wire: BotWire = {
    send(line) {
      const message = JSON.parse(line);
      told.push(message);
      queueMicrotask(() => act(message, say));
    },
    listen(...both) {
      [hear, gone] = both;
    },
    close: () => {},
  };
  const talk = new BotTalk(wire, 7, (_ms, ring) => {
    alarms.push(ring);
    return () => void alarms.splice(alarms.indexOf(ring), 1);
  });
  return { talk, told, say, leave: (why: string) => gone(why), late: () => alarms[0]?.() };
}

/** Answers with the first of all that is legal. */
export const first = ({ type, id, choices }: ToldLine, say: (answer: unknown) => void): void => {
  if (type === 'ask') say({ id, choice: (choices as readonly unknown[])[0] });
};

/** Answers with the first of what is proposed, as the sample bots do. */
export const proposed = ({ type, id, proposals }: ToldLine, say: (answer: unknown) => void): void => {
  if (type === 'ask') say({ id, choice: (proposals as readonly unknown[])[0] });
};
