/** A word of advice beside an order being written. */

import { sameHex } from '../../../../kernel/hex.ts';
import { heldBy } from '../../rules/advanced/grip.ts';
import { armedCf } from '../../rules/advanced/weapons.ts';
import { isOnRock } from '../../rules/arena/obstacles.ts';
import { actionsMax } from '../../rules/basic/plot.ts';
import { mayRise } from '../../rules/basic/posture.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { isActive, isRidden, movesLeft } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, NetKind, PlotAction, State } from '../../rules/types.ts';
import { animalPlotHint, beastPlotHint } from '../beasts/beast-hints.ts';
import { riderPlotHint } from '../beasts/rider-hints.ts';
import type { PlotDraft, PlotGround } from '../plot/plot-draft.ts';
import { prospectOf } from '../plot/prospect.ts';
import { waysFrom } from '../plot/ways.ts';
import { foesByRange, isTeams, nearestFoe } from '../sides.ts';
import { arenaHint } from './arena-hint.ts';
import { farHint } from './far-hint.ts';

/** 31.3 SP Whether it is a movement that a sprint may be made of. */
const isForward = ({ code }: PlotAction): boolean => code === 'F' || code === 'SFL' || code === 'SFR';

function isSpecial({ actions }: PlotDraft, tables: Tables): boolean {
  return actions.some(({ code }) => tables.actions[code].kind === 'special');
}

/** The phase from which the end of the turn is near. */
const LATE = 6;

/** 17.2 What the end of a turn costs where it is near and nobody has met yet; '' before, or once they have. */
function enduranceHint({ cn }: Fighter, { phase, turn, fighters }: Readonly<State>): string {
  const met = fighters.some(({ attackTotal, defenceTotal }) => attackTotal + defenceTotal > 0);
  if (phase < LATE || met) return '';
  const worst = 6 + turn - cn;
  const loss = worst > 0 ? `you lose 1D6 + ${turn} - your CN ${cn} in CF` : `with CN ${cn} you lose nothing yet`;
  return `The turn is nearly over and you have not met. At its end both check endurance (17.2): ${loss}. It costs more each turn, so a long chase is tiring.`;
}

/** 26.2, 26.4 Opponents who stand close. */
function surroundedHint(me: Fighter, state: Readonly<State>): string {
  const close = foesByRange(state, me).filter((foe) => isActive(foe) && !isRidden(foe) && rangeBetween(foe, me) === 1);
  if (close.length < 2) return '';
  return `${close.map(({ id }) => id).join(' and ')} are beside you. You will turn to face as many as you can (26.2); one left behind you strikes past your defence (26.4).`;
}

/** 20.2-20.7 What a net attack that has been written will do. */
const NET_HINTS: { readonly [K in NetKind]: string } = {
  toss: 'After both have moved, the net is tossed at him if he stands within three hexes in front of you. In it he may still step, but neither turn nor strike, and you strike at +4 (20.4, 20.5). The better your NF against his, the surer.',
  swing:
    'After both have moved, the net sweeps through the two hexes in front of you, and the first man it meets may stumble (20.7).',
  lay: 'An enemy who comes through that hex in this phase may stumble on the net (20.8).',
};

/** What a newcomer should know while an order is written, by what is written of it. */
export function plotHint(ground: PlotGround, draft: PlotDraft): string {
  const { state, tables, fighter: me } = ground;
  const foe = nearestFoe(state, me);
  if (me.owesStumble) return 'You stumbled: before anything else you may fall (2D6 + AG, 7 or less). Enter goes on.';
  if (me.grappled !== null)
    return 'You are held: you can neither move nor turn. Enter goes on; then you may spend CF on getting free.';
  if (heldBy(state, me) !== null)
    return 'You hold him. If you leave your hex or pick something up, he is free. Enter keeps still, and keeps your hold.';
  if (me.posture === 'prone' && !mayRise(tables, me))
    return 'You are down, and your armour is too heavy to rise in (P306). Roll away sideways with a step key, or lie still and defend yourself. In front of him without moves left, you must beg for your life.';
  if (me.posture === 'prone')
    return 'You are down. Roll away sideways with a step key, or get to your knees with . (KN). In front of him without moves left, you must beg for your life.';
  if (movesLeft(tables, me) === 0)
    return `You have no moving phase left this turn: Enter stands and waits. Moving on costs endurance (17.3). ${enduranceHint(me, state)}`.trimEnd();
  if (foe === null) return '';
  if (foe.beast !== null && draft.actions.length === 0)
    return animalPlotHint(state, me, foe) ?? beastPlotHint(tables, me, foe);
  if (foe.mount !== null && draft.actions.length === 0 && draft.net === null) return riderPlotHint(tables, me, foe);
  const who = isTeams(state) ? foe.name.toUpperCase() : 'He';
  if (draft.net !== null) return NET_HINTS[draft.net.kind];
  if (foe.posture === 'prone' && foe.conscious)
    return `${who} is down: strike at +4, or step onto him and he must beg for his life (8.3).`;
  const range = rangeBetween(me, foe);
  const most = actionsMax(me);
  if (
    draft.actions.length === most ||
    (draft.actions.length === 2 && !draft.actions.every(isForward)) ||
    isSpecial(draft, tables) ||
    (draft.actions.length > 0 && waysFrom(ground, draft, false).length === 0)
  )
    return 'The order is complete. [ and ] turn at its end where the rules allow it; Backspace takes it back; Enter commits.';
  const climbs = prospectOf(ground, draft.actions).stances.at(-1);
  if (climbs !== undefined && !sameHex(climbs.at, me.at) && isOnRock(state, climbs))
    return 'A single F without a turn climbs the rock (27.8.2). With one more step or turn you run into it. Enter commits.';
  if (draft.actions.length === 2)
    return 'A third step forward makes it a sprint, with a stumble check at -1 (31.3). Enter commits.';
  if (draft.actions.length === 1)
    return 'One more step if you like, [ and ] turn after it, Backspace takes it back. Enter commits.';
  const endurance = enduranceHint(me, state);
  if (range > 1 && endurance !== '') return endurance;
  if (range > 2)
    return `${who} is ${range} hexes away. The letters in the arena step there; two steps make an order, Enter commits it. ${farHint(state, tables, me, foe)}`;
  const surrounded = surroundedHint(me, state);
  if (surrounded !== '') return surrounded;
  const arena = arenaHint(me, foe, state);
  if (range === 1 && arena !== '') return arena;
  if (armedCf(state.rules, tables, me) < 4) return 'You are weak: keep him in front of you and defend, or keep away.';
  return 'Coming at him from behind his shoulder gives +3 CF, from straight behind +4 (9.2). You can strike at an enemy in the three hexes in front of you.';
}
