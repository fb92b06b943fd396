/** An adept: goes where the book goes, and keeps Bonus Dice for the first roll of an Attack. */
import type { Request } from '../../../kernel/request.ts';
import { betterPlace } from '../rules/blows/hit.ts';
import { bonusRange } from '../rules/bonus.ts';
import { weaponOf } from '../rules/gear.ts';
import type { BonusAsk, HeroesDecisions } from '../rules/kit.ts';
import { fighterOf, opponentsIn } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { plainAct, weakestOf, weaponOnFloor } from './plain-acts.ts';

/** 3.2.1 From this damage on Star Power is rolled. */
const STAR_DAMAGE = 2;
/** 3.7 So many dice are kept, so as not to be spent. */
const KEPT = 1;

/** What an adept answers: always the same in the same place. */
export function adeptAnswer(state: Readonly<State>, tables: Tables, request: Request<HeroesDecisions>): unknown {
  const fighter = fighterOf(state, request.fighter);
  switch (request.kind) {
    case 'act':
      return plainAct(state, tables, fighter);
    case 'pick-up':
      return plainPickUp(state, tables, fighter);
    case 'target':
      return weakestOf(opponentsIn(state, fighter, fighter.zone));
    case 'bonus':
      return adeptDice(fighter, request);
    case 'edge':
      return 'bash';
    case 'swordsman':
      return betterPlace(fighterOf(state, request.foe), request.places);
    case 'star-power':
      return request.damage >= STAR_DAMAGE;
  }
}

/** A weapon where none is held; else nothing. */
function plainPickUp(state: Readonly<State>, tables: Tables, fighter: Fighter): HeroesDecisions['pick-up']['choice'] {
  const found = weaponOf(fighter, tables) === null ? weaponOnFloor(state, tables, fighter) : null;
  return found === null ? null : { ground: found.ground, hand: found.hand };
}

/** Nothing for a Maneuver, half for a net, and for an Attack all but one. */
function adeptDice(fighter: Fighter, { table }: Pick<BonusAsk, 'table'>): number {
  const { least, most } = bonusRange(fighter, table);
  const wanted = { maneuver: 0, net: Math.floor(most / 2), attack: most - KEPT }[table];
  return Math.max(least, wanted);
}
