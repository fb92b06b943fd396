/** Doors made from rule sets. */
import { NO_VERSION } from '../kernel/checkpoint.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { baseRemark, newerFault, type Read, readAs, readable, type Save, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import type { Summary } from '../kernel/summary.ts';
import { Playback } from '../session/playback.ts';
import { Boundaries } from '../session/proof/boundaries.ts';
import { provedSeals, replayed, sealFault } from '../session/proof/seals-proof.ts';
import type { Screen } from '../tui/program.ts';
import type { Proof, RuleSetDoor } from './game.ts';

/** What a door needs besides the rule set. */
export interface DoorParts<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  /** The tables, read when they are first asked for. */
  readonly tables: () => K['tables'];
  /** The names of each party of a last state. */
  parties(state: K['state']): readonly string[];
  watch(playback: Playback<K>, at: number): Promise<Screen>;
  luck?: RuleSetDoor['luck'];
  dice?: RuleSetDoor['dice'];
  reasons?: RuleSetDoor['reasons'];
}

/** The door of a rule set. */
export function doorOf<K extends Kit>(parts: DoorParts<K>): RuleSetDoor {
  const { ruleset, tables, parties, watch, luck, dice, reasons } = parts;
  return {
    id: ruleset.id,
    version: ruleset.version,
    long: ruleset.long === true,
    verify(save) {
      const newer = newerFault(ruleset, save);
      if (newer !== null) return unreadable(newer);
      const proof = prove(ruleset, tables(), save);
      return proof.ok ? readable(remarkOn(save, ruleset.version, proof.value.by !== null)) : proof;
    },
    prove: (save) => prove(ruleset, tables(), save),
    anew: (save) => madeAnew(ruleset, tables(), save),
    summary: (save) => summarise(ruleset, save, parties),
    playback: (save) => Playback.open(ruleset, tables(), save) as Read<Playback<Kit>>,
    watch: (playback, at) => watch(playback as Playback<K>, at),
    ...(luck === undefined ? {} : { luck }),
    ...(dice === undefined ? {} : { dice }),
    ...(reasons === undefined ? {} : { reasons }),
  };
}

/** The names of each party, those of one joined; `of`: which party somebody is of. */
export function partyNames<F extends { readonly name: string }, P>(
  fighters: readonly F[],
  parties: readonly P[],
  of: (fighter: F) => P,
): readonly string[] {
  const party = (one: P): readonly F[] => fighters.filter((fighter) => of(fighter) === one);
  return parties.map((one) =>
    party(one)
      .map(({ name }) => name)
      .join(' & '),
  );
}

function prove<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], save: Save): Read<Proof> {
  const { seals, version } = save;
  const forged = seals === undefined ? null : sealFault(save, seals);
  if (forged !== null) return unreadable(forged);
  const isOurs = version === ruleset.version;
  const boundaries = new Boundaries<K['state']>(save);
  const opened = isOurs
    ? replayed(ruleset, tables, save, { mark: boundaries.mark })
    : Match.open(ruleset, tables, save);
  if (!opened.ok) return opened;
  if (isOurs && boundaries.fault !== null) return unreadable(boundaries.fault);
  const { match } = opened.value;
  const { turn, outcome } = match.state;
  const proof = provedSeals(save, outcome !== null, 'asked' in opened.value ? opened.value.asked : new Map());
  if (!proof.ok) return proof;
  return readable({
    ...{ draws: match.draws, digest: match.digest(), turn, by: outcome?.by ?? null },
    seals: proof.value,
  });
}

function madeAnew<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], save: Save): Read<Save> {
  if (save.version !== ruleset.version) return unreadable('it is of another version of the rules');
  const played = replayed(ruleset, tables, save);
  if (!played.ok) return played;
  const { mark: _, ...rest } = save;
  return readable({ ...rest, checkpoint: played.value.match.save(save.seen).checkpoint });
}

/** What becomes of a save that was made by other rules, and what one cannot prove that has lost its beginning. */
function remarkOn(save: Save, ours: number, over: boolean): string | null {
  const { version } = save;
  if (version === ours) return baseRemark(save);
  const then = over ? 'it is over, and cannot be played back' : 'it goes on from its last phase';
  const made = version === NO_VERSION ? 'rescued' : `made by version ${version} of the rules, this is version ${ours}`;
  return `${made}: ${then}`;
}

/** Sums up a finished match from its last state, which must fit the digest. */
function summarise<K extends Kit>(
  { schema }: RuleSet<K>,
  { choices, checkpoint, digest: wanted }: Save,
  parties: (state: K['state']) => readonly string[],
): Read<Summary> {
  const end = readAs(schema.state, checkpoint.state, 'its last state is damaged');
  if (!end.ok) return end;
  const { turn, outcome } = end.value;
  if (outcome === null) return unreadable('the match in it is not over');
  if (checkpoint.at !== choices.length) return unreadable('it has choices after the end of the bout');
  if (digestOf(checkpoint.state) !== wanted) return unreadable('its last state is not the one that its digest is of');
  const { winner, by, results } = outcome;
  return readable({ parties: parties(end.value), results, turns: turn, winner, by });
}
