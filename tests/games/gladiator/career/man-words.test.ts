/** What becomes of one man, in words: one line an event, its dice and its outcome in it. */
import { describe, expect, it } from 'vitest';
import { changeLuck } from '../../../../src/games/gladiator/career/luck.ts';
import { resolveCreation } from '../../../../src/games/gladiator/career/man/creation.ts';
import { earnExperience } from '../../../../src/games/gladiator/career/man/experience.ts';
import { NOTHING_RAISED, resolvePurchase } from '../../../../src/games/gladiator/career/man/improvements.ts';
import { rollInjuries } from '../../../../src/games/gladiator/career/man/injuries.ts';
import { resolveKit } from '../../../../src/games/gladiator/career/man/kit.ts';
import { gainTalent } from '../../../../src/games/gladiator/career/man/talent-rolls.ts';
import { challengerXp, makeChallenger } from '../../../../src/games/gladiator/career/munus/challenger.ts';
import { changePrestige } from '../../../../src/games/gladiator/career/prestige.ts';
import { narrateCareer } from '../../../../src/games/gladiator/career/told/narrate.ts';
import { answered, feats, type Lived, lived, priscus } from '../../../../tools/games/gladiator/campaign.ts';

const lines = (run: Lived<unknown>) => run.events.map(narrateCareer);

describe('the words for', () => {
  it('a man who is made', () => {
    const run = answered(
      [
        ['origin', 4, 4],
        ...Array.from({ length: 5 }, () => ['characteristic', 1, 1, 1] as const),
        ...([
          ['luck', 1, 1],
          ['prestige', 1],
          ['prestige-less', 1],
        ] as const),
        ...([
          ['talent', 6, 3],
          ['talent', 6, 3],
          ['armour-row', 1],
        ] as const),
      ],
      ['myrmillo'],
      (ctx) => resolveCreation(ctx, { name: 'Celadus', origin: true, armour: 'roll' }),
    );
    expect(lines(run)).toMatchInlineSnapshot(`
      [
        "Celadus was a soldier: [4] [4] 8.",
        "Celadus: TR 7 ST -2 AG -3 CN 1 W 9.",
        "Celadus has luck 3: [1] [1] 2 +1 always = 3.",
        "Celadus has prestige 0: [1] 1 less [1] 1.",
        "Celadus looks for a talent: [6] [3] 63, and finds bravado.",
        "Celadus learns bravado; prestige 0 to 2.",
        "Celadus looks for a talent: [6] [3] 63, and finds bravado; he has nothing left to learn in bravado.",
        "Celadus learns toughness.",
        "Celadus is trained as a myrmillo.",
        "Celadus is fitted out: A4 head, C chest, C groin, C5 arms, C5 legs; small shield.",
      ]
    `);
  });

  it('a man of the book', () => {
    const run = lived(
      [
        ['challenger-xp', 6],
        ['lot:name', 0],
        ...([
          ['random-centurion', 1, 1],
          ['fighting-spirit', 6],
          ['prestige', 1],
          ['prestige-less', 6],
          ['luck', 3, 6],
        ] as const),
        ...([
          ['talent', 1, 1],
          ['talent', 1, 1],
          ['armour-row', 3],
          ['lot:improvement', 0],
        ] as const),
      ],
      (ctx) => makeChallenger(ctx, { of: { style: 'thraex' }, budget: challengerXp(ctx, priscus(), false), taken: [] }),
    );
    expect(lines(run)).toMatchInlineSnapshot(`
      [
        "A man to meet Priscus has 50 XP behind him: [6] 6 -4 always = 2.",
        "Achilles, a thraex, is called up.",
        "Achilles: TR 8 ST -2 AG 4 CN 4 W 11.",
        "Achilles has fighting spirit 1: [6] 3 -2 always = 1.",
        "Achilles has prestige -2: [1] 1 less [6] 3.",
        "Achilles has luck 6: [3] [6] 5 +1 always = 6.",
        "Achilles is trained as a thraex.",
        "Achilles looks for a talent: [1] [1] 11, and finds nothing.",
        "Achilles looks for a talent: [1] [1] 11, and finds nothing.",
        "Achilles is fitted out: C groin; small shield.",
        "Achilles pays 35 XP for TR, 8 to 9; 15 left.",
      ]
    `);
  });

  it('what he buys and learns', () => {
    const level = { kind: 'level', pick: { code: 'WP', group: 'sword' } } as const;
    const one = { man: priscus(), raised: NOTHING_RAISED };
    const bought = [
      answered([], [], (ctx) => resolvePurchase(ctx, one, level, 20)),
      answered([], [], (ctx) => resolvePurchase(ctx, one, { kind: 'rating', rating: 'w' }, 50)),
      answered([['talent', 1, 1]], [], (ctx) => resolvePurchase(ctx, one, { kind: 'roll', extra: 1 }, 30)),
      lived([], (ctx) => gainTalent(ctx, priscus(), { code: 'BR' })),
      answered([['armour-row', 1]], [{ ...priscus().armour, 1: 'A' }], (ctx) => resolveKit(ctx, priscus(), 'buy')),
    ];
    expect(bought.flatMap(lines)).toMatchInlineSnapshot(`
      [
        "Priscus pays 20 XP for a level of sword; 80 left.",
        "Priscus learns sword 1.",
        "Priscus pays 50 XP for W, 12 to 13; 50 left.",
        "Priscus pays 30 XP for a talent roll at +1; 70 left.",
        "Priscus looks for a talent: [1] [1] 11 +10 XP on the red die = 21, and finds nothing.",
        "Priscus learns bravado; prestige 1 to 3.",
        "Priscus buys armour for 4 of 8 denarii: A head; small shield.",
      ]
    `);
  });

  it('what a match leaves behind', () => {
    const wounds = { 1: 6, 2: 1, 3: 0, 4: 0, 5: 0 };
    const deeds = feats({
      attackCf: 30,
      kills: [{ victim: 'B', turn: 2, way: 'quick', w: 0 }],
      missusGranted: true,
      cleaved: 1,
      defeated: [{ fighter: 'B', pr: -1, beast: false }],
      favours: 1,
    });
    const left = [
      lived(
        [
          ['injury', 1, 1],
          ['injury', 3, 4],
        ],
        (ctx) => rollInjuries(ctx, priscus(), wounds, 1),
      ),
      lived([], (ctx) => earnExperience(ctx, priscus(), deeds)),
      lived([], (ctx) => earnExperience(ctx, priscus(), feats())),
      lived([['prestige-change', 6]], (ctx) => changePrestige(ctx, priscus(), deeds)),
      lived([['luck-change', 6, 5]], (ctx) => changeLuck(ctx, priscus(), deeds)),
    ];
    expect(left.flatMap(lines)).toMatchInlineSnapshot(`
      [
        "Priscus had six wounds in the head: [1] [1] 2 -6 wounds = -4 (0 or more: no), CN 4 to 0 for good.",
        "Priscus had one wound in the chest: [3] [4] 7 -1 wounds = 6 (0 or more: yes), healed.",
        "Priscus dies of his wounds: no CN is left.",
        "Priscus earns 34 XP: attack CF above defence CF 10, missus granted 5, a quick kill 19.",
        "Priscus has learned nothing new.",
        "Priscus had to beg for his life: prestige 1 to 0.",
        "Priscus cut a man in two before them all: prestige 0 to 1.",
        "Priscus beat a man they hate: prestige 1 to 2.",
        "Priscus before the crowd: [6] 6 -3 always +1 opponents and beasts beaten = 4 (more than 2: yes); it remembers him, prestige 2 to 3.",
        "Priscus and his luck: [6] [5] 11 -2 favours asked = 9 (more than 6: yes); the gods like him, 6 to 7.",
      ]
    `);
  });
});
