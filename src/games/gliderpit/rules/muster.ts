/** 4 Before the first turn: launch zones, weapons, the launch. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { DraftAct, Launch } from './acts.ts';
import { launchByBook, pickByBook, takerByBook, zoneByBook } from './book/muster.ts';
import { hexName } from './hex-names.ts';
import { type PitContext, type PitDecisions, resolveAsking } from './kit.ts';
import { LAUNCH_ALT, picksFor, takersOf } from './legal.ts';
import { gliderOf, leaderOf, loadOf } from './roster.ts';
import type { Glider, State } from './types.ts';
import { type LaunchZone, WEAPONS, type Weapon } from './words.ts';

/** 4.8, 4.10 The gliders in the order of their teams, one of each in turn. */
function inTurns({ order, gliders }: State): readonly Glider[] {
  const teams = order.map((team) => gliders.filter((one) => one.team === team));
  const most = Math.max(0, ...teams.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => teams.flatMap((own) => own[i] ?? [])).flat();
}

/** 4.8 Everybody gets a zone of its own. */
export function* resolveZones(ctx: PitContext): Rule<PitDecisions> {
  for (const glider of inTurns(ctx.state)) {
    const leader = leaderOf(ctx.state, glider.team);
    const zone = leader.seat === null ? zoneByBook(ctx.state, ctx.tables) : yield* resolveZone(leader.seat, glider.id);
    glider.zone = zone;
    ctx.emit({ kind: 'zoned', cite: '4.8', glider: glider.id, zone });
  }
}

function* resolveZone(seat: number, glider: string): Rule<PitDecisions, LaunchZone> {
  const [zone] = yield* resolveAsking<'zone'>([{ kind: 'zone', seat, cite: '4.8', glider }]);
  if (zone === undefined) throw new Error('no zone was chosen');
  return zone;
}

/** 4.9 Counters are taken one by one, until all are full or have passed. */
export function* resolveDraft(ctx: PitContext): Rule<PitDecisions> {
  const { state, tables } = ctx;
  for (;;) {
    const teams = state.order.filter(
      (team) => !state.passed.includes(team) && picksFor(state, tables, team).length > 0,
    );
    if (teams.length === 0) return;
    for (const team of teams) {
      if (picksFor(state, tables, team).length === 0) continue;
      const pick = yield* resolvePick(ctx, team);
      draft(ctx, team, pick);
    }
  }
}

function* resolvePick(ctx: PitContext, team: number): Rule<PitDecisions, DraftAct> {
  const leader = leaderOf(ctx.state, team);
  if (leader.program) wishFor(ctx, team);
  if (leader.seat === null) return pickByBook(ctx.state, ctx.tables, team);
  const [pick = { do: 'pass' } as const] = yield* resolveAsking<'draft'>([
    { kind: 'draft', seat: leader.seat, cite: '4.9', team },
  ]);
  return pick;
}

/** GR-33 A glider of the program rolls for its wishes before its first pick. */
function wishFor({ state, tables, dice, emit }: PitContext, team: number): void {
  for (const glider of state.gliders.filter((one) => one.team === team && one.wishes === null)) {
    const roll = rollOf('wishes', 'GR-33', dice.throw('wishes', ONE_DIE), 'sum');
    glider.wishes = [...tables.wishes(roll.total)];
    emit({ kind: 'wished', cite: 'GR-33', rolls: [roll], glider: glider.id, weapons: [...glider.wishes] });
  }
}

function draft({ state, emit }: PitContext, team: number, pick: DraftAct): void {
  if (pick.do === 'pass') {
    state.passed.push(team);
    emit({ kind: 'passed', cite: 'GR-32', team });
    return;
  }
  state.armoury[pick.weapon] -= 1;
  load(state, pick.glider, pick.weapon);
  emit({ kind: 'drafted', cite: '4.9', glider: pick.glider, weapon: pick.weapon });
}

/** 4.9 What is taken goes into the frame; a wish that is met is none any more. */
function load(state: State, id: string, weapon: Weapon): void {
  const glider = gliderOf(state, id);
  glider.stowed.push(weapon);
  const at = glider.wishes?.indexOf(weapon) ?? -1;
  if (at >= 0) glider.wishes?.splice(at, 1);
}

/** 16.40 Counters are drawn face down, until all are full or none is left. */
export function* resolveRandomDraft(ctx: PitContext): Rule<PitDecisions> {
  const { state, tables, dice, emit } = ctx;
  const hasSpace = (team: number): boolean =>
    state.gliders.some((one) => one.team === team && loadOf(one, tables) < one.limit);
  for (;;) {
    const teams = state.order.filter(hasSpace);
    if (teams.length === 0) return;
    for (const team of teams) {
      const bag = WEAPONS.flatMap((weapon) => Array.from({ length: state.armoury[weapon] }, () => weapon));
      if (bag.length === 0) return;
      if (!hasSpace(team)) continue;
      const lot = dice.lot('counter', '16.40', bag.length);
      const weapon = bag[lot.picked] ?? 'stone';
      state.armoury[weapon] -= 1;
      const takers = takersOf(state, tables, team, weapon);
      emit({ kind: 'drawn', cite: '16.40', lots: [lot], team, weapon, fits: takers.length > 0 });
      if (takers.length > 0) yield* resolveAssign(ctx, team, weapon, takers);
    }
  }
}

function* resolveAssign(ctx: PitContext, team: number, weapon: Weapon, takers: readonly string[]): Rule<PitDecisions> {
  const leader = leaderOf(ctx.state, team);
  const [only = ''] = takers;
  let taker = only;
  if (takers.length > 1) {
    if (leader.seat === null) taker = takerByBook(ctx.state, ctx.tables, takers);
    else
      [taker = only] = yield* resolveAsking<'assign'>([
        { kind: 'assign', seat: leader.seat, cite: '16.40', team, weapon },
      ]);
  }
  load(ctx.state, taker, weapon);
  ctx.emit({ kind: 'drafted', cite: '16.40', glider: taker, weapon });
}

/** 4.10 Everybody launches, each by its own pilot. */
export function* resolveLaunches(ctx: PitContext): Rule<PitDecisions> {
  for (const glider of inTurns(ctx.state)) {
    const launch = glider.seat === null ? launchByBook(ctx, glider) : yield* resolveLaunch(glider.seat, glider.id);
    glider.hex = { ...launch.hex };
    glider.facing = launch.facing;
    glider.alt = LAUNCH_ALT - launch.dive;
    glider.speed = 1 + launch.dive;
    const { id, hex, facing, alt, speed } = glider;
    ctx.emit({ kind: 'launched', cite: '4.10', glider: id, hex, at: hexName(ctx.tables, hex), facing, alt, speed });
  }
}

function* resolveLaunch(seat: number, glider: string): Rule<PitDecisions, Launch> {
  const [launch] = yield* resolveAsking<'launch'>([{ kind: 'launch', seat, cite: '4.10', glider }]);
  if (launch === undefined) throw new Error('no launch was chosen');
  return launch;
}
