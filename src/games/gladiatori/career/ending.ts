/** GR-89, GR-99, GR-100 How a campaign ends. */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusNow, SENTENCE } from './calendar.ts';
import type { CampaignContext } from './kit.ts';
import type { CampaignState } from './types.ts';
import type { CampaignEnd } from './words.ts';

/** Whether somebody who ended so is free. */
export const isFreedom = (how: CampaignEnd): boolean => how === 'rudis' || how === 'bought free';

/** Ends the campaign, once. */
export function endCampaign({ state, emit }: CampaignContext, how: CampaignEnd, cite: string, why: string): void {
  if (state.ended !== null) return;
  const letter = isFreedom(how) ? 'V' : how === 'dead' ? 'P' : 'M';
  state.ended = { how, munus: state.turn, why };
  state.outcome = { winner: isFreedom(how) ? 0 : null, by: how, results: { m: letter } };
  emit({ kind: 'ended', cite, how, name: state.man.name, why });
}

/** GR-99 Fame that is asked for, what two dice must show, and Fame beyond that which counts one. */
export const RUDIS_FAME = 14;
const RUDIS = 10;
const FAME_A_POINT = 2;

/** GR-99 After a match that was won the wooden sword may be given to whoever is famous enough. */
export function rollForRudis(ctx: CampaignContext): void {
  const { state, dice, emit } = ctx;
  const { man } = state;
  if (man.fame < RUDIS_FAME) return;
  const thrown = dice.throw('rudis', TWO_DICE);
  const roll = needing(rollOf('rudis', 'GR-99', thrown, 'sum', rudisModifiers(state, man.fame)), '>=', RUDIS);
  emit({ kind: 'rudis-roll', cite: 'GR-99', rolls: [roll], name: man.name, freed: met(roll) });
  if (met(roll)) endCampaign(ctx, 'rudis', 'GR-99', `the wooden sword at ${munusNow(state).town}`);
}

/** GR-99 What helps to the wooden sword. */
function rudisModifiers(state: Pick<CampaignState, 'year' | 'turn'>, fame: number): readonly Modifier[] {
  const over = Math.floor((fame - RUDIS_FAME) / FAME_A_POINT);
  const { temper } = munusNow(state);
  return [
    ...(over > 0 ? [modifier(over, 'more Fame', 'GR-99')] : []),
    ...(temper === 'lavish' ? [modifier(1, 'a lavish giver', 'GR-99')] : []),
    ...(temper === 'cruel' ? [modifier(-1, 'a cruel giver', 'GR-99')] : []),
  ];
}

/** GR-99 What two dice must show for the wooden sword after a match that is won and leaves such Fame; null: it is not thought of. */
export function rudisOn(state: Pick<CampaignState, 'year' | 'turn'>, fame: number): number | null {
  return fame < RUDIS_FAME ? null : RUDIS - sumModifiers(rudisModifiers(state, fame));
}

/** GR-89 On this or less whoever lay unconscious keeps a scar; so many cripple. */
const SCARRED = 5;
const CRIPPLED = 3;

/** GR-89 Whether lying unconscious leaves a scar. */
export function rollForScar(ctx: CampaignContext): void {
  const { state, dice, emit } = ctx;
  const { man } = state;
  const roll = needing(rollOf('scar', 'GR-89', dice.throw('scar', TWO_DICE), 'sum'), '<=', SCARRED);
  if (met(roll)) man.scars += 1;
  emit({ kind: 'scar-roll', cite: 'GR-89', rolls: [roll], name: man.name, stays: met(roll), scars: man.scars });
  if (man.scars >= CRIPPLED) endCampaign(ctx, 'crippled', 'GR-89', `${CRIPPLED} scars are one too many`);
}

/** GR-100 With its last munus the sentence is over. */
export function endSentence(ctx: CampaignContext): void {
  if (ctx.state.turn < SENTENCE) return;
  endCampaign(ctx, 'sold', 'GR-100', 'the years are over, and nobody asked for its freedom');
}
