/** Practice bouts made ready: legal, counted as they are now, and as hard as they say. */
import { describe, expect, it } from 'vitest';
import { GLADIATOR_SHELF, presetSetup } from '../../../src/games/gladiator/presets.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { simulate } from '../../../src/games/gladiator/session/simulate.ts';
import { tables } from '../../../src/games/gladiator/tables.ts';
import { Match } from '../../../src/kernel/match.ts';
import { STRENGTHS } from '../../../src/odds/match-preset.ts';

const FIGHTS = GLADIATOR_SHELF.presets().flatMap((preset) =>
  STRENGTHS.map((strength) => [preset.id, strength, preset] as const),
);
/** Bouts of each fight that are counted again; and how many standard errors their share may lie off the one kept. */
const SAMPLE = 24;
const ERRORS = 4.5;
const RECOUNT = 'Count them again: node tools/games/gladiator/chances.ts';

describe('the presets', () => {
  it('are those a newcomer looks for, the plainest first', () => {
    expect(GLADIATOR_SHELF.presets().map(({ title, rules }) => `${title}, ${rules}`)).toEqual([
      'Two mediums, basic',
      'Thraex v myrmillo, advanced',
      'Retiarius v secutor, advanced',
      'Dimachaerus v hoplomachus, advanced',
      'A lion hunt, advanced',
      'A horseman, advanced',
      'Two against two, advanced',
    ]);
    expect(GLADIATOR_SHELF.check).not.toThrow();
  });

  it.each(FIGHTS)('%s, %s: begins, and asks the one man who is the player of his seat', (_, strength, preset) => {
    const setup = presetSetup(preset, strength, { lead: 'one', name: 'Felix' });
    const match = Match.start(gladiator, tables(), setup, 'begins');
    expect(match.over).toBe(false);
    const seated = match.state.fighters.filter(({ by }) => by === 'seat');
    expect(seated).toMatchObject([{ id: 'A', name: 'Felix' }]);
    expect(match.pending.map(({ seat }) => seat)).toEqual([0]);
  });

  it('leave no rating and no armour of a man to the dice', () => {
    for (const [, strength, preset] of FIGHTS)
      for (const { kind, ratings, armour, fs, pr } of presetSetup(preset, strength, { lead: null, name: null })
        .fighters) {
        if (preset.id === 'lion-hunt' && kind !== 'bestiarius') continue;
        expect(Object.values(ratings).every((one) => one !== null)).toBe(true);
        expect([typeof armour, fs, pr]).toEqual(['number', 0, 0]);
      }
  });
});

describe('the chance that is shown', () => {
  it.each(FIGHTS)('%s, %s: was counted of this very set-up, by these rules', (id, strength, preset) => {
    const { version, fights, seed } = GLADIATOR_SHELF.chances();
    expect(version, RECOUNT).toBe(gladiator.version);
    expect(fights[id]?.[strength].setup, RECOUNT).toBe(GLADIATOR_SHELF.counted(preset, strength, seed).digest);
  });

  it.each(FIGHTS)('%s, %s: is what the first bouts come to when they are fought again', (id, strength, preset) => {
    const { matches, won } = GLADIATOR_SHELF.chance(id, strength);
    const { setup, seed } = GLADIATOR_SHELF.counted(preset, strength, GLADIATOR_SHELF.chances().seed);
    const again = simulate(tables(), setup, seed, { from: 0, to: SAMPLE }).wins[0];
    const share = won / matches;
    const error = Math.sqrt((share * (1 - share)) / SAMPLE);
    expect(Math.abs(again / SAMPLE - share), RECOUNT).toBeLessThan(ERRORS * error);
  });

  it('a weak opponent is one who loses as a rule, an even one is even, a strong one wins as a rule', () => {
    for (const { id } of GLADIATOR_SHELF.presets()) {
      const [weak = 0, even = 0, strong = 0] = STRENGTHS.map((strength) => GLADIATOR_SHELF.chance(id, strength)).map(
        ({ won, matches }) => won / matches,
      );
      expect(weak, id).toBeGreaterThan(0.65);
      expect(Math.abs(even - 0.5), id).toBeLessThan(0.08);
      expect(strong, id).toBeLessThan(0.35);
    }
  });

  it('holds whatever the options say of orders and mercy: they are not in what was counted', () => {
    const [preset] = GLADIATOR_SHELF.presets();
    if (preset === undefined) throw new Error('no presets');
    const manners = { stansKills: false, freeformPlots: true, reactionSeconds: null };
    const setup = presetSetup(preset, 'even', { lead: 'one', name: null, manners });
    expect(setup.rules).toMatchObject({
      profile: 'basic',
      stansKills: false,
      freeformPlots: true,
      beastBook: 'colosseum',
    });
    expect(setup.rules).not.toHaveProperty('edition');
  });
});
