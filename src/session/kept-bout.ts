/** A bout inside a career or a month of a house: begun by its order, or gone on with from its record. */
import { resultOfRecord } from '../engine/campaign/fight-out.ts';
import type { BoutOrder, BoutResult } from '../engine/campaign/munus-types.ts';
import type { GladiatorEvent } from '../engine/gladiator/events.ts';
import { gladiator } from '../engine/gladiator/index.ts';
import type { Setup } from '../engine/gladiator/setup.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import type { GladiatorDecisions, State } from '../engine/gladiator/types.ts';
import { type Read, readable, type Save, unreadable } from '../engine/kernel/save.ts';
import { digestOf } from '../engine/kernel/state.ts';
import { type SaveSink, Session, type Standing } from './session.ts';

export type BoutSession = Session<State, GladiatorDecisions, GladiatorEvent, Setup, Tables>;

/** Where the record of a bout is kept. */
export interface BoutFile extends SaveSink {
  load(): Read<Save | null>;
  /** Puts a record aside that cannot be used; says where it went, or why it stays. */
  setAside(why: string): Read<string>;
}

/** A bout that was asked for, as its record has it. */
export interface KeptBout {
  readonly session: BoutSession;
  /** It is over already: the program was killed between its end and the answer. */
  readonly result: BoutResult | null;
  /** Why its record could not be used, so that it begins anew; or null. */
  readonly trouble: string | null;
}

/** The bout of an order. `standing`: what the player need not be asked in it. */
export function keptBout(
  tables: Tables,
  order: BoutOrder,
  file: BoutFile,
  standing?: Standing<GladiatorDecisions>,
): Read<KeptBout> {
  const found = file.load();
  const save = found.ok ? found.value : null;
  const opened = save === null ? null : opening(tables, order, save, file, standing);
  if (opened?.ok === true) return finished(tables, opened.value);
  const begun = () => Session.start(gladiator, tables, order.setup, order.seed, 0, file, standing);
  if (opened === null) return readable({ session: begun(), result: null, trouble: null });
  const aside = file.setAside(opened.why);
  if (!aside.ok) return unreadable(`The bout's record cannot be used: ${opened.why}; ${aside.why}.`);
  const trouble = `The bout's record could not be used: ${opened.why}. It lies aside, and the bout begins anew.`;
  return readable({ session: begun(), result: null, trouble });
}

function opening(
  tables: Tables,
  order: BoutOrder,
  save: Save,
  file: BoutFile,
  standing: Standing<GladiatorDecisions> | undefined,
): Read<BoutSession> {
  const fault = faultOf(order, save);
  if (fault !== null) return unreadable(fault);
  const opened = Session.open(gladiator, tables, save, 0, file, standing);
  return opened.ok ? readable(opened.value.session) : opened;
}

function finished(tables: Tables, session: BoutSession): Read<KeptBout> {
  if (!session.over) return readable({ session, result: null, trouble: null });
  const result = resultOfRecord(tables, session.save());
  return result.ok ? readable({ session, result: result.value, trouble: null }) : result;
}

/** Why a record is not of the bout that is asked for, by the rules of this version; or null. */
function faultOf({ setup, seed }: BoutOrder, save: Save): string | null {
  if (save.version !== gladiator.version)
    return `it is of version ${save.version} of the rules, which are at ${gladiator.version}`;
  return save.seed === seed && digestOf(save.setup) === digestOf(setup) ? null : 'it is of another bout';
}
