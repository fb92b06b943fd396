/** No text is cut at 80x24 by the longest names there can be: bouts, careers and houses walked through by keys at random. */
import { describe, expect, it } from 'vitest';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { asked } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import type { Cut } from '../../../../support/cuts.ts';
import { wander } from '../../../../support/wandering.ts';
import { boutStage, type Stage } from '../../program/tui/stage.ts';
import { careerStage } from '../career/career-stage.ts';
import { houseStage } from '../house/house-stage.ts';
import { newSession } from './scenes.ts';

/** Twenty letters each, which is the most. */
const NAMES = ['Constantinus Maximus', 'Hermenegildus Crixus', 'Bartholomaeus Magnus', 'Wolframus Westerwald'] as const;

type Kind = MusterMan['kind'];

function bout(ours: readonly Kind[], theirs: readonly Kind[], rules = advancedRules()): Stage {
  const named = muster(ours.map(anyMan), theirs.map(anyMan), 'all').map((one, i) => ({
    ...one,
    name: BEASTS.includes(one.kind) ? null : (NAMES[i % NAMES.length] ?? null),
  }));
  return boutStage(newSession('widest', undefined, { rules, fighters: named }), services());
}

const services = () => fakeServices({ settings: { confirm: false, motion: false, rules: 'advanced' } });
const BEASTS: readonly Kind[] = ['bear', 'elephant', 'wolf'];

const WALKS: { readonly [what: string]: () => Stage } = {
  'a rider against the longest style': () => bout(['cataphractarius'], ['dimachaerus']),
  'net and lasso against javelins and bow': () => bout(['retiarius', 'laquearius'], ['velite', 'sagittarius']),
  'nine against nine': () => bout(Array(9).fill('hoplomachus'), Array(9).fill('parmularius')),
  'hunters against beasts': () => bout(['bestiarius', 'venator'], BEASTS),
  'men with talents and luck': () => bout(['secutor'], ['provocator'], campaignRules()),
  'a career': () => careerStage(asked('ludus', 1), { seed: 'hub-2', name: NAMES[0] }),
  'a house': () => houseStage('deal', 2),
};

/** A name may end in an ellipsis, and a line of the journal that is one key away. */
function isMeant({ how, text, row }: Cut): boolean {
  if (how !== 'shortened') return false;
  const shown = text.trimEnd().replace(/…$/u, '').toUpperCase();
  const inName = NAMES.some((name) =>
    [...name].some((_, i) => i > 0 && shown.endsWith(name.toUpperCase().slice(0, i + 1))),
  );
  return inName || JOURNAL.test(row) || (PHASE.test(text) && ARENA.test(row));
}

/** A row of the journal, with the moment before it or room for one. */
const JOURNAL = /^ (?:[IVX]+[. ].{4}| {7})/u;
/** What is told of a phase beside the arena: sentences of the journal. */
const PHASE = /^\S.* …$/u;
const ARENA = /[╱╲]/u;

/** What is never said on one screen with what. */
const CONTRARY: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:He|It) cannot strike/u, /Guard what (?:he|it|is)|you [1-9]\d*, dead|hurt [1-9]\d*, dead/u],
  [/No further step/u, /One more step|A third step forward/u],
  [/You may not attack/u, /several attacks find gaps|makes this attack special/u],
];

const STEPS = 60;

describe.each(Object.entries(WALKS))('%s', (what, open) => {
  it('has no text that is cut, run into another, written over or contrary to another', () => {
    wander(open(), {
      seed: what,
      steps: STEPS,
      isMeant,
      look(told) {
        for (const [one, other] of CONTRARY) if (one.test(told)) expect(told).not.toMatch(other);
      },
    });
  });
});
