/** What the code may do and where, read from the sources: who imports whom, and what the rules must not know. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Room {
  /** Rooms it may import from; from itself it always may. */
  readonly rooms: readonly string[];
  /** Rooms of which it may import types alone. */
  readonly types?: readonly string[];
  /** Packages it may import, subpaths included; 'node:' is all of Node. */
  readonly packages: readonly string[];
}

/** Rooms of a game that know nothing but the kernel and one another: deterministic, without files and screens. */
const PURE = ['rules', 'career', 'house', 'odds', 'ai', 'ask'].map((room) => `<game>/${room}`);
/** All rooms of a game; what lies beside them in its folder is '<game>'. */
const GAME = [...PURE, ...['session', 'files', 'labour', 'screens', 'cli'].map((room) => `<game>/${room}`), '<game>'];
/** Rooms of the house that are as pure as rules. */
const BASE = ['kernel', 'ai', 'odds'];
const SHOWN = [...BASE, 'session', 'settings', 'safe-text', 'tui'];

/** kernel <- ai, odds <- session <- tui <- play <- ssh <- cli; the store knows saves; a game stands beside all of them. */
const ROOMS: { readonly [room: string]: Room } = {
  kernel: { rooms: [], packages: ['zod', 'seedrandom', '@noble/hashes'] },
  ai: { rooms: ['kernel'], types: ['odds'], packages: [] },
  odds: { rooms: ['kernel'], packages: [] },
  session: { rooms: BASE, packages: [] },
  store: { rooms: ['kernel', 'settings', 'safe-text'], packages: ['conf', 'zod', 'node:'] },
  tui: { rooms: SHOWN, types: ['store'], packages: ['ink', 'ink-select-input', 'react', 'node:events'] },
  play: { rooms: [...SHOWN, 'store', 'games'], packages: ['ink', 'node:'] },
  ssh: { rooms: [...SHOWN, 'store', 'play', 'games'], packages: ['ssh2', 'pino', 'zod', 'node:'] },
  /** What the house asks of a game, and the shelf of games. */
  games: { rooms: SHOWN, types: ['store'], packages: ['zod'] },
  cli: { rooms: [...SHOWN, 'store', 'play', 'ssh', 'games'], packages: ['commander', 'zod', 'node:'] },
  settings: { rooms: [], packages: [] },
  'safe-text': { rooms: [], packages: [] },
  '<game>/rules': { rooms: ['kernel'], packages: ['zod'] },
  // A career fights its bouts by the game's rules, a house makes its men by those of the career; their tables are read together.
  '<game>/career': { rooms: ['kernel', '<game>/rules', '<game>/house'], packages: ['zod'] },
  '<game>/house': { rooms: ['kernel', '<game>/rules', '<game>/career'], packages: ['zod'] },
  '<game>/odds': { rooms: [...BASE, ...PURE], packages: [] },
  '<game>/ai': { rooms: [...BASE, ...PURE], packages: [] },
  '<game>/ask': { rooms: [...BASE, ...PURE], packages: [] },
  '<game>/session': { rooms: [...BASE, ...PURE, 'session'], packages: [] },
  /** What a game keeps in a player's folder, for its screens. */
  '<game>/files': {
    rooms: ['kernel', 'session', 'safe-text', 'store', 'play', ...GAME],
    types: ['tui', 'games'],
    packages: ['zod'],
  },
  /** What takes long and needs no screen, as errands for whichever thread. */
  '<game>/labour': { rooms: [...BASE, 'session', ...GAME], types: ['games'], packages: [] },
  '<game>/screens': { rooms: [...SHOWN, ...GAME], types: ['games'], packages: [] },
  '<game>/cli': { rooms: [...SHOWN, 'store', 'play', 'cli', 'games', ...GAME], packages: ['zod', 'node:'] },
  '<game>': { rooms: [...SHOWN, 'store', 'play', 'cli', 'games', ...GAME], packages: ['zod'] },
};

/** The files that read data/: the doors of a game's tables, and the digest of its rules. */
const isDoor = (path: string): boolean => /^src\/games\/[^/]+\/(data|rulebook)\.ts$/.test(path);

/** What would make a bout depend on more than its seed and choices. */
const FORBIDDEN_IN_ENGINE: { readonly [what: string]: RegExp } = {
  'the clock': /\bDate\b|\bperformance\.(now|timeOrigin)\b|\bTemporal\b/,
  'other dice': /\bMath\.random\b|\bcrypto\b/,
  'the machine': /\bprocess\b|\bglobalThis\b|\bBuffer\b|\brequire\s*\(/,
  'a terminal': /\bconsole\b/,
  'time passing': /\bset(Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\basync\b|\bawait\b|\bPromise\b/,
  'a language of the machine': /\blocaleCompare\b|\btoLocale\w*|\bIntl\b/,
};

/** Lines of the house about fighters on the sand, who are men. */
const FIGURES = ['one who lies, on his face', "name: 'HE'"];

const LONGEST = 400;
/** Files of one folder. */
const FULLEST = 30;

interface Import {
  readonly from: string;
  /** Gone when the program runs. */
  readonly typeOnly: boolean;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const STRINGS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** A file's code alone: no comments, nothing between quotes. */
const codeOf = (text: string): string => text.replace(COMMENTS, '').replace(STRINGS, "''");

/** Everything a file imports, at its head or on the way. */
function importsOf(text: string): readonly Import[] {
  const code = text.replace(COMMENTS, '');
  const heads = [...code.matchAll(/^(?:import|export)\s+(type\s+)?(?:([\w$*\s,{}]*?)\s*\bfrom\s+)?'([^']+)'/gm)].map(
    ([, type, names = '', from = '']) => ({
      from,
      typeOnly: type !== undefined || /^\{(\s*type\s[^,}]*,?)+\}\s*$/.test(names),
    }),
  );
  const lazy = [...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, from = '']) => ({ from, typeOnly: false }));
  return [...heads, ...lazy];
}

/** The file a relative import names. The launcher imports its neighbour as it is called when built. */
const target = (path: string, from: string): string =>
  normalize(join(dirname(path), from))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts');

/** 'kernel', 'tui', '<game>/rules': the first folder below src; in a game, its room. */
function roomOf(path: string): string {
  const [, first = '', game = '', room = ''] = path.split('/');
  if (first !== 'games' || game.includes('.')) return first.replace(/\.tsx?$/, '');
  return room.includes('.') ? '<game>' : `<game>/${room}`;
}

/** The game a file belongs to; null for a file of the house. */
const gameOf = (path: string): string | null => /^src\/games\/([^/.]+)\//.exec(path)?.[1] ?? null;

/** Also a part of one that it does not give out by its name. */
const isPackage = (from: string): boolean => !from.startsWith('.') || from.includes('/node_modules/');
const allows = (room: Room, from: string): boolean =>
  room.packages.some((name) => from === name || from.startsWith(name.endsWith(':') ? name : `${name}/`));

/** The list of games: the only file that imports one. */
const GAMES = 'src/games/index.ts';

/** Why a file may not import something, or null when it may. */
function fault(path: string, { from, typeOnly }: Import): string | null {
  const room = roomOf(path);
  const rules = ROOMS[room];
  if (rules === undefined) return `${path}: no rules for the room '${room}'`;
  if (isPackage(from)) return allows(rules, from) ? null : `${path}: ${room} may not import ${from}`;
  const to = target(path, from);
  if (to.startsWith('data/')) return isDoor(path) ? null : `${path}: ${to} is read through its game's data.ts`;
  const [own, its] = [gameOf(path), gameOf(to)];
  if (own !== null && its !== null && own !== its) return `${path}: a game may not import another (${to})`;
  const other = roomOf(to);
  if (path === GAMES) return null;
  if (own === null && its !== null) return `${path}: the house may not import ${to}`;
  if (other === room || rules.rooms.includes(other)) return null;
  if (rules.types?.includes(other) !== true) return `${path}: ${room} may not import ${other} (${to})`;
  return typeOnly ? null : `${path}: ${room} may import types alone of ${other} (${to})`;
}

/** What a file imports of this repository. */
const targetsOf = (path: string, text: string): readonly string[] =>
  importsOf(text).flatMap(({ from }) => (isPackage(from) ? [] : target(path, from)));

/** What a test or a tool imports of a game: its sources, its data, its tests, its tools. */
function gamesNamed(path: string, text: string): readonly string[] {
  return targetsOf(path, text)
    .filter((to) => gameOf(to) !== null || /^(?:tests|tools)\/games\/|^data\//.test(to))
    .map((to) => `${path}: ${to}`);
}

/** Beside src: whom the files of a folder may import besides their own; tools serve scripts and tests alike. */
const BESIDE: { readonly [folder: string]: readonly string[] } = {
  tools: ['src'],
  tests: ['src', 'tools'],
  scripts: ['src', 'tools'],
};

/** What a file beside src imports that it must not. */
function faultsBeside(path: string, text: string): readonly string[] {
  const [folder = ''] = path.split('/');
  return targetsOf(path, text)
    .filter((to) => [folder, ...(BESIDE[folder] ?? [])].every((one) => !to.startsWith(`${one}/`)))
    .filter((to) => !to.endsWith('.json'))
    .map((to) => `${path}: ${to}`);
}

/** What a file of the rules knows that it must not. */
function impurities({ path, text }: Source): readonly string[] {
  const code = codeOf(text);
  return Object.entries(FORBIDDEN_IN_ENGINE)
    .filter(([, pattern]) => pattern.test(code))
    .map(([what, pattern]) => `${path}: ${what} (${code.match(pattern)?.[0]})`);
}

/** The ways round through some imports back to where they began; empty where there are none. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (way.includes(path) || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

function graphOf(sources: readonly Source[], wanted: (one: Import) => boolean): ReadonlyMap<string, readonly string[]> {
  const edges = ({ path, text }: Source) =>
    importsOf(text)
      .filter((one) => !isPackage(one.from) && wanted(one))
      .map(({ from }) => target(path, from));
  return new Map(sources.map((source) => [source.path, edges(source)]));
}

const GENERATOR = /\bfunction\s*\*\s*(\w*)/g;

/** The names of the generator functions in some code. */
const scriptsIn = (code: string): readonly string[] => [...code.matchAll(GENERATOR)].map(([, name = '']) => name);

/** Calls of scripts by name that do not follow `yield*`: such a call does nothing at all. A signature is no call. */
function idleCalls(code: string, scripts: readonly string[]): readonly string[] {
  const call = new RegExp(
    `(?:(yield\\s*\\*\\s*|function\\s*\\*\\s*)|(?<![.\\w]))(?:${scripts.join('|')})(?:<[^()]*>)?\\((?!\\w+\\??:)`,
    'g',
  );
  return [...code.matchAll(call)].filter(([, how]) => how === undefined).map(([text]) => text);
}

/** Files of the repository by their pattern. */
const filesOf = (pattern: string): readonly Source[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const SOURCES = filesOf('src/**/*.{ts,tsx}');
const IN_ENGINE = SOURCES.filter(({ path }) => [...BASE, ...PURE].includes(roomOf(path)));
/** Where scripts are written. The odds drive some of them by hand. */
const SCRIPTED = IN_ENGINE.filter(({ path }) => !/\/(odds|ai)\//.test(path));
/** Files of the house that reach into a game. */
const REACHING = SOURCES.filter(({ path, text }) => {
  if (path.startsWith('src/games/')) return false;
  return importsOf(text).some(({ from }) => !isPackage(from) && gameOf(target(path, from)) !== null);
}).map(({ path }) => path);

describe('imports', () => {
  it('go from room to room as the design allows, data through its doors', () => {
    const faults = SOURCES.flatMap(({ path, text }) => importsOf(text).map((one) => fault(path, one)));
    expect(faults.length).toBeGreaterThan(300);
    expect(faults.filter((one) => one !== null)).toEqual([]);
  });

  it('name files that are there', () => {
    const paths = new Set(SOURCES.map(({ path }) => path));
    const named = SOURCES.flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ from }) => !isPackage(from) && !from.endsWith('.json'))
        .map(({ from }) => target(path, from)),
    );
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('lead from the house into no game', () => {
    expect(REACHING).toEqual([]);
  });

  it('of tests and tools outside their games name no game: they play the toy', () => {
    const outside = filesOf('{tests,tools}/**/*.{ts,tsx}').filter(({ path }) => !/^\w+\/games\//.test(path));
    expect(outside.length).toBeGreaterThan(50);
    expect(outside.flatMap(({ path, text }) => gamesNamed(path, text))).toEqual([]);
    expect(gamesNamed('tests/tui/x.test.ts', "import { a } from '../../src/games/heroes/rules/a.ts';")).toHaveLength(1);
    expect(gamesNamed('tests/tui/x.test.ts', "import { a } from '../games/heroes/a.ts';")).toHaveLength(1);
    expect(gamesNamed('tools/x.ts', "import { a } from './games/heroes/a.ts';")).toHaveLength(1);
    expect(gamesNamed('tests/tui/x.test.ts', "import { a } from '../../src/games/index.ts';")).toEqual([]);
  });

  it('lead from scripts into no test, from tests into no script, from tools into neither, and from src into none', () => {
    const beside = filesOf('{tools,tests,scripts}/**/*.{ts,tsx}');
    expect(new Set(beside.map(({ path }) => path.split('/')[0])).size).toBe(3);
    expect(beside.flatMap(({ path, text }) => faultsBeside(path, text))).toEqual([]);
    expect(
      SOURCES.flatMap(({ path, text }) => targetsOf(path, text)).filter((to) => !/^(?:src|data)\//.test(to)),
    ).toEqual([]);
    expect(faultsBeside('scripts/soak/x.ts', "import { a } from '../../tests/support/a.ts';")).toHaveLength(1);
    expect(faultsBeside('tests/tui/x.test.ts', "import { a } from '../../scripts/a.ts';")).toHaveLength(1);
    expect(faultsBeside('tools/x.ts', "import { a } from '../tests/support/a.ts';")).toHaveLength(1);
    expect(faultsBeside('tools/x.ts', "import { a } from './a.ts';")).toEqual([]);
  });

  it('lead nowhere in a circle, types included', () => {
    expect(cycles(graphOf(SOURCES, () => true))).toEqual([]);
  });

  it('of every table come through the door: no data file is left out', () => {
    const doors = SOURCES.filter(({ path }) => isDoor(path));
    const read = doors.flatMap(({ path, text }) => importsOf(text).map(({ from }) => target(path, from)));
    const files = globSync('data/**/*.json').map((path) => path.replaceAll('\\', '/'));
    expect(read.filter((path) => path.startsWith('data/')).sort()).toEqual(files.sort());
  });
});

describe('the rules', () => {
  it('knows no clock, no other dice, no machine, no terminal and no language of the machine', () => {
    expect(IN_ENGINE.flatMap(impurities)).toEqual([]);
  });

  it('has one class, the match, besides its error', () => {
    const classes = IN_ENGINE.flatMap(({ text }) =>
      [...codeOf(text).matchAll(/\bclass\s+(\w+)/g)].map(([, name]) => name),
    );
    expect(classes.sort()).toEqual(['Match', 'TableError']);
  });

  it('calls its generators resolveX or playX', () => {
    const scripts = IN_ENGINE.flatMap(({ text }) => scriptsIn(codeOf(text)));
    expect(scripts).toContain('resolveAsking');
    expect(scripts.filter((name) => !/^(resolve|play)[A-Z]/.test(name))).toEqual([]);
  });

  it('calls no script without yield*', () => {
    const scripts = [...new Set(SCRIPTED.flatMap(({ text }) => scriptsIn(codeOf(text))))];
    const idle = SCRIPTED.flatMap(({ path, text }) =>
      idleCalls(codeOf(text), scripts).map((call) => `${path}: ${call}`),
    );
    expect(idle).toEqual([]);
  });

  it('leaves it to the kernel to drive a phase', () => {
    const drivers = SOURCES.filter(({ text }) => /\.playPhase\s*\(/.test(codeOf(text))).map(({ path }) => path);
    expect(drivers).toEqual(['match', 'pleas/pleading', 'runner'].map((file) => `src/kernel/${file}.ts`));
  });

  it('is the only place with scripts', () => {
    const others = SOURCES.filter((source) => !IN_ENGINE.includes(source) && scriptsIn(codeOf(source.text)).length > 0);
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = SOURCES.filter(({ text }) => text.trimEnd().split('\n').length > LONGEST);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('of the house call nobody he: a session, an account and a player are neither men nor women', () => {
    const house = SOURCES.filter(({ path }) => !path.startsWith('src/games/') && !path.startsWith('src/tui/arena/'));
    const pages = ['CONTRIBUTING.md', 'docs/hosting.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const told = [...house, ...pages].flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /\b(he|him|his|himself)\b/iu.test(line) && !FIGURES.some((figure) => line.includes(figure)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(told).toEqual([]);
  });

  it(`stand at most ${FULLEST} to a folder`, () => {
    const counts = new Map<string, number>();
    for (const { path } of SOURCES) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > FULLEST)).toEqual([]);
  });
});

it('the tests run on the Node that the program asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [, wantedMajor = '', wantedMinor = ''] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];
  const enough = major > Number(wantedMajor) || (major === Number(wantedMajor) && minor >= Number(wantedMinor));
  const hint = `this is Node ${process.versions.node}, wanted is ${engines.node}: \`npm rebuild node\` installs the one of the tests`;
  expect(Number(wantedMajor)).toBeGreaterThanOrEqual(22);
  expect(enough, hint).toBe(true);
});

describe('these tests can tell', () => {
  const source = (text: string): Source => ({ path: 'src/kernel/x.ts', text });

  it('imports of every form', () => {
    const text = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      "import { type C, type D } from './c.ts';",
      "import {\n  type E,\n  f,\n} from './e.ts';",
      "import './g.ts';",
      "export { h } from './h.ts';",
      "const i = await import('./i.ts');",
      "import j from './j.json' with { type: 'json' };",
      "// import k from './k.ts';",
      "export type K = 'k' | 'l';",
      "export const l = 'l.ts';",
      "export function m(n = './m.ts') {}",
    ].join('\n');
    expect(importsOf(text).map(({ from, typeOnly }) => `${from} ${typeOnly ? 'type' : 'value'}`)).toEqual([
      './a.ts value',
      './b.ts type',
      './c.ts type',
      './e.ts value',
      './g.ts value',
      './h.ts value',
      './j.json value',
      './i.ts value',
    ]);
  });

  it.each([
    ['src/kernel/x.ts', '../games/gladiator/rules/types.ts'],
    ['src/kernel/x.ts', '../tui/style.ts'],
    ['src/kernel/x.ts', '../../data/gladiator/crt.json'],
    ['src/games/gladiator/rules/x.ts', '../../../store/store.ts'],
    ['src/games/gladiator/rules/x.ts', '../data.ts'],
    ['src/games/gladiator/rules/x.ts', '../career/types.ts'],
    ['src/games/gladiator/rules/x.ts', 'node:fs'],
    ['src/games/gladiator/rules/x.ts', 'seedrandom'],
    ['src/games/gladiator/screens/x.ts', '../../heroes/rules/types.ts'],
    ['src/games/gladiator/odds/x.ts', '../../../session/session.ts'],
    ['src/session/x.ts', 'react'],
    ['src/session/x.ts', '../tui/style.ts'],
    ['src/session/x.ts', '../games/gladiator/rules/types.ts'],
    ['src/session/x.ts', '../games/shelf.ts'],
    ['src/games/door.ts', './gladiator/rules/types.ts'],
    ['src/tui/x.ts', '../store/store.ts'],
    ['src/tui/screens/x.ts', 'node:fs'],
    ['src/tui/x.ts', '../cli/main.ts'],
    ['src/store/x.ts', '../tui/style.ts'],
    ['src/store/x.ts', 'inkling'],
    ['src/tui/x.ts', 'inkling'],
    ['src/newcomer/x.ts', './y.ts'],
  ])('that %s may not import %s', (path, from) => {
    expect(fault(path, { from, typeOnly: false })).not.toBeNull();
  });

  it.each([
    ['src/tui/x.ts', '../store/store.ts'],
    ['src/games/x.ts', '../store/hall.ts'],
    ['src/games/gladiator/files/x.ts', '../../../tui/services.ts'],
    ['src/games/gladiator/files/x.ts', '../../game.ts'],
    ['src/games/gladiator/screens/x.ts', '../../game.ts'],
  ])('that %s may import types of %s, and nothing else', (path, from) => {
    expect(fault(path, { from, typeOnly: true })).toBeNull();
    expect(fault(path, { from, typeOnly: false })).toContain('types alone');
  });

  it.each([
    ['src/tui/x.ts', '../games/game.ts'],
    ['src/tui/x.ts', '../play/games.ts'],
    ['src/store/x.ts', '../games/game.ts'],
    ['src/session/x.ts', '../store/store.ts'],
    ['src/games/gladiator/rules/x.ts', '../../game.ts'],
    ['src/games/gladiator/ai/x.ts', '../files/types.ts'],
    ['src/games/gladiator/session/x.ts', '../files/types.ts'],
    ['src/games/gladiator/files/x.ts', '../../../ssh/host.ts'],
    ['src/games/gladiator/screens/x.ts', '../../../store/store.ts'],
    ['src/games/gladiator/screens/x.ts', '../../heroes/rules/types.ts'],
  ])('that %s may not import even types of %s', (path, from) => {
    expect(fault(path, { from, typeOnly: true })).not.toBeNull();
  });

  it.each([
    ['src/play/x.ts', '../games/shelf.ts'],
    ['src/ssh/x.ts', '../games/shelf.ts'],
    ['src/cli/x.ts', '../games/shelf.ts'],
    ['src/games/gladiator/x.ts', '../door.ts'],
    ['src/games/gladiator/x.ts', './files/hall.ts'],
    ['src/games/gladiator/screens/x.ts', '../files/services.ts'],
    ['src/games/gladiator/files/x.ts', '../../../store/hall.ts'],
    ['src/games/gladiator/files/x.ts', '../career/told/hall.ts'],
  ])('that %s may import %s', (path, from) => {
    expect(fault(path, { from, typeOnly: false })).toBeNull();
  });

  it.each([
    'const now = Date.now();',
    'const face = Math.random();',
    'if (process.env.X) go();',
    'const { Date: clock } = globalThis;',
    'console.log(1);',
    'names.sort((a, b) => a.localeCompare(b));',
    'async function resolveX() {}',
  ])('that the rules may not say %s', (text) => {
    expect(impurities(source(text)).length).toBeGreaterThan(0);
  });

  it('words from deeds: comments and texts may say anything', () => {
    expect(impurities(source("/** Date of the process. */\nconst a = 'Math.random() of Date'; // console"))).toEqual(
      [],
    );
  });

  it('a circle from a detour', () => {
    const detour = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(cycles(detour)).toEqual([]);
    expect(cycles(new Map([...detour, ['d', ['b']]]))).toEqual(['b -> d -> b']);
    expect(cycles(new Map([['a', ['a']]]))).toEqual(['a -> a']);
  });

  it('an idle call from one that runs', () => {
    const scripts = ['resolveX', 'playY'];
    const good =
      'function* resolveX(a) {}\nyield* resolveX(a);\nconst b = yield* playY<C>(a);\nruleset.playY(a);\n  playY(a: A): B;';
    expect(idleCalls(good, scripts)).toEqual([]);
    expect(idleCalls('resolveX(a);\nconst b = playY<C>(a);\nyield resolveX(a);', scripts).length).toBe(3);
  });
});
