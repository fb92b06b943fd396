/** A bout inside a career or a month of a house: begun by its order, or gone on with from its record. */

import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { digestOf } from '../../../kernel/state.ts';
import type { Standing } from '../../../session/answers.ts';
import { type SaveSink, Session } from '../../../session/session.ts';
import { type CopyAside, goesOn, seenCounts, type TakenUp, takenUp } from '../../../session/taken-up.ts';
import { type BoutWatch, watchBout } from '../career/man/feats.ts';
import { resultOfRecord, watchRecord } from '../career/munus/fight-out.ts';
import type { BoutOrder, BoutResult } from '../career/munus/munus-types.ts';
import { gladiator } from '../rules/index.ts';
import type { Gladiator } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';

export type BoutSession = Session<Gladiator>;

/** Where the record of a bout is kept. */
export interface BoutFile extends SaveSink {
  load(): Read<Save | null>;
  /** Puts a record aside that cannot be used; says where it went, or why it stays. */
  setAside(why: string): Read<string>;
  readonly copyAside: CopyAside;
}

/** A bout in play, and the eyes that look on at it. */
export interface LiveBout {
  readonly session: BoutSession;
  readonly watch: BoutWatch;
}

/** A bout that was asked for, as its record has it. */
export interface KeptBout extends LiveBout {
  /** It is over already: the program was killed between its end and the answer. */
  readonly result: BoutResult | null;
  /** What the player is to be told of its record, or null. */
  readonly word: string | null;
}

type Answers = Standing<Gladiator>;

/** The bout of an order. `standing`: what the player need not be asked in it. */
export function keptBout(tables: Tables, order: BoutOrder, file: BoutFile, standing?: Answers): Read<KeptBout> {
  const found = file.load();
  if (!found.ok) return readable(begun(tables, order, file, standing, `Its record cannot be read. ${ANEW}`));
  const save = found.value;
  if (save === null) return readable(begun(tables, order, file, standing, null));
  const opened: Read<TakenUp<LiveBout>> = isOf(order, save)
    ? takenUp(save, (one) => opening(tables, one, file, standing))
    : unreadable('it is of another bout');
  if (opened.ok) return readable(goneOn(save, opened.value, file));
  const aside = file.setAside(opened.why);
  if (!aside.ok) return unreadable(`The bout's record cannot be used: ${opened.why}; ${aside.why}.`);
  return readable(begun(tables, order, file, standing, `Its record cannot be used: ${opened.why}. ${ANEW}`));
}

const ANEW = 'It lies aside, and the bout begins anew.';

function begun(
  tables: Tables,
  order: BoutOrder,
  file: BoutFile,
  standing: Answers | undefined,
  word: string | null,
): KeptBout {
  const watch = watchBout();
  const session = Session.start(gladiator, tables, order, { seats: [0], sink: file, standing, ...watch });
  return { session, watch, result: null, word };
}

function opening(tables: Tables, save: Save, file: BoutFile, standing: Answers | undefined): Read<LiveBout> {
  const watch = watchRecord(save);
  if (!watch.ok) return watch;
  const opened = Session.open(gladiator, tables, save, { seats: [0], sink: file, standing, ...watch.value });
  return opened.ok ? readable({ session: opened.value.session, watch: watch.value }) : opened;
}

/** A bout taken up from its record; one that is taken up elsewhere than where it was left is written down as it now stands. */
function goneOn({ version }: Save, { value: { session, watch }, fault }: TakenUp<LiveBout>, file: BoutFile): KeptBout {
  const result = session.over ? watch.result(session.match.state) : null;
  const word = wordOf(version, fault, result !== null, file);
  if (word !== null && result === null) session.keep();
  return { session, watch, result, word };
}

function wordOf(version: number, fault: string | null, over: boolean, file: BoutFile): string | null {
  if (fault !== null) return over ? seenCounts(fault, file.copyAside) : goesOn('bout', fault, file.copyAside);
  if (version === gladiator.version || over) return null;
  return 'The bout is of another version of the rules: it goes on from where its last phase began.';
}

/** What a bout came to, by its record; where that does not replay, by what was seen, and what the player is to be told. */
export function cameTo(
  tables: Tables,
  { session, watch }: LiveBout,
  file: BoutFile,
): Read<{ readonly result: BoutResult; readonly word: string | null }> {
  if (!session.match.over) return unreadable('the bout is not over');
  const proved = resultOfRecord(tables, session.save());
  if (proved.ok) return readable({ result: proved.value, word: null });
  const result = watch.result(session.match.state);
  return readable({ result, word: seenCounts(proved.why, file.copyAside) });
}

/** Whether a record is of the bout that is asked for; by other rules its set-up may have been written down otherwise. */
function isOf({ setup, seed }: BoutOrder, save: Save): boolean {
  if (save.seed !== seed) return false;
  return save.version !== gladiator.version || digestOf(save.setup) === digestOf(setup);
}
