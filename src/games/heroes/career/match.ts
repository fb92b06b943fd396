/** 7.4, R100 The match of a slot: who meets whom, bound before anything is seen (R99). */
import { ONE_DIE } from '../../../kernel/dice.ts';
import type { LeadLevel } from '../../../kernel/levels.ts';
import { needing, rollOf } from '../../../kernel/roll.ts';
import { rollCard, rollOpponent } from '../rules/creation.ts';
import { ARENA_NAMES } from '../rules/names.ts';
import type { FighterSetup, HeroesSetup } from '../rules/types.ts';
import { type FightStyle, LOCALES, type Locale, PARTS, STYLES } from '../rules/words.ts';
import { newCareer } from './creation.ts';
import type { CareerContext } from './kit.ts';
import { ledBy, levelOfFoe } from './levels.ts';
import { isLiving } from './limits.ts';
import type { Career, CareerState, Comer, DayAct, Entrant } from './types.ts';

/** R100 A rival comes on this or less. */
const RIVAL_COMES = 2;

/** A match that is to be fought: its set-up, and who of it has a career. */
export interface Pairing {
  readonly setup: HeroesSetup;
  readonly locale: Locale;
  readonly entries: readonly Comer[];
}

/** 4.1, 7.4 Makes the match: allies, foes by the styles of the side, everybody's card. */
export function makeMatch(ctx: CareerContext, act: Extract<DayAct, { do: 'fight' }>): Pairing {
  const { state, tables } = ctx;
  const stars = act.stars.flatMap((entrant) => {
    const career = state.familia.find(({ id }) => id === entrant.star);
    return career === undefined ? [] : [{ career, entrant }];
  });
  const locale = highestLocale(stars.map(({ career }) => career.locale));
  const entries: Comer[] = stars.map(({ career, entrant }) => starEntry(career, entrant));
  for (let ally = 0; ally < act.allies; ally++)
    entries.push(gruntEntry(ctx, rollAllyStyle(ctx, `Ally ${ally + 1}`), locale, 0, entries));
  const styles = entries.map(({ fighter }) => fighter.style ?? 'murmillo');
  for (let foe = 0; foe < act.foes; foe++) {
    const style = rollOpponent(ctx, `Foe ${foe + 1}`, styles[foe % styles.length] ?? 'murmillo');
    entries.push(gruntEntry(ctx, style, locale, 1, entries));
  }
  const { board, toDeath } = tables.locales[locale];
  const setup: HeroesSetup = {
    ...{ board, gates: 'west-east', locale, toDeath: toDeath === 'never' ? false : null },
    ...{ starPower: state.setup.starPower, fighters: entries.map(({ fighter }) => fighter) },
  };
  return { setup, locale, entries };
}

/** R99 The highest locale among those who take part. */
export function highestLocale(locales: readonly Locale[]): Locale {
  return LOCALES[Math.max(0, ...locales.map((one) => LOCALES.indexOf(one)))] ?? 'fringes';
}

function starEntry(career: Career, { secondary, led }: Entrant): Comer {
  const style = secondary ? (career.secondary ?? career.primary) : career.primary;
  const how = { side: 0, ...ledBy(0, led ?? 'player'), rank: 'star', style, secondary } as const;
  return { career, fighter: fighterOf(career, how) };
}

function fighterOf(
  { name, card }: Pick<Career, 'name' | 'card'>,
  how: Pick<FighterSetup, 'side' | 'seat' | 'level' | 'rank' | 'style' | 'secondary'>,
): FighterSetup {
  return { name, ...how, card: copyOf(card), row: null };
}

/** A copy of a card, its members in one order, so that equal cards are equal text wherever they come from. */
function copyOf({ gender, handed, signatures, attributes, lost, spared }: Career['card']): Career['card'] {
  const { savvy, speed, strength } = attributes;
  const parts = PARTS.flatMap((part) => (lost[part] === undefined ? [] : [[part, lost[part]] as const]));
  const [own, left] = [{ savvy, speed, strength }, Object.fromEntries(parts)];
  return { gender, handed, signatures: [...signatures], attributes: own, lost: left, spared };
}

function rollAllyStyle({ dice, emit }: CareerContext, fighter: string): FightStyle {
  const roll = rollOf('style', '4.1', dice.throw('style', ONE_DIE), 'sum');
  const style = STYLES[roll.total - 1] ?? 'murmillo';
  emit({ kind: 'style-rolled', cite: '4.1', rolls: [{ ...roll, result: style }], fighter, style });
  return style;
}

/** 4.5, R100 A Grunt of a style: a rival that comes back, or a new one. */
function gruntEntry(
  ctx: CareerContext,
  style: FightStyle,
  locale: Locale,
  side: 0 | 1,
  entries: readonly Comer[],
): Comer {
  const rival = drawRival(ctx, style, locale, entries);
  const lead = side === 0 ? allyLead(ctx.state) : foeLead(ctx.state, locale, rival?.record.won ?? 0);
  const how = { side, ...ledBy(side, lead), rank: 'grunt', style, secondary: false } as const;
  if (rival !== null) return { career: rival, fighter: fighterOf(rival, how) };
  const name = newName(ctx, entries);
  const card = rollCard(ctx, name, { locale, row: null });
  const career = ctx.state.setup.rivals ? { ...gruntCareer(ctx, name, card, style), locale } : null;
  return { career, fighter: fighterOf({ name, card }, how) };
}

const allyLead = ({ setup: { levels } }: CareerState): LeadLevel | 'player' => levels?.allies ?? 'book';

function foeLead({ setup: { levels } }: CareerState, locale: Locale, won: number): LeadLevel {
  const foes = levels?.foes ?? 'book';
  return foes === 'each' ? levelOfFoe(locale, won) : foes;
}

function gruntCareer({ state }: CareerContext, name: string, card: Career['card'], primary: FightStyle) {
  state.ids += 1;
  return { ...newCareer(`g${state.ids}`, name, card, state.turn), primary, secondary: null };
}

/** R100 One of the rivals of that style and place who is free to come, on 1 or 2 of a die; null: a new one. */
function drawRival(ctx: CareerContext, style: FightStyle, locale: Locale, entries: readonly Comer[]): Career | null {
  const { state, dice, emit } = ctx;
  const here = new Set(entries.map(({ career }) => career?.id));
  const known = state.rivals.filter(
    (one) => one.primary === style && one.locale === locale && one.barred !== state.turn && !here.has(one.id),
  );
  const [only] = known;
  if (only === undefined) return null;
  const roll = needing(rollOf('rival', 'R100', dice.throw('rival', ONE_DIE), 'sum'), '<=', RIVAL_COMES);
  const lots = roll.need?.met === true && known.length > 1 ? [dice.lot('rival', 'R100', known.length)] : [];
  const rival = known[lots[0]?.picked ?? 0] ?? only;
  const comes = roll.need?.met === true;
  emit({ kind: 'rival-die', cite: 'R100', rolls: [roll], lots, name: rival.name, comes });
  return comes ? rival : null;
}

/** Names that slaves of the arena bore, by lot; nobody of the match has the same. */
function newName({ state, dice, emit }: CareerContext, entries: readonly Comer[]): string {
  const taken = new Set([
    ...entries.map(({ fighter }) => fighter.name),
    ...[...state.familia, ...state.rivals].filter(isLiving).map(({ name }) => name),
  ]);
  const free = ARENA_NAMES.filter((name) => !taken.has(name));
  const open = free.length > 0 ? free : ARENA_NAMES;
  const lot = dice.lot('name', '4.5', open.length);
  const name = open[lot.picked] ?? ARENA_NAMES[0];
  emit({ kind: 'named', cite: '4.5', lots: [lot], name });
  return name;
}

/** R100 How many rivals one locale remembers. */
const RIVALS_MOST = 12;

/** R100 Those who leave a match alive are remembered; of more than twelve in a locale the one longest known goes. */
export function remember(state: CareerState, entries: readonly Comer[]): void {
  for (const { career, fighter } of entries) {
    if (career === null || fighter.rank !== 'grunt') continue;
    state.rivals = state.rivals.filter(({ id }) => id !== career.id);
    if (isLiving(career) && !career.free) state.rivals.push(career);
  }
  for (const locale of LOCALES) {
    const here = state.rivals.filter((one) => one.locale === locale);
    const gone = new Set(here.slice(0, Math.max(0, here.length - RIVALS_MOST)).map(({ id }) => id));
    state.rivals = state.rivals.filter(({ id }) => !gone.has(id));
  }
}
