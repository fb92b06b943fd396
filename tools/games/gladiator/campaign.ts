/** The Campaign Game under written dice: what one rule makes of them, what it asks and what it writes down. */

import type { CareerRule, ManContext } from '../../../src/games/gladiator/career/context.ts';
import type { CareerEvent } from '../../../src/games/gladiator/career/events.ts';
import { blankMan } from '../../../src/games/gladiator/career/man/creation.ts';
import type { Man } from '../../../src/games/gladiator/career/man/man-types.ts';
import type { Feats } from '../../../src/games/gladiator/career/munus/munus-types.ts';
import { parseCampaignTables } from '../../../src/games/gladiator/career/tables.ts';
import type { CareerDecisions } from '../../../src/games/gladiator/career/types.ts';
import { campaignTexts } from '../../../src/games/gladiator/data.ts';
import type { Request } from '../../../src/kernel/request.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import { type Scripted, scriptedDice } from '../../dice.ts';

export const campaign = parseCampaignTables(campaignTexts);

/** Priscus, a Myrmillo of TR 10, ST 2, AG 1, CN 4, W 12, LK 6, PR 1, who knows the sword alone; without armour, 100 XP. */
export function priscus(traits: Partial<Man> = {}): Man {
  return {
    ...blankMan('Priscus'),
    ratings: { tr: 10, st: 2, ag: 1, cn: 4, w: 12 },
    luck: 6,
    pr: 1,
    xp: 100,
    shield: 'large',
    ...traits,
  };
}

export interface Lived<T> {
  readonly result: T;
  readonly events: readonly CareerEvent[];
  readonly asked: readonly Request<CareerDecisions>[];
  /** The events of one kind. */
  of<K extends CareerEvent['kind']>(kind: K): readonly Extract<CareerEvent, { kind: K }>[];
  /** Every roll of a name, in order. */
  rolls(name: string): readonly Roll[];
}

/** What a rule comes to by written dice; other throws and leftovers fail. */
export function lived<T>(script: readonly Scripted[], live: (ctx: ManContext) => T, tables = campaign): Lived<T> {
  const events: CareerEvent[] = [];
  const dice = scriptedDice(script);
  const result = live({ tables, dice, emit: (event) => events.push(event) });
  dice.done();
  return {
    result,
    events,
    asked: [],
    of: (kind) => events.filter((event): event is Extract<CareerEvent, { kind: typeof kind }> => event.kind === kind),
    rolls: (name) => events.flatMap(({ rolls = [] }) => rolls).filter((roll) => roll.name === name),
  };
}

/** The same for a rule that asks; answers left over, or too few, fail. */
export function answered<T>(
  script: readonly Scripted[],
  answers: readonly unknown[],
  live: (ctx: ManContext) => CareerRule<T>,
  tables = campaign,
): Lived<T> {
  const asked: Request<CareerDecisions>[] = [];
  const run = lived(
    script,
    (ctx) => {
      const rule = live(ctx);
      let step = rule.next([]);
      while (step.done !== true) {
        const given = step.value.map((request) => {
          asked.push(request);
          if (asked.length > answers.length) throw new Error(`nothing is written for '${request.kind}'`);
          return answers[asked.length - 1];
        });
        step = rule.next(given);
      }
      return step.value;
    },
    tables,
  );
  if (asked.length < answers.length) throw new Error(`${answers.length - asked.length} answers are left over`);
  return { ...run, asked };
}

/** A bout in which nothing happened to a man or by him; he won. */
export function feats(deeds: Partial<Feats> = {}): Feats {
  return {
    result: 'V',
    dead: false,
    killer: null,
    wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    attackCf: 0,
    defenceCf: 0,
    thrownStrikes: 0,
    missusGranted: false,
    opponentsGranted: 0,
    kills: [],
    defeated: [],
    cleaved: 0,
    favours: 0,
    ...deeds,
  };
}
