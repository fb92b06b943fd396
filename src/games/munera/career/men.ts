/** Gladiators beyond one bout: the one whom a career is about, and those who come back. */
import { PROFILES, type Profile, SKILLS, type Skill } from '../rules/words.ts';
import type { Gladiator, Man, Rival } from './types.ts';

/** 14 Skills that somebody has not. */
export const missingSkills = ({ skills }: Pick<Gladiator, 'skills'>): readonly Skill[] =>
  SKILLS.filter((one) => !skills.includes(one));

/** Profiles of rivals: the early telling of one is not drawn. */
export const RIVAL_PROFILES: readonly Profile[] = PROFILES.filter((profile) => profile !== 'provocator early');

/** MR-60 The training of one who has had none. */
const untrained = (): Man['marks'] => ({ reflexes: 0, attack: 0, dodge: 0, stamina: 0, popularity: 0 });

/** Somebody who has fought nobody. */
function fresh(id: string, name: string, profile: Profile): Gladiator {
  return {
    ...{ id, name, profile, skills: [], fame: 0, hurt: 0 },
    record: { won: 0, lost: 0, drawn: 0, beaten: 0, killed: 0, spared: 0 },
  };
}

/** The one whom a career is about, before its first munus. */
export function newMan(name: string, profile: Profile): Man {
  return { ...fresh('m', name, profile), age: 0, purse: 0, lasting: 0, marks: untrained(), idle: 0 };
}

/** MR-62 One who comes in with a munus. */
export function newRival(id: string, name: string, profile: Profile, since: number): Rival {
  return {
    ...fresh(id, name, profile),
    ...{ since, ended: null, lostTo: 0, beat: 0, beside: 0, regard: 'none', fought: 0 },
  };
}

/** Bouts that somebody has fought. */
export const boutsOf = ({ record: { won, lost, drawn } }: Pick<Gladiator, 'record'>): number => won + lost + drawn;

/** MR-67 Fame for each point of favour, and the most of it. */
const FAME_A_POINT = 5;
const MOST_FAVOUR = 3;

/** MR-67 What the crowd adds for a name that it knows. */
export const favourOf = ({ fame }: Pick<Gladiator, 'fame'>): number =>
  Math.min(MOST_FAVOUR, Math.floor(fame / FAME_A_POINT));

/** MR-59, MR-61 The most stamina that can be missing at the beginning of a bout. */
const MOST_WEAKENED = 4;

/** MR-59, MR-61 Stamina that is missing at the beginning of a bout. */
export const weakenedOf = ({ hurt, lasting = 0 }: Pick<Gladiator, 'hurt'> & { readonly lasting?: number }): number =>
  Math.min(MOST_WEAKENED, hurt + lasting);

/** MR-64 How the program leads a rival against the gladiator: the fresh by whatever comes first, the skilled by what weighs ahead. */
export function leadOf(rival: Pick<Rival, 'skills' | 'record'>): 'novice' | 'book' | 'tactician' {
  if (rival.skills.length >= MASTER_SKILLS) return 'tactician';
  return rival.skills.length === 0 && rival.record.won === 0 ? 'novice' : 'book';
}
const MASTER_SKILLS = 3;
