/** No text is cut at 80x24 by the longest names there can be: bouts, careers and houses walked through by keys at random. */
import { describe, expect, it } from 'vitest';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { type Rng, rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { bindingsOn, keysOf } from '../../../../../src/tui/keymap.ts';
import type { KeyName } from '../../../../../src/tui/keys.ts';
import { asked } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { type Cut, cutsIn } from '../../../../support/cuts.ts';
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

/** Keys that lead out of what is walked through, or back in it. */
const NOT_PRESSED: readonly string[] = ['leave', 'theme', 'suspend', 'quit', 'ask-leave', 'undo-all', 'take-back'];

/** One of the keys of the screen on top: those that close it or go on more often than others. */
function anyKey(stage: Stage, rng: Rng): KeyName {
  const bindings = bindingsOn(stage.top.name, stage.env.games).filter(({ command }) => !NOT_PRESSED.includes(command));
  const keys = bindings.flatMap((binding) => keysOf(binding, 'grid'));
  const often = [
    ['Esc', 25],
    ['Enter', 45],
    ['Space', 60],
  ] as const;
  const n = rng.int(100);
  const found = often.find(([key, below]) => n < below && keys.includes(key));
  return found?.[0] ?? keys[rng.int(keys.length)] ?? 'Esc';
}

/** A name may end in an ellipsis, and a line of the journal that is one key away. */
function isMeant({ how, text, row }: Cut): boolean {
  if (how !== 'shortened') return false;
  const shown = text.trimEnd().replace(/…$/u, '').toUpperCase();
  const inName = NAMES.some((name) =>
    [...name].some((_, i) => i > 0 && shown.endsWith(name.toUpperCase().slice(0, i + 1))),
  );
  return inName || JOURNAL.test(row) || PHASE.test(text);
}

/** A row of the journal, with the moment before it or room for one. */
const JOURNAL = /^ (?:[IVX]+[. ].{4}| {7})/u;
/** What is told of a phase beside the arena: sentences of the journal. */
const PHASE = /^\S.* …$/u;

/** What is never said on one screen with what. */
const CONTRARY: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:He|It) cannot strike/u, /Guard what (?:he|it|is)|you [1-9]\d*, dead|hurt [1-9]\d*, dead/u],
  [/No further step/u, /One more step|A third step forward/u],
  [/You may not attack/u, /several attacks find gaps|makes the attack on this area special/u],
];

const STEPS = 60;

describe.each(Object.entries(WALKS))('%s', (what, open) => {
  it('has no text that is cut, run into another, written over or contrary to another', () => {
    const stage = open();
    const rng = rngFrom(seedState(what));
    for (let step = 0; step < STEPS && stage.top.name !== 'title'; step++) {
      const cuts = cutsIn(() => stage.view).filter((cut) => !isMeant(cut));
      if (cuts.length > 0) expect({ screen: stage.top.name, cuts }).toEqual({ screen: stage.top.name, cuts: [] });
      const told = stage.text.replaceAll(/\s+/gu, ' ');
      for (const [one, other] of CONTRARY) if (one.test(told)) expect(told).not.toMatch(other);
      stage.press(anyKey(stage, rng));
    }
  });
});
