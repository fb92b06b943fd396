/** A bot as a mind: it is asked by what its seat may see, and the book stands in where it loses its turn. */
import type { Mind } from '../../ai/mind.ts';
import type { Pick as Chance, Inquiry, Thought } from '../../ai/tactics.ts';
import type { BotGame } from '../../games/bots.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Answer, Choice, Kind, Request, Seat } from '../../kernel/request.ts';
import { type RngState, rngFrom } from '../../kernel/rng.ts';
import { readAs } from '../../kernel/save.ts';
import type { Toil } from '../../odds/labour.ts';
import { safeText } from '../../safe-text.ts';
import { type BotHello, type BotQuestion, choiceShape } from './messages.ts';
import type { BotTalk } from './talk.ts';

/** Of a line about a bot. */
const TEXT_MAX = 400;

/** Who a bot is. */
export interface BotPlayer {
  /** What the journal calls it. */
  readonly name: string;
  readonly talk: BotTalk;
  readonly seats: readonly Seat[];
}

/** Work that ends when something comes from outside: looking at it does nothing. */
interface AwaitedToil<T> extends Toil<T> {
  readonly settled: Promise<void>;
}

/** What a bot is told at the beginning of a match in which it has some seats. */
function helloOf<K extends Kit>({ game, ruleset }: BotGame<K>, seats: readonly Seat[]): BotHello {
  const shapes = Object.entries(ruleset.schema.choice).map(([kind, schema]) => [kind, choiceShape(schema)]);
  return {
    ...{ game, ruleset: ruleset.id, version: ruleset.version },
    seats: [...seats],
    choices: Object.fromEntries(shapes),
  };
}

/** A mind that asks a bot. */
export function botMind<K extends Kit>(game: BotGame<K>, player: BotPlayer): Mind<K> {
  const { name, talk, seats } = player;
  let toldGone = false;
  /** What the journal says of a turn that was lost; that a bot is gone is said once in a match. */
  const remarkOn = (request: Request<K['decisions']>, why: string): Pick<Thought<K>, 'remark'> => {
    if (talk.gone === null) return { remark: lostText(name, request, why) };
    if (toldGone) return {};
    toldGone = true;
    return { remark: goneText(name, why) };
  };
  return {
    begins() {
      toldGone = false;
      talk.hello(helloOf(game, seats));
    },
    ends: (outcome) => talk.over(outcome),
    choose: (request, view, pick) => standIn(game, request, view, pick),
    thought: (asked, chance) => ({
      ...{ game: game.game, kind: 'bot', orders: null },
      begin: () => asking(game, talk, asked, chance, remarkOn),
    }),
  };
}

function standIn<K extends Kit>(
  { ruleset, tables, stand }: BotGame<K>,
  request: Request<K['decisions']>,
  view: K['state'],
  pick: Chance,
): unknown {
  return stand?.(request, view, pick) ?? ruleset.decisions[request.kind].sample(view, tables, request, pick);
}

/** Puts a question; it is over when the bot has answered, or lost its turn. */
function asking<K extends Kit>(
  game: BotGame<K>,
  talk: BotTalk,
  { request, view, given }: Inquiry<K>,
  chance: RngState,
  remarkOn: (request: Request<K['decisions']>, why: string) => Pick<Thought<K>, 'remark'>,
): AwaitedToil<Thought<K>> {
  const { int: pick } = rngFrom(chance);
  const settled = Promise.withResolvers<void>();
  let found: Thought<K> | null = null;
  const question = questionOf(game, request, view, given, pick);
  talk.ask(
    question,
    (choice) => faultIn(game, request, view, choice),
    (reply) => {
      found =
        'lost' in reply
          ? { choice: standIn(game, request, view, pick), reasons: null, ...remarkOn(request, reply.lost) }
          : { choice: reply.choice, reasons: null };
      settled.resolve();
    },
  );
  return {
    settled: settled.promise,
    get done() {
      return found === null ? 0 : 1;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null;
    },
    step() {},
  };
}

/** Whether work waits for something from outside. */
export function isAwaited<T>(toil: Toil<T>): toil is AwaitedToil<T> {
  return 'settled' in toil;
}

function goneText(name: string, why: string): string {
  return safeText(`The bot ${name} has stopped, and the book leads in its place: ${why}.`, TEXT_MAX);
}

function lostText(name: string, { kind, seat }: { readonly kind: string; readonly seat: number }, why: string): string {
  return safeText(`The bot ${name} lost its turn (${kind}, seat ${seat}) to the book: ${why}.`, TEXT_MAX);
}

function questionOf<K extends Kit>(
  game: BotGame<K>,
  request: Request<K['decisions']>,
  view: K['state'],
  given: readonly Answer<K['decisions']>[],
  pick: Chance,
): BotQuestion {
  const { ruleset, tables, propose } = game;
  const choices = ruleset.decisions[request.kind].list(view, tables, request);
  const proposed = propose?.(request, view, pick) ?? [];
  const proposals = proposed.length === 0 ? [standIn(game, request, view, pick)] : proposed;
  const { kind, seat, cite } = request;
  return {
    ...{ seat, kind, cite, question: besides(request) },
    view: view as unknown as BotQuestion['view'],
    given: given.map((one) => ({ kind: one.kind, question: besides(one.request), choice: one.choice })),
    choices: choices === null ? null : [...choices],
    proposals: [...proposals],
  };
}

/** What a request asks besides who is asked what. */
function besides(request: object): { readonly [member: string]: unknown } {
  const { kind: _kind, seat: _seat, cite: _cite, ...rest } = request as { readonly [member: string]: unknown };
  return rest;
}

/** Why a choice is not taken, by what the seat may see; or null. */
function faultIn<K extends Kit, P extends Kind<K['decisions']>>(
  { ruleset, tables }: BotGame<K>,
  request: Request<K['decisions'], P>,
  view: K['state'],
  choice: unknown,
): string | null {
  const kind = request.kind as P;
  const shaped = readAs(ruleset.schema.choice[kind], choice, `not a choice of kind '${kind}' (hello has its shape)`);
  if (!shaped.ok) return shaped.why;
  return ruleset.decisions[kind].check(view, tables, request, shaped.value as Choice<K['decisions'], P>);
}
