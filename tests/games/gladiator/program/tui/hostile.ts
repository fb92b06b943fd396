/** Texts that mean harm, everywhere a stranger's words can come from, and what a terminal is never to be sent. */
import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect } from 'vitest';
import type { HallEntry } from '../../../../../src/games/gladiator/career/told/hall.ts';
import { HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import type { KnownMan } from '../../../../../src/games/gladiator/files/types.ts';
import type { HouseEntry } from '../../../../../src/games/gladiator/house/told/hall.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { readable, type Save, unreadable } from '../../../../../src/kernel/save.ts';
import type { HallSection } from '../../../../../src/store/hall.ts';
import type { Company, Famed } from '../../../../../src/tui/company.ts';
import type { Routes } from '../../../../../src/tui/program.ts';
import { careerOn } from '../../../../../tools/games/gladiator/careers.ts';
import { type FakeServices, fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { newSession, playOn } from '../../screens/bout/scenes.ts';
import { fakeAccount } from './gates.ts';
import { company, watchedBout } from './host/crowd.ts';
import type { Stage } from './stage.ts';

/** Each does something to a terminal or to the eye; those that a terminal obeys say 31337. */
export const SPELLS = [
  ...['\u001b[31337m', '\u001b[31337;1H', '\u001b]0;31337\u0007', '\u001b]52;c;31337\u001b\\', '\u001bP31337\u001b\\'],
  ...[
    '\u009b31337m',
    '\u009d0;31337\u009c',
    '\u001bc',
    '\u001b[2J',
    '\u0007',
    '\b\b\b',
    '\r',
    '\n',
    '\t',
    '\u000e',
    '\u0000',
    '\u007f',
  ],
  ...[
    '\u202e',
    '\u2066',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u{e0041}',
    '\u034f',
    '\u3164',
  ],
  ...['\u0301'.repeat(12), 'שלום', 'مرحبا', '戦士', '👩‍👩‍👧', '\ud800', '\udc00', '\ue001', '\u2028', '\u0085'],
] as const;

/** A text of 40 characters at most, perhaps of none, with spells in it, as a name in a file may be. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SPELLS),
      fc.constantFrom('Rufus', ' ', 'é'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join('').slice(0, 40));

const UNFIT = /[\p{C}\p{M}\p{Zl}\p{Zp}]|\p{DI}|[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Fails unless every row of a screen is as wide as the screen, of characters that stand still and are seen. */
export function expectHarmless(stage: Stage): void {
  for (const skin of ['unicode', 'ascii'] as const) {
    stage.terminal = { columns: 80, rows: 24, skin };
    const { canvas } = stage;
    for (const row of canvas.plain()) {
      expect(row).not.toMatch(UNFIT);
      expect(stringWidth(row)).toBe(80);
    }
  }
}

/** A bout between men of these names. */
export function boutOf(one: string, other: string): Setup {
  const { setup } = newSession().save() as Save & { readonly setup: Setup };
  const [first, second] = setup.fighters;
  if (first === undefined || second === undefined) throw new Error('no matched pair');
  return {
    ...setup,
    fighters: [
      { ...first, name: one },
      { ...second, name: other },
    ],
  };
}

const records = new Map<string, Save>();

/** A finished bout between men of these names; played once, however many screens it is seen on. */
export function recordOf(one: string, other: string): Save {
  const names = JSON.stringify([one, other]);
  const played = records.get(names);
  if (played !== undefined) return played;
  const session = newSession('hostile', undefined, boutOf(one, other));
  playOn(session);
  const record = session.save();
  records.set(names, record);
  return record;
}

let honoured: HallEntry | null = null;

/** An entry of the hall in which every word is the stranger's. */
function entryOf(text: string): HallEntry {
  const disk = fakeServices().careerDisk;
  if (honoured === null) careerOn(disk, () => false, { seed: 'hub-4' });
  honoured ??= disk.hall[0] ?? null;
  if (honoured === null) throw new Error('nobody has died');
  const munera = honoured.munera.map((munus) => ({
    ...munus,
    foes: munus.foes.map((foe) => ({ ...foe, name: text })),
  }));
  return { ...honoured, man: { ...honoured.man, name: text }, how: text, killer: text, munera };
}

/** A house of the hall in which every word is the stranger's. */
const houseOf = (text: string): HouseEntry => ({
  ...{ name: text, mode: 'ironman', months: 3, how: text, won: false, denarii: -3, rep: 1, champions: 0 },
  best: { name: text, style: 'thraex', record: { v: 1, s: 0, m: 0 } },
  houses: [{ name: text, denarii: -3, rep: 1, out: true }],
});

const fights = new Map<string, ReturnType<typeof watchedBout>>();

/** A bout that is looked on at, begun once for each text. */
function fightOf(text: string): ReturnType<typeof watchedBout> {
  const begun = fights.get(text);
  if (begun !== undefined) return begun;
  const session = newSession('hostile', undefined, boutOf(text, text));
  playOn(session, ({ match }) => match.choices.length >= 3);
  const fight = watchedBout(session, text);
  fights.set(text, fight);
  return fight;
}

/** A host on which all words are the stranger's. */
function companyOf(text: string): Company & { readonly ways: Partial<Routes> } {
  const one = {
    id: 'x',
    name: text,
    guest: false,
    minutes: 3,
    doing: text,
    fighting: true,
    closed: null,
    watchers: 1,
    self: false,
  };
  const row = { rank: 1, name: text, result: text, points: 3, turns: 2, dealt: 1, taken: 0, self: false };
  const match = fightOf(text);
  const crowd = company({
    motd: text,
    present: [one, { ...one, id: 'y', closed: text }],
    news: [{ date: '2026-11-22', name: text, text }],
    table: [row, { ...row, rank: null }],
    seat: { look: () => ({ name: text, doing: text, closed: null, match }), leave() {} },
  });
  const account = {
    ...{ ...fakeAccount(), name: text },
    keys: () => [{ fingerprint: text, comment: text, added: text, inUse: true, waits: false }],
    addKey: () => unreadable(text),
  };
  return {
    ...{ ...crowd, account, name: text },
    hall<E>({ member }: HallSection<E>): readonly Famed<E>[] {
      const entry = member === HOUSE_HALL.member ? houseOf(text) : entryOf(text);
      return [{ player: text, self: false, entry: entry as E }];
    },
    daily: { ...crowd.daily, about: () => [text, text], points: [text] },
  };
}

/** Services in which all that can be a stranger's text is this one; with replays, a bout is played for it. */
export function hostileServices(text: string, replays: readonly Save[] = []): FakeServices {
  const { man } = entryOf(text);
  const known: KnownMan = { id: 'stranger', from: text, man };
  const services = fakeServices({
    // Settings are not read with a name of blanks (tests/store/settings.test.ts).
    settings: {
      lastName: text.trim() === '' ? null : text,
      rules: 'advanced',
      matches: { gladiator: text },
    },
    trouble: text,
    bout: newSession('hostile', undefined, boutOf(text, text)).save(),
    replays,
    damaged: [text],
    known: [known],
    company: companyOf(text),
  });
  services.careerDisk.hall.push(entryOf(text));
  const career = { state: 'ok', id: 'c', begun: text, played: text, returns: 0, over: false } as const;
  const facts = { turn: 3, phase: 0, standing: text, setup: { name: text, mode: text } };
  return Object.assign(services, {
    careers: {
      ...services.careers,
      list: () => [
        { ...career, facts: { ...facts, man: { name: text, style: text, xp: 0, record: { v: 1, s: 0, m: 0 } } } },
        { state: 'damaged', id: text, why: text } as const,
      ],
    },
    hall: () => readable([entryOf(text)]),
  });
}
