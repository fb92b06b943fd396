/** How the screens of a career speak of those in it. */
import { type Skin, truncate } from '../../../../tui/glyphs.ts';
import { munusOf } from '../../career/calendar.ts';
import { favourOf, leadOf } from '../../career/men.ts';
import { memoryOf } from '../../career/told.ts';
import type { BoutOffer, CareerState, Gladiator, Munus, PastBout, Rival } from '../../career/types.ts';
import type { Skill } from '../../rules/words.ts';

/** 14 What each skill does. */
export const SKILL_NOTES: { readonly [S in Skill]: string } = {
  reflexes: '+1 Action Point each turn',
  attack: '+1 on every attack',
  dodge: '-1 on attacks at you',
  stamina: 'two stamina more in every bout',
  popularity: '+2 on appeals, +1 for the wooden sword',
};

/** '3 won, 1 drawn, 2 lost'. */
export const countsText = ({ record: { won, lost, drawn } }: Pick<Gladiator, 'record'>): string =>
  `${won} won${drawn > 0 ? `, ${drawn} drawn` : ''}, ${lost} lost`;

/** '2 skills'; 'no skill'. */
function skillsText({ skills }: Pick<Gladiator, 'skills'>): string {
  if (skills.length === 0) return 'no skill';
  return `${skills.length} ${skills.length === 1 ? 'skill' : 'skills'}`;
}

const LEADS = { novice: 'green', book: 'trained', tactician: 'a master' } as const;

/** MR-64 'thracian, 2 skills, trained'. */
export function rivalText(one: Rival): string {
  return `${one.profile}, ${skillsText(one)}, ${LEADS[leadOf(one)]}`;
}

/** A rival in full: profile, counts, then skills by name and what was between. */
export function rivalLines(one: Rival): readonly [what: string, done: string, can: string] {
  const memory = memoryOf(one);
  const favour = favourOf(one);
  return [
    `${one.profile}, ${LEADS[leadOf(one)]}`,
    `${countsText(one)}; Fame ${one.fame}${favour > 0 ? `, appeals +${favour}` : ''}`,
    `${one.skills.length === 0 ? 'no skill' : one.skills.join(', ')}${memory === '' ? '' : `; ${memory}`}`,
  ];
}

/** MR-57 'pairs', 'mêlée of 6', '4 against 4'. */
export function spectacleText({ spectacle, gladiators }: Pick<Munus, 'spectacle' | 'gladiators'>): string {
  if (spectacle === 'mêlée') return `mêlée of ${gladiators}`;
  return spectacle === 'pairs' ? 'pairs' : `${gladiators / 2} against ${gladiators / 2}`;
}

/** What an offer is called: 'Duel', 'Mêlée of 6', 'Pairs', '4 against 4'. */
export function offerTitle({ kind, called, foes, friends }: BoutOffer): string {
  if (kind === 'duel') return called ? 'Revenge' : 'Duel';
  if (kind === 'mêlée') return `Mêlée of ${foes.length + 1}`;
  return kind === 'pairs' ? 'Pairs' : `${friends.length + 1} against ${foes.length}`;
}

/** MR-67 What counts for and against an appeal today, before anything has happened: '+2 frugal giver, -1 spared today'. */
export function moodText(state: Readonly<CareerState>, appeal: number): string {
  const { temper } = munusOf(state, state.turn);
  const favour = favourOf(state.man);
  const signed = (value: number, why: string): readonly string[] =>
    value === 0 ? [] : [`${value > 0 ? '+' : ''}${value} ${why}`];
  const all = [
    ...signed(appeal, `${temper} giver`),
    ...signed(-state.sparedToday, 'spared today'),
    ...signed(favour, 'Fame'),
    ...signed(state.man.skills.includes('popularity') ? 2 : 0, 'popular'),
  ];
  return all.length === 0 ? 'nothing for or against you' : all.join(', ');
}

/** A bout that was fought, in so many cells: what it was and who was in it, cut before two blanks where they are many. */
export function pastText({ kind, mortal, names, profiles }: PastBout, width: number, skin: Skin): string {
  const met = names.slice(1).map((name, i) => `${name} (${profiles[i + 1]})`);
  return truncate(`${kind}${mortal ? ', sine missione' : ''}: ${met.join(', ')}`, width - 2, skin).padEnd(width);
}
