/** Looking around the arena with a cursor: what stands, lies and threatens in a hex. */
import type { GladiatorEvent } from '../../engine/gladiator/events.ts';
import { hasInFront, positionBonus } from '../../engine/gladiator/facing.ts';
import { fighterOf, weaponOf } from '../../engine/gladiator/sheet.ts';
import type { Fighter, FighterId, State } from '../../engine/gladiator/types.ts';
import { canStrike } from '../../engine/gladiator/weapons.ts';
import { conditionText, itemsText, itemText } from '../../engine/gladiator/words.ts';
import { hexLabel } from '../../engine/kernel/arena.ts';
import { DIRECTION_NAMES, type Direction, distance, type Hex, neighbour, sameHex } from '../../engine/kernel/hex.ts';
import type { Showing } from '../../session/frames.ts';
import { hasKit, kitSentences } from '../kit/weapon-notes.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, screenOf, stay, type View } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { wrapText } from '../wrap.ts';
import { drawArenaIn } from './arena-panel.ts';
import { isLarge, showsCoords } from './looks.ts';
import { NO_OVERLAY } from './scene.ts';
import { layoutOf } from './showing-view.ts';

interface LookState {
  readonly showing: Showing<State, GladiatorEvent>;
  readonly you: FighterId;
  readonly at: Hex;
  /** Whether hexes bear their names, where the player chose. */
  readonly coords?: boolean | null;
}

/** The look page. */
export function lookScreen(state: LookState): Screen {
  return screenOf('look', state, { update, view });
}

function update(state: LookState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(lookScreen(state));
  if (message.command === 'close' || message.key === 'x') return BACK;
  if (message.command === 'help') return { to: 'over', screen: lookScreen(state), next: helpScreen('look') };
  if (message.command === 'coords') {
    const coords = !showsCoords({ large: null, coords: state.coords ?? null }, env);
    return stay(lookScreen({ ...state, coords }));
  }
  const step = /^step-([0-5])$/.exec(message.command ?? '');
  const at = step === null ? state.at : neighbour(state.at, Number(step[1]) as Direction);
  return stay(lookScreen({ ...state, at: distance(at, { q: 0, r: 0 }) > 60 ? state.at : at }));
}

function view({ showing, you, at, coords = null }: LookState, env: Env): View {
  const looks = { large: null, coords };
  const canvas = blankScreen(env);
  const state = showing.shown;
  const { arena: width, side } = layoutOf(env);
  drawHeader(canvas, 'Looking around', hexLabel(state.window, at));
  const rows = canvas.height - 3;
  drawArenaIn(canvas, {
    x: 0,
    y: 1,
    width,
    height: rows,
    state,
    you,
    overlay: { ...NO_OVERLAY, cursor: at, coords: showsCoords(looks, env) },
    large: isLarge(looks, env),
    focus: [at],
    lens: null,
    env,
  });
  let y = 2;
  for (const line of lookLines(state, you, at, env).flatMap((text) => wrapText(text, side - 1)))
    canvas.text(width + 2, y++, line, { fg: 'text' });
  drawPrompt(canvas, canvas.height - 2, 'The step keys move the cursor.', 'tell');
  drawKeyBar(canvas, 'look', env);
  return { canvas, menu: null };
}

/** What there is to say about a hex. */
function lookLines(state: Readonly<State>, you: FighterId, at: Hex, env: Env): readonly string[] {
  const me = fighterOf(state, you);
  const range = distance(me.at, at);
  const men = state.fighters.filter((fighter) => fighter.fate !== 'spared' && sameHex(fighter.at, at));
  const items = state.loose.filter((loose) => sameHex(loose.at, at));
  return [
    `Hex ${hexLabel(state.window, at)}, ${range === 0 ? 'your own' : `${range} from you`}.`,
    ...men.flatMap((man) => describe(state, man, env)),
    ...items.map(({ item }) => `A ${itemText(item)} lies here: stumble check for whoever enters (15.1).`),
    ...state.fighters.filter((one) => one.fate === 'fighting').flatMap((one) => frontLine(one, at, env)),
    ...state.fighters
      .filter((one) => one.id !== you && one.fate === 'fighting')
      .map((foe) => advantageLine(foe, at, env)),
  ];
}

function describe(state: Readonly<State>, fighter: Fighter, { services }: Env): readonly string[] {
  const { name, style, type } = fighter;
  const kind = style === null ? type : `${style} (${type})`;
  return [
    `${name}, ${kind}, ${conditionText(state, fighter)}, facing ${DIRECTION_NAMES[fighter.facing]}.`,
    ...(style === null && !hasKit(fighter) ? [] : [`He holds ${itemsText(fighter.hands)}.`]),
    ...(hasKit(fighter) ? kitSentences(services.tables, fighter) : []),
  ];
}

/** Whether a man could strike at a hex, and why not where it lies in his front (6.1, 21). */
function frontLine(one: Fighter, at: Hex, { services: { tables } }: Env): readonly string[] {
  const range = distance(one.at, at);
  const weapon = weaponOf(one);
  if (canStrike(tables, one, at)) {
    return [
      range === 1 ? `In ${one.name}'s front (6.1).` : `${one.name}'s ${weapon?.kind ?? 'arm'} reaches here (21.1).`,
    ];
  }
  const near = weapon !== null && hasInFront(one, at) && tables.weapons[weapon.kind].from > 1;
  return near ? [`In ${one.name}'s front, but too near for his ${weapon.kind} (21.9).`] : [];
}

function advantageLine(foe: Fighter, at: Hex, env: Env): string {
  if (sameHex(foe.at, at)) return '';
  const bonus = foe.posture === 'prone' ? 4 : positionBonus(env.services.tables, at, foe.at, foe.facing);
  return `From here you would have +${bonus} on ${foe.name} as he stands (9.2).`;
}
