/** Gladiators as the tables make them, roll by roll. */
import type { HeroesEvent } from '../../../src/games/heroes/rules/events.ts';
import type { HeroCard, HeroesSetup } from '../../../src/games/heroes/rules/types.ts';
import { ATTRIBUTES, type FightStyle } from '../../../src/games/heroes/rules/words.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import { LOCALES, POOL, ROWS, SIGNATURES, STYLES } from './printed.ts';

/** What is known of everybody before they come in, in roster order. */
export interface Making {
  readonly setup: HeroesSetup;
  readonly made: { style: FightStyle | null; card: HeroCard | null }[];
}

/** What the set-up leaves open is to be made. */
export function newMaking(setup: HeroesSetup): Making {
  return { setup, made: setup.fighters.map(({ style, card }) => ({ style, card })) };
}

const die = (roll: Roll | undefined): number => (roll?.dice.die ?? []).reduce((sum, face) => sum + face, 0);

/** Whether a line of the making is what the printed tables make of its dice. */
export function checkMade(
  making: Making,
  event: Extract<HeroesEvent, { kind: 'style-rolled' | 'card-rolled' | 'trimmed' }>,
): boolean {
  const at = event.fighter.charCodeAt(0) - 65;
  const one = making.made[at];
  const setup = making.setup.fighters[at];
  if (one === undefined || setup === undefined) return false;
  switch (event.kind) {
    case 'style-rolled': {
      one.style = event.style;
      const own = making.setup.fighters.filter(({ side }) => side === 0).length;
      const face = die(event.rolls?.[0]) - 1;
      const foe = making.made[(at - own) % own]?.style ?? null;
      return event.style === (setup.side === 0 ? ROWS[face] : foe === null ? undefined : STYLES[foe].foes[face]);
    }
    case 'card-rolled': {
      const { rows } = LOCALES[making.setup.locale ?? 'none'];
      const rolls = [...(event.rolls ?? [])];
      const row = setup.row ?? rows[die(rolls.shift()) - 1] ?? 1;
      const attributes = { savvy: 0, speed: 0, strength: 0 };
      for (const [i, name] of ATTRIBUTES.entries()) {
        const face = die(rolls.shift());
        const by = face === 1 ? -1 : face === 6 ? 1 : 0;
        attributes[name] = Math.min(7, Math.max(1, (POOL[row - 1]?.[i] ?? 0) + by));
      }
      const signature = SIGNATURES[die(rolls.shift()) - 2];
      one.card = {
        gender: 'male',
        handed: 'right',
        signatures: [event.signature],
        attributes,
        lost: {},
        spared: false,
      };
      return ATTRIBUTES.every((name) => event.attributes[name] === attributes[name]) && event.signature === signature;
    }
    case 'trimmed': {
      const attributes = one.card?.attributes;
      if (attributes === undefined) return false;
      const values = ATTRIBUTES.map((name) => attributes[name]);
      const over = values.reduce((sum, value) => sum + value, 0) > LOCALES[making.setup.locale ?? 'none'].cap;
      const highest = attributes[event.attribute] === Math.max(...values);
      attributes[event.attribute] -= 1;
      return over && highest && event.left === attributes[event.attribute];
    }
  }
}
