/** 23.2 The pits of a season, step by step. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { endSeasons, resolveSeasonEnd } from './ending.ts';
import { ladderPit, makeUp, pitOrder } from './field.ts';
import { resolveSeasonAsk, type SeasonContext, type SeasonRule } from './kit.ts';
import { playerIn } from './pilots.ts';
import { hasWonPit, placesOf, settleBout } from './prizes.ts';
import { buy, isDecidedEarly, LAST_PIT, rivalsBuy, wreck } from './purse.ts';
import { PIT_STEPS, type PitField, type PitStep, type SeasonState } from './types.ts';

/** What a pit is at. */
const stepOf = ({ phase }: Pick<SeasonState, 'phase'>): PitStep => PIT_STEPS[phase - 1] ?? 'purse';

/** 23.2 One step of a pit. */
export function* playSeasonPhase(ctx: SeasonContext): SeasonRule {
  const { state } = ctx;
  advance(state);
  switch (stepOf(state)) {
    case 'purse':
      return yield* resolvePurse(ctx);
    case 'pit':
      return yield* resolvePit(ctx);
    case 'evening':
      if (state.pit === LAST_PIT) yield* resolveSeasonEnd(ctx);
      return;
  }
}

function advance(state: SeasonState): void {
  if (state.turn > 0 && state.phase < PIT_STEPS.length) {
    state.phase += 1;
    return;
  }
  state.turn += 1;
  state.pit += 1;
  state.phase = 1;
}

/** 23.5 Everybody buys; who cannot pay for a patch is wrecked. */
function* resolvePurse(ctx: SeasonContext): SeasonRule {
  const { state, tables, emit } = ctx;
  const { name, floor } = ladderPit(tables, state.pit);
  emit({ kind: 'pit', cite: '23.2', pit: state.pit, name, floor });
  wreck(ctx);
  if (isDecidedEarly(state)) return yield* resolveSeasonEnd(ctx);
  const [act = { do: 'close' } as const] = yield* resolveSeasonAsk<'purse'>([
    { kind: 'purse', seat: PLAYER_SEAT, cite: '23.5' },
  ]);
  if (act.do === 'close') {
    endSeasons(ctx, 'closed');
    return;
  }
  buy(ctx, playerIn(state), act);
  rivalsBuy(ctx);
}

/** 23.3 The bouts of a pit, one after the other. */
function* resolvePit(ctx: SeasonContext): SeasonRule {
  const fields = makeUp(ctx);
  for (const field of fields) yield* resolveBout(ctx, field);
  for (const one of ctx.state.pilots) one.bought = { straps: 0, first: false };
}

function* resolveBout(ctx: SeasonContext, field: PitField): SeasonRule {
  const { state, tables, emit } = ctx;
  const { number, names } = field;
  emit({ kind: 'bout-made', cite: '23.2', number, sides: sidesOfField(field) });
  const order = pitOrder(state, tables, field);
  const [result] = yield* resolveSeasonAsk<'bout'>([{ kind: 'bout', seat: PLAYER_SEAT, cite: '23.3', ...order }]);
  if (result === undefined) return;
  const { by, turns, digest } = result;
  const winners = names.filter((_, at) => hasWonPit(field, result, at));
  emit({ kind: 'bout-flown', cite: '23.3', number, winners, by, turns, digest });
  const places = placesOf(ctx, field, result);
  const laurels = settleBout(ctx, { field, result, places });
  state.past.push({ ...field, turn: state.turn, result, places, laurels });
}

/** 'Felix and Grus', 'Merula and Pica': a side each. */
export function sidesOfField({ names, teams }: Pick<PitField, 'names' | 'teams'>): readonly string[] {
  return [...new Set(teams)].map((team) => names.filter((_, at) => teams[at] === team).join(' and '));
}
