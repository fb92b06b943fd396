/** 16.2 Gladiators of Munera who know one thing, and do it whenever they can. */
import type { Mind } from '../../src/ai/mind.ts';
import type { Act, Attack } from '../../src/games/munera/rules/acts.ts';
import { bestAttack, firstWhirl, standFor } from '../../src/games/munera/rules/book/book-attacks.ts';
import { rearming } from '../../src/games/munera/rules/book/rearm.ts';
import { armOf, armsOf, isUnarmed } from '../../src/games/munera/rules/gear.ts';
import { isBeside, quadrantOf } from '../../src/games/munera/rules/geometry.ts';
import type { BoutPlace, MuneraKit } from '../../src/games/munera/rules/kit.ts';
import { actFault, attackFault } from '../../src/games/munera/rules/legal.ts';
import { pointsLeft } from '../../src/games/munera/rules/points.ts';
import { type Footing, firstStand, reachOf, wayTo } from '../../src/games/munera/rules/reach.ts';
import { fighterOf, inFront, nearestTo, turnOf } from '../../src/games/munera/rules/roster.ts';
import type { Fighter } from '../../src/games/munera/rules/types.ts';
import type { Profile } from '../../src/games/munera/rules/words.ts';
import { DRAWN } from '../../src/games/munera/session/line-up.ts';
import { tables } from '../../src/games/munera/tables.ts';
import { distance } from '../../src/kernel/hex.ts';

/** A question to whoever has an idea: the bout, itself, and its target. */
interface Asked extends BoutPlace {
  readonly fighter: Fighter;
  readonly foe: Fighter;
}

/** What an idea comes to now; null: nothing, so the turn ends. */
type Idea = (asked: Asked) => Act | null;

const may = ({ state, tables: own, fighter }: Asked, act: Act): boolean =>
  actFault(state, own, fighter.id, act) === null;
const legal = (asked: Asked, act: Act | null): Act | null => (act !== null && may(asked, act) ? act : null);

/** The first step to a stand, if it can be paid for. */
const towards = (asked: Asked, stand: Footing | null): Act | null =>
  legal(asked, stand === null ? null : (wayTo(stand)[0] ?? null));

const stands = ({ state, fighter }: Asked): readonly Footing[] =>
  reachOf(state, fighter, pointsLeft(state, fighter), !turnOf(state).stood);

/** How far ahead an approach is looked for, as by the chart. */
const DEPTH = 16;

/** The first step on the cheapest way to a stand that fits, however many turns it takes. */
function approach(asked: Asked, fits: (stand: Footing) => boolean): Act | null {
  const { state, fighter } = asked;
  return towards(asked, firstStand(state, fighter, { ap: DEPTH, mayStep: !turnOf(state).stood }, fits));
}

/** Where the target is in front and so far away, as far as `most` if it can be. */
function away(asked: Asked, least: number, most: number): Act | null {
  const { fighter, foe } = asked;
  const far = ({ hex }: Footing): number => Math.min(most, distance(hex, foe.hex));
  const open = stands(asked).filter((one) => far(one) >= least && inFront({ ...fighter, ...one }, foe.hex));
  return towards(
    asked,
    open.reduce<Footing | null>((best, one) => (best === null || far(one) > far(best) ? one : best), null),
  );
}

/** The first of some attacks that can be made; else the way to where one could be. */
function strike(asked: Asked, hows: readonly Attack[]): Act | null {
  const { state, tables: own, fighter } = asked;
  const now = hows.map((how): Act => ({ do: 'attack', ...how })).find((act) => may(asked, act));
  if (now !== undefined) return now;
  if (turnOf(state).attacks > 0) return null;
  return approach(asked, (stand) =>
    hows.some((how) => attackFault({ state, tables: own, fighter: { ...fighter, ...stand } }, how) === null),
  );
}

/** Attacks with whatever of a kind one has. */
function attacksWith({ tables: own, fighter, foe }: Asked, is: (name: string, net: boolean) => boolean) {
  return armsOf(fighter).flatMap((way): Attack[] => {
    const arm = armOf(fighter, way, own);
    const wanted = arm !== null && is(arm.name, arm.row.net);
    return wanted ? [{ foe: foe.id, with: way, feint: false, whirl: false }] : [];
  });
}

const SHOTS: readonly string[] = ['bow', 'dart', 'thonged hasta'];
const shots = (asked: Asked): readonly Attack[] => attacksWith(asked, (name) => SHOTS.includes(name));

/** The best attack as the chart has it, without nets. */
function best(asked: Asked): Act | null {
  const found = bestAttack(asked, asked.fighter, asked.foe, { net: false, hand: false });
  return found === null ? null : { do: 'attack', ...found.how };
}

/** 16.1 The press loop turn after turn, with no moods and no nets. */
const press: Idea = (asked) => {
  const { state, tables: own, fighter, foe } = asked;
  const shoots = fighter.darts > 0 || (fighter.arrows > 0 && fighter.held.some(({ kind }) => kind === 'bow'));
  const back = shoots && isBeside(fighter.hex, foe.hex) ? away(asked, 2, 3) : null;
  const now = back ?? best(asked);
  if (now !== null || turnOf(state).attacks > 0) return now;
  const wants = { net: false, last: isUnarmed(fighter, own) };
  return approach(asked, (stand) => standFor(asked, fighter, foe, stand, Number.POSITIVE_INFINITY, wants));
};

const whirl: Idea = (asked) => firstWhirl(asked, asked.fighter, asked.foe);

/** Goes to where it could whirl, and whirls once it can pay for it; it strikes in no other way. */
const onlyWhirl: Idea = (asked) => {
  const { state, tables: own, fighter, foe } = asked;
  const now = whirl(asked);
  if (now !== null || turnOf(state).attacks > 0) return now;
  const hows = armsOf(fighter).map((way): Attack => ({ foe: foe.id, with: way, feint: false, whirl: true }));
  return approach(asked, (stand) =>
    hows.some((how) => attackFault({ state, tables: own, fighter: { ...fighter, ...stand } }, how) === null),
  );
};

/** The cheapest stand beside or behind the target from which something can still be struck. */
function flank(asked: Asked): Act | null {
  const { state, fighter, foe } = asked;
  const ap = pointsLeft(state, fighter);
  const wants = { net: false, last: false };
  const found = stands(asked).find(
    (one) =>
      quadrantOf(foe.hex, foe.facing, one.hex) !== 'front' && standFor(asked, fighter, foe, one, ap - one.cost, wants),
  );
  return towards(asked, found ?? null);
}

const MIDDLE = { q: 0, r: 0 };

/** Stands with its back to the wall, and strikes whoever comes. */
const wall: Idea = (asked) => {
  const { state, fighter, foe } = asked;
  const atWall = ({ hex }: Pick<Footing, 'hex'>): boolean => distance(hex, MIDDLE) === state.radius;
  const struck = atWall(fighter) ? best(asked) : null;
  return struck ?? approach(asked, (one) => atWall(one) && inFront({ ...fighter, ...one }, foe.hex));
};

/** 16.2 The ideas, what they are known to win against the chart, and as whom they are tried. */
export const IDEAS: {
  readonly [name: string]: { readonly known: string; readonly as: readonly Profile[]; readonly act: Idea };
} = {
  'whirl whenever it is legal, and nothing else': { known: '13 to 27', as: DRAWN, act: onlyWhirl },
  'whirl, else press': { known: '', as: DRAWN, act: (asked) => whirl(asked) ?? press(asked) },
  'always give ground': { known: '0', as: DRAWN, act: (asked) => away(asked, 0, 4) },
  'back to the wall': { known: '10 to 32', as: DRAWN, act: wall },
  'net alone': {
    known: '3 to 7',
    as: ['retiarius', 'laquearius a', 'laquearius b'],
    act: (asked) =>
      strike(
        asked,
        attacksWith(asked, (_, net) => net),
      ),
  },
  'shooting only': {
    known: '7 to 43',
    as: ['sagittarius', 'gaetulian', 'velite'],
    act: (asked) =>
      (isBeside(asked.fighter.hex, asked.foe.hex) ? away(asked, 2, 3) : null) ?? strike(asked, shots(asked)),
  },
  'kicks alone': {
    known: '33 to 62',
    as: DRAWN,
    act: (asked) =>
      strike(
        asked,
        attacksWith(asked, (name) => name === 'improvised'),
      ),
  },
  'grapple first': {
    known: '24 to 43',
    as: DRAWN,
    act: (asked) => legal(asked, { do: 'grapple', foe: asked.foe.id }) ?? press(asked),
  },
  'plain pressing': { known: '51 to 68', as: DRAWN, act: press },
  'whirl, then flank': { known: '', as: DRAWN, act: (asked) => whirl(asked) ?? flank(asked) ?? press(asked) },
};

/** Who has an idea, and nothing else but to cut itself free and to find itself a weapon as the chart does. Throws where there is no such idea: a bug. */
export function mindWith(name: string): Mind<MuneraKit> {
  const idea = IDEAS[name];
  if (idea === undefined) throw new Error(`no idea is called ${name}`);
  const own = tables();
  return {
    choose(request, state): Act | 'none' | 'throw' {
      if (request.kind === 'shed') return 'none';
      if (request.kind === 'grapple') return 'throw';
      const fighter = fighterOf(state, request.fighter);
      if (actFault(state, own, fighter.id, { do: 'cut' }) === null) return { do: 'cut' };
      const foe = nearestTo(state, fighter);
      if (foe === null) return { do: 'end' };
      const place = { state, tables: own };
      return rearming(place, fighter) ?? idea.act({ ...place, fighter, foe }) ?? { do: 'end' };
    },
  };
}
