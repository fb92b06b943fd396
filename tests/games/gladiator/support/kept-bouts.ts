/** Bouts to keep in a player's folder. */
import { randomController } from '../../../../src/ai/random.ts';
import { gladiatorTables } from '../../../../src/games/gladiator/data.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { NO_RATINGS, type Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import type { Finished } from '../../../../src/store/replays.ts';
import { known } from '../../../../tools/shelf.ts';
import { value } from '../../../store/support.ts';

/** The game whose bouts are kept here. */
export const GAME = 'gladiator';

const tables = gladiator.parseTables(gladiatorTables);

const setup: Setup = {
  rules: basicRules(),
  fighters: (['A', 'B'] as const).map((id, i) => ({
    id,
    side: i === 0 ? 0 : 1,
    by: 'seat',
    seat: i === 0 ? 0 : 1,
    kind: 'medium',
    name: i === 0 ? 'Maximus' : 'Calvus',
    ratings: NO_RATINGS,
    armour: null,
    shield: null,
    weapon: null,
    fs: null,
    pr: null,
  })),
};

/** A bout of two bots, saved after so many answers or at its end. */
export function boutSave(seed: string, answers = Number.POSITIVE_INFINITY): Save {
  const match = Match.start(gladiator, tables, setup, seed, { journal: false });
  const bot = randomController(gladiator, tables, seed);
  for (let n = 0; n < answers && !match.over; n++) {
    const choices = match.pending.map((request) => bot.choose(request, gladiator.view(match.state, request.seat)));
    const refused = match.answer(choices);
    if (refused !== null) throw new Error(refused);
  }
  return match.save(0);
}

/** A finished bout as it is kept among the replays. */
export function summed(save: Save): Finished {
  return { save, game: GAME, summary: value(known.summary(save)) };
}
