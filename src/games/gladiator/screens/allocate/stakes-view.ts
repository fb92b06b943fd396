/** What both men may do to each other, told while CF are divided: the chosen area, every area where there is room, and all. */

import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import type { Pane } from '../../../../tui/pane.ts';
import type { Style } from '../../../../tui/style.ts';
import { type AllocationDraft, attackOn } from '../../ask/allocate/allocation-draft.ts';
import { type AreaGuard, in100, type OddsRange } from '../../ask/allocate/odds.ts';
import { FIGHTS, type Harm, harmOf, type Stakes } from '../../ask/allocate/stakes.ts';
import type { ThrownFights } from '../../odds/thrown.ts';
import { areaName } from '../../rules/told/words.ts';
import { AREA_NAMES, type Area, type Attack, type Fighter, type Pool } from '../../rules/types.ts';

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

/** Cells from which the chosen area has a line beside that of the whole exchange. */
const ROOM_FOR_AREA = 45;

/** Two lines: the chosen area and the whole exchange, or that alone where there is little room. */
export function drawStakes({ canvas, x, y, width }: Pane, view: View): void {
  const lines = width < ROOM_FOR_AREA ? wholeLines(view) : [areaText(view, width), wholeText(view, width)];
  for (const [i, line] of lines.entries())
    canvas.text(x, y + i, truncate(line, width, canvas.skin), { fg: 'text', bold: i === 1 });
}

/** What the chosen area comes to for either man, against the book's average. */
function areaText(view: View, width: number): string {
  const both = givenText(view, view.draft.row, in100(taken(view, view.draft.row).wound));
  return both !== null && both.length <= width ? both : dangerText(view);
}

/** 'your head: hurt 9, dead 1 in 100' */
function dangerText(view: View): string {
  const { wound, kill } = taken(view, view.draft.row);
  return `your ${AREA_NAMES[view.draft.row]}: hurt ${in100(wound)}, dead ${in100(kill)} in 100`;
}

/** What stands below the table of areas: against what its odds are told and, where the chosen area has no line elsewhere, what may come to it. */
export function oddsConditionText(view: Staking & { readonly guard: AreaGuard }, wide: boolean): string {
  const { draft, pool, guard } = view;
  const attack = attackOn(pool, draft, draft.row);
  if (!hasStakes(view)) {
    if (!view.odds || !wide || draft.allocation.attacks.length === 0) return '';
    return guard.sure ? `odds against its defence of ${guard.most}` : 'odds undefended';
  }
  if (wide) return "odds against the book's average";
  return attack === undefined
    ? `${dangerText(view)}, by the book's average`
    : `against the book's average; ${dangerText(view)}`;
}

/** 'head: hurts him 25 (out 2, 1.4 CF off), you 9 in 100': where every area has a row of figures, what these leave out. */
function givenText(view: View, area: Area, yours: string): string | null {
  const { target } = view;
  const mine = given(view, area);
  if (mine === null) return null;
  const him = target.beast === null ? 'him' : 'it';
  return `${areaName(target, area)}: hurts ${him} ${in100(mine.wound)}${costText(view, area)}, you ${yours} in 100`;
}

/** '■■···· hits 60, hurts him 25, kills 6 in 100; 0.6 wounds': the attack on the chosen area, where there is room for one alone. */
export function chosenText(view: View, { gauge }: Gauged): string | null {
  const { draft, pool, target } = view;
  if (attackOn(pool, draft, draft.row) === undefined) return null;
  const mine = given(view, draft.row);
  if (mine === null) return 'It has no odds of its own; the whole exchange includes it.';
  const full = mine.wound <= 0 ? 0 : Math.max(1, Math.round(BAR * mine.wound));
  const bar = `${gauge.full.repeat(full)}${gauge.empty.repeat(BAR - full)}`;
  const him = target.beast === null ? 'him' : 'it';
  return `${bar} hits ${in100(mine.hit)}, hurts ${him} ${in100(mine.wound)}, kills ${in100(mine.kill)} in 100; ${mine.wounds.toFixed(1)} wounds`;
}

/** What bars are made of. */
type Gauged = (typeof GLYPHS)[keyof typeof GLYPHS];

/** ' (out 2, 1.4 CF off)': how often a blow takes a man's senses, and what it takes from his CF on the average. */
function costText({ stakes, pool, draft }: View, area: Area): string {
  const attack = attackOn(pool, draft, area);
  const cost = attack === undefined ? null : stakes.cost(attack);
  return cost === null ? '' : ` (out ${in100(cost.knockedOut)}, ${cost.cf.toFixed(1)} CF off)`;
}

/** What comes of all blows of both, once enough exchanges have been thrown: then it stands. */
function wholeText(view: View, width: number): string {
  const told = tollsOf(view);
  if (told === null) return THROWING;
  const { who, his, dies, yours, die } = told;
  const short = `exchange, of 100 about: ${who} ${his} (${dies} dead), you ${yours} (${die})`;
  const texts = [
    `Whole exchange: ${who} is hurt about ${his} times in 100, dies ${dies}; you ${yours}, die ${die}.`,
    `Whole ${short}`,
  ];
  return texts.find(({ length }) => length <= width) ?? capital(short);
}

/** The same in two short lines. */
function wholeLines(view: View): readonly string[] {
  const told = tollsOf(view);
  if (told === null) return [THROWING, ''];
  const { who, his, dies, yours, die } = told;
  return ['Whole exchange, about, in 100:', `${who} hurt ${his}, dead ${dies}; you ${yours}, dead ${die}`];
}

const THROWING = 'Whole exchange: being counted.';

/** How often in a hundred exchanges each of the two is hurt, and dies; null until enough are thrown for it to stand. */
function tollsOf({ thrown: { fights, tolls }, fighter, target }: View) {
  if (fights < FIGHTS.enough) return null;
  const [you, him] = [tolls[fighter.id], tolls[target.id]];
  return {
    who: target.beast === null ? 'he' : 'it',
    his: share(him?.wounded, fights),
    dies: share(him?.killed, fights),
    yours: share(you?.wounded, fights),
    die: share(you?.killed, fights),
  };
}

const share = (count: number | undefined, fights: number): string => in100((count ?? 0) / fights);

/** Columns in which the figures beside an area end, from where its bar begins. */
const ENDS = { hit: 9, wound: 14, kill: 19, wounds: 26, his: 30, kills: 36 } as const;
/** Cells of a bar. */
const BAR = 6;

/** The heads of those figures. */
export function drawStakesHead(canvas: Canvas, x: number, y: number): void {
  drawHarmHead(canvas, x, y, 'in 100');
  put(canvas, x + ENDS.his, y, 'you', { fg: 'youFg' });
  put(canvas, x + ENDS.kills, y, 'dead', { fg: 'mute' });
}

/** How often a blow at an area lands, wounds and kills, with the wounds of each; and how often he is wounded and killed there. */
export function drawStakesRow(canvas: Canvas, x: number, y: number, area: Area, view: View): void {
  const mine = given(view, area);
  if (mine !== null) drawHarm(canvas, x, y, mine);
  else if (attackOn(view.pool, view.draft, area) !== undefined) canvas.text(x, y, 'in the whole alone', { fg: 'mute' });
  const his = taken(view, area);
  put(canvas, x + ENDS.his, y, in100(his.wound), { fg: 'youFg', bold: true });
  put(canvas, x + ENDS.kills, y, in100(his.kill), { fg: 'youFg' });
}

/** The heads of an attack's figures where nothing is known of the defence: undefended, and wounds at the most of it. */
export function drawRangeHead(canvas: Canvas, x: number, y: number, { most, sure }: AreaGuard): void {
  drawHarmHead(canvas, x, y, 'in 100');
  if (!sure && most > 0) put(canvas, x + ENDS.kills, y, `hurt at ${most}`, { fg: 'mute' });
}

/** What an attack does undefended, and how often it wounds against the most that may stand there. */
export function drawRangeRow(canvas: Canvas, x: number, y: number, range: OddsRange, { most, sure }: AreaGuard): void {
  drawHarm(canvas, x, y, harmOf(sure ? range.met : range.bare));
  if (!sure && most > 0) put(canvas, x + ENDS.kills, y, in100(harmOf(range.met).wound), { fg: 'text' });
}

function drawHarmHead(canvas: Canvas, x: number, y: number, by: string): void {
  const style = { fg: 'mute' } as const;
  canvas.text(x, y, by, style);
  put(canvas, x + ENDS.hit, y, 'hit', style);
  put(canvas, x + ENDS.wound, y, 'hurt', style);
  put(canvas, x + ENDS.kill, y, 'kill', style);
  put(canvas, x + ENDS.wounds, y, 'wounds', style);
}

function drawHarm(canvas: Canvas, x: number, y: number, { hit, wound, kill, wounds }: Harm): void {
  const { gauge } = GLYPHS[canvas.skin];
  const full = wound <= 0 ? 0 : Math.max(1, Math.round(BAR * wound));
  const end = canvas.text(x, y, gauge.full.repeat(full), { fg: 'foeFg' });
  canvas.text(end, y, gauge.empty.repeat(BAR - full), { fg: 'rule' });
  put(canvas, x + ENDS.hit, y, in100(hit), { fg: 'text' });
  put(canvas, x + ENDS.wound, y, in100(wound), { fg: 'text', bold: true });
  put(canvas, x + ENDS.kill, y, in100(kill), { fg: 'text' });
  put(canvas, x + ENDS.wounds, y, wounds.toFixed(1), { fg: 'text' });
}

/** A text whose last letter stands in a column. */
function put(canvas: Canvas, end: number, y: number, text: string, style: Style): void {
  canvas.text(end - text.length + 1, y, text, style);
}
