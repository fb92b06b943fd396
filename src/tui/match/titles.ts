/** How a match is called by those who meet in it. */

interface Named {
  readonly name: string;
}

/** More than this of a team are not named. */
const MOST_NAMED = 2;

/** Who meets whom, by name where they are few: 'Felix, Verus v Actius', 'Felix +3 v Actius +3'; or 'Felix and 7 others, each for itself'. */
export function teamsTitle(teams: readonly (readonly Named[])[]): string {
  const all = teams.flat();
  if (teams.length > 2 && teams.length === all.length)
    return `${all[0]?.name ?? ''} and ${all.length - 1} others, each for itself`;
  return teams.map(teamText).join(' v ');
}

function teamText(team: readonly Named[]): string {
  if (team.length > MOST_NAMED) return `${team[0]?.name ?? ''} +${team.length - 1}`;
  return team.map(({ name }) => name).join(', ');
}
