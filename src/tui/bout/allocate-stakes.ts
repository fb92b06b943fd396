/** What both men may do to each other, told while CF are divided: the chosen area, every area where there is room, and all. */
import type { Area, Attack, Fighter, Pool } from '../../engine/gladiator/types.ts';
import { areaName } from '../../engine/gladiator/words.ts';
import type { ThrownFights } from '../../odds/thrown.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS, truncate } from '../glyphs.ts';
import { in100 } from './allocate-odds.ts';
import { type AllocationDraft, attackOn } from './allocation-draft.ts';
import { FIGHTS, type Harm, type Stakes } from './stakes.ts';

/** Who divides his CF, and what is at stake for him. */
interface Staking {
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly pool: Pool;
  readonly draft: AllocationDraft;
  /** The player wants to be told odds. */
  readonly odds: boolean;
  /** What the two may do to each other; null where there are more of them. */
  readonly stakes: Stakes | null;
  /** Exchanges by the draft as it is that have been thrown. */
  readonly thrown: ThrownFights;
}

type View = Staking & { readonly stakes: Stakes };

/** Whether there is anything of the kind to tell. */
export function hasStakes<V extends Staking>(view: V): view is V & View {
  return view.odds && view.stakes !== null;
}

/** What he does to the other man's area, if he strikes at it at all. */
function given({ stakes, pool, draft }: View, area: Area): Harm | null {
  const attack: Attack | undefined = attackOn(pool, draft, area);
  return attack === undefined || attack.fatal === true ? null : stakes.attack(attack);
}

/** What the book's dice have the other man do to an area of his. */
function taken({ stakes, draft: { allocation } }: View, area: Area): Harm {
  return stakes.danger(area, allocation.defence[area], allocation.special === area);
}

/** Two lines: the chosen area, and all blows of both. */
export function drawStakes(canvas: Canvas, x: number, y: number, width: number, view: View): void {
  const { draft, target } = view;
  const area = draft.row;
  const mine = given(view, area);
  const his = taken(view, area);
  const him = target.beast === null ? 'him' : 'it';
  const name = areaName(target, area);
  const told = (cost: string) => {
    const struck = mine === null ? '' : `hurts ${him} ${in100(mine.wound)}${cost}, `;
    return `${name}: ${struck}you ${in100(his.wound)} in 100`;
  };
  const [bare, full] = [told(''), told(mine === null ? '' : costText(view, area))];
  canvas.text(x, y, truncate(full.length <= width ? full : bare, width, canvas.skin), { fg: 'text' });
  canvas.text(x, y + 1, truncate(allText(view, width), width, canvas.skin), { fg: 'text', bold: true });
}

/** ' (out 2, 1.4 CF off)': how often a blow takes a man's senses, and what it takes from his CF on the average. */
function costText({ stakes, pool, draft }: View, area: Area): string {
  const attack = attackOn(pool, draft, area);
  const cost = attack === undefined ? null : stakes.cost(attack);
  return cost === null ? '' : ` (out ${in100(cost.knockedOut)}, ${cost.cf.toFixed(1)} CF off)`;
}

/** What comes of all blows of both, as often as it has been thrown so far. */
function allText({ thrown: { fights, tolls }, fighter, target }: View, width: number): string {
  if (fights < FIGHTS.shown) return 'In all: dice are being thrown.';
  const [you, him] = [tolls.get(fighter.id), tolls.get(target.id)];
  const who = target.beast === null ? 'he' : 'it';
  const [his, dies] = [share(him?.wounded, fights), share(him?.killed, fights)];
  const [yours, die] = [share(you?.wounded, fights), share(you?.killed, fights)];
  const wide = `In all ${who} is hurt about ${his} times in 100, dies ${dies}; you ${yours}, die ${die}.`;
  return wide.length <= width ? wide : `All: ${who} ${his} (dead ${dies}), you ${yours} (dead ${die})`;
}

const share = (count: number | undefined, fights: number): string => in100((count ?? 0) / fights);

/** Columns of the figures beside an area, from where they begin. */
const AT = { bar: 0, hit: 7, wound: 11, kill: 17, wounds: 22, his: 28, kills: 33 } as const;
/** Cells of a bar. */
const BAR = 6;

/** The heads of those figures. */
export function drawStakesHead(canvas: Canvas, x: number, y: number): void {
  const style = { fg: 'mute' } as const;
  canvas.text(x, y, 'in 100', style);
  for (const [at, head] of [
    [AT.hit, 'hit'],
    [AT.wound, 'hurt'],
    [AT.kill, 'kill'],
    [AT.wounds, 'each'],
  ] as const)
    canvas.text(x + at, y, head, style);
  canvas.text(x + AT.his, y, 'you', { fg: 'youFg' });
  canvas.text(x + AT.kills, y, 'dead', style);
}

/** How often a blow at an area lands, wounds and kills, with the wounds of each; and how often he is wounded and killed there. */
export function drawStakesRow(canvas: Canvas, x: number, y: number, area: Area, view: View): void {
  const mine = given(view, area);
  const { gauge } = GLYPHS[canvas.skin];
  const right = (at: number, text: string, bold = false) =>
    canvas.text(x + at, y, text.padStart(3), { fg: at >= AT.his ? 'youFg' : 'text', bold });
  if (mine !== null) {
    const full = mine.wound <= 0 ? 0 : Math.max(1, Math.round(BAR * mine.wound));
    const end = canvas.text(x + AT.bar, y, gauge.full.repeat(full), { fg: 'foeFg' });
    canvas.text(end, y, gauge.empty.repeat(BAR - full), { fg: 'rule' });
    right(AT.hit, in100(mine.hit));
    right(AT.wound, in100(mine.wound), true);
    right(AT.kill, in100(mine.kill));
    canvas.text(x + AT.wounds, y, mine.wounds.toFixed(1), { fg: 'text' });
  }
  const his = taken(view, area);
  right(AT.his, in100(his.wound), true);
  right(AT.kills, in100(his.kill));
}
