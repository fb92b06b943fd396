/**
 * Writes players' folders of Munera Sine Missione that later versions must open: bouts stopped at every kind of
 * question, and one folder with replays of bouts of every kind. Run it once for every version of its rules:
 * `node scripts/munera-fixtures.ts tests/fixtures/munera/vN`.
 */
import { resolve } from 'node:path';
import { type MuneraMatchOptions, readBout } from '../src/games/munera/cli/options.ts';
import { GAME_ID } from '../src/games/munera/id.ts';
import type { MuneraKit } from '../src/games/munera/rules/kit.ts';
import { startBout } from '../tools/games/munera/players.ts';
import { writeStops } from './fixtures/stops.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');

const DUEL: MuneraMatchOptions = { teams: 'samnite v thracian', arena: 'pit' };
const NET: MuneraMatchOptions = { teams: 'retiarius v secutor' };
const TEAM: MuneraMatchOptions = { teams: 'velite + gaetulian v sagittarius + any' };
const EIGHT: MuneraMatchOptions = { teams: Array(8).fill('any').join(' v ') };
const LED: MuneraMatchOptions = { teams: 'secutor v retiarius', led: 'book v tactician' };

writeStops<MuneraKit, MuneraMatchOptions>({
  ...{ root: resolve(given), game: GAME_ID, beside: 'duel-act' },
  begin: (bout, seed, sink) => startBout(readBout(bout, 0, seed), seed, sink),
  inProgress: {
    'duel-act': { match: DUEL, kind: 'act', so: ({ match }) => (match.state.acting?.spent ?? 0) > 0 },
    'duel-shed': { match: DUEL, kind: 'shed', so: ({ prompt }) => prompt?.kind === 'shed' && prompt.worn },
    'duel-grapple': { match: DUEL, kind: 'grapple' },
    'net-act': {
      ...{ match: NET, kind: 'act' },
      so: ({ match }) => match.state.fighters.some(({ holds }) => holds !== null),
    },
    'team-act': { match: TEAM, kind: 'act' },
    'eight-act': { match: EIGHT, kind: 'act' },
    'led-act': { match: LED, kind: 'act' },
  },
  finished: { duel: DUEL, net: NET, team: TEAM, eight: EIGHT, led: LED },
});
