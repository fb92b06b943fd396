/** A word of advice beside the prompt, for who wants it. */

import { sameHex } from '../../../../kernel/hex.ts';
import type { Env } from '../../../../tui/program.ts';
import { gladiatorOf } from '../../files/services.ts';
import { heldBy } from '../../rules/advanced/grip.ts';
import { guardCost } from '../../rules/advanced/specials.ts';
import { armedCf } from '../../rules/advanced/weapons.ts';
import { isBesideTree, isOnRock, standsAbove } from '../../rules/arena/obstacles.ts';
import { actionsMax } from '../../rules/basic/plot.ts';
import { mayRise } from '../../rules/basic/posture.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { fighterOf, isActive, isRidden, movesLeft } from '../../rules/sheet.ts';
import type { Fighter, NetKind, PlotAction, Pool, State } from '../../rules/types.ts';
import { hasChoices } from '../allocate/allocation-specials.ts';
import { markIn } from '../allocate/marks.ts';
import { animalPlotHint, beastAllocateHint, beastPlotHint } from '../beasts/beast-hints.ts';
import { RIDER_ALLOCATE_HINT, riderPlotHint } from '../beasts/rider-hints.ts';
import type { PlotDraft } from '../plot/plot-draft.ts';
import { prospectOf } from '../plot/prospect.ts';
import { tablesFor } from '../tables-for.ts';
import type { GladiatorRequest } from './session.ts';
import { foesByRange, isTeams, nearestFoe } from './sides.ts';

const ALLOCATE_HINT =
  'More CF on one area hits harder; several attacks find gaps. His blows come too: guard what he may strike, first of all what is weak or bare.';

/** What a newcomer should know at this prompt, in one or two sentences. */
export function hintFor(request: GladiatorRequest, state: Readonly<State>, draft: PlotDraft, env: Env): string {
  switch (request.kind) {
    case 'plot':
      return plotHint(fighterOf(state, request.fighter), state, draft, env);
    case 'allocate':
      if (request.foes.length > 1) return severalHint(request.pool);
      if (!request.pool.mayAttack)
        return `You cannot strike this phase. Guard what he is likeliest to strike, the bare areas first.${guardHint(request.pool)}`;
      if (onHorse(state, fighterOf(state, request.target))) return RIDER_ALLOCATE_HINT;
      if (fighterOf(state, request.target).beast !== null) return beastAllocateHint(fighterOf(state, request.target));
      return (
        arenaHint(fighterOf(state, request.fighter), fighterOf(state, request.target), state) ||
        (hasChoices(request.pool) ? choicesHint(request.pool) : ALLOCATE_HINT)
      );
    case 'act':
      return 'You may do one thing with an item before the fight, or nothing.';
    case 'aim':
      return 'Your throw struck where you please: bare areas bleed most.';
    case 'lose':
      return 'In the noose you cannot strike. Without a weapon you cannot parry either; without a shield its results become parries (9.6).';
    case 'seize':
      return 'Without it he casts nothing until he has taken it up again. In your hands it is a net like any other, at -2 if you were not taught to use one (20.9.2).';
    case 'grapple':
      return 'Held he can neither move, turn nor strike, and each phase he stays so he is stunned by 1D3 and your ST. You need both hands for it, and strike nobody.';
    case 'hold':
      return 'He is free on 6 or less of 3D6, less his CF, with yours. What you keep back defends you. Leave your hex, take something up or be hurt, and you lose him.';
    case 'escape':
      if (fighterOf(state, request.fighter).grappled !== null)
        return 'CF spent here are gone for this phase, and his count against them. In his hands you can only escape or defend yourself; each phase he holds you he stuns you.';
      return 'CF spent here are gone for this phase; what is left may defend. What an escape lacks, attacks on you gain.';
    case 'drag':
      return 'Down, he is at your mercy at the start of the next phase, as long as you hold the cord, a weapon and a CF.';
    case 'draw':
      return 'What you draw is in your hand at once, but this phase your attacks with it count half.';
    case 'face':
      return 'Whom you turn your back on strikes past your defence.';
    case 'cast':
      return 'A net holds one man: he can neither turn nor strike until he is out of it.';
    case 'sand':
      return 'You write its CF with the rest; a hit costs him 2D3 CF for this phase. He turns to you, and may answer with whatever reaches you.';
    case 'mercy':
      return 'An appeal takes this phase of you both; refused, he stays where he lies.';
    case 'call':
      return 'Wounds and the fifth turn bring a better column: the crowd likes a man who has stood long and bled. Refused mercy, he is killed.';
    case 'favour':
      return 'Options (o on the title) say when you are asked. Each time you call counts against your luck after the bout, heard or not (34.4).';
    case 'keep':
      return 'The other throw is as if it had never fallen.';
    case 'feint':
      return 'The feint worked: strike where he has neither armour nor CF. The legs of a kneeling man, and a man above you, halve this blow too (14.2, 27.8.2.2).';
  }
}

/** 30 Whether a man rides, or is a horse with a rider. */
const onHorse = (state: Readonly<State>, { mount, beast }: Fighter): boolean =>
  mount !== null || (beast !== null && beast.rider !== null && isActive(fighterOf(state, beast.rider)));

/** 23.3 */
function guardHint(pool: Pool): string {
  return pool.specialDefences.length === 0
    ? ''
    : ` v guards an area for ${guardCost(pool)} CF, however hard he strikes (23.3).`;
}

/** 26.3-26.5 */
function severalHint({ marks }: Pool): string {
  const next = marks.length > 1 ? ' Tab: the next to strike at.' : '';
  const edge = marks.some((mark) => mark.edge.length > 0) ? ' e: what position gives, into one attack (26.5).' : '';
  return `Your defence counts in full against all but those behind you (26.4).${next}${edge}`;
}

/** 23, 24 What there is to choose beside CF, by its keys. */
function choicesHint(pool: Pool): string {
  const { specialAttacks, arms } = markIn(pool);
  const offers = [
    ...(specialAttacks.length > 0 ? ['c makes the attack on this area special'] : []),
    ...(pool.specialDefences.length > 0
      ? [`v guards the area for ${guardCost(pool)} CF, however hard he strikes`]
      : []),
    ...(arms.length > 1 ? ['w takes the other weapon'] : []),
    ...(pool.fatalBlow === true ? ['b gives the attack up for the next'] : []),
  ];
  return `${offers.join('; ')} (23, 24${pool.fatalBlow === true ? ', 31.3' : ''}).`;
}

/** 31.3 SP */
const isForward = ({ code }: PlotAction): boolean => code === 'F' || code === 'SFL' || code === 'SFR';

function isSpecial({ actions }: PlotDraft, { services }: Env): boolean {
  return actions.some(({ code }) => gladiatorOf(services).tables.actions[code].kind === 'special');
}

/** The phase from which the end of the turn is near. */
const LATE = 6;

/** 17.2 What the end of a turn costs where it is near and nobody has met yet; '' before, or once they have. */
function enduranceHint({ cn }: Fighter, { phase, turn, fighters }: Readonly<State>): string {
  const met = fighters.some(({ attackTotal, defenceTotal }) => attackTotal + defenceTotal > 0);
  if (phase < LATE || met) return '';
  const worst = 6 + turn - cn;
  const loss = worst > 0 ? `what 1D6 + ${turn} is above your CN ${cn} comes off your CF` : `your CN ${cn} still holds`;
  return `The turn is nearly over and you have not met. At its end both test endurance (17.2): ${loss}. It grows each turn, so a long chase tires.`;
}

/** 26.2, 26.4 Opponents who stand close. */
function surroundedHint(me: Fighter, state: Readonly<State>): string {
  const close = foesByRange(state, me).filter((foe) => isActive(foe) && !isRidden(foe) && rangeBetween(foe, me) === 1);
  if (close.length < 2) return '';
  return `${close.map(({ id }) => id).join(' and ')} are beside you. You will turn to have as many in front as can be (26.2); who is left behind you strikes past all defence (26.4).`;
}

/** 20.2-20.7 What a net attack that has been written will do. */
const NET_HINTS: { readonly [K in NetKind]: string } = {
  toss: 'After you both have moved, the net is cast at him if he stands within three hexes before you; in it he can only defend himself or struggle, and you strike at +4. The better your NF against his, the surer (20.4, 20.5).',
  swing:
    'After you both have moved, the net sweeps at the first within two hexes before you: he may lose his feet (20.7).',
  lay: 'Whoever comes through that hex in this phase may stumble on the net (20.8).',
};

/** 27.6.1, 27.8.2 What it means to fight from a rock, against one, or beside a tree; '' elsewhere. */
function arenaHint(me: Fighter, foe: Fighter, state: Readonly<State>): string {
  if (standsAbove(state, me, foe))
    return 'You stand on a rock: he is to you as one who kneels, and his attacks on you count half (27.8.2). A hit may throw you down.';
  if (standsAbove(state, foe, me))
    return 'He stands on a rock: you are to him as one who kneels, and your attacks on him count half (27.8.2). But a hit may throw him down.';
  return isBesideTree(state, me.at) ? 'Beside a tree a fumble loses you the weapon that you struck with (27.6.1).' : '';
}

function plotHint(me: Fighter, state: Readonly<State>, draft: PlotDraft, env: Env): string {
  const foe = nearestFoe(state, me);
  if (me.owesStumble) return 'You stumbled: before anything else you may fall (2D6 + AG, 7 or less). Enter goes on.';
  if (me.grappled !== null)
    return 'You are held: you can neither move nor turn. Enter goes on; then you may spend CF on getting free.';
  if (heldBy(state, me) !== null)
    return 'You hold him. Leave your hex, or take something up, and he is free. Enter keeps still, and your hold.';
  if (me.posture === 'prone' && !mayRise(tablesFor(env, state.rules), me))
    return 'You are down, and your iron lets you rise no more (P306). Roll away sideways with a step key, or lie and defend yourself. Without moves before him you must beg.';
  if (me.posture === 'prone')
    return 'You are down. Roll away sideways with a step key, or c and KN gets you to your knees. Stay down without moves before him, and you must beg.';
  if (movesLeft(tablesFor(env, state.rules), me) === 0)
    return `No moving phase is left this turn: Enter stands and waits. Going on costs endurance (17.3). ${enduranceHint(me, state)}`;
  if (foe === null) return '';
  if (foe.beast !== null && draft.actions.length === 0)
    return animalPlotHint(state, me, foe) ?? beastPlotHint(tablesFor(env, state.rules), me, foe);
  if (foe.mount !== null && draft.actions.length === 0 && draft.net === null)
    return riderPlotHint(tablesFor(env, state.rules), me, foe);
  const who = isTeams(state) ? foe.name.toUpperCase() : 'He';
  if (draft.net !== null) return NET_HINTS[draft.net.kind];
  if (foe.posture === 'prone' && foe.conscious)
    return `${who} is down: strike at +4, or step onto him and he must beg for his life (8.3).`;
  const range = rangeBetween(me, foe);
  const most = actionsMax(me);
  if (
    draft.actions.length === most ||
    (draft.actions.length === 2 && !draft.actions.every(isForward)) ||
    isSpecial(draft, env)
  )
    return 'That is a whole order. [ and ] turn at its end where the rules allow it; Backspace takes it back; Enter commits.';
  const ground = { state, tables: tablesFor(env, state.rules), fighter: me };
  const climbs = prospectOf(ground, draft.actions).stances.at(-1);
  if (climbs !== undefined && !sameHex(climbs.at, me.at) && isOnRock(state, climbs))
    return 'A single F without a turn climbs the rock (27.8.2): one step or turn more, and you run into it. Enter commits.';
  if (draft.actions.length === 2)
    return 'A third step forward makes it a sprint, with a stumble check at -1 (31.3). Enter commits.';
  if (draft.actions.length === 1)
    return 'One more step if you like, [ and ] turn after it, Backspace takes it back. Enter commits.';
  const endurance = enduranceHint(me, state);
  if (range > 1 && endurance !== '') return endurance;
  if (range > 2)
    return `${who} is ${range} hexes off. The letters in the arena step there; two steps make an order, Enter commits it. c lists charge, leap and the rest.`;
  const surrounded = surroundedHint(me, state);
  if (surrounded !== '') return surrounded;
  const arena = arenaHint(me, foe, state);
  if (range === 1 && arena !== '') return arena;
  if (armedCf(state.rules, tablesFor(env, state.rules), me) < 4)
    return 'You are weak: keep him in front of you and defend, or keep away.';
  return 'Coming at him from behind his shoulder gives +3, from his back +4 (9.2). You fight whoever stands in your front.';
}
