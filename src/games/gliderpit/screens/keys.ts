/** The keys of the screens of a bout and of a season. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { leadBindings, longGameBindings, matchBindings } from '../../../tui/match/keys.ts';
import type { Idle } from '../../../tui/program.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';

const BOUT = 'gliderpit-bout';

/** Where the mark goes, and which of several ends there it is on. */
const LEADING: readonly Binding[] = [
  ...leadBindings(BOUT, {
    east: ['fly to', 'the mark to an end further east; Enter flies there'],
    west: 'the mark to an end further west',
    toward: (way) => `the mark to an end further ${WAY_NAMES[way]}`,
  }),
  bind('turn-left', [BOUT], ['q', '['], 'face', 'an end there that faces further left'),
  bind('turn-right', [BOUT], ['r', ']'], '', 'an end there that faces further right'),
  bind('other-next', [BOUT], ['+', '.'], 'level', 'the next end there, by altitude and speed'),
  bind('other-back', [BOUT], ['-', ','], '', 'the one before it'),
  bind('zoom', [BOUT], ['m'], 'close', 'the pit closely, or whole'),
];

/** Questions whose answers lead over the pit, and the one whose answers lead to other levels of a hex. */
const LED: ReadonlySet<string> = new Set(['zone', 'launch', 'maneuver']);
const LEVELLED: ReadonlySet<string> = new Set([...LED, 'glide']);

/** The keys of the mark that lead nowhere at a question of a kind. */
export function idleAt(kind: string): Idle {
  const isIdle = ({ command }: Binding): boolean =>
    command !== 'zoom' && !(command.startsWith('other') ? LEVELLED : LED).has(kind);
  return Object.fromEntries(LEADING.filter(isIdle).map(({ command }) => [command, '']));
}

/** In the order key bars show them. */
export const GLIDERPIT_BINDINGS: readonly Binding[] = [
  ...matchBindings(BOUT, LEADING, { why: ['?'], help: ['F1'] }),
  ...longGameBindings('gliderpit-season', ['?', 'F1'], 'the hangar'),
];
