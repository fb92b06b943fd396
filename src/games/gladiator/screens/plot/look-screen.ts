/** Looking around the arena with a cursor: what stands, lies and threatens in a hex. */

import { edgeBeyond, hexLabel } from '../../../../kernel/arena.ts';
import { type Direction, distance, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Showing } from '../../../../session/frames.ts';
import { citesShown } from '../../../../tui/book/around.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { areasInWords, bearingOn, partInWords } from '../../ask/beasts/beast-bearing.ts';
import { groundLines, isShut } from '../../ask/plot/ground-lines.ts';
import { foesByRange } from '../../ask/sides.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { mayShoot } from '../../rules/advanced/bow.ts';
import { canStrike } from '../../rules/advanced/weapons.ts';
import { hasClearLine, hasInSight } from '../../rules/arena/sight.ts';
import { hasInFront, positionBonus, THROW_REACH } from '../../rules/basic/facing.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import { covers, headOf, rangeTo } from '../../rules/bodies.ts';
import { DIRECTION_NAMES } from '../../rules/directions.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf, isOnSand, weaponOf } from '../../rules/sheet.ts';
import { weaponRow } from '../../rules/tables/weapon-rows.ts';
import { conditionText, itemsText, itemText } from '../../rules/told/words.ts';
import type { Fighter, FighterId, State } from '../../rules/types.ts';
import { drawArenaIn } from '../bout/arena-panel.ts';
import { changeReach, isLargeFor, showsCoords } from '../bout/looks.ts';
import { NO_OVERLAY } from '../bout/scene.ts';
import { layoutOf } from '../bout/showing-view.ts';
import { animalMeaning } from '../kit/animal-notes.ts';
import { beastKit, beastMeaning } from '../kit/beast-notes.ts';
import { hasKit, kitSentences } from '../kit/weapon-notes.ts';
import { tablesFor } from '../tables-for.ts';

interface LookState {
  readonly showing: Showing<GladiatorKit>;
  readonly you: FighterId;
  readonly at: Hex;
  /** Whether hexes bear their names, where the player chose. */
  readonly coords?: boolean | null;
}

/** The screen on which a cursor goes over the arena and tells what stands in each hex. */
export function lookScreen(state: LookState): Screen {
  return { ...screenOf('look', state, { update, view }), cites: (env) => citesAt(state, env) };
}

/** The rules that what is said of the hex under the cursor goes by. */
function citesAt({ showing, you, at }: LookState, env: Env): readonly string[] {
  return citesShown(lookLines(showing.shown, you, at, env).join('\n'));
}

function update(state: LookState, message: Message, env: Env): Move {
  if (message.kind === 'hex') return stay(lookScreen({ ...state, at: message.at }));
  if (message.kind !== 'key') return stay(lookScreen(state));
  if (message.command === 'close' || message.key === 'x') return BACK;
  if (message.command === 'help') return { to: 'over', screen: lookScreen(state), next: helpScreen('look') };
  if (message.command === 'coords') {
    const coords = !showsCoords({ ...FRESH, coords: state.coords ?? null }, env);
    return stay(lookScreen({ ...state, coords }));
  }
  if (message.command === 'reach') changeReach(env);
  if (message.command === 'next-man') return stay(lookScreen({ ...state, at: manAfter(state) }));
  const step = /^step-([0-5])$/.exec(message.command ?? '');
  const at = step === null ? state.at : neighbour(state.at, Number(step[1]) as Direction);
  return stay(lookScreen({ ...state, at: distance(at, { q: 0, r: 0 }) > 60 ? state.at : at }));
}

/** Nothing chosen about the size of hexes. */
const FRESH = { large: null, coords: null, lens: { view: null } } as const;

/** Where the man stands who comes after the one under the cursor; where nobody is under it, the first. */
function manAfter({ showing, at }: LookState): Hex {
  const men = showing.shown.fighters.filter(isOnSand);
  const here = men.findLastIndex((man) => sameHex(man.at, at));
  return men[(here + 1) % men.length]?.at ?? at;
}

function view({ showing, you, at, coords = null }: LookState, env: Env): View {
  const looks = { ...FRESH, coords };
  const canvas = blankScreen(env);
  const state = showing.shown;
  const { arena: width, side } = layoutOf(env, showing.shown.fighters.length);
  drawHeader(canvas, 'Looking around', hexLabel(state.window, at));
  const rows = canvas.height - 3;
  const large = isLargeFor(looks, state, { width, height: rows }, env);
  drawArenaIn(canvas, {
    x: 0,
    y: 1,
    width,
    height: rows,
    state,
    you,
    overlay: { ...NO_OVERLAY, cursor: at, coords: coords ?? large },
    large,
    focus: [at],
    lens: null,
    env,
  });
  let y = 2;
  const lines = lookLines(state, you, at, env).flatMap((text) => wrapText(text, side - 1));
  for (const line of lines.slice(0, canvas.height - 4)) canvas.text(width + 2, y++, line, { fg: 'text' });
  drawPrompt(canvas, canvas.height - 2, 'The step keys move the cursor, Tab goes from man to man.', 'tell');
  drawKeyBar(canvas, 'look', env);
  return { canvas, menu: null };
}

/** Hexes within which it matters how one stands to a man who is not the nearest. */
const NEAR = 2;

/** What there is to say about a hex. */
function lookLines(state: Readonly<State>, you: FighterId, at: Hex, env: Env): readonly string[] {
  const me = fighterOf(state, you);
  const range = distance(me.at, at);
  const men = state.fighters.filter((fighter) => isOnSand(fighter) && covers(fighter, at));
  const items = state.loose.filter((loose) => sameHex(loose.at, at));
  const where = edgeBeyond(state.window, at) === null ? `Hex ${hexLabel(state.window, at)}` : 'Off the map';
  const here = `${where}, ${range === 0 ? 'your own' : `${range} from you`}.`;
  if (isShut(state, at)) return [here, ...groundLines(state, at)];
  return [
    here,
    ...groundLines(state, at),
    ...men.flatMap((man) => (man.beast === null ? describe(state, man, env) : describeBeast(state, man, at, env))),
    ...items.map(({ item }) => `A ${itemText(item)} lies here: a man who enters checks for a stumble (15.1).`),
    ...(hasClearLine(state, me.at, at)
      ? []
      : ['No blow or throw of yours reaches this hex: something is in the way (27).']),
    ...state.fighters.filter((one) => one.fate === 'fighting').flatMap((one) => frontLine(state, one, at, env)),
    ...foesByRange(state, { ...me, at })
      .filter((foe, i) => i === 0 || rangeTo(foe, at) <= NEAR)
      .map((foe) => advantageLine(foe, at, env)),
  ];
}

function describe(state: Readonly<State>, fighter: Fighter, env: Env): readonly string[] {
  const { name, style, type } = fighter;
  const kind = style === null ? type : `${style} (${type})`;
  return [
    `${name}, ${kind}, ${conditionText(state, fighter)}, facing ${DIRECTION_NAMES[fighter.facing]}.`,
    ...(style === null && !hasKit(fighter) ? [] : [`He holds ${itemsText(fighter.hands)}.`]),
    ...(hasKit(fighter) ? kitSentences(tablesFor(env, state.rules), fighter) : []),
  ];
}

/** 28.2, 28.3 A beast: which part of it is here, what it is, what has become of it. */
function describeBeast(state: Readonly<State>, fighter: Fighter, at: Hex, env: Env): readonly string[] {
  const tables = tablesFor(env, state.rules);
  const { name, beast, facing, fate } = fighter;
  if (beast === null) return [];
  const condition = conditionText(state, fighter);
  const part = partInWords(fighter, at);
  const head = `${name}${condition === 'standing' ? '' : `, ${condition}`}, facing ${DIRECTION_NAMES[facing]}: its ${part} is here.`;
  if (fate === 'dead') return [head];
  return [
    head,
    `${capital(beastKit(tables, state.rules, fighter).replaceAll('  ', ', '))}.`,
    meaningOf(state, fighter),
  ];
}

/** What meeting a beast of this book means. */
function meaningOf({ rules }: Readonly<State>, fighter: Fighter): string {
  if (fighter.beast === null) return '';
  const { kind } = fighter.beast;
  return isSpringsteens(rules, fighter) ? animalMeaning(kind) : beastMeaning(kind);
}

/** 28.7.1 What of a beast can be struck from a hex. */
function reachLine(beast: Fighter, at: Hex, { services }: Env): string {
  const { tables } = gladiatorFiles(services);
  const { side, bonus, areas, range } = bearingOn(tables, at, beast);
  const where = range > 1 ? `At its ${side}` : side === 'front' ? 'In front of it' : `At its ${side}`;
  return `${where}: from here you would strike ${areasInWords(beast, areas)} of ${beast.name} at +${bonus} (28.7.1).`;
}

/** Whether a man could strike at a hex, and why not where it lies in his front (6.1, 21). */
function frontLine(state: Readonly<State>, one: Fighter, at: Hex, env: Env): readonly string[] {
  const tables = tablesFor(env, state.rules);
  const range = distance(headOf(one), at);
  const weapon = weaponOf(one);
  if (canStrike(state, tables, one, at)) {
    if (one.beast !== null) return [`In the front of ${one.name} (28.7.2).`];
    return [
      range === 1 ? `In ${one.name}'s front (6.1).` : `${one.name}'s ${weapon?.kind ?? 'arm'} reaches here (21.1).`,
    ];
  }
  if (mayShoot(tables, one) && hasInSight(state, one, at, THROW_REACH)) return [`${one.name} can shoot here (21.3).`];
  const near = weapon !== null && hasInFront(one, at) && weaponRow(tables, weapon).from > 1;
  return near
    ? [`In ${one.name}'s front, but too near for his ${weapon.kind} (21.9), except to stand over a fallen man (18.2).`]
    : [];
}

function advantageLine(foe: Fighter, at: Hex, env: Env): string {
  if (covers(foe, at)) return '';
  if (foe.beast !== null) return reachLine(foe, at, env);
  const { tables } = gladiatorFiles(env.services);
  if (foe.mount !== null) {
    const { side, bonus } = bearingOn(tables, at, foe);
    return `From here, toward the ${side} of the horse, you would have +${bonus} on ${foe.name} (30.6.1).`;
  }
  const bonus = foe.posture === 'prone' ? 4 : positionBonus(tables, at, foe.at, foe.facing);
  return `From here you would have +${bonus} on ${foe.name} as he stands (9.2).`;
}
