/** 33.3, 37.3, P286: what a house makes of its men, after the auction and at the end of the month. */

import { takeWeapon, weaponsFor } from '../career/man/arms.ts';
import { takeStyle } from '../career/man/creation.ts';
import { offersFor, resolvePurchase, spendAtRandom } from '../career/man/improvements.ts';
import { mayBuyArmour, resolveArmour, rollKit } from '../career/man/kit.ts';
import { stylesFor } from '../career/man/talents.ts';
import type { Purchase } from '../career/types.ts';
import type { FightingStyle } from '../rules/types.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from './context.ts';
import type { Gladiator, HouseId, ManId } from './house-types.ts';
import { changeGladiator, gladiatorOf, houseOf, housesInPlay, ownerOf, ownMenOf } from './houses.ts';
import { post } from './ledger.ts';
import { pricesFor } from './market/prices.ts';
import type { Pupil } from './types.ts';

/** 33.3, P286 The seat spends what it likes; program houses by P104. */
export function* playSchool(ctx: HousesContext, cite: '39.5.3.3' | '39.5.8'): HousesRule {
  const { state } = ctx;
  for (const { id, by } of housesInPlay(state)) {
    if (by === 'seat') {
      yield* playLessons(ctx, id, cite);
      continue;
    }
    for (const one of ownMenOf(state, id)) {
      changeGladiator(state, one.id, spendAtRandom(ctx, one, pricesFor(ctx, id)));
    }
  }
}

function* playLessons(ctx: HousesContext, house: HouseId, cite: string): HousesRule {
  for (;;) {
    const pupils = ownMenOf(ctx.state, house).map((one) => pupilOf(ctx, one));
    const [choice] = yield* resolveAskOfHouse<'school'>([{ kind: 'school', seat: SEAT, cite, pupils }]);
    switch (choice?.kind) {
      case 'buy':
        yield* resolveLesson(ctx, choice.man, choice.purchase);
        break;
      case 'retrain':
        retrain(ctx, choice.man, choice.style);
        break;
      case 'arm': {
        const { man } = gladiatorOf(ctx.state, choice.man);
        changeGladiator(ctx.state, choice.man, { man: takeWeapon(ctx, man, choice.weapon) });
        break;
      }
      case 'armour':
        yield* resolveFitting(ctx, choice.man);
        break;
      default:
        return;
    }
  }
}

/** What can be done for a man now. */
function pupilOf(ctx: HousesContext, { id, man, raised, retrained, house }: Gladiator): Pupil {
  const offers = offersFor(ctx.tables, man, raised, pricesFor(ctx, ownerOf({ house, man })));
  const styles = retrained ? [] : stylesFor(ctx.tables, man.talents).filter((style) => style !== man.style);
  const weapons = weaponsFor(ctx.tables, man);
  return { man: id, offers, styles, weapons, armour: mayBuyArmour(ctx.tables, man.style) };
}

function* resolveLesson(ctx: HousesContext, id: ManId, purchase: Purchase): HousesRule {
  const { state } = ctx;
  const one = gladiatorOf(state, id);
  const price = pricesFor(ctx, ownerOf(one))(one.man, purchase);
  const { man, raised } = yield* resolvePurchase(ctx, one, purchase, price);
  changeGladiator(state, id, { man, raised });
}

/** P235, P286 Once between two matches. */
function retrain(ctx: HousesContext, id: ManId, style: FightingStyle): void {
  const { man } = gladiatorOf(ctx.state, id);
  ctx.emit({ kind: 'retrained', cite: 'P235', man: man.name, style });
  changeGladiator(ctx.state, id, { man: rollKit(ctx, takeStyle(ctx, man, style)), retrained: true });
}

/** 37.3 Armour out of the purse of the house. */
function* resolveFitting(ctx: HousesContext, id: ManId): HousesRule {
  const one = gladiatorOf(ctx.state, id);
  const house = ownerOf(one);
  const denarii = Math.max(0, houseOf(ctx.state, house).denarii);
  const { man, paid } = yield* resolveArmour(ctx, one.man, denarii, 'house');
  changeGladiator(ctx.state, id, { man });
  post(ctx, house, -paid, { why: 'armour', cite: '37.3', man: id });
}
