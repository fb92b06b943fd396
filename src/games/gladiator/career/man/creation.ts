/** 31.1.1, 31.2, 34.2, 35.2, 36: the making of the player's gladiator. */

import { TWO_DICE } from '../../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { talentMissing } from '../../rules/advanced/talents.ts';
import { rollOrigin, rollRatings, rollType } from '../../rules/setup/creation-rolls.ts';
import type { SheetMaking } from '../../rules/setup/equipment.ts';
import { NO_RATINGS } from '../../rules/setup/setup.ts';
import { prestige, rollCharacteristic } from '../../rules/setup/sheet-rolls.ts';
import type { CreationTables } from '../../rules/tables/types.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  type FightingStyle,
  SWORD,
  V2_ORIGINS,
  type V2Origin,
} from '../../rules/types.ts';
import { type CareerRule, type ManContext, makingOf, PLAYER, resolveAsk } from '../context.ts';
import type { CampaignTables, OriginRow } from '../table-types.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../types.ts';
import { unarmed } from './arms.ts';
import { resolveKit } from './kit.ts';
import type { Man, Origin } from './man-types.ts';
import { gainTalent, resolvePick, rollTalent, talentRolls } from './talent-rolls.ts';
import { allPicks, heldAs, issueOf, picksOf, stylesFor } from './talents.ts';

/** C43 What is added to the 2D3 of luck. */
const LUCK_START = 1;

/** A sheet with nothing on it but a name. */
export function blankMan(name: string): Man {
  return {
    name,
    origin: null,
    style: 'myrmillo',
    ratings: { tr: 0, st: 0, ag: 0, cn: 0, w: 0 },
    talents: [{ code: 'WP', group: SWORD, sl: 0 }],
    luck: 0,
    pr: 0,
    xp: 0,
    armour: { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' },
    shield: 'none',
    record: { v: 0, s: 0, m: 0 },
    injuries: [],
    kills: 0,
  };
}

/** P220 A gladiator of the player's, from his origin to his armour. */
export function* resolveCreation(
  ctx: ManContext,
  setup: Pick<CareerSetup, 'name' | 'origin' | 'armour'>,
): CareerRule<Man> {
  const blank = blankMan(setup.name);
  const birth = setup.origin ? rollBirth(ctx, blank) : null;
  const born = { ...blank, origin: birth?.origin ?? null };
  const gifted = rollTalents(ctx, rollPrestige(ctx, rollLuck(ctx, rollCharacteristics(ctx, born, birth)), birth));
  let { man } = gifted;
  for (let left = gifted.free; left > 0; left--) man = yield* resolvePick(ctx, man, allPicks(ctx.tables, man.talents));
  man = yield* resolveFirstStyle(ctx, man);
  for (let left = gifted.weapons; left > 0; left--)
    man = yield* resolvePick(ctx, man, picksOf(ctx.tables, man.talents, 'WP'));
  return yield* resolveKit(ctx, man, setup.armour);
}

/** Where a man comes from, and what that does to his rolls. */
interface Born {
  readonly origin: Origin;
  /** C111 What is added to a roll of 36.1; of V2.0 nothing is (P303). */
  readonly drm: Partial<OriginRow['drm']>;
}

/** 36.1, P303 Where a man comes from, by the dice of the edition in force. */
function rollBirth(ctx: ManContext, { name }: Man): Born {
  const { creation } = ctx.tables.gladiator;
  const born = creation === null ? rollOriginRow(ctx) : bornOfV2(ctx, creation);
  const { cite, origin, rolls } = born;
  ctx.emit({ kind: 'origin-rolled', cite, man: name, origin, rolls });
  return born;
}

type Birth = Born & { readonly cite: '36.1' | 'P303'; readonly rolls: readonly Roll[] };

function rollOriginRow(ctx: ManContext): Birth {
  const roll = rollOf('origin', '36.1', ctx.dice.throw('origin', TWO_DICE), 'sum');
  const { table, value } = ctx.tables.origins.at(roll.total, 0);
  return { ...value, cite: '36.1', rolls: [{ ...roll, table }] };
}

function bornOfV2(ctx: ManContext, creation: CreationTables): Birth {
  const making = makingOf(ctx);
  return { origin: rollOrigin(making, creation), drm: {}, cite: 'P303', rolls: making.rolls };
}

/** C111 What his origin does to a roll. */
function originDrm(born: Born | null, one: Characteristic | 'pr'): readonly Modifier[] {
  const drm = born?.drm[one] ?? 0;
  return born === null || drm === 0 ? [] : [modifier(drm, born.origin, '36.1')];
}

/** 3.4.1, 36.1 3D6 for each characteristic; by V2.0 a percentage (P303). */
function rollCharacteristics(ctx: ManContext, man: Man, born: Born | null): Man {
  const making = makingOf(ctx);
  const { creation } = making.tables;
  const ratings =
    creation === null ? rollPlain(making, born) : rollRatings(making, creation, NO_RATINGS, v2Origin(born));
  const cite = creation === null ? '3.4.1' : 'P303';
  ctx.emit({ kind: 'ratings-rolled', cite, man: man.name, ratings, rolls: making.rolls });
  return { ...man, ratings };
}

function rollPlain(making: SheetMaking, born: Born | null): Man['ratings'] {
  const rolled = CHARACTERISTICS.map((one) => [one, rollCharacteristic(making, one, originDrm(born, one))]);
  return Object.fromEntries(rolled) as Man['ratings'];
}

const v2Origin = (born: Born | null): V2Origin | null => V2_ORIGINS.find((one) => one === born?.origin) ?? null;

/** 34.2 LK begins at 2D3 + 1. */
export function rollLuck(ctx: ManContext, man: Man): Man {
  const plus = modifier(LUCK_START, 'always', '34.2');
  const roll = rollOf('luck', '34.2', ctx.dice.throw('luck', TWO_DICE), 'd3', [plus]);
  ctx.emit({ kind: 'luck-rolled', cite: '34.2', man: man.name, luck: roll.total, rolls: [roll] });
  return { ...man, luck: roll.total };
}

/** 35.2, 36.1 PR begins at 1D3 - 1D3, with what his origin adds. */
function rollPrestige(ctx: ManContext, man: Man, born: Born | null): Man {
  const making = makingOf(ctx);
  const pr = prestige(making, '35.2', originDrm(born, 'pr'));
  ctx.emit({ kind: 'prestige-rolled', cite: '35.2', man: man.name, pr, rolls: making.rolls });
  return { ...man, pr };
}

/** 31.2 One roll for every 3 TR; weapons and free choices wait for their turn (P220). */
function rollTalents(ctx: ManContext, rolled: Man) {
  let [man, free, weapons] = [rolled, 0, 0];
  for (let left = talentRolls(man); left > 0; left--) {
    const offer = rollTalent(ctx, man);
    const [only, another] = offer.picks;
    if (offer.free) free += 1;
    else if (another !== undefined) weapons += 1;
    else if (only !== undefined) man = gainTalent(ctx, man, only);
  }
  return { man, free, weapons };
}

/** 31.3, P113 The style he is first trained for; by V2.0 the dice say (P310). */
function* resolveFirstStyle(ctx: ManContext, man: Man): CareerRule<Man> {
  const { creation } = ctx.tables.gladiator;
  if (creation !== null) return takeType(ctx, man, creation);
  const styles = stylesFor(ctx.tables, man.talents);
  const [style = man.style] = yield* resolveAsk<'style'>([{ kind: 'style', seat: PLAYER, cite: '31.3', styles }]);
  return takeStyle(ctx, man, style);
}

/** P310 His type is rolled, and he is taught what it wants. */
function takeType(ctx: ManContext, man: Man, creation: CreationTables): Man {
  const making = makingOf(ctx);
  const style = rollType(making, creation, null);
  const wanted = talentMissing(style, man.talents);
  const taught = takeStyle(ctx, man, style, making.rolls);
  return wanted === null ? taught : gainTalent(ctx, taught, { code: wanted }, '31.1.1');
}

/** 31.1.1, P113 He is trained in a style, and in the weapons it issues; `rolls`: what chose it. */
export function takeStyle(ctx: ManContext, man: Man, style: FightingStyle, rolls: readonly Roll[] = []): Man {
  const cite = rolls.length === 0 ? '31.1.1' : 'P310';
  ctx.emit({ kind: 'style-taken', cite, man: man.name, style, ...(rolls.length === 0 ? {} : { rolls }) });
  return issueOf(ctx.tables, style)
    .filter((pick) => heldAs(man.talents, pick) === null)
    .reduce((taught, pick) => gainTalent(ctx, taught, pick, '31.1.1'), { ...unarmed(man), style });
}

/** 31.3 Which style a man fights in, of those that his talents allow. */
export const styleDecision: DecisionRules<
  CareerState,
  CampaignTables,
  CareerDecisions['style']['ask'],
  CareerDecisions['style']['choice']
> = {
  check: (_state, _tables, { styles }, style) =>
    styles.includes(style) ? null : `his talents do not let him fight as a ${style} (31.3)`,
  list: (_state, _tables, { styles }) => styles,
  sample: (_state, _tables, { styles }, pick) => styles[pick(styles.length)] ?? 'myrmillo',
};
