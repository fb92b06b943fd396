/** What a player has learned of a game's lessons, kept with the options. */
import type { Settings } from '../../settings.ts';
import type { Env, GameLine } from '../program.ts';

/** Those of a game's lessons that are learned, by their ids. */
export function learnedOf({ learned }: Pick<Settings, 'learned'>, game: string): readonly string[] {
  return learned[game] ?? [];
}

/** How many of a game's lessons are learned. */
function countLearned({ id, lessons = [] }: GameLine, settings: Pick<Settings, 'learned'>): number {
  const ids = learnedOf(settings, id);
  return lessons.filter((lesson) => ids.includes(lesson.id)).length;
}

/** Keeps that a lesson is learned; why that is forgotten when the program ends, or null. */
export function tick({ services }: Pick<Env, 'services'>, game: string, lesson: string): string | null {
  const { learned } = services.settings();
  const before = learned[game] ?? [];
  if (before.includes(lesson)) return null;
  return services.changeSettings({ learned: { ...learned, [game]: [...before, lesson] } });
}

/** Keeps that a game's lessons are not wanted on the title. */
export function waveAway({ services }: Pick<Env, 'services'>, game: string): void {
  const { waved } = services.settings();
  if (!waved.includes(game)) services.changeSettings({ waved: [...waved, game] });
}

/** Whether a game has lessons that are neither all learned nor waved away. */
export function isToLearn(line: GameLine, settings: Pick<Settings, 'learned' | 'waved'>): boolean {
  const { id, lessons = [] } = line;
  return !settings.waved.includes(id) && countLearned(line, settings) < lessons.length;
}

/** How far the player is with a game's lessons, in a few words; `whole`: what they are, before any is learned. */
export function learnedText(line: GameLine, settings: Pick<Settings, 'learned'>, whole: string): string {
  const count = countLearned(line, settings);
  const all = line.lessons?.length ?? 0;
  if (count === 0) return whole;
  return count === all ? 'all learned' : `${count} of ${all} learned`;
}
