/** Answers worth a thought, of every kind of question. */
import type { Request } from '../../../../kernel/request.ts';
import type { Act } from '../../rules/acts.ts';
import { boardIn, distanceOf, zoneKindOf } from '../../rules/board.ts';
import { bonusRange } from '../../rules/bonus.ts';
import { isOffHand } from '../../rules/gear.ts';
import type { HeroesDecisions } from '../../rules/kit.ts';
import { actsOf, pickUpsOf } from '../../rules/legal.ts';
import { fighterOf, opponentsIn, opponentsOf } from '../../rules/roster.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { adeptAnswer } from '../adept.ts';

/** 3.7 So few dice are all thought of; of more, some. */
const FEW = 2;

/** Answers worth a thought, what an adept would answer first; each legal. */
export function answersWorth(
  state: Readonly<State>,
  tables: Tables,
  request: Request<HeroesDecisions>,
): readonly unknown[] {
  const first = adeptAnswer(state, tables, request);
  const same = JSON.stringify(first);
  return [first, ...othersWorth(state, tables, request).filter((one) => JSON.stringify(one) !== same)];
}

function othersWorth(state: Readonly<State>, tables: Tables, request: Request<HeroesDecisions>): readonly unknown[] {
  const fighter = fighterOf(state, request.fighter);
  switch (request.kind) {
    case 'act':
      return actsWorth(state, tables, fighter);
    case 'pick-up':
      return [null, ...pickUpsOf(state, fighter.id)];
    case 'target':
      return opponentsIn(state, fighter, fighter.zone).map(({ id }) => id);
    case 'bonus':
      return countsWorth(bonusRange(fighter, request.table));
    case 'edge':
      return ['bash', 'advantage'];
    case 'swordsman':
      return [0, 1];
    case 'star-power':
      return [true, false];
  }
}

/** None, a few, half of them, all but one, all. */
function countsWorth({ least, most }: { readonly least: number; readonly most: number }): readonly number[] {
  const half = Math.floor(most / 2);
  const few = Array.from({ length: FEW + 1 }, (_, i) => least + i);
  const all = [most, half, ...few];
  return [...new Set(all)].filter((count) => count >= least && count <= most);
}

/** What may be done but for what is never worth it; of zones that are alike, one. */
function actsWorth(state: Readonly<State>, tables: Tables, fighter: Fighter): readonly Act[] {
  const known = new Set<string>();
  return actsOf(state, tables, fighter.id).filter((act) => {
    if (isIdle(tables, fighter, act)) return false;
    const kind = 'to' in act ? `${act.do} ${likeness(state, tables, fighter, act.to)}` : JSON.stringify(act);
    if (known.has(kind)) return false;
    known.add(kind);
    return true;
  });
}

/** 6.5, 3.10.6 What is weighed is never giving up, which wins nothing, or letting fall what is held; hands are changed only where the wrong one fights. */
function isIdle(tables: Tables, fighter: Fighter, act: Act): boolean {
  if (act.do === 'switch') return !isOffHand(fighter, tables);
  return act.do === 'surrender' || act.do === 'drop';
}

/** What a zone is like: its kind, how far the nearest opponent is, and how many stand in it. */
function likeness(state: Readonly<State>, tables: Tables, fighter: Fighter, to: string): string {
  const far = Math.min(...opponentsOf(state, fighter).map(({ zone }) => distanceOf(to, zone)));
  return `${zoneKindOf(boardIn(tables, state), to)} ${far} ${opponentsIn(state, fighter, to).map(({ id }) => id)}`;
}
