/** npm run screenshots: docs/screenshots/*.png, taken from the real program in a pseudo-terminal; of some scenes by name, 'node scripts/screenshots.ts shootEight'. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextKeys } from '../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../tools/terminal.ts';
import { toGladiator } from './host/title.ts';
import { shootBeasts, shootJavelin, shootRiders, shootRock } from './screenshots/arena.ts';
import { FOLDER, type Stage, shoot, start, type } from './screenshots/camera.ts';
import { shootAfter, shootBill, shootEnd, shootSchool } from './screenshots/careers.ts';
import { shootBuilder, shootDeck } from './screenshots/gladiatori.ts';
import { shootPit, shootSeason } from './screenshots/gliderpit.ts';
import { shootFamilia, shootHeroes, shootYard } from './screenshots/heroes.ts';
import { shootHost } from './screenshots/host.ts';
import { HOUSES } from './screenshots/houses.ts';
import { shootHunt } from './screenshots/hunt.ts';
import { shootMelee } from './screenshots/melee.ts';
import { shootDuel, shootEight, shootMunus } from './screenshots/munera.ts';
import { shootNets } from './screenshots/nets.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
/** The scenes that are named; none: all. */
const ONLY = process.argv.slice(2);
const SEED = 'spartacus';
const SEARCH_MS = 120_000;

/** A screen to wait for while a bout is played, and the name of its picture. */
const MOMENTS: readonly (readonly [name: string, seen: RegExp])[] = [
  ['plotting', /1 \S+→/u],
  ['allocation', /spent [1-9]\d* +left 0/u],
  ['resolution', /wound +\[/u],
];

const CAREERS = [shootSchool, shootBill, shootAfter, shootEnd] as const;
const ARENA = [shootRock, shootJavelin, shootRiders, shootBeasts] as const;

async function titleAndCreation(stage: Stage): Promise<void> {
  const terminal = await start(stage);
  shoot(terminal, 'title');
  await toGladiator(terminal);
  await terminal.press('p');
  await terminal.idle();
  shoot(terminal, 'presets');
  await terminal.press('m', KEYS.enter);
  await terminal.idle();
  shoot(terminal, 'creation');
  await terminal.dispose();
}

async function wholeBout(stage: Stage): Promise<void> {
  const terminal = await start(stage, 'practice', '--red', 'medium', '--seed', SEED);
  const wanted = new Map(MOMENTS);
  for (;;) {
    const screen = terminal.screen();
    for (const [name, seen] of wanted) {
      if (!seen.test(screen)) continue;
      shoot(terminal, name);
      wanted.delete(name);
      if (name === 'resolution') await why(terminal);
    }
    const keys = nextKeys(screen);
    if (keys === null) break;
    await type(terminal, ...keys);
  }
  if (wanted.size > 0) throw new Error(`the bout of seed '${SEED}' has no ${[...wanted.keys()].join(', ')}`);
  shoot(terminal, 'end');
  await luck(terminal);
  await terminal.dispose();
}

/** The page of luck, once the rolls that swung the bout are found. */
async function luck(terminal: Terminal): Promise<void> {
  await terminal.press('L');
  await terminal.waitFor(/your chance|No single roll/u, SEARCH_MS);
  await terminal.idle();
  shoot(terminal, 'luck');
}

async function why(terminal: Terminal): Promise<void> {
  await terminal.press('?');
  await terminal.waitFor('Why?');
  await terminal.idle();
  shoot(terminal, 'why');
  await terminal.press(KEYS.escape);
  await terminal.idle();
}

mkdirSync(FOLDER, { recursive: true });
for (const [columns, rows] of SIZES) {
  for (const scene of [
    titleAndCreation,
    wholeBout,
    shootMelee,
    shootNets,
    shootHunt,
    ...CAREERS,
    ...HOUSES,
    ...ARENA,
    shootHost,
    shootHeroes,
    shootFamilia,
    shootYard,
    shootEight,
    shootDuel,
    shootMunus,
    shootDeck,
    shootBuilder,
    shootPit,
    shootSeason,
  ].filter(({ name }) => ONLY.length === 0 || ONLY.includes(name))) {
    const folder = mkdtempSync(join(tmpdir(), 'harena-'));
    try {
      await scene({ columns, rows, folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
