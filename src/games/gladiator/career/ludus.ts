/** 33.3, 19: between matches, in the school. */
import type { DecisionRules } from '../../../kernel/request.ts';
import { endCareer } from './aftermath.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveAsk } from './context.ts';
import { takeWeapon, weaponFault, weaponsFor } from './man/arms.ts';
import { takeStyle } from './man/creation.ts';
import { chartPrices, NOTHING_RAISED, offersFor, resolvePurchase, samePurchase } from './man/improvements.ts';
import { resolveKit } from './man/kit.ts';
import type { Man } from './man/man-types.ts';
import { stylesFor } from './man/talents.ts';
import type { CampaignTables } from './table-types.ts';
import type { CareerDecisions, CareerState, Purchase } from './types.ts';

type Ask = CareerDecisions['ludus']['ask'];
type Choice = CareerDecisions['ludus']['choice'];

/** 33.3, P233 He buys what he likes, may be trained for another style or bear another weapon, and goes to the games, or leaves them for good. */
export function* playHouses(ctx: CareerContext): CareerRule {
  const { state, tables } = ctx;
  state.raised = { ...NOTHING_RAISED };
  let mayRetrain = true;
  for (;;) {
    const man = ownMan(state);
    const offers = offersFor(tables, man, state.raised);
    const styles = mayRetrain ? stylesFor(ctx.tables, man.talents).filter((style) => style !== man.style) : [];
    const weapons = weaponsFor(tables, man);
    const ask = { kind: 'ludus', seat: PLAYER, cite: '33.3', offers, styles, weapons } as const;
    const [choice] = yield* resolveAsk<'ludus'>([ask]);
    switch (choice?.kind) {
      case 'buy':
        yield* resolveBuying(ctx, choice.purchase);
        break;
      case 'retrain':
        ctx.emit({ kind: 'retrained', cite: 'P235', man: man.name, style: choice.style });
        state.man = yield* resolveKit(ctx, takeStyle(ctx, man, choice.style), state.setup.armour);
        mayRetrain = false;
        break;
      case 'arm':
        state.man = takeWeapon(ctx, man, choice.weapon);
        break;
      case 'retire':
        endCareer(ctx, 'retired', null);
        return;
      default:
        return;
    }
  }
}

function* resolveBuying(ctx: CareerContext, purchase: Purchase): CareerRule {
  const { state, tables } = ctx;
  const man = ownMan(state);
  const price = chartPrices(tables)(man, purchase);
  const improved = yield* resolvePurchase(ctx, { man, raised: state.raised }, purchase, price);
  state.man = improved.man;
  state.raised = { ...improved.raised };
}

/** The player's man. Throws before he is made: a bug. */
export function ownMan({ man }: Readonly<CareerState>): Man {
  if (man === null) throw new Error('there is no man yet');
  return man;
}

/** Of ten choices of somebody who cares for nothing so many go to the games, and one in so many ends it all. */
const GAMES_OF_TEN = 5;
const RETIRES_ONCE_IN = 40;

/** 33.3 What may be done between two matches. */
export const ludusDecision: DecisionRules<CareerState, CampaignTables, Ask, Choice> = {
  check(_state, _tables, { offers, styles, weapons }, choice) {
    if (choice.kind === 'arm') return weaponFault(weapons, choice.weapon);
    if (choice.kind === 'retrain') {
      return styles.includes(choice.style) ? null : `he cannot be trained as a ${choice.style} now (P235, 31.3)`;
    }
    if (choice.kind !== 'buy') return null;
    const offer = offers.find(({ purchase }) => samePurchase(purchase, choice.purchase));
    return offer === undefined ? 'this is not for sale (33.3)' : offer.fault;
  },
  list: (_state, _tables, { offers, styles, weapons }) => [
    ...offers.flatMap(({ purchase, fault }): Choice[] => (fault === null ? [{ kind: 'buy', purchase }] : [])),
    ...styles.map((style): Choice => ({ kind: 'retrain', style })),
    ...weapons.map((weapon): Choice => ({ kind: 'arm', weapon })),
    { kind: 'games' },
    { kind: 'retire' },
  ],
  sample(_state, _tables, { offers, styles }, pick) {
    if (pick(RETIRES_ONCE_IN) === 0) return { kind: 'retire' };
    const open = offers.filter(({ fault }) => fault === null);
    const offer = open.length === 0 ? undefined : open[pick(open.length)];
    if (pick(10) < GAMES_OF_TEN) return { kind: 'games' };
    if (offer !== undefined) return { kind: 'buy', purchase: offer.purchase };
    const style = styles.length === 0 ? undefined : styles[pick(styles.length)];
    return style === undefined ? { kind: 'games' } : { kind: 'retrain', style };
  },
};
